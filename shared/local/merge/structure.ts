/** One logical structure of all parts (ISO 32000-2, 14.7): roots joined, keys of the parent tree moved, names kept apart. */
import { buildNameTree, buildTree, keyText, readTree, type TreeEntry } from '../../model/tree/name-tree';
import type { PdfDocument } from '../../pdf/document';
import { sortAtEase } from '../../pace/sorted';
import { Dict, Name, Ref, Str, isName, latin, type Value } from '../../pdf/syntax/values';
import { saysTagged } from '../../model/structure/tags';
import { editDictionaries } from '../../model/tree/edit-dictionaries';
import { Names, lift, referenceTo, resultOf, type Part } from '../../model/foreign/part';
import { Comparison, type Placed } from '../../model/foreign/same-value';

/** @returns the parts because of which the result does not say that it is tagged, although another part does */
export async function mergeStructure(parts: readonly Part[]): Promise<Part[]> {
	const untagged = parts.filter(({ document }) => !saysTagged(document));
	const isTaggedInPart = parts.some(({ document, made }) => !made && saysTagged(document));
	const tagged = parts.filter(({ document }) => rootOf(document));
	if (tagged.length > 0) await joinStructures(parts, tagged, untagged.length > 0);
	return isTaggedInPart ? untagged : [];
}

async function joinStructures(parts: readonly Part[], tagged: readonly Part[], isUntaggedInPart: boolean): Promise<void> {
	const document = resultOf(parts);
	const catalog = document.editCatalog();
	// Readers would take the tags for those of all content (ISO 32000-2, 14.8.1).
	if (isUntaggedInPart) catalog.delete('MarkInfo');
	// Keys of pages whose structure was lost must not lead into the structure of another document.
	for (const part of parts) if (!rootOf(part.document)) await moveKeys(part.document, undefined);
	if (tagged.length === 1 && tagged[0]!.index === 0) return;

	const number = document.add(null).number;
	const kids: Value[] = [];
	const parents: TreeEntry[] = [];
	const identifiers: Identifiers = { merged: new Map(), taken: new Names() };
	const names = new StructureNames();
	const lists = new Map<string, Value[]>(LISTS.map((key) => [key, []]));
	let nextKey = 0;
	for (const part of tagged) {
		const root = rootOf(part.document)!;
		const own = kidsOf(part.document, root);
		for (const kid of own) adopt(part, kid, number, catalog);
		for (const kid of own) kids.push(lift(kid, part.index));
		const entries = await readTree(part.document, root.get('ParentTree'), 'Nums');
		const highest = entries.reduce((high, [key]) => Math.max(high, Number(key)), await moveKeys(part.document, nextKey));
		for (const [key, value] of entries) parents.push([Number(key) + nextKey, lift(value, part.index)]);
		nextKey += Math.max(highest + 1, nextParentKey(part.document, root));
		const ID = await joinIdentifiers(part, root, identifiers);
		// Before classes are compared, because renamed identifiers change them.
		const classes = part.document.dict(root.get('ClassMap'));
		if (ID.size > 0) renameInClasses(part.document, classes, ID);
		const renamed = {
			S: await names.join(part, 'S', await flattenRoleMap(part.document, root.get('RoleMap'))),
			C: await names.join(part, 'C', classes),
			ID,
		};
		if (renamed.S.size + renamed.C.size + renamed.ID.size > 0) await renameInElements(part.document, renamed);
		for (const [key, list] of lists) for (const one of part.document.array(root.get(key)) ?? []) list.push(lift(one, part.index));
	}
	const merged = new Dict([
		['Type', new Name('StructTreeRoot')],
		['K', kids],
		[
			'ParentTree',
			document.add(
				buildTree(document, await sortAtEase(parents, (a, b) => Number(a[0]) - Number(b[0]), document.job.pace), 'Nums'),
			),
		],
		['ParentTreeNextKey', nextKey],
	] as [string, Value][]);
	if (names.roles.size > 0) merged.set('RoleMap', names.roles);
	if (names.classes.size > 0) merged.set('ClassMap', names.classes);
	for (const [key, list] of lists) if (list.length > 0) merged.set(key, list);
	if (identifiers.merged.size > 0) merged.set('IDTree', document.add(await buildNameTree(document, identifiers.merged)));
	document.put(number, merged);
	catalog.set('StructTreeRoot', new Ref(number));
}

