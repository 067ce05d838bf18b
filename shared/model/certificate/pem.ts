/** Certificates and keys as text (RFC 7468): several may follow one another, with text between. */

export interface Pem {
	/** Such as `CERTIFICATE`. */
	readonly label: string;
	readonly bytes: Buffer;
}

/** More are not read: a file has one beyond, so that it can be refused. */
export const MOST_BLOCKS = 1000;
const BEGIN = '-----BEGIN ';
const DASHES = '-----';
const LONGEST_LABEL = 64;

export const isPem = (bytes: Uint8Array): boolean => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(BEGIN);

/**
 * Blocks do not nest, so each ends at the next dashes after its beginning: no part of the file is searched twice, however many
 * beginnings it has.
 */
export function readPem(bytes: Uint8Array): Pem[] {
	const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
	const found: Pem[] = [];
	for (let at = text.indexOf(BEGIN); at >= 0 && found.length <= MOST_BLOCKS; at = text.indexOf(BEGIN, at)) {
		const from = at + BEGIN.length;
		const close = text.indexOf(DASHES, from);
		if (close < 0) break;
		at = from;
		if (close - from > LONGEST_LABEL) continue;
		const label = text.toString('latin1', from, close);
		const body = close + DASHES.length;
		const end = text.indexOf(DASHES, body);
		if (end < 0) break;
		at = end;
		const mark = `${DASHES}END ${label}${DASHES}`;
		if (text.toString('latin1', end, end + mark.length) !== mark) continue;
		found.push({ label, bytes: Buffer.from(text.toString('latin1', body, end), 'base64') });
		at = end + mark.length;
	}
	return found;
}
