/**
 * The fonts of a document that is made: ours, and those of the user. Each word is shaped once, however often it is
 * set, because shaping is what costs (docs/semantics.md, §32).
 */
import type { Pace } from '../../pace/pace';
import { embedFont, type EmbeddedFont } from '../font/embedded-font';
import type { FontFile } from '../font/font-file';
import type { Intervals } from '../font/intervals';
import { glyphArray, showGlyphs } from '../font/show-glyphs';
import { mirrorText } from '../font/shaping/bidi';
import { clusters, visible } from '../font/shaping/characters';
import type { Face, ShapedGlyph } from '../font/shaping/face';
import { MISSING, segmentsOfPiece } from '../font/shaping/segments';
import { asActual } from '../font/text-font';
import { type Glyph, openFontFile, sharedTypeface, type OurFont } from '../font/typeface';

/** A font of the document, or several with a space between, of which each shows what those before lack; the last may be one of ours. */
export type OwnFace = `Own${string}`;
export type OurStyle = Exclude<OurFont, 'Emoji'>;
export type Style = OurStyle | OwnFace;

/** A font of the document, perhaps in parts for some characters each. */
export interface OwnTypeface {
	readonly id: OwnFace;
	readonly parts: readonly OwnPart[];
}

export interface OwnPart {
	readonly face: Face;
	/** Code points that it is for; undefined for all. */
	readonly ranges: Intervals<unknown> | undefined;
}

/** A word, a space or another piece of text that is never broken, in one style and direction. */
export interface Word {
	readonly text: string;
	/** In thousandths of the type size. */
	readonly width: number;
	readonly parts: readonly Part[];
	/** Whether it is to lean, because its font is upright and the style is not. */
	readonly leans?: boolean;
	/** Further distance to the next word, in thousandths of the type size. It is part of the width. */
	readonly after?: number;
}

/** A part of a word in one font. */
export interface Part {
	readonly font: MadeFont;
	readonly glyphs: readonly ShapedGlyph[];
	/** The text, where the glyphs alone do not tell it. */
	readonly actual: string | undefined;
	/** Elements of the array of TJ; known once the font is embedded. */
	shown?: string | undefined;
}

/** Drawn for a character that no font has: a font's own sign for that could be mistaken for text (docs/semantics.md, D54). */
const BOX = '□';
/** Skin tones and keycaps change the look of the emoji before them, which ours does not show. */
const MODIFIERS = /(\p{Extended_Pictographic}\ufe0f?)[\u{1f3fb}-\u{1f3ff}]|\ufe0f?\u20e3/gu;

/** Flags, which are pairs of letters, and emoji that a joiner (U+200D) makes one: none of our fonts has them. */
const JOINED =
	/(\p{Regional_Indicator}{2}|\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?(?:\u200d\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?){1,9})/u;

/** As much work as this number of bytes, see `Pace`. */
const WORD_COST = 150_000;
/** The first of the letters that make flags. */
const FLAG_A = 0x1f1e6;
const ASCII = /^[!-~]+$/;

export class MadeFont {
	readonly used = new Map<number, Glyph>();
	embedded: EmbeddedFont | undefined;

	constructor(
		/** In the resources of pages. */
		readonly name: string,
		readonly face: Face,
		private readonly ranges?: Intervals<unknown>,
	) {
		face.keep();
	}

	covers(text: string): boolean {
		const { ranges } = this;
		if (ranges && !Array.from(text).every((character) => ranges.find(character.codePointAt(0)!))) return false;
		return this.face.covers(text);
	}
}

export interface TypefaceOptions {
	/** Regular is always there; `Serif` brings all that the others are. */
	readonly styles: readonly OurStyle[];
	/** All characters of the text that are not ASCII. */
	readonly text: string;
	/** Of the text; ours shows what it lacks, and code. */
	readonly font?: FontFile | undefined;
	/** Of bold text, beside `font`. */
	readonly boldFont?: FontFile | undefined;
	/** Those of styles that the document brings. */
	readonly own?: readonly OwnTypeface[];
}

const lackingIn = (characters: readonly string[], fonts: readonly MadeFont[]): string[] =>
	characters.filter((character) => !fonts.some((font) => font.covers(character)));

/** The same style of the font without serifs. */
const withoutSerifs = (style: Style): Style => (style === 'Serif' ? 'Regular' : (style.replace(/^Serif/, '') as OurStyle));
const withSerifs = (style: OurStyle): OurStyle => (style === 'Regular' ? 'Serif' : (`Serif${style}` as OurStyle));
const uprightOf = (style: Style): Style => style.replace(/Italic$/, '') as Style;

/** All styles that text may have: bold and italic bring the one that is both, and serifs their own of each. */
function stylesFor(styles: readonly OurStyle[], isGiven: boolean): ReadonlySet<OurStyle> {
	const sans: OurStyle[] = ['Regular', 'SemiBold', 'Italic'].filter(
		(one): one is OurStyle => one === 'Regular' || styles.includes(one as OurStyle),
	);
	if (sans.length === 3) sans.push('SemiBoldItalic');
	// A font that is given takes the place of both.
	const serif = styles.includes('Serif') && !isGiven ? sans.map(withSerifs) : [];
	return new Set<OurStyle>([...sans, ...styles.filter((one) => one !== 'Serif'), ...serif]);
}

