/**
 * Pairs of small documents of kinds that the changes of one document do not have, each with everything that compare_documents must
 * report, and nothing else.
 */
import { deflateSync } from 'node:zlib';
import { texts } from '../documents/texts';
import type { Reported } from './change';

export interface Pair {
	readonly name: string;
	readonly before: Uint8Array;
	readonly after: Uint8Array;
	readonly reported: Reported;
}

interface Parts {
	readonly contents: readonly string[];
	readonly resources?: string;
	readonly page?: string;
	readonly catalog?: string;
	readonly objects?: Readonly<Record<number, string | readonly [string, string]>>;
}

const LOOK: Reported = { changed: { 1: 'l' } };
const WORDS: Reported = { changed: { 1: 'lt' } };
const NOTES: Reported = { changed: { 1: 'a' } };
const NOTHING: Reported = {};

/** Replaces text in every part of a document. @throws if it is in none */
function edited(parts: Parts, from: string, to: string): Parts {
	const before = JSON.stringify(parts);
	const inText = (text: string): string => text.split(from).join(to);
	const objects = Object.entries(parts.objects ?? {}).map(([number, object]) => [
		number,
		typeof object === 'string' ? inText(object) : [inText(object[0]), inText(object[1])],
	]);
	const after: Parts = {
		contents: parts.contents.map(inText),
		resources: inText(parts.resources ?? ''),
		page: inText(parts.page ?? ''),
		catalog: inText(parts.catalog ?? ''),
		objects: Object.fromEntries(objects) as NonNullable<Parts['objects']>,
	};
	if (JSON.stringify(after) === before) throw new Error(`'${from}' is not there`);
	return after;
}

const written = ({ contents, ...more }: Parts): Uint8Array => texts(contents, more);

/** Two documents that differ by one text. */
function pair(name: string, parts: Parts, from: string, to: string, reported: Reported): Pair {
	return { name, before: written(parts), after: written(edited(parts, from, to)), reported };
}

const line = (text: string, y = 500): string => `BT /F 12 Tf 50 ${y} Td (${text}) Tj ET`;
const LINES = `${line('The first line of a page')} ${line('Goods are delivered within 10 days', 480)}`;
const BAR = '0.2 0.4 0.7 rg 50 300 200 40 re f';

const TURNED: readonly Pair[] = [
	pair('a word on a page turned by 90', { contents: [LINES], page: '/Rotate 90' }, '10 days', '12 days', WORDS),
	pair('a bar on a page turned by 270', { contents: [BAR], page: '/Rotate 270' }, '200 40 re', '230 40 re', LOOK),
	pair('a word on a page of another unit', { contents: [LINES], page: '/UserUnit 1.5' }, 'Goods', 'Wares', WORDS),
	pair(
		'a line on a page with an offset',
		{ contents: [LINES], page: '/MediaBox[-100 20 300 620]' },
		'50 480 Td',
		'50 470 Td',
		LOOK,
	),
	pair(
		'a bar on a cropped and turned page',
		{ contents: [BAR], page: '/CropBox[30 200 330 500]/Rotate 180' },
		'50 300',
		'60 300',
		LOOK,
	),
	pair('a crop', { contents: [LINES], page: '/CropBox[0 0 400 600]' }, '[0 0 400 600]', '[20 20 380 580]', LOOK),
];

const SMALL: readonly Pair[] = [
	pair('text moved by a fifth of a point', { contents: [LINES] }, '50 480 Td', '50.2 480 Td', LOOK),
	pair('text lower by a fifth of a point', { contents: [LINES] }, '50 480 Td', '50 479.8 Td', LOOK),
	pair(
		'a color that differs by 1 of 255',
		{ contents: [`0.5 0.5 0.5 rg ${BAR.slice(15)}`] },
		'0.5 0.5 0.5',
		'0.5 0.504 0.5',
		LOOK,
	),
	pair('gray text that differs by 1 of 255', { contents: [`0.25 g ${LINES}`] }, '0.25 g', '0.254 g', LOOK),
	pair(
		'an opacity that differs by a hundredth',
		{ contents: [`/A gs ${BAR}`], resources: '/ExtGState<</A<</ca 0.5>>>>' },
		'0.5',
		'0.51',
		LOOK,
	),
];

const APPEARANCE = {
	70: ['/Type/XObject/Subtype/Form/BBox[0 0 100 40]/Resources<<>>', '0.9 0.6 0.1 rg 2 2 96 36 re f'],
} as const;
const noted = (entries: string, more: string = ''): Parts => ({
	contents: [LINES],
	page: `/Annots[71 0 R]${more}`,
	objects: { ...APPEARANCE, 71: `<</Type/Annot/F 4${entries}>>` },
});

