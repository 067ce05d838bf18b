/** API keys: read once, kept as hashes, compared in constant time. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The number of the key that a header value is, or -1. */
export type KeyCheck = (given: string | undefined) => number;

/** Compares all keys every time, as hashes of one length, so that the time does not reveal how close a guess is. */
export function keyCheck(keys: readonly string[]): KeyCheck {
	const hashes = keys.map(hash);
	return (given) => {
		const guess = hash(given ?? '');
		const found = hashes.reduce((at, known, index) => (timingSafeEqual(known, guess) ? index : at), -1);
		return given === undefined || given === '' ? -1 : found;
	};
}

/** One key per line of `file`, and those in `list`, separated by commas; blank lines and lines that start with # are skipped. @throws Error if the file cannot be read. */
export function readKeys(list: string | undefined, file: string | undefined): string[] {
	const lines = file === undefined || file === '' ? [] : linesOf(file);
	return [...lines.filter((line) => !line.startsWith('#')), ...(list ?? '').split(',')]
		.map((key) => key.trim())
		.filter((key) => key !== '');
}

function linesOf(file: string): string[] {
	try {
		return readFileSync(file, 'utf8').split(/\r?\n/);
	} catch (cause) {
		throw new Error(`OCTAVO_API_KEYS_FILE cannot be read (${(cause as NodeJS.ErrnoException).code})`, { cause });
	}
}

const hash = (text: string): Buffer => createHash('sha256').update(text, 'utf8').digest();
