/** Text cut into pieces, such as for a vector store (docs/semantics.md, §26.1). */
import { STRIDE, STRIDE_COST, type Steps } from '../fragments/steps';
import { beginningWithin, endWithin } from './ends';
import { PARAGRAPH, type Passage, type Rows } from './passage';

export interface TextPiece {
	readonly text: string;
	/** False for a page that is a scan, and a page without text. */
	readonly hasText: boolean;
	/** From 1. */
	readonly firstPage: number;
	readonly lastPage: number;
	/** The heading that it is under, after those above it. */
	readonly headings: readonly string[];
}

export interface Cutting {
	/** A heading of three levels begins a piece. */
	readonly bySection: boolean;
	/** Most characters of a piece, in units of UTF-16. */
	readonly size: number;
	/** Most characters that a piece begins with again. */
	readonly overlap: number;
}

/** Part of a passage that is in one piece. */
interface Part {
	readonly text: string;
	readonly joint: string;
	readonly page: number;
	readonly isHeading: boolean;
	/** Rows are not repeated at the beginning of the next piece. */
	readonly isRows: boolean;
	/** It is in the piece before, too. */
	readonly isAgain: boolean;
}

/** Of a character that is looked at for the end of a sentence. */
const CHARACTER_COST = 200;

/** Headings of deeper levels do not begin a section. */
const SECTION_LEVELS = 3;

/** The headings above a text, as it is read. */
export class Headings {
	private readonly open: { readonly level: number; readonly title: string }[] = [];

	enter(heading: { readonly level: number; readonly title: string }): void {
		while (this.open.length > 0 && this.open.at(-1)!.level >= heading.level) this.open.pop();
		this.open.push(heading);
	}

	get titles(): string[] {
		return this.open.map(({ title }) => title);
	}

	get level(): number {
		return this.open.at(-1)?.level ?? 0;
	}
}

export class Cutter {
	readonly pieces: TextPiece[] = [];
	private readonly headings = new Headings();
	private parts: Part[] = [];
	private length = 0;
	private above: readonly string[] = [];
	private work = 0;

	constructor(private readonly how: Cutting) {}

	/** Adds the passages of a page, by its number from 1. */
	*add(passages: readonly Passage[], page: number): Steps<void> {
		for (const [index, passage] of passages.entries()) {
			const joint = index === 0 ? PARAGRAPH : passage.joint;
			if (passage.heading) this.enterHeading(passage.heading);
			if (this.length + joint.length + passage.text.length <= this.how.size) this.put(passage, passage.text, joint, page);
			else yield* this.cut(passage, joint, page);
			if (++this.work % STRIDE === 0) yield STRIDE_COST;
		}
	}

	/** Adds a page that is a scan as a separate piece. */
	addScan(text: string, page: number): void {
		this.end();
		this.pieces.push({ text, hasText: false, firstPage: page, lastPage: page, headings: this.headings.titles });
	}

	/** Ends the last piece. */
	end(): void {
		const { parts } = this;
		this.parts = [];
		this.length = 0;
		if (!parts.some(({ isAgain }) => !isAgain)) return;
		const text = parts.map((part, index) => (index === 0 ? part.text : part.joint + part.text)).join('');
		const pages = [parts[0]!.page, parts.at(-1)!.page] as const;
		this.pieces.push({ text, hasText: true, firstPage: pages[0], lastPage: pages[1], headings: this.above });
	}

	private enterHeading(heading: { readonly level: number; readonly title: string }): void {
		const isDeeper = heading.level > this.headings.level && this.parts.length > 0 && this.parts.every((part) => part.isHeading);
		if (this.how.bySection && heading.level <= SECTION_LEVELS && !isDeeper) this.end();
		this.headings.enter(heading);
	}

	private put({ heading, rows, text: whole }: Passage, text: string, joint: string, page: number): void {
		const isBegun = this.parts.some(({ isAgain, isHeading }) => !isAgain && !isHeading);
		if (!isBegun) this.above = this.headings.titles;
		this.length += (this.parts.length > 0 ? joint.length : 0) + text.length;
		this.parts.push({
			text,
			joint,
			page,
			isHeading: heading?.title !== undefined && text === whole,
			isRows: rows !== undefined,
			isAgain: false,
		});
	}

