/** A font that is lent to the program which draws, where a document lacks its own. */
import { Pdfium } from '../../../shared/model/drawing/pdfium';
import { dejavu } from '../../support/documents/fonts';
import { rawPages } from '../../support/documents/raw';
import { job } from '../../support/hosts/local';

const SIZE = { width: 100, height: 50, isTransparent: false };

/** A character in a font that the document only names. */
const page = (font: string, shown: string) =>
	rawPages(1, {
		pages: { 1: '/MediaBox[0 0 100 50]/Contents 70 0 R/Resources<</Font<</F 60 0 R>>>>' },
		objects: { 60: font, 61: DESCENDANT, 62: DESCRIPTOR, 70: ['', `BT /F 40 Tf 10 10 Td ${shown} Tj ET`] },
	});
const DESCRIPTOR =
	'<</Type/FontDescriptor/FontName/MSung-Light/Flags 4/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 900/Descent -100/CapHeight 700/StemV 80>>';
const DESCENDANT =
	'<</Type/Font/Subtype/CIDFontType0/BaseFont/MSung-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(CNS1)/Supplement 0>>/FontDescriptor 62 0 R>>';
const CHINESE = '<</Type/Font/Subtype/Type0/BaseFont/MSung-Light/Encoding/UniCNS-UCS2-H/DescendantFonts[61 0 R]>>';
/** A letter of Cyrillic, which the standard fonts lack and DejaVu Sans has. */
const CYRILLIC = page(CHINESE, '<0416>');
const LATIN = page('<</Type/Font/Subtype/TrueType/BaseFont/Frutiger-Light>>', '(A)');

async function darkPixels(bytes: Uint8Array, font?: Uint8Array): Promise<number> {
	const { row } = await (await Pdfium.open(bytes, job(), { font })).draw(0, SIZE);
	const rows = Array.from({ length: SIZE.height }, (_, index) => row(index));
	return rows.flatMap((pixels) => [...pixels].filter((value, at) => at % 4 === 1 && value < 128)).length;
}

test('draws what no standard font has', async () => {
	expect(await darkPixels(CYRILLIC)).toBe(0);
	expect(await darkPixels(CYRILLIC, dejavu())).toBeGreaterThan(100);
});

test('takes the place of a font that the document only names', async () => {
	const drawn = [await darkPixels(LATIN), await darkPixels(LATIN, dejavu()), await darkPixels(LATIN, dejavu('Bold'))];
	expect(new Set(drawn).size).toBe(3);
});

test.each(['Helvetica', 'Arial,Bold', 'TimesNewRomanPS-BoldMT', 'CourierNew', 'Symbol'])(
	'is not drawn in the place of a standard font: %s',
	async (name) => {
		const standard = page(`<</Type/Font/Subtype/TrueType/BaseFont/${name}>>`, '(A)');
		expect(await darkPixels(standard, dejavu('Bold'))).toBe(await darkPixels(standard));
	},
);

test('is forgotten with the job that it was given to', async () => {
	const before = await darkPixels(LATIN);
	await darkPixels(LATIN, dejavu());
	expect(await darkPixels(LATIN)).toBe(before);
});
