/** Where a stamp goes on a page (docs/semantics.md, §7.1): the margins, the nine positions, and the message about a page without room. */
import type { Issue } from '../../../contract/errors';
import { operations } from '../../../contract/operations';
import type { Survey } from '../../../model/content/survey';
import { inches, viewerSize, type PageGeometry } from '../../../model/geometry/geometry';

/** The part of the page as displayed that is inside the margins. */
export interface Room {
	readonly width: number;
	readonly height: number;
	/** The margin in units of the page. */
	readonly inset: number;
}

/** `margin` is in inches. Returns `undefined` when the margins leave nothing. */
export function roomOf(page: PageGeometry, margin: number): Room | undefined {
	return roomWithin(page, (margin * 72) / page.userUnit);
}

function roomWithin(page: PageGeometry, inset: number): Room | undefined {
	const { width, height } = viewerSize(page);
	const room = { width: width - 2 * inset, height: height - 2 * inset, inset };
	return room.width > 0 && room.height > 0 ? room : undefined;
}

type Operation = 'add_text_watermark' | 'add_image_watermark' | 'add_page_numbers' | 'add_qr_code' | 'sign_document';

/**
 * The rooms on pages of these kinds. A margin at its default counts as absent (docs/semantics.md, D22), and never refuses a
 * page: where it leaves nothing, a tenth of the shorter side takes its place.
 */
export function roomsOf(operation: Operation, kinds: readonly PageGeometry[], margin: number): (Room | undefined)[] {
	const isDefault = margin === operations[operation].fields.margin.default;
	return kinds.map((page) => {
		const room = roomOf(page, margin);
		if (room || !isDefault) return room;
		const { width, height } = viewerSize(page);
		return roomWithin(page, Math.min(width, height) / 10);
	});
}

/** The nine places of a stamp in the page as displayed. */
export const POSITIONS = [
	'top_left',
	'top_center',
	'top_right',
	'center_left',
	'center',
	'center_right',
	'bottom_left',
	'bottom_center',
	'bottom_right',
] as const;
export type Position = (typeof POSITIONS)[number];

/** The lower left corner, in viewer space, of something `width` by `height` units at a position within the margins. */
export function cornerAt(
	page: PageGeometry,
	{ inset }: Room,
	position: Position,
	width: number,
	height: number,
): [x: number, y: number] {
	const shown = viewerSize(page);
	const right = shown.width - inset - width;
	const top = shown.height - inset - height;
	const x = position.endsWith('left') ? inset : position.endsWith('right') ? right : (shown.width - width) / 2;
	const y = position.startsWith('bottom') ? inset : position.startsWith('top') ? top : (shown.height - height) / 2;
	return [x, y];
}

/** The issue about the first page that has no room. */
export function marginIssues({ kinds, pages }: Survey, rooms: readonly (Room | undefined)[]): Issue[] {
	const narrow = pages.find(({ kind }) => !rooms[kind]);
	return narrow ? [{ field: 'margin', message: noRoom(narrow.index, kinds[narrow.kind]!) }] : [];
}

function noRoom(index: number, page: PageGeometry): string {
	const { width, height } = viewerSize(page);
	const half = inches(Math.min(width, height) / 2, page);
	return `leaves no room on page ${index + 1}, which is ${inches(width, page)} × ${inches(height, page)} inches; it must be less than ${half}`;
}
