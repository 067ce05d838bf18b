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
const mesh = (kind: number, size: number): Costly =>
	drawing((bytes) => {
		const data = deflateSync(Uint8Array.from({ length: bytes }, (_, at) => (at % 45 === 0 ? 0 : (at * 7919) % 251)));
		const entries = `/ShadingType ${kind}/BitsPerCoordinate 8/BitsPerComponent 8/BitsPerFlag 8/Decode[0 300 0 200 0 1 0 1 0 1]/ColorSpace/DeviceRGB`;
		return {
			pages: { 1: '/Resources<</Shading<</S 60 0 R>>>>' },
			objects: { 41: ['', '/S sh'], 60: [`${entries}/Filter/FlateDecode`, data.toString('latin1')] },
		};
	}, size);

export const drawingFamilies: Readonly<Record<string, Costly>> = {
	'drawing: triangles of a mesh': mesh(4, 500_000),
	'drawing: patches of a mesh': mesh(7, 100_000),
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
};
