/** Named destinations of all parts, both kinds (ISO 32000-2, 12.3.2.4): renamed on a clash, and the links follow. */
import { Name, Str, type Dict, type Value } from '../pdf/values';
import { readTree } from '../pdf/features/name-tree';
import { eachDict, objectsWith } from '../pdf/search';
import { freeName, lift, strOf, textOf, type Part } from './part';

export interface MergedDestinations {
	/** For the name tree /Names /Dests. */
	readonly strings: Map<string, Value>;
	/** For the dictionary /Dests of PDF 1.1. */
	readonly names: Map<string, Value>;
}

export function mergeDestinations(parts: readonly Part[]): MergedDestinations {
	const strings = new Map<string, Value>();
	const names = new Map<string, Value>();
	const takenStrings = new Set<string>();
	const takenNames = new Set<string>();
	// Names of every part are known first, so that a new name never takes one that a later part has.
	const all = parts.map((part) => ({ part, strings: stringsOf(part), names: namesOf(part) }));
	for (const one of all) {
		for (const key of one.strings.keys()) takenStrings.add(key);
		for (const key of one.names.keys()) takenNames.add(key);
	}
	for (const { part, strings: ownStrings, names: ownNames } of all) {
		const renamedStrings = add(strings, ownStrings, takenStrings, part.index);
		const renamedNames = add(names, ownNames, takenNames, part.index);
		if (renamedStrings.size > 0 || renamedNames.size > 0) follow(part, renamedStrings, renamedNames);
	}
	return { strings, names };
}

function add(merged: Map<string, Value>, own: ReadonlyMap<string, Value>, taken: Set<string>, part: number): Map<string, string> {
	const renamed = new Map<string, string>();
	for (const [key, value] of own) {
		let name = key;
		if (merged.has(key)) {
			name = freeName(taken, key);
			taken.add(name);
			renamed.set(key, name);
		}
		merged.set(name, lift(value, part));
	}
	return renamed;
}

function stringsOf({ document }: Part): Map<string, Value> {
	const found = new Map<string, Value>();
	const tree = document.dict(document.catalog.get('Names'))?.get('Dests');
	for (const [key, value] of readTree(document, tree, 'Names')) if (key instanceof Str) found.set(textOf(key), value);
	return found;
}

function namesOf({ document }: Part): Map<string, Value> {
	const old: Dict | undefined = document.dict(document.catalog.get('Dests'));
	return new Map(old);
}

/** Rewrites what refers to renamed destinations: /Dest of links and outline items, /D of GoTo actions. */
function follow({ document }: Part, strings: ReadonlyMap<string, string>, names: ReadonlyMap<string, string>): void {
	const renamed = (value: Value | undefined): Value | undefined => {
		const target = document.resolve(value);
		if (target instanceof Str) {
			const name = strings.get(textOf(target));
			return name === undefined ? undefined : strOf(name);
		}
		const name = target instanceof Name ? names.get(target.text) : undefined;
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
