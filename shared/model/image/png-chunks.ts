/** The chunks of a PNG image (ISO/IEC 15948; PNG, third edition): what its header and ancillary chunks say. No pixels are decoded. */
import type { Pace } from '../../pace/pace';
import { asBuffer } from '../../pdf/syntax/characters';
import { inflateTolerantly } from '../../pdf/syntax/portable-codec';
import { plausible, readExif, type Orientation, type Resolution } from './exif';
import type { Primaries } from './made-profiles';
import type { Refuse } from './refuse';

/** Samples of a pixel by color type (11.2.1). */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
	0: [1, 2, 4, 8, 16],
	2: [8, 16],
	3: [1, 2, 4, 8],
	4: [8, 16],
	6: [8, 16],
};

/** Ancillary chunks that are read. Others may have any of a hundred thousand types. */
const READ: ReadonlySet<string> = new Set(['cHRM', 'eXIf', 'gAMA', 'iCCP', 'pHYs', 'sRGB', 'tRNS']);
/** The cost of a chunk, see `Pace`. */
const CHUNK = 200;

/** Largest ICC profile that is inflated. CMYK printer profiles, the largest in use, have some 2 MB. */
const MOST_PROFILE = 16 << 20;

export interface Png {
	readonly width: number;
	readonly height: number;
	readonly depth: number;
	readonly color: { readonly gray: boolean; readonly palette: boolean; readonly alpha: boolean };
	/** Samples of a pixel, alpha included. */
	readonly channels: number;
	readonly interlaced: boolean;
	/** Three bytes for each entry. */
	readonly palette: Uint8Array | undefined;
	/** tRNS: alpha of palette entries, or the samples of the one transparent color. */
	readonly transparency: Uint8Array | undefined;
	/** The ICC profile, not checked. */
	readonly profile: Uint8Array | undefined;
	/** The color space that sRGB, or else gAMA and cHRM, describe. */
	readonly meaning: 'sRGB' | { readonly gamma: number; readonly primaries: Primaries | undefined } | undefined;
	readonly orientation: Orientation;
	readonly resolution: Resolution | undefined;
	/** The zlib stream, in pieces. */
	readonly data: readonly Uint8Array[];
}

/** @throws what `refuse` makes, for images that are damaged, or are not PNG images in spite of their signature. */
export async function readPng(bytes: Uint8Array, refuse: Refuse, pace: Pace): Promise<Png> {
	const chunks = new Chunks(bytes, refuse);
	const header = chunks.header();
	const { colorType, depth } = header;
	const channels = CHANNELS[colorType];
	if (header.width === 0 || header.height === 0)
		throw refuse(`is a PNG image of ${header.width} × ${header.height} pixels; it is empty or damaged`);
	if (channels === undefined || !DEPTHS[colorType]!.includes(depth))
		throw refuse(`is a PNG image with ${depth} bits and color type ${colorType}, which does not exist; it is damaged`);
	await chunks.rest(pace);
	const palette = colorType === 3 ? paletteOf(chunks, refuse) : undefined;
	if (chunks.data.length === 0) throw refuse('is a PNG image without image data; it is damaged or cut short');
	const { ancillary } = chunks;
	const exif = ancillary.get('eXIf');
	return {
		width: header.width,
		height: header.height,
		depth,
		color: { gray: colorType === 0 || colorType === 4, palette: colorType === 3, alpha: colorType >= 4 },
		channels,
		interlaced: header.interlaced,
		palette: palette?.subarray(0, 3 * 2 ** depth),
		transparency: transparencyOf(ancillary.get('tRNS'), colorType),
		profile: await profileOf(ancillary.get('iCCP'), pace),
		meaning: meaningOf(ancillary),
		orientation: (exif && readExif(exif).orientation) ?? 1,
		resolution: resolutionOf(ancillary.get('pHYs')),
		data: chunks.data,
	};
}

interface Header {
	readonly width: number;
	readonly height: number;
	readonly depth: number;
	readonly colorType: number;
	readonly interlaced: boolean;
}

class Chunks {
	palette: Uint8Array | undefined;
	/** The first chunk of each type that is read, before or between the image data. */
	readonly ancillary = new Map<string, Uint8Array>();
	readonly data: Uint8Array[] = [];
	private at = 8;
	private type = '';

	constructor(
		private readonly bytes: Uint8Array,
		private readonly refuse: Refuse,
	) {}

