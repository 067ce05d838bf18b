import { randomBytes } from 'node:crypto';
import { numbered } from '../../support/documents/drawn';
import { Objects } from '../../support/judges/facts';
import { merged } from '../../support/hosts/results';
import { rawPages } from '../../support/documents/raw';
import { pageTexts, qpdfCheck, withTools } from '../../support/judges/tools';

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

withTools('qpdf', 'poppler')('what documents have in common', () => {
	const shared = [noise(60_000), noise(10_000), noise(10_000)] as const;

	test('is written once: fonts, images, and what refers to them', async () => {
		const inputs = Array.from({ length: 30 }, (_, index) => invoice(index, shared, index % 7));
		const bytes = await merged(...inputs);
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(pageTexts(bytes)).toEqual(Array(30).fill('Page 1'));
		const objects = new Objects(bytes);
		expect(objects.find({ '/Subtype': '/Image' })).toHaveLength(2);
		expect(objects.find({ '/Type': '/FontDescriptor' })).toHaveLength(1);
		expect(objects.find({ '/BaseFont': '/ABCDEF+Own' })).toHaveLength(1);
		expect(objects.find({ '/Type': '/Page' })).toHaveLength(30);
		expect(bytes.length).toBeLessThan(80_000 + 30 * 600);
	});

	test('and what differs in a single byte is not', async () => {
		const [font, image, mask] = shared;
		const other = [font, image, `${mask.slice(0, -1)}${mask.endsWith('0') ? '1' : '0'}`] as const;
		const bytes = await merged(invoice(1, shared), invoice(2, other), invoice(3, shared));
		const objects = new Objects(bytes);
		// Two masks, and so two images of the same bytes; one font.
		expect(objects.find({ '/Subtype': '/Image' })).toHaveLength(4);
		expect(objects.find({ '/Type': '/FontDescriptor' })).toHaveLength(1);
		const masks = objects.pages().map((page) => objects.at(page, '/Resources', '/XObject', '/I')['/SMask']);
		expect(masks[0]).toBe(masks[2]);
		expect(masks[0]).not.toBe(masks[1]);
	});

	describe('is never written once where each object has its own place', () => {
		const objects: Readonly<Record<string, string>> = {
			'an annotation': '<</Type/Annot/Subtype/Link/Rect[1 2 3 4]/Note(same)/F 4>>',
			'an annotation without a type': '<</Subtype/Link/Rect[1 2 3 4]/Note(same)/Font 65 0 R>>',
			'a field': '<</FT/Tx/T(name)/Note(same)/Font 65 0 R>>',
			'a part of a field': '<</T(name)/Note(same)/Font 65 0 R>>',
			'an outline item': '<</Title(same)/Note(same)/Font 65 0 R>>',
			'a signature': '<</ByteRange[0 1 2 3]/Note(same)/Font 65 0 R>>',
			'a marked-content reference': '<</Type/MCR/MCID 3/Note(same)/Font 65 0 R>>',
			'an object reference': '<</Type/OBJR/Note(same)/Font 65 0 R>>',
			'an optional content group': '<</Type/OCG/Name(same)/Note(same)/Font 65 0 R>>',
			'an optional content membership': '<</Type/OCMD/Note(same)/Font 65 0 R>>',
			'a bead': '<</Type/Bead/R[1 2 3 4]/Note(same)/Font 65 0 R>>',
			'a file specification': '<</Type/Filespec/F(same)/Note(same)/Font 65 0 R>>',
			'a form with a structure parent': '<</Type/XObject/StructParent 3/Note(same)/Font 65 0 R>>',
			'a private dictionary': '<</Private 1/Note(same)/Font 65 0 R>>',
		};
		const font = noise(2000);
		const program = ['/Length1 2000', font] as const;
		const holding = (object: string) =>
			rawPages(1, { pages: { 1: '/Own 64 0 R' }, objects: { 64: object, 65: '<</Type/Font/FontFile2 66 0 R>>', 66: program } });

		test.each(Object.entries(objects))('%s', async (_, object) => {
			const facts = new Objects(await merged(holding(object), holding(object)));
			expect(facts.find({ '/Note': 'u:same' })).toHaveLength(2);
			if (object.includes('65 0 R')) expect(facts.find({ '/Type': '/Font', '/Subtype': undefined })).toHaveLength(1);
		});

		test('the content of a page', async () => {
			const facts = new Objects(await merged(await numbered(1), await numbered(1)));
			expect(new Set(facts.pages().map((page) => facts.get(page)['/Contents'])).size).toBe(2);
		});
	});

	test.each([
		['graphics state parameters', '<</CA .5/ca .5/BM/Multiply/Note(same)/Font[65 0 R 1]>>'],
		['an encoding', '<</Differences[1/a/b]/Note(same)/X 65 0 R>>'],
		['a function', '<</FunctionType 2/N 1/Domain[0 1]/Note(same)/X 65 0 R>>'],
		['a pattern', '<</PatternType 2/Note(same)/X 65 0 R>>'],
		['a shading', '<</ShadingType 2/Note(same)/X 65 0 R>>'],
		['a font', '<</Type/Font/Subtype/Type1/Note(same)/X 65 0 R>>'],
	])('%s is written once without a type', async (_, object) => {
		const program = ['/Length1 2000', noise(2000)] as const;
		const holding = rawPages(1, { pages: { 1: '/Own 64 0 R' }, objects: { 64: object, 65: program } });
		const other = Buffer.concat([holding, Buffer.from('\n')]);
		expect(new Objects(await merged(holding, other)).find({ '/Note': 'u:same' })).toHaveLength(1);
	});
});
