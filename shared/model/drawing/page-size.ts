/** How large pages are drawn. */
import { displayedSize, type PageGeometry } from '../geometry/geometry';

const POINTS = 72;
/** Pixels of a side of an image: JPEG has no larger numbers, and a row is compressed, or read, at once. */
export const MOST_SIDE = 65_500;

/** Pixels of a page at a resolution, in pixels per inch. */
export function pixelsAt(geometry: PageGeometry, resolution: number): { readonly width: number; readonly height: number } {
	const { width, height } = displayedSize(geometry);
	const pixels = (points: number): number => Math.max(1, Math.round((points * resolution) / POINTS));
	return { width: pixels(width), height: pixels(height) };
}

/** The resolution at which a page has this width in pixels. */
export const resolutionOf = (geometry: PageGeometry, pixelWidth: number): number =>
	(pixelWidth * POINTS) / displayedSize(geometry).width;
