/** Text in the margins of pages (CSS Paged Media 3, 5): the boxes of `@page`, or the numbers of the pages. */
import { marginsOn, type MarginBox, type PageKind, type PageSheet } from '../../html/page-rules';
import type { Declaration } from '../../html/scan-css';
import type { Styled, Styler } from '../../html/styler';
import { elementsOf, type HtmlElement } from '../../html/nodes';
import { addAll } from '../../lists';
import type { Pace } from '../../pdf/pace';
import { POINTS } from '../../model/layout/lay-out';
import { faceFor } from '../../model/layout/boxes/setting';
import type { ContentPart, Style } from '../../model/layout/boxes/style';
import type { Composition } from '../../model/making/composition';
import { writeCounter } from './counters';

/** Where a box is: in a margin or between two, how its text is aligned there, and on which height. */
type BoxPlace = readonly [
	column: 'left' | 'middle' | 'right',
	align: 'left' | 'center' | 'right',
	row: 'top' | 'upper' | 'center' | 'lower' | 'bottom',
];

const PLACES: Readonly<Record<string, BoxPlace>> = {
	'top-left-corner': ['left', 'right', 'top'],
	'top-left': ['middle', 'left', 'top'],
	'top-center': ['middle', 'center', 'top'],
	'top-right': ['middle', 'right', 'top'],
	'top-right-corner': ['right', 'left', 'top'],
	'left-top': ['left', 'center', 'upper'],
	'left-middle': ['left', 'center', 'center'],
	'left-bottom': ['left', 'center', 'lower'],
	'right-top': ['right', 'center', 'upper'],
	'right-middle': ['right', 'center', 'center'],
	'right-bottom': ['right', 'center', 'lower'],
	'bottom-left-corner': ['left', 'right', 'bottom'],
	'bottom-left': ['middle', 'left', 'bottom'],
	'bottom-center': ['middle', 'center', 'bottom'],
	'bottom-right': ['middle', 'right', 'bottom'],
	'bottom-right-corner': ['right', 'left', 'bottom'],
};

/** Whether style sheets have a box at the head, or at the foot: it takes the place of that of a field. */
export const hasBoxesAt = ({ boxes }: PageSheet, row: 'top' | 'bottom'): boolean =>
	boxes.some(({ name }) => PLACES[name]?.[2] === row);

/** The cost of a text in a margin, see `Pace`. */
const LINE_COST = 100_000;

const NUMBER = [
	{ name: 'content', value: 'counter(page)', important: false },
	{ name: 'font-size', value: '9pt', important: false },
	{ name: 'color', value: '#5c5c5c', important: false },
];

export interface MarginSources {
	readonly pageOf: (index: number) => PageSheet;
	readonly styler: Styler;
	/** The boxes have from it what elements have from those around (CSS Paged Media 3, 7.1). */
	readonly root: HtmlElement;
	/** Whether the pages have their number, if no box is in their margins. */
	readonly numbers: boolean;
}

/** Adds to the names of the styler what boxes ask for that only elements have. */
export async function drawMargins(composition: Composition, sources: MarginSources, pace: Pace): Promise<void> {
	const { pageOf, styler, numbers } = sources;
	const around = styleAround(sources);
	const usual: readonly MarginBox[] = numbers ? [{ name: 'bottom-center', pages: 'all', declarations: NUMBER }] : [];
	const styles = new Map<PageSheet, Map<string, ReadonlyMap<string, Style>>>();
	for (const index of composition.sheets.keys()) {
		const page = pageOf(index);
		let own = styles.get(page);
		if (!own) styles.set(page, (own = new Map<string, ReadonlyMap<string, Style>>()));
		const kinds: readonly PageKind[] = ['all', index % 2 === 0 ? 'right' : 'left', ...(index === 0 ? (['first'] as const) : [])];
		const key = kinds.join();
		let known = own.get(key);
		if (!known) own.set(key, (known = stylesOf(page.boxes.length === 0 ? usual : page.boxes, kinds, styler, around)));
		for (const [name, style] of known) {
			drawText(composition, index, textFor(style, index + 1, composition.sheets.length), { style, page, place: PLACES[name]! });
			const due = pace.step(LINE_COST);
			if (due) await due;
		}
	}
}

/** The style of the root. Documents that say their family in the body mean the margins, too. */
function styleAround({ styler, root }: MarginSources): Styled {
	const styled = styler.styleOf(root, styler.start, undefined);
	const body = elementsOf(root).find(({ name }) => name === 'body');
	if (!body || styled.style.fontFamily.join() !== 'serif') return styled;
	const { fontFamily } = styler.styleOf(body, styled, undefined).style;
	return { ...styled, style: { ...styled.style, fontFamily } };
}

/** The boxes of a page by name, with all that is said of them. */
function stylesOf(boxes: readonly MarginBox[], kinds: readonly PageKind[], styler: Styler, around: Styled): Map<string, Style> {
	const found = new Map<string, Declaration[]>();
	for (const { name, pages, declarations } of boxes)
		if (kinds.includes(pages) && Object.hasOwn(PLACES, name)) {
			const known = found.get(name) ?? [];
			found.set(name, known);
			addAll(known, declarations);
		}
	const styles = new Map<string, Style>();
	for (const [name, declarations] of found) {
		const { style } = styler.styleFrom(declarations, around);
		if (!Array.isArray(style.content)) continue;
		styles.set(name, style);
		if (style.borderTopWidth + style.borderRightWidth + style.borderBottomWidth + style.borderLeftWidth > 0)
			styler.ignored.set('@page border', 1);
		if (style.backgroundColor !== undefined || style.backgroundImage.length > 0) styler.ignored.set('@page background', 1);
	}
	return styles;
}

function textFor({ content }: Style, number: number, last: number): string {
	return (content as readonly ContentPart[])
		.map((part) => {
			if ('text' in part) return part.text;
			if (!('counter' in part)) return '';
			return writeCounter(part.counter === 'pages' ? last : part.counter === 'page' ? number : 0, part.style);
		})
		.join('');
}

interface Where {
	readonly style: Style;
	readonly page: PageSheet;
	readonly place: BoxPlace;
}

function drawText(
	{ typefaces, sheets }: Composition,
	index: number,
	text: string,
	{ style, page, place: [column, align, row] }: Where,
): void {
	if (text.trim() === '') return;
	const sheet = sheets[index]!;
	const [top, right, bottom, left] = marginsOn(page, index).map((margin) => margin * POINTS) as [number, number, number, number];
	const size = style.fontSize * POINTS;
	const word = typefaces.word(text, faceFor(style));
	const width = (word.width * size) / 1000;
	const columns = { left: [0, left], middle: [left, sheet.width - right], right: [sheet.width - right, sheet.width] } as const;
	const [from, to] = columns[column];
	const x = align === 'left' ? from : align === 'right' ? to - width : (from + to - width) / 2;
	const middle = {
		top: sheet.height - top / 2,
		upper: sheet.height - top - size / 2,
		center: (sheet.height - top + bottom) / 2,
		lower: bottom + size / 2,
		bottom: bottom / 2,
	}[row];
	const { color, alpha } = style.color;
	const ink = { kind: 'text', x, y: middle - size * 0.35, size, color, words: [word], alpha } as const;
	if (row === 'top' || row === 'bottom') sheet.run(row === 'top' ? 'Header' : 'Footer', ink);
	else sheet.draw(undefined, ink);
}
