/** A line in several fonts and directions, and with boxes for characters that none of the fonts has (docs/semantics.md, §22.3). */
import type { Value } from '../../pdf/syntax/values';
import { operand } from '../content/painting';
import { EmbeddedTypeface } from './embedded-typeface';
import { reverseText } from './shaping/bidi';
import { clusters, type Coverage, needsShaping, withoutIgnorable } from './shaping/characters';
import { MISSING, missingIn, type Segment, segmentsOf } from './shaping/segments';
import { asActual, type Extent, type TextFont } from './text-font';
import { addAll } from '../../lists';

export interface NamedFont {
	readonly font: TextFont;
	/** In the resources of the appearance. */
	readonly name: string;
}

/** Drawn for a character that no font has: a font's own sign for that could be mistaken for text, or show nothing. */
const BOX = '□';

/** Characters of which the first one that is drawn decides on the font. */
const BEGINNING = 1_000;

export class MixedFont implements TextFont {
	readonly missing: readonly string[];
	/** The font that is set before a line. */
	readonly base: NamedFont;
	private readonly coverages: readonly Coverage[];
	private readonly used = new Set<NamedFont>();
	private readonly lines = new Map<string, Segment[]>();

	/** @param text all that will be shown. @param boxes has the box */
	constructor(
		text: string,
		private readonly fonts: readonly NamedFont[],
		private readonly boxes: NamedFont,
	) {
		this.coverages = fonts.map(({ font }) => coverageOf(font));
		this.missing = missingIn(text, this.coverages);
		this.base = this.named(this.segments(text.slice(0, BEGINNING))[0]?.font ?? 0);
	}

	get resource(): Value {
		return this.base.font.resource;
	}

	get extent(): Extent {
		return this.base.font.extent;
	}

	/** The other fonts that are in use, by name. */
	get further(): ReadonlyMap<string, Value> {
		return new Map([...this.used].filter((one) => one !== this.base).map(({ name, font }) => [name, font.resource]));
	}

	covers(): boolean {
		return true;
	}

	width(text: string): number {
		return this.segments(text).reduce(
			(sum, segment) => sum + this.shown(segment, ({ font }, ...part) => widthIn(font, ...part)),
			0,
		);
	}

	use(text: string): void {
		// The base font is set in any case, so it must be there.
		for (const segment of [...this.segments(text), { font: this.fonts.indexOf(this.base), text: ' ', rtl: false }])
			this.shown(segment, (named, part, rtl) => {
				this.used.add(named);
				if (named.font instanceof EmbeddedTypeface) named.font.use(part, rtl);
				else named.font.use?.(part);
			});
	}

	show(text: string, size: number): string {
		let current = this.base;
		const set = (named: NamedFont): string[] => {
			if (named === current) return [];
			current = named;
			return [`/${named.name} ${operand(size)} Tf`];
		};
		const operators = this.segments(text).flatMap((segment) =>
			this.shown(segment, (named, part, rtl) => {
				const operators = showIn(named.font, part, size, rtl);
				// A box says what it takes the place of. Of letters, the order on the page is what readers expect of text.
				return [...set(named), segment.font === MISSING ? asActual(segment.text, operators) : operators];
			}),
		);
		addAll(operators, set(this.base));
		return operators.join(' ');
	}

	private shown<T>({ font, text, rtl }: Segment, how: (named: NamedFont, text: string, rtl: boolean) => T): T {
		return font === MISSING ? how(this.boxes, BOX.repeat(clusters(text).length), false) : how(this.fonts[font]!, text, rtl);
	}

	private named(font: number): NamedFont {
		return font === MISSING ? this.boxes : this.fonts[font]!;
	}

	private segments(text: string): Segment[] {
		let segments = this.lines.get(text);
		if (!segments) this.lines.set(text, (segments = segmentsOf(text, this.coverages)));
		return segments;
	}
}

/** A font of the document draws characters one after the other, which is right for Hebrew letters and wrong for letters that join. */
function coverageOf(font: TextFont): Coverage {
	if (font instanceof EmbeddedTypeface) return font;
	return { covers: (text) => (!needsShaping(text) || HEBREW.test(text)) && font.covers(withoutIgnorable(text)) };
}

const HEBREW = /^(?:(?!\p{M})\p{Script=Hebrew})+$/u;

/** The text for such a font: in the order of display. */
const orderForDisplay = (text: string, rtl: boolean): string => withoutIgnorable(rtl ? reverseText(text) : text);

const widthIn = (font: TextFont, text: string, rtl: boolean): number =>
	font instanceof EmbeddedTypeface ? font.width(text, rtl) : font.width(orderForDisplay(text, rtl));

const showIn = (font: TextFont, text: string, size: number, rtl: boolean): string =>
	font instanceof EmbeddedTypeface ? font.show(text, size, rtl) : font.show(orderForDisplay(text, rtl), size);
