/** Sizes and margins of pages as style sheets say them (CSS Paged Media 3, 4 and 7). */
import type { Pace } from '../pace/pace';
import { tooManyPageRules } from './limits';
import type { PageRule } from './style-sheet';
import { isLongValue, type Declaration } from './scan-css';
import { cutPixels } from '../model/layout/boxes/style';
import { lengthOf, pixelsIn, type Units } from './values/lengths';
import { isMissed, UNREAD } from './values/properties';
import { readFourSides } from './values/property';
import { MOST_OF_VALUES, readValue, wordOf, type CssNode } from './values/tokens';

/** Top, right, bottom, left. */
export type PageMargins = readonly [number, number, number, number];

/** In pixels. */
export interface PageSheet {
	readonly width: number;
	readonly height: number;
	readonly margins: PageMargins;
	/** Between the margins of the first page, if it is one of these, in whole pixels: what `vw` and positioned boxes refer to. */
	readonly view: { readonly width: number; readonly height: number };
	/** The margins of the first page, of left pages, and of right ones; all leave the same width. */
	readonly own: Readonly<Record<Exclude<PageKind, 'all'>, PageMargins>>;
	/** Boxes in the margins by name, such as `bottom-center`: of all pages, then those of some pages. */
	readonly boxes: readonly MarginBox[];
	/** Styles of text of the pages, which these boxes have from them (CSS Paged Media 3, 7.1); without a name. */
	readonly text: readonly MarginBox[];
}

/** The pages of a document: those without a name, and those with one. */
export interface PageSheets {
	readonly usual: PageSheet;
	readonly named: ReadonlyMap<string, PageSheet>;
	/** Whether the first page leaves another width or has another size; it is then among those with a name. */
	readonly hasFirst: boolean;
	/** Selectors of pages, and their properties, that have no effect. */
	readonly ignored: ReadonlySet<string>;
}

export interface MarginBox {
	readonly name: string;
	/** The pages that it is on. */
	readonly pages: PageKind;
	readonly declarations: readonly Declaration[];
}

/** The name of the first page if it differs from others without a name: no name of a style sheet has a colon. */
export const FIRST_PAGE = ':first';

/** The first page is a right one. */
export type PageKind = 'all' | 'left' | 'right' | 'first';

const KINDS: Readonly<Record<string, PageKind>> = { '': 'all', ':left': 'left', ':right': 'right', ':first': 'first' };
/** Later ones win, and those for a name more than any of these (CSS Paged Media 3, 3.3). */
const WEIGHTS: Readonly<Record<PageKind, number>> = { all: 0, left: 1, right: 1, first: 2 };
const NAMED = 10;
/** Each name reads the rules of all pages again. */
const MOST_NAMES = 100;
/** Declarations and boxes that are read for all names. */
const MOST_READ = 1_000_000;
/** The cost of a declaration, see `Pace`. */
const READ_COST = 300;

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

/** A rule for the pages of one name, or of all. */
interface Selected {
	readonly name: string;
	readonly pages: PageKind;
	readonly weight: number;
	readonly rule: PageRule;
}

/**
 * @param rules later ones win
 * @throws OctavoError `invalid_parameters` for too many of them; `cancelled`
 */
export async function readPages(rules: readonly PageRule[], usual: Usual, pace: Pace): Promise<PageSheets> {
	const reader = new PageReader(rules, usual, pace);
	await reader.nameMissed();
	const named = new Map<string, PageSheet>();
	for (const name of reader.names) named.set(name, await reader.sheetOf(name));
	const first = await reader.firstSheet();
	if (first) named.set(FIRST_PAGE, first);
	return { usual: await reader.sheetOf(''), named, hasFirst: first !== undefined, ignored: reader.ignored };
}

class PageReader {
	readonly ignored = new Set<string>();
	/** Those that may have another size. */
	readonly names: readonly string[];
	private readonly selected: Selected[] = [];
	private readonly values = new Map<string, readonly CssNode[]>();
	private count = 0;

	constructor(
		rules: readonly PageRule[],
		private readonly usual: Usual,
		private readonly pace: Pace,
	) {
		for (const rule of rules) this.select(rule);
		this.selected.sort((one, other) => one.weight - other.weight);
		const names = [...new Set(this.selected.map(({ name }) => name))].filter((name) => name !== '');
		this.names = names.slice(0, MOST_NAMES);
		for (const name of names.slice(MOST_NAMES)) this.ignored.add(`@page ${name}`);
	}

