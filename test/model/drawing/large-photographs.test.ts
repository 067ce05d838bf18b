/** Photographs that a page shows smaller: their rows are decoded while they are drawn, so that each step of it is short. */
import { decode } from '../../../shared/contract/values/decode';
import { Pdfium } from '../../../shared/model/drawing/pdfium';
import { writeJpeg } from '../../../shared/model/image/export/jpeg-writer';
import { rawPages } from '../../support/documents/raw';
import { asDocument, job, local } from '../../support/hosts/local';
import { testInTurn } from '../../support/sample';

const [WIDTH, HEIGHT] = [4000, 3000];

/** Light from the left to the right, and from above to below. */
async function photograph(): Promise<Uint8Array> {
	const samples = new Uint8Array(WIDTH * 3).fill(128);
	const row = (y: number): Uint8Array => {
		for (let x = 0; x < WIDTH; x++) {
			samples[x * 3] = (x * 255) / WIDTH;
			samples[x * 3 + 1] = (y * 255) / HEIGHT;
		}
		return samples;
	};
	const data = await writeJpeg(
		{ width: WIDTH, height: HEIGHT, color: 'rgb', quality: 80, resolution: 300, samples: row },
		job().pace,
	);
	const entries = `/Type/XObject/Subtype/Image/Width ${WIDTH}/Height ${HEIGHT}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`;
	return rawPages(1, {
		pages: { 1: '/MediaBox[0 0 400 300]/Resources<</XObject<</I 101 0 R>>>>' },
		objects: { 41: ['', 'q 400 0 0 300 0 0 cm /I Do Q'], 101: [entries, Buffer.from(data).toString('latin1')] },
	});
}

let document: Uint8Array;
beforeAll(async () => {
	document = await photograph();
});

testInTurn('are drawn in steps that are shorter than decoding them at once', async () => {
	const drawer = await Pdfium.open(document, job());
	const { row } = await drawer.draw(0, { width: 400, height: 300, isTransparent: false });
	const color = row(75).subarray(200 * 4, 200 * 4 + 3);
	// Blue, green and red.
	for (const [index, value] of [128, 64, 128].entries()) expect(Math.abs(color[index]! - value)).toBeLessThan(4);
	expect(drawer.isTired).toBe(false);
});

testInTurn('become images, and smaller, in a host that draws in its only thread', async () => {
	const given = asDocument(document);
	const { facts: drawn } = await local.run('pages_to_images', [given], decode('pages_to_images', { resolution: '72' }));
	expect(drawn).toMatchObject({ imageCount: 1 });
	const { facts: compressed } = await local.run('compress_document', [given], decode('compress_document', {}));
	expect(compressed).toMatchObject({ compressedImages: 1, keptImages: 0 });
});

test('are drawn whatever part of a microsecond their pixels take', async () => {
	const entries = '/Type/XObject/Subtype/Image/Width 2449/Height 2449/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/DCTDecode';
	const data = await writeJpeg(
		{ width: 2449, height: 2449, color: 'gray', quality: 80, resolution: 300, samples: () => new Uint8Array(2449) },
		job().pace,
	);
	const given = rawPages(1, {
		pages: { 1: '/Resources<</XObject<</I 101 0 R>>>>' },
		objects: { 41: ['', 'q 300 0 0 200 0 0 cm /I Do Q'], 101: [entries, Buffer.from(data).toString('latin1')] },
	});
	const { facts } = await local.run('pages_to_images', [asDocument(given)], decode('pages_to_images', { resolution: '72' }));
	expect(facts).toMatchObject({ imageCount: 1 });
});
