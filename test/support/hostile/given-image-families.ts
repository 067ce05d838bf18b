/** Families of images that users give, with very many parts, with a profile of megabytes, or with rows of megabytes. */
import { deflateSync } from 'node:zlib';
import { chunk, gif, header, PNG_SIGNATURE } from '../documents/images';
import { asDocument } from '../hosts/local';
import type { Costly } from './costly';

const repeated = (part: Uint8Array, count: number): Buffer => Buffer.alloc(part.length * Math.floor(count), part);

interface Made {
	readonly width?: number;
	readonly type?: 2 | 6;
	readonly interlaced?: boolean;
	readonly before?: Uint8Array;
}

/** A PNG image of one black row, with chunks before its data. */
function rowImage({ width = 1, type = 2, interlaced = false, before = Buffer.alloc(0) }: Made): Buffer {
	// As long as the filters of seven passes need.
	const data = deflateSync(Buffer.alloc(width * (type === 2 ? 3 : 4) + (interlaced ? 7 : 1)));
	const [head, end] = [header({ type, depth: 8, width, height: 1, interlaced }), chunk('IEND', Buffer.alloc(0))];
	return Buffer.concat([PNG_SIGNATURE, head, before, chunk('IDAT', data), end]);
}

/** An ICC profile of this length, whose data hardly repeats. */
function profile(length: number): Buffer {
	const bytes = Buffer.alloc(Math.floor(length));
	for (let at = 132, value = 1; at < bytes.length; at++, value = (value * 16807) % 2147483647) bytes[at] = value & 3;
	bytes.writeUInt32BE(bytes.length, 0);
	bytes[8] = 2;
	for (const [text, at] of [
		['mntrRGB XYZ ', 12],
		['acsp', 36],
	] as const)
		bytes.write(text, at, 'latin1');
	return bytes;
}

const iccChunk = (length: number): Buffer =>
	chunk('iCCP', Buffer.concat([Buffer.from('a\0\0', 'latin1'), deflateSync(profile(length))]));

/** A JPEG image of eight rows, progressive and without a scan, with segments before its end. */
const jpeg = (segments: Uint8Array): Buffer =>
	Buffer.concat([Buffer.from('ffd8ffc2000b0800080008010111 00'.replace(' ', ''), 'hex'), segments, Buffer.of(0xff, 0xd9)]);

const given = (image: (size: number) => Uint8Array, size: number, ends: Costly['ends'] = 'ok'): Costly => ({
	operation: 'images_to_pdf',
	documents: (length) => [asDocument(image(length), 'image')],
	size,
	ends,
});

/** An image in HTML. */
const shown = (image: (size: number) => Uint8Array, size: number, ends: Costly['ends'] = 'ok'): Costly => ({
	operation: 'html_to_pdf',
	documents: (length) => [
		asDocument(
			Buffer.from(`<img alt="" src="data:image/gif;base64,${Buffer.from(image(length)).toString('base64')}">`),
			'a.html',
		),
	],
	size,
	ends,
});

export const givenImageFamilies: Readonly<Record<string, Costly>> = {
	'given images: a million segments': given((count) => jpeg(repeated(Buffer.of(0xff, 0xe1, 0, 2), count)), 1_000_000),
	'given images: megabytes before a marker': given((length) => jpeg(Buffer.alloc(length, 0xff)), 20_000_000),
	'given images: megabytes in the only scan': given((length) => {
		const frame = Buffer.from('ffc0000b080010001001011100ffda0008010100003f00', 'hex');
		return Buffer.concat([Buffer.of(0xff, 0xd8), frame, Buffer.alloc(length, 0xff), Buffer.of(0xff, 0xd9)]);
	}, 30_000_000),
	'given images: very many chunks': given(
		(count) => rowImage({ before: repeated(chunk('teXt', Buffer.alloc(0)), count) }),
		300_000,
	),
	'given images: a profile of megabytes': given((length) => rowImage({ before: iccChunk(length) }), 12_000_000),
	'given images: one row with transparency': given((width) => rowImage({ width, type: 6 }), 8_000_000, 'limit_exceeded'),
	'given images: one row, interlaced': given((width) => rowImage({ width, interlaced: true }), 8_000_000, 'limit_exceeded'),
	'given images: a GIF image of very many extensions': shown(
		(count) => gif({ before: repeated(Buffer.of(0x21, 1, 0), count) }),
		500_000,
	),
	'given images: a GIF image of a screen without a picture': shown(
		(width) => gif({ width: Math.floor(width), height: 2000, frame: [0, 0, 4, 4] }),
		4000,
	),
	'given images: profiles that differ at their end': {
		operation: 'images_to_pdf',
		documents: (count) =>
			Array.from({ length: count }, (_, index) => asDocument(rowImage({ before: iccChunk(20_000 + index) }), `${index}.png`)),
		size: 200,
		ends: 'ok',
	},
};
