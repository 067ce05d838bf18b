/** The page tree of a merge (ISO 32000-2, 7.7.3). */
import { Dict, Name, Ref, type Value } from '../../pdf/syntax/values';
import { referenceTo, resultOf, type Part } from '../../model/foreign/part';

export interface PageOfPart {
	readonly part: Part;
	/** Zero-based, in its part. */
	readonly page: number;
}

/** All pages of a part, then all pages of the next one. */
export function* inOrder(parts: readonly Part[]): Iterable<PageOfPart> {
	for (const part of parts) for (let page = 0; page < part.document.pages.count; page++) yield { part, page };
}

/** The pages in turns; undefined where they simply follow each other. Where a part has no page left, the others go on. */
export function pageOrder(parts: readonly Part[], interleave: 'none' | 'forward' | 'backward'): PageOfPart[] | undefined {
	if (interleave === 'none') return undefined;
	const order: PageOfPart[] = [];
	const rounds = parts.reduce((most, { document }) => Math.max(most, document.pages.count), 0);
	for (let round = 0; round < rounds; round++)
		for (const part of parts) {
			const { count } = part.document.pages;
			if (round < count) order.push({ part, page: interleave === 'backward' && part.index > 0 ? count - 1 - round : round });
		}
	return order;
}

/** Pages per node of a tree that is made here. */
const FANOUT = 100;

/** A new page tree with the pages in `order`; inherited attributes are pushed down to the pages. */
export async function interleavePages(parts: readonly Part[], order: readonly PageOfPart[]): Promise<void> {
	const first = parts[0]!.document;
	for (const { document } of parts) await document.pages.rebuild(document.pages.numbers);
	const root = first.add(null);
	const nodes: Value[] = [];
	for (let start = 0; start < order.length; start += FANOUT) {
		const node = first.add(null);
		const kids: Value[] = [];
		for (const { part, page } of order.slice(start, start + FANOUT)) {
			const number = part.document.pages.number(page);
			const dict = part.document.edit(number);
			if (dict instanceof Dict) dict.set('Parent', referenceTo(0, node.number, part.index));
			kids.push(referenceTo(part.index, number));
			const due = first.job.pace.step(1000);
			if (due) await due;
		}
		first.put(node, treeNode(kids, kids.length, root));
		nodes.push(node);
	}
	first.put(root, treeNode(nodes, order.length));
	(first.edit(first.catalogNumber) as Dict).set('Pages', root);
}

function treeNode(kids: Value[], count: number, parent?: Ref): Dict {
	return new Dict([
		['Type', new Name('Pages')],
		...(parent ? ([['Parent', parent]] as [string, Value][]) : []),
		['Kids', kids],
		['Count', count],
	]);
}

/** One page tree over the trees of all parts: each keeps its own nodes and the attributes that its pages inherit from them. */
export async function mergePages(parts: readonly Part[]): Promise<void> {
	const first = resultOf(parts);
	const root = first.add(null);
	const kids: Value[] = [];
	let count = 0;
	for (const { index, document } of parts) {
		await document.pages.settle();
		if (!(document.catalog.get('Pages') instanceof Ref)) await document.pages.rebuild(document.pages.numbers);
		const top = document.catalog.get('Pages') as Ref;
		const node = document.edit(top);
		// A document whose only page is the root of its tree, or whose root has no count that can be trusted.
		if (node instanceof Dict && node.has('Kids')) {
			node.set('Parent', referenceTo(0, root.number, index));
			node.set('Count', document.pages.count);
			kids.push(referenceTo(index, top.number));
		}
		count += document.pages.count;
	}
	first.put(root, treeNode(kids, count));
	(first.edit(first.catalogNumber) as Dict).set('Pages', root);
}
