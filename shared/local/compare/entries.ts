/** Lists of differences within the limits of an answer: 1,000 entries a list, 1 MB in all (docs/semantics.md, §33.1). */
import { createHash } from 'node:crypto';
import type { JsonObject, JsonValue } from '../../contract/backend';
import type { Pace } from '../../pace/pace';

const MOST_ENTRIES = 1000;
const MOST_CHARACTERS = 1_000_000;

/** How much more an answer may hold. */
export class Room {
	truncated = false;
	private left = MOST_CHARACTERS;

	/** As many entries as there is room for. */
	entries<T extends JsonValue>(list: readonly T[], most = MOST_ENTRIES): T[] {
		const taken: T[] = [];
		for (const entry of list) {
			const size = JSON.stringify(entry).length + 1;
			if (taken.length === most || size > this.left) {
				this.truncated = true;
				break;
			}
			this.left -= size;
			taken.push(entry);
		}
		return taken;
	}
}

/** Entries that only one of two lists has. */
export interface Differences {
	readonly before: readonly JsonObject[];
	readonly after: readonly JsonObject[];
}

/** An entry, and the text by which two are the same. */
export interface Keyed {
	readonly key: string;
	readonly entry: JsonObject;
}

/** Compares two lists whatever their order; an entry that occurs twice in one and once in the other differs once. */
export async function differences(before: readonly Keyed[], after: readonly Keyed[], pace: Pace): Promise<Differences> {
	const counts = new Map<string, number>();
	for (const { key } of before) {
		counts.set(key, (counts.get(key) ?? 0) + 1);
		const due = pace.step(200);
		if (due) await due;
	}
	const added: JsonObject[] = [];
	for (const { key, entry } of after) {
		const count = counts.get(key) ?? 0;
		if (count > 0) counts.set(key, count - 1);
		else added.push(entry);
		const due = pace.step(200);
		if (due) await due;
	}
	const removed: JsonObject[] = [];
	// The last ones of several are those that went.
	for (const { key, entry } of [...before].reverse()) {
		const count = counts.get(key) ?? 0;
		if (count === 0) continue;
		counts.set(key, count - 1);
		removed.push(entry);
	}
	return { before: removed.reverse(), after: added };
}

/** Texts and lists that are longer are digested, because many entries may share them. */
const LONG = 200;

/** The keys of entries by what they say. */
export class EntryKeys {
	private readonly texts = new Map<string, string>();
	private readonly objects = new WeakMap<object, string>();

	keyed(entry: JsonObject): Keyed {
		const parts = Object.entries(entry).map(([name, value]) => `${name} ${this.ofValue(value)}`);
		return { key: parts.join('\n'), entry };
	}

	ofText(text: string): string {
		if (text.length < LONG) return JSON.stringify(text);
		let key = this.texts.get(text);
		if (key === undefined) this.texts.set(text, (key = digest(text)));
		return key;
	}

	private ofValue(value: JsonValue): string {
		if (typeof value === 'string') return this.ofText(value);
		if (typeof value !== 'object' || value === null) return String(value);
		let key = this.objects.get(value);
		if (key === undefined) {
			const text = JSON.stringify(value);
			this.objects.set(value, (key = text.length < LONG ? text : digest(text)));
		}
		return key;
	}
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64');
