/** API keys: kept as hashes, compared in constant time, each with a label for the log, and replaced without a restart. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readRights, type Rights } from './rights';

/** The number of the key that equals the value of a header, or -1. */
export type KeyCheck = (given: string | undefined) => number;

export interface Key {
	/** Names the key in the log and in the figures. Several keys of one application may share it. */
	readonly label: string;
	/** Absent if the file has only its hash. */
	readonly key?: string;
	/** The SHA-256 of a long random key, in hexadecimal digits. */
	readonly hash?: string;
	readonly rights?: Rights;
}

/** Compares all keys every time, as hashes of one length, so that the time does not reveal how close a guess is. */
export const keyCheck = (keys: readonly string[]): KeyCheck => checkOf(keys.map(hash));

function checkOf(hashes: readonly Buffer[]): KeyCheck {
	return (given) => {
		const guess = hash(given ?? '');
		const found = hashes.reduce((at, known, index) => (timingSafeEqual(known, guess) ? index : at), -1);
		return given === undefined || given === '' ? -1 : found;
	};
}

/** The keys that are valid at present. Keys with one label have one number, also after they are replaced. */
export class KeyRing {
	private readonly labels: string[] = [];
	private numbers: readonly number[] = [];
	private rights: readonly (Rights | undefined)[] = [];
	private find: KeyCheck = () => -1;

	/** `now`: milliseconds since 1970. */
	constructor(
		keys: readonly Key[],
		private readonly now: () => number = Date.now,
	) {
		this.replace(keys);
	}

	replace(keys: readonly Key[]): void {
		this.numbers = keys.map(({ label }) => this.numberOf(label));
		this.rights = keys.map(({ rights }) => rights);
		this.find = checkOf(keys.map(({ key, hash: kept }) => (kept === undefined ? hash(key ?? '') : Buffer.from(kept, 'hex'))));
	}

	/** A key that has expired is not one. */
	readonly check: KeyCheck = (given) => {
		const found = this.find(given);
		return (this.rights[found]?.expires ?? Infinity) <= this.now() ? -1 : (this.numbers[found] ?? -1);
	};

	/** The rights of a valid key; undefined for everything. */
	readonly rightsOf = (given: string): Rights | undefined => this.rights[this.find(given)];

	readonly labelOf = (number: number): string => this.labels[number] ?? 'none';

	private numberOf(label: string): number {
		const known = this.labels.indexOf(label);
		return known >= 0 ? known : this.labels.push(label) - 1;
	}
}

/**
 * Tells applications apart, also after the list of keys has changed: by the label, or by the key itself if it has none, because
 * another key may get its place in the list.
 */
export const identityOf = (given: string, label?: string): string =>
	label === undefined || /^(key-\d+|trial)$/.test(label) ? `key ${hash(given).toString('hex')}` : `label ${label}`;

const LIST = 'OCTAVO_API_KEYS';
const FILE = 'OCTAVO_API_KEYS_FILE';

/**
 * One key per line of `file`, and those in `list`, separated by commas; each may follow its label and a colon, as in
 * `billing: the-key`. Blank lines and lines that start with # are skipped.
 *
 * @throws Error that names the variable if the file cannot be read, if neither has a key, or if a header could not
 * hold a key. It never holds a key.
 */
export function readKeys(list: string | undefined, file: string | undefined): Key[] {
	const fromFile = file === undefined ? [] : trimPieces(linesOfFile(file.trim())).filter(({ text }) => !text.startsWith('#'));
	const fromList = list === undefined ? [] : trimPieces(list.split(','));
	if (file !== undefined && fromFile.length === 0)
		throw new Error(`${FILE} must be the path of a file with one key per line, but the file has no key`);
	if (list !== undefined && fromList.length === 0) throw new Error(`${LIST} must be keys separated by commas, but it has no key`);
	const given = [
		...fromFile.map(({ text, place }) => ({ text, place: `${FILE}, line ${place}` })),
		...fromList.map(({ text, place }) => ({ text, place: `${LIST}, key ${place}` })),
	];
	return given.map(({ text, place }, index) => parseKey(text, place, index + 1));
}

const LABELLED = /^([A-Za-z0-9][\w.-]{0,39}):\s+(\S.*)$/;

function parseKey(text: string, place: string, number: number): Key {
	const [, label = `key-${number}`, key = text] = LABELLED.exec(text) ?? [];
	if (key.startsWith(HASHED)) return { label, ...parseHash(key.slice(HASHED.length), place) };
	// Clients and proxies change other characters, or refuse them.
	if (!/^[\x20-\x7e]+$/.test(key))
		throw new Error(`${place}: a key must be printable ASCII characters, because a header cannot hold others`);
	return { label, key };
}

const HASHED = 'sha256:';

function parseHash(text: string, place: string): Pick<Key, 'hash' | 'rights'> {
	const [digits = '', ...entries] = text.split(/\s+/);
	if (!/^[0-9a-f]{64}$/i.test(digits)) throw new Error(`${place}: ${HASHED} must be followed by 64 hexadecimal digits`);
	const rights = readRights(entries.join(' '), place);
	return { hash: digits.toLowerCase(), ...(entries.length > 0 ? { rights } : {}) };
}

/** `place`: one-based. */
const trimPieces = (pieces: readonly string[]): { text: string; place: number }[] =>
	pieces.map((piece, index) => ({ text: piece.trim(), place: index + 1 })).filter(({ text }) => text !== '');

function linesOfFile(file: string): string[] {
	try {
		return readFileSync(file, 'utf8').split(/\r?\n/);
	} catch (cause) {
		const { code } = cause as NodeJS.ErrnoException;
		throw new Error(`${FILE} must be the path of a file with one key per line; it cannot be read (${code})`, {
			cause,
		});
	}
}

const hash = (text: string): Buffer => createHash('sha256').update(text, 'utf8').digest();
