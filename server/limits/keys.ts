/** API keys: read once, kept as hashes, compared in constant time. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The index of the key that equals the value of a header, or -1. */
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

/**
 * One key per line of `file`, and those in `list`, separated by commas. Blank lines and lines that start with # are skipped.
 *
 * @throws Error that names the variable if the file cannot be read, or if neither has a key.
 */
export function readKeys(list: string | undefined, file: string | undefined): string[] {
	const fromFile = file === undefined ? [] : trimmed(linesOf(file.trim())).filter((line) => !line.startsWith('#'));
	const fromList = list === undefined ? [] : trimmed(list.split(','));
	if (file !== undefined && fromFile.length === 0)
		throw new Error('OCTAVO_API_KEYS_FILE must be the path of a file with one key per line, but the file has no key');
	if (list !== undefined && fromList.length === 0)
		throw new Error('OCTAVO_API_KEYS must be keys separated by commas, but it has no key');
	return [...fromFile, ...fromList];
}

const trimmed = (keys: readonly string[]): string[] => keys.map((key) => key.trim()).filter((key) => key !== '');

function linesOf(file: string): string[] {
	try {
		return readFileSync(file, 'utf8').split(/\r?\n/);
	} catch (cause) {
		const { code } = cause as NodeJS.ErrnoException;
		throw new Error(`OCTAVO_API_KEYS_FILE must be the path of a file with one key per line; it cannot be read (${code})`, {
			cause,
		});
	}
}

const hash = (text: string): Buffer => createHash('sha256').update(text, 'utf8').digest();
