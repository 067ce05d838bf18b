/** The catalog's name trees (ISO 32000-2, 7.7.4): attachments of all parts, destinations, and what else has names. */
import { buildTree, readTree } from '../../pdf/prune/name-tree';
import { Dict, Str, type Value } from '../../pdf/syntax/values';
import type { MergedDestinations } from './destinations';
import { Names, byBytes, lift, strOf, textOf, type Part } from './part';

/** Trees whose names nothing refers to across documents: the first of a name wins. JavaScript only from the first document. */
const OTHERS = ['AP', 'Pages', 'Templates', 'IDS', 'URLS', 'AlternatePresentations', 'Renditions'];

export function mergeNames(parts: readonly Part[], destinations: MergedDestinations): void {
	const { document } = parts[0]!;
	const catalog = document.editCatalog();
	const merged = new Dict(document.dict(catalog.get('Names')));
	const put = (key: string, entries: ReadonlyMap<string, Value>) => {
		if (entries.size === 0) return;
		const sorted = [...entries].sort(([a], [b]) => byBytes(a, b)).map(([name, value]) => [strOf(name), value] as const);
		merged.set(key, document.add(buildTree(document, sorted, 'Names')));
	};
	put('Dests', destinations.strings);
	put('EmbeddedFiles', attachments(parts));
	for (const key of OTHERS) if (parts.some((part) => has(part, key))) put(key, union(parts, key));
	if (merged.size > 0) catalog.set('Names', document.add(merged));
	if (destinations.names.size > 0) catalog.set('Dests', document.add(new Dict(destinations.names)));
	const associated = parts.flatMap((part) =>
		(part.document.array(part.document.catalog.get('AF')) ?? []).map((file) => lift(file, part.index)),
	);
	if (associated.length > 0) catalog.set('AF', associated);
}

function entriesOf({ document }: Part, key: string): [string, Value][] {
	const tree = document.dict(document.catalog.get('Names'))?.get(key);
	return readTree(document, tree, 'Names').flatMap(([name, value]) =>
		name instanceof Str ? [[textOf(name), value] as [string, Value]] : [],
	);
}

const has = ({ document }: Part, key: string): boolean => document.dict(document.catalog.get('Names'))?.has(key) ?? false;

/** Every file stays; a name that is taken gets a number. */
function attachments(parts: readonly Part[]): Map<string, Value> {
	const all = parts.map((part) => ({ part, entries: entriesOf(part, 'EmbeddedFiles') }));
	const taken = new Names(all.flatMap(({ entries }) => entries.map(([name]) => name)));
	const merged = new Map<string, Value>();
	for (const { part, entries } of all) {
		for (const [name, value] of entries) {
			merged.set(merged.has(name) ? taken.free(name) : name, lift(value, part.index));
		}
	}
	return merged;
}

function union(parts: readonly Part[], key: string): Map<string, Value> {
	const merged = new Map<string, Value>();
	for (const part of parts)
		for (const [name, value] of entriesOf(part, key)) if (!merged.has(name)) merged.set(name, lift(value, part.index));
	return merged;
}
