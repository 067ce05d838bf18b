/**
 * How far text that goes would have moved the text after it (ISO 32000-2, 9.4.3 and 9.4.4). The distance is restored only if text is
 * shown before the position is set again, so that the result does not reveal the length of the removed text.
 */
import type { PdfDocument } from '../../../pdf/document';
import type { Pace } from '../../../pace/pace';
import { readNumber, readString } from '../../../pdf/syntax/scalars';
import type { Value } from '../../../pdf/syntax/values';
import type { ContentOperators } from '../../content/operators';
import { decimal } from '../../content/painting';
import { ARRAY_START, HEX_STRING, NUMBER, STRING } from '../../content/tokens';
import { readingFont, type ReadingFont } from '../../font/reading/reading-font';

/** The part of the text state that moves text. */
export interface Pen {
	/** The font resource. */
	readonly resource: Value | undefined;
	readonly size: number;
	readonly charSpace: number;
	readonly wordSpace: number;
	/** Horizontal scaling; 1 is normal. */
	readonly stretch: number;
}

export class Debt {
	/** In units of text space, along and down. */
	private across = 0;
	private down = 0;

	constructor(private readonly document: PdfDocument) {}

	/** The position was set again. */
	forget(): void {
		this.across = this.down = 0;
	}

	/** Text that is not shown: the last operand of `operators`. */
	async add(operators: ContentOperators, pen: Pen): Promise<void> {
		const font = await this.fontOf(pen);
		if (!font) return;
		const moved = await movedBy(operators, pen, font, this.document.job.pace);
		if (font.vertical) this.down += moved;
		else this.across += moved * pen.stretch;
	}

	/** The operator that moves on, before something is shown; empty if nothing is owed. */
	async settled(pen: Pen): Promise<string> {
		if (this.across === 0 && this.down === 0) return '';
		const font = await this.fontOf(pen);
		const unit = font?.vertical === true ? pen.size : pen.size * pen.stretch;
		const owed = font?.vertical === true ? this.down : this.across;
		this.forget();
		return unit === 0 || owed === 0 ? '' : `[${decimal((-1000 * owed) / unit)}] TJ`;
	}

	private async fontOf({ resource }: Pen): Promise<ReadingFont | undefined> {
		return resource !== undefined && this.document.dict(resource) ? readingFont(this.document, resource) : undefined;
	}
}

/** Without horizontal scaling. */
async function movedBy(operators: ContentOperators, pen: Pen, font: ReadingFont, pace: Pace): Promise<number> {
	const last = operators.count - 1;
	const shown = operators.string(last);
	if (shown) return shownLength(shown, pen, font, pace);
	if (operators.kind(last) !== ARRAY_START) return 0;
	let moved = 0;
	const tokens = operators.inside(last);
	for (let kind = tokens.next(); kind; kind = tokens.next())
		if (kind === STRING || kind === HEX_STRING)
			moved += await shownLength(readString(operators.content, tokens.start, tokens.end), pen, font, pace);
		else if (kind === NUMBER) moved -= (readNumber(operators.content, tokens.start, tokens.end) / 1000) * pen.size;
	return moved;
}

async function shownLength(
	shown: Uint8Array,
	{ size, charSpace, wordSpace }: Pen,
	font: ReadingFont,
	pace: Pace,
): Promise<number> {
	let length = 0;
	for (let from = 0, to; from < shown.length; from = to) {
		to = shown.length - from <= PART ? shown.length : font.partEnd(shown, from, PART);
		const part = to - from === shown.length ? shown : shown.subarray(from, to);
		for (const glyph of font.glyphs(part)) {
			const advance = font.vertical && glyph.vertical ? glyph.vertical.advance : glyph.width;
			length += advance * size + charSpace + (glyph.isSpace ? wordSpace : 0);
		}
		const due = pace.step((to - from) * CODE_COST);
		if (due) await due;
	}
	return length;
}

/** Codes that are read at once, and the cost of one, see `Pace`. */
const [PART, CODE_COST] = [1000, 50];
