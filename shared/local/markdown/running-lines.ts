/** The line at the head and at the foot of each page, when all pages are there (docs/semantics.md, §32.3). */
import { invalidParameters } from '../../contract/errors';
import { parseRunningLine, type RunningLine } from '../../contract/values/running-line';
import type { Ink } from '../../model/making/ink';
import type { Sheet } from '../../model/making/sheet';
import type { Pace } from '../../pace/pace';
import type { Composition } from '../../model/making/composition';
import type { Line, LineMaker } from './lines';
import { COLORS, type Look } from './look';
import { textInks } from './paint';

/** A page and its margins, in points. */
export interface PageFrame {
	readonly width: number;
	readonly height: number;
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
}

export interface RunningTexts {
	readonly header?: string | undefined;
	readonly footer?: string | undefined;
	readonly headerOnFirst: boolean;
	readonly date?: string | undefined;
	readonly title: string;
}

interface RunningOptions {
	/** The same object for pages that are alike. */
	readonly frameOf: (page: number) => PageFrame;
	/** Of the text, in points. */
	readonly size: number;
	/** Whether a page, from 0, is without the line: a cover, or one that has another line there. */
	readonly isBare: (page: number, at: 'Header' | 'Footer') => boolean;
	readonly pace: Pace;
}

/** In parts of the type size; and in points, before the text is cut. */
const SIZE = 0.82;
const LEAST = 6;
/** The cost of a line, see `Pace`. */
const LINE_COST = 300_000;
/** Between two parts, in points. */
const GAP = 12;
/** Wider than any line. */
const WIDE = 1e6;

type Values = Readonly<Record<'number' | 'last' | 'title' | 'date', string>>;

/** @throws OctavoError `invalid_parameters` for `{date}` without a date */
export async function drawRunningLines(
	{ sheets }: Composition,
	lines: LineMaker,
	{ frameOf, size, isBare, pace }: RunningOptions,
	texts: RunningTexts,
): Promise<void> {
	const header = readLine('header', texts);
	const footer = readLine('footer', texts);
	const look: Look = { style: 'Regular', size: size * SIZE, color: COLORS.quiet };
	const valuesOn = (number: number): Values => ({
		number: String(number),
		last: String(sheets.length),
		title: texts.title,
		date: texts.date ?? '',
	});
	for (const [line, at] of [[header, 'Header'] as const, [footer, 'Footer'] as const]) {
		if (!line) continue;
		// All pages that are alike have the size that the last one needs, whose number is the longest.
		const setters = new Map<PageFrame, Setter>();
		for (const [index, sheet] of sheets.entries()) {
			const frame = frameOf(index);
			let setter = setters.get(frame);
			if (!setter) setters.set(frame, (setter = new Setter(lines, frame, look, line, valuesOn(sheets.length))));
			if (!isBare(index, at) && (at === 'Footer' || index > 0 || texts.headerOnFirst))
				setter.draw(sheet, at, valuesOn(index + 1));
			const due = pace.step(LINE_COST);
			if (due) await due;
		}
	}
}

function readLine(field: 'header' | 'footer', texts: RunningTexts): RunningLine | undefined {
	const text = texts[field];
	if (text === undefined) return undefined;
	const line = parseRunningLine(text);
	if ('problem' in line) throw invalidParameters([{ field, message: line.problem }]);
	const usesDate = [...line.left, ...line.middle, ...line.right].some(
		(piece) => typeof piece !== 'string' && piece.placeholder === 'date',
	);
	if (usesDate && texts.date === undefined)
		throw invalidParameters([{ field: 'date', message: `is required, because ${field} has {date}`, mentions: [field] }]);
	return line;
}

/** Sets one line, of which each page has another number. */
class Setter {
	private readonly look: Look;
	/** Between the margins. */
	private readonly room: number;

	constructor(
		private readonly maker: LineMaker,
		private readonly page: PageFrame,
		look: Look,
		private readonly line: RunningLine,
		longest: Values,
	) {
		this.room = page.width - page.left - page.right;
		const factor = this.factorOf(this.texts(longest).map((text) => this.set(text, look).width));
		this.look = { ...look, size: Math.max(look.size * Math.min(factor, 1), Math.min(LEAST, look.size)) };
	}

	draw(sheet: Sheet, at: 'Header' | 'Footer', values: Values): void {
		const { width, height, left, right, top, bottom } = this.page;
		const { size } = this.look;
		const y = (at === 'Footer' ? bottom / 2 : height - top / 2) - size * 0.3;
		const texts = this.texts(values);
		const whole = texts.map((text) => this.set(text, this.look));
		const isCut = this.factorOf(whole.map((line) => line.width)) < 0.999;
		const share = (this.room - 2 * GAP) / texts.filter((text) => text !== '').length;
		const lines = isCut ? texts.map((text) => this.cut(text, share)) : whole;
		const inks = lines.flatMap((line, index): Ink[] => {
			let x = [left, (left + width - right - line.width) / 2, width - right - line.width][index]!;
			return line.fragments.flatMap(({ word, width: own }) => textInks([word!], this.look, (x += own) - own, y, own));
		});
		sheet.run(at, ...inks);
	}

	/** By how much the parts could be larger, or must be smaller. The middle one is in the middle between the margins, whatever is beside it. */
	private factorOf([left = 0, middle = 0, right = 0]: readonly number[]): number {
		const side = Math.max(left, right);
		const needed = middle === 0 ? left + right : 2 * side + middle;
		const gaps = middle === 0 ? (left > 0 && right > 0 ? GAP : 0) : side > 0 ? 2 * GAP : 0;
		return needed === 0 ? 1 : (this.room - gaps) / needed;
	}

	/** A part that is still too wide in the smallest size ends with an ellipsis. */
	private cut(text: string, room: number): Line {
		const whole = this.set(text, this.look);
		if (whole.width <= room) return whole;
		const characters = [...text];
		const beginning = (count: number): Line => this.set(`${characters.slice(0, count).join('').trimEnd()}…`, this.look);
		let [low, high] = [0, characters.length];
		while (low < high) {
			const middle = Math.ceil((low + high) / 2);
			if (beginning(middle).width <= room) low = middle;
			else high = middle - 1;
		}
		return beginning(low);
	}

	private texts(values: Values): string[] {
		return [this.line.left, this.line.middle, this.line.right].map((part) =>
			part
				.map((piece) => (typeof piece === 'string' ? piece : values[piece.placeholder]))
				.join('')
				.trim(),
		);
	}

	private set(text: string, look: Look): Line {
		const [line] = this.maker.paragraph([{ kind: 'text', text, look }], WIDE).lines;
		return line ?? { fragments: [], width: 0, tallest: 0, notes: [] };
	}
}
