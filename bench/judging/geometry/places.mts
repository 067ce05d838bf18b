/** Where each page of a document must be after an operation that moves pages, derived from the two documents as pdf.js reads them. */
import type { OperationName } from '../../../shared/contract/operations';

/** Left, top, right and bottom on a page as displayed, in its own units, from the upper left corner. */
export type Area = readonly [left: number, top: number, right: number, bottom: number];

export interface Spot {
	readonly page: number;
	readonly kind: string;
	readonly numbers: readonly (number | null)[];
}

export interface Annotation {
	readonly subtype: string;
	readonly rect: readonly number[];
	/** It is as large as the reader wants: only its corner counts. */
	readonly isIcon: boolean;
	readonly name?: string | undefined;
	readonly to?: Spot;
}

export interface Page {
	readonly view: readonly number[];
	readonly rotation: number;
	readonly unit: number;
	readonly annotations: readonly Annotation[];
	readonly tree: string;
}

export interface Seen {
	readonly kind: 'seen';
	readonly count: number;
	readonly pages: readonly Page[];
	/** Of bookmarks, named destinations and the opening of the document. */
	readonly spots: Readonly<Record<string, Spot>>;
	readonly fields: readonly string[];
}

/** A page of the source in the result: its upper left corner there, and its scale. */
export interface Place {
	readonly page: number;
	readonly left: number;
	readonly top: number;
	readonly scale: number;
}

export interface Case {
	readonly name: string;
	readonly operation: OperationName;
	readonly parameters: Readonly<Record<string, unknown>>;
	/** Something is cut off, whose text poppler does not find. */
	readonly cuts?: true;
	/** Fields become content, and other destinations than /XYZ and /FitR become rectangles. */
	readonly sheets?: true;
	/** @returns for each page of the source its place, or a fault */
	places(before: readonly Page[], after: readonly Page[]): readonly Place[] | string;
}

const POINTS = 72;
const MILLIMETRE = POINTS / 25.4;
const A5 = [148 * MILLIMETRE, 210 * MILLIMETRE] as const;
const LETTER = [612, 792] as const;

export function sidesOf({ view, rotation }: Page): readonly [width: number, height: number] {
	const [width, height] = [view[2]! - view[0]!, view[3]! - view[1]!];
	return rotation % 180 === 0 ? [width, height] : [height, width];
}

/** Of a rectangle in the space of the page. */
export function displayed({ view, rotation }: Page, [x1 = 0, y1 = 0, x2 = 0, y2 = 0]: readonly number[]): Area {
	const [left, bottom, right, top] = view as [number, number, number, number];
	const point = (x: number, y: number): [number, number] => {
		if (rotation === 90) return [y - bottom, x - left];
		if (rotation === 180) return [right - x, y - bottom];
		if (rotation === 270) return [top - y, right - x];
		return [x - left, top - y];
	};
	const [one, other] = [point(x1, y1), point(x2, y2)];
	return [Math.min(one[0], other[0]), Math.min(one[1], other[1]), Math.max(one[0], other[0]), Math.max(one[1], other[1])];
}

export const moved = ({ left, top, scale }: Place, area: Area): Area =>
	area.map((value, side) => value * scale + (side % 2 === 0 ? left : top)) as unknown as Area;

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 0.02;

/** Content keeps its coordinates; `cut` has the margins in inches, if they are known. */
function cropped(
	before: readonly Page[],
	after: readonly Page[],
	cut?: readonly [left: number, top: number],
): readonly Place[] | string {
	const places: Place[] = [];
	for (const [index, page] of before.entries()) {
		const now = after[index]!;
		const [left, top] = displayed(page, now.view);
		const wanted = cut?.map((inches) => (inches * POINTS) / page.unit);
		if (wanted && !(isNear(left, wanted[0]!) && isNear(top, wanted[1]!))) return `page ${index + 1} is cropped elsewhere`;
		places.push({ page: index, left: -left, top: -top, scale: 1 });
	}
	return places;
}

/** In the middle of an area, as large as `choose` says of the two factors. */
function fitted(page: Page, number: number, [left, top, right, bottom]: Area, choose: (...factors: number[]) => number): Place {
	const [width, height] = sidesOf(page);
	const scale = choose((right - left) / width, (bottom - top) / height);
	return { page: number, left: (left + right - width * scale) / 2, top: (top + bottom - height * scale) / 2, scale };
}

