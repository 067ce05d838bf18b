/** The catalog's name trees (ISO 32000-2, 7.7.4): attachments of all parts, destinations, and other named objects. */
import { buildNameTree, keyText, readTree } from '../../model/tree/name-tree';
import { Dict, Str, type Value } from '../../pdf/syntax/values';
import type { NamedDestinations } from '../../model/navigation/targets';
import { Names, lift, type Part } from '../../model/foreign/part';

/** Trees whose names nothing refers to across documents: the first of a name wins. JavaScript only from the first document. */
const OTHERS = ['AP', 'Pages', 'Templates', 'IDS', 'URLS', 'AlternatePresentations', 'Renditions'];

/** Of a name, see `Pace`. */
const COST = 1000;

export async function mergeNames(parts: readonly Part[], destinations: NamedDestinations): Promise<void> {
	const { document } = parts[0]!;
	const catalog = document.editCatalog();
	const merged = new Dict(document.dict(catalog.get('Names')));
	const put = async (key: string, entries: ReadonlyMap<string, Value>): Promise<void> => {
		if (entries.size > 0) merged.set(key, document.add(await buildNameTree(document, entries)));
	};
	await put('Dests', destinations.strings);
	await put('EmbeddedFiles', await attachments(parts));
	for (const key of OTHERS) if (parts.some((part) => has(part, key))) await put(key, await union(parts, key));
	if (merged.size > 0) catalog.set('Names', document.add(merged));
	if (destinations.names.size > 0) catalog.set('Dests', document.add(new Dict(destinations.names)));
	else catalog.delete('Dests');
	const associated: Value[] = [];
	for (const { document: own, index } of parts)
		for (const file of own.array(own.catalog.get('AF')) ?? []) {
			associated.push(lift(file, index));
			const due = document.job.pace.step(COST);
			if (due) await due;
		}
	if (associated.length > 0) catalog.set('AF', associated);
}

async function nameEntries({ document }: Part, key: string): Promise<[string, Value][]> {
	const tree = document.dict(document.catalog.get('Names'))?.get(key);
	const entries: [string, Value][] = [];
	for (const [name, value] of await readTree(document, tree, 'Names')) {
		if (name instanceof Str) entries.push([keyText(name), value]);
		const due = document.job.pace.step(COST);
		if (due) await due;
	}
	return entries;
}

const has = ({ document }: Part, key: string): boolean => document.dict(document.catalog.get('Names'))?.has(key) ?? false;

/** Every file stays; a name that is taken gets a number. */
async function attachments(parts: readonly Part[]): Promise<Map<string, Value>> {
	const all: { part: Part; entries: [string, Value][] }[] = [];
	const taken = new Names();
	for (const part of parts) {
		const entries = await nameEntries(part, 'EmbeddedFiles');
		all.push({ part, entries });
		for (const [name] of entries) {
			taken.add(name);
			const due = part.document.job.pace.step(COST);
			if (due) await due;
		}
	}
	const merged = new Map<string, Value>();
	for (const { part, entries } of all) {
		for (const [name, value] of entries) {
			merged.set(merged.has(name) ? taken.free(name) : name, lift(value, part.index));
			const due = part.document.job.pace.step(COST);
			if (due) await due;
		}
	}
	return merged;
}

async function union(parts: readonly Part[], key: string): Promise<Map<string, Value>> {
	const merged = new Map<string, Value>();
	for (const part of parts)
		for (const [name, value] of await nameEntries(part, key)) {
			if (!merged.has(name)) merged.set(name, lift(value, part.index));
			const due = part.document.job.pace.step(COST);
			if (due) await due;
		}
	return merged;
}
