/** Certificates with private keys. They are values of secrets, and never files of the workspace (docs/semantics.md, D89). */
import type { Document } from '../../shared/contract/operations/types';

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** The key in the value of a secret; undefined if it is neither PEM nor base64. */
export function keyFrom(text: string): Document | undefined {
	if (text.includes('-----BEGIN ')) return { name: 'key.pem', bytes: Buffer.from(text, 'utf8') };
	const encoded = text.replace(/\s/g, '');
	return BASE64.test(encoded) && encoded.length % 4 === 0
		? { name: 'key.p12', bytes: Buffer.from(encoded, 'base64') }
		: undefined;
}

export const NO_KEY =
	'must be the value of a secret, such as ${{ secrets.CERTIFICATE }}: PEM, or PKCS #12 in base64, and never a path';

/** Shorter lines would hide words of the log that have nothing to do with the secret. */
const SHORTEST = 8;

/** A secret, and each of its lines: the runner hides what it is told, and a log may have one line alone. */
export const linesToMask = (secret: string): string[] => [
	...new Set([secret, ...secret.split(/\r?\n/).filter((line) => line.trim().length >= SHORTEST)]),
];
