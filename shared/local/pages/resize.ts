/** Pages in another size (docs/semantics.md, §30.3): which matrix their content gets, and the boxes. */
import { invalidParameters } from '../../contract/errors';
import { MovedPatterns } from '../../model/content/moved-patterns';
import { PagePainter } from '../../model/content/page-painter';
import { decimal, matrixText } from '../../model/content/painting';
import { survey, type Survey, type SurveyedPage } from '../../model/content/survey';
import {
	inverse,
	movedBox,
	multiply,
	sharedArea,
	viewerMatrix,
	viewerSize,
	writeNumbers,
	type Box,
	type Matrix,
	type PageGeometry,
} from '../../model/geometry/geometry';
import { moveBox, type Move } from '../../model/geometry/move';
import { boxOf, mediaBoxOf } from '../../model/geometry/page-geometry';
import { LONGEST_SIDE, PAGE_SIZES, SHORTEST_SIDE } from '../../model/geometry/page-sizes';
import { PageMover } from '../../model/moving/page-mover';
import type { ParamsOf } from '../../contract/operations';
import type { PdfDocument } from '../../pdf/document';
import type { Value } from '../../pdf/syntax/values';
import { greatest, least } from '../../lists';

type Wanted = Pick<ParamsOf<'resize_pages'>, 'page_size' | 'page_width' | 'page_height' | 'orientation' | 'scaling'>;

/** How pages of one kind change; the same object for all of them. */
export interface Change {
	readonly move: Move;
	readonly box: Box;
	/** Operators before the content. */
	readonly operators: string;
}

const POINTS = 72;
/** A page that moves takes as long as looking at this many bytes. */
export const MOVED = 10_000;
/** A distance that cannot be seen, in points. */
const TOLERANCE = 0.01;
/** Boxes that default to the CropBox, and follow the content. */
const INNER = ['BleedBox', 'TrimBox', 'ArtBox'] as const;

/** Pages are given by their numbers. Returns how many changed. */
export async function resizePages(document: PdfDocument, selected: Uint32Array, wanted: Wanted): Promise<number> {
	const found = await survey(document, selected);
	const changes = found.kinds.map((geometry) => changeOf(geometry, wanted));
	refuseSizes(found, changes, wanted);
	const resizer = new Resizer(document, changes);
	return resizer.run(found);
}

class Resizer {
	private readonly painter: PagePainter;
	private readonly patterns: MovedPatterns;

	constructor(
		private readonly document: PdfDocument,
		private readonly changes: readonly Change[],
	) {
		this.painter = new PagePainter(document);
		this.patterns = new MovedPatterns(document);
	}

	async run({ pages, kinds }: Survey): Promise<number> {
		const { document, changes } = this;
		const { pace } = document.job;
		const changing = pages.filter((page) => !this.isSettled(page, kinds[page.kind]!));
		if (changing.length === 0) return 0;
		const moves = new Map(changing.map(({ index, kind }) => [document.pages.number(index), changes[kind]!.move]));
		const mover = new PageMover(document, moves);
		const moved: Record<string, Value>[] = [];
		for (const { index } of changing) {
			moved.push(await mover.moveOn(document.pages.number(index)));
			const due = pace.step(MOVED);
			if (due) await due;
		}
		await mover.moveReferences();
		await this.painter.inspect(changing);
		for (const [at, page] of changing.entries()) {
			const due = pace.step(MOVED);
			if (due) await due;
			if (at % 1000 === 0) pace.progress(at / changing.length);
			const change = changes[page.kind]!;
			const entries = { ...moved[at], ...this.boxes(page.index, change) };
			const resources = this.patterns.move(page.resources, change.move.matrix);
			await this.painter.within(page, change.operators, resources, entries);
		}
		return changing.length;
	}

	/** Whether the page has this size already; with a UserUnit, its coordinates may be right and its size is not. */
	private isSettled({ index, kind }: SurveyedPage, { box, userUnit }: PageGeometry): boolean {
		const { move, box: wanted } = this.changes[kind]!;
		const isNear = (one: readonly number[], other: readonly number[]) =>
			one.every((value, at) => Math.abs(value - other[at]!) < TOLERANCE);
		return (
			userUnit === 1 &&
			isNear(move.matrix, [1, 0, 0, 1, 0, 0]) &&
			isNear(box, wanted) &&
			isNear(mediaBoxOf(this.document, index), wanted)
		);
	}

