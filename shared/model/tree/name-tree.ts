/**
 * Name trees and number trees (ISO 32000-2, 7.9.6 and 7.9.7): read whatever order, depth or shape a file has, prune in
 * place, write balanced.
 *
 * Every object of a tree is read once, arrays too: a file of 100 KB can have thousands of leaves that share one array of
 * thousands of pairs.
 */
import type { PdfDocument } from '../../pdf/document';
import { dict, latin, Str, type Dict, type Ref, type Value } from '../../pdf/syntax/values';
import { sortAtEase } from '../../pace/sorted';
import { latinText } from '../../pdf/syntax/text-strings';
import { Allowance, holderOf } from './removal';

/** `Names`: a name tree, keyed by strings. `Nums`: a number tree, keyed by integers. */
export type TreeKind = 'Names' | 'Nums';

export type TreeKey = Str | number;
export type TreeEntry = readonly [key: TreeKey, value: Value];

/** Entries of a leaf, and kids of a node, that we write. Acrobat writes 64, too. */
const FAN = 64;

/** A string key as characters of one byte each: what to compare and to use in maps. */
export const keyText = (key: TreeKey): string => (typeof key === 'number' ? String(key) : latinText(key));

/**
 * All entries, in the order of the file; pairs with a key of the wrong type are left out.
 *
 * @throws OctavoError `limit_exceeded`, `cancelled`
 */
export async function readTree(document: PdfDocument, root: Value | undefined, kind: TreeKind): Promise<TreeEntry[]> {
	const entries: TreeEntry[] = [];
	for (const node of await collect(document, root, 0, kind)) {
		for (const pair of pairs(document, node, kind)) entries.push(pair);
		const due = document.job.pace.step(COST);
		if (due) await due;
	}
	return entries;
}

/**
 * Removes the entries for which `drops` is true. Nodes that become empty are removed, and /Limits are corrected, so that no
 * removed key is left in them. `holder` is the object in which a direct root lives. If `within` is given, subtrees whose /Limits
 * it rejects are not read.
 *
 * Returns whether the tree has become empty.
 *
 * @throws OctavoError `limit_exceeded`, `cancelled`
 */
export async function pruneTree(
	document: PdfDocument,
	root: Value | undefined,
	holder: number,
	kind: TreeKind,
	drops: (key: TreeKey, value: Value) => boolean,
	within?: (low: number, high: number) => boolean,
): Promise<boolean> {
	const nodes = await collect(document, root, holder, kind, within);
	// Parents come before their kids: backwards, every kid is settled before its parent is.
	for (let index = nodes.length - 1; index >= 0; index--) {
		const node = nodes[index]!;
		const before = pairs(document, node, kind);
		const after = before.filter(([key, value]) => !drops(key, value));
		const due = document.job.pace.step(COST + before.length * COST);
		if (due) await due;
		if (after.length < before.length) {
			document.edit(node.holder);
			node.dict.set(kind, flatten(after));
			node.changed = true;
		}
		for (const key of node.repeats) {
			document.edit(node.holder);
			node.dict.delete(key);
			node.changed = true;
		}
		if (node.emptyKids) {
			const kids = (document.array(node.dict.get('Kids')) ?? []).filter((kid) => !node.emptyKids!.has(document.dict(kid)));
			document.edit(node.holder);
			node.dict.set('Kids', kids);
			node.changed = true;
		}
		if (!node.changed) continue;
		const kids = document.array(node.dict.get('Kids')) ?? [];
		node.empty = after.length === 0 && kids.length === 0;
		const parent = node.parent;
		if (!parent) continue;
		parent.changed = true;
		if (node.empty) (parent.emptyKids ??= new Set()).add(node.dict);
		else setLimits(document, node, after, kids);
	}
	return nodes[0]?.empty ?? false;
}

/** A balanced tree of `entries`, which are in ascending order of their keys. Returns the root. */
export function buildTree(document: PdfDocument, entries: readonly TreeEntry[], kind: TreeKind): Dict {
	if (entries.length <= FAN) return dict({ [kind]: flatten(entries) });
	let level: { readonly ref: Ref; readonly low: TreeKey; readonly high: TreeKey }[] = [];
	for (const part of chunks(entries)) {
		const [low, high] = [part[0]![0], part.at(-1)![0]];
		level.push({ ref: document.add(dict({ Limits: [low, high], [kind]: flatten(part) })), low, high });
	}
	while (level.length > FAN) {
		level = chunks(level).map((part) => {
			const [low, high] = [part[0]!.low, part.at(-1)!.high];
			return { ref: document.add(dict({ Limits: [low, high], Kids: part.map(({ ref }) => ref) })), low, high };
		});
	}
	return dict({ Kids: level.map(({ ref }) => ref) });
}

