/** A font program that shapes text: joined letters, ligatures, kerning, marks at their places. */
import type { BoundingBox, Font, Glyph } from '@pdf-lib/fontkit';
import { mirrorText } from './bidi';
import { ignorable, SHAPEABLE, shapedScript } from './characters';
import { glyphPath, type GlyphPlace } from './glyph-path';
import { Pairs, type ShapedGlyph } from './pairs';
import { subsetOf, type Subset } from './subset';
import type { Outlines } from './truetype-file';

export type { ShapedGlyph } from './pairs';

/** Three letters that join, by script: a font that draws them alike cannot join. */
const JOINING: Readonly<Record<string, string>> = { Arabic: '\u0628', Syriac: '\u0712', Nko: '\u07ca' };

export class Face {
	/** Thousandths of the type size in a unit of the font. */
	readonly unit: number;
	readonly metrics: Metrics;
	/** Empty if the font does not tell. */
	readonly name: string;
	private readonly scripts = new Map<string, boolean>();
	private readonly boxes = new Map<number, BoundingBox>();
	private readonly outlines: Outlines = new Map();
	private pairs: Pairs | undefined;

	/** @param guard turns what the library throws about a font that a user gave into an issue, and `bounds` are those of its tables */
	constructor(
		readonly font: Font,
		private readonly guard: <T>(work: () => T) => T = (work) => work(),
		private readonly bounds?: { readonly begin: (characters: number) => void },
	) {
		this.unit = 1000 / font.unitsPerEm;
		this.metrics = guard(() => metricsOf(font, this.unit));
		this.name = nameOfFont(font);
	}

	/** For a font that is kept for further texts: from now on, it remembers how letters move each other. */
	keep(): void {
		this.pairs ??= new Pairs((text) => {
			this.forget();
			return this.shapePiece(text, false);
		});
		this.forget();
	}

	/** The library remembers, with a glyph, the text that it was first seen with: the next text must not depend on it. */
	private forget(): void {
		(this.font as Font & { _glyphs: object })._glyphs = {};
	}

	/** Whether every character has a glyph, and its script can be shaped. */
	covers(text: string): boolean {
		return this.guard(() => this.hasGlyphs(text));
	}

	private hasGlyphs(text: string): boolean {
		for (const character of text) {
			if (ignorable(character)) continue;
			const script = shapedScript(character);
			if (script !== undefined && !this.shapes(script)) return false;
			if (!this.font.hasGlyphForCodePoint(character.codePointAt(0)!)) return false;
		}
		return true;
	}

	/** The glyphs of text of one direction, from left to right. */
	shape(text: string, rtl = false): ShapedGlyph[] {
		return this.guard(() => {
			const known = rtl ? undefined : this.pairs?.shape(text);
			if (known) return known;
			if (this.pairs) this.forget();
			const pieces = oneScriptEach(rtl ? mirrorText(text) : text).map((piece) => this.shapePiece(piece, rtl));
			return (rtl ? pieces.reverse() : pieces).flat();
		});
	}

	/** The glyph of a character, unshaped. */
	plain(character: string): ShapedGlyph {
		return this.guard(() => {
			const glyph = this.font.glyphForCodePoint(character.codePointAt(0) ?? 0);
			return { glyph, advance: glyph.advanceWidth * this.unit, x: 0, y: 0 };
		});
	}

	/** The bounds of a glyph's outline, in units of the font. */
	boxOf(glyph: Glyph): BoundingBox {
		let box = this.boxes.get(glyph.id);
		if (!box) this.boxes.set(glyph.id, (box = this.guard(() => glyph.path.bbox)));
		return box;
	}

	/** The outline of a glyph, as operators of paths. */
	pathOf(glyph: Glyph, place: GlyphPlace): string {
		return this.guard(() => glyphPath(glyph, place));
	}

	/** A subset of these glyphs, as a font file, and the codes that they have in it. */
	subset(used: readonly Glyph[]): Promise<Subset> {
		return subsetOf(this.font, used, this.guard, this.outlines);
	}

