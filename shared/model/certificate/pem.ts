/** Certificates and keys as text (RFC 7468): several may follow one another, with text between. */

export interface Pem {
	/** Such as `CERTIFICATE`. */
	readonly label: string;
	readonly bytes: Buffer;
}

const MOST = 1000;
const BEGIN = '-----BEGIN ';
const DASHES = '-----';

export const isPem = (bytes: Uint8Array): boolean => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(BEGIN);

export function readPem(bytes: Uint8Array): Pem[] {
	const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
	const found: Pem[] = [];
	// Beginnings without an end count as well: each is searched for one.
	for (let at = text.indexOf(BEGIN), tries = 0; at >= 0 && tries < MOST; at = text.indexOf(BEGIN, at + 1), tries++) {
		const close = text.indexOf(DASHES, at + BEGIN.length);
		if (close < 0 || close - at > 80) continue;
		const label = text.toString('latin1', at + BEGIN.length, close);
		const end = text.indexOf(`-----END ${label}-----`, close);
		if (end < 0) continue;
		found.push({ label, bytes: Buffer.from(text.toString('latin1', close + DASHES.length, end), 'base64') });
	}
	return found;
}
