/** The templates of the text watermark, and where each puts its block of text (docs/semantics.md, D4 and §7.1). */
import type { ParamsOf } from '../../../contract/operations';
import { multiply, viewerMatrix, viewerSize, type Matrix, type PageGeometry, type Point } from '../../../model/geometry/geometry';
import { type Room } from '../core/positions';

export type TemplateName = Exclude<ParamsOf<'add_text_watermark'>['template'], number>;

/** The size of the stamp's text block when its type is one unit high. */
export interface BlockSize {
	readonly width: number;
	readonly height: number;
}

/** Where a template puts the block, and the largest type it uses, in points, on pages up to Letter and A4. */
export interface Template {
	readonly anchor: 'centre' | 'top' | 'bottom' | 'everywhere';
	readonly diagonal: boolean;
	readonly maximum: number;
}

/** The shorter side of Letter, in points: on larger pages the largest type grows with the shorter side. */
const USUAL_SIDE = 612;

export const templates: Readonly<Record<TemplateName, Template>> = {
	diagonal: { anchor: 'centre', diagonal: true, maximum: 144 },
	horizontal: { anchor: 'centre', diagonal: false, maximum: 144 },
	top: { anchor: 'top', diagonal: false, maximum: 36 },
	bottom: { anchor: 'bottom', diagonal: false, maximum: 36 },
	tiled: { anchor: 'everywhere', diagonal: true, maximum: 24 },
};

/** Between two blocks that are repeated, in units of the type size: along the text, and across it. */
const BESIDE = 2;
const BELOW = 1.8;
/** More blocks are farther from each other. */
const MOST_BLOCKS = 1000;

/**
 * The matrices that put a block, drawn around the origin with type `drawnAt` units high, in its places on the page, as large as fits
 * into the room and the template allows, or with type of `fontSize` points if that fits.
 */
export function placeBlock(
	page: PageGeometry,
	room: Room,
	template: Template,
	block: BlockSize,
	{ drawnAt, fontSize }: { readonly drawnAt: number; readonly fontSize: number | undefined },
): Matrix[] {
	const { width, height } = viewerSize(page);
	const diagonal = Math.hypot(room.width, room.height);
	const cos = template.diagonal ? room.width / diagonal : 1;
	const sin = template.diagonal ? room.height / diagonal : 0;
	const [across, up] = [block.width * cos + block.height * sin, block.width * sin + block.height * cos];
	const largest = template.maximum * Math.max(1 / page.userUnit, Math.min(width, height) / USUAL_SIDE);
	const wanted = fontSize === undefined ? largest : fontSize / page.userUnit;
	const size = Math.min(room.width / across, room.height / up, wanted);
	const half = (size * block.height) / 2;
	const heights = { centre: height / 2, everywhere: height / 2, top: height - room.inset - half, bottom: room.inset + half };
	const scale = size / drawnAt;
	const places = template.anchor === 'everywhere' ? tiles(room, { size, cos, sin, across, up }, block) : [[0, 0] as const];
	return places.map(([x, y]) =>
		multiply(
			[scale * cos, scale * sin, -scale * sin, scale * cos, width / 2 + x, heights[template.anchor] + y],
			viewerMatrix(page),
		),
	);
}

interface Tile {
	readonly size: number;
	readonly cos: number;
	readonly sin: number;
	/** The box of a turned block, in units of the type size. */
	readonly across: number;
	readonly up: number;
}

/** The middles of blocks that lie in the room whole, from its middle: in rows along the text, each of which begins half a block later. */
function tiles({ width, height }: Room, { size, cos, sin, across, up }: Tile, block: BlockSize): Point[] {
	const step = { along: (block.width + BESIDE) * size, down: (block.height + BELOW) * size };
	// A page may be as long as numbers are, and narrower than a block.
	const [inRow, inColumn] = [width / step.along, height / step.down];
	const wider = Math.max(1, Math.sqrt((inRow * inColumn) / MOST_BLOCKS), inRow / MOST_BLOCKS, inColumn / MOST_BLOCKS);
	const [along, down] = [step.along * wider, step.down * wider];
	const [right, top] = [(width - across * size) / 2 + 1e-6, (height - up * size) / 2 + 1e-6];
	const rows = Math.ceil((right * sin + top * cos) / down);
	const points: Point[] = [];
	for (let row = -rows; row <= rows; row++) {
		const v = row * down;
		const shift = row % 2 === 0 ? 0 : 0.5;
		// The columns of this row in which the middle is within the room, and one more at each end.
		const first = Math.max((v * sin - right) / cos, sin > 0 ? (-top - v * cos) / sin : -Infinity);
		const last = Math.min((v * sin + right) / cos, sin > 0 ? (top - v * cos) / sin : Infinity);
		for (let column = Math.floor(first / along - shift); column <= Math.ceil(last / along - shift); column++) {
			const u = (column + shift) * along;
			const [x, y] = [u * cos - v * sin, u * sin + v * cos];
			if (Math.abs(x) <= right && Math.abs(y) <= top) points.push([x, y]);
		}
	}
	return points;
}
