/** Changing entries of a dictionary as bytes: the new text is spliced between pieces of the old, and nothing is parsed. */
import { BLANK } from './characters';
import type { Output } from './output';
import type { Entries } from './scan';
import { UNENCRYPTED, writeName, writeValue } from './serialize';
import type { Dict, Value } from './values';

/** Entries to set; `undefined` deletes. */
export type Patch = Readonly<Record<string, Value | undefined>>;

/** Writes the dictionary that `located` describes, with `entries` set and `unlessPresent` added where it lacks them. */
export function patchDictionary(out: Output, bytes: Uint8Array, located: Entries, entries: Patch, unlessPresent: Patch): void {
	const { at, used } = located;
	const keys = Object.keys(entries);
	let kept = located.open;
	out.text('<<');
	for (let i = 0; i < used; i += 4) {
		if (!isOneOf(keys, bytes, at[i]!, at[i + 1]!)) continue;
		out.copy(bytes, kept, at[i]! - 1);
		kept = at[i + 3]!;
	}
	out.copy(bytes, kept, located.close);
	for (const key of keys) writeEntry(out, key, entries[key]);
	for (const key in unlessPresent) if (located.find(bytes, key) < 0) writeEntry(out, key, unlessPresent[key]);
	out.text('>>');
}

/** The same for a dictionary that is a value already. */
export function patchValue(value: Dict, entries: Patch, unlessPresent: Patch): void {
	for (const [key, item] of Object.entries(entries)) {
		if (item === undefined) value.delete(key);
		else value.set(key, item);
	}
	for (const [key, item] of Object.entries(unlessPresent)) if (item !== undefined && !value.has(key)) value.set(key, item);
}

function isOneOf(keys: readonly string[], bytes: Uint8Array, start: number, end: number): boolean {
	for (const key of keys) if (spells(bytes, start, end, key)) return true;
	return false;
}

function spells(bytes: Uint8Array, start: number, end: number, key: string): boolean {
	if (end - start !== key.length) return false;
	for (let i = 0; i < key.length; i++) if (bytes[start + i] !== key.charCodeAt(i)) return false;
	return true;
}

function writeEntry(out: Output, key: string, value: Value | undefined): void {
	if (value === undefined) return;
	writeName(out, key);
	out.byte(BLANK);
	writeValue(out, value, UNENCRYPTED);
}
