/** Families of pages that are costly to draw, which cannot pause: such pages are refused before they are drawn. */
import { deflateSync } from 'node:zlib';
import { rawPages } from '../documents/raw';
import { asDocument } from '../hosts/local';
import type { Costly } from './costly';

type Features = Parameters<typeof rawPages>[1];

const drawing = (features: (size: number) => Features, size: number, ends: Costly['ends'] = 'limit_exceeded'): Costly => ({
	operation: 'pages_to_images',
	documents: (given) => [asDocument(rawPages(1, features(Math.floor(given))))],
	size,
	ends,
});

/** A page that paints a shading of this kind, whose points are anywhere. */
const mesh = (kind: number, size: number, more = ''): Costly =>
	drawing((bytes) => {
		const data = deflateSync(Uint8Array.from({ length: bytes }, (_, at) => (at % 45 === 0 ? 0 : (at * 7919) % 251)));
		const entries = `/ShadingType ${kind}/BitsPerCoordinate 8/BitsPerComponent 8/BitsPerFlag 8/Decode[0 300 0 200 0 1 0 1 0 1]/ColorSpace/DeviceRGB${more}`;
		return {
			pages: { 1: '/Resources<</Shading<</S 60 0 R>>>>' },
			objects: { 41: ['', '/S sh'], 60: [`${entries}/Filter/FlateDecode`, data.toString('latin1')] },
		};
	}, size);

const deflated = (entries: string, data: string): readonly [string, string] => [
	`${entries}/Filter/FlateDecode`,
	deflateSync(Buffer.from(data, 'latin1')).toString('latin1'),
];
const repeated = (count: number, text: (index: number) => string): string =>
	Array.from({ length: count }, (_, index) => text(index)).join('');

/** A page of this content. */
const content = (text: (size: number) => string, size: number, resources = ''): Costly =>
	drawing((given) => ({ pages: { 1: `/Resources<<${resources}>>` }, objects: { 41: deflated('', text(given)) } }), size);

/** A page that draws one form of this content. */
const inForm = (text: (size: number) => string, size: number, resources = ''): Costly =>
	drawing(
		(given) => ({
			pages: { 1: '/Resources<</XObject<</Y 60 0 R>>>>' },
			objects: {
				41: ['', '/Y Do'],
				60: deflated(`/Type/XObject/Subtype/Form/BBox[0 0 300 200]/Resources<<${resources}>>`, text(given)),
				61: deflated('/Type/XObject/Subtype/Form/BBox[0 0 300 200]/Group<</S/Transparency>>', '0 0 300 200 re f'),
			},
		}),
		size,
	);

const crossing = (segments: number): string => repeated(segments, (at) => `${(at * 37) % 300} ${(at * 91) % 200} l `);
const FILL = '0 0 300 200 re f ';
const HALF = '/ExtGState<</G<</ca .5/BM/Luminosity>>>>';

/** An image of two inks, whose colors a program computes for each of its pixels. */
const computed = drawing(
	(steps) => ({
		pages: { 1: '/Resources<</XObject<</I 60 0 R>>>>' },
		objects: {
			41: ['', 'q 300 0 0 200 0 0 cm /I Do Q'],
			60: deflated(
				'/Type/XObject/Subtype/Image/Width 1000/Height 1000/BitsPerComponent 8/ColorSpace[/DeviceN[/A/B]/DeviceRGB 61 0 R]',
				'd'.repeat(2_000_000),
			),
			61: deflated('/FunctionType 4/Domain[0 1 0 1]/Range[0 1 0 1 0 1]', `{${'exch '.repeat(steps)}0}`),
		},
	}),
	600,
);

const segment = (marker: number, ...data: readonly number[]): Buffer => Buffer.of(0xff, marker, 0, data.length + 2, ...data);

/** A progressive JPEG image of nine million gray pixels, with as many scans of some bytes, each of which passes them all. */
function manyScans(scans: number): Buffer {
	// One code of one bit: no change, or a run of 32,767 blocks.
	const table = (kind: number, value: number): Buffer => segment(0xc4, kind, 1, ...Array<number>(15).fill(0), value);
	const frame = [segment(0xdb, 0, ...Array<number>(64).fill(1)), segment(0xc2, 8, 0x0b, 0xb8, 0x0b, 0xb8, 1, 1, 0x11, 0)];
	const scan = (...spectrum: readonly number[]): Buffer => segment(0xda, 1, 1, 0, ...spectrum);
	const runs = Buffer.concat(Array<Buffer>(5).fill(Buffer.of(0x7f, 0xfe)));
	const parts = [scan(0, 0, 0), Buffer.alloc(17_579), scan(1, 63, 1), runs];
	for (let made = 0; made < scans; made++) parts.push(scan(1, 63, 0x10), runs);
	return Buffer.concat([Buffer.of(0xff, 0xd8), ...frame, table(0, 0), table(0x10, 0xe0), ...parts, Buffer.of(0xff, 0xd9)]);
}

