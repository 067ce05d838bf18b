/** Shapes of glyphs: their outlines as short texts, whatever the number of a glyph and the subset of its font. */
import type { PdfDocument } from '../../pdf/document';
import type { Dict, Value } from '../../pdf/syntax/values';
import { fontFileOf, programOf, rememberByFile } from '../font/embedding';
import { outlineFinder } from '../font/outline/outline-finder';
import { boundsOf, type Outline, type Outlines } from '../font/outline/outline';
import { readOutlines } from '../font/outline/read-outlines';
import type { Glyph, ReadingFont } from '../font/reading/reading-font';
import type { Box } from '../geometry/geometry';
import { Digest, digestOf } from './digest';
import type { DrawnContent } from './drawn-items';

/** The cost of a step of a glyph's program, see `Pace`. */
const STEP_COST = 20;

/** How far glyphs may reach beyond the lengths that their font gives, in thousandths of the type size. */
const LIKELY = 50;

/** A glyph that is drawn by content. */
export interface DrawnGlyph {
	readonly shape: string;
	readonly box: Box | undefined;
	/** Whether it has its own colors, and the box that it says it has. */
	readonly kind: string;
	readonly procedure: DrawnContent;
}

/** Nothing is drawn. */
export const BLANK = '';

export class GlyphShapes {
	private readonly fonts = new Map<ReadingFont, FontShapes>();

	constructor(private readonly document: PdfDocument) {}

	/** The shapes of a font, which was read from the value of a font resource. */
	of(font: ReadingFont, value: Value | undefined): FontShapes {
		let shapes = this.fonts.get(font);
		if (!shapes) this.fonts.set(font, (shapes = new FontShapes(this.document, font, this.document.dict(value))));
		return shapes;
	}
}

export class FontShapes {
	private readonly shapes = new Map<Glyph, string>();
	private find: ((glyph: Glyph) => Outline | undefined) | undefined;
	private readonly bounds = new Map<Glyph, Box>();
	/** Type 3 glyphs, by code: they are drawn by content, which takes pauses. */
	drawn: ReadonlyMap<number, DrawnGlyph> | undefined;

	constructor(
		private readonly document: PdfDocument,
		private readonly font: ReadingFont,
		private readonly dict: Dict | undefined,
	) {}

	shapeOf(glyph: Glyph): string {
		let shape = this.shapes.get(glyph);
		if (shape === undefined) this.shapes.set(glyph, (shape = this.read(glyph)));
		return shape;
	}

	/** The box of a glyph whose shape was asked for, in thousandths of the type size, upwards from its origin. */
	boxOf(glyph: Glyph): Box {
		return this.drawn?.get(glyph.code)?.box ?? this.bounds.get(glyph) ?? this.likelyBox(glyph);
	}

	/** That of a glyph whose outline is not in the document. */
	private likelyBox({ width }: Glyph): Box {
		const { ascent, descent } = this.font;
		return [-LIKELY, descent * 1000 - LIKELY, width * 1000 + LIKELY, ascent * 1000 + LIKELY];
	}

	private read(glyph: Glyph): string {
		if (this.drawn) return this.drawn.get(glyph.code)?.shape ?? BLANK;
		this.find ??= this.finder();
		const outline = this.find(glyph);
		// Without a program, viewers take another font, by its name.
		if (!outline) return glyph.text === ' ' ? BLANK : digestOf(this.substitute, glyph.text, isKnown(glyph) ? 0 : glyph.cid);
		if (outline.length === 0) return BLANK;
		const bounds = boundsOf(outline);
		if (bounds) this.bounds.set(glyph, bounds);
		const digest = new Digest();
		for (const value of outline) digest.length(value);
		return digest.finish();
	}

	private get substitute(): string {
		const { name, bold, italic, fixedPitch } = this.font;
		return `${name} ${bold} ${italic} ${fixedPitch}`;
	}

	private finder(): (glyph: Glyph) => Outline | undefined {
		const { document, dict } = this;
		const file = dict && fontFileOf(document, dict);
		const outlines = file && outlinesIn(document, file);
		const program = outlines && programOf(document, dict);
		if (!dict || !outlines || typeof program !== 'object') return () => undefined;
		return outlineFinder(document, dict, outlines, program);
	}
}

const outlinesIn = rememberByFile((document, file): Outlines | undefined => {
	const data = document.decodedPart(file)?.data;
	const { memory, pace } = document.job;
	return (
		data &&
		readOutlines(data, (steps) => {
			memory.budget.spend('glyphSteps', steps);
			pace.add(steps * STEP_COST);
		})
	);
});

/** Whether the text of a glyph says which one it is. */
const isKnown = ({ text }: Glyph): boolean => text !== '' && text !== '\ufffd';
