/** One logical structure of all parts (ISO 32000-2, 14.7): roots joined, keys of the parent tree moved, names kept apart. */
import { buildTree, readTree, type TreeEntry } from '../pdf/features/name-tree';
import type { PdfDocument } from '../pdf/document';
import { Dict, Name, PartRef, Ref, Str, isName, type Value } from '../pdf/values';
import { eachDict, objectsWith } from '../pdf/search';
import { byBytes, freeName, lift, sameValue, strOf, textOf, type Part } from './part';

export function mergeStructure(parts: readonly Part[]): void {
	const tagged = parts.filter(({ document }) => rootOf(document));
	if (tagged.length === 0) return;
	const { document } = parts[0]!;
	const catalog = document.edit(document.catalogNumber) as Dict;
	// The document is no longer tagged as a whole when a part is not.
	if (tagged.length < parts.length || tagged.some((part) => !isMarked(part.document))) catalog.delete('MarkInfo');
	if (tagged.length === 1 && tagged[0]!.index === 0) return;

	const number = document.add(null).number;
	const kids: Value[] = [];
	const parents: TreeEntry[] = [];
	const identifiers = new Map<string, Value>();
	const roles = new Dict();
	const classes = new Dict();
	const namespaces: Value[] = [];
	const origins = new Map<string, { document: PdfDocument; value: Value }>();
	let nextKey = 0;
	for (const part of tagged) {
		const root = rootOf(part.document)!;
		const own = kidsOf(part.document, root);
		for (const kid of own) if (kid instanceof Ref) adopt(part, kid, number);
		kids.push(...own.map((kid) => lift(kid, part.index)));
		const entries = readTree(part.document, root.get('ParentTree'), 'Nums');
		if (nextKey > 0) moveKeys(part.document, nextKey);
		for (const [key, value] of entries) parents.push([Number(key) + nextKey, lift(value, part.index)]);
		nextKey = Math.max(
			nextKey,
			...entries.slice(-1).map(([key]) => Number(key) + nextKey + 1),
			nextKey + announced(part.document, root),
		);
		const renamed = {
			S: join(part, root.get('RoleMap'), roles, origins, 'S'),
			C: join(part, root.get('ClassMap'), classes, origins, 'C'),
			ID: joinIdentifiers(part, root, identifiers),
		};
		if (renamed.S.size + renamed.C.size + renamed.ID.size > 0) renameInElements(part.document, renamed);
		namespaces.push(...(part.document.array(root.get('Namespaces')) ?? []).map((one) => lift(one, part.index)));
	}
	parents.sort((a, b) => Number(a[0]) - Number(b[0]));
	const merged = new Dict([
		['Type', new Name('StructTreeRoot')],
		['K', kids],
		['ParentTree', document.add(buildTree(document, parents, 'Nums'))],
		['ParentTreeNextKey', nextKey],
	] as [string, Value][]);
	if (roles.size > 0) merged.set('RoleMap', roles);
	if (classes.size > 0) merged.set('ClassMap', classes);
	if (namespaces.length > 0) merged.set('Namespaces', namespaces);
	if (identifiers.size > 0) {
		const sorted = [...identifiers].sort(([a], [b]) => byBytes(a, b)).map(([id, value]) => [strOf(id), value] as const);
		merged.set('IDTree', document.add(buildTree(document, sorted, 'Names')));
	}
	document.put(number, merged);
	catalog.set('StructTreeRoot', new Ref(number));
}

const rootOf = (document: PdfDocument): Dict | undefined => document.dict(document.catalog.get('StructTreeRoot'));

const isMarked = (document: PdfDocument): boolean =>
	document.resolve(document.dict(document.catalog.get('MarkInfo'))?.get('Marked')) === true;

function kidsOf(document: PdfDocument, root: Dict): Value[] {
	const kids = root.get('K');
	if (kids === undefined) return [];
	return document.array(kids) ?? [kids];
}

function adopt({ index, document }: Part, kid: Ref, root: number): void {
	const element = document.edit(kid);
	if (element instanceof Dict) element.set('P', index === 0 ? new Ref(root) : new PartRef(0, root));
}

/** /ParentTreeNextKey is a promise that no greater key is in use. */
function announced(document: PdfDocument, root: Dict): number {
	const next = document.resolve(root.get('ParentTreeNextKey'));
	return typeof next === 'number' && Number.isInteger(next) && next > 0 && next < 1e8 ? next : 0;
}

