/**
 * Named destinations of all parts, both kinds (ISO 32000-2, 12.3.2.4): renamed on a clash, and the links follow. Readers look up a
 * name, or a string, in both places, some first in one and some first in the other: no part may have a key that another part has in
 * either of them. Some look in /Dests alone where there is one: if parts have both kinds, all go into the name tree.
 */
import { editDictionaries } from '../../model/tree/edit-dictionaries';
import { isName, Name, Str, latin, type Value } from '../../pdf/syntax/values';
import { readNamedDestinations, type NamedDestinations } from '../../model/navigation/targets';
import { Names, lift, type Part } from '../../model/foreign/part';
import { keyText } from '../../model/tree/name-tree';

/** The cost of a destination, see `Pace`. */
const KEY = 1000;

export async function mergeDestinations(parts: readonly Part[]): Promise<NamedDestinations> {
	const strings = new Map<string, Value>();
	const names = new Map<string, Value>();
	const all: (NamedDestinations & { readonly part: Part })[] = [];
	// Keys of every part are known first, so that a new key never takes one that a later part has.
	const taken = new Names();
	for (const part of parts) {
		const named = await readNamedDestinations(part.document);
		all.push({ part, ...named });
		for (const keys of [named.strings, named.names])
			for (const key of keys.keys()) {
				taken.add(key);
				const due = part.document.job.pace.step(KEY / 4);
				if (due) await due;
			}
	}
	const together = all.some((one) => one.strings.size > 0) && all.some((one) => one.names.size > 0);
	const used = new Set<string>();
	for (const { part, strings: ownStrings, names: ownNames } of all) {
		const own = new Set([...ownStrings.keys(), ...ownNames.keys()]);
		const renamed = new Map<string, string>();
		const { pace } = part.document.job;
		for (const key of own) {
			if (used.has(key)) renamed.set(key, taken.free(key));
			const due = pace.step(KEY);
			if (due) await due;
		}
		for (const key of own) used.add(renamed.get(key) ?? key);
		for (const [key, value] of ownStrings) {
			strings.set(renamed.get(key) ?? key, lift(value, part.index));
			const due = pace.step(KEY);
			if (due) await due;
		}
		// A name and a string of the same text may be two destinations.
		const apart = new Map<string, string>();
		if (together) for (const key of ownNames.keys()) if (ownStrings.has(key)) apart.set(key, taken.free(key));
		for (const [key, value] of ownNames) {
			(together ? strings : names).set(apart.get(key) ?? renamed.get(key) ?? key, lift(value, part.index));
			const due = pace.step(KEY);
			if (due) await due;
		}
		await follow(part, new Follower(own, renamed, taken), together ? apart : undefined);
	}
	return { strings, names };
}

/** The new names of the destinations of one part. */
class Follower {
	/** Whether any name can need a change: one that was renamed, or one that only another part knows. */
	readonly needed: boolean;

	constructor(
		private readonly own: ReadonlySet<string>,
		private readonly renamed: Map<string, string>,
		private readonly taken: Names,
	) {
		this.needed = renamed.size > 0 || taken.size > own.size;
	}

	/** The new name; undefined if the name stays. */
	nameFor(name: string): string | undefined {
		const known = this.renamed.get(name);
		if (known !== undefined || this.own.has(name) || !this.taken.has(name)) return known;
		// A link without a destination in its own document must not get one in another.
		const free = this.taken.free(name);
		this.renamed.set(name, free);
		return free;
	}
}

/**
 * Rewrites what refers to renamed destinations: /Dest of links and outline items, /D of GoTo actions. `strings`: names become strings,
 * under these keys where a string of the same text is another destination.
 */
async function follow({ document }: Part, follower: Follower, strings: ReadonlyMap<string, string> | undefined): Promise<void> {
	if (!follower.needed && !strings) return;
	const renamed = (value: Value | undefined): Value | undefined => {
		const target = document.resolve(value);
		if (target instanceof Name && strings) return latin(strings.get(target.text) ?? follower.nameFor(target.text) ?? target.text);
		const isString = target instanceof Str;
		const name = isString
			? follower.nameFor(keyText(target))
			: target instanceof Name
				? follower.nameFor(target.text)
				: undefined;
		if (name === undefined) return undefined;
		return isString ? latin(name) : new Name(name);
	};
	await editDictionaries(document, ['Dest', 'GoTo'], (found) => {
		const key = found.has('Dest') ? 'Dest' : isName(document.resolve(found.get('S')), 'GoTo') ? 'D' : undefined;
		const target = key && renamed(found.get(key));
		if (!key || target === undefined) return false;
		found.set(key, target);
		return true;
	});
}
