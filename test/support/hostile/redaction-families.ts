/** Families of documents that are costly to redact: many glyphs, matches, paths, images, forms and strings. */
import { deflateSync } from 'node:zlib';
import { texts } from '../documents/texts';
import { asDocument } from '../hosts/local';
import type { Costly } from './costly';

type Parameters = Readonly<Record<string, unknown>>;

const redacting = (
	document: (size: number) => Uint8Array,
	size: number,
	parameters: Parameters | ((size: number) => Parameters),
): Costly => ({
	operation: 'redact_text',
	documents: (given) => [asDocument(document(given))],
	parameters: (given) => (typeof parameters === 'function' ? parameters(given) : parameters),
	size,
	ends: 'ok',
});

const many = (text: string, count: number): string => text.repeat(Math.floor(count));
const whole = { redact_areas: { areas: [{ page: 1, x: 100, y: 100, width: 200, height: 200 }] } };
const strips = {
	redact_areas: { areas: Array.from({ length: 100 }, (_, row) => ({ page: 1, x: 0, y: 6 * row, width: 400, height: 1 })) },
};
/** Areas in which nothing is. */
const areas = (count: number): Parameters => ({
	redact_areas: {
		areas: Array.from({ length: count }, (_, at) => ({ page: 1, x: (at * 7) % 400, y: 1 + (at % 20), width: 1, height: 1 })),
	},
});
const image = ['/Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray', '\x80'] as const;

export const redactionFamilies: Readonly<Record<string, Costly>> = {
	'redaction: every other letter of a string': redacting(
		(count) => texts([`BT /F 1 Tf 40 500 Td (${many('ab', count)}) Tj ET`]),
		20_000,
		{ search: 'a' },
	),
	'redaction: operators with a match each': redacting(
		(count) => texts([`BT /F 9 Tf 40 500 Td ${many('(ab) Tj 0 -1 Td ', count)} ET`]),
		4000,
		{ search: 'a' },
	),
	'redaction: lines of search': redacting((count) => texts([`BT /F 1 Tf 40 500 Td (${many('ab ', count)}) Tj ET`]), 10_000, {
		search: Array.from({ length: 2000 }, (_, line) => `no${line}`).join('\n'),
	}),
	'redaction: a path of many lines in an area': redacting(
		(count) => texts([`0 0 m ${many('400 600 l 0 300 l 400 0 l ', count)} f`]),
		4000,
		whole,
	),
	'redaction: paths in many areas': redacting((count) => texts([many('0 0 400 600 re f ', count)]), 40, strips),
	'redaction: images under text that is not seen': redacting(
		(count) =>
			texts([`${many('q 9 0 0 9 40 500 cm /I Do Q ', count)} BT 3 Tr /F 9 Tf 40 500 Td (a) Tj ET`], {
				resources: '/XObject<</I 70 0 R>>',
				objects: { 70: image },
			}),
		2000,
		{ search: 'a' },
	),
	'redaction: many areas': redacting(() => texts(['BT /F 9 Tf 40 500 Td (a) Tj ET']), 24_000, areas),
	'redaction: glyphs beside many areas': redacting(
		(count) => texts([`BT /F 1 Tf 40 500 Td (${many('ab ', count)}) Tj ET`]),
		2000,
		areas(4000),
	),
	'redaction: images beside many areas': redacting(
		(count) =>
			texts([many('q 9 0 0 9 40 50 cm /I Do Q ', count)], { resources: '/XObject<</I 70 0 R>>', objects: { 70: image } }),
		4000,
		areas(1000),
	),
	'redaction: large areas that overlap on an image': redacting(
		(size) => {
			const side = Math.floor(Math.sqrt(size));
			const entries = `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/BitsPerComponent 8/ColorSpace/DeviceGray/Filter/FlateDecode`;
			const data = deflateSync(Buffer.alloc(side * side)).toString('latin1');
			return texts(['q 400 0 0 600 0 0 cm /I Do Q'], { resources: '/XObject<</I 70 0 R>>', objects: { 70: [entries, data] } });
		},
		4_000_000,
		{
			redact_areas: {
				areas: Array.from({ length: 1000 }, (_, at) => ({ page: 1, x: at / 10, y: at / 10, width: 200, height: 200 })),
			},
		},
	),
	'redaction: a form with an image, drawn again and again': redacting(
		(count) =>
			texts([`${many('/X Do ', count)} BT 3 Tr /F 9 Tf 40 500 Td (a) Tj ET`], {
				resources: '/XObject<</X 71 0 R>>',
				objects: {
					70: image,
					71: ['/Type/XObject/Subtype/Form/BBox[0 0 400 600]/Resources<</XObject<</I 70 0 R>>>>', 'q 9 0 0 9 40 500 cm /I Do Q'],
				},
			}),
		4000,
		{ search: 'a' },
	),
	'redaction: matches in strings that no page shows': redacting(
		(count) =>
			texts(['BT /F 9 Tf 40 500 Td (word) Tj ET'], {
				objects: { 70: ['/Type/XObject/Subtype/Form/BBox[0 0 9 9]', many('(word) Tj ', count)] },
			}),
		4000,
		{ search: 'word' },
	),
	'redaction: a name of escapes': redacting((count) => texts([`/${many('#41', count)} gs`]), 300_000, { search: 'zz' }),
	'redaction: marks without an end': redacting((count) => texts([many('/P <</T(a)>> BDC ', count)]), 4000, { search: 'a' }),
};
