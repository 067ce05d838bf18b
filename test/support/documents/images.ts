/** Images for tests: PNG and GIF images, written here; JPEG images, made by ImageMagick. The same arguments give the same bytes. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { run } from '../judges/tools';

export interface PngOptions {
	readonly width?: number;
	readonly height?: number;
	/** 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGB and alpha. */
	readonly type: 0 | 2 | 3 | 4 | 6;
	readonly depth: 1 | 2 | 4 | 8 | 16;
	readonly interlaced?: boolean;
	/** The filter of every row, or a different one for each row in turn. */
	readonly filter?: 0 | 1 | 2 | 3 | 4 | 'all';
	/** Samples of a pixel, from 0 to 1. Absent: a pattern in which every pixel differs from its neighbours. */
	readonly pixel?: (x: number, y: number, channel: number) => number;
	/** Entries of the palette, three bytes each. */
	readonly palette?: readonly number[];
	/** Chunks before the image data. */
	readonly chunks?: readonly (readonly [type: string, data: Uint8Array])[];
	/** Bytes of an IDAT chunk. */
	readonly piece?: number;
	/** Changes the data before or after compression. */
	readonly raw?: (rows: Buffer) => Buffer;
	readonly compressed?: (data: Buffer) => Buffer;
}

const CHANNELS = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 } as const;

export function chunk(type: string, data: Uint8Array): Buffer {
	const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
	const head = Buffer.alloc(4);
	head.writeUInt32BE(data.length);
	const tail = Buffer.alloc(4);
	tail.writeUInt32BE(crc32(body));
	return Buffer.concat([head, body, tail]);
}

export const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

export function header({ width = 32, height = 32, type, depth, interlaced = false }: PngOptions): Buffer {
	const data = Buffer.alloc(13);
	data.writeUInt32BE(width, 0);
	data.writeUInt32BE(height, 4);
	data.set([depth, type, 0, 0, interlaced ? 1 : 0], 8);
	return chunk('IHDR', data);
}

export function png(options: PngOptions): Uint8Array {
	const { type, depth, piece = 1 << 20, chunks = [], raw = (rows) => rows, compressed = (data) => data } = options;
	const data = compressed(deflateSync(raw(rowsOf(options))));
	const pieces: Buffer[] = [];
	for (let at = 0; at < data.length; at += piece) pieces.push(chunk('IDAT', data.subarray(at, at + piece)));
	const palette = options.palette ?? rainbow(2 ** depth);
	return Buffer.concat([
		PNG_SIGNATURE,
		header(options),
		...chunks.filter(([name]) => name !== 'tRNS').map(([name, content]) => chunk(name, content)),
		...(type === 3 ? [chunk('PLTE', Uint8Array.from(palette))] : []),
		...chunks.filter(([name]) => name === 'tRNS').map(([name, content]) => chunk(name, content)),
		...pieces,
		chunk('IEND', new Uint8Array(0)),
	]);
}

export const rainbow = (entries: number): number[] =>
	Array.from({ length: entries }, (_, i) => [(i * 255) / Math.max(entries - 1, 1), (i * 97) % 256, 255 - ((i * 53) % 256)])
		.flat()
		.map(Math.round);

const PASSES = [
	[0, 0, 8, 8],
	[4, 0, 8, 8],
	[0, 4, 4, 8],
	[2, 0, 4, 4],
	[0, 2, 2, 4],
	[1, 0, 2, 2],
	[0, 1, 1, 2],
] as const;

function rowsOf({
	width = 32,
	height = 32,
	type,
	depth,
	interlaced = false,
	filter = 'all',
	pixel = pattern,
}: PngOptions): Buffer {
	const channels = CHANNELS[type];
	const most = 2 ** depth - 1;
	const rows: Buffer[] = [];
	for (const [left, top, across, down] of interlaced ? PASSES : [[0, 0, 1, 1] as const]) {
		const columns = Math.ceil((width - left) / across);
		let above = Buffer.alloc(Math.ceil((columns * channels * depth) / 8));
		if (columns <= 0) continue;
		for (let y = top, line = 0; y < height; y += down, line++) {
			const row = Buffer.alloc(above.length);
			for (let column = 0; column < columns; column++)
				for (let channel = 0; channel < channels; channel++) {
					const value = Math.round(pixel(left + column * across, y, channel) * most);
					const at = column * channels + channel;
					if (depth === 16) row.writeUInt16BE(value, 2 * at);
					else row[(at * depth) >> 3]! |= value << (8 - depth - ((at * depth) & 7));
				}
			rows.push(filtered(row, above, Math.max(1, (channels * depth) >> 3), filter === 'all' ? line % 5 : filter));
			above = row;
		}
	}
	return Buffer.concat(rows);
}

const pattern = (x: number, y: number, channel: number): number => ((x * 7 + y * 13 + channel * 29 + ((x * y) >> 2)) % 64) / 63;

function filtered(row: Buffer, above: Buffer, step: number, kind: number): Buffer {
	const out = Buffer.alloc(row.length + 1);
	out[0] = kind;
	for (let i = 0; i < row.length; i++) {
		const [left, up, corner] = [row[i - step] ?? 0, above[i]!, above[i - step] ?? 0];
		const estimate = left + up - corner;
		const paeth = [left, up, corner].reduce((best, value) =>
			Math.abs(estimate - value) < Math.abs(estimate - best) ? value : best,
		);
		out[i + 1] = row[i]! - [0, left, up, (left + up) >> 1, paeth][kind]!;
	}
	return out;
}

