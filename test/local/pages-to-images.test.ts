/** pages_to_images: what programs that we did not write see on the images. */
import { deflateSync } from 'node:zlib';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decode } from '../../shared/contract/values/decode';
import type { Outcome } from '../../shared/contract/backend';
import { collectGarbage } from '../support/cost/collect-garbage';
import { compositeFont, dejavu } from '../support/documents/fonts';
import { rawPages } from '../support/documents/raw';
import { pixelsOf } from '../support/documents/images';
import { drawable } from '../../shared/local/drawing/drawable';
import { openDocument } from '../../shared/pdf/open-document';
import { asDocument, job, local } from '../support/hosts/local';
import { refusalOf } from '../support/hosts/results';
import { withPrograms } from '../support/judges/tools';
import { threadPorts } from '../../workers/lend';
import { localHere } from '../../workers/local-here';
import { pause } from '../../workers/pause';
import { testInTurn } from '../support/sample';

const convert = (bytes: Uint8Array, raw: Record<string, unknown> = {}): Promise<Outcome> =>
	local.run('pages_to_images', [asDocument(bytes, 'a.pdf')], decode('pages_to_images', { resolution: '72', ...raw }));

const RED_HALF = '1 0 0 rg 0 0 50 100 re f';
const page = (entries: string, content = RED_HALF, objects: Parameters<typeof rawPages>[1]['objects'] = {}) =>
	rawPages(1, { pages: { 1: `/Contents 70 0 R${entries}` }, objects: { 70: ['', content], ...objects } });

/** The color of a pixel. */
function colorAt(image: Uint8Array, width: number, x: number, y: number): number[] {
	const at = (y * width + x) * 3;
	return [...pixelsOf(image).subarray(at, at + 3)];
}

const RED = [255, 0, 0];
const WHITE = [255, 255, 255];

withPrograms('imagemagick')('an image', () => {
	testInTurn.each([
		['the page', '/MediaBox[0 0 100 100]', 100, 100],
		['its CropBox', '/MediaBox[0 0 200 200]/CropBox[0 0 100 60]', 100, 60],
		['the part of the CropBox that is in the MediaBox', '/MediaBox[0 0 100 100]/CropBox[-50 20 400 400]', 100, 80],
		['units of another size', '/MediaBox[0 0 100 100]/UserUnit 2', 200, 200],
		['a page that is turned', '/MediaBox[0 0 100 50]/Rotate 90', 50, 100],
	])('shows %s', async (_, entries, width, height) => {
		const { files } = await convert(page(entries));
		expect(files!.map(({ name, facts }) => [name, facts['width'], facts['height']])).toEqual([['a-1.png', width, height]]);
		const bytes = files![0]!.bytes;
		expect(colorAt(bytes, width, 2, 2)).toEqual(RED);
		expect(colorAt(bytes, width, width - 3, height - 3)).toEqual(WHITE);
	});

	const PALETTE = 3;
	const RGB = 2;
	const colorType = (png: Uint8Array): number => png[25]!;

	testInTurn.each([
		[256, 'has a palette', PALETTE],
		[257, 'has three samples for each pixel', RGB],
	])('of %d colors %s, and the colors of the page', async (count, _, expected) => {
		const colors = Array.from({ length: count }, (_, index) => [index % 256, 7 + (index >> 8), 255 - (index % 256)]);
		const columns = colors.map((color, x) => `${color.map((part) => part / 255).join(' ')} rg ${x} 0 1 2 re f`);
		const image = (await convert(page(`/MediaBox[0 0 ${count} 2]`, columns.join(' ')))).files![0]!.bytes;
		expect(colorType(image)).toBe(expected);
		expect([...pixelsOf(image)]).toEqual([...colors.flat(), ...colors.flat()]);
	});

	const note = (flags: number) =>
		page('/MediaBox[0 0 100 100]/Annots[60 0 R]', '', {
			60: `<</Type/Annot/Subtype/Square/Rect[10 10 90 90]/IC[0 0 1]/C[0 0 1]/F ${flags}>>`,
		});

	testInTurn('has comments, with the appearance that they lack, unless they are hidden or not wanted', async () => {
		const middle = async (bytes: Uint8Array, raw = {}) => colorAt((await convert(bytes, raw)).files![0]!.bytes, 100, 50, 50);
		expect(await middle(note(4))).toEqual([0, 0, 255]);
		expect(await middle(note(6))).toEqual(WHITE);
		expect(await middle(note(4), { with_annotations: 'false' })).toEqual(WHITE);
	});
});