export class Typefaces {
	/** Characters that no font has. */
	readonly missing = new Set<string>();
	private readonly chains = new Map<Style, readonly MadeFont[]>();
	private readonly words = { ltr: new Map<Style, Map<string, Word>>(), rtl: new Map<Style, Map<string, Word>>() };

	private constructor(
		private readonly styles: ReadonlyMap<Style, MadeFont>,
		private readonly others: readonly MadeFont[],
		/** The upright fonts of italic text. */
		private readonly upright: readonly MadeFont[],
		/** The parts of fonts of the document. */
		private readonly parts: ReadonlyMap<Style, readonly MadeFont[]>,
		private readonly pace: Pace,
	) {}

	/** Whether words took so long to shape that others are to run soon. */
	get isDue(): boolean {
		return this.pace.isFull;
	}

	static async open({ styles, text, font, boldFont, own = [] }: TypefaceOptions, pace: Pace): Promise<Typefaces> {
		const opened = new Map<Style, MadeFont>();
		const open = async (name: OurFont): Promise<MadeFont> => {
			await pace.rest();
			return new MadeFont(name, await sharedTypeface(name));
		};
		for (const style of stylesFor(styles, font !== undefined)) opened.set(style, await open(style));
		const regular = opened.get('Regular')!;
		const others = (): MadeFont[] => [regular, ...[...opened.values()].filter((one) => one !== regular)];
		// Fonts are large: those of symbols are opened only for characters that the others lack.
		let lacking = lackingIn([...new Set(text)], others());
		if (lacking.length > 0 && !opened.has('Mono')) {
			const mono = await open('Mono');
			if (lackingIn(lacking, [mono]).length < lacking.length) opened.set('Mono', mono);
			lacking = lackingIn(lacking, others());
		}
		const further: MadeFont[] = [];
		if (lacking.length > 0) further.push(await open('Emoji'));
		const ours = [...others(), ...further];
		const given: MadeFont[] = [];
		if (font) {
			const regularGiven = new MadeFont('User', await openFontFile(font, pace));
			opened.set('Regular', regularGiven).set('Italic', regularGiven);
			given.push(regularGiven);
			if (boldFont) {
				const bold = new MadeFont('UserBold', await openFontFile(boldFont, pace));
				opened.set('SemiBold', bold).set('SemiBoldItalic', bold);
				given.push(bold);
			}
		}
		const parts = new Map<Style, readonly MadeFont[]>();
		for (const { id, parts: faces } of own)
			parts.set(
				id,
				faces.map(({ face, ranges }, index) => new MadeFont(`${id}-${index}`, face, ranges)),
			);
		return new Typefaces(opened, [...ours, ...given, ...[...parts.values()].flat()], given, parts, pace);
	}

	/** Reads what the library reads of a font when it shapes. A paragraph is set at once, so the first one would take too long. */
	async warm(words: readonly string[], pace: Pace): Promise<void> {
		for (const { face } of [...this.styles.values(), ...[...this.parts.values()].flat()]) {
			await pace.rest();
			face.shape('A');
		}
		const { face } = this.fontOf('Regular');
		for (const word of words) {
			const due = pace.step(WORD_COST);
			if (due) await due;
			if (ASCII.test(word)) face.shape(word);
		}
	}

	/** The text must be of one direction. */
	word(text: string, style: Style, rtl = false): Word {
		const words = this.words[rtl ? 'rtl' : 'ltr'];
		let known = words.get(style);
		if (!known) words.set(style, (known = new Map<string, Word>()));
		let word = known.get(text);
		if (!word) known.set(text, (word = this.shape(text, style, rtl)));
		return word;
	}

	/** Heights of the style's own font, in thousandths of the type size. */
	metrics(style: Style): Face['metrics'] {
		return this.fontOf(style).face.metrics;
	}

	/** Writes a subset of each font in use; the words can be shown afterwards. */
	async embed(pace: Pace): Promise<void> {
		for (const font of this.all) {
			if (font.used.size === 0) continue;
			await pace.rest();
			font.embedded = await embedFont(font.face, [...font.used.values()]);
		}
	}

	get all(): readonly MadeFont[] {
		return this.others;
	}

	/** The font of lines in this style. */
	private fontOf(style: Style): MadeFont {
		const fonts = this.fontsOf(style);
		return fonts.find((font) => font.covers(' ')) ?? fonts[0]!;
	}

	/** The fonts of a style, in the order of preference. */
	private fontsOf(style: Style): readonly MadeFont[] {
		let known = this.chains.get(style);
		if (!known) {
			const own = (id: Style): readonly MadeFont[] =>
				this.parts.get(id) ?? [this.styles.get(id) ?? this.styles.get(withoutSerifs(id)) ?? this.others[0]!];
			this.chains.set(style, (known = style.split(' ').flatMap((id) => own(id as Style))));
		}
		return known;
	}

