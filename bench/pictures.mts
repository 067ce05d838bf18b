/** Photographs and scans, made without a camera: what compress_document and its rivals make smaller. */
import { zlibSync } from 'fflate';
import { writeJpeg } from '../shared/model/image/export/jpeg-writer';
import { Pace } from '../shared/pace/pace';
import { rawPages } from '../test/support/documents/raw';
import { Random } from '../test/support/random';

/** The samples of a row, from 0 to 255. */
type Row = (y: number) => Uint8Array;

interface Picture {
	readonly width: number;
	readonly height: number;
	readonly color: 'gray' | 'rgb';
	readonly row: Row;
}

const TILE = 512;
/** Of the noise of a camera: from -1 to 1, once for each seed. */
function noiseOf(random: Random): Float32Array {
	return Float32Array.from({ length: TILE * TILE }, () => random.next() + random.next() - 1);
}

/** Soft light, round things with edges, and the noise of a camera. */
function photograph(seed: number): Picture {
	const [width, height] = [4000, 3000];
	const random = new Random(seed);
	const noise = noiseOf(random);
	const things = Array.from({ length: 120 }, () => ({
		x: random.below(width),
		y: random.below(height),
		size: 20 + random.few(500),
		colors: [random.below(150), random.below(150), random.below(150)],
	}));
	const slopes = [300, 480, 710].map((length) => Float32Array.from({ length: width }, (_, x) => Math.sin(x / length + seed)));
	const samples = new Uint8Array(width * 3);
	const row = (y: number): Uint8Array => {
		const down = [260, 390, 620].map((length) => Math.cos(y / length));
		const near = things.filter((thing) => Math.abs(thing.y - y) < thing.size);
		for (let x = 0; x < width; x++) {
			const grain = noise[(y % TILE) * TILE + (x % TILE)]! * 9;
			const thing = near.find((one) => (one.x - x) ** 2 + (one.y - y) ** 2 < one.size ** 2);
			for (let i = 0; i < 3; i++) {
				const light = 120 + slopes[i]![x]! * down[i]! * 90;
				samples[x * 3 + i] = Math.max(0, Math.min(255, (thing ? thing.colors[i]! + light / 3 : light) + grain));
			}
		}
		return samples;
	};
	return { width, height, color: 'rgb', row };
}

const LINE = 56;
const LETTER = 40;

/** Round dark letters on paper that is not quite white, at 300 dpi on A4. */
function scan(seed: number, color: 'gray' | 'rgb'): Picture {
	const [width, height] = [2480, 3508];
	const random = new Random(seed);
	const noise = noiseOf(random);
	const letters = Array.from({ length: 1024 }, () => ({
		isThere: random.chance(0.83),
		outer: 10 + random.next() * 5,
		inner: 4 + random.next() * 3,
		flat: 0.7 + random.next() * 0.6,
	}));
	const channels = color === 'rgb' ? 3 : 1;
	const samples = new Uint8Array(width * channels);
	const row = (y: number): Uint8Array => {
		const line = Math.floor((y - 250) / LINE);
		const isText = line >= 0 && y < height - 250;
		for (let x = 0; x < width; x++) {
			const column = Math.floor((x - 250) / LETTER);
			const letter = isText && column >= 0 && x < width - 250 ? letters[(line * 53 + column * 7) & 1023]! : undefined;
			let ink = 0;
			if (letter?.isThere) {
				const [across, down] = [(x - 250) % LETTER, (y - 250) % LINE];
				const distance = Math.hypot((across - LETTER / 2) * letter.flat, down - LINE / 2);
				ink = Math.max(0, Math.min(1, letter.outer - distance, distance - letter.inner));
			}
			const paper = 238 - 195 * ink + noise[(y % TILE) * TILE + (x % TILE)]! * 4;
			for (let i = 0; i < channels; i++) samples[x * channels + i] = paper - i * 5;
		}
		return samples;
	};
	return { width, height, color, row };
}

interface Stored {
	readonly entries: string;
	readonly data: Uint8Array;
}

async function asJpeg({ width, height, color, row }: Picture, quality: number): Promise<Stored> {
	const pace = new Pace(() => Promise.resolve());
	const data = await writeJpeg({ width, height, color, quality, resolution: 300, samples: row }, pace);
	return { entries: `/Filter/DCTDecode/BitsPerComponent 8`, data };
}

function deflated({ width, height, row }: Picture): Stored {
	const rows = Array.from({ length: height }, (_, y) => row(y).slice(0, width));
	return { entries: '/Filter/FlateDecode/BitsPerComponent 8', data: zlibSync(Buffer.concat(rows)) };
}

/** Dark is 1: what a scanner sends that knows only black and white. */
function bits({ width, height, row }: Picture): Stored {
	const length = Math.ceil(width / 8);
	const data = new Uint8Array(length * height);
	for (let y = 0; y < height; y++)
		row(y).forEach((value, x) => {
			if (value < 128) data[y * length + (x >> 3)]! |= 0x80 >> (x & 7);
		});
	return { entries: '/Filter/FlateDecode/BitsPerComponent 1/Decode[1 0]', data: zlibSync(data) };
}

interface Kind {
	readonly count: number;
	readonly picture: (seed: number) => Picture;
	readonly store: (picture: Picture) => Stored | Promise<Stored>;
}

export const KINDS: Readonly<Record<string, Kind>> = {
	'4 photographs of 12 megapixels, JPEG': { count: 4, picture: photograph, store: (one) => asJpeg(one, 92) },
	'6 scans in color, JPEG': { count: 6, picture: (seed) => scan(seed, 'rgb'), store: (one) => asJpeg(one, 85) },
	'6 scans in gray, Flate': { count: 6, picture: (seed) => scan(seed, 'gray'), store: deflated },
	'12 scans of one bit, Flate': { count: 12, picture: (seed) => scan(seed, 'gray'), store: bits },
};

/** A picture on each page, as wide as A4. */
export async function pagesOf({ count, picture, store }: Kind): Promise<{ bytes: Uint8Array; megapixels: number }> {
	const objects: Record<number, readonly [string, string]> = {};
	const pages: Record<number, string> = {};
	let pixels = 0;
	for (let page = 1; page <= count; page++) {
		const drawn = picture(page);
		const { width, height, color } = drawn;
		const { entries, data } = await store(drawn);
		const [across, down] = [595, Math.round((595 * height) / width)];
		pixels += width * height;
		pages[page] = `/MediaBox[0 0 ${across} ${down}]/Resources<</XObject<</I ${100 + page} 0 R>>>>`;
		objects[40 + page] = ['', `q ${across} 0 0 ${down} 0 0 cm /I Do Q`];
		objects[100 + page] = [
			`/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/${color === 'rgb' ? 'DeviceRGB' : 'DeviceGray'}${entries}`,
			Buffer.from(data).toString('latin1'),
		];
	}
	return { bytes: rawPages(count, { pages, objects }), megapixels: pixels / 1e6 };
}
