/** Two pages of which much differs, for those who find out where. */
import { rawPages } from '../documents/raw';
import { texts } from '../documents/texts';
import { asDocument } from '../hosts/local';
import type { Costly } from './costly';

const many = (count: number, make: (index: number) => string): string =>
	Array.from({ length: count }, (_, index) => make(index)).join('\n');

/** The pages as they are drawn for either version. */
const comparing = (draw: (size: number, version: 0 | 1) => Uint8Array, size: number, more: object = {}): Costly => ({
	operation: 'compare_documents',
	documents: (count) => [asDocument(draw(count, 1))],
	parameters: (count) => ({ compare_to: asDocument(draw(count, 0)), ...more }),
	size,
	ends: 'ok',
});

/** Rectangles anywhere, each a little larger in the later version. */
const rectangle = (index: number, version: number): string => `${(index * 37) % 380} ${(index * 91) % 580} ${9 + version} 9 re f`;

/** A font whose glyphs `a` to `z` are drawn by content. */
const drawnFont = (glyph: (code: number) => string): Readonly<Record<number, string | readonly [string, string]>> => {
	const codes = Array.from({ length: 26 }, (_, index) => 97 + index);
	const named = codes.map((code) => `/${String.fromCharCode(code)}`);
	return {
		70: `<</Type/Font/Subtype/Type3/FontBBox[0 0 1000 1000]/FontMatrix[0.001 0 0 0.001 0 0]/FirstChar 97/LastChar 122/Widths[${'600 '.repeat(26)}]/Encoding<</Differences[97${named.join('')}]>>/CharProcs<<${codes.map((code, index) => `${named[index]} ${code} 0 R`).join('')}>>/Resources<<>>>>`,
		...Object.fromEntries(codes.map((code) => [code, ['', `600 0 d0 ${glyph(code)}`]])),
	};
};

/** Each of a million pairs of letters. */
const letters = (count: number, version: number): string =>
	Array.from({ length: count }, (_, at) => String.fromCharCode(97 + ((version === 0 ? at : Math.floor(at / 26)) % 26))).join('');

const axial = (functions: string): string =>
	`<</ShadingType 2/ColorSpace/DeviceGray/Coords[0 0 400 600]/Extend[true true]/Function ${functions}>>`;