	private shapePiece(text: string, rtl: boolean): ShapedGlyph[] {
		const { font, unit } = this;
		this.bounds?.begin(text.length);
		// The library would turn digits of Arabic, which are in the order of their values.
		const direction = rtl ? 'rtl' : RIGHT_LETTER.test(text) ? undefined : 'ltr';
		const { glyphs, positions } = directedFont(font).layout(text, undefined, undefined, undefined, direction);
		const space = font.glyphForCodePoint(0x20).id;
		const shaped = glyphs.map((glyph, index): ShapedGlyph => {
			const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
			return { glyph, advance: xAdvance * unit, x: xOffset * unit, y: Math.round(yOffset * unit) };
		});
		// fontkit puts the tables in charge of the order; without tables, it stays that of reading.
		if (rtl && !hasLayout(font)) shaped.reverse();
		// Joiners and marks of direction are spaces without width now.
		return shaped.filter(({ glyph, advance }) => glyph.id !== space || advance !== 0);
	}

	private shapes(script: string): boolean {
		let shapes = this.scripts.get(script);
		if (shapes === undefined) this.scripts.set(script, (shapes = this.tryScript(script)));
		return shapes;
	}

	private tryScript(script: string): boolean {
		if (!SHAPEABLE.has(script)) return false;
		const letter = JOINING[script];
		if (letter === undefined) return true;
		const [last, middle, first] = this.shapePiece(letter.repeat(3), true).map(({ glyph }) => glyph.id);
		return first !== undefined && (first !== middle || middle !== last);
	}
}

/** In thousandths of the type size. */
interface Metrics {
	readonly box: readonly number[];
	readonly ascent: number;
	readonly descent: number;
	/** Between lines, beside both. */
	readonly lineGap: number;
	readonly capHeight: number;
	/** In degrees. */
	readonly italicAngle: number;
}

function metricsOf(font: Font, unit: number): Metrics {
	// Tables that are missing leave nothing or NaN behind.
	const finite = (value: number, scale: number): number => (Number.isFinite(value) ? value * scale : 0);
	const { minX, minY, maxX, maxY } = font.bbox;
	return {
		box: [minX, minY, maxX, maxY].map((edge) => finite(edge, unit)),
		ascent: finite(font.ascent, unit),
		descent: finite(font.descent, unit),
		lineGap: Math.max(finite(font.lineGap, unit), 0),
		capHeight: finite(font.capHeight, unit),
		italicAngle: finite(font.italicAngle, 1),
	};
}

/** A letter that runs from right to left. */
const RIGHT_LETTER = /(?=\p{L})[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The types of the library lack the direction. */
interface Directed {
	layout(
		text: string,
		features: undefined,
		script: undefined,
		language: undefined,
		direction?: 'ltr' | 'rtl',
	): ReturnType<Font['layout']>;
}
const directedFont = (font: Font): Directed => font;

function nameOfFont(font: Font): string {
	try {
		return (font as { readonly postscriptName: string | null }).postscriptName ?? '';
	} catch {
		// The table of names is missing or damaged, and nothing else needs it.
		return '';
	}
}

/** Tables that reorder the glyphs of text from right to left. */
const hasLayout = (font: Font): boolean => {
	const { GSUB, GPOS, morx } = font as Font & { readonly GSUB?: unknown; readonly GPOS?: unknown; readonly morx?: unknown };
	return [GSUB, GPOS, morx].some((table) => table !== undefined);
};

/** The text in pieces in which at most one script needs shaping: the library shapes a text by its first script. */
function oneScriptEach(text: string): string[] {
	const pieces: string[] = [];
	let current: string | undefined;
	let piece = '';
	for (const character of text) {
		const script = /[\p{Script=Common}\p{Script=Inherited}]/u.test(character) ? current : (shapedScript(character) ?? '');
		if (piece !== '' && current !== undefined && script !== current) {
			pieces.push(piece);
			piece = '';
		}
		piece += character;
		current = script;
	}
	return piece === '' ? pieces : [...pieces, piece];
}