/** Arrays of the root (Table 354) that are joined. */
const LISTS = ['Namespaces', 'PronunciationLexicon', 'AF'];

const rootOf = (document: PdfDocument): Dict | undefined => document.dict(document.catalog.get('StructTreeRoot'));

function kidsOf(document: PdfDocument, root: Dict): Value[] {
	const kids = root.get('K');
	if (kids === undefined) return [];
	return document.array(kids) ?? [kids];
}

/** The new root is the parent; a language that the merged catalog does not speak of is said by the element (14.9.2). */
function adopt({ index, document }: Part, kid: Value, root: number, catalog: Dict): void {
	const element = kid instanceof Ref ? document.edit(kid) : kid;
	if (!(element instanceof Dict)) return;
	element.set('P', referenceTo(0, root, index));
	const language = document.resolve(document.catalog.get('Lang'));
	if (index > 0 && language instanceof Str && !element.has('Lang')) {
		const first = catalog.get('Lang');
		if (!(first instanceof Str) || keyText(first) !== keyText(language)) element.set('Lang', language);
	}
}

/** /ParentTreeNextKey must be greater than every key in use. */
function nextParentKey(document: PdfDocument, root: Dict): number {
	const next = document.resolve(root.get('ParentTreeNextKey'));
	return typeof next === 'number' && Number.isInteger(next) && next > 0 && next < 1e8 ? next : 0;
}

/**
 * Moves /StructParents and /StructParent of everything in the document up by `offset`, or removes them where it is
 * undefined. Returns the highest key before, or -1.
 */
async function moveKeys(document: PdfDocument, offset: number | undefined): Promise<number> {
	let highest = -1;
	// Annotations may be direct objects in a page.
	await editDictionaries(document, ['StructParent'], (found) => {
		let changed = false;
		for (const key of ['StructParents', 'StructParent']) {
			const value = document.resolve(found.get(key));
			if (typeof value !== 'number') continue;
			highest = Math.max(highest, value);
			if (offset === 0) continue;
			changed = true;
			if (offset === undefined) found.delete(key);
			else found.set(key, value + offset);
		}
		return changed;
	});
	return highest;
}

/** A role map in which every role is mapped to its final type, without steps between (14.7.3). Roles that lead to themselves stay. */
async function flattenRoleMap(document: PdfDocument, map: Value | undefined): Promise<Dict | undefined> {
	const roles = document.dict(map);
	if (!roles) return undefined;
	const known = new Map<string, Value>();
	for (const role of roles.keys()) {
		const path = new Set<string>();
		let target: Value = new Name(role);
		while (target instanceof Name && roles.has(target.text) && !known.has(target.text) && !path.has(target.text)) {
			path.add(target.text);
			target = document.resolve(roles.get(target.text));
			const due = document.job.pace.step(NAME_COST);
			if (due) await due;
		}
		const end = target instanceof Name ? target.text : '';
		let isCircle = false;
		for (const step of path) {
			isCircle ||= path.has(end) && step === end;
			known.set(step, isCircle ? new Name(step) : (known.get(end) ?? target));
			const due = document.job.pace.step(NAME_COST);
			if (due) await due;
		}
	}
	const flat = new Dict();
	for (const role of roles.keys()) {
		flat.set(role, known.get(role)!);
		const due = document.job.pace.step(NAME_COST);
		if (due) await due;
	}
	return flat;
}

/** Role and class maps of all parts; a name that means something else already is renamed. */
class StructureNames {
	readonly roles = new Dict();
	readonly classes = new Dict();
	private readonly origins = new Map<string, Placed>();
	private readonly taken = { S: new Names(), C: new Names() };

	/** Returns the new names of those that were renamed. */
	async join({ index, document }: Part, kind: 'S' | 'C', map: Dict | undefined): Promise<Map<string, string>> {
		const merged = kind === 'S' ? this.roles : this.classes;
		const renamed = new Map<string, string>();
		const taken = this.taken[kind];
		for (const name of map?.keys() ?? []) {
			taken.add(name);
			const due = document.job.pace.step(NAME_COST);
			if (due) await due;
		}
		const comparison = new Comparison(document);
		for (const [name, value] of map ?? []) {
			const due = document.job.pace.step(NAME_COST);
			if (due) await due;
			const known = this.origins.get(`${kind}/${name}`);
			if (known && (await comparison.same(value, known))) continue;
			const free = known ? taken.free(name) : name;
			if (known) renamed.set(name, free);
			this.origins.set(`${kind}/${free}`, { document, value });
			merged.set(free, lift(value, index));
		}
		return renamed;
	}
}