/** Short content that PDFium draws for seconds: the count of its work ends it. */
const workFamilies: Readonly<Record<string, Costly>> = {
	'drawing: marked content with lists within lists': content(
		(numbers) => `/A <</X ${'['.repeat(400)}${'1 '.repeat(numbers)}${']'.repeat(400)}>> BDC EMC`,
		400_000,
	),
	'drawing: a path that crosses itself': content((segments) => `0 0 m ${crossing(segments)} f`, 200_000),
	'drawing: a clip that crosses itself': content((segments) => `0 0 m ${crossing(segments)} W n ${FILL}`, 200_000),
	'drawing: short dashes': content((lines) => `[.05] 0 d ${'0 0 m 300 200 l S '.repeat(lines)}`, 2000),
	'drawing: clips within clips': content(
		(clips) => `${repeated(clips, (at) => `0 0 m ${300 - at / 100} 5 l 100 199 l h W n `)}${FILL}`,
		10_000,
	),
	'drawing: fills of a form': inForm((fills) => FILL.repeat(fills), 40_000),
	'drawing: transparent fills of a form': inForm((fills) => `/G gs ${FILL.repeat(fills)}`, 2000, HALF),
	'drawing: groups of a form': inForm((groups) => '/X Do '.repeat(groups), 30_000, '/XObject<</X 61 0 R>>'),
	'drawing: a program for each pixel': computed,
};

export const drawingFamilies: Readonly<Record<string, Costly>> = {
	'drawing: triangles of a mesh': mesh(4, 500_000),
	'drawing: patches of a mesh': mesh(7, 100_000),
	'drawing: a lattice of long rows': mesh(5, 5_000_000, '/VerticesPerRow 100000'),
	'drawing: an image that is drawn again and again': drawing(
		(times) => ({
			pages: { 1: '/Resources<</XObject<</I 60 0 R>>>>' },
			objects: {
				41: deflated('', 'q 300 0 0 200 0 0 cm /I Do Q '.repeat(times)),
				60: deflated(
					'/Type/XObject/Subtype/Image/Width 2000/Height 2000/BitsPerComponent 8/ColorSpace/DeviceGray',
					'd'.repeat(4_000_000),
				),
			},
		}),
		1000,
	),
	'drawing: a progressive image of many scans': drawing(
		(scans) => ({
			pages: { 1: '/Resources<</XObject<</I 60 0 R>>>>' },
			objects: {
				41: ['', 'q 300 0 0 200 0 0 cm /I Do Q'],
				60: [
					'/Type/XObject/Subtype/Image/Width 3000/Height 3000/BitsPerComponent 8/ColorSpace/DeviceGray/Filter/DCTDecode',
					manyScans(scans).toString('latin1'),
				],
			},
		}),
		400,
	),
	'drawing: fonts that read one map': drawing((fonts) => {
		const names = Array.from({ length: fonts }, (_, font) => `/F${font} ${100 + font} 0 R`).join('');
		const shown = Array.from({ length: fonts }, (_, font) => `/F${font} 9 Tf <0001> Tj`).join(' ');
		const texts = Array.from({ length: 20_000 }, (_, code) => `<${code.toString(16).padStart(4, '0')}> <0041>`).join(' ');
		const objects: NonNullable<Features['objects']> = {
			41: ['', `BT 9 9 Td ${shown} ET`],
			64: '<</Type/Font/Subtype/CIDFontType2/BaseFont/My/DW 500>>',
			65: ['/Filter/FlateDecode', deflateSync(`1 beginbfchar ${texts} endbfchar`).toString('latin1')],
		};
		for (let font = 0; font < fonts; font++)
			Object.assign(objects, {
				[100 + font]:
					`<</Type/Font/Subtype/Type0/BaseFont/M${font}/Encoding/Identity-H/DescendantFonts[64 0 R]/ToUnicode 65 0 R>>`,
			});
		return { pages: { 1: `/Resources<</Font<<${names}>>>>` }, objects };
	}, 1000),
	'drawing: paths through a soft mask': drawing(
		(fills) => ({
			pages: { 1: '/Resources<</ExtGState<</G<</SMask<</S/Luminosity/G 60 0 R>>>>>>>>' },
			objects: {
				41: deflated('', `/G gs ${FILL.repeat(fills)}`),
				60: deflated('/Type/XObject/Subtype/Form/BBox[0 0 300 200]/Group<</S/Transparency/CS/DeviceGray>>', `.5 g ${FILL}`),
			},
		}),
		200,
		'ok',
	),
	...workFamilies,
};
