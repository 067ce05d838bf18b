/** Images of backgrounds, one beside the other (CSS Backgrounds 3, 3). */
import type { Image } from '../../image/image';
import { isDrawn, type DrawnPicture } from '../boxes/drawing';
import { exactLength, type BackgroundRepeat, type BackgroundSize } from '../boxes/style';
import type { Rect } from './outlines';

/** Times that a background is repeated in one direction. */
const MOST_TILES = 20_000;

/** Where the images of a background are: the left edges of its columns, the upper edges of its rows, and the size of an image. */
export interface Tiles {
	readonly columns: readonly number[];
	readonly rows: readonly number[];
	readonly width: number;
	readonly height: number;
}

export const tileAt = ({ width, height }: Tiles, left: number, top: number): Rect => ({
	left,
	top,
	right: left + width,
	bottom: top + height,
});

/** A size in pixels, or a ratio alone. */
export interface Natural {
	readonly width: number;
	readonly height: number;
	readonly isRatio?: boolean;
}

export function naturalSize(picture: Image | DrawnPicture): Natural | undefined {
	if (!isDrawn(picture)) return picture.displayed;
	const { width, height, drawing } = picture;
	const [, , wide, tall] = drawing.view ?? [0, 0, width ?? 0, height ?? 0];
	if (width !== undefined || height !== undefined)
		return { width: width ?? (height! * wide) / tall, height: height ?? (width! * tall) / wide };
	// One that is stretched to any box has no ratio (SVG 2, 8.12).
	return wide > 0 && tall > 0 && drawing.fit.scaling !== 'none' ? { width: wide, height: tall, isRatio: true } : undefined;
}

/** The size of one image. */
export function tileSize(
	size: BackgroundSize,
	origin: Rect,
	natural: Natural | undefined,
): { readonly width: number; readonly height: number } {
	const [across, down] = [origin.right - origin.left, origin.bottom - origin.top];
	const isFitted = natural?.isRatio && typeof size !== 'string' && size.every((one) => one === 'auto');
	if (size === 'cover' || size === 'contain' || isFitted) {
		if (!natural) return { width: across, height: down };
		const factor = (size === 'cover' ? Math.max : Math.min)(across / natural.width, down / natural.height);
		return { width: natural.width * factor, height: natural.height * factor };
	}
	const [wide, tall] = size;
	const width = wide === 'auto' ? undefined : exactLength(wide, across);
	const height = tall === 'auto' ? undefined : exactLength(tall, down);
	if (width === undefined && height === undefined) return natural ?? { width: across, height: down };
	const ratio = natural ? natural.width / natural.height : undefined;
	return {
		width: width ?? (ratio === undefined ? across : height! * ratio),
		height: height ?? (ratio === undefined ? down : width! / ratio),
	};
}

/** Images in one direction: where they begin, and how long they are. */
interface Along {
	readonly starts: readonly number[];
	readonly size: number;
}

/** Where one image begins, and how long it is. */
interface First {
	readonly start: number;
	readonly size: number;
}

/**
 * @param area what they are placed in
 * @param reach what they cover if they are repeated
 * @param isAlike whether they do not change in this direction: then all are one, and lines of paper need few
 */
export function tilesAlong(
	{ start, size }: First,
	repeat: BackgroundRepeat,
	[begin, end]: readonly [number, number],
	[from, to]: readonly [number, number],
	isAlike: boolean,
): Along {
	const count = Math.floor((end - begin) / size + 0.0001);
	if (repeat === 'no-repeat' || (repeat === 'space' && count < 2)) return { starts: [start], size };
	if (repeat === 'space') {
		const step = size + (end - begin - count * size) / (count - 1);
		return { starts: tilesFrom(begin, step, from, to), size };
	}
	return isAlike ? { starts: [from], size: to - from } : { starts: tilesFrom(start, size, from, to), size };
}

/** Sizes that fit an area a whole number of times, where images are made to (CSS Backgrounds 3, 3.4). */
export function roundSizes(
	{ width, height }: { readonly width: number; readonly height: number },
	[across, down]: readonly [BackgroundRepeat, BackgroundRepeat],
	{ left, top, right, bottom }: Rect,
	size: BackgroundSize,
): { readonly width: number; readonly height: number } {
	const fit = (one: number, room: number): number => room / Math.max(Math.round(room / one), 1);
	const wide = across === 'round' ? fit(width, right - left) : width;
	const tall = down === 'round' ? fit(height, bottom - top) : height;
	// A size that is not given keeps the ratio, if it need not fit as well.
	const [isAutoWide, isAutoTall] = [0, 1].map((at) => typeof size !== 'string' && size[at] === 'auto');
	if (across === 'round' && down !== 'round' && isAutoTall) return { width: wide, height: (height * wide) / width };
	if (down === 'round' && across !== 'round' && isAutoWide) return { width: (width * tall) / height, height: tall };
	return { width: wide, height: tall };
}

/** Where images of a size begin that cover a distance. */
function tilesFrom(start: number, size: number, from: number, to: number): number[] {
	const first = start - Math.ceil((start - from) / size) * size;
	const count = Math.min(Math.ceil((to - first) / size - 0.0001), MOST_TILES);
	return Array.from({ length: Math.max(count, 0) }, (_, index) => first + index * size);
}
