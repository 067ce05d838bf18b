/** How a sheet of the difference document looks: three pages side by side, with what they are and boxes around what changed. */
import { operand } from '../../model/content/painting';

export interface Panel {
	/** The number of the page. */
	readonly number: number;
	/** Of its form, in units of that. */
	readonly inner: Size;
	/** Of the page as displayed, in points. */
	readonly size: Size;
}

interface Size {
	readonly width: number;
	readonly height: number;
}

interface Place {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** Light that is added to a page, so that parts of the earlier one alone are red, and those of the later one alone are cyan, dark enough to read. */
export const TINTS = { before: '1 0 0', after: '0 0.82 0.88' } as const;
export type Tint = (typeof TINTS)[keyof typeof TINTS];

/** Points. */
const MARGIN = 28;
const GAP = 24;
const HEAD = 46;
/** Pages are at most as wide, and as high. */
const MOST_WIDTH = 620;
const MOST_HEIGHT = 880;
/** Boxes leave this much room around what changed. */
const ROOM = 2;

const GROUND = '0.93 0.94 0.95';
const INK = '0.13 0.15 0.19';
const PALE = '0.42 0.45 0.5';
const FRAME = '0.78 0.8 0.83';
const BOX = '0.95 0.55 0';
const RED = '0.85 0.1 0.15';
const CYAN = '0 0.62 0.68';

export interface Sheet extends Size {
	readonly content: string;
}

/** `boxes` in points from the upper left corner of the later page. */
export function sheetOf(before: Panel, after: Panel, boxes: readonly Place[]): Sheet {
	const wide = Math.max(before.size.width, after.size.width);
	const high = Math.max(before.size.height, after.size.height);
	const scale = Math.min(1, MOST_WIDTH / wide, MOST_HEIGHT / high);
	const column = Math.max(wide * scale, 190);
	const [width, height] = [2 * MARGIN + 3 * column + 2 * GAP, 2 * MARGIN + HEAD + high * scale];
	const top = height - MARGIN - HEAD;
	const lefts = [0, 1, 2].map((at) => MARGIN + at * (column + GAP));
	const [first, second, third] = lefts as [number, number, number];
	const place = ({ size }: Panel, left: number): Place => {
		const [across, up] = [size.width * scale, size.height * scale];
		return { x: left, y: top - up, width: across, height: up };
	};
	const shown = { before: place(before, first), after: place(after, second), both: [place(before, third), place(after, third)] };
	const around = (left: number): string => boxes.map((box) => boxText(box, left, top, scale)).join(' ');
	const content = [
		`q ${GROUND} rg 0 0 ${operand(width)} ${operand(height)} re f Q`,
		heading(['Before', 62], `page ${before.number}`, RED, first, top),
		heading(['After', 46], `page ${after.number}`, CYAN, second, top),
		heading(['Both', 46], 'red: darker before, cyan: darker after', undefined, third, top),
		paper(shown.before),
		paper(shown.after),
		...shown.both.map(paper),
		paint('Before', before, shown.before),
		paint('After', after, shown.after),
		`q /Multiply gs ${paint('TintedBefore', before, shown.both[0]!)} ${paint('TintedAfter', after, shown.both[1]!)} Q`,
		...[shown.before, shown.after, ...shown.both].map(frame),
		`q ${BOX} RG 1.2 w 1 j ${lefts.map(around).join(' ')} Q`,
	].join('\n');
	return { width: roundNumber(width), height: roundNumber(height), content: `${content}\n` };
}

const roundNumber = (value: number): number => Math.round(value * 100) / 100;

/** A title with its width, and what follows it. */
function heading(
	[title, wide]: readonly [string, number],
	more: string,
	color: string | undefined,
	left: number,
	top: number,
): string {
	const y = top + 16;
	const mark = color === undefined ? '' : `${color} rg ${operand(left)} ${operand(y - 1)} 12 12 re f `;
	const x = color === undefined ? left : left + 19;
	const text = `BT ${INK} rg /Bold 16 Tf ${operand(x)} ${operand(y)} Td (${title}) Tj ${PALE} rg /Plain 12 Tf ${wide} 0 Td (${more}) Tj ET`;
	return `q ${mark}${text} Q`;
}

const rectangle = ({ x, y, width, height }: Place): string => [x, y, width, height].map(operand).join(' ').concat(' re');

const paper = (place: Place): string => `q 1 g ${rectangle(place)} f Q`;
/** After the page, which may be dark at its sides. */
const frame = (place: Place): string => `q ${FRAME} RG 1 w ${rectangle(place)} S Q`;

function paint(object: string, { inner }: Panel, { x, y, width, height }: Place): string {
	const matrix = [width / inner.width, 0, 0, height / inner.height].map((value) => String(Number(value.toFixed(6))));
	return `q ${matrix.join(' ')} ${operand(x)} ${operand(y)} cm /${object} Do Q`;
}

function boxText({ x, y, width, height }: Place, left: number, top: number, scale: number): string {
	const place = {
		x: left + (x - ROOM) * scale,
		y: top - (y + height + ROOM) * scale,
		width: (width + 2 * ROOM) * scale,
		height: (height + 2 * ROOM) * scale,
	};
	return `${rectangle(place)} S`;
}
