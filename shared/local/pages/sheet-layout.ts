/** Which page goes where on which sheet (docs/semantics.md, §30.4). Lengths are points of the sheet. */
import { invalidParameters } from '../../contract/errors';
import type { ParamsOf } from '../../contract/operations';
import type { Box } from '../../model/geometry/geometry';
import { PAGE_SIZES } from '../../model/geometry/page-sizes';

export type Arrangement = Omit<ParamsOf<'arrange_pages'>, 'open_password' | 'frame'>;

export interface Size {
	readonly width: number;
	readonly height: number;
}

export interface SheetLayout extends Size {
	/** The places for pages, in the order in which they are filled. */
	readonly places: readonly Box[];
}

const POINTS = 72;
/** The shortest side of a place for a page. */
const LEAST = 3;
/** Rows and columns, one way or the other. */
const GRIDS: Readonly<Record<Arrangement['arrangement'], readonly (readonly [columns: number, rows: number])[]>> = {
	'2': [
		[2, 1],
		[1, 2],
	],
	'4': [[2, 2]],
	'6': [
		[2, 3],
		[3, 2],
	],
	'8': [
		[2, 4],
		[4, 2],
	],
	'9': [[3, 3]],
	'16': [[4, 4]],
	booklet: [[2, 1]],
};

/**
 * The sheet on which pages like the first one, of the size `page`, become as large as possible.
 *
 * @throws OctavoError `invalid_parameters` if margins and gaps leave no room for pages
 */
export function layOutSheet(wanted: Arrangement, page: Size): SheetLayout {
	const own = [page.width, page.height] as const;
	const [one, other] = wanted.page_size === undefined ? own : PAGE_SIZES[wanted.page_size];
	const [short, long] = [Math.min(one, other), Math.max(one, other)];
	const isPortrait = page.width <= page.height;
	// The orientation of the pages comes first: it wins if both are as good.
	const sizes = isPortrait ? [[short, long] as const, [long, short] as const] : [[long, short] as const, [short, long] as const];
	let best: { readonly layout: SheetLayout; readonly scale: number } | undefined;
	for (const [width, height] of sizes)
		for (const grid of GRIDS[wanted.arrangement]) {
			const layout = layOut(wanted, { width, height }, grid);
			if (!layout) continue;
			const [left, bottom, right, top] = layout.places[0]!;
			const scale = Math.min((right - left) / page.width, (top - bottom) / page.height);
			if (!best || scale > best.scale * 1.0001) best = { layout, scale };
		}
	if (best) return best.layout;
	const message = 'leaves no room for pages on the sheet, together with sheet_gap: use less of both, or a larger page_size';
	throw invalidParameters([{ field: 'margin', message, mentions: ['sheet_gap', 'page_size'] }]);
}

function layOut(wanted: Arrangement, sheet: Size, [columns, rows]: readonly [number, number]): SheetLayout | undefined {
	const [margin, gap] = [wanted.margin * POINTS, wanted.sheet_gap * POINTS];
	const width = (sheet.width - 2 * margin - (columns - 1) * gap) / columns;
	const height = (sheet.height - 2 * margin - (rows - 1) * gap) / rows;
	if (width < LEAST || height < LEAST) return undefined;
	const places = Array.from({ length: columns * rows }, (_, at): Box => {
		const isAcross = wanted.reading_direction === 'across';
		const [column, row] = isAcross ? [at % columns, Math.floor(at / columns)] : [Math.floor(at / rows), at % rows];
		const left = margin + column * (width + gap);
		const top = sheet.height - margin - row * (height + gap);
		return [left, top - height, left + width, top];
	});
	return { ...sheet, places };
}

/** For each sheet the pages in its places, counted from 0; -1 where a place stays empty. */
export function* pagesOfSheets(wanted: Arrangement, count: number): Generator<readonly number[]> {
	if (wanted.arrangement !== 'booklet') {
		const size = Number(wanted.arrangement);
		for (let from = 0; from < count; from += size)
			yield Array.from({ length: size }, (_, at) => (from + at < count ? from + at : -1));
		return;
	}
	const padded = Math.ceil(count / 4) * 4;
	const page = (index: number): number => (index < count ? index : -1);
	// Front and back sides in turns: the outermost pages are on the first sheet of paper.
	for (let side = 0; side < padded / 2; side++) {
		const outer = page(padded - 1 - side);
		const inner = page(side);
		const isFront = side % 2 === 0;
		const pair = isFront === (wanted.binding === 'left') ? [outer, inner] : [inner, outer];
		yield pair;
	}
}