	/** Names the properties that have no effect, once where a rule is for several pages. */
	async nameMissed(): Promise<void> {
		for (const declarations of new Set(this.selected.map(({ rule }) => rule.declarations)))
			for (const { name, value } of declarations) {
				const due = this.pace.step(READ_COST + Math.min(value.length, MOST_OF_VALUES));
				if (due) await due;
				if (isMissedOnPages(name, value)) this.ignored.add(`@page ${name}`);
			}
	}

	async sheetOf(own: string): Promise<PageSheet> {
		const rules = this.selected.filter(({ name }) => name === '' || name === own);
		const read = async (...kinds: readonly PageKind[]): Promise<Read> => await this.read(rules, ['all', ...kinds]);
		// The first page is a right one.
		const [left, right, first] = [await read('left'), await read('right'), await read('right', 'first')];
		const all = wideAsBoth(await read(), left, right);
		const { width, height } = all;
		const marginsOf = (kind: PageKind, page: Read): PageMargins => {
			const { margins, lost } = keepWidth(page, all);
			for (const name of lost) this.ignored.add(`@page ${own}:${kind} ${name}`);
			return fitMargins(margins, width, height);
		};
		const margins = { left: marginsOf('left', left), right: marginsOf('right', right), first: marginsOf('first', first) };
		const view = viewOf({ width, height, margins: keepWidth(first, all).margins });
		return { width, height, margins: fitMargins(all.margins, width, height), view, own: margins, ...boxesOf(rules) };
	}

	/** The first page without a name, if it leaves another width or has another size than the others. */
	async firstSheet(): Promise<PageSheet | undefined> {
		const rules = this.selected.filter(({ name }) => name === '');
		if (!rules.some(({ pages }) => pages === 'first')) return undefined;
		const others = wideAsBoth(
			await this.read(rules, ['all']),
			await this.read(rules, ['all', 'left']),
			await this.read(rules, ['all', 'right']),
		);
		const { width, height, margins } = await this.read(rules, ['all', 'right', 'first']);
		const isAlike = keepWidth({ width, height, margins }, others).lost.length === 0;
		if (isAlike) return undefined;
		const own = fitMargins(margins, width, height);
		const view = viewOf({ width, height, margins });
		return { width, height, margins: own, view, own: { left: own, right: own, first: own }, ...boxesOf(rules) };
	}

	private select(rule: PageRule): void {
		const { selector } = rule;
		const at = selector.indexOf(':');
		const [name, kind] = at < 0 ? [selector, ''] : [selector.slice(0, at), selector.slice(at).toLowerCase()];
		const pages = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
		if (pages === undefined || /\s/.test(name)) this.ignored.add(`@page ${selector}`);
		else this.selected.push({ name, pages, weight: WEIGHTS[pages] + (name === '' ? 0 : NAMED), rule });
	}

	private async read(rules: readonly Selected[], kinds: readonly PageKind[]): Promise<Read> {
		const { width, height, margin } = this.usual;
		const page: Read = { width, height, margins: [margin, margin, margin, margin] };
		for (const { pages, rule } of rules) {
			this.count += rule.declarations.length + rule.boxes.length + 1;
			if (this.count > MOST_READ) throw tooManyPageRules();
			const due = this.pace.step(rule.declarations.length * READ_COST + READ_COST / 10);
			if (due) await due;
			if (!kinds.includes(pages)) continue;
			for (const { name, value } of rule.declarations) {
				let nodes = this.values.get(value);
				const isLong = !nodes && isLongValue(value);
				if (isLong) this.ignored.add(`@page ${name}`);
				if (!nodes) this.values.set(value, (nodes = isLong ? [] : (readValue(value) ?? [])));
				readDeclaration(name, nodes, page);
			}
		}
		return page;
	}
}

/** Properties of pages that are of text. */
const OF_TEXT = /^(?:--|color$|direction$|quotes$|font|line-height$|letter-spacing$|word-spacing$|text-transform$)/;

