/** The contract's JSON envelope: `{"documents":[{"name":"00001.pdf","content":"<base64>"}]}`. */
import type { Document } from '../contract/backend';
import { memberOf, parseJson } from '../contract/json';
import { Budget, defaultPackageLimits, invalidPackage, type PackageLimits } from './limits';
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
export function unpackEnvelope(body: Uint8Array, limits: PackageLimits = defaultPackageLimits): Packable[] {
	if (body.length > LONGEST_TEXT) throw invalidPackage(`a JSON envelope of ${body.length} bytes is too long to read`);
	const value = parseJson(body);
	if (value === undefined) throw invalidPackage('it is not valid JSON');
	const documents = memberOf(value, 'documents');
	if (!Array.isArray(documents)) throw invalidPackage('the JSON has no list named documents');
	const budget = new Budget(limits, body.length);
	return documents.map((entry: unknown, index): Packable => {
		const content = memberOf(entry, 'content');
		if (typeof content !== 'string') throw invalidPackage(`document ${index + 1} of the JSON has no content`);
		budget.take(Math.floor((content.length * 3) / 4));
		// Buffer skips characters that are not base64, and would return part of a document.
		if (/[^A-Za-z0-9+/=_\s-]/.test(content)) throw invalidPackage(`the content of document ${index + 1} is not base64`);
		const name = memberOf(entry, 'name');
		const match = memberOf(entry, 'match');
		return {
			name: baseName(typeof name === 'string' ? name : undefined, index),
			bytes: new Uint8Array(Buffer.from(content, 'base64')),
			...(typeof match === 'string' ? { match } : {}),
		};
	});
}
