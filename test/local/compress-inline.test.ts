/** compress_document: large inline images become XObjects (docs/semantics.md, §37.1), and look as before to poppler and mutool. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { compressed } from '../support/hosts/compressed';
import { rawPages } from '../support/documents/raw';
import { pathOf } from '../support/judges/programs.cjs';
import { picturesByMupdf, qpdfCheck, renderPages, withPrograms } from '../support/judges/tools';
import { similarity } from '../support/readers/pictures';
import { testInTurn } from '../support/sample';

const folder = mkdtempSync(path.join(tmpdir(), 'octavo-inline-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SIDE = 400;
const waves = (channels: number, side = SIDE): string =>
	deflateSync(
		Buffer.from(
			Array.from({ length: side * side * channels }, (_, at) => {
				const [x, y] = [Math.floor(at / channels) % side, Math.floor(at / channels / side)];
				return (Math.sin(x / 40 + (at % channels)) * Math.cos(y / 60) + 1) * 120 + ((x * 7 + y * 13) % 9);
			}),
		),
	).toString('latin1');

/** On 96 × 96 points: 300 dpi. */
const shown = (entries: string, data: string, x: number, side = SIDE): string =>
	`q 96 0 0 96 ${x} 50 cm BI /W ${side} /H ${side} ${entries} /F /Fl ID ${data}\nEI Q\n`;

/** Encoding, width and whether it is inline, as pdfimages lists the images. */
function imagesOf(bytes: Uint8Array): string[] {
	const file = path.join(folder, 'listed.pdf');
	writeFileSync(file, bytes);
	const rows = execFileSync(pathOf('pdfimages')!, ['-list', file], { encoding: 'utf8' }).trimEnd().split('\n').slice(2);
	return rows
		.map((row) => row.trim().split(/\s+/))
		.map((words) => `${words[8]} ${words[3]}${words[10] === '[inline]' ? ' inline' : ''}`);
}

function expectSimilar(before: Uint8Array, after: Uint8Array): void {
	expect(qpdfCheck(after).clean).toBe(true);
	for (const draw of [(given: Uint8Array) => renderPages(given, { dpi: 72 }), (given: Uint8Array) => picturesByMupdf(given)]) {
		const [one, other] = [draw(before), draw(after)];
		expect(one).toHaveLength(other.length);
		for (const [page, picture] of one.entries()) expect(similarity(picture, other[page]!)).toBeGreaterThan(0.99);
	}
}

withPrograms(
	'poppler',
	'mutool',
	'qpdf',
)('large inline images', () => {
	testInTurn('are compressed as others are, with abbreviated and named color spaces', async () => {
		const table = Buffer.from(Array.from({ length: 256 }, (_, at) => [at, 255 - at, at >> 1]).flat()).toString('hex');
		const before = rawPages(2, {
			pages: { 1: '/Resources<</Font<</F 3 0 R>>/ColorSpace<</Own[/CalGray<</WhitePoint[0.95 1 1.09]/Gamma 2.2>>]>>>>' },
			objects: {
				41: [
					'',
					shown('/BPC 8 /CS /RGB /I true', waves(3), 0) +
						shown(`/BPC 8 /CS [/I /RGB 255 <${table}>]`, waves(1), 100) +
						shown('/BPC 8 /CS /Own /D [1 0]', waves(1), 200),
				],
				42: ['', shown('/BPC 8 /CS /G', waves(1), 0) + shown('/BPC 8 /CS /CMYK', waves(4), 100)],
			},
		});
		expect(imagesOf(before)).toEqual(['image', 'image', 'image', 'image', 'image'].map((one) => `${one} 400 inline`));
		const { bytes, facts } = await compressed(before);
		expect(facts).toMatchObject({ compressedImages: 5, keptImages: 0 });
		expect(imagesOf(bytes)).toEqual(Array.from({ length: 5 }, () => 'jpeg 200'));
		expect(bytes.length).toBeLessThan(before.length / 4);
		expectSimilar(before, bytes);
		expect(() => expectSimilar(rawPages(2, {}), bytes)).toThrow();
	});

	testInTurn('are found in forms and appearances', async () => {
		const form = '/Type/XObject/Subtype/Form/BBox[0 0 300 200]';
		const before = rawPages(1, {
			pages: { 1: '/Resources<</XObject<</X 60 0 R/Y 61 0 R>>>>/Annots[62 0 R]' },
			objects: {
				41: ['', '/X Do /Y Do'],
				60: [`${form}/Resources<<>>`, shown('/BPC 8 /CS /RGB', waves(3), 0)],
				61: [form, shown('/BPC 8 /CS /G', waves(1), 100)],
				62: '<</Type/Annot/Subtype/Stamp/Rect[200 50 296 146]/F 4/AP<</N 63 0 R>>>>',
				63: ['/Subtype/Form/BBox[0 50 96 146]/Resources<<>>', shown('/BPC 8 /CS /G', waves(1), 0)],
			},
		});
		const { bytes, facts } = await compressed(before);
		// The form without resources keeps its image.
		expect(facts).toMatchObject({ compressedImages: 2, keptImages: 1 });
		expectSimilar(before, bytes);
	});

	test('stay where they are small, cut off, or of a space that is nowhere', async () => {
		const cut = `q 96 0 0 96 200 50 cm BI /W ${SIDE} /H ${SIDE} /BPC 8 /CS /G /F /Fl ID ${waves(1)}`;
		for (const [content, kept] of [
			[shown('/BPC 8 /CS /G', waves(1, 40), 0, 40), 1],
			[shown('/BPC 8 /CS /Nowhere', waves(3), 0), 1],
			// No reader paints it.
			[cut, 0],
		] as const) {
			const { facts } = await compressed(rawPages(1, { objects: { 41: ['', content] } }));
			expect(facts).toMatchObject({ compressedImages: 0, keptImages: kept });
		}
	});
});