const ANNOTATED: readonly Pair[] = [
	pair(
		'a stamp that moved',
		noted('/Subtype/Stamp/Rect[50 300 150 340]/AP<</N 70 0 R>>'),
		'[50 300 150 340]',
		'[90 200 190 240]',
		NOTES,
	),
	pair(
		'a stamp that moved on a turned page',
		noted('/Subtype/Stamp/Rect[50 300 150 340]/AP<</N 70 0 R>>', '/Rotate 90'),
		'[50 300 150 340]',
		'[50 310 150 350]',
		NOTES,
	),
	pair(
		'a highlight of other words',
		noted('/Subtype/Highlight/Rect[50 475 150 495]/C[1 1 0]/QuadPoints[50 495 150 495 50 475 150 475]'),
		'150',
		'180',
		NOTES,
	),
	pair(
		'a square in another color',
		noted('/Subtype/Square/Rect[60 200 160 260]/C[1 0 0]/BS<</W 2>>'),
		'[1 0 0]',
		'[0 0 1]',
		NOTES,
	),
	pair(
		'a point of a drawing in ink',
		noted('/Subtype/Ink/Rect[40 190 180 270]/C[0 0 1]/InkList[[50 200 100 260 170 200]]/BS<</W 2>>'),
		'100 260',
		'100 240',
		NOTES,
	),
	pair(
		'a line that ends elsewhere',
		noted('/Subtype/Line/Rect[40 190 260 270]/C[0 0.5 0]/L[50 200 200 260]/BS<</W 3>>'),
		'200 260]',
		'240 260]',
		NOTES,
	),
];

const field = (entries: string): Parts => ({
	contents: [line('A form', 550)],
	page: '/Annots[71 0 R]',
	catalog: '/AcroForm<</Fields[71 0 R]/DR<</Font<</F 61 0 R>>>>/DA(/F 12 Tf 0 g)>>',
	objects: {
		70: ['/Type/XObject/Subtype/Form/BBox[0 0 200 20]/Resources<</Font<</F 61 0 R>>>>', 'BT /F 12 Tf 2 5 Td (Ada) Tj ET'],
		72: ['/Type/XObject/Subtype/Form/BBox[0 0 20 20]/Resources<<>>', '2 w 4 4 12 12 re S'],
		73: ['/Type/XObject/Subtype/Form/BBox[0 0 20 20]/Resources<<>>', '2 w 4 4 12 12 re S 4 4 m 16 16 l S'],
		71: `<</Type/Annot/Subtype/Widget/F 4${entries}>>`,
	},
});

const FIELDS: readonly Pair[] = [
	pair(
		'the value of a field with its appearance',
		field('/FT/Tx/T(name)/V(Ada)/DA(/F 12 Tf 0 g)/Rect[50 480 250 500]/AP<</N 70 0 R>>'),
		'(Ada)',
		'(Eve)',
		{ changed: { 1: 'ta' }, form: 2 },
	),
	pair(
		'a box that was ticked',
		field('/FT/Btn/T(agree)/V/Off/AS/Off/Rect[50 480 70 500]/AP<</N<</Off 72 0 R/Yes 73 0 R>>>>'),
		'/V/Off/AS/Off',
		'/V/Yes/AS/Yes',
		{ ...NOTES, form: 2 },
	),
	pair(
		'a field that moved',
		field('/FT/Tx/T(name)/V(Ada)/Rect[50 480 250 500]/AP<</N 70 0 R>>'),
		'[50 480 250 500]',
		'[50 440 250 460]',
		NOTES,
	),
];

const SAMPLES = Buffer.from(Uint8Array.from({ length: 3 * 16 * 16 }, (_, at) => (at * 7) % 256));
const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
/** Each row with the predictor Up. */
const PREDICTED = Buffer.concat(
	Array.from({ length: 16 }, (_, row) =>
		Buffer.concat([
			Buffer.from([2]),
			Buffer.from(
				SAMPLES.subarray(row * 48, row * 48 + 48).map((value, at) => value - (row === 0 ? 0 : SAMPLES[(row - 1) * 48 + at]!)),
			),
		]),
	),
);
const imaged = (entries: string, data: Uint8Array): Uint8Array =>
	written({
		contents: [`q 160 0 0 160 60 300 cm /I Do Q ${line('A picture', 560)}`],
		resources: '/XObject<</I 70 0 R>>',
		objects: {
			70: [`/Type/XObject/Subtype/Image/Width 16/Height 16/ColorSpace/DeviceRGB/BitsPerComponent 8${entries}`, latin(data)],
		},
	});
const PLAIN = imaged('', SAMPLES);
const retouched = Buffer.from(SAMPLES).fill(255, 3 * 100, 3 * 102);

