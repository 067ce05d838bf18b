/** How crooked the lines of a page are: Tesseract's own measure gives nothing on some pages that are turned by a few degrees. */

interface Gray {
	readonly width: number;
	readonly height: number;
	/** A byte for each pixel, in rows from the top. */
	readonly samples: Uint8Array;
}

const DARK = 128;
/** Pixels of the larger side that are looked at. */
const SIDE = 1200;
/** Pixels that are looked at for each angle. */
const MOST_DARK = 100_000;
const DEGREE = Math.PI / 180;
/** In degrees: pages of scanners are no more crooked. */
const MOST = 6;
const STEP = 0.25;
const FINE_STEP = 0.05;

/** The angle in radians by which the image is to be turned, clockwise around its middle, so that its lines are level. */
export function findSkew(image: Gray): number {
	const dark = darkPixels(image);
	const coarse = bestOf(dark, 0, MOST, STEP);
	return bestOf(dark, coarse, STEP, FINE_STEP) * DEGREE;
}

interface Dark {
	readonly x: Float32Array;
	readonly y: Float32Array;
	/** Rows, with those that turned pixels reach. */
	readonly rows: number;
}

function darkPixels({ width, height, samples }: Gray): Dark {
	const step = Math.max(1, Math.ceil(Math.max(width, height) / SIDE));
	const [x, y]: [number[], number[]] = [[], []];
	for (let down = 0; down < height; down += step)
		for (let across = 0; across < width; across += step)
			if (samples[down * width + across]! < DARK) {
				x.push(across / step);
				y.push(down / step);
			}
	// A dark page has as many as pixels: a part of them is enough.
	const every = Math.ceil(x.length / MOST_DARK);
	const some = (places: readonly number[]) => Float32Array.from(places.filter((_, index) => index % every === 0));
	return { x: some(x), y: some(y), rows: 3 * SIDE };
}

/** The angle in degrees around `middle` at which rows differ most in how dark they are; of equal ones the least. */
function bestOf(dark: Dark, middle: number, most: number, step: number): number {
	let [best, highest] = [middle, contrast(dark, middle)];
	for (let turn = step; turn <= most; turn += step)
		for (const angle of [middle - turn, middle + turn]) {
			const score = contrast(dark, angle);
			if (score > highest) [best, highest] = [angle, score];
		}
	return best;
}

/** The sum of the squares of the dark pixels of each row, if the page were turned by this angle. */
function contrast({ x, y, rows }: Dark, angle: number): number {
	const [sin, cos] = [Math.sin(angle * DEGREE), Math.cos(angle * DEGREE)];
	const counts = new Uint32Array(rows);
	for (let at = 0; at < x.length; at++) counts[Math.round(x[at]! * sin + y[at]! * cos) + SIDE]! += 1;
	return counts.reduce((sum, count) => sum + count * count, 0);
}
