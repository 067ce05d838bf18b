/** Sizes and margins of pages as style sheets say them (CSS Paged Media 3, 4 and 7). */
import { addAll } from '../lists';
import type { PageRule } from './style-sheet';
import type { Declaration } from './scan-css';
import { lengthOf, pixelsIn, type Units } from './values/lengths';
import { readFourSides } from './values/property';
import { readValue, wordOf, type CssNode } from './values/tokens';

/** Top, right, bottom, left. */
export type PageMargins = readonly [number, number, number, number];

/** In pixels. */
export interface PageSheet {
	readonly width: number;
	readonly height: number;
	readonly margins: PageMargins;
	/** The margins of the first page, of left pages, and of right ones; all leave the same width. */
	readonly own: Readonly<Record<Exclude<PageKind, 'all'>, PageMargins>>;
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
	const of: Record<Exclude<PageKind, 'all'>, Declaration[]> = { first: [], left: [], right: [] };
	// Margins of some pages change those of all.
	const general = rules.filter(({ selector }) => selector === '');
	for (const { selector, declarations, boxes: own } of [...general, ...rules.filter((rule) => !general.includes(rule))]) {
		const pages = Object.hasOwn(KINDS, selector) ? KINDS[selector] : undefined;
		if (pages === undefined) {
			ignored.push(`@page ${selector}`);
			continue;
		}
		for (const { name, declarations: inner } of own) boxes.push({ name, pages, declarations: inner });
		if (pages === 'all') for (const one of declarations) readDeclaration(one, page);
		else addAll(of[pages], declarations);
	}
	const { width, height } = page;
	const margins = fitMargins(page.margins, width, height);
	boxes.sort((one, other) => WEIGHTS[one.pages] - WEIGHTS[other.pages]);
	const ownMargins = (kind: Exclude<PageKind, 'all'>, declarations: readonly Declaration[]): PageMargins => {
		const { margins: found, lost } = readOwnMargins(declarations, page);
		for (const name of lost) ignored.push(`@page :${kind} ${name}`);
		return fitMargins(found, width, height);
	};
	// The first page is a right one.
	const own = {
		left: ownMargins('left', of.left),
		right: ownMargins('right', of.right),
		first: ownMargins('first', [...of.right, ...of.first]),
	};
	return { width, height, margins, own, boxes, ignored };
}

/** The margins of a page, from 0. */
export const marginsOn = ({ own }: PageSheet, index: number): PageMargins =>
	index === 0 ? own.first : index % 2 === 0 ? own.right : own.left;

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

/** The margins of some pages; not those at the sides if the width would change, in which all text is laid out. */
function readOwnMargins(
	declarations: readonly Declaration[],
	{ width, height, margins }: Read,
): { readonly margins: PageMargins; readonly lost: readonly string[] } {
	const own: Read = { width, height, margins: [...margins] };
	for (const one of declarations) readDeclaration(one, own);
	const [top, right, bottom, left] = own.margins;
	const isWide = Math.abs(left + right - margins[1] - margins[3]) < 0.01;
	const isSized = own.width === width && own.height === height;
	const lost = [...(isWide ? [] : ['margin']), ...(isSized ? [] : ['size'])];
	return { margins: isWide ? own.margins : [top, margins[1], bottom, margins[3]], lost };
}

function marginOf(node: CssNode, units: Units): number | undefined {
	if (wordOf(node) === 'auto') return 0;
	const length = lengthOf(node, units);
	return length && Math.max(length.px + length.percent * units.pageWidth, 0);
}

/** Something of the page is left. */
function fitMargins(margins: PageMargins, width: number, height: number): PageMargins {
	const [top, right, bottom, left] = margins;
	const across = Math.min(1, (width - LEAST / 2) / Math.max(left + right, 1));
	const down = Math.min(1, (height - LEAST / 2) / Math.max(top + bottom, 1));
	const [before, above] = [Math.round(left * across), Math.round(top * down)];
	// Browsers begin pages on whole pixels, and leave whole pixels between the margins as they are written.
	const [wide, tall] = [Math.round(width - (left + right) * across), Math.round(height - (top + bottom) * down)];
	return [above, Math.max(width - before - wide, 0), Math.max(height - above - tall, 0), before];
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
