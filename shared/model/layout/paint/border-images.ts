/** Images in the place of borders: cut into nine, of which the corners keep their shape (CSS Backgrounds 3, 5). */
import type { Matrix } from '../../geometry/geometry';
import type { Steps } from '../boxes/setting';
import { exactLength, type BorderImage, type BorderPart, type BorderRepeat, type FourSides } from '../boxes/style';
import type { BackgroundPainter, Source } from './backgrounds';
import type { Scope, Surface } from './canvas';
import type { Drawn } from './drawn-box';
import { inset, outline, pointsOn, sliceOn, SQUARE, type Rect } from './outlines';
import type { DrawingPainter } from './paint-drawing';
import { naturalSize, tileSize } from './tiles';

/** Times that a part of an image is repeated along a side. */
const MOST_REPEATS = 1_000;
/** A part takes as much content as this number of tiles of a background. */
const TILES = 20;
const PART_COST = 2_000;

/** A part of a side, in the image and on the page, in pixels. */
interface Stretch {
	readonly from: number;
	readonly size: number;
	readonly to: number;
	readonly length: number;
}

/** Where a part is drawn again and again in one direction, and how long it is there. */
interface Row {
	readonly starts: readonly number[];
	readonly length: number;
}

export class BorderImagePainter {
	constructor(
		private readonly canvas: Surface,
		private readonly backgrounds: BackgroundPainter,
		private readonly drawings: DrawingPainter,
	) {}

	/** Whether there is an image, so that the border is not drawn. */
	*paint(drawn: Drawn, page: number): Steps<boolean> {
		const { style, images, rect, border } = drawn;
		const { borderImage } = style;
		const layer = borderImage?.image;
		const source = layer && ('url' in layer ? images?.get(layer.url) : layer);
		if (!borderImage || !source) return false;
		const widths: FourSides<number> = [border.top, border.right, border.bottom, border.left];
		const outset = borderImage.outset.map((part, side) => usedPart(part, 0, widths[side]!));
		const [top, right, bottom, left] = outset as unknown as FourSides<number>;
		const area = inset(rect, { top: -top, right: -right, bottom: -bottom, left: -left });
		const natural = 'stops' in source ? undefined : naturalSize(source);
		const size = tileSize(['auto', 'auto'], area, natural);
		if (size.width <= 0 || size.height <= 0) return true;
		const cut = sliceOn(this.canvas.fragments, page, area, SQUARE).rect;
		const clip = outline(cut, SQUARE, pointsOn(this.canvas, page));
		const scopes = [...drawn.scopes, { on: () => ({ clip }) }];
		const [across, down] = cutIntoThree(borderImage, area, size, widths);
		for (const [row, y] of down.entries())
			for (const [column, x] of across.entries()) {
				if (row === 1 && column === 1 && !borderImage.isFilled) continue;
				const whole = { ...size, left: area.left, top: area.top };
				const [acrossRepeat, downRepeat] = borderImage.repeat;
				// Repeated parts keep the shape that the width of its side gives it; the middle is as the upper and the left side.
				const columns = column === 1 ? repeatAlong(x, factorOf(row === 1 ? [down[0]!, down[2]!] : [y]), acrossRepeat) : once(x);
				const rows = row === 1 ? repeatAlong(y, factorOf(column === 1 ? [across[0]!, across[2]!] : [x]), downRepeat) : once(y);
				yield* this.part(source, whole, [x, y], [columns, rows], { ...drawn, scopes }, page);
			}
		return true;
	}

