/** Two pages of which much differs, for those who find out where. */
import { rawPages } from '../documents/raw';
import { texts } from '../documents/texts';
import { asDocument } from '../hosts/local';
import type { Costly } from './costly';

const many = (count: number, make: (index: number) => string): string =>
	Array.from({ length: count }, (_, index) => make(index)).join('\n');

/** The pages as they are drawn for either version. */
const comparing = (draw: (size: number, version: 0 | 1) => Uint8Array, size: number): Costly => ({
	operation: 'compare_documents',
	documents: (count) => [asDocument(draw(count, 1))],
	parameters: (count) => ({ compare_to: asDocument(draw(count, 0)) }),
	size,
	ends: 'ok',
});

/** Rectangles anywhere, each a little larger in the later version. */
const rectangle = (index: number, version: number): string => `${(index * 37) % 380} ${(index * 91) % 580} ${9 + version} 9 re f`;

export const comparedPages: Readonly<Record<string, Costly>> = {
	'compared: rectangles that all became wider': comparing(
		(count, version) => texts([many(count, (index) => rectangle(index, version))]),
		8000,
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
};
