/** multipart/mixed (RFC 2046 §5.1), one PDF per part, with the part headers of docs/semantics.md, §4.9. */
import { createHash } from 'node:crypto';
import type { Document } from '../contract/backend';
import type { Packable } from './envelope';
import { atOnce, type Steps } from '../pace/steps';
import { Budget, defaultPackageLimits, invalidPackage, type PackageLimits } from './limits';
import { parseHeader } from './media-type';
import { baseName } from './names';
import { announce, joinAll, type Announced, type PackageWriter } from './writer';

const CRLF = '\r\n';
/** The cost of a part, see `Pace`. */
const PART_COST = 3_000;
/** That of a byte of its headers, of one in which a delimiter is looked for, and of a place that begins like one. */
const [HEADER_COST, SEARCHED_COST, LIKE_COST] = [20, 0.3, 60];
/** Bytes in which a delimiter is looked for at once. */
const WINDOW = 2 ** 20;

export function packMultipart(documents: readonly Packable[]): { contentType: string; body: Uint8Array } {
	const writer = multipartWriter(documents.map(announce), boundaryFor(documents));
	return { contentType: writer.contentType, body: joinAll(writer, documents) };
}

/** `boundary`: text that occurs in none of the documents. */
export function multipartWriter(announced: readonly Announced[], boundary: string): PackageWriter {
	const heads = announced.map(({ name, size, mediaType }, index) => {
		const lines = [
			`--${boundary}`,
			`Content-Type: ${mediaType ?? 'application/pdf'}`,
			`Content-Disposition: attachment; ${fileNameParameters(baseName(name, index))}`,
			`Content-Length: ${size}`,
		];
		return Buffer.from(`${index === 0 ? '' : CRLF}${lines.join(CRLF)}${CRLF}${CRLF}`, 'utf8');
	});
	const end = Buffer.from(`${announced.length === 0 ? '' : CRLF}--${boundary}--${CRLF}`, 'latin1');
	return {
		contentType: `multipart/mixed; boundary=${boundary}`,
		length: announced.reduce((sum, { size }, index) => sum + heads[index]!.length + size, end.length),
		*part(index, bytes) {
			yield heads[index]!;
			yield bytes;
		},
		*end() {
			yield end;
		},
	};
}

/**
 * Tolerates a preamble and epilogue, header names in any case and order, quoted boundaries, bare line feeds around
 * headers, parts without names or with base64. @throws OctavoError
 */
export function* multipartSteps(body: Uint8Array, contentType: string, limits: PackageLimits): Steps<Document[]> {
	const boundary = parseHeader(contentType).parameters.get('boundary');
	if (boundary === undefined || boundary === '') throw invalidPackage('its content type names no boundary');
	const view = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
	const budget = new Budget(limits, body.length);
	const documents: Document[] = [];
	let delimiter = yield* findDelimiter(view, boundary, 0);
	while (delimiter && !delimiter.last) {
		const { headers, end: start } = readHeaders(view, delimiter.end);
		yield (start - delimiter.end) * HEADER_COST;
		const next = yield* nextDelimiter(view, boundary, start, headers.get('content-length'));
		if (!next) throw invalidPackage(`part ${documents.length + 1} of the multipart body has no end`);
		const content = view.subarray(start, Math.max(start, next.start));
		budget.take(content.length);
		const encoded = headers.get('content-transfer-encoding')?.trim().toLowerCase() === 'base64';
		const bytes = encoded ? Buffer.from(content.toString('latin1'), 'base64') : content;
		documents.push({ name: baseName(nameIn(headers), documents.length), bytes: new Uint8Array(bytes) });
		delimiter = next;
		yield PART_COST + content.length;
	}
	if (!delimiter) throw invalidPackage('the multipart body has no boundary');
	return documents;
}

/** The same at once. */
export const unpackMultipart = (
	body: Uint8Array,
	contentType: string,
	limits: PackageLimits = defaultPackageLimits,
): Document[] => atOnce(multipartSteps(body, contentType, limits));

interface Delimiter {
	/** The end of the content before it. */
	readonly start: number;
	/** The start of the line after it. */
	readonly end: number;
	/** Whether it is the closing delimiter. */
	readonly last: boolean;
}

/** Hashes again until the boundary occurs in no document: a PDF may contain anything, even an earlier answer of ours. */
export function boundaryFor(documents: readonly Document[]): string {
	const names = documents.map(({ name }, index) => baseName(name, index));
	for (let attempt = 0; ; attempt++) {
		const boundary = boundaryOf(documents, `${attempt};${names.join('/')}`);
		const occurs = documents.some(({ bytes }) =>
			Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(boundary),
		);
		if (!occurs) return boundary;
	}
}

