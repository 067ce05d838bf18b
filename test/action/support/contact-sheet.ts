/** Pictures of nine pages in three rows. */
import { pixelsOf } from '../../support/documents/images';

/** The numbers of the pages on which something is drawn, but for a frame around them. */
export function drawnCells(picture: Buffer): number[] {
	const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)];
	const pixels = pixelsOf(picture);
	const drawn = new Set<number>();
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++) {
			const [column, row] = [(3 * x) / width, (3 * y) / height];
			const isWithin = [column, row].every((place) => place % 1 > 0.12 && place % 1 < 0.88);
			if (isWithin && pixels[(y * width + x) * 3]! < 128) drawn.add(Math.floor(row) * 3 + Math.floor(column) + 1);
		}
	return [...drawn].sort();
}
