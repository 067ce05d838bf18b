/** The setting that all of a layout shares, and the type of its steps. */
import type { Steps } from '../../../pace/steps';
import type { LineBreaks } from '../../setting/line-breaks';
import type { Style as Face, Typefaces } from '../../making/typefaces';
import type { Box } from './box';
import type { Space } from './edges';
import type { Context } from './floats';
import type { Laid } from './laid';
import { Recent } from './recent';
import { Work } from './work';
import { cutPixels, PARTS, textSize, type Style } from './style';

export type { Steps };

/** The cost of a box, see `Pace`. */
export const BOX_COST = 20_000;

/**
 * Whether a box looks the same whenever it is laid out in the same space: not a cell, whose content its row moves, nor what holds boxes
 * that wait for a place.
 */
function isKept(box: Box): boolean {
	let known = box.known.get('kept') as boolean | undefined;
	if (known === undefined) {
		known = box.style.display !== 'table-cell' && holdsNoPositioned(box);
		box.known.set('kept', known);
	}
	return known;
}

function holdsNoPositioned(box: Box): boolean {
	let known = box.known.get('flowing') as boolean | undefined;
	if (known === undefined) {
		const inner = (one: Box): boolean => !one.isPositioned && holdsNoPositioned(one);
		known =
			box.children.every(inner) &&
			box.inlines.every((inline) => (inline.kind !== 'atom' && inline.kind !== 'apart') || inner(inline.box));
		box.known.set('flowing', known);
	}
	return known;
}

/** How narrow and how wide a box wants to be: with border, without margins, in pixels. */
export interface Widths {
	readonly least: number;
	readonly most: number;
	/** The most where the shares of columns of tables inside do not count. */
	readonly plain?: number | undefined;
}

/** The most of a box in a cell, or among items: as in browsers, tables inside do not ask for room that their shares would need. */
export const mostInside = ({ most, plain }: Widths): number => plain ?? most;

/** Of the font of a line, in pixels: above and below the baseline, and between lines. */
export interface Metrics {
	readonly ascent: number;
	readonly descent: number;
	readonly gap: number;
}

/** Of a line: above and below its baseline. */
export interface LineHeight {
	readonly above: number;
	readonly below: number;
}

/** How boxes of all kinds are laid out: each kind needs it for the boxes inside. */
export interface Rules {
	readonly layOut: (box: Box, layout: Layout, space: Space, context?: Context) => Steps<Laid>;
	readonly widthsOf: (box: Box, layout: Layout) => Steps<Widths>;
}

/** Whether we lean the letters: the font for code has no italic, nor have many of a document. */
export const isOblique = (style: Style): boolean =>
	style.fontStyle === 'italic' && (style.ownFont ? !style.ownFont.isItalic : faceFor(style) === 'Mono');

/** Most pieces of text that are remembered, of about half a kilobyte each. */
const MOST_PIECES = 10_000;

/**
 * How a document is laid out as by old browsers: with `limited`, lines are only as high as their content (Quirks Mode Standard, 3.3);
 * with `all`, cells and margins differ, too.
 */
export type Quirks = 'none' | 'limited' | 'all';

export class Layout {
	/** The pieces of texts: a text is often measured before it is laid out. */
	pieces = new Recent<Box['inlines'], unknown>(MOST_PIECES);
	/** Words of texts, by their style. */
	readonly words = new Map<Style, unknown>();
	/** Boxes that were laid out, by the space that they had. */
	private kept = new WeakMap<Box, Map<string, Laid>>();
	private readonly faces = new WeakMap<Style, Face>();
	/** Heights of lines, which are asked for with every word. */
	private readonly metrics = new WeakMap<Style, Metrics>();
	private readonly lines = new WeakMap<Style, LineHeight>();
	/** The characters of drawings in backgrounds so far. */
	tiled = 0;
	/** The outlines of glyphs in shadows of text so far. */
	shadowed = 0;
	/** The layers of shadows of boxes so far. */
	shadowLayers = 0;
	/** Texts whose shadows are not drawn, because there are too many. */
	shadowsLeftOut = 0;
	/** Whether boxes are under the flow; undefined before it is known. */
	hasUnder: boolean | undefined;
	/** The root and the body of a document without a document type: as high as the page at least (Quirks Mode Standard, 3.6 and 3.7). */
	filling: readonly Box[] = [];
	/** The picture with which the document begins, and the room that it does not have on its page, in pixels. */
	opening: { readonly box: Box; readonly above: number } | undefined;
	/** Of all columns. */
	readonly work = new Work();

	constructor(
		private readonly rules: Rules,
		readonly typefaces: Typefaces,
		readonly breaks: LineBreaks,
		/** The page without its margins, in pixels. */
		readonly page: { readonly width: number; readonly height: number },
		readonly quirks: Quirks = 'none',
	) {}

	/** @param context of floats, if the box is not a root of them; its place is that of the box */
	*layOut(box: Box, space: Space, context?: Context): Steps<Laid> {
		if (context || !isKept(box)) return yield* this.rules.layOut(box, this, space, context);
		// Flexible boxes and grids measure their content before they lay it out: nested ones would do it again and again.
		const { width, height, fixedWidth, fixedHeight, shrinks, isLoose, isOpen } = space;
		const key = [width, height, fixedWidth, fixedHeight, shrinks, isLoose, isOpen].join();
		let known = this.kept.get(box);
		if (!known) this.kept.set(box, (known = new Map<string, Laid>()));
		let laid = known.get(key);
		if (!laid) known.set(key, (laid = yield* this.rules.layOut(box, this, space)));
		return laid;
	}

	/** Frees what only layout needs, once it is over. */
	forget(): void {
		this.kept = new WeakMap();
		this.pieces = new Recent(MOST_PIECES);
		this.words.clear();
	}

