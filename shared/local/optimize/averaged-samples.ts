/** Images of fewer pixels, each of which is the average of those that it covers. */
import type { Pace } from '../../pace/pace';

interface Samples {
	readonly width: number;
	readonly height: number;
	readonly channels: number;
	/** One byte each. */
	readonly data: Uint8Array;
}

/** The cost of a sample, see `Pace`. */
const COST = 3;

/** @param width at most that of the image, and so is `height` */
export async function averageSamples(image: Samples, width: number, height: number, pace: Pace): Promise<Uint8Array> {
	const { channels } = image;
	const length = width * channels;
	const result = new Uint8Array(length * height);
	const [line, sums] = [new Float64Array(length), new Float64Array(length)];
	const down = image.height / height;
	const area = down * (image.width / width);
	let read = -1;
	for (let row = 0; row < height; row++) {
		sums.fill(0);
		const [top, bottom] = [row * down, Math.min((row + 1) * down, image.height)];
		for (let source = Math.floor(top); source < bottom; source++) {
			if (source !== read) sumLine(image, source, width, line);
			read = source;
			const part = Math.min(source + 1, bottom) - Math.max(source, top);
			for (let i = 0; i < length; i++) sums[i]! += line[i]! * part;
			const due = pace.step((image.width * channels + length) * COST);
			if (due) await due;
		}
		for (let i = 0; i < length; i++) result[row * length + i] = Math.min(255, Math.round(sums[i]! / area));
	}
	return result;
}

/** The sums of the samples of a row that each pixel covers. */
function sumLine(image: Samples, row: number, count: number, line: Float64Array): void {
	line.fill(0);
	const along = image.width / count;
	if (Number.isInteger(along)) sumWhole(image, row, along, line);
	else sumParts(image, row, count, line);
}

/** The same where each pixel covers `along` whole samples. */
function sumWhole({ width, channels, data }: Samples, row: number, along: number, line: Float64Array): void {
	let from = row * width * channels;
	for (let to = 0; to < line.length; to += channels)
		for (let sample = 0; sample < along; sample++)
			for (let channel = 0; channel < channels; channel++) line[to + channel]! += data[from++]!;
}

function sumParts({ width, channels, data }: Samples, row: number, count: number, line: Float64Array): void {
	const along = width / count;
	for (let pixel = 0; pixel < count; pixel++) {
		const [left, right] = [pixel * along, Math.min((pixel + 1) * along, width)];
		for (let source = Math.floor(left); source < right; source++) {
			const part = Math.min(source + 1, right) - Math.max(source, left);
			const from = (row * width + source) * channels;
			for (let i = 0; i < channels; i++) line[pixel * channels + i]! += data[from + i]! * part;
		}
	}
}
