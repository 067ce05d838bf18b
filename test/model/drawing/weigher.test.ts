import { PageWeigher } from '../../../shared/model/drawing/weigher';
import { openDocument } from '../../../shared/pdf/open-document';
import { rawPages } from '../../support/documents/raw';
import { job } from '../../support/hosts/local';

type Objects = NonNullable<NonNullable<Parameters<typeof rawPages>[1]>['objects']>;

async function stepOf(resources: string, objects: Objects = {}): Promise<number> {
	const shown = { 41: ['', 'BT /F 9 Tf 9 9 Td (a) Tj ET'] as const, ...objects };
	const document = await openDocument(rawPages(1, { pages: { 1: `/Resources<<${resources}>>` }, objects: shown }), job());
	return (await new PageWeigher(document).page(0)).step;
}

const COUNT = 1000;
const items = (item: string): string => item.repeat(COUNT);

test.each<[string, string]>([
	['names of glyphs', `<</Type/Font/Subtype/Type1/BaseFont/My/Encoding<</Differences[0 ${items('/a')}]>>>>`],
	['widths', `<</Type/Font/Subtype/Type0/BaseFont/My/DescendantFonts[<</W[${items('1 1 1 ')}]>>]>>`],
	['vertical metrics', `<</Type/Font/Subtype/Type0/BaseFont/My/DescendantFonts[<</W2[${items('1 1 1 1 1 ')}]>>]>>`],
])('weighs the %s of a font', async (_, font) => {
	const plain = await stepOf('/Font<</F 63 0 R>>', { 63: '<</Type/Font/Subtype/Type1/BaseFont/My>>' });
	expect((await stepOf('/Font<</F 63 0 R>>', { 63: font })) - plain).toBeGreaterThan(0.4 * COUNT);
});

test('weighs all that resources name, used or not', async () => {
	const names = Array.from({ length: COUNT }, (_, at) => `/X${at} 60 0 R`).join('');
	expect((await stepOf(`/XObject<<${names}>>`)) - (await stepOf(''))).toBeGreaterThan(0.9 * COUNT);
});

test('counts the pixels of an image with its mask as often as forms and patterns draw it', async () => {
	const image = '/Type/XObject/Subtype/Image/Width 10/Height 10/BitsPerComponent 8/ColorSpace/DeviceGray';
	const bytes = rawPages(1, {
		pages: { 1: '/Resources<</XObject<</I 60 0 R/X 62 0 R>>/Pattern<</P 63 0 R>>>>' },
		objects: {
			41: ['', '/I Do /X Do /X Do /Pattern cs /P scn 0 0 9 9 re f 9 9 9 9 re f'],
			60: [`${image}/SMask 61 0 R`, 'd'.repeat(100)],
			61: [image, 'd'.repeat(100)],
			62: ['/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</I 60 0 R>>>>', '/I Do /I Do'],
			63: ['/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 9/YStep 9/Resources<</XObject<</I 60 0 R>>>>', '/I Do'],
		},
	});
	const document = await openDocument(bytes, job());
	expect((await new PageWeigher(document).page(0)).pixels).toBe((1 + 4 + 2) * 200);
});
