/** Headings, lists, tables and figures of a page from its tags (ISO 32000-2, 14.8.4). */
import { closestOf, type Element, type Leaf, upwards } from '../../structure/tags';
import type { Fragment } from '../fragments/fragment';
import { STRIDE_COST, type Steps } from '../fragments/steps';
import type { Block } from '../layout/blocks';
import { BULLETS, UNREADABLE_BULLET } from '../fragments/bullets';
import { flowOf } from '../layout/reading';
import { isTable } from '../layout/table-block';
import { indentLines } from './from-look';
import { ColumnEnds } from './full-lines';
import { inline, type LinkOf, plainLine } from './inline';
import type { Piece } from './piece';
import { tablePiece } from './table-piece';
import { cellsIn, endOfTable, readTable, type Tagged } from './tagged-tables';

/** Marks of list items, which Markdown has instead. */
const MARK = new RegExp(`^(?:\\\\?[*+-](?=\\s|$)|[${BULLETS}]|${UNREADABLE_BULLET}|\\d{1,3}\\\\?[.)])\\s*`, 'u');
const NUMBER = /^(\d{1,3})\\?([.)])\s/;

/** Boxes of tasks, before their items. */
const TASK = /^([\u2610-\u2612])\s*/u;

/** How many blocks are one step. */
const BLOCKS = 100;
/** The cost of a leaf of the tree, and of a character of a text that an element gives. */
const [LEAF_COST, CHARACTER_COST] = [100, 10];

interface TaggedPage extends Tagged {
	/** That of the page. */
	readonly width: number;
	readonly linkOf: LinkOf;
}

interface Columned extends TaggedPage {
	readonly columns: ColumnEnds;
	/** Whether an element is one of this type, or in one. */
	readonly isWithin: (wanted: string, element: Element | undefined) => boolean;
	/** How many quotations an element is in. */
	readonly quotesAround: (element: Element | undefined) => number;
}

export function* piecesByTags(given: TaggedPage): Steps<Piece[]> {
	const { blocks, leaves } = given;
	const page: Columned = {
		...given,
		columns: yield* ColumnEnds.of(blocks, given.width),
		isWithin: withinElements(),
		quotesAround: quotesOf(),
	};
	const { quotesAround } = page;
	const { figures, hasNotes } = yield* figuresOf(leaves);
	const rowCells = yield* cellsIn(leaves);
	const pieces: Piece[] = [];
	let drawn = 0;
	const drawFigures = (order: number) => {
		for (; drawn < figures.length && figures[drawn]!.order < order; drawn++)
			pieces.push({ kind: 'figure', alternative: figures[drawn]!.alternative });
	};
	let label = '';
	for (let from = 0, to; from < blocks.length; from = to) {
		const { element } = blocks[from]!;
		to = from + 1;
		const order = orderOf(blocks[from]!, page);
		if (order !== undefined) drawFigures(order);
		if (isInElements('Lbl', blocks[from]!.lines, page)) label = yield* plainOf(blocks[from]!, page);
		else if (element?.type === 'TR') {
			to = endOfTable(blocks, from);
			const rows: string[][] = [];
			const table = yield* readTable(blocks.slice(from, to), page, rowCells);
			for (const flows of table.rows) {
				const texts: string[] = [];
				for (const flow of flows) texts.push(yield* inline(flow, { linkOf: page.linkOf, marksBold: false, isCell: true }));
				rows.push(texts);
			}
			pieces.push({ kind: 'table', rows, tags: { row: element, heads: table.heads }, quotes: quotesAround(element) });
		} else {
			const block = blocks[from]!;
			const piece = isTable(block)
				? yield* tablePiece(block, page.edges, page.linkOf)
				: yield* pieceOf(block, page, { label, hasNotes });
			pieces.push({ ...piece, quotes: quotesAround(element) });
			label = '';
		}
		if (from % BLOCKS === 0) yield STRIDE_COST;
	}
	drawFigures(Infinity);
	return pieces.filter((piece) => !('text' in piece) || piece.text !== '');
}

function* plainOf({ lines }: Block, { edges, linkOf }: TaggedPage): Steps<string> {
	return yield* inline(yield* flowOf(lines, edges), { linkOf, marksBold: false });
}

interface About {
	/** The mark of a list item or a note before the block, which has its own tag. */
	readonly label: string;
	/** Whether the page has notes. */
	readonly hasNotes: boolean;
}