const IMAGES: readonly Pair[] = [
	{
		name: 'an image that was deflated',
		before: PLAIN,
		after: imaged('/Filter/FlateDecode', deflateSync(SAMPLES)),
		reported: NOTHING,
	},
	{
		name: 'an image that was deflated again, with a predictor',
		before: imaged('/Filter/FlateDecode', deflateSync(SAMPLES, { level: 1 })),
		after: imaged('/Filter/FlateDecode/DecodeParms<</Predictor 15/Colors 3/Columns 16>>', deflateSync(PREDICTED)),
		reported: NOTHING,
	},
	{
		name: 'an image in hexadecimal digits',
		before: PLAIN,
		after: imaged('/Filter/ASCIIHexDecode', Buffer.from(`${SAMPLES.toString('hex')}>`)),
		reported: NOTHING,
	},
	{
		name: 'two pixels of an image that was deflated again',
		before: PLAIN,
		after: imaged('/Filter/FlateDecode', deflateSync(retouched)),
		reported: LOOK,
	},
];

const LAYERED: Parts = {
	contents: [`${LINES} /OC /L BDC ${BAR} EMC /OC /M BDC 1 0 0 rg 300 100 50 50 re f EMC`],
	resources: '/Properties<</L 70 0 R/M 71 0 R>>',
	catalog: '/OCProperties<</OCGs[70 0 R]/D<</BaseState/ON/OFF[]>>>>',
	objects: { 70: '<</Type/OCG/Name(L)>>', 71: '<</Type/OCMD/OCGs[70 0 R]/P/AllOff>>' },
};
const FORMED: Parts = {
	contents: [`${LINES} q 1 0 0 1 20 20 cm /X Do Q`],
	resources: '/XObject<</X 72 0 R>>',
	catalog: '/OCProperties<</OCGs[70 0 R]/D<</OFF[]>>>>',
	objects: {
		70: '<</Type/OCG/Name(L)>>',
		72: ['/Type/XObject/Subtype/Form/BBox[0 0 300 300]/OC 70 0 R/Resources<<>>', '0 0.6 0 rg 30 30 80 40 re f'],
	},
};

const LAYERS: readonly Pair[] = [
	pair('a layer that was switched off', LAYERED, '/OFF[]', '/OFF[70 0 R]', LOOK),
	pair('layers that begin switched off', LAYERED, '/BaseState/ON', '/BaseState/OFF', LOOK),
	pair('the layer of a form that was switched off', FORMED, '/OFF[]', '/OFF[70 0 R]', LOOK),
	pair('the name of a layer', LAYERED, '(L)', '(N)', NOTHING),
];

const GROUPED: Parts = {
	contents: [`0.9 0.8 0.2 rg 40 280 260 260 re f /X Do`],
	resources: '/XObject<</X 72 0 R>>',
	objects: {
		72: [
			'/Type/XObject/Subtype/Form/BBox[0 0 400 600]/Group<</S/Transparency/I true/K false>>/Resources<</ExtGState<</M<</BM/Multiply/ca 0.9>>>>>>',
			'/M gs 0.2 0.6 0.9 rg 60 300 120 120 re f 0.9 0.3 0.3 rg 120 360 120 120 re f',
		],
	},
};

const GROUPS: readonly Pair[] = [
	pair('a group that is no longer isolated', GROUPED, '/I true', '/I false', LOOK),
	pair('a group whose things knock out', GROUPED, '/K false', '/K true', LOOK),
	pair('a blend mode within a group', GROUPED, '/BM/Multiply', '/BM/Screen', LOOK),
	pair(
		'a blend mode over nothing but paper beside a square',
		{
			contents: ['0 0.7 0 rg 50 400 60 60 re f /M gs 0.8 0.4 0.6 rg 100 300 200 120 re f'],
			resources: '/ExtGState<</M<</BM/Normal>>>>',
		},
		'/BM/Normal',
		'/BM/Multiply',
		LOOK,
	),
	pair(
		'overprinting',
		{
			contents: ['0 0 1 0 k 50 300 150 150 re f /O gs 1 0 0 0 k 120 360 150 150 re f'],
			resources: '/ExtGState<</O<</op false/OP false/OPM 1>>>>',
		},
		'/op false/OP false',
		'/op true/OP true',
		LOOK,
	),
];

const MESH = latin(Uint8Array.of(0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 255, 0, 0, 128, 255, 0, 0, 255));
const meshed = (data: string): Uint8Array =>
	written({
		contents: ['q 60 300 200 200 re W n /S sh Q'],
		resources: '/Shading<</S 70 0 R>>',
		objects: {
			70: [
				'/ShadingType 4/ColorSpace/DeviceRGB/BitsPerCoordinate 8/BitsPerComponent 8/BitsPerFlag 8/Decode[60 260 300 500 0 1 0 1 0 1]',
				data,
			],
		},
	});