	/** A passage for which the piece has too little room: after it, or cut. */
	private *cut(passage: Passage, joint: string, page: number): Steps<void> {
		this.next();
		const { size } = this.how;
		const room = () => size - this.length - (this.parts.length > 0 ? joint.length : 0);
		if (passage.text.length > room() && room() < size / 4) this.end();
		if (passage.text.length <= room()) this.put(passage, passage.text, joint, page);
		else if (passage.rows) yield* this.cutRows(passage, passage.rows, joint, page);
		else yield* this.cutProse(passage, passage.text, joint, page);
	}

	/** Ends the piece; the headings at its end go to the next one, after the repeated text. */
	private next(): void {
		const end = this.parts.findLastIndex(({ isHeading }) => !isHeading) + 1;
		if (this.parts.slice(0, end).every(({ isAgain }) => isAgain)) return;
		const headings = this.parts.splice(end);
		const closed = this.parts;
		this.end();
		const again = this.how.overlap > 0 ? lastParts(closed, this.how.overlap) : [];
		for (const part of [...again, ...headings]) {
			this.length += (this.parts.length > 0 ? part.joint.length : 0) + part.text.length;
			this.parts.push(part);
		}
		this.above = this.headings.titles;
	}

	private *cutProse(passage: Passage, text: string, joint: string, page: number): Steps<void> {
		for (let from = 0, to; from < text.length; from = to) {
			const isFirst = from === 0;
			if (!isFirst) this.next();
			// The rest of a sentence goes on after its repeated beginning.
			const before = isFirst ? joint : ' ';
			const room = this.how.size - this.length - (this.parts.length > 0 ? before.length : 0);
			to = endWithin(text, from, room);
			this.put(passage, text.slice(from, to).trimEnd(), before, page);
			yield (to - from) * CHARACTER_COST;
		}
	}

	/** Rows after rows, in each piece with what comes before and after them; a row that is longer than a piece is cut. */
	private *cutRows(passage: Passage, whole: Rows, joint: string, page: number): Steps<void> {
		const { open, rows, close } = withShortHead(whole, this.how.size);
		const around = lengthOfLines([...open, ...close]);
		let [begun, length]: [string[], number] = [[], around];
		const write = () => {
			if (begun.length > 0) this.put(passage, [...open, ...begun, ...close].join('\n'), joint, page);
			[begun, length] = [[], around];
		};
		for (const row of rows) {
			if (++this.work % STRIDE === 0) yield STRIDE_COST;
			const room = () => this.how.size - this.length - joint.length;
			if (length + row.length + 1 > room()) {
				write();
				this.next();
				// Headings alone leave too little room.
				if (length + row.length + 1 > room()) this.end();
			}
			if (length + row.length + 1 <= room()) {
				begun.push(row);
				length += row.length + 1;
			} else yield* this.cutRow(passage, row, { head: close.length === 0 ? open : [], joint }, page);
		}
		write();
	}

	/** A row that is longer than a piece, below the head of its table: otherwise the head would be lost if all rows are so long. */
	private *cutRow(
		passage: Passage,
		row: string,
		before: { readonly head: readonly string[]; readonly joint: string },
		page: number,
	): Steps<void> {
		const hasHead = before.head.length > 0;
		if (hasHead) this.put(passage, before.head.join('\n'), before.joint, page);
		yield* this.cutProse(passage, row, hasHead ? '\n' : before.joint, page);
	}
}

const lengthOfLines = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + line.length + 1, 0);

/** A long head that is repeated for every few rows would multiply the text. */
function withShortHead(all: Rows, size: number): Rows {
	const { open, rows, close } = all;
	return lengthOfLines([...open, ...close]) <= size / 2 ? all : { open: [], rows: [...open, ...rows, ...close], close: [] };
}

/** The end of a piece, to be repeated: whole passages as long as there is room, then the end of one. */
function lastParts(parts: readonly Part[], overlap: number): Part[] {
	const again: Part[] = [];
	let room = overlap;
	for (let at = parts.length - 1; at >= 0 && room > 0 && !parts[at]!.isRows; at--) {
		const part = parts[at]!;
		const text = part.text.slice(beginningWithin(part.text, room));
		if (text !== '') again.unshift({ ...part, text, isAgain: true });
		if (text.length < part.text.length) break;
		room -= text.length + part.joint.length;
	}
	return again;
}
