/** Text in an order to read, and where each of its characters is on the page. */
import { frameAround, type TextBox } from '../../interpreter/frame';
import type { Edges, Fragment } from './fragment';
import { withRaised } from './raised-digits';

/** Text with places. */
export interface Flow {
	readonly text: string;
	/** The same, with the digits raised that are raised after a number: as long, and otherwise the same characters. */
	readonly shown: string;
	/** The box around the characters from `start` to before `end`; undefined if only white space that was not drawn is there. */
	box(start: number, end: number): TextBox | undefined;
	/** The same for each line of these characters. */
	lineBoxes(start: number, end: number): TextBox[];
	/** The fragment that the character at a position is of; undefined for white space. */
	at(position: number): Fragment | undefined;
	/** The characters from `start` to before `end`, by their numbers among those of the page (`Fragment.letters`). */
	letters(start: number, end: number): LetterRange[];
}

/** Characters that are drawn one after the other: the first, its position in the text, and how many they are. */
export interface LetterRange {
	readonly first: number;
	readonly position: number;
	readonly count: number;
}

/** Longer than lines are. */
const MOST_ADDED = 500;

export class FlowBuilder implements Flow {
	private readonly parts: string[] = [];
	/** The characters after the parts: short strings are added up faster than joined. */
	private rest = '';
	/** Parts that are long. */
	private settled = 0;
	private length = 0;
	private whole: string | undefined;
	private withRaised: string | undefined;
	private readonly offsets: number[] = [];
	private readonly fragments: Fragment[] = [];
	/** Where pieces begin and end in their fragments that are not all of these, by the number of the piece. */
	private readonly cuts = new Map<number, { readonly from: number; readonly to: number }>();

	/** Where digits are that are raised after a number. */
	private readonly raised: number[] = [];

	constructor(private readonly edges: Edges) {}

	get text(): string {
		this.flush();
		return (this.whole ??= this.parts.join(''));
	}

	get shown(): string {
		const { text } = this;
		if (this.raised.length === 0) return text;
		return (this.withRaised ??= withRaised(text, this.raised));
	}

	/** The digits that are added next are raised after a number. */
	raiseNext(): void {
		this.raised.push(this.length);
	}

	/** How many characters it has so far, in UTF-16 units. */
	get size(): number {
		return this.length;
	}

	/** The last characters. */
	tail(count: number): string {
		this.flush();
		let tail = '';
		for (let at = this.parts.length - 1; at >= 0 && tail.length < count; at--) tail = this.parts[at]! + tail;
		return tail.slice(-count);
	}

	/** The last character that is not the end of a line, as a UTF-16 unit; 0 without such a character. */
	lastLetter(): number {
		this.flush();
		for (let at = this.parts.length - 1; at >= 0; at--) {
			const part = this.parts[at]!;
			for (let last = part.length - 1; last >= 0; last--) if (part[last] !== '\n') return part.charCodeAt(last);
		}
		return 0;
	}

	/** Adds the characters of a fragment from `from` to `to`. */
	add(fragment: Fragment, from = 0, to = fragment.text.length): void {
		const isWhole = from === 0 && to === fragment.text.length;
		if (!isWhole) this.cuts.set(this.offsets.length, { from, to });
		this.offsets.push(this.length);
		this.fragments.push(fragment);
		this.space(isWhole ? fragment.text : fragment.text.slice(from, to));
	}

	private fromOf(piece: number): number {
		return this.cuts.size === 0 ? 0 : (this.cuts.get(piece)?.from ?? 0);
	}

	private toOf(piece: number): number {
		return (this.cuts.size === 0 ? undefined : this.cuts.get(piece)?.to) ?? this.fragments[piece]!.text.length;
	}

	/** Joins the added pieces: millions of letters would take long together. */
	settle(): void {
		this.flush();
		const from = Math.min(this.settled, this.parts.length);
		this.parts.push(this.parts.splice(from).join(''));
		this.settled = this.parts.length;
	}

