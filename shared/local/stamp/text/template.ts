/** The templates of the text watermark, and where each puts its block of text (docs/semantics.md, D4 and §7.1). */
import type { ParamsOf } from '../../../contract/operations';
import { multiply, viewerMatrix, viewerSize, type Matrix, type PageGeometry } from '../../../model/geometry/geometry';
import { type Room } from '../core/positions';

export type TemplateName = Exclude<ParamsOf<'add_text_watermark'>['template'], number>;

/** The size of the stamp's text block when its type is one unit high. */
export interface BlockSize {
	readonly width: number;
	readonly height: number;
}

/** Where a template puts the block, and the largest type it uses, in points, on pages up to Letter and A4. */
export interface Template {
	readonly anchor: 'centre' | 'top' | 'bottom';
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
};

/**
 * The matrix that puts a block, drawn around the origin with type `drawnAt` units high, in its place on the page, as
 * large as fits into the room and the template allows.
 */
export function placeBlock(page: PageGeometry, room: Room, template: Template, block: BlockSize, drawnAt: number): Matrix {
	const { width, height } = viewerSize(page);
	const diagonal = Math.hypot(room.width, room.height);
	const cos = template.diagonal ? room.width / diagonal : 1;
	const sin = template.diagonal ? room.height / diagonal : 0;
	const size = Math.min(
		room.width / (block.width * cos + block.height * sin),
		room.height / (block.width * sin + block.height * cos),
		template.maximum * Math.max(1 / page.userUnit, Math.min(width, height) / USUAL_SIDE),
	);
	const half = (size * block.height) / 2;
	const heights = { centre: height / 2, top: height - room.inset - half, bottom: room.inset + half };
	const scale = size / drawnAt;
	return multiply([scale * cos, scale * sin, -scale * sin, scale * cos, width / 2, heights[template.anchor]], viewerMatrix(page));
}
