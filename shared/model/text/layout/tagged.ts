/** Pages in the order of their tags (ISO 32000-2, 14.8.2.3), where these cover nearly all of the text. */
import type { Element, Leaf } from '../../structure/tags';
import type { Fragment } from '../fragments/fragment';
import { STRIDE, STRIDE_COST, sorting, type Steps } from '../fragments/steps';
import { Block, blocking, lining } from './blocks';
import { segmenting } from '../segments/segments';

/** The share of a page's characters that must have tags; artifacts do not count. */
const COVERED = 0.9;

/** The tag of a fragment on its page. */
export type LeafOf = (fragment: Fragment) => Leaf | undefined;

const INLINE = new Set(
	'Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Em Strong Sub FENote NonStruct Private'.split(
		' ',
	),
);

/** The element whose text is a block: a paragraph, a heading, an item of a list, a row of a table. */
export function blockOf(element: Element): Element {
	let found: Element | undefined;
	let levels = 0;
	for (let above: Element | undefined = element; above && levels < MOST_LEVELS; above = above.parent, levels++) {
		if (above.type === 'TR') return above;
		if (!found && !INLINE.has(above.type)) found = above;
	}
	if (!found) return element;
	return (found.type === 'Lbl' || found.type === 'LBody') && found.parent?.type === 'LI' ? found.parent : found;
}

/** Elements within each other that are looked at: those of documents have some ten. */
const MOST_LEVELS = 200;

/** Whether tags cover the text of a page. */
export function isCovered(fragments: readonly Fragment[], leafOf: LeafOf): boolean {
	let all = 0;
	let tagged = 0;
	for (const fragment of fragments) {
		if (fragment.style.marks.isArtifact) continue;
		all += fragment.text.length;
		if (leafOf(fragment)) tagged += fragment.text.length;
	}
	return tagged > 0 && tagged >= COVERED * all;
}

/** The blocks of a page in the order of its tags. Text without tags follows the text after which it is drawn. */
export function* taggedBlocks(fragments: readonly Fragment[], leafOf: LeafOf): Steps<Block[]> {
	const found: { readonly fragment: Fragment; readonly leaf: Leaf }[] = [];
	const rest: Fragment[] = [];
	for (let index = 0; index < fragments.length; index++) {
		const fragment = fragments[index]!;
		if (index % STRIDE === STRIDE - 1) yield STRIDE_COST;
		const leaf = leafOf(fragment);
		if (leaf) found.push({ fragment, leaf });
		else rest.push(fragment);
	}
	const tagged = yield* sorting(
		found,
		(one, other) => one.leaf.order - other.leaf.order || one.fragment.order - other.fragment.order,
	);
	let work = 0;
	const known = new Map<Element, Element>();
	const blockAt = (index: number): Element => {
		const { element } = tagged[index]!.leaf;
		let found = known.get(element);
		if (!found) known.set(element, (found = blockOf(element)));
		return found;
	};
	const blocks: Block[] = [];
	/** For each fragment its block, by the order of drawing. */
	const owners: { readonly order: number; readonly block: Block }[] = [];
	for (let from = 0, to; from < tagged.length; from = to) {
		const element = blockAt(from);
		for (to = from + 1; to < tagged.length && blockAt(to) === element;) to++;
		const own = tagged.slice(from, to).map(({ fragment }) => fragment);
		if ((work += own.length) >= STRIDE) {
			work = 0;
			yield STRIDE_COST;
		}
		const block = Block.of(yield* lining(yield* segmenting(own)), element);
		blocks.push(block);
		if (rest.length > 0) for (const { order } of own) owners.push({ order, block });
	}
	if (rest.length === 0) return blocks;
	return yield* insertUnsorted(blocks, owners, yield* blocking(yield* lining(yield* segmenting(rest))));
}

function* insertUnsorted(
	blocks: readonly Block[],
	unsorted: readonly { readonly order: number; readonly block: Block }[],
	rest: readonly Block[],
): Steps<Block[]> {
	const owners = yield* sorting(unsorted, (one, other) => one.order - other.order);
	const before: Block[] = [];
	const later = new Map<Block, Block[]>();
	for (const [index, block] of rest.entries()) {
		if (index % STRIDE === STRIDE - 1) yield STRIDE_COST;
		const order = block.lines[0]!.segments[0]!.order;
		let low = 0;
		for (let high = owners.length; low < high;) {
			const middle = (low + high) >> 1;
			if (owners[middle]!.order < order) low = middle + 1;
			else high = middle;
		}
		const owner = owners[low - 1]?.block;
		const known = owner && later.get(owner);
		if (known) known.push(block);
		else if (owner) later.set(owner, [block]);
		else before.push(block);
	}
	return [...before, ...blocks.flatMap((block) => [block, ...(later.get(block) ?? [])])];
}