/** A color is set, and everything that follows has its own. */
const COLORED: Parts = {
	contents: [
		'0.5 g 1 0 0 RG q 60 300 100 100 re W n /S sh Q q 80 0 0 80 200 300 cm BI /W 2 /H 1 /BPC 8 /CS /G /F /AHx ID 20d0> EI Q /X Do',
	],
	resources: '/XObject<</X 72 0 R>>/Shading<</S 70 0 R>>',
	objects: {
		70: '<</ShadingType 2/ColorSpace/DeviceGray/Coords[60 300 160 400]/Function<</FunctionType 2/Domain[0 1]/C0[0.2]/C1[0.9]/N 1>>>>',
		72: [
			'/Type/XObject/Subtype/Form/BBox[0 0 400 600]/Group<</S/Transparency>>/Resources<<>>',
			'0 0 1 rg 0 1 0 RG 3 w 60 100 100 100 re B',
		],
	},
};
const SPECIAL: readonly Pair[] = [
	pair('a color that fills nothing', COLORED, '0.5 g', '0.6 g', NOTHING),
	pair('a color that draws no line', COLORED, '1 0 0 RG', '1 0.5 0 RG', NOTHING),
	pair(
		'the color of a stencil in the content',
		{ contents: ['0.5 g q 80 0 0 80 200 300 cm BI /W 8 /H 2 /BPC 1 /IM true /F /AHx ID f00f> EI Q'] },
		'0.5 g',
		'0.6 g',
		LOOK,
	),
	{ name: 'a point of a mesh', before: meshed(MESH), after: meshed(MESH.replace('\x80\xff', '\x60\xff')), reported: LOOK },
	pair(
		'a picture that shows through letters',
		{ contents: ['q BT 7 Tr /B 80 Tf 50 300 Td (AB) Tj ET 0 0.3 0.8 rg 40 280 300 100 re f Q'] },
		'0.3 0.8',
		'0.4 0.8',
		LOOK,
	),
	pair(
		'a tint by a calculator function',
		{
			contents: ['/S cs 0.5 scn 50 300 100 100 re f'],
			resources: '/ColorSpace<</S[/Separation/Spot/DeviceRGB 70 0 R]>>',
			objects: { 70: ['/FunctionType 4/Domain[0 1]/Range[0 1 0 1 0 1]', '{dup 0.5 mul exch dup 0.8 mul exch}'] },
		},
		'0.8 mul',
		'0.7 mul',
		LOOK,
	),
	pair(
		'a word within a form within a form',
		{
			contents: ['q 1 0 0 1 20 40 cm /X Do Q'],
			resources: '/XObject<</X 72 0 R/Y 73 0 R>>',
			objects: {
				72: ['/Type/XObject/Subtype/Form/BBox[0 0 300 500]/Resources 60 0 R', 'q 0.9 0.1 -0.1 0.9 30 30 cm /Y Do Q'],
				73: [
					'/Type/XObject/Subtype/Form/BBox[0 0 300 500]/Resources 60 0 R',
					LINES.replaceAll('50 4', '20 2').replace('50 500', '20 260'),
				],
			},
		},
		'first line',
		'third line',
		WORDS,
	),
];

const five = ['alpha', 'beta', 'gamma', 'delta', 'epsilon'].map(
	(word) => `${line(`The page about ${word} and nothing else`)} ${line(`${word} ${word} ends`, 450)}`,
);
const [alpha, beta, gamma, delta, epsilon] = five as [string, string, string, string, string];
const inserted = line('An insertion that is about something new');
const PAGES: readonly Pair[] = [
	{
		name: 'a page inserted, and another moved to the end',
		before: texts(five),
		after: texts([alpha, inserted, gamma, delta, epsilon, beta]),
		reported: { added: [2], moved: [6] },
	},
	{
		name: 'a page removed, another inserted, and a word changed',
		before: texts(five),
		after: texts([alpha, gamma, delta.replace('nothing', 'something'), inserted, epsilon]),
		reported: { removed: [2], changed: { 3: 'lt' }, added: [4] },
	},
	{
		name: 'the content of a page in two streams, divided within a line',
		before: texts([LINES]),
		after: divided(LINES),
		reported: NOTHING,
	},
];

function divided(content: string): Uint8Array {
	const at = content.indexOf(' Td');
	return written({
		contents: [''],
		objects: {
			70: ['', content.slice(0, at)],
			71: ['', content.slice(at)],
			200: '<</Type/Page/Parent 2 0 R/Contents[70 0 R 71 0 R]>>',
		},
	});
}

/** All of them. */
export const pairs: readonly Pair[] = [
	...TURNED,
	...SMALL,
	...ANNOTATED,
	...FIELDS,
	...IMAGES,
	...LAYERS,
	...GROUPS,
	...SPECIAL,
	...PAGES,
];
