/** Where the text of a field goes: size, lines, alignment, cells. All lengths in units of the widget's own space. */
import { beginsRight, displayedClusters, RIGHT_TO_LEFT_MARK } from '../../font/shaping/bidi';
import type { TextFont } from '../../font/text-font';
import type { Pace } from '../../../pace/pace';
import { BrokenText } from '../../setting/broken-text';
import type { Frame } from './frame';
import { composeText } from '../../../compose-text';

export interface Line {
	readonly text: string;
	readonly x: number;
	readonly y: number;
}

export interface Layout {
	readonly size: number;
	readonly lines: readonly Line[];
}

export interface TextBox {
	readonly frame: Frame;
	readonly font: TextFont;
	/** 0: as large as fits. */
	readonly size: number;
	/** 0 left, 1 centred, 2 right (Table 228). */
	readonly quadding: number;
}

/** From one baseline to the next, in type sizes. */
export const LEADING = 1.15;
/** The smallest size that is chosen when text is fitted. */
const SMALLEST = 4;
/** The first size that is tried for text of several lines. */
const MULTILINE_SIZE = 12;
/** The space that readers leave on both sides of text in a box without a border. */
const PADDING = 2;

/** The costs of a paragraph, and of a character that is measured, see `Pace`. */
const [PARAGRAPH_COST, CHARACTER_COST] = [500, 30];

/** The distance of text from the edge of the box. */
const paddingOf = ({ border }: Frame): number => Math.max(2 * border, PADDING);

/** One line, in the middle of the height. */
export function layOutLine(box: TextBox, text: string): Layout {
	const { frame, font, quadding } = box;
	const padding = paddingOf(frame);
	const width = font.width(text) / 1000;
	const room = Math.max(frame.width - 2 * padding, 0);
	const size = box.size || fitSize(box, text, width === 0 ? Infinity : room / width);
	return { size, lines: [{ text, x: alignLine(quadding, padding, room, width * size), y: baseline(frame, font, size, text) }] };
}

/** Lines that end at line breaks and where the width ends, from the top down. */
export async function layOutParagraph(box: TextBox, text: string, pace: Pace): Promise<Layout> {
	const { frame, font, quadding } = box;
	const padding = paddingOf(frame);
	const room = Math.max(frame.width - 2 * padding, 1);
	const height = Math.max(frame.height - 2 * padding, 1);
	const paragraphs: Paragraph[] = [];
	for (const paragraph of text.split('\n')) {
		const due = pace.step(PARAGRAPH_COST + paragraph.length * CHARACTER_COST);
		if (due) await due;
		paragraphs.push(new Paragraph(font, paragraph));
	}
	const linesAt = async (size: number): Promise<string[]> => {
		const lines: string[] = [];
		for (const paragraph of paragraphs) for (const line of await paragraph.lines((room / size) * 1000, pace)) lines.push(line);
		return lines;
	};
	let size = box.size || MULTILINE_SIZE;
	let lines = await linesAt(size);
	while (box.size === 0 && size > SMALLEST && lines.length * size * LEADING > height) lines = await linesAt((size -= 0.5));
	const top = firstBaseline(frame, font, size, lines);
	const placed: Line[] = [];
	for (const [row, line] of lines.entries()) {
		const due = pace.step(line.length * CHARACTER_COST);
		if (due) await due;
		const x = alignLine(quadding, padding, room, (font.width(line) / 1000) * size);
		placed.push({ text: line, x, y: top - row * size * LEADING });
	}
	return { size, lines: placed };
}

/** One character in the middle of each of `count` equal cells (Table 231, Comb). */
export function layOutComb(box: TextBox, text: string, count: number): Layout {
	const { frame, font, quadding } = box;
	const cell = frame.width / count;
	const characters = displayedClusters(text);
	const widest = characters.reduce((most, one) => Math.max(most, font.width(one) / 1000), 0);
	const size = box.size || fitSize(box, text, widest === 0 ? Infinity : cell / widest);
	const free = Math.max(count - characters.length, 0);
	const first = quadding === 2 ? free : quadding === 1 ? Math.floor(free / 2) : 0;
	const y = baseline(frame, font, size, text);
	return {
		size,
		lines: characters.map((one, index) => ({
			text: one,
			x: cell * (first + index + 0.5) - ((font.width(one) / 1000) * size) / 2,
			y,
		})),
	};
}

