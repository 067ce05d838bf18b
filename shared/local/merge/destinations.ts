/** Named destinations of all parts, both kinds (ISO 32000-2, 12.3.2.4): renamed on a clash, and the links follow. */
import { Name, Str, type Dict, type Value } from '../../pdf/syntax/values';
import { readTree } from '../../pdf/prune/name-tree';
import { eachDict, objectsWith } from '../../pdf/read/search';
import { Names, lift, strOf, textOf, type Part } from './part';

export interface MergedDestinations {
	/** For the name tree /Names /Dests. */
	readonly strings: Map<string, Value>;
	/** For the dictionary /Dests of PDF 1.1. */
	readonly names: Map<string, Value>;
}

export async function mergeDestinations(parts: readonly Part[]): Promise<MergedDestinations> {
	const strings = new Map<string, Value>();
	const names = new Map<string, Value>();
	// Names of every part are known first, so that a new name never takes one that a later part has.
	const all: { part: Part; strings: Map<string, Value>; names: Map<string, Value> }[] = [];
	for (const part of parts) all.push({ part, strings: await stringsOf(part), names: namesOf(part) });
	const takenStrings = new Names(all.flatMap((one) => [...one.strings.keys()]));
	const takenNames = new Names(all.flatMap((one) => [...one.names.keys()]));
	for (const { part, strings: ownStrings, names: ownNames } of all) {
		const renamedStrings = add(strings, ownStrings, takenStrings, part.index);
		const renamedNames = add(names, ownNames, takenNames, part.index);
		follow(part, new Follower(ownStrings, renamedStrings, takenStrings), new Follower(ownNames, renamedNames, takenNames));
	}
	return { strings, names };
}

function add(merged: Map<string, Value>, own: ReadonlyMap<string, Value>, taken: Names, part: number): Map<string, string> {
	const renamed = new Map<string, string>();
	for (const [key, value] of own) {
		const name = merged.has(key) ? taken.free(key) : key;
		if (name !== key) renamed.set(key, name);
		merged.set(name, lift(value, part));
	}
	return renamed;
}

async function stringsOf({ document }: Part): Promise<Map<string, Value>> {
	const found = new Map<string, Value>();
	const tree = document.dict(document.catalog.get('Names'))?.get('Dests');
	for (const [key, value] of await readTree(document, tree, 'Names')) if (key instanceof Str) found.set(textOf(key), value);
	return found;
}

function namesOf({ document }: Part): Map<string, Value> {
	const old: Dict | undefined = document.dict(document.catalog.get('Dests'));
	return new Map(old);
}

/** What becomes of the names that one part uses. */
class Follower {
	/** Whether any name can need a change: one that was renamed, or one that only another part knows. */
	readonly needed: boolean;

	constructor(
		private readonly own: ReadonlyMap<string, Value>,
		private readonly renamed: Map<string, string>,
		private readonly taken: Names,
	) {
		this.needed = renamed.size > 0 || taken.size > own.size;
	}

	/** The new name; undefined where the old one is right. */
	nameFor(name: string): string | undefined {
		const known = this.renamed.get(name);
		if (known !== undefined || this.own.has(name) || !this.taken.has(name)) return known;
		// A link that led nowhere must not lead into another document now.
		const free = this.taken.free(name);
		this.renamed.set(name, free);
		return free;
	}
}

/** Rewrites what refers to renamed destinations: /Dest of links and outline items, /D of GoTo actions. */
function follow({ document }: Part, strings: Follower, names: Follower): void {
	if (!strings.needed && !names.needed) return;
	const renamed = (value: Value | undefined): Value | undefined => {
		const target = document.resolve(value);
		if (target instanceof Str) {
			const name = strings.nameFor(textOf(target));
			return name === undefined ? undefined : strOf(name);
		}
		const name = target instanceof Name ? names.nameFor(target.text) : undefined;
		return name === undefined ? undefined : new Name(name);
	};
	for (const number of objectsWith(document, ['/Dest', '/GoTo'])) {
		const state = { changed: false };
		const value = document.get(number);
		eachDict(value, (found) => {
			const action = document.resolve(found.get('S'));
			const key = found.has('Dest') ? 'Dest' : action instanceof Name && action.text === 'GoTo' ? 'D' : undefined;
			const target = key && renamed(found.get(key));
			if (!key || target === undefined) return;
			found.set(key, target);
			state.changed = true;
		});
		if (state.changed) document.edit(number);
	}
}
