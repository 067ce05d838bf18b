/** Boxes in the margins of pages (CSS Paged Media 3, 5): those of `@page`, or the numbers of the pages. */
import { MOST_IN_MARGINS, tooMuchInMargins } from '../../html/limits';
import { marginsOn, type MarginBox, type PageKind, type PageSheet } from '../../html/page-rules';
import type { Declaration } from '../../html/scan-css';
import type { Styled, Styler } from '../../html/styler';
import { elementsOf, type HtmlElement } from '../../html/nodes';
import { addAll } from '../../lists';
import type { Pace } from '../../pace/pace';
import { atEase } from '../../pace/steps';
import { Box, type Inline } from '../../model/layout/boxes/box';
import type { Steps } from '../../model/layout/boxes/setting';
import type { ContentPart, Style } from '../../model/layout/boxes/style';
import { MarginLayout } from '../../model/layout/lay-in-margins';
import type { Composition } from '../../model/making/composition';
import { writeCounter } from './counters';
import type { PageStrings } from './named-strings';
import { placeBoxes } from './margin-rects';
import { findBackgrounds, joinContent, type MadePart, type PictureSources } from './pictures-by-address';
import { turnInside, turnOf } from './turned-content';

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

const NUMBER = [
	{ name: 'content', value: 'counter(page)', important: false },
	{ name: 'font-size', value: '9pt', important: false },
	{ name: 'color', value: '#5c5c5c', important: false },
];

export interface MarginSources extends PictureSources {
	readonly pageOf: (index: number) => PageSheet;
	readonly styler: Styler;
	readonly strings: PageStrings;
	/** The boxes have from it what elements have from those around (CSS Paged Media 3, 7.1). */
	readonly root: HtmlElement;
	/** Whether the pages have their number, if no box is in their margins. */
	readonly numbers: boolean;
}

/**
 * Adds to the names of the styler what has no effect there.
 *
 * @throws OctavoError `invalid_parameters` for too much text; `cancelled`
 */
export async function drawMargins(composition: Composition, sources: MarginSources, pace: Pace): Promise<void> {
	const { pageOf } = sources;
	const usual = pageOf(0);
	const [top, right, bottom, left] = usual.margins;
	const page = { width: usual.width - left - right, height: usual.height - top - bottom };
	const margins = new Margins(sources, await MarginLayout.open(composition, page));
	for (const index of composition.sheets.keys()) await atEase(margins.draw(index, composition.sheets.length), pace);
	margins.layout.close();
}

class Margins {
	private readonly around: Styled;
	private readonly usual: readonly MarginBox[];
	private readonly styles = new Map<PageSheet, Map<string, ReadonlyMap<string, Style>>>();
	/** Characters on all pages so far. */
	private length = 0;
	/** By style and content, which most pages have in common. */
	private readonly boxes = new Map<Style, Map<string, Box>>();

	constructor(
		private readonly sources: MarginSources,
		readonly layout: MarginLayout,
	) {
		this.around = styleAround(sources);
		this.usual = sources.numbers ? [{ name: 'bottom-center', pages: 'all', declarations: NUMBER }] : [];
	}

	*draw(index: number, count: number): Steps<void> {
		const page = this.sources.pageOf(index);
		const boxes = new Map<string, Box>();
		for (const [name, style] of this.stylesOn(page, index)) boxes.set(name, yield* this.box(style, index + 1, count));
		if (boxes.size === 0) return;
		const { width, height } = page;
		const rects = yield* placeBoxes(boxes, { width, height, margins: marginsOn(page, index) }, this.layout);
		for (const [name, rect] of rects) {
			const row = PLACES[name]![2];
			const running = row === 'top' ? 'Header' : row === 'bottom' ? 'Footer' : undefined;
			yield* this.layout.draw(index, boxes.get(name)!, rect, running);
		}
	}

	private stylesOn(page: PageSheet, index: number): ReadonlyMap<string, Style> {
		let own = this.styles.get(page);
		if (!own) this.styles.set(page, (own = new Map<string, ReadonlyMap<string, Style>>()));
		const kinds: readonly PageKind[] = ['all', index % 2 === 0 ? 'right' : 'left', ...(index === 0 ? (['first'] as const) : [])];
		const key = kinds.join();
		let known = own.get(key);
		if (!known) own.set(key, (known = this.stylesOf(page, kinds)));
		return known;
	}