/** The lines of a list box from `first` on, as many as the box has room for. */
export function layOutList(box: TextBox, texts: readonly string[], first: number): Layout {
	const { frame, font, quadding } = box;
	const padding = paddingOf(frame);
	const room = Math.max(frame.width - 2 * padding, 0);
	const size = box.size || MULTILINE_SIZE;
	const rows = visibleRows(frame, size);
	const top = frame.height - frame.border - ((LEADING + font.extent.capHeight / 1000) / 2) * size;
	return {
		size,
		lines: texts.slice(first, first + Math.ceil(rows)).map((text, row) => ({
			text,
			x: alignLine(quadding, padding, room, (font.width(text) / 1000) * size),
			y: top - row * size * LEADING,
		})),
	};
}

/** How many lines a list box shows; the last one may be cut. */
export const visibleRows = ({ height, border }: Frame, size: number): number =>
	Math.max(height - 2 * border, 0) / ((size || MULTILINE_SIZE) * LEADING);

function fitSize({ frame: { height, border }, font }: TextBox, text: string, byWidth: number): number {
	const { above, below } = reach(font, text);
	const byHeight = (height - 2 * border) / Math.max(LEADING, above + below);
	return Math.max(Math.min(byHeight, byWidth), SMALLEST);
}

/** Room over capitals for their accents, in type sizes, and over small letters that are higher than capitals. */
const ACCENT = 0.235;
const ASCENDER = 0.05;
/** Text in canonical decomposition that has accents over high letters; and text of which nothing is below the baseline. */
const HIGH = /[\p{Lu}\p{Nd}bdfhklt]\p{M}/u;
const SHALLOW = /^[A-IK-PR-Z\dabcdefhiklmnorstuvwxz\s.:+*'"!°-]*$/;

/** How far text reaches above and below its baseline, in type sizes. */
function reach({ extent }: TextFont, text: string): { above: number; below: number } {
	const above = extent.capHeight / 1000 + (HIGH.test(composeText(text, 'NFD')) ? ACCENT : ASCENDER);
	return { above, below: SHALLOW.test(text) ? 0 : -extent.descent / 1000 };
}

/**
 * Capitals are centred in the height, because accents above them and descenders below take about the same space. If the text
 * would be cut at one edge, it moves to the other; if it is higher than the box, it is cut equally at both.
 */
function baseline({ height, border }: Frame, font: TextFont, size: number, text: string): number {
	const { above, below } = reach(font, text);
	const lowest = border + below * size;
	const highest = height - border - above * size;
	if (lowest > highest) return (lowest + highest) / 2;
	return Math.min(Math.max(height / 2 - (font.extent.capHeight / 2000) * size, lowest), highest);
}

/** Whether these lines reach beyond the inner edge of the border, by more than a sliver. */
export function isCut({ width, height, border }: Frame, font: TextFont, { size, lines }: Layout): boolean {
	if (lines.length > 0 && !(width > 2 * border && height > 2 * border)) return true;
	const slack = 0.1 * size;
	return lines.some(({ text, x, y }) => {
		const { above, below } = reach(font, text);
		return (
			x + (font.width(text) / 1000) * size > width - border + slack ||
			y + above * size > height - border + slack ||
			y - below * size < border - slack
		);
	});
}

/** The first line has room for accents, unless the last one would then be cut. */
function firstBaseline(frame: Frame, font: TextFont, size: number, lines: readonly string[]): number {
	const { height, border } = frame;
	const first = height - paddingOf(frame) - (font.extent.capHeight / 1000 + ACCENT) * size;
	const lowest = border + (reach(font, lines.at(-1) ?? '').below + (lines.length - 1) * LEADING) * size;
	const highest = height - border - reach(font, lines[0] ?? '').above * size;
	return Math.max(first, Math.min(lowest, highest));
}

function alignLine(quadding: number, padding: number, room: number, width: number): number {
	// If text is too wide, its beginning shows.
	if (width > room || quadding === 0) return padding;
	return padding + (quadding === 2 ? room - width : (room - width) / 2);
}

/** A paragraph between two line breaks of a field. */
class Paragraph {
	/** Taken alone, a line might begin with letters of the other direction. */
	private readonly mark: string;
	private readonly broken: BrokenText;

	constructor(font: TextFont, text: string) {
		this.mark = beginsRight(text) ? RIGHT_TO_LEFT_MARK : '';
		this.broken = new BrokenText(text, (part) => font.width(part));
	}

	/** Lines of at most `room` thousandths of the type size. */
	async lines(room: number, pace: Pace): Promise<string[]> {
		const due = pace.step(PARAGRAPH_COST);
		if (due) await due;
		return (await this.broken.lines(() => room, pace)).map((line) => this.mark + line);
	}
}