const OF_PAPER: ReadonlySet<string> = new Set(['size', 'margin', ...SIDES]);
/** Pages look so without a style, too; longer values do not count. */
const USUAL_PAGE =
	/^(?:(?:padding|border|outline|bleed)[a-z-]*:0[a-z]*|background(?:-color)?:(?:white|#fff(?:fff)?|transparent)|page-orientation:upright|(?:orphans|widows):2|counter-increment:page)$/i;
const LONGEST_USUAL = 20;

/** Long values are named where they are read. Values of text are read with the boxes that have them. */
function isMissedOnPages(name: string, value: string): boolean {
	if (OF_PAPER.has(name)) return value.length <= MOST_OF_VALUES && (/\bvar\(/i.test(value) || UNREAD.test(value));
	if (OF_TEXT.test(name) || !isMissed(name, value)) return false;
	return value.length > LONGEST_USUAL || !USUAL_PAGE.test(`${name}:${value}`);
}

function boxesOf(rules: readonly Selected[]): Pick<PageSheet, 'boxes' | 'text'> {
	const text = rules.map(({ pages, rule }): MarginBox => {
		return { name: '', pages, declarations: rule.declarations.filter(({ name }) => OF_TEXT.test(name)) };
	});
	return { boxes: rules.flatMap(({ pages, rule }) => rule.boxes.map((box): MarginBox => ({ ...box, pages }))), text };
}

/** The pages of a name. */
export const sheetNamed = ({ usual, named }: PageSheets, name: string): PageSheet => named.get(name) ?? usual;

/** The margins of a page, from 0. */
export const marginsOn = ({ own }: PageSheet, index: number): PageMargins =>
	index === 0 ? own.first : index % 2 === 0 ? own.right : own.left;

interface Read {
	width: number;
	height: number;
	readonly margins: [number, number, number, number];
}

const sidesOf = ({ margins: [, right, , left] }: Read): number => left + right;

function readDeclaration(name: string, nodes: readonly CssNode[], page: Read): void {
	const units: Units = { em: 16, rem: 16, pageWidth: page.width, pageHeight: page.height, zoom: 1 };
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

/** Pages in a book: if left and right ones leave the same width, it is that of all. */
function wideAsBoth(all: Read, left: Read, right: Read): Read {
	if (Math.abs(sidesOf(left) - sidesOf(right)) >= 0.01) return all;
	return { ...all, margins: [all.margins[0], right.margins[1], all.margins[2], right.margins[3]] };
}

/** The margins of some pages; not those at the sides if the width would change, in which all text is laid out. */
function keepWidth(
	own: Read,
	{ width, height, margins }: Read,
): { readonly margins: PageMargins; readonly lost: readonly string[] } {
	const [top, , bottom] = own.margins;
	const isWide = Math.abs(sidesOf(own) - margins[1] - margins[3]) < 0.01;
	const isSized = own.width === width && own.height === height;
	const lost = [...(isWide ? [] : ['margin']), ...(isSized ? [] : ['size'])];
	return { margins: isWide ? own.margins : [top, margins[1], bottom, margins[3]], lost };
}

function marginOf(node: CssNode, units: Units): number | undefined {
	if (wordOf(node) === 'auto') return 0;
	const length = lengthOf(node, units);
	return length && Math.max(length.px + length.percent * units.pageWidth, 0);
}

/** Something of the page is left: the parts of the margins that it has room for. */
const marginParts = ([top, right, bottom, left]: PageMargins, width: number, height: number): readonly [number, number] => [
	Math.min(1, (width - LEAST / 2) / Math.max(left + right, 1)),
	Math.min(1, (height - LEAST / 2) / Math.max(top + bottom, 1)),
];

/** Browsers round the view of a page down to whole pixels, and what the flow has of it up. */
function viewOf({ width, height, margins }: Pick<PageSheet, 'width' | 'height' | 'margins'>): PageSheet['view'] {
	const [across, down] = marginParts(margins, width, height);
	const [top, right, bottom, left] = margins;
	return {
		width: Math.floor(width - (left + right) * across + 0.01),
		height: Math.floor(height - (top + bottom) * down + 0.01),
	};
}

function fitMargins(margins: PageMargins, width: number, height: number): PageMargins {
	const [top, right, bottom, left] = margins;
	const [across, down] = marginParts(margins, width, height);
	const [before, above] = [Math.round(left * across), Math.round(top * down)];
	// Browsers begin pages on whole pixels, and round the distance between the margins, which are parts of 64, up to whole ones.
	const between = (all: number, one: number, other: number) => Math.ceil(all - cutPixels(one) - cutPixels(other) - 0.01);
	const [wide, tall] = [between(width, left * across, right * across), between(height, top * down, bottom * down)];
	// Less than a pixel of them may be beyond the edge of the page.
	return [above, width - before - wide, height - above - tall, before];
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
