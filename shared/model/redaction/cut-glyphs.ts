/**
 * Takes glyphs out of content (docs/semantics.md, §38.2). Between two glyphs that stay, one number of `TJ` carries the whole distance, so
 * that nothing tells how wide the glyphs were that went; after the last one, it is kept only if text follows whose position is not set.
 */
import type { PdfDocument } from '../../pdf/document';
import type { Pace } from '../../pace/pace';
import { asBuffer } from '../../pdf/syntax/characters';
import { Output } from '../../pdf/syntax/output';
import { UNENCRYPTED, writeString } from '../../pdf/syntax/serialize';
import { eachOperator } from '../content/operators';
import { decimal } from '../content/painting';
import { removeCuts, type Cut } from '../cleaning/content/cuts';
import type { ReadingFont } from '../font/reading/reading-font';
import type { Removed } from './removals';
import type { Shown } from './trace';

const THOUSANDTHS = 1000;
/** The cost of a glyph that is looked at, see `Pace`. */
const GLYPH_COST = 500;

/** `content` without the glyphs. `shown`: all operators of it that show text, by their places; `others`: further pieces that go. */
export async function cutGlyphs(
	document: PdfDocument,
	content: Uint8Array,
	shown: ReadonlyMap<number, Shown>,
	removed: ReadonlyMap<number, Removed>,
	others: readonly Cut[],
): Promise<Uint8Array> {
	const { pace } = document.job;
	const cuts: Cut[] = [...others];
	const debt = new Distance();
	const sink = new Output(256);
	const [first, last] = reachOf(shown, removed);
	await eachOperator(content.subarray(first, last), pace, ({ operator, start: from, end: to }) => {
		if (MOVING.has(operator)) debt.forget();
		const [start, end] = [first + from, first + to];
		const one = shown.get(start);
		if (!one) return undefined;
		const owed = debt.take(one);
		const gone = removed.get(start);
		if (gone)
			return rewrite(one, gone.glyphs, owed, debt, sink, pace).then((text) => void cuts.push({ from: start, to: end, text }));
		if (owed !== 0) cuts.push({ from: start, to: start, text: `[${decimal(owed)}] TJ` });
		return undefined;
	});
	cuts.sort((one, other) => one.from - other.from || one.to - other.to);
	return cuts.length === 0 ? content : removeCuts(content, cuts, pace);
}

/** The part of the content that removals change: from the first of them to the first operator after the last that takes over a distance. */
function reachOf(shown: ReadonlyMap<number, Shown>, removed: ReadonlyMap<number, Removed>): readonly [from: number, to: number] {
	let [first, last] = [Infinity, 0];
	for (const from of removed.keys()) [first, last] = [Math.min(first, from), Math.max(last, from)];
	let next: Shown | undefined;
	for (const one of shown.values()) if (one.from > last && (!next || one.from < next.from)) next = one;
	if (removed.size === 0) return [0, 0];
	return [first, Math.max(shown.get(last)?.to ?? last, next?.to ?? 0)];
}

/** Operators that set the position of text. */
const MOVING = new Set(['BT', 'Tm', 'Td', 'TD', 'T*', "'", '"']);

/** How far text that went would have moved the text after it, in text space. */
class Distance {
	private across = 0;
	private down = 0;

	forget(): void {
		this.across = this.down = 0;
	}

	/** Of a number of `TJ`. */
	add(number: number, { font, size, stretch }: Shown): void {
		const moved = (-number / THOUSANDTHS) * size;
		if (font.vertical) this.down += moved;
		else this.across += moved * stretch;
	}

	/** The number of `TJ` that makes up for it. */
	take({ font, size, stretch }: Shown): number {
		const unit = font.vertical ? size : size * stretch;
		const owed = font.vertical ? this.down : this.across;
		this.forget();
		return unit === 0 || owed === 0 ? 0 : (-THOUSANDTHS * owed) / unit;
	}
}

/** The operators that do the same as `'` and `"` before they show text. */
function prefixOf({ operator, wordSpace, charSpace }: Shown): string {
	if (operator === "'") return 'T* ';
	return operator === '"' ? `${decimal(wordSpace)} Tw ${decimal(charSpace)} Tc T* ` : '';
}

/** The operator without some of its glyphs. The distance after the last glyph goes to `debt`. */
async function rewrite(
	shown: Shown,
	gone: ReadonlySet<number>,
	owed: number,
	debt: Distance,
	sink: Output,
	pace: Pace,
): Promise<string> {
	const line = new Line(owed, sink);
	let position = 0;
	for (const element of shown.elements) {
		if (typeof element === 'number') {
			line.number(element);
			continue;
		}
		const glyphs = shown.font.glyphs(element);
		let at = 0;
		for (const glyph of glyphs) {
			const end = shown.font.partEnd(element, at, 1);
			if (gone.has(position++)) line.remove(advanceOf(glyph, shown));
			else line.keep(element, at, end);
			at = end;
		}
		const due = pace.step(glyphs.length * GLYPH_COST);
		if (due) await due;
	}
	debt.add(line.rest(), shown);
	return prefixOf(shown) + (line.isEmpty ? '' : `[${line.text()}] TJ`);
}

/** How far a glyph moves on, as a number of `TJ` that would do the same (ISO 32000-2, 9.4.4). */
function advanceOf(glyph: ReturnType<ReadingFont['glyphs']>[number], { font, size, charSpace, wordSpace }: Shown): number {
	const along = font.vertical && glyph.vertical ? glyph.vertical.advance : glyph.width;
	const spaces = charSpace + (glyph.isSpace ? wordSpace : 0);
	return -THOUSANDTHS * (along + (size === 0 ? 0 : spaces / size));
}

/** The array of a `TJ` while it is made. */
class Line {
	private readonly parts: string[] = [];
	private bytes: number[] = [];
	private numbers: number[] = [];
	private hasGap: boolean;
	private hasGlyphs = false;

	/** `sink` is empty between two strings. */
	constructor(
		owed: number,
		private readonly sink: Output,
	) {
		this.hasGap = owed !== 0;
		if (owed !== 0) this.numbers.push(owed);
	}

	get isEmpty(): boolean {
		return !this.hasGlyphs;
	}

	number(value: number): void {
		this.numbers.push(value);
	}

	remove(advance: number): void {
		this.numbers.push(advance);
		this.hasGap = true;
	}

	/** A code, from `from` to before `to`. */
	keep(element: Uint8Array, from: number, to: number): void {
		if (this.numbers.length > 0) this.space();
		for (let at = from; at < to; at++) this.bytes.push(element[at]!);
		this.hasGlyphs = true;
	}

	/** The distance after the last glyph. */
	rest(): number {
		const sum = this.numbers.reduce((total, value) => total + value, 0);
		this.numbers = [];
		this.flush();
		return sum;
	}

	text(): string {
		return this.parts.join(' ');
	}

	private space(): void {
		this.flush();
		const numbers = this.hasGap ? [this.numbers.reduce((sum, value) => sum + value, 0)] : this.numbers;
		for (const value of numbers) if (value !== 0) this.parts.push(decimal(value));
		this.numbers = [];
		this.hasGap = false;
	}

	private flush(): void {
		if (this.bytes.length === 0) return;
		const { sink } = this;
		sink.clear();
		writeString(sink, Uint8Array.from(this.bytes), UNENCRYPTED);
		this.parts.push(asBuffer(sink.bytes).toString('latin1'));
		this.bytes = [];
	}
}
