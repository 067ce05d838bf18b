/** Images that lose samples: the originals are gone from the file, not only from what its pages draw. */
import { decode } from '../../../shared/contract/values/decode';
import { rawPages } from '../../support/documents/raw';
import { asDocument, local } from '../../support/hosts/local';

const SAMPLES = 'the samples of an image: 4 by 4 pixels of colors';
const MASK = 'as many of a mask';
const [FIRST, SECOND] = ['/Contents 60 0 R/Resources 65 0 R', '/Contents 67 0 R/Resources 65 0 R'];
const FORM = '/Type/XObject/Subtype/Form/BBox[0 0 300 200]';
const DRAWN = 'q 100 0 0 100 0 0 cm /I Do Q';
const HALF = { x: 0, y: 150, width: 50, height: 50 };
const WHOLE = { x: 0, y: 100, width: 100, height: 100 };

interface Given {
	readonly pages?: Readonly<Record<number, string>>;
	readonly catalog?: string;
	readonly content?: string;
	readonly objects?: Readonly<Record<number, string | readonly [string, string]>>;
}

/** A document with an image that pages name `I`, 61. */
const withImage = ({ pages = { 1: FIRST }, content = DRAWN, objects = {}, ...more }: Given): Uint8Array =>
	rawPages(Object.keys(pages).length, {
		...more,
		pages,
		objects: {
			60: ['', content],
			61: ['/Type/XObject/Subtype/Image/Width 4/Height 4/BitsPerComponent 8/ColorSpace/DeviceRGB/SMask 62 0 R', SAMPLES],
			62: ['/Type/XObject/Subtype/Image/Width 4/Height 4/BitsPerComponent 8/ColorSpace/DeviceGray', MASK.slice(0, 16)],
			65: '<</XObject<</I 61 0 R/F 66 0 R>>/Pattern<</P 68 0 R>>/ExtGState<</G 69 0 R>>>>',
			66: [`${FORM}/Resources<</XObject<</I 61 0 R>>>>`, DRAWN],
			67: ['', '0 0 9 9 re f'],
			...objects,
		},
	});

async function redacted(bytes: Uint8Array, box: typeof HALF): Promise<string> {
	const parameters = decode('redact_text', { redact_areas: { areas: [{ page: 1, box }] }, redact_mark: 'none' });
	const { documents } = await local.run('redact_text', [asDocument(bytes)], parameters);
	return Buffer.from(documents[0]!.bytes).toString('latin1');
}

const gone: readonly (readonly [string, Given])[] = [
	['a page', {}],
	['a page that shares its resources with another', { pages: { 1: FIRST, 2: SECOND } }],
	['a form of the page', { content: '/F Do' }],
	['a form that a page with the same resources does not draw', { pages: { 1: FIRST, 2: SECOND }, content: '/F Do' }],
	['a page that draws it twice below the area', { content: `${DRAWN} ${DRAWN}` }],
];

test.each(gone)('of the image of %s nothing is left but what stays', async (_, given) => {
	expect(Buffer.from(withImage(given)).toString('latin1')).toContain(SAMPLES);
	for (const box of [HALF, WHOLE]) {
		const result = await redacted(withImage(given), box);
		expect(result).not.toContain(SAMPLES);
		expect(result).not.toContain(MASK.slice(0, 16));
	}
});

const PATTERN =
	'/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 300 200]/XStep 300/YStep 200/Resources<</XObject<</I 61 0 R>>>>';
const stays: readonly (readonly [string, Given])[] = [
	['another page', { pages: { 1: FIRST, 2: FIRST } }],
	['a place beside the area', { content: `${DRAWN} q 1 0 0 1 200 0 cm ${DRAWN} Q` }],
	[
		'the pattern of another page',
		{ pages: { 1: FIRST, 2: SECOND }, objects: { 67: ['', '/Pattern cs /P scn 0 0 99 99 re f'], 68: [PATTERN, DRAWN] } },
	],
	[
		'the soft mask of another page',
		{
			pages: { 1: FIRST, 2: SECOND },
			objects: { 67: ['', '/G gs 0 0 99 99 re f'], 69: '<</SMask<</S/Luminosity/G 66 0 R>>>>' },
		},
	],
	[
		'an annotation that is pressed',
		{
			pages: { 1: FIRST, 2: `${SECOND}/Annots[70 0 R]` },
			objects: { 70: '<</Type/Annot/Subtype/Stamp/Rect[0 0 99 99]/AP<</N 71 0 R/D 66 0 R>>>>', 71: [FORM, '0 0 9 9 re f'] },
		},
	],
];

test.each(stays)('an image that %s draws keeps its samples', async (_, given) => {
	expect(await redacted(withImage(given), HALF)).toContain(SAMPLES);
});