	private *part(
		source: Source,
		{ left, top, width, height }: { left: number; top: number; width: number; height: number },
		[x, y]: readonly [Stretch, Stretch],
		[columns, rows]: readonly [Row, Row],
		drawn: Drawn,
		page: number,
	): Steps<void> {
		if (Math.min(x.size, y.size, x.length, y.length) <= 0) return;
		const points = pointsOn(this.canvas, page);
		const whole = outline({ left, top, right: left + width, bottom: top + height }, SQUARE, points);
		const region = outline({ left: x.to, top: y.to, right: x.to + x.length, bottom: y.to + y.length }, SQUARE, points);
		const scopes: readonly Scope[] = [...drawn.scopes, { on: () => ({ clip: region }) }];
		const tiles = { columns: [left], rows: [top], width, height };
		this.drawings.countTiles(TILES * rows.starts.length * columns.starts.length);
		for (const down of rows.starts)
			for (const across of columns.starts) {
				yield PART_COST;
				const at: Rect = { left: across, top: down, right: across + columns.length, bottom: down + rows.length };
				const clip = outline(at, SQUARE, points);
				const [wide, tall] = [columns.length / x.size, rows.length / y.size];
				const matrix: Matrix = [
					wide,
					0,
					0,
					tall,
					points.x(across) - wide * points.x(left + x.from),
					points.y(down) - tall * points.y(top + y.from),
				];
				const inside = [...scopes, { on: () => ({ clip }) }, { on: () => ({ matrix }) }];
				const cut = { page, element: undefined, scopes: inside };
				yield* this.backgrounds.tiled(source, tiles, { ...drawn, scopes: inside }, cut, whole);
			}
	}
}

const once = ({ to, length }: Stretch): Row => ({ starts: [to], length });

/** How many times as large the first of these is that is seen. */
function factorOf(parts: readonly Stretch[]): number {
	const seen = parts.find(({ size, length }) => size > 0 && length > 0);
	return seen ? seen.length / seen.size : 1;
}

/** The parts across and down: a corner, a side, a corner. */
function cutIntoThree(
	{ slice, width }: BorderImage,
	area: Rect,
	size: { readonly width: number; readonly height: number },
	borders: FourSides<number>,
): readonly [readonly Stretch[], readonly Stretch[]] {
	const [wide, tall] = [area.right - area.left, area.bottom - area.top];
	const sizes = [size.height, size.width, size.height, size.width];
	const slices = slice.map((length, side) => Math.min(Math.max(exactLength(length, sizes[side]!), 0), sizes[side]!));
	const used = width.map((part, side) =>
		part === 'auto' ? slices[side]! : usedPart(part, side % 2 === 0 ? tall : wide, borders[side]!),
	);
	const factor = Math.min(1, wide / (used[1]! + used[3]!), tall / (used[0]! + used[2]!));
	const [top, right, bottom, left] = used.map((one) => one * factor) as unknown as FourSides<number>;
	const threeOf = (total: number, first: number, last: number, start: number, length: number, near: number, far: number) => [
		{ from: 0, size: first, to: start, length: near },
		{ from: first, size: total - first - last, to: start + near, length: length - near - far },
		{ from: total - last, size: last, to: start + length - far, length: far },
	];
	return [
		threeOf(size.width, slices[3]!, slices[1]!, area.left, wide, left, right),
		threeOf(size.height, slices[0]!, slices[2]!, area.top, tall, top, bottom),
	];
}

const usedPart = (part: BorderPart, size: number, border: number): number =>
	'times' in part ? part.times * border : exactLength(part, size);

/** @param factor how many times as large the part is, as it is repeated */
function repeatAlong({ size, to, length }: Stretch, factor: number, kind: BorderRepeat): Row {
	const natural = size * factor;
	if (kind === 'stretch' || natural <= length / MOST_REPEATS) return { starts: [to], length };
	if (kind === 'round') {
		const count = Math.max(Math.round(length / natural), 1);
		return { starts: Array.from({ length: count }, (_, at) => to + (at * length) / count), length: length / count };
	}
	if (kind === 'space') {
		const count = Math.floor(length / natural + 0.0001);
		const gap = (length - count * natural) / (count + 1);
		return { starts: Array.from({ length: count }, (_, at) => to + gap + at * (natural + gap)), length: natural };
	}
	// One is in the middle, and those at the ends are cut.
	const beside = Math.ceil((length / natural - 1) / 2 - 0.0001);
	const first = to + length / 2 - natural / 2 - Math.max(beside, 0) * natural;
	return { starts: Array.from({ length: 2 * Math.max(beside, 0) + 1 }, (_, at) => first + at * natural), length: natural };
}
