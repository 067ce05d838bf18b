/** Images of backgrounds, one beside the other (CSS Backgrounds 3, 3). */
import type { Image } from '../../image/image';
import { isDrawn, type DrawnPicture } from '../boxes/drawing';
import { usedLength, type BackgroundSize } from '../boxes/style';
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
	return wide > 0 && tall > 0 ? { width: wide, height: tall, isRatio: true } : undefined;
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
	const width = wide === 'auto' ? undefined : usedLength(wide, across);
	const height = tall === 'auto' ? undefined : usedLength(tall, down);
	if (width === undefined && height === undefined) return natural ?? { width: across, height: down };
	const ratio = natural ? natural.width / natural.height : undefined;
	return {
		width: width ?? (ratio === undefined ? across : height! * ratio),
		height: height ?? (ratio === undefined ? down : width! / ratio),
	};
}

/**
 * Where tiles begin in one direction, and how long they are.
 *
 * @param isAlike whether they do not change in this direction: then all are one, and lines of paper need few
 */
export function tilesAlong(
	start: number,
	size: number,
	[from, to]: readonly [number, number],
	isRepeated: boolean,
	isAlike: boolean,
): { readonly starts: readonly number[]; readonly size: number } {
	if (!isRepeated) return { starts: [start], size };
	return isAlike ? { starts: [from], size: to - from } : { starts: tilesFrom(start, size, from, to), size };
}

/** Where images of a size begin that cover a distance. */
function tilesFrom(start: number, size: number, from: number, to: number): number[] {
	const first = start - Math.ceil((start - from) / size) * size;
	const count = Math.min(Math.ceil((to - first) / size - 0.0001), MOST_TILES);
	return Array.from({ length: Math.max(count, 0) }, (_, index) => first + index * size);
}