function* pieceOf({ lines, element }: Block, page: Columned, { label, hasNotes }: About): Steps<Piece> {
	const { edges, linkOf, leafOf, isWithin } = page;
	const type = element?.type ?? 'P';
	if (lines.length > 1 && isInElements('Code', lines, page)) return { kind: 'code', lines: yield* indentLines(lines, edges) };
	const level = type === 'Title' || type === 'H' ? 1 : Number(/^H([1-6])$/.exec(type)?.[1] ?? 0);
	const isReference = (fragment: Fragment) => hasNotes && isWithin('Reference', leafOf(fragment)?.element);
	const flow = yield* flowOf(lines, edges);
	const text = yield* inline(flow, { linkOf, marksBold: level === 0, isReference });
	if (level > 0) return { kind: 'heading', level, text, title: plainLine(flow) };
	const note = element && isWithin('Note', element) ? /^(\d{1,3})\\?[.)]?$/.exec(label) : null;
	if (note) return { kind: 'note', number: note[1]!, text };
	const items = isWithin('LI', element) ? [...upwards(element)].filter((above) => above.type === 'LI') : [];
	if (items.length === 0 && label !== '') return { kind: 'paragraph', text: `${label} ${text}` };
	if (items.length === 0)
		return { kind: 'paragraph', text: yield* page.columns.write(lines, edges, { linkOf, marksBold: true, isReference }) };
	const number = NUMBER.exec(`${label} ${text}`.trimStart());
	const task = TASK.exec(`${label} ${text}`.trimStart());
	const box = task ? (task[1] === '\u2610' ? '[ ] ' : '[x] ') : '';
	const depth = [...upwards(items[0])].filter((above) => above.type === 'L').length - 1;
	return {
		kind: 'item',
		depth: Math.max(depth, 0),
		mark: number ? `${number[1]}${number[2]}` : '-',
		text: box + text.replace(task ? TASK : MARK, ''),
	};
}

/** Whether all of a block is in elements of a type. */
const isInElements = (wanted: string, lines: Block['lines'], { leafOf, isWithin }: Columned): boolean =>
	lines.every(({ segments }) =>
		segments.every(({ fragments }) => fragments.every((fragment) => isWithin(wanted, leafOf(fragment)?.element))),
	);

/** The way up is gone once for each type, however deep the tree is. */
function withinElements(): Columned['isWithin'] {
	const finders = new Map<string, (element: Element) => Element | undefined>();
	return (wanted, element) => {
		let find = finders.get(wanted);
		if (!find) finders.set(wanted, (find = closestOf((type) => type === wanted)));
		return element !== undefined && find(element) !== undefined;
	};
}

function quotesOf(): Columned['quotesAround'] {
	const known = new Map<Element | undefined, number>([[undefined, 0]]);
	return (element) => {
		const path: Element[] = [];
		for (let at = element; at && !known.has(at); at = at.parent) path.push(at);
		for (const one of path.reverse()) known.set(one, known.get(one.parent)! + (one.type === 'BlockQuote' ? 1 : 0));
		return known.get(element)!;
	};
}

/** Where the first text of a block is in the tree. */
function orderOf({ lines }: Block, { leafOf }: TaggedPage): number | undefined {
	return leafOf(lines[0]!.segments[0]!.fragments[0]!)?.order;
}

interface Figure {
	readonly order: number;
	readonly alternative: string;
}

/** Figures with alternative text, in the order of the tree, and whether the page has notes. */
function* figuresOf(leaves: readonly Leaf[]): Steps<{ readonly figures: readonly Figure[]; readonly hasNotes: boolean }> {
	const seen = new Set<Element>();
	const figureAround = closestOf((type) => type === 'Figure');
	const noteAround = closestOf((type) => type === 'Note');
	const figures: Figure[] = [];
	let hasNotes = false;
	for (const { element, order } of leaves) {
		yield LEAF_COST;
		hasNotes ||= noteAround(element) !== undefined;
		const figure = figureAround(element);
		if (!figure || seen.has(figure)) continue;
		seen.add(figure);
		yield (figure.alternative?.length ?? 0) * CHARACTER_COST;
		const alternative = figure.alternative?.replace(/\s+/g, ' ').trim();
		if (alternative) figures.push({ order, alternative });
	}
	return { figures, hasNotes };
}
