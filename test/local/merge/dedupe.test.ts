import { randomBytes } from 'node:crypto';
import { Objects } from '../../support/facts';
import { asDocument, local } from '../../support/local';
import { rawPages } from '../../support/raw';
import { pageTexts, qpdfCheck, withTools } from '../../support/tools';

const noise = (bytes: number): string => randomBytes(bytes / 2).toString('hex');

/** An image with a mask, a font of which the program is embedded, and pages that differ. */
function invoice(number: number, [font, image, mask]: readonly [string, string, string], shift = 0): Uint8Array {
	const at = (object: number) => object + shift;
	const resources = `<</Font<</F 3 0 R/G ${at(60)} 0 R>>/XObject<</I ${at(63)} 0 R>>>>`;
	return rawPages(1, {
		pages: { 1: `/Resources ${resources}/Invoice(${number})` },
		objects: {
			[at(60)]:
				`<</Type/Font/Subtype/TrueType/BaseFont/ABCDEF+Own/FontDescriptor ${at(61)} 0 R/FirstChar 32/LastChar 32/Widths[250]>>`,
			[at(61)]:
				`<</Type/FontDescriptor/FontName/ABCDEF+Own/Flags 4/FontBBox[0 0 1 1]/ItalicAngle 0/Ascent 1/Descent 0/CapHeight 1/StemV 1/FontFile2 ${at(62)} 0 R>>`,
			[at(62)]: ['', font],
			[at(63)]: [
				`/Type/XObject/Subtype/Image/Width 100/Height 100/BitsPerComponent 8/ColorSpace/DeviceGray/SMask ${at(64)} 0 R`,
				image,
			],
			[at(64)]: ['/Type/XObject/Subtype/Image/Width 100/Height 100/BitsPerComponent 8/ColorSpace/DeviceGray', mask],
		},
	});
}

const merge = async (inputs: readonly Uint8Array[]) =>
	(
		await local.run(
			'merge_documents',
			inputs.map((bytes) => asDocument(bytes)),
			{},
		)
	).documents[0]!.bytes;

withTools('qpdf', 'poppler')('what documents have in common', () => {
	const shared = [noise(60_000), noise(10_000), noise(10_000)] as const;

	test('is written once: fonts, images, and what refers to them', async () => {
		const inputs = Array.from({ length: 30 }, (_, index) => invoice(index, shared, index % 7));
		const bytes = await merge(inputs);
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(pageTexts(bytes)).toEqual(Array(30).fill('Page 1'));
		const objects = new Objects(bytes);
		expect(objects.find({ '/Subtype': '/Image' })).toHaveLength(2);
		expect(objects.find({ '/Type': '/FontDescriptor' })).toHaveLength(1);
		expect(objects.find({ '/BaseFont': '/ABCDEF+Own' })).toHaveLength(1);
		expect(objects.find({ '/Type': '/Page' })).toHaveLength(30);
		expect(bytes.length).toBeLessThan(80_000 + 30 * 500);
	});

	test('and what differs in a single byte is not', async () => {
		const [font, image, mask] = shared;
		const other = [font, image, `${mask.slice(0, -1)}${mask.endsWith('0') ? '1' : '0'}`] as const;
		const bytes = await merge([invoice(1, shared), invoice(2, other), invoice(3, shared)]);
		const objects = new Objects(bytes);
		// Two masks, and so two images of the same bytes; one font.
		expect(objects.find({ '/Subtype': '/Image' })).toHaveLength(4);
		expect(objects.find({ '/Type': '/FontDescriptor' })).toHaveLength(1);
		const masks = objects.pages().map((page) => objects.at(page, '/Resources', '/XObject', '/I')['/SMask']);
		expect(masks[0]).toBe(masks[2]);
		expect(masks[0]).not.toBe(masks[1]);
	});
});