	/** The boxes of a page by name, with all that is said of them. */
	private stylesOf({ boxes: given, text }: PageSheet, kinds: readonly PageKind[]): Map<string, Style> {
		const { styler } = this.sources;
		const boxes = given.length === 0 ? this.usual : given;
		const said: Declaration[] = [];
		for (const { pages, declarations } of text) if (kinds.includes(pages)) addAll(said, declarations);
		const around = said.length === 0 ? this.around : styler.styleFrom(said, this.around);
		const found = new Map<string, Declaration[]>();
		for (const { name, pages, declarations } of boxes) {
			if (!kinds.includes(pages)) continue;
			if (!Object.hasOwn(PLACES, name)) {
				// Those of single programs are not for us.
				if (!name.startsWith('-')) styler.ignored.set(`@page @${name}`, 1);
				continue;
			}
			const known = found.get(name) ?? [...usualFor(name)];
			found.set(name, known);
			addAll(known, declarations);
		}
		const styles = new Map<string, Style>();
		for (const [name, declarations] of found) {
			const { style } = styler.styleFrom(declarations, around);
			if (Array.isArray(style.content) && style.display !== 'none') styles.set(name, asBlock(style));
		}
		return styles;
	}

	private *box(style: Style, number: number, last: number): Steps<Box> {
		let known = this.boxes.get(style);
		if (!known) this.boxes.set(style, (known = new Map<string, Box>()));
		const content = style.content as readonly ContentPart[];
		const parts = content.map((part): MadePart => ('url' in part ? part : partText(part, number, last, this.sources.strings)));
		for (const part of parts) this.length += PART + (typeof part === 'string' ? part.length : PICTURE);
		if (this.length > MOST_IN_MARGINS) throw tooMuchInMargins();
		const key = parts.map((part) => (typeof part === 'string' ? part : '')).join('\0');
		const found = known.get(key);
		if (found) return found;
		const box = new Box(style);
		yield* findBackgrounds(box, this.sources);
		const inlines = (yield* joinContent(parts, style, this.sources)).map((part): Inline =>
			typeof part === 'string'
				? { kind: 'text', text: part, style, owner: undefined }
				: { kind: 'atom', box: part, owner: undefined },
		);
		if (inlines.length > 0) Object.assign(box, { inner: 'lines', inlines });
		const turn = turnOf(box, this.around.style);
		if (turn === 'turned') turnInside(box);
		else if (turn === 'refused') this.sources.styler.ignored.set('writing-mode', 1);
		// Numbers of pages make a box for each page, which is needed once.
		if (known.size < MOST_ALIKE) known.set(key, box);
		return box;
	}
}

/** Characters that each part of content counts as, besides its own: an empty one takes time, too. */
const PART = 1;
/** The number of characters that a picture counts as. */
const PICTURE = 100;
/** Boxes of one style that are kept. */
const MOST_ALIKE = 20;

/** How text is where no style says it (5.3). */
function usualFor(name: string): Declaration[] {
	const [, align, row] = PLACES[name]!;
	const height = row === 'upper' ? 'top' : row === 'lower' ? 'bottom' : 'middle';
	return [
		{ name: 'text-align', value: align, important: false },
		{ name: 'vertical-align', value: height, important: false },
	];
}

const HEIGHTS: Readonly<Record<string, Style['alignContent']>> = { middle: 'center', bottom: 'end' };

/** The box has a place of its kind alone. */
function asBlock(style: Style): Style {
	const { verticalAlign } = style;
	const alignContent = typeof verticalAlign === 'string' ? (HEIGHTS[verticalAlign] ?? 'start') : 'start';
	return { ...style, display: 'block', float: 'none', position: 'static', verticalAlign: 'baseline', alignContent };
}

function partText(part: ContentPart, number: number, last: number, strings: PageStrings): string {
	if ('text' in part) return part.text;
	if ('string' in part) return strings.textOf(part, number - 1);
	if (!('counter' in part)) return '';
	return writeCounter(part.counter === 'pages' ? last : part.counter === 'page' ? number : 0, part.style);
}

/** The style of the root. Documents that say their family in the body mean the margins, too. */
function styleAround({ styler, root }: MarginSources): Styled {
	const styled = styler.styleOf(root, styler.start, undefined);
	const body = elementsOf(root).find(({ name }) => name === 'body');
	if (!body || styled.style.fontFamily.join() !== 'serif') return styled;
	const { fontFamily } = styler.styleOf(body, styled, undefined).style;
	return { ...styled, style: { ...styled.style, fontFamily } };
}