/** The identifiers of the parts that are joined, and those that no other one may get. */
interface Identifiers {
	readonly merged: Map<string, Value>;
	readonly taken: Names;
}

/** The cost of an identifier, or the name of a role or class, see `Pace`. */
const NAME_COST = 1000;

async function joinIdentifiers(
	{ index, document }: Part,
	root: Dict,
	{ merged, taken }: Identifiers,
): Promise<Map<string, string>> {
	const renamed = new Map<string, string>();
	const entries: [string, Value][] = [];
	const { pace } = document.job;
	for (const [key, value] of await readTree(document, root.get('IDTree'), 'Names')) {
		const own = keyText(key);
		entries.push([own, value]);
		taken.add(own);
		const due = pace.step(NAME_COST);
		if (due) await due;
	}
	for (const [own, value] of entries) {
		const id = merged.has(own) ? taken.free(own) : own;
		if (id !== own) renamed.set(own, id);
		merged.set(id, lift(value, index));
		const due = pace.step(NAME_COST);
		if (due) await due;
	}
	return renamed;
}

interface Renamed {
	readonly S: ReadonlyMap<string, string>;
	readonly C: ReadonlyMap<string, string>;
	readonly ID: ReadonlyMap<string, string>;
}

/** Table cells name their headers in an attribute, which may be in a class (14.8.5.7). Returns whether there was a change. */
function renameHeaders(document: PdfDocument, attributes: Dict, ID: ReadonlyMap<string, string>): boolean {
	const headers = document.array(attributes.get('Headers'));
	if (!headers?.some((id) => id instanceof Str && ID.has(keyText(id)))) return false;
	attributes.set(
		'Headers',
		headers.map((id) => renamedString(id, ID) ?? id),
	);
	return true;
}

/** A class is a dictionary of attributes, or an array of them. */
function renameInClasses(document: PdfDocument, classes: Dict | undefined, ID: ReadonlyMap<string, string>): void {
	// Many classes may share an indirect array.
	const seen = new Set<number>();
	for (const value of classes?.values() ?? []) {
		if (value instanceof Ref && seen.has(value.number)) continue;
		if (value instanceof Ref) seen.add(value.number);
		for (const item of document.array(value) ?? [value]) {
			const attributes = document.dict(item);
			if (!attributes || !renameHeaders(document, attributes, ID)) continue;
			const holder = item instanceof Ref ? item : value;
			if (holder instanceof Ref) document.edit(holder);
		}
	}
}

/** Follows renames into elements: their type, classes, identifiers, and table cells that name their headers. */
async function renameInElements(document: PdfDocument, { S, C, ID }: Renamed): Promise<void> {
	await editDictionaries(document, ['StructElem', 'Headers', 'ID', 'Pg', 'K'], (found) => {
		const changed = renameHeaders(document, found, ID);
		if (!isName(document.resolve(found.get('Type')), 'StructElem') && !(found.has('P') && found.has('S'))) return changed;
		const classes = document.resolve(found.get('C'));
		const renamed: Readonly<Record<string, Value | undefined>> = {
			S: renamedName(document.resolve(found.get('S')), S),
			ID: renamedString(document.resolve(found.get('ID')), ID),
			C: Array.isArray(classes) ? classes.map((one) => renamedName(one, C) ?? one) : renamedName(classes, C),
		};
		for (const [key, value] of Object.entries(renamed)) if (value !== undefined) found.set(key, value);
		return changed || Object.values(renamed).some((value) => value !== undefined);
	});
}

function renamedName(value: Value, names: ReadonlyMap<string, string>): Value | undefined {
	const name = value instanceof Name ? names.get(value.text) : undefined;
	return name === undefined ? undefined : new Name(name);
}

function renamedString(value: Value, names: ReadonlyMap<string, string>): Value | undefined {
	const name = value instanceof Str ? names.get(keyText(value)) : undefined;
	return name === undefined ? undefined : latin(name);
}