	/** Adds white space, which is not drawn: spaces and ends of lines. */
	space(text: string): void {
		this.rest += text;
		this.length += text.length;
		this.whole = this.withRaised = undefined;
		if (this.rest.length > MOST_ADDED) this.flush();
	}

	private flush(): void {
		if (this.rest === '') return;
		this.parts.push(this.rest);
		this.rest = '';
	}

	/** Takes the last characters back: a hyphen and the end of its line. */
	drop(count: number): void {
		this.flush();
		this.whole = this.withRaised = undefined;
		this.length -= count;
		for (let left = count; left > 0;) {
			const last = this.parts.pop() ?? '';
			if (last.length > left) this.parts.push(last.slice(0, -left));
			left -= last.length;
		}
		for (let last = this.offsets.length - 1; last >= 0; last--) {
			const [offset, from, to] = [this.offsets[last]!, this.fromOf(last), this.toOf(last)];
			if (offset + to - from <= this.length) break;
			this.cuts.set(last, { from, to: Math.max(from, this.length - offset + from) });
		}
	}

	/** The text piece by piece, each with the white space before it and the fragment that it is of. */
	*pieces(): Generator<{ readonly space: string; readonly text: string; readonly fragment: Fragment }> {
		const { text } = this;
		let end = 0;
		for (const [piece, offset] of this.offsets.entries()) {
			const length = this.toOf(piece) - this.fromOf(piece);
			if (length <= 0) continue;
			yield { space: text.slice(end, offset), text: text.slice(offset, offset + length), fragment: this.fragments[piece]! };
			end = offset + length;
		}
	}

	box(start: number, end: number): TextBox | undefined {
		const boxes = this.lineBoxes(start, end);
		return boxes.length === 0 ? undefined : boxes.reduce(frameAround);
	}

	letters(start: number, end: number): LetterRange[] {
		return Array.from(this.within(start, end), ({ fragment, from, to, position }) => ({
			first: fragment.letters + from,
			position,
			count: to - from,
		}));
	}

	/** The parts of fragments between two positions. */
	private *within(start: number, end: number): Generator<{ fragment: Fragment; from: number; to: number; position: number }> {
		for (let piece = Math.max(this.pieceAt(start), 0); piece < this.offsets.length && this.offsets[piece]! < end; piece++) {
			const offset = this.offsets[piece]!;
			const first = this.fromOf(piece);
			const from = Math.max(first, first + start - offset);
			const to = Math.min(this.toOf(piece), first + end - offset);
			if (from < to) yield { fragment: this.fragments[piece]!, from, to, position: offset + from - first };
		}
	}

	lineBoxes(start: number, end: number): TextBox[] {
		const boxes: TextBox[] = [];
		let last: Fragment | undefined;
		for (const { fragment, from, to } of this.within(start, end)) {
			const box = this.edges.box(fragment, from, to);
			if (last && areOneLine(last, fragment)) boxes.push(frameAround(boxes.pop()!, box));
			else boxes.push(box);
			last = fragment;
		}
		return boxes;
	}

	at(position: number): Fragment | undefined {
		const piece = this.pieceAt(position);
		if (piece < 0) return undefined;
		const length = this.toOf(piece) - this.fromOf(piece);
		return position < this.offsets[piece]! + length ? this.fragments[piece] : undefined;
	}

	/** The last piece that begins at or before a position; otherwise -1. */
	private pieceAt(position: number): number {
		let low = 0;
		let high = this.offsets.length;
		while (low < high) {
			const middle = (low + high) >> 1;
			if (this.offsets[middle]! <= position) low = middle + 1;
			else high = middle;
		}
		return low - 1;
	}
}

/** Whether two pieces share at least half of the height of the lower one, as raised letters do with their line. */
function areOneLine(one: Fragment, other: Fragment): boolean {
	if (one.style.frame !== other.style.frame) return false;
	const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
	return 2 * shared >= Math.min(one.bottom - one.top, other.bottom - other.top);
}