	private boxes(index: number, { box, move }: Change): Record<string, Value | undefined> {
		const { document } = this;
		const number = document.pages.number(index);
		const value = writeNumbers(box);
		const cropped = document.pages.attribute(index, 'CropBox') === undefined ? {} : { CropBox: value };
		const entries: Record<string, Value | undefined> = { MediaBox: value, ...cropped, UserUnit: undefined, Thumb: undefined };
		for (const key of INNER) {
			const own = boxOf(document, document.entry(number, key));
			const moved = own && sharedArea(moveBox(move, own) as unknown as Box, box);
			entries[key] = moved && writeNumbers(moved);
		}
		return entries;
	}
}

function changeOf(geometry: PageGeometry, wanted: Wanted): Change {
	const { userUnit, rotation } = geometry;
	const shown = viewerSize(geometry);
	const [width, height] = [shown.width * userUnit, shown.height * userUnit];
	const size = sizeFor(width, height, wanted);
	const ratios = [size.width / width, size.height / height];
	const scale = wanted.scaling === 'none' ? 1 : wanted.scaling === 'fill' ? greatest(ratios) : least(ratios);
	const [left, bottom] = [(size.width - width * scale) / 2, (size.height - height * scale) / 2];
	const isTurned = rotation % 180 !== 0;
	const box: Box = [0, 0, isTurned ? size.height : size.width, isTurned ? size.width : size.height];
	const placed: Matrix = [scale * userUnit, 0, 0, scale * userUnit, left, bottom];
	const turned = viewerMatrix({ box, rotation });
	const [a, , , d, e, f] = multiply(multiply(inverse(viewerMatrix(geometry)), placed), turned);
	const matrix: Matrix = [a, 0, 0, d, e, f];
	return { move: { matrix }, box, operators: `${matrixText(matrix)} cm${clipFor(geometry.box, matrix, box)}` };
}

/** Content beyond the old page must not show on the new one. */
function clipFor(old: Box, matrix: Matrix, box: Box): string {
	const shown = movedBox(matrix, old);
	const covers =
		shown[0] <= TOLERANCE && shown[1] <= TOLERANCE && shown[2] >= box[2] - TOLERANCE && shown[3] >= box[3] - TOLERANCE;
	if (covers) return '';
	return ` ${[old[0], old[1], old[2] - old[0], old[3] - old[1]].map(decimal).join(' ')} re W n`;
}

interface Size {
	readonly width: number;
	readonly height: number;
}

/** The new size of a page of this size, in points. */
function sizeFor(width: number, height: number, { page_size, page_width, page_height, orientation }: Wanted): Size {
	if (page_size !== undefined) {
		const [short, long] = PAGE_SIZES[page_size];
		const lies = orientation === 'auto' ? width > height : orientation === 'landscape';
		return lies ? { width: long, height: short } : { width: short, height: long };
	}
	const across = page_width === undefined ? ((page_height ?? 0) * POINTS * width) / height : page_width * POINTS;
	const up = page_height === undefined ? (across * height) / width : page_height * POINTS;
	const swaps = (orientation === 'portrait' && across > up) || (orientation === 'landscape' && across < up);
	const sides = swaps ? [up, across] : [across, up];
	return { width: sides[0]!, height: sides[1]! };
}

/** @throws OctavoError `invalid_parameters` if a page would be smaller or larger than a page may be */
function refuseSizes({ pages, kinds }: Survey, changes: readonly Change[], { page_width, page_height }: Wanted): void {
	const isWrong = (side: number) => side < SHORTEST_SIDE - TOLERANCE || side > LONGEST_SIDE + TOLERANCE;
	const page = pages.find(({ kind }) => changes[kind]!.box.slice(2).some(isWrong));
	if (!page) return;
	const sides = changes[page.kind]!.box.slice(2);
	if (kinds[page.kind]!.rotation % 180 !== 0) sides.reverse();
	const inches = sides.map((side) => Number((side / POINTS).toPrecision(3)));
	const field =
		page_width === undefined || (page_height !== undefined && page_height < page_width) ? 'page_height' : 'page_width';
	const message = `makes page ${page.index + 1} ${inches.join(' × ')} inches; each side must be from 0.042 to ${LONGEST_SIDE / POINTS} inches`;
	throw invalidParameters([{ field, message }]);
}
