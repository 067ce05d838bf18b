/** The sender of a request: an API key, or a subject of an issuer of tokens. */
import { identityOf, type KeyCheck } from './keys';
import type { Rights } from './rights';

export interface Caller {
	/** In words. */
	readonly kind: 'API key' | 'token';
	/** A number, for limits: keys of one label have one. */
	readonly key: number;
	/** For the log. */
	readonly label: string | undefined;
	/** For the figures, which name few. */
	readonly group: string | undefined;
	/** Tells whose jobs and counts they are, over all instances. It holds a hash of the key, or a name: not for the log. */
	readonly identity: string;
	/** Undefined for everything. */
	readonly rights: Rights | undefined;
}

export interface KeyOptions {
	readonly isKey: KeyCheck;
	/** The label of a key in the log and the figures; without it, they do not tell keys apart. */
	readonly labelOf?: (key: number) => string;
	/** The rights of a valid key; undefined for everything. */
	readonly rightsOf?: (given: string) => Rights | undefined;
}

/** Undefined for a wrong key. */
export function callerWithKey({ isKey, labelOf, rightsOf }: KeyOptions, given: string | undefined): Caller | undefined {
	const key = isKey(given);
	if (key < 0 || given === undefined) return undefined;
	const label = labelOf?.(key);
	return { kind: 'API key', key, label, group: label, identity: identityOf(given, label), rights: rightsOf?.(given) };
}