	private shape(text: string, style: Style, rtl: boolean): Word {
		const pieces = text.split(JOINED);
		if (pieces.length === 1) return this.shapePlain(text, style, rtl);
		const words = pieces.map((piece, index) =>
			index % 2 === 1 ? this.shapeJoined(piece, style) : this.shapePlain(piece, style, rtl),
		);
		if (rtl) words.reverse();
		return wordOf(
			text,
			words.flatMap(({ parts }) => parts),
			words.some(({ leans }) => leans),
		);
	}

	/** As letters or as the emoji that were joined, of which ours has some; their text stays what it is. */
	private shapeJoined(text: string, style: Style): Word {
		const isFlag = !text.includes('\u200d');
		const points = isFlag
			? Array.from(text, (letter) => String.fromCharCode(letter.codePointAt(0)! - FLAG_A + 'A'.charCodeAt(0)))
			: text.split('\u200d').map((emoji) => emoji.replace(/\p{Emoji_Modifier}|\ufe0f/gu, ''));
		const drawn = points.filter((point) => this.others.some((font) => font.covers(point))).join('');
		if (drawn === '') return this.shapePlain(text, style, false);
		const { parts, leans } = this.shapePlain(drawn, style, false);
		const told = parts.map((part, index) => ({ ...part, actual: index === 0 ? text : '' }));
		return wordOf(text, told, leans === true);
	}

	private shapePlain(text: string, style: Style, rtl: boolean): Word {
		const chain = this.fontsOf(style);
		const own = chain[0]!;
		const drawn = visible(text).replace(MODIFIERS, '$1');
		const leans = style.endsWith('Italic') && this.upright.includes(own);
		if (own.covers(drawn)) return wordOf(text, shapedParts(own, drawn, rtl), leans);
		// Upright bold letters are nearer to bold italic ones than those that are not bold.
		const near = style.endsWith('SemiBoldItalic') ? this.fontOf(uprightOf(style)) : undefined;
		const fonts = [...new Set([...chain, ...(near ? [near] : []), ...this.others])];
		const parts = segmentsOfPiece({ text: drawn, rtl }, fonts).flatMap((segment) => {
			if (segment.font !== MISSING) return shapedParts(fonts[segment.font]!, segment.text, segment.rtl);
			const lacking = clusters(segment.text);
			for (const cluster of lacking) this.missing.add(cluster);
			return { ...partOf(this.others[0]!, BOX.repeat(lacking.length), false), actual: segment.text };
		});
		return wordOf(text, parts, leans);
	}
}

const wordOf = (text: string, parts: readonly Part[], leans: boolean): Word => ({
	text,
	width: parts.reduce((sum, { glyphs }) => glyphs.reduce((width, { advance }) => width + advance, sum), 0),
	parts,
	...(leans && { leans }),
});

const textOfPoints = (points: readonly number[]): string => points.map((point) => String.fromCodePoint(point)).join('');

/** From left to right. Brackets that are mirrored have the glyphs of others, and say themselves which they are. */
function shapedParts(font: MadeFont, text: string, rtl: boolean): Part[] {
	if (!rtl || mirrorText(text) === text) return [partOf(font, text, rtl)];
	const pieces: string[] = [];
	let isOpen = false;
	for (const character of text) {
		const isMirrored = mirrorText(character) !== character;
		if (isOpen && !isMirrored) pieces.push(`${pieces.pop() ?? ''}${character}`);
		else pieces.push(character);
		isOpen = !isMirrored;
	}
	return pieces
		.map((piece) => ({ ...partOf(font, piece, true), ...(mirrorText(piece) !== piece && { actual: piece }) }))
		.reverse();
}

function partOf(font: MadeFont, text: string, rtl: boolean): Part {
	const glyphs = font.face.shape(text, rtl);
	for (const { glyph } of glyphs) if (!font.used.has(glyph.id)) font.used.set(glyph.id, glyph);
	// A glyph has one text in the whole document: that of the character that it was first seen with (9.10.3).
	const told = glyphs.map(({ glyph }) => textOfPoints(font.used.get(glyph.id)!.codePoints)).join('');
	return { font, glyphs, actual: rtl || told === text ? undefined : text };
}

/** Whether a part has nothing but glyphs on the baseline whose text is known: it is shown by elements of the array of TJ. */
export const showsPlainly = ({ glyphs, actual }: Part): boolean => actual === undefined && glyphs.every(({ y }) => y === 0);

/** These elements of a part; its font is embedded. */
export const shownBy = (part: Part): string => (part.shown ??= glyphArray(part.glyphs, part.font.embedded!, part.font.face.unit));

/** The operators that show any other part. */
export function operatorsOf({ font, glyphs, actual }: Part, size: number): string {
	const operators = showGlyphs(glyphs, font.embedded!, font.face.unit, size);
	return actual === undefined ? operators : asActual(actual, operators);
}
