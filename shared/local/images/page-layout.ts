/** How large a page of one image is, and where the image is on it (docs/semantics.md, images_to_pdf). Lengths are in points. */
import type { Matrix } from '../../model/geometry/geometry';
import { LONGEST_SIDE, PAGE_SIZES, SHORTEST_SIDE } from '../../model/geometry/page-sizes';
import type { Image } from '../../model/image/image';
import type { ParamsOf } from '../../contract/operations';

export interface PageLayout {
	readonly width: number;
	readonly height: number;
	/** Puts the upright image in its place. */
	readonly place: Matrix;
}

/** Resolution of images that name none, or none that is plausible. */
const DEFAULT_RESOLUTION = 96;

type Options = Pick<ParamsOf<'images_to_pdf'>, 'page_size' | 'orientation' | 'margin'>;

/** The layout of the page; undefined where the margin leaves no room on it. */
export function layOut(image: Image, { page_size, orientation, margin }: Options): PageLayout | undefined {
	const inset = margin * 72;
	const own = ownSize(image);
	if (page_size === 'image') {
		const room = LONGEST_SIDE - 2 * inset;
		if (room < SHORTEST_SIDE) return undefined;
		const scale = Math.min(1, room / own.width, room / own.height);
		const grown = Math.max(
			scale,
			Math.min(SHORTEST_SIDE / Math.min(own.width, own.height), room / Math.max(own.width, own.height)),
		);
		const size = { width: own.width * grown, height: own.height * grown };
		const side = (length: number) => Math.max(length + 2 * inset, SHORTEST_SIDE);
		return centerImage(side(size.width), side(size.height), size);
	}
	const [short, long] = PAGE_SIZES[page_size];
	const lying = orientation === 'landscape' || (orientation === 'auto' && own.width > own.height);
	const [width, height] = lying ? [long, short] : [short, long];
	const [roomWidth, roomHeight] = [width - 2 * inset, height - 2 * inset];
	if (roomWidth <= 0 || roomHeight <= 0) return undefined;
	const scale = Math.min(roomWidth / own.width, roomHeight / own.height);
	return centerImage(width, height, { width: own.width * scale, height: own.height * scale });
}

/** The largest margin in inches that leaves room on a page of this size. */
export function largestMargin(pageSize: Options['page_size']): number {
	const side = pageSize === 'image' ? LONGEST_SIDE - SHORTEST_SIDE : PAGE_SIZES[pageSize][0];
	return Math.floor((side / 144) * 100) / 100;
}

interface Size {
	readonly width: number;
	readonly height: number;
}

function ownSize({ displayed, resolution }: Image): Size {
	const { x, y } = resolution ?? { x: DEFAULT_RESOLUTION, y: DEFAULT_RESOLUTION };
	return { width: (displayed.width * 72) / x, height: (displayed.height * 72) / y };
}

function centerImage(width: number, height: number, size: Size): PageLayout {
	const [left, bottom] = [(width - size.width) / 2, (height - size.height) / 2];
	return { width, height, place: [size.width, 0, 0, size.height, left, bottom] };
}
