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
	'images: 16 bits': compressing('/BitsPerComponent 16/ColorSpace/DeviceGray', 0x11, 16, 5000),
};