/** Moves /StructParents and /StructParent of everything in the document up by `offset`. */
function moveKeys(document: PdfDocument, offset: number): void {
	for (const number of objectsWith(document, ['/StructParent'])) {
		const keys: Record<string, Value> = {};
		for (const key of ['StructParents', 'StructParent']) {
			const value = document.entry(number, key) ?? document.dict(new Ref(number))?.get(key);
			const resolved = document.resolve(value);
			if (typeof resolved === 'number') keys[key] = resolved + offset;
		}
		if (Object.keys(keys).length === 0) continue;
		if (document.isChanged(number) || !isStreamless(document, number)) {
			const value = document.edit(number);
			const found = document.dict(value);
			for (const [key, moved] of Object.entries(keys)) found?.set(key, moved);
		} else document.patch(number, keys);
	}
}

const isStreamless = (document: PdfDocument, number: number): boolean => document.get(number) instanceof Dict;

/** Adds a role or class map; a name that means something else already is renamed. */
function join(
	{ index, document }: Part,
	map: Value | undefined,
	merged: Dict,
	origins: Map<string, { document: PdfDocument; value: Value }>,
	kind: 'S' | 'C',
): Map<string, string> {
	const renamed = new Map<string, string>();
	for (const [name, value] of document.dict(map) ?? []) {
		const key = `${kind}/${name}`;
		const known = origins.get(key);
		if (known && sameValue(known, { document, value })) continue;
		const free = known ? freeName(new Set(merged.keys()), name) : name;
		if (known) renamed.set(name, free);
		origins.set(`${kind}/${free}`, { document, value });
		merged.set(free, lift(value, index));
	}
	return renamed;
}

function joinIdentifiers({ index, document }: Part, root: Dict, merged: Map<string, Value>): Map<string, string> {
	const renamed = new Map<string, string>();
	const entries = readTree(document, root.get('IDTree'), 'Names');
	const taken = new Set([...merged.keys(), ...entries.map(([key]) => (key instanceof Str ? textOf(key) : ''))]);
	for (const [key, value] of entries) {
		if (!(key instanceof Str)) continue;
		const own = textOf(key);
		const id = merged.has(own) ? freeName(taken, own) : own;
		taken.add(id);
		if (id !== own) renamed.set(own, id);
		merged.set(id, lift(value, index));
	}
	return renamed;
}

interface Renamed {
	readonly S: ReadonlyMap<string, string>;
	readonly C: ReadonlyMap<string, string>;
	readonly ID: ReadonlyMap<string, string>;
}

/** Follows renames into elements: their type, classes, identifiers, and table cells that name their headers. */
function renameInElements(document: PdfDocument, { S, C, ID }: Renamed): void {
	for (const number of objectsWith(document, ['/StructElem', '/Headers', '/ID'])) {
		const state = { changed: false };
		const put = (holder: Dict, key: string, value: Value | undefined) => {
			if (value === undefined) return;
			holder.set(key, value);
			state.changed = true;
		};
		eachDict(document.get(number), (found) => {
			const headers = document.array(found.get('Headers'));
			if (headers?.some((id) => id instanceof Str && ID.has(textOf(id))))
				put(
					found,
					'Headers',
					headers.map((id) => renamedString(id, ID) ?? id),
				);
			if (!isName(document.resolve(found.get('Type')), 'StructElem') && !(found.has('P') && found.has('S'))) return;
			put(found, 'S', renamedName(document.resolve(found.get('S')), S));
			put(found, 'ID', renamedString(document.resolve(found.get('ID')), ID));
			const classes = document.resolve(found.get('C'));
			if (Array.isArray(classes))
				put(
					found,
					'C',
					classes.map((one) => renamedName(one, C) ?? one),
				);
			else put(found, 'C', renamedName(classes, C));
		});
		if (state.changed) document.edit(number);
	}
}

function renamedName(value: Value, names: ReadonlyMap<string, string>): Value | undefined {
	const name = value instanceof Name ? names.get(value.text) : undefined;
	return name === undefined ? undefined : new Name(name);
}

function renamedString(value: Value, names: ReadonlyMap<string, string>): Value | undefined {
	const name = value instanceof Str ? names.get(textOf(value)) : undefined;
	return name === undefined ? undefined : strOf(name);
}
