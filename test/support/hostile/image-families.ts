/** Families of documents whose images are costly to make smaller. Kilobytes of the file are many megabytes of samples. */
import { deflateSync } from 'node:zlib';
import { rawPages } from '../documents/raw';
import { asDocument } from '../hosts/local';
import type { Costly } from './costly';

/** A page that shows image 60, a square. */
const compressing = (entries: string, byte: number, bits: number, side: number, more = ''): Costly => ({
	operation: 'compress_document',
	documents: (given) => {
		const pixels = Math.floor(Math.sqrt(given) / 8) * 8;
		const data = deflateSync(Buffer.alloc((pixels * bits * pixels) / 8, byte)).toString('latin1');
		const image = `/Type/XObject/Subtype/Image/Width ${pixels}/Height ${pixels}/Filter/FlateDecode`;
		const page = { 1: '/Resources<</XObject<</I 60 0 R>>>>' };
		const objects: Record<number, string | readonly [string, string]> = {
			60: [
				more === ''
					? `${image}${entries}`
					: `/Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray${more}`,
				more === '' ? data : '\0',
			],
			41: ['', 'q 100 0 0 100 0 0 cm /I Do Q'],
			...(more !== '' && { 62: [`${image}${entries}`, data] as const }),
		};
		return [asDocument(rawPages(1, { pages: page, objects }))];
	},
	parameters: () => ({ resolution: '72' }),
	size: side ** 2,
	ends: 'ok',
});

/** A page that shows an image of this many pixels, whose data is in object 60; object 61 is its color space. */
const extracting = (
	entries: string,
	data: (size: number) => Buffer,
	size: number,
	ends: Costly['ends'] = 'ok',
	columns = (given: number): number => Math.floor(Math.sqrt(given)),
): Costly => ({
	operation: 'extract_images',
	documents: (given) => {
		const pixels = columns(given);
		const image = `/Type/XObject/Subtype/Image/Width ${pixels}/Height ${pixels}/BitsPerComponent 8${entries}`;
		const objects = {
			41: ['', 'q 100 0 0 100 0 0 cm /I Do Q'],
			60: [image, deflateSync(data(given)).toString('latin1')],
			61: `[/DeviceN[${'/A '.repeat(32)}]/DeviceCMYK<</FunctionType 2/Domain[0 1]/N 1>>]`,
		} as const;
		return [asDocument(rawPages(1, { pages: { 1: '/Resources<</XObject<</I 60 0 R>>>>' }, objects }))];
	},
	size,
	ends,
});
const [FLATE, GRAY] = ['/Filter/FlateDecode', '/ColorSpace/DeviceGray'];
const hundred = (): number => 100;

/** A page of inline images of 4,100 bytes each, which become objects. */
const inline: Costly = {
	operation: 'compress_document',
	documents: (given) => {
		const image = `BI /W 100 /H 41 /BPC 8 /CS /G ID ${'Ab'.repeat(2050)}\nEI\n`;
		return [asDocument(rawPages(1, { objects: { 41: ['', image.repeat(Math.ceil(given / image.length))] } }))];
	},
	parameters: () => ({ resolution: '72' }),
	size: 8_000_000,
	ends: 'ok',
};

export const imageFamilies: Readonly<Record<string, Costly>> = {
	'images: one bit, and no run longer than a pixel': compressing('/BitsPerComponent 1/ColorSpace/DeviceGray', 0xaa, 1, 12_000),
	'images: one bit, all of one color': compressing('/BitsPerComponent 1/ImageMask true', 0, 1, 14_000),
	'images: four spot colors': compressing('/BitsPerComponent 8/ColorSpace/DeviceCMYK', 0x55, 32, 4000),
	'images: a large soft mask': compressing('/BitsPerComponent 8/ColorSpace/DeviceGray', 0x7f, 8, 8000, '/SMask 62 0 R'),
	'images: many inline': inline,
	'images: 32 inks without data': extracting(`${FLATE}/ColorSpace 61 0 R`, () => Buffer.alloc(100), 20_000_000, 'limit_exceeded'),
	'images: inks that are written': extracting(`${FLATE}/ColorSpace/DeviceCMYK`, (size) => Buffer.alloc(size * 4), 3_000_000),
	'images: an index into inks': extracting(
		`${FLATE}/ColorSpace[/Indexed/DeviceCMYK 255(a)]`,
		(size) => Buffer.alloc(size),
		5_000_000,
	),
	'images: megabytes of blanks in base 85': extracting(
		`${GRAY}/Filter[/FlateDecode/ASCII85Decode]`,
		(size) => Buffer.alloc(size, 32),
		20_000_000,
		'ok',
		hundred,
	),
	'images: megabytes of runs': extracting(
		`${GRAY}/Filter[/FlateDecode/RunLengthDecode]`,
		(size) => Buffer.alloc(size),
		10_000_000,
		'ok',
		hundred,
	),
	'images: a facsimile of short runs': extracting(
		'/BitsPerComponent 1/ColorSpace/DeviceGray/Filter[/FlateDecode/CCITTFaxDecode]/DecodeParms[null<</K -1/Columns 8000>>]',
		(size) => Buffer.alloc(size, 0b00100111),
		200_000,
		'ok',
		() => 8_000,
	),
	'images: one row of samples of a bit': extracting(
		`${GRAY}${FLATE}/DecodeParms<</Predictor 2/Colors 32/BitsPerComponent 1/Columns 16777216>>`,
		(size) => Buffer.alloc(size),
		10_000_000,
		'ok',
		hundred,
	),
	'images: 16 bits': compressing('/BitsPerComponent 16/ColorSpace/DeviceGray', 0x11, 16, 5000),
};
