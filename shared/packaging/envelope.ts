/** The contract's JSON envelope: `{"documents":[{"name":"00001.pdf","content":"<base64>"}]}`. */
import type { Document } from '../contract/backend';
import { memberOf } from '../contract/json';
import { atOnce, type Steps } from '../pace/steps';
import { Budget, defaultPackageLimits, invalidPackage, type PackageLimits } from './limits';
import { parsingJson } from './json-pieces';
import { baseName, entryNames } from './names';
import type { Announced, PackageWriter } from './writer';

/** A document, or a file of another media type. */
export interface Packable extends Document {
	readonly mediaType?: string;
	/** The text that was found where a part of a split by text begins. */
	readonly match?: string;
}

/** Bytes encoded at a time: a multiple of three, so that base64 needs no padding between the pieces. */
const CHUNK = 3 * 256 * 1024;
/** The longest string of V8: 2^29 - 24 characters. */
const LONGEST_TEXT = 2 ** 29 - 24;

/** Written as bytes, piece by piece: one string could not be longer than V8 allows. */
export function envelopeWriter(announced: readonly Announced[]): PackageWriter {
	const names = entryNames(announced);
	const heads = names.map((name, index) =>
		Buffer.from(
			`${index === 0 ? '{"documents":[' : ','}{"name":${JSON.stringify(name)},${furtherEntries(announced[index]!)}"content":"`,
			'utf8',
		),
	);
	const end = Buffer.from(announced.length === 0 ? '{"documents":[]}' : ']}', 'latin1');
	return {
		contentType: 'application/json',
		length: announced.reduce((sum, { size }, index) => sum + heads[index]!.length + Math.ceil(size / 3) * 4 + 2, end.length),
		*part(index, bytes) {
			yield heads[index]!;
			const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
			for (let from = 0; from < view.length; from += CHUNK)
				yield Buffer.from(view.toString('base64', from, Math.min(from + CHUNK, view.length)), 'latin1');
			yield Buffer.from('"}', 'latin1');
		},
		*end() {
			yield end;
		},
	};
}

const furtherEntries = ({ mediaType, match }: Announced): string =>
	[
		...(mediaType === undefined ? [] : [`"content_type":${JSON.stringify(mediaType)},`]),
		...(match === undefined ? [] : [`"match":${JSON.stringify(match)},`]),
	].join('');

/** Unknown keys are ignored; a missing name becomes the ordinal. @throws OctavoError */
export function* envelopeSteps(body: Uint8Array, limits: PackageLimits): Steps<Packable[]> {
	if (body.length > LONGEST_TEXT) throw invalidPackage(`a JSON envelope of ${body.length} bytes is too long to read`);
	const value = yield* parsingJson(body);
	if (value === undefined) throw invalidPackage('it is not valid JSON');
	const documents = memberOf(value, 'documents');
	if (!Array.isArray(documents)) throw invalidPackage('the JSON has no list named documents');
	const budget = new Budget(limits, body.length);
	const found: Packable[] = [];
	for (const [index, entry] of (documents as unknown[]).entries()) {
		const content = memberOf(entry, 'content');
		if (typeof content !== 'string') throw invalidPackage(`document ${index + 1} of the JSON has no content`);
		budget.take(Math.floor((content.length * 3) / 4));
		const bytes = yield* fromBase64(content);
		if (!bytes) throw invalidPackage(`the content of document ${index + 1} is not base64`);
		const name = memberOf(entry, 'name');
		const match = memberOf(entry, 'match');
		found.push({
			name: baseName(typeof name === 'string' ? name : undefined, index),
			bytes,
			...(typeof match === 'string' ? { match } : {}),
		});
		yield ENTRY_COST;
	}
	return found;
}

/** The same at once. */
export const unpackEnvelope = (body: Uint8Array, limits: PackageLimits = defaultPackageLimits): Packable[] =>
	atOnce(envelopeSteps(body, limits));

/** Characters of base64 that are decoded at once, the cost of one, and that of a document, see `Pace`. */
const [DECODED, DECODED_COST, ENTRY_COST] = [2 ** 20, 2, 1_500];

/** The bytes; undefined for a text that is not base64: Buffer skips its other characters, and would return part of a document. */
function* fromBase64(text: string): Steps<Uint8Array | undefined> {
	const pieces: Buffer[] = [];
	let rest = '';
	for (let from = 0; from < text.length; from += DECODED) {
		const piece = text.slice(from, from + DECODED);
		if (/[^A-Za-z0-9+/=_\s-]/.test(piece)) return undefined;
		const digits = rest + piece.replace(/\s+/g, '');
		const whole = from + DECODED < text.length ? digits.length - (digits.length % 4) : digits.length;
		pieces.push(Buffer.from(digits.slice(0, whole), 'base64'));
		rest = digits.slice(whole);
		yield piece.length * DECODED_COST;
	}
	return new Uint8Array(pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces));
}