testInTurn('tells the label of each page, if the document has some', async () => {
	const labelled = rawPages(3, { catalog: '/PageLabels<</Nums[0<</S/r/St 3>>2<</P(A-)/S/D>>]>>' });
	const labelsOf = async (bytes: Uint8Array) => (await convert(bytes)).files!.map(({ facts }) => facts['label']);
	expect(await labelsOf(labelled)).toEqual(['iii', 'iv', 'A-1']);
	expect(await labelsOf(rawPages(1, {}))).toEqual([undefined]);
});

/** A font collection of one font (OpenType specification, Font Collections), whose tables begin 16 bytes later. */
function collectionWith(program: Buffer): Buffer {
	const moved = Buffer.from(program);
	for (let entry = 12; entry < 12 + moved.readUInt16BE(4) * 16; entry += 16)
		moved.writeUInt32BE(moved.readUInt32BE(entry + 8) + 16, entry + 8);
	return Buffer.concat([Buffer.from('ttcf\0\x01\0\0\0\0\0\x01\0\0\0\x10', 'latin1'), moved]);
}

describe('fonts that are not in the document', () => {
	const font = (name: string) =>
		page('/MediaBox[0 0 100 100]/Resources<</Font<</F 60 0 R>>>>', 'BT /F 12 Tf 10 10 Td (A) Tj ET', {
			60: `<</Type/Font/Subtype/TrueType/BaseFont/${name}>>`,
		});

	testInTurn('are named with their pages', async () => {
		const { notes } = await convert(font('Frutiger-Light'));
		const message = expect.stringMatching(/: Frutiger-Light \(page 1\)\. Give a font /);
		expect(notes).toEqual([{ code: 'fonts_missing', message, mentions: ['font'] }]);
	});

	testInTurn('are drawn with the font that is given, and named', async () => {
		const raw = { font: { name: 'a.ttf', bytes: dejavu('Bold') } };
		const [given, without] = [await convert(font('Frutiger-Light'), raw), await convert(font('Frutiger-Light'))];
		expect(given.files![0]!.bytes).not.toEqual(without.files![0]!.bytes);
		expect(given.notes).toEqual([
			{ code: 'fonts_missing', message: expect.stringMatching(/^The font given .*: Frutiger-Light/) },
		]);
	});

	testInTurn('are drawn with the font of the host, unless another is given', async () => {
		const folder = mkdtempSync(path.join(tmpdir(), 'octavo-font-'));
		const drawingFont = path.join(folder, 'font.ttf');
		writeFileSync(drawingFont, dejavu('Bold'));
		const lending = localHere({}, threadPorts, pause, { drawingFont });
		const drawn = async (raw = {}) =>
			await lending.run(
				'pages_to_images',
				[asDocument(font('Frutiger-Light'))],
				decode('pages_to_images', { resolution: '100', ...raw }),
			);
		const own = await drawn();
		expect(own.files![0]!.bytes).toEqual((await drawn({ font: { name: 'a.ttf', bytes: dejavu('Bold') } })).files![0]!.bytes);
		expect(own.notes).toEqual([
			{ code: 'fonts_missing', message: expect.stringMatching(/^The font of the service .*: Frutiger-Light/) },
		]);
		const other = await drawn({ font: { name: 'a.ttf', bytes: dejavu() } });
		expect(other.files![0]!.bytes).not.toEqual(own.files![0]!.bytes);
		// Fonts of Chinese are mostly collections.
		writeFileSync(drawingFont, collectionWith(dejavu('Bold')));
		expect((await drawn()).files![0]!.bytes).toEqual(own.files![0]!.bytes);
		rmSync(folder, { recursive: true });
		// Only documents that lack a font have it read.
		const [input, parameters] = [asDocument(font('Helvetica')), decode('pages_to_images', {})];
		expect((await lending.run('pages_to_images', [input], parameters)).notes).toEqual([]);
		await expect(drawn()).rejects.toThrow();
	});

	testInTurn.each(['Helvetica', 'Arial,Bold', 'TimesNewRomanPS-BoldMT', 'ZapfDingbats'])(
		'have standard ones in their place: %s',
		async (name) => {
			expect((await convert(font(name))).notes).toEqual([]);
		},
	);
});

