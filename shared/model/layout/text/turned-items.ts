/** Lines of two directions: their items in the order in which they are displayed. */
import { addAll } from '../../../lists';
import { displayTexts } from '../../font/shaping/bidi';
import type { Box } from '../boxes/box';
import type { Layout, Steps } from '../boxes/setting';
import { closeDirection, lineDirection, openDirection } from './directions';
import { OBJECT, textFragment, type LineItem } from './pieces';

/** Items that are looked at between two pauses, and the cost of one. */
const MANY = 500;
const COST = 500;
/** The cost of a character whose place is found: boxes with their own directions cost most. */
const LETTER_COST = 600;
/** Costs that are given together, as a pause is not worth less. */
const LEAST_COST = 100_000;

/** The first and the last place of the items in a box, in the order of display. */
interface Reach {
	first: number;
	last: number;
}

function directedText({ fragment }: LineItem): string {
	switch (fragment.kind) {
		case 'text':
			return fragment.text;
		case 'atom':
			return OBJECT;
		case 'open':
			return openDirection(fragment.box.style);
		case 'close':
			return closeDirection(fragment.box.style);
		default:
			return '';
	}
}

/** @param open the inline boxes that are open where the line begins, and afterwards those that are where it ends */
export function* turnItems(items: readonly LineItem[], block: Box, open: Box[], layout: Layout): Steps<LineItem[]> {
	const before = lineDirection(block.style) + open.map(({ style }) => openDirection(style)).join('');
	const texts = items.map(directedText);
	const shown: LineItem[] = [];
	const reaches = items.map((): Reach => ({ first: Infinity, last: -1 }));
	let cost = 0;
	for (const { text, rtl, index } of displayTexts(before, texts)) {
		cost += COST + text.length * LETTER_COST;
		if (cost > LEAST_COST) {
			yield cost;
			cost = 0;
		}
		const item = items[index]!;
		const { fragment } = item;
		if (fragment.kind !== 'text' && fragment.kind !== 'atom') continue;
		const reach = reaches[index]!;
		reach.first = Math.min(reach.first, shown.length);
		reach.last = shown.length;
		if (fragment.kind === 'atom') shown.push(item);
		else {
			const cut = textFragment(text, fragment.style, fragment.owner, layout, rtl);
			shown.push({ fragment: cut, width: cut.width });
		}
	}
	return yield* aroundBoxes(items, shown, reaches, open);
}

interface PlacedEdges {
	/** The edges before each place, and those after it. */
	readonly before: Map<number, LineItem[]>;
	readonly after: Map<number, LineItem[]>;
	/** Of boxes without content on the line. */
	readonly rest: LineItem[];
	looked: number;
}

/** Puts the edges of a box around its items. */
function* encloseBox(
	{ item, box, index }: Opened,
	{ to, atEnd }: { readonly to: number; readonly atEnd: LineItem },
	reaches: readonly Reach[],
	edges: PlacedEdges,
): Steps<void> {
	const { before, after, rest } = edges;
	const [begin, end] = box.style.direction === 'rtl' ? swapEdges(item, box, atEnd) : [item, atEnd];
	let [first, last] = [Infinity, -1];
	for (let at = index; at < to; at++) {
		if (++edges.looked % MANY === 0) yield MANY * COST;
		first = Math.min(first, reaches[at]!.first);
		last = Math.max(last, reaches[at]!.last);
	}
	if (last < 0) return addAll(rest, [begin, end]);
	// Boxes that end later are around those that ended before.
	before.set(first, [begin, ...(before.get(first) ?? [])]);
	after.set(last, [...(after.get(last) ?? []), end]);
}

/** The items in order, with the edges of each inline box around its own. */
function* aroundBoxes(
	items: readonly LineItem[],
	shown: readonly LineItem[],
	reaches: readonly Reach[],
	open: Box[],
): Steps<LineItem[]> {
	const edges: PlacedEdges = { before: new Map<number, LineItem[]>(), after: new Map<number, LineItem[]>(), rest: [], looked: 0 };
	const { before, after, rest } = edges;
	const opened: Opened[] = open.map((box) => ({ item: edge('resume', box), box, index: 0 }));
	for (const [index, item] of items.entries()) {
		const { fragment } = item;
		if (fragment.kind === 'apart') rest.push(item);
		if (fragment.kind === 'open') opened.push({ item, box: fragment.box, index });
		if (fragment.kind !== 'close') continue;
		const at = opened.findLastIndex(({ box }) => box === fragment.box);
		if (at >= 0) yield* encloseBox(opened.splice(at, 1)[0]!, { to: index, atEnd: item }, reaches, edges);
	}
	open.splice(0, open.length);
	for (const { box } of opened) open.push(box);
	for (const one of opened.reverse()) yield* encloseBox(one, { to: items.length, atEnd: edge('pause', one.box) }, reaches, edges);
	const placed: LineItem[] = [];
	for (const [at, item] of shown.entries()) {
		addAll(placed, before.get(at) ?? []);
		placed.push(item);
		addAll(placed, after.get(at) ?? []);
	}
	addAll(placed, rest);
	return placed;
}

interface Opened {
	readonly item: LineItem;
	readonly box: Box;
	readonly index: number;
}

/** A box goes on on this line, or on the next one. */
const edge = (kind: 'resume' | 'pause', box: Box): LineItem => ({ fragment: { kind, box }, width: 0 });

/** A box that runs from right to left begins at its right edge, and ends at the left one, where these are on different lines. */
function swapEdges(begin: LineItem, box: Box, end: LineItem): readonly [begin: LineItem, end: LineItem] {
	const [begins, ends] = [begin.fragment.kind === 'open', end.fragment.kind === 'close'];
	if (begins === ends) return [begin, end];
	return begins
		? [edge('resume', box), { fragment: { kind: 'close', box }, width: begin.width }]
		: [{ fragment: { kind: 'open', box }, width: end.width }, edge('pause', box)];
}
