/** Pages as pictures, and how far they differ. */
import { createHash } from 'node:crypto';

export interface Picture {
	readonly width: number;
	readonly height: number;
	/** Three bytes per pixel, row by row from the top. */
	readonly rgb: Uint8Array;
}

/** Binary portable pixmaps (P6), one after the other, as `pdftoppm` and `mutool draw` write them. */
export function portablePixmaps(bytes: Buffer): Picture[] {
	const found: Picture[] = [];
	for (let at = 0; at < bytes.length;) {
		const header = /^P6\s+(?:#[^\n]*\n)?(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', at, at + 100));
		if (!header) break;
		const [width, height] = [Number(header[1]), Number(header[2])];
		const start = at + header[0].length;
		at = start + width * height * 3;
		found.push({ width, height, rgb: bytes.subarray(start, at) });
	}
	return found;
}

export function fingerprint({ width, height, rgb }: Picture): string {
	return createHash('sha1').update(`${width}x${height} `).update(rgb).digest('base64').slice(0, 16);
}

/**
 * The share of pixels of which a channel differs by more than `visible`; 1 if a side differs by more than a pixel, which readers
 * may round up or down.
 */
export function difference(one: Picture, other: Picture, visible = 24): number {
	if (Math.abs(one.width - other.width) > 1 || Math.abs(one.height - other.height) > 1) return 1;
	const [width, height] = [Math.min(one.width, other.width), Math.min(one.height, other.height)];
	let different = 0;
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const [at, against] = [(y * one.width + x) * 3, (y * other.width + x) * 3];
			for (let channel = 0; channel < 3; channel++) {
				if (Math.abs(one.rgb[at + channel]! - other.rgb[against + channel]!) <= visible) continue;
				different++;
				break;
			}
		}
	}
	return different / Math.max(1, width * height);
}