test('says which resolution fits a page that is too large', async () => {
	const refusal = await refusalOf(convert(page('/MediaBox[0 0 14400 14400]'), { resolution: '100' }));
	expect([refusal.code, refusal.message]).toEqual([
		'invalid_parameters',
		'resolution: 100 would make images of 400 megapixels: at most 50 fits this document (page 1)',
	]);
});

const TOO_LONG = 'would make an image of more than 65500 pixels a side';

test.each([
	['[0 0 100000 1]', { resolution: '100' }, `resolution: 100 ${TOO_LONG}: at most 47 fits this document (page 1)`],
	['[0 0 1 10000000]', { image_format: 'jpeg' }, `resolution: 72 ${TOO_LONG}: crop or resize page 1 first`],
])('refuses sides that no image has: %s', async (box, parameters, message) => {
	expect((await refusalOf(convert(page(`/MediaBox${box}`), parameters))).message).toBe(message);
});

describe('pages that would take too long', () => {
	const form = (number: number, content: string) => ({
		[number]: ['/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources 50 0 R', content] as const,
	});
	/** A page in a composite font, whose stream is object 67. */
	const inFont = (entries: string, descriptor: string, stream: readonly [string, string]) =>
		page('/Resources<</Font<</F 60 0 R>>>>', 'BT /F 24 Tf 40 100 Td <00010002> Tj ET', {
			60: `<</Type/Font/Subtype/Type0/BaseFont/My/DescendantFonts[64 0 R]${entries}>>`,
			64: '<</Type/Font/Subtype/CIDFontType2/BaseFont/My/DW 500/FontDescriptor 66 0 R>>',
			66: `<</Type/FontDescriptor/FontName/My/Flags 4${descriptor}>>`,
			67: stream,
		});
	/** Each glyph is eight times the next one. */
	const billions = compositeFont(Array.from({ length: 12 }, (_, at) => (at < 11 ? Array.from({ length: 8 }, () => at + 1) : [])));
	const names = (numbers: readonly number[], prefix: string) =>
		numbers.map((number) => `/${prefix}${number} ${number} 0 R`).join('');
	const levels = Array.from({ length: 20 }, (_, index) => 100 + index);
	const nested = Object.assign({}, ...levels.map((number) => form(number, `/X${number + 1} Do `.repeat(9)))) as Record<
		number,
		[string, string]
	>;

	test.each([
		[
			'forms that draw others nine times, twenty levels deep',
			page('/Resources 50 0 R', '/X100 Do', {
				50: `<</XObject<<${names(levels, 'X')}/X120 120 0 R>>>>`,
				...nested,
				...form(120, RED_HALF),
			}),
		],
		[
			'an image of 65,535 by 65,535 pixels',
			page('/Resources<</XObject<</I 60 0 R>>>>', '/I Do', {
				60: ['/Type/XObject/Subtype/Image/Width 65535/Height 65535/ColorSpace/DeviceGray/BitsPerComponent 8', 'x'],
			}),
		],
		[
			'patterns in patterns',
			page('/Resources 50 0 R', '/Pattern cs /P100 scn 0 0 99 99 re f '.repeat(20), {
				50: `<</Pattern<<${names(levels, 'P')}>>>>`,
				...Object.fromEntries(
					levels.map((number) => [
						number,
						[
							'/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 1/YStep 1/Resources 50 0 R',
							number === 119 ? RED_HALF : `/Pattern cs /P${number + 1} scn 0 0 9 9 re f `.repeat(9),
						] as const,
					]),
				),
			}),
		],
		[
			'a pattern that is repeated a billion times',
			page('/Resources<</Pattern<</P 60 0 R>>>>', '/Pattern cs /P scn 0 0 60 60 re f', {
				60: [
					'/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 0 0]/XStep 7/YStep 0.0000001/Resources<<>>',
					RED_HALF,
				],
			}),
		],
		[
			'glyphs of content that each draw a form',
			page('/Resources 50 0 R', `BT /F 9 Tf (${'a'.repeat(5000)}) Tj ET`, {
				50: '<</Font<</F 61 0 R>>/XObject<</X 60 0 R>>>>',
				...form(60, RED_HALF.repeat(500)),
				61: '<</Type/Font/Subtype/Type3/FontBBox[0 0 1 1]/FontMatrix[1 0 0 1 0 0]/CharProcs<</a 62 0 R>>/Encoding<</Differences[97/a]>>/FirstChar 97/LastChar 97/Widths[1]/Resources 50 0 R>>',
				62: ['', '1 0 d0 /X Do'],
			}),
		],
		[
			'a font whose glyphs are made of billions of others',
			inFont('/Encoding/Identity-H', '/FontFile2 67 0 R', ['', Buffer.from(billions).toString('latin1')]),
		],
		[
			'a range of all codes with a text of thousands of characters',
			inFont('/Encoding/Identity-H/ToUnicode 67 0 R', '', [
				'',
				`1 beginbfrange <0000> <ffff> <${'0061'.repeat(5000)}> endbfrange`,
			]),
		],
		[
			'a map of codes of megabytes',
			inFont('/Encoding 67 0 R', '', [
				'/Type/CMap/CMapName/X/Filter/FlateDecode',
				deflateSync(Buffer.alloc(5_000_000, '<00> <01> ')).toString('latin1'),
			]),
		],
	])('are refused before they are drawn: %s', async (_, bytes) => {
		const refusal = await refusalOf(convert(bytes));
		expect([refusal.code, refusal.issues[0]!.field]).toEqual(['limit_exceeded', 'pages']);
	});

	/** A form that paints shadings twelve times, each within `clip`, drawn by `matrix`. */
	const shaded = (clip: string, matrix: string, painted = '/S sh') =>
		page('/MediaBox[0 0 400 400]/Resources 50 0 R', `q ${matrix} cm /X60 Do Q`, {
			50: '<</XObject<</X60 60 0 R>>/Shading<</S 61 0 R>>/Pattern<</P 62 0 R>>>>',
			60: ['/Type/XObject/Subtype/Form/BBox[0 0 400 400]/Resources 50 0 R', `q ${clip} ${painted} Q `.repeat(12)],
			61: '<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 9 9]/Extend[true true]/Function<</FunctionType 2/Domain[0 1]/C0[1 0 0]/C1[1 0 0]/N 1>>>>',
			62: '<</Type/Pattern/PatternType 2/Shading 61 0 R>>',
		});
	const PAGE = '0 0 400 400 re W n';
	const CORNER = '0 0 40 40 re W n';
	const AS_IT_IS = '1 0 0 1 0 0';

	test.each([
		['of the whole page', shaded(PAGE, AS_IT_IS)],
		['of the whole page, by a small form that is drawn large', shaded(CORNER, '10 0 0 10 0 0')],
		['of long lines that are turned', shaded('0 0 400 1 re W n', '.7 .7 -.7 .7 100 0')],
		['as a pattern that fills the page', shaded('/Pattern cs /P scn', AS_IT_IS, '0 0 400 400 re f')],
	])('are refused if a form paints shadings %s', async (_, bytes) => {
		const refusal = await refusalOf(convert(bytes));
		expect([refusal.code, refusal.issues[0]!.field]).toEqual(['limit_exceeded', 'pages']);
	});

	withPrograms('imagemagick')('are drawn if a form paints small shadings', () => {
		testInTurn.each([
			['within a clip', shaded(CORNER, AS_IT_IS)],
			['because it is drawn small', shaded(PAGE, '.1 0 0 .1 0 0')],
			['as a pattern that fills a corner', shaded('/Pattern cs /P scn', AS_IT_IS, '0 0 40 40 re f')],
		])('%s', async (_, bytes) => {
			const image = (await convert(bytes)).files![0]!.bytes;
			expect([colorAt(image, 400, 20, 380), colorAt(image, 400, 60, 380)]).toEqual([RED, WHITE]);
		});
	});

	// PDFium draws it for hours: each cell draws the next one, and each of those again.
	test('are refused if a pattern draws itself', async () => {
		const bytes = rawPages(1, {
			pages: { 1: '/Resources<</XObject<</X 60 0 R>>>>' },
			objects: {
				41: ['', '/X Do'],
				60: [
					'/Type/XObject/Subtype/Form/BBox[0 0 99 99]/Resources<</Pattern<</P 61 0 R>>>>',
					'/Pattern cs /P scn 0 0 99 99 re f',
				],
				61: [
					'/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 99 99]/XStep 99/YStep 99/Resources<</XObject<</X 60 0 R>>>>',
					'/X Do',
				],
			},
		});
		const refusal = await refusalOf(convert(bytes));
		expect([refusal.code, refusal.message]).toEqual([
			'limit_exceeded',
			expect.stringContaining('pattern or a soft mask within itself'),
		]);
	});

	// PDFium draws a thousand of these for minutes, and does not pause in between.
	test('are refused if a soft mask is drawn through itself', async () => {
		const bytes = rawPages(1, {
			pages: { 1: '/Resources<</ExtGState<</G 60 0 R>>>>' },
			objects: {
				41: ['', '/G gs 0 0 99 99 re f'],
				60: '<</Type/ExtGState/SMask<</S/Luminosity/G 61 0 R>>>>',
				61: [
					'/Type/XObject/Subtype/Form/BBox[0 0 99 99]/Group<</S/Transparency/CS/DeviceGray>>/Resources<</ExtGState<</G 60 0 R>>>>',
					'/G gs 0 0 99 99 re f',
				],
			},
		});
		const refusal = await refusalOf(convert(bytes));
		expect([refusal.code, refusal.message]).toEqual(['limit_exceeded', expect.stringContaining('a soft mask within itself')]);
	});

	testInTurn('leave no memory behind', async () => {
		await convert(page(''));
		const before = process.memoryUsage().external;
		for (let round = 0; round < 20; round++) {
			await convert(page('', '/X Do'));
			collectGarbage();
		}
		expect(process.memoryUsage().external - before).toBeLessThan(100e6);
	});
});

test('gives what draws neither metadata nor scripts: it parses metadata at once', async () => {
	const catalog = '/Metadata 60 0 R/OpenAction<</S/JavaScript/JS(app.alert(1))>>/Names<</JavaScript<</Names[(a)61 0 R]>>>>';
	const objects = {
		60: ['/Type/Metadata/Subtype/XML', '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>'] as const,
		61: '<</S/JavaScript/JS(secret)>>',
	};
	const document = await openDocument(rawPages(2, { catalog, objects }), job());
	const drawn = Buffer.from((await drawable(document, Uint32Array.of(2), true)).bytes).toString('latin1');
	expect(drawn).toContain('/Type/Page');
	expect(drawn).not.toMatch(/Metadata|JavaScript/);
	expect(drawn).toContain('Page 2');
});