/** A JPEG image of 16 × 8 pixels, for tests that can do without ImageMagick. */
export const SMALL_JPEG: Uint8Array = Buffer.from(
	'/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYV' +
		'pQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAI' +
		'ABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAWEAEBAQAAAAAAAAAAAAAAAAAAFGH/xAAVAQEBAAAAAAAAAAAAAAAAAAAEBv' +
		'/EABcRAAMBAAAAAAAAAAAAAAAAAAAEFVL/2gAMAwEAAhEDEQA/AJGzSzQVsZTIys1o/9k=',
	'base64',
);

/** A JPEG image with an EXIF segment in front that says this orientation. */
export function withOrientation(image: Uint8Array, orientation: number): Uint8Array {
	const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
	tiff.writeUInt16BE(orientation, 18);
	const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
	return Buffer.concat([image.subarray(0, 2), Buffer.of(0xff, 0xe1, 0, content.length + 2), content, image.subarray(2)]);
}

/** Runs ImageMagick's `convert`: `args` may name `in`, a file with the bytes of `input`, and write to `out:FORMAT`. */
export function magick(args: readonly string[], input?: Uint8Array): Uint8Array {
	const folder = mkdtempSync(path.join(tmpdir(), 'octavo-'));
	try {
		if (input) writeFileSync(path.join(folder, 'in'), input);
		const out = path.join(folder, 'out');
		const files = args.map((arg) =>
			arg.replace(/^in\b|(?<=:)in$/, path.join(folder, 'in')).replace(/^out:(.*)$/, (_, format) => `${format}:${out}`),
		);
		const { code, stderr } = run('convert', files);
		if (code !== 0) throw new Error(`convert failed: ${stderr}`);
		return readFileSync(out);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Pixels of an image as ImageMagick shows them on white: three bytes each. */
export const pixelsOf = (image: Uint8Array, ...more: string[]): Uint8Array =>
	magick(['in', '-background', 'white', '-flatten', ...more, '-colorspace', 'sRGB', '-depth', '8', 'out:rgb'], image);

export interface GifOptions {
	/** Of the screen. */
	readonly width?: number;
	readonly height?: number;
	/** The picture's place; the whole screen, if it is absent. */
	readonly frame?: readonly [left: number, top: number, width: number, height: number];
	readonly interlaced?: boolean;
	/** Whether there is a table of colors for all pictures, for this one, or none. */
	readonly colors?: 'global' | 'local' | 'none';
	readonly transparent?: number;
	/** Blocks before the picture. */
	readonly before?: Uint8Array;
	/** Bits of a pixel; the table has four colors all the same. */
	readonly bits?: number;
	/** Values of the pixels as they are stored; absent: a pattern in which each differs from its neighbours. */
	readonly values?: readonly number[];
	/** Bytes of a block of data. */
	readonly piece?: number;
}

const RED_GREEN_BLUE_WHITE = [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255];

const short = (...values: number[]): Buffer => Buffer.from(values.flatMap((value) => [value & 255, value >> 8]));

/** A GIF image of four colors, without compression. */
export function gif(options: GifOptions): Buffer {
	const { width = 4, height = 4, interlaced = false, colors = 'global', transparent, bits = 2, piece = 255 } = options;
	const frame = options.frame ?? [0, 0, width, height];
	const table = Buffer.from(RED_GREEN_BLUE_WHITE);
	const control = transparent === undefined ? [] : [0x21, 0xf9, 4, 1, 0, 0, transparent, 0];
	return Buffer.concat([
		Buffer.from('GIF89a', 'latin1'),
		short(width, height),
		Buffer.of(colors === 'global' ? 0x81 : 0, 0, 0),
		...(colors === 'global' ? [table] : []),
		options.before ?? Buffer.alloc(0),
		Buffer.from([...control, 0x2c]),
		short(...frame),
		Buffer.of((colors === 'local' ? 0x81 : 0) | (interlaced ? 0x40 : 0)),
		...(colors === 'local' ? [table] : []),
		Buffer.of(bits),
		blocks(codesOf(options.values ?? diagonals(frame[2], frame[3]), bits), piece),
		Buffer.of(0x3b),
	]);
}

const diagonals = (width: number, height: number): number[] =>
	Array.from({ length: width * height }, (_, i) => ((i % width) + Math.floor(i / width)) % 4);

/** A code that clears the table before each pixel keeps all codes as short as they begin. */
function codesOf(values: readonly number[], bits: number): Buffer {
	const out: number[] = [];
	let [held, filled] = [0, 0];
	for (const code of [...values.flatMap((value) => [1 << bits, value]), (1 << bits) + 1]) {
		held |= code << filled;
		for (filled += bits + 1; filled >= 8; filled -= 8, held >>= 8) out.push(held & 255);
	}
	return Buffer.from([...out, held]);
}

function blocks(data: Uint8Array, piece = 255): Buffer {
	const parts: Uint8Array[] = [];
	for (let at = 0; at < data.length; at += piece) {
		const part = data.subarray(at, at + piece);
		parts.push(Buffer.of(part.length), part);
	}
	return Buffer.concat([...parts, Buffer.of(0)]);
}
