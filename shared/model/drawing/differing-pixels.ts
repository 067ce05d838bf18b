/** Where two drawings of a page differ for the eye (docs/semantics.md, §33.1). */
import type { Box } from '../geometry/geometry';
import type { Pace } from '../../pace/pace';
import type { PageImage } from './drawer';

/** Colors that differ by less, of 255, look the same. */
const VISIBLE = 32;
/** At an edge that is three quarters of a pixel away, colors differ by as much as this. */
const SHIFTED = 192;
const PIXEL = 4;
/** The channels that count: the ground is white, so nothing is transparent. */
const CHANNELS = 3;
/** Most cells of a picture. */
const MOST_CELLS = 65_536;
/** The cost of a row that is the same, for each of its bytes, and of a pixel that is not, see `Pace`. */
const SAME = 0.2;
const DIFFERENT = 60;

/** Three rows of both pictures, around the row at hand. */
type Rows = readonly [above: Uint8Array, row: Uint8Array, below: Uint8Array];

export interface PixelDifferences {
	/** In pixels. */
	readonly boxes: Box[];
	/**
	 * Whether something is on one picture where the other has one color far around, so that it is not the same thing a pixel farther.
	 * Sought at some places only: it may be false although pages differ.
	 */
	readonly isCertain: boolean;
}

/** Pixels to each side of one that is something, and not a thing that is a pixel farther on the other picture. */
const AROUND = 3;
/** Places at which this is asked, and the cost of one, see `Pace`. */
const MOST_ASKED = 5000;
const ASKED = 600;

/**
 * Boxes around the pixels that differ, one for each cell of `side` pixels that has some; none if the pictures look the same.
 * Pixels at the edges of shapes, whose color lies between those around them in the other picture, do not make a difference; near pixels
 * that do, they are a part of it. Both pictures have the same size.
 */
export async function differingPixels(one: PageImage, other: PageImage, side: number, pace: Pace): Promise<PixelDifferences> {
	const { width, height } = one;
	const cell = Math.max(side, Math.ceil(Math.sqrt((width * height) / MOST_CELLS)));
	const cells = new Cells(Math.ceil(width / cell), cell);
	let isCertain = false;
	let asked = 0;
	for (let y = 0; y < height; y++) {
		const before = asked;
		const [first, second] = [one.row(y), other.row(y)];
		const isSame = Buffer.compare(first, second) === 0;
		const due = pace.step(isSame ? first.length * SAME : width * DIFFERENT);
		// The memory of the drawers may grow meanwhile: rows are asked for again.
		if (due) await due;
		if (isSame) continue;
		const [rows, others] = [rowsAround(one, y), rowsAround(other, y)];
		for (let x = 0; x < width; x++) {
			const difference = differenceAt(rows, others, x, width);
			if (difference !== NONE) cells.add(x, y, difference === CLEAR);
			if (difference !== CLEAR || isCertain || asked === MOST_ASKED) continue;
			asked++;
			isCertain = hasOneColor(one, x, y) || hasOneColor(other, x, y);
		}
		const spent = pace.step((asked - before) * ASKED);
		if (spent) await spent;
	}
	return { boxes: cells.boxes(), isCertain };
}

const NONE = 0;
const EDGE = 1;
const CLEAR = 2;
/** Pixels at edges belong to a difference that is at most this number of cells away. */
const NEAR = 2;

/** Differences by cell. */
class Cells {
	private readonly found = new Map<number, [number, number, number, number]>();
	private readonly clear = new Set<number>();

	constructor(
		private readonly columns: number,
		private readonly side: number,
	) {}

	add(x: number, y: number, isClear: boolean): void {
		const key = Math.floor(y / this.side) * this.columns + Math.floor(x / this.side);
		if (isClear) this.clear.add(key);
		const box = this.found.get(key);
		if (!box) this.found.set(key, [x, y, x + 1, y + 1]);
		else {
			box[0] = Math.min(box[0], x);
			box[2] = Math.max(box[2], x + 1);
			box[3] = y + 1;
		}
	}

	boxes(): Box[] {
		const wanted = new Set(this.clear);
		for (const key of this.clear)
			for (let row = -NEAR; row <= NEAR; row++)
				for (let column = -NEAR; column <= NEAR; column++) wanted.add(key + row * this.columns + column);
		return [...this.found].flatMap(([key, box]) => (wanted.has(key) ? [box] : []));
	}
}

const rowsAround = ({ row, height }: PageImage, y: number): Rows => [
	row(Math.max(0, y - 1)),
	row(y),
	row(Math.min(height - 1, y + 1)),
];

function differenceAt(rows: Rows, others: Rows, x: number, width: number): number {
	const [row, other] = [rows[1], others[1]];
	const at = x * PIXEL;
	let found = NONE;
	for (let channel = at; channel < at + CHANNELS; channel++) {
		const difference = Math.abs(row[channel]! - other[channel]!);
		if (difference <= VISIBLE) continue;
		if (difference > SHIFTED) return CLEAR;
		if (!isAmong(row[channel]!, others, channel, x, width) || !isAmong(other[channel]!, rows, channel, x, width)) return CLEAR;
		found = EDGE;
	}
	return found;
}

/** Whether all around the pixel has its color. */
function hasOneColor({ row, width, height }: PageImage, x: number, y: number): boolean {
	const [left, right] = [Math.max(0, x - AROUND) * PIXEL, Math.min(width, x + AROUND + 1) * PIXEL];
	const middle = row(y).slice(x * PIXEL, x * PIXEL + CHANNELS);
	for (let line = Math.max(0, y - AROUND); line <= Math.min(height - 1, y + AROUND); line++) {
		const pixels = row(line);
		for (let at = left; at < right; at += PIXEL)
			for (let channel = 0; channel < CHANNELS; channel++)
				if (Math.abs(pixels[at + channel]! - middle[channel]!) > SAME_COLOR) return false;
	}
	return true;
}

/** Colors of a plain ground differ by no more, of 255. */
const SAME_COLOR = 4;

/** Whether a value lies between those of the pixel and of the eight around it. */
function isAmong(value: number, rows: Rows, at: number, x: number, width: number): boolean {
	const [from, to] = [x > 0 ? at - PIXEL : at, x < width - 1 ? at + PIXEL : at];
	let [least, most] = [255, 0];
	for (const row of rows)
		for (let near = from; near <= to; near += PIXEL) {
			const found = row[near]!;
			if (found < least) least = found;
			if (found > most) most = found;
		}
	return value >= least - VISIBLE && value <= most + VISIBLE;
}
