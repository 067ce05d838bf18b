/** Sizes and margins of pages as style sheets say them (CSS Paged Media 3, 4 and 7). */
import type { PageRule } from './style-sheet';
import type { Declaration } from './scan-css';
import { lengthOf, pixelsIn, type Units } from './values/lengths';
import { readFourSides } from './values/property';
import { readValue, wordOf, type CssNode } from './values/tokens';

/** In pixels. */
export interface PageSheet {
	readonly width: number;
	readonly height: number;
	readonly margins: readonly [number, number, number, number];
	/** The upper margin of the first page, which is at least that of the others. */
	readonly firstTop: number;
	/** Boxes in the margins by name, such as `bottom-center`: of all pages, then those of some pages. */
	readonly boxes: readonly MarginBox[];
	/** Selectors of pages, and their properties, that have no effect. */
	readonly ignored: readonly string[];
}

export interface MarginBox {
	readonly name: string;
	/** The pages that it is on. */
	readonly pages: PageKind;
	readonly declarations: readonly Declaration[];
}

/** The first page is a right one. */
export type PageKind = 'all' | 'left' | 'right' | 'first';

const KINDS: Readonly<Record<string, PageKind>> = { '': 'all', ':left': 'left', ':right': 'right', ':first': 'first' };
/** Later ones win (CSS Paged Media 3, 3.3). */
const WEIGHTS: Readonly<Record<PageKind, number>> = { all: 0, left: 1, right: 1, first: 2 };

const MM = 96 / 25.4;
const SIZES: Readonly<Record<string, readonly [number, number]>> = {
	a3: [297 * MM, 420 * MM],
	a4: [210 * MM, 297 * MM],
	a5: [148 * MM, 210 * MM],
	a6: [105 * MM, 148 * MM],
	b4: [250 * MM, 353 * MM],
	b5: [176 * MM, 250 * MM],
	letter: [816, 1056],
	legal: [816, 1344],
	ledger: [1056, 1632],
	tabloid: [1056, 1632],
};
/** Bounds of a side of a page, in pixels: up to what readers show (ISO 32000-2, Annex C). */
const [LEAST, MOST] = [48, 19_200];
const SIDES = ['margin-top', 'margin-right', 'margin-bottom', 'margin-left'];

interface Usual {
	readonly width: number;
	readonly height: number;
	readonly margin: number;
}

export function readPages(rules: readonly PageRule[], usual: Usual): PageSheet {
	const page: Read = { ...usual, margins: [usual.margin, usual.margin, usual.margin, usual.margin] };
	const boxes: MarginBox[] = [];
	const ignored: string[] = [];
	let firstTop = 0;
	// Margins of some pages are compared with those of all.
	const general = rules.filter(({ selector }) => selector === '');
	for (const { selector, declarations, boxes: own } of [...general, ...rules.filter((rule) => !general.includes(rule))]) {
		const pages = Object.hasOwn(KINDS, selector) ? KINDS[selector] : undefined;
		if (pages === undefined) {
			ignored.push(`@page ${selector}`);
			continue;
		}
		for (const { name, declarations: inner } of own) boxes.push({ name, pages, declarations: inner });
		if (pages === 'all') for (const one of declarations) readDeclaration(one, page);
		else {
			const { top, others } = readOwnMargins(declarations, page);
			if (pages === 'first') firstTop = Math.max(firstTop, top);
			if (others || (pages !== 'first' && top !== page.margins[0])) ignored.push(`@page ${selector} margin`);
		}
	}
	const { width, height } = page;
	const margins = fitMargins(page.margins, width, height);
	boxes.sort((one, other) => WEIGHTS[one.pages] - WEIGHTS[other.pages]);
	// Something of the first page is left, too.
	firstTop = Math.min(Math.max(firstTop, margins[0]), Math.max(height - margins[2] - LEAST / 2, margins[0]));
	return { width, height, margins, firstTop, boxes, ignored };
}

interface Read {
	width: number;
	height: number;
	readonly margins: [number, number, number, number];
}

function readDeclaration({ name, value }: Declaration, page: Read): void {
	const nodes = readValue(value) ?? [];
	const units: Units = { em: 16, rem: 16, pageWidth: page.width, pageHeight: page.height };
	const size = name === 'size' ? readPageSize(nodes, units, page) : undefined;
	if (size) [page.width, page.height] = size;
	if (name === 'margin') {
		const four = readFourSides(nodes.map((node) => marginOf(node, units)));
		if (four && !four.includes(undefined)) for (const [index, one] of four.entries()) page.margins[index] = one!;
	}
	const side = SIDES.indexOf(name);
	const one = side < 0 || !nodes[0] ? undefined : marginOf(nodes[0], units);
	if (one !== undefined) page.margins[side] = one;
}

/** The upper margin of some pages, and whether they have others than all pages, or a smaller one. */
function readOwnMargins(
	declarations: readonly Declaration[],
	{ width, height, margins }: Read,
): { readonly top: number; readonly others: boolean } {
	const own: Read = { width, height, margins: [...margins] };
	for (const one of declarations) readDeclaration(one, own);
	const [top] = own.margins;
	const others =
		own.width !== width || own.height !== height || own.margins.some((one, side) => side > 0 && one !== margins[side]);
	return { top, others: others || top < margins[0] };
}

function marginOf(node: CssNode, units: Units): number | undefined {
	if (wordOf(node) === 'auto') return 0;
	const length = lengthOf(node, units);
	return length && Math.max(length.px + length.percent * units.pageWidth, 0);
}

/** Something of the page is left. */
function fitMargins(margins: readonly [number, number, number, number], width: number, height: number): PageSheet['margins'] {
	const [top, right, bottom, left] = margins;
	const across = Math.min(1, (width - LEAST / 2) / Math.max(left + right, 1));
	const down = Math.min(1, (height - LEAST / 2) / Math.max(top + bottom, 1));
	return [top * down, right * across, bottom * down, left * across];
}

function readPageSize(
	nodes: readonly CssNode[],
	units: Units,
	before: { readonly width: number; readonly height: number },
): readonly [number, number] | undefined {
	let size: readonly [number, number] | undefined;
	let turn: string | undefined;
	const lengths: number[] = [];
	for (const node of nodes) {
		const word = wordOf(node);
		const length = pixelsIn(node, units);
		if (word === 'landscape' || word === 'portrait') turn = word;
		else if (word !== undefined && Object.hasOwn(SIZES, word)) size = SIZES[word];
		else if (length !== undefined && length > 0) lengths.push(Math.min(Math.max(length, LEAST), MOST));
		else if (word !== 'auto') return undefined;
	}
	if (lengths.length > 0) size = [lengths[0]!, lengths[1] ?? lengths[0]!];
	if (turn === undefined) return size;
	const [short, long] = [...(size ?? [before.width, before.height])].sort((one, other) => one - other) as [number, number];
	return turn === 'landscape' ? [long, short] : [short, long];
}