/** Derived from a hash of `sources`, so that no bytes that were made of them have it; `seed` tells uses apart. */
export function boundaryOf(sources: readonly { readonly bytes: Uint8Array }[], seed: string): string {
	const hash = createHash('sha256').update(seed);
	for (const { bytes } of sources) hash.update(`${bytes.length};`).update(bytes);
	return `octavo-${hash.digest('hex').slice(0, 40)}`;
}

/** RFC 6266: a plain name unchanged, any other name also in the extended form of RFC 8187. */
function fileNameParameters(name: string): string {
	const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '\\$&');
	const extended = encodeURIComponent(name).replace(
		/['()*]/g,
		(character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
	);
	return /^[\x20-\x7e]*$/.test(name) ? `filename="${plain}"` : `filename="${plain}"; filename*=UTF-8''${extended}`;
}

/** A delimiter begins a line, and only spaces and tabs follow it (RFC 2046 §5.1.1). */
function* findDelimiter(view: Buffer, boundary: string, from: number): Steps<Delimiter | undefined> {
	const dashed = Buffer.from(`--${boundary}`, 'latin1');
	for (let start = from; start < view.length; start += WINDOW) {
		// One may begin in this window and end in the next.
		const window = view.subarray(start, start + WINDOW + dashed.length - 1);
		for (let at = window.indexOf(dashed); at >= 0; at = window.indexOf(dashed, at + 1)) {
			const found = delimiterAt(view, start + at, dashed.length);
			if (found) return found;
			yield LIKE_COST;
		}
		yield window.length * SEARCHED_COST;
	}
	return undefined;
}

/** The delimiter whose dashes are here, if that is one. */
function delimiterAt(view: Buffer, at: number, length: number): Delimiter | undefined {
	if (at !== 0 && view[at - 1] !== 0x0a) return undefined;
	const start = at === 0 ? 0 : view[at - 2] === 0x0d ? at - 2 : at - 1;
	let end = at + length;
	const last = view[end] === 0x2d && view[end + 1] === 0x2d;
	if (last) end += 2;
	while (view[end] === 0x20 || view[end] === 0x09) end++;
	if (view[end] === 0x0d) end++;
	if (view[end] === 0x0a) end++;
	else if (!last || end < view.length) return undefined;
	return { start, end, last };
}

/** A stated length counts if a delimiter follows it directly: then the content may contain the boundary itself. */
function* nextDelimiter(view: Buffer, boundary: string, start: number, length: string | undefined): Steps<Delimiter | undefined> {
	if (length !== undefined && /^\d{1,15}$/.test(length.trim())) {
		const end = start + Number(length);
		const dashed = `--${boundary}`;
		// Nowhere else: each part could have all that follows searched.
		for (const at of [end + 1, end + 2]) {
			const isThere = view.toString('latin1', at, at + dashed.length) === dashed;
			const stated = isThere ? delimiterAt(view, at, dashed.length) : undefined;
			if (stated?.start === end) return stated;
		}
	}
	// The delimiter of an empty part follows its headers directly: search from the line break that ended them.
	return yield* findDelimiter(view, boundary, Math.max(0, start - 2));
}

function readHeaders(view: Buffer, from: number): { headers: Map<string, string>; end: number } {
	const headers = new Map<string, string>();
	let at = from;
	let name = '';
	for (;;) {
		const feed = view.indexOf(0x0a, at);
		if (feed < 0) throw invalidPackage('the headers of a part have no end');
		const line = view.toString('utf8', at, feed).replace(/\r$/, '');
		at = feed + 1;
		if (line === '') return { headers, end: at };
		if (at - from > 65_536) throw invalidPackage('the headers of a part are too long');
		const colon = line.indexOf(':');
		// A line that starts with white space continues the one before (RFC 5322 §2.2.3).
		if (/^[ \t]/.test(line)) headers.set(name, `${headers.get(name) ?? ''} ${line.trim()}`);
		else if (colon > 0) headers.set((name = line.slice(0, colon).trim().toLowerCase()), line.slice(colon + 1).trim());
	}
}

function nameIn(headers: ReadonlyMap<string, string>): string | undefined {
	const disposition = parseHeader(headers.get('content-disposition') ?? '').parameters;
	const extended = /^utf-8'[^']*'(.*)$/i.exec(disposition.get('filename*') ?? '')?.[1];
	if (extended !== undefined && /^(?:[^%]|%[0-9a-f]{2})*$/i.test(extended)) {
		const bytes = extended.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
		return Buffer.from(bytes, 'latin1').toString('utf8');
	}
	// Browsers write a quote as %22 (docs/semantics.md, §4.4).
	const plain = disposition.get('filename')?.replaceAll('%22', '"');
	return plain ?? parseHeader(headers.get('content-type') ?? '').parameters.get('name');
}