	header(): Header {
		const data = this.next();
		if (this.type === 'CgBI')
			throw this.refuse(
				"is a PNG image in Apple's own form (CgBI), which other programs cannot read; export it as an ordinary PNG",
			);
		if (!data || this.type !== 'IHDR' || data.length !== 13) throw this.refuse('is a PNG image without a header; it is damaged');
		const [compression, filter, interlace] = data.subarray(10);
		if (compression !== 0 || filter !== 0 || interlace! > 1)
			throw this.refuse('is a PNG image with a compression, filter or interlace method that does not exist; it is damaged');
		return {
			width: uint32(data, 0),
			height: uint32(data, 4),
			depth: data[8]!,
			colorType: data[9]!,
			interlaced: interlace === 1,
		};
	}

	/** Everything up to IEND, or the end of a file whose IEND is missing: the image data shows whether it is complete. */
	async rest(pace: Pace): Promise<void> {
		for (let data = this.next(); data && this.type !== 'IEND'; data = this.next()) {
			const due = pace.step(CHUNK);
			if (due) await due;
			const { type } = this;
			if (type === 'IDAT') {
				if (data.length > 0) this.data.push(data);
			} else if (type === 'PLTE') this.palette ??= data;
			else if (type.charCodeAt(0) & 0x20) {
				if (READ.has(type) && !this.ancillary.has(type)) this.ancillary.set(type, data);
			} else throw this.refuse('is a PNG image with a critical chunk that is not known; export it as an ordinary PNG');
		}
	}

	/** The data of the next chunk, whose type goes to `type`. A chunk that claims more than there is ends with the file. */
	private next(): Uint8Array | undefined {
		const { bytes, at } = this;
		if (at + 12 > bytes.length) return undefined;
		const size = uint32(bytes, at);
		this.type = asBuffer(bytes).toString('latin1', at + 4, at + 8);
		this.at = at + 12 + size;
		return bytes.subarray(at + 8, Math.min(at + 8 + size, bytes.length));
	}
}

function paletteOf({ palette }: Chunks, refuse: Refuse): Uint8Array {
	if (!palette) throw refuse('is a PNG image without its palette; it is damaged');
	if (palette.length === 0 || palette.length % 3 !== 0 || palette.length > 768)
		throw refuse('is a PNG image whose palette is damaged');
	return palette;
}

function transparencyOf(data: Uint8Array | undefined, colorType: number): Uint8Array | undefined {
	if (!data) return undefined;
	if (colorType === 3) return data.length > 0 ? data : undefined;
	const size = { 0: 2, 2: 6 }[colorType];
	return size !== undefined && data.length >= size ? data.subarray(0, size) : undefined;
}

/** A name of at most 79 bytes, a zero, the compression method, the compressed profile (11.3.2.3). */
async function profileOf(data: Uint8Array | undefined, pace: Pace): Promise<Uint8Array | undefined> {
	if (!data) return undefined;
	const end = data.indexOf(0);
	if (end < 0 || end > 79 || data[end + 1] !== 0) return undefined;
	const { bytes, reached } = await inflateTolerantly(data.subarray(end + 2), MOST_PROFILE, pace);
	return reached > MOST_PROFILE ? undefined : bytes;
}

/** sRGB comes before gAMA and cHRM (PNG, third edition, 13.13). */
function meaningOf(ancillary: ReadonlyMap<string, Uint8Array>): Png['meaning'] {
	if (ancillary.has('sRGB')) return 'sRGB';
	const gama = ancillary.get('gAMA');
	if (gama?.length !== 4) return undefined;
	const gamma = uint32(gama, 0) / 100_000;
	// Beyond these, colors would collapse into black or white.
	if (gamma < 0.1 || gamma > 10) return undefined;
	const primaries = primariesOf(ancillary.get('cHRM'));
	const likeSrgb = Math.abs(gamma - 1 / 2.2) < 0.01 && (!primaries || primaries.every((value, i) => near(value, SRGB[i]!)));
	return likeSrgb ? 'sRGB' : { gamma, primaries };
}

const near = (value: number, other: number): boolean => Math.abs(value - other) < 0.005;
const SRGB: Primaries = [0.3127, 0.329, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06];

function primariesOf(data: Uint8Array | undefined): Primaries | undefined {
	if (data?.length !== 32) return undefined;
	const values = SRGB.map((_, i) => uint32(data, 4 * i) / 100_000);
	// Each pair must be a color that exists; y is divided by.
	return values.every((value, i) => value <= 1 && (i % 2 === 0 || value > 0.001)) ? (values as unknown as Primaries) : undefined;
}

function resolutionOf(data: Uint8Array | undefined): Resolution | undefined {
	if (data?.length !== 9 || data[8] !== 1) return undefined;
	// Pixels per metre.
	return plausible({ x: uint32(data, 0) * 0.0254, y: uint32(data, 4) * 0.0254 });
}

const uint32 = (bytes: Uint8Array, at: number): number =>
	bytes[at]! * 0x1000000 + ((bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!);
