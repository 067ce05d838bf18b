/** Scans of known text: pages drawn as gray images, which may be crooked and noisy, as a document of images. */
import { decode } from '../../shared/contract/values/decode';
import { Pdfium } from '../../shared/model/drawing/pdfium';
import { samplesOf } from '../../shared/model/drawing/samples';
import { writePng } from '../../shared/model/image/export/png-writer';
import { job, localWithNativeCodec } from './hosts/local';

export interface ScanOptions {
	/** Pixels per inch. */
	readonly resolution: number;
	/** Degrees, clockwise. */
	readonly turned?: number;
	/** Largest difference of a pixel, of 255. */
	readonly noise?: number;
}

interface Size {
	readonly width: number;
	readonly height: number;
}

/** @param sizes of the pages, in points */
export async function scanOf(bytes: Uint8Array, sizes: readonly Size[], options: ScanOptions): Promise<Uint8Array> {
	const { resolution, turned = 0, noise = 0 } = options;
	const drawer = await Pdfium.open(bytes, job());
	const images = [];
	for (const [index, points] of sizes.entries()) {
		const width = Math.round((points.width * resolution) / 72);
		const height = Math.round((points.height * resolution) / 72);
		const row = samplesOf(await drawer.draw(index, { width, height, isTransparent: false }), 'gray');
		let samples = new Uint8Array(width * height);
		for (let y = 0; y < height; y++) samples.set(row(y), y * width);
		if (turned !== 0) samples = turn(samples, { width, height }, (turned * Math.PI) / 180);
		if (noise > 0) spoil(samples, noise);
		const rowOf = (y: number) => samples.subarray(y * width, (y + 1) * width);
		const png = await writePng({ width, height, depth: 8, color: 'gray', resolution, samples: rowOf }, job());
		images.push({ name: `${index + 1}.png`, bytes: png });
	}
	const { documents } = await localWithNativeCodec.run('images_to_pdf', images, decode('images_to_pdf', {}));
	return documents[0]!.bytes;
}

/** Around the middle, clockwise; white comes in. */
function turn(samples: Uint8Array, { width, height }: Size, angle: number): Uint8Array<ArrayBuffer> {
	const turned = new Uint8Array(width * height).fill(255);
	const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
	const at = (x: number, y: number) => (x < 0 || y < 0 || x >= width || y >= height ? 255 : samples[y * width + x]!);
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++) {
			const [across, down] = [x - width / 2, y - height / 2];
			const [fromX, fromY] = [across * cos + down * sin + width / 2, -across * sin + down * cos + height / 2];
			const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
			const [right, below] = [fromX - left, fromY - top];
			turned[y * width + x] =
				(at(left, top) * (1 - right) + at(left + 1, top) * right) * (1 - below) +
				(at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right) * below;
		}
	return turned;
}

/** Changes each pixel, in the same way every time. */
function spoil(samples: Uint8Array, most: number): void {
	let state = 1;
	for (let at = 0; at < samples.length; at++) {
		state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
		const change = ((state >>> 8) / 2 ** 24) * 2 * most - most;
		samples[at] = Math.max(0, Math.min(255, samples[at]! + change));
	}
}