/** A name tree of entries by `keyText`, in any order. */
export async function buildNameTree(document: PdfDocument, entries: ReadonlyMap<string, Value>): Promise<Dict> {
	const { pace } = document.job;
	const keyed: TreeEntry[] = [];
	for (const [key, value] of entries) {
		keyed.push([latin(key), value]);
		const due = pace.step(10 * COST);
		if (due) await due;
	}
	return buildTree(document, await sortByKey(document, keyed), 'Names');
}

/** In the order of the bytes of their keys, as name trees need it (7.9.6); of equal keys, the first stays first. */
export async function sortByKey(document: PdfDocument, entries: readonly TreeEntry[]): Promise<TreeEntry[]> {
	const { pace } = document.job;
	const keyed: { readonly entry: TreeEntry; readonly key: string }[] = [];
	for (const entry of entries) {
		keyed.push({ entry, key: keyText(entry[0]) });
		const due = pace.step(COST);
		if (due) await due;
	}
	const sorted = await sortAtEase(keyed, (a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0), pace);
	return sorted.map(({ entry }) => entry);
}

interface Node {
	readonly dict: Dict;
	/** The object that is edited when this node changes. */
	readonly holder: number;
	readonly parent: Node | undefined;
	/** The keys of arrays that a node before it has, too. They add nothing, and go when the tree is pruned. */
	readonly repeats: readonly string[];
	changed?: boolean;
	empty?: boolean;
	/** Kids that became empty. */
	emptyKids?: Set<Dict | undefined>;
}

/** The cost of a node or a pair, see `Pace`. */
const COST = 100;
/** The cost of a kid that is noted. */
const KID_COST = 30;

/** The nodes, parents before their kids and leaves in order. Every pair is paid for here. */
async function collect(
	document: PdfDocument,
	root: Value | undefined,
	holder: number,
	kind: TreeKind,
	within?: (low: number, high: number) => boolean,
): Promise<Node[]> {
	const allowance = new Allowance(document);
	const met = new Set<Value>();
	const isNew = (value: Value): boolean => met.size < met.add(value).size;
	const nodes: Node[] = [];
	const open: { value: Value; holder: number; parent: Node | undefined }[] = [{ value: root ?? null, holder, parent: undefined }];
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		allowance.spend(1);
		const due = document.job.pace.step(COST);
		if (due) await due;
		const found = document.dict(next.value);
		if (!found || !isNew(found)) continue;
		if (within && next.parent && !limitsAdmit(document, found, within)) continue;
		const repeats: string[] = [];
		const arrayAt = (key: string): readonly Value[] => {
			const array = document.array(found.get(key));
			if (!array || isNew(array)) return array ?? [];
			repeats.push(key);
			return [];
		};
		const pairs = arrayAt(kind).length >> 1;
		const kids = arrayAt('Kids');
		const node: Node = {
			dict: found,
			holder: holderOf(next.value, next.holder),
			parent: next.parent,
			repeats,
		};
		nodes.push(node);
		allowance.spend(pairs);
		const kidsHolder = holderOf(found.get('Kids'), node.holder);
		for (let index = kids.length - 1; index >= 0; index--) {
			open.push({ value: kids[index]!, holder: kidsHolder, parent: node });
			const later = document.job.pace.step(KID_COST);
			if (later) await later;
		}
		const later = document.job.pace.step(pairs * COST);
		if (later) await later;
	}
	return nodes;
}

function limitsAdmit(document: PdfDocument, node: Dict, within: (low: number, high: number) => boolean): boolean {
	const [low, high] = document.array(node.get('Limits')) ?? [];
	return typeof low !== 'number' || typeof high !== 'number' || within(low, high);
}

function pairs(document: PdfDocument, { dict: node, repeats }: Node, kind: TreeKind): TreeEntry[] {
	const array = repeats.includes(kind) ? undefined : document.array(node.get(kind));
	if (!array) return [];
	const found: TreeEntry[] = [];
	for (let index = 0; index + 1 < array.length; index += 2) {
		const key = document.resolve(array[index]);
		if (kind === 'Names' ? key instanceof Str : typeof key === 'number') found.push([key as TreeKey, array[index + 1]!]);
	}
	return found;
}

function setLimits(document: PdfDocument, node: Node, entries: readonly TreeEntry[], kids: readonly Value[]): void {
	const limitsOf = (kid: Value | undefined) => document.array(document.dict(kid)?.get('Limits')) ?? [];
	const low = entries[0]?.[0] ?? limitsOf(kids[0])[0];
	const high = entries.at(-1)?.[0] ?? limitsOf(kids.at(-1))[1];
	document.edit(node.holder);
	if (low !== undefined && high !== undefined) node.dict.set('Limits', [low, high]);
	else node.dict.delete('Limits');
}

/** Keys and values in turn. The method of arrays takes twenty times as long. */
function flatten(entries: readonly TreeEntry[]): Value[] {
	const flat: Value[] = [];
	for (const [key, value] of entries) flat.push(key, value);
	return flat;
}

function chunks<T>(items: readonly T[]): T[][] {
	const made: T[][] = [];
	for (let at = 0; at < items.length; at += FAN) made.push(items.slice(at, at + FAN));
	return made;
}