	/** The widths of a box, remembered with it. */
	widthsOf(box: Box): Steps<Widths> {
		return this.rules.widthsOf(box, this);
	}

	faceOf(style: Style): Face {
		let face = this.faces.get(style);
		if (!face) this.faces.set(style, (face = faceFor(style)));
		return face;
	}

	/** Of a line of this type, in pixels: above and below the baseline, and between lines. */
	metricsOf(style: Style): Metrics {
		let known = this.metrics.get(style);
		if (!known) this.metrics.set(style, (known = this.measureFont(style)));
		return known;
	}

	/** The height of a line and its part above the baseline. */
	lineOf(style: Style): LineHeight {
		let known = this.lines.get(style);
		if (!known) this.lines.set(style, (known = this.measureLine(style)));
		return known;
	}

	private measureFont(style: Style): Metrics {
		const { ascent, descent, lineGap } = this.typefaces.metrics(this.faceOf(style));
		// Browsers round to whole pixels.
		const size = textSize(style);
		const pixels = (part: number): number => Math.round((part * size) / 1000);
		return { ascent: pixels(ascent), descent: pixels(-descent), gap: pixels(lineGap) };
	}

	private measureLine(style: Style): LineHeight {
		const { ascent, descent, gap } = this.metricsOf(style);
		const { lineHeight, fontSize } = style;
		if (lineHeight === 'normal' && gap === 0) return { above: ascent, below: descent };
		const height =
			lineHeight === 'normal'
				? ascent + descent + gap
				: cutPixels('factor' in lineHeight ? (lineHeight.factor * Math.round(fontSize * PARTS)) / PARTS : lineHeight.px);
		// Browsers give the half above in whole pixels, which they cut to parts of 64 first.
		const above = ascent + Math.floor(Math.trunc(((height - ascent - descent) * PARTS) / 2) / PARTS);
		return { above, below: height - above };
	}
}

/** The height of a line, in pixels, before the fonts are there: where no style says it, those of ours are alike. */
export const usualLine = ({ lineHeight, fontSize }: Style): number =>
	lineHeight === 'normal'
		? Math.round(ASCENT * fontSize) + Math.round(DESCENT * fontSize)
		: 'factor' in lineHeight
			? lineHeight.factor * fontSize
			: lineHeight.px;

/** How wide the shape of a list item is, and where its text begins after it, before the fonts are there. */
export function shapeRoom({ fontSize }: Style): readonly [wide: number, away: number] {
	const offset = Math.floor((Math.round(ASCENT * fontSize) * 2) / 3);
	return [Math.floor((offset + 1) / 2), offset + 7];
}

const [ASCENT, DESCENT] = [1.069, 0.293];

const SANS =
	/^(?:(?:ui-)?sans-serif|system-ui|ui-rounded|emoji|math|-apple-system|blinkmacsystemfont|arial.*|helvetica.*|verdana|tahoma|trebuchet.*|calibri|candara|segoe ui|roboto|noto sans.*|inter|open sans|lato|montserrat|poppins|ubuntu|cantarell|oxygen|source sans.*|impact|century gothic)$/;
const SERIF =
	/^(?:(?:ui-)?serif|georgia|times.*|garamond|eb garamond|palatino.*|book antiqua|bookman.*|cambria|constantia|baskerville|didot|bodoni.*|century(?! gothic).*|charter|noto serif.*|source serif.*|pt serif|merriweather|lora|katex_(?:ma|size).*|latin modern.*|computer modern.*|crimson.*|libre baskerville|playfair.*|cormorant.*)$/;
const MONO = /^(?:monospace|ui-monospace|consolas|menlo|monaco)$|courier|\bmono\b|\bcode\b/;

/** The width of the line, in parts of the type size, that makes text bold in a face that has no bold one; as browsers have it. */
const BOLDER = 1 / 26;

export function bolderBy(style: Style): number {
	const { ownFont, fontWeight } = style;
	if (!ownFont && fontWeight >= BLACK) return BOLDER;
	const isThin = ownFont ? !ownFont.isBold : faceFor(style) === 'Mono';
	return fontWeight >= BOLD && isThin ? BOLDER : 0;
}

/** Text of this weight is bold. */
export const BOLD = 600;
/** Text of this weight is heavier than the bold faces of our fonts. */
const BLACK = 900;

/** The width of the digit zero, in parts of the type size. */
export function zeroOf(style: Style): number {
	if (style.ownFont) return style.ownFont.zero;
	const face = faceFor(style);
	if (face === 'Mono') return 0.6;
	if (face.startsWith('Serif')) return 0.559;
	return style.fontStyle === 'italic' ? 0.551 : 0.572;
}

/** Whether one of our fonts takes the place of a family. */
export const isKnownFamily = (name: string): boolean => MONO.test(name) || SERIF.test(name) || SANS.test(name);

/** The face for families, weight and style: one of the document, or of ours. */
export function faceFor({ ownFont, fontFamily, fontWeight, fontStyle }: Style): Face {
	if (ownFont) return ownFont.id;
	// Families that are not known are passed over, as browsers do with those that are not installed; without others, it is a serif.
	const family = fontFamily.find(isKnownFamily) ?? (fontFamily.length > 0 ? 'serif' : '');
	if (MONO.test(family)) return 'Mono';
	const isItalic = fontStyle === 'italic';
	const style = fontWeight >= BOLD ? (isItalic ? 'SemiBoldItalic' : 'SemiBold') : isItalic ? 'Italic' : undefined;
	if (SERIF.test(family)) return style ? `Serif${style}` : 'Serif';
	return style ?? 'Regular';
}
