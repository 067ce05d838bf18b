/** Where two drawings of a page differ for the eye (docs/semantics.md, §33.1). */
import type { Box } from '../geometry/geometry';
import type { Pace } from '../../pdf/pace';
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

/**
 * Boxes, in pixels, around the pixels that differ, one for each cell of `side` pixels that has some; none if the pictures look the same.
 * Pixels at the edges of shapes, whose color lies between those around them in the other picture, do not make a difference; near pixels
 * that do, they are a part of it. Both pictures have the same size.
 */
export async function differingPixels(one: PageImage, other: PageImage, side: number, pace: Pace): Promise<Box[]> {
	const { width, height } = one;
	const cell = Math.max(side, Math.ceil(Math.sqrt((width * height) / MOST_CELLS)));
	const cells = new Cells(Math.ceil(width / cell), cell);
	for (let y = 0; y < height; y++) {
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
		}
	}
	return cells.boxes();
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