export const comparedPages: Readonly<Record<string, Costly>> = {
	'compared: rectangles that all became wider': comparing(
		(count, version) => texts([many(count, (index) => rectangle(index, version))]),
		8000,
	),
	'compared: a page that is longer than all that is on it': comparing(
		(count, version) =>
			rawPages(1, {
				pages: { 1: `/MediaBox[0 0 ${count * 1e10} 600]/Contents 60 0 R` },
				objects: { 60: ['', many(400, (index) => rectangle(index, version))] },
			}),
		200_000,
	),
	'compared: rectangles in the other order, each wider': comparing(
		(count, version) =>
			texts([many(count, (index) => `${index % 200} w ${rectangle(version === 0 ? index : count - index, version)} S`)]),
		4000,
	),
	'compared: one path with many points': comparing(
		(count, version) =>
			texts([`${many(count, (at) => `${(at * 7) % 400} ${(at * 13) % 600} ${at === 0 ? 'm' : 'l'}`)} ${version} 9 l S`]),
		20_000,
	),
	'compared: many long curves, all moved': comparing(
		(count, version) =>
			texts([
				many(count, (at) => `0 ${at % 600} m ${version}00 600 400 ${at % 500} 400 0 c ${many(50, () => '0 0 400 600 9 9 c')} S`),
			]),
		400,
	),
	'compared: a group of things over each other that begin to knock out': comparing(
		(count, version) =>
			rawPages(1, {
				pages: { 1: '/Contents 61 0 R/Resources<</XObject<</X 60 0 R>>>>' },
				objects: {
					61: ['', '/X Do'],
					60: [
						`/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Group<</S/Transparency/K ${version === 1}>>`,
						many(count, (at) => `${at % 300} 9 m ${many(200, () => '0 0 400 600 9 9 c')} f`),
					],
				},
			}),
		490,
	),
	'compared: soft masks in many places, each of which draws more': comparing(
		(count, version) =>
			rawPages(1, {
				pages: { 1: '/Contents 61 0 R/Resources<</ExtGState<</M<</SMask<</S/Luminosity/G 60 0 R>>>>>>>>' },
				objects: {
					61: ['', many(count, (at) => `q 1 0 0 1 ${at % 300} ${at % 7} cm /M gs 0 0 600 800 re f Q`)],
					60: [
						'/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Group<</S/Transparency/CS/DeviceGray>>',
						many(5000 + version, (at) => `${at % 400} ${at % 600} 9 9 re f`),
					],
				},
			}),
		300,
	),
	'compared: images of one pixel': comparing(
		(count, version) =>
			texts([
				many(
					count,
					(at) =>
						`q 9 0 0 9 ${(at * 7) % 400} ${(at * 13) % 600} cm BI /W 1 /H 1 /BPC 8 /CS /G /F /AHx ID ${version}${at % 10}> EI Q`,
				),
			]),
		4000,
	),
	'compared: one large image drawn in many places': comparing(
		(count, version) =>
			rawPages(1, {
				pages: { 1: '/Contents 61 0 R/Resources<</XObject<</I 60 0 R>>>>' },
				objects: {
					61: ['', many(count, (at) => `q ${at % 300} 0 0 9 ${at % 90} 9 cm /I Do Q`)],
					60: [
						'/Type/XObject/Subtype/Image/Width 1000/Height 1000/BitsPerComponent 8/ColorSpace/DeviceGray',
						`${version}`.repeat(1_000_000),
					],
				},
			}),
		500,
	),
	'compared: glyphs of a Type 3 font that are shown very often, and changed': comparing(
		(count, version) =>
			texts([`BT /T 9 Tf ${many(count, (at) => `1 0 0 1 ${(at * 7) % 400} ${(at * 13) % 600} Tm (a) Tj`)} ET`], {
				resources: '/Font<</T 70 0 R>>',
				objects: drawnFont(() => many(40, (at) => `${at * 20} ${at * 20} 9 ${version}9 re f`)),
			}),
		12_000,
	),
	'compared: each glyph of a Type 3 font in place of each other': comparing(
		(count, version) =>
			texts([`BT /T 9 Tf 0 5 Td (${letters(676, version)}) Tj ET`], {
				resources: '/Font<</T 70 0 R>>',
				objects: drawnFont((code) => many(count, (at) => `${at % 900} ${code} 9 ${code} re f`)),
			}),
		400,
	),
	'compared: a pattern of very many cells, each in cells of others': comparing(
		(count, version) =>
			texts(['/Pattern cs /P scn 0 0 400 600 re f'], {
				resources: '/Pattern<</P 70 0 R>>',
				objects: Object.fromEntries(
					Array.from({ length: 8 }, (_, level) => [
						70 + level,
						[
							`/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 0.00${level + 1}/YStep 0.001/Resources<</Pattern<</P ${71 + level} 0 R>>>>`,
							`/Pattern cs ${many(count, (at) => `/P scn ${at % 9} 0 ${1 + version} 9 re f`)}`,
						],
					]),
				),
			}),
		2000,
	),
	'compared: shadings of many functions that all changed': comparing(
		(count, version) =>
			texts([many(count, (at) => `q ${at % 300} 0 99 600 re W n /S${at} sh Q`)], {
				resources: `/Shading<<${many(count, (at) => `/S${at} <</ShadingType 2/ColorSpace/DeviceGray/Coords[0 0 ${at + 1} 600]/Function 71 0 R>>`)}>>`,
				objects: {
					70: `<</FunctionType 2/Domain[0 1]/C0[0.${version}]/C1[1]/N 1>>`,
					71: `<</FunctionType 3/Domain[0 1]/Bounds[${many(59, (at) => `${(at + 1) / 60}`)}]/Encode[${'0 1 '.repeat(60)}]/Functions[${'70 0 R '.repeat(60)}]>>`,
				},
			}),
		600,
	),
	'compared: a shading of functions within functions': comparing(
		(count, version) =>
			texts(['/S sh'], {
				resources: `/Shading<</S ${axial('70 0 R')}>>`,
				objects: Object.fromEntries(
					Array.from({ length: 12 }, (_, level) => [
						70 + level,
						level === 11
							? `<</FunctionType 2/Domain[0 1]/C0[0.${version}]/C1[1]/N 1>>`
							: `<</FunctionType 3/Domain[0 1]/Bounds[${many(count - 1, (at) => `${(at + 1) / count}`)}]/Encode[${'0 1 '.repeat(count)}]/Functions[${`${71 + level} 0 R `.repeat(count)}]>>`,
					]),
				),
			}),
		120,
	),
	'compared: an image that became larger in many places': comparing(
		(count, version) =>
			texts([many(count, (at) => `q 6${version} 0 0 60 ${(at * 7) % 400} ${(at * 13) % 600} cm /I Do Q`)], {
				resources: '/XObject<</I 70 0 R>>',
				objects: {
					70: ['/Type/XObject/Subtype/Image/Width 64/Height 2/BitsPerComponent 8/ColorSpace/DeviceGray', 'ab'.repeat(64)],
				},
			}),
		4000,
	),
	'compared: an image whose colors that are left out changed, in many places': comparing(
		(count, version) =>
			texts([many(count, (at) => `q 60 0 0 60 ${(at * 7) % 400} ${(at * 13) % 600} cm /I Do Q`)], {
				resources: '/XObject<</I 70 0 R>>',
				objects: {
					70: [
						`/Type/XObject/Subtype/Image/Width 1000/Height 1000/BitsPerComponent 1/ColorSpace/DeviceGray/Mask[${version} ${version}]`,
						'\x55'.repeat(125_000),
					],
				},
			}),
		4000,
	),
	'compared: annotations that all changed, with a document of differences': comparing(
		(count, version) => {
			const numbers = Array.from({ length: count }, (_, index) => 100 + index);
			return rawPages(1, {
				pages: { 1: `/Annots[${numbers.map((number) => `${number} 0 R`).join(' ')}]` },
				objects: Object.fromEntries(
					numbers.map((number) => [
						number,
						`<</Type/Annot/Subtype/Square/F 4/C[1 0 0]/Rect[${number % 280} ${number % 190} ${(number % 280) + 9} ${(number % 190) + 9 + version}]>>`,
					]),
				),
			});
		},
		3000,
		{ difference_pdf: 'true' },
	),
	'compared: pages that all changed, with a document of differences': comparing(
		(count, version) => texts(Array.from({ length: count }, (_, at) => `${at} ${at} 9 ${version + 1}9 re f`)),
		600,
		{ difference_pdf: 'true' },
	),
};
