/** Images of backgrounds, one beside the other (CSS Backgrounds 3, 3). */
import { usedLength, type BackgroundSize } from '../boxes/style';
import type { Rect } from './outlines';

/** Times that a background is repeated on one page. */
export const MOST_TILES = 2_000;

/** The size of one image. */
export function tileSize(
	size: BackgroundSize,
	origin: Rect,
	natural: { readonly width: number; readonly height: number } | undefined,
): { readonly width: number; readonly height: number } {
	const [across, down] = [origin.right - origin.left, origin.bottom - origin.top];
	if (size === 'cover' || size === 'contain') {
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

/** Where images of a size begin that cover a distance. */
export function tilesFrom(start: number, size: number, from: number, to: number): number[] {
	const first = start - Math.ceil((start - from) / size) * size;
	const count = Math.min(Math.ceil((to - first) / size - 0.0001), MOST_TILES + 1);
	return Array.from({ length: Math.max(count, 0) }, (_, index) => first + index * size);
}