function resized(
	before: readonly Page[],
	after: readonly Page[],
	[short, long]: readonly [number, number],
	choose: (...factors: number[]) => number,
): readonly Place[] | string {
	const places: Place[] = [];
	for (const [index, page] of before.entries()) {
		const [width, height] = sidesOf(page);
		const wanted = width <= height ? [short, long] : [long, short];
		const [now, sides] = [after[index]!, sidesOf(after[index]!)];
		if (!sides.every((side, at) => isNear(side * now.unit, wanted[at]!)))
			return `page ${index + 1} has ${sides.map((side) => side * now.unit).join(' x ')} instead of ${wanted.join(' x ')}`;
		places.push(fitted(page, index, [0, 0, ...sides], choose));
	}
	return places;
}

/** Margin and gap are those of the cases below. */
function arranged(
	before: readonly Page[],
	after: readonly Page[],
	grids: readonly (readonly [columns: number, rows: number])[],
	order: (count: number) => readonly (readonly number[])[],
): readonly Place[] | string {
	const first = before[0]!;
	const own = sidesOf(first).map((side) => side * first.unit) as [number, number];
	const scaleIn = ([width, height]: readonly number[], [columns, rows]: readonly [number, number]): number =>
		Math.min(width! / columns / own[0], height! / rows / own[1]);
	const sheets = [own, own.toReversed()];
	const best = Math.max(...sheets.flatMap((sheet) => grids.map((grid) => scaleIn(sheet, grid))));
	const sheet = sidesOf(after[0]!);
	const grid = grids.find((one) => scaleIn(sheet, one) > best * 0.999);
	if (!grid) return `pages are not as large as possible on sheets of ${sheet.join(' x ')}`;
	const places: Place[] = [];
	for (const [number, pages] of order(before.length).entries()) {
		if (!sidesOf(after[number]!).every((side, at) => isNear(side, sheet[at]!))) return `sheet ${number + 1} has another size`;
		for (const [at, index] of pages.entries()) {
			if (index >= before.length || index < 0) continue;
			const [width, height] = [sheet[0] / grid[0], sheet[1] / grid[1]];
			const [left, top] = [(at % grid[0]) * width, Math.floor(at / grid[0]) * height];
			places[index] = fitted(before[index]!, number, [left, top, left + width, top + height], Math.min);
		}
	}
	return places;
}

const inOrder =
	(size: number) =>
	(count: number): number[][] =>
		Array.from({ length: Math.ceil(count / size) }, (_, sheet) =>
			Array.from({ length: size }, (_unused, at) => sheet * size + at),
		);

/** A sheet of paper has the outermost pages on its front, the next ones on its back. */
function booklet(count: number): number[][] {
	const padded = Math.ceil(count / 4) * 4;
	return Array.from({ length: padded / 2 }, (_, side) =>
		side % 2 === 0 ? [padded - 1 - side, side] : [side, padded - 1 - side],
	);
}

export const cases: readonly Case[] = [
	{
		name: 'crop',
		operation: 'crop_pages',
		parameters: { crop_left: 0.25, crop_top: 0.5 },
		cuts: true,
		places: (before, after) => cropped(before, after, [0.25, 0.5]),
	},
	{
		name: 'crop to content',
		operation: 'crop_pages',
		parameters: { crop_to: 'content', uniform: false, padding: 0.1, shrink_media_box: true },
		places: (before, after) => cropped(before, after),
	},
	{
		name: 'resize to A5',
		operation: 'resize_pages',
		parameters: { page_size: 'A5' },
		places: (before, after) => resized(before, after, A5, Math.min),
	},
	{
		name: 'resize, fill Letter',
		operation: 'resize_pages',
		parameters: { page_size: 'Letter', scaling: 'fill' },
		cuts: true,
		places: (before, after) => resized(before, after, LETTER, Math.max),
	},
	{
		name: '2 on a sheet',
		operation: 'arrange_pages',
		parameters: { arrangement: '2' },
		sheets: true,
		places: (before, after) => arranged(before, after, [[2, 1], [1, 2]], inOrder(2)), // prettier-ignore
	},
	{
		name: '4 on a sheet',
		operation: 'arrange_pages',
		parameters: { arrangement: '4' },
		sheets: true,
		places: (before, after) => arranged(before, after, [[2, 2]], inOrder(4)),
	},
	{
		name: 'booklet',
		operation: 'arrange_pages',
		parameters: { arrangement: 'booklet' },
		sheets: true,
		places: (before, after) => arranged(before, after, [[2, 1]], booklet),
	},
	{
		name: 'blank page before the first',
		operation: 'insert_blank_pages',
		parameters: { blank_before: '1' },
		places: (before) => before.map((_, index) => ({ page: index + 1, left: 0, top: 0, scale: 1 })),
	},
];
