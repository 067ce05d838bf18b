/** Pages that draw the same look the same, and others do not: poppler draws both and agrees. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PDFDocument, rgb } from 'pdf-lib';
import fontkit from '@pdf-lib/fontkit';
import { PageLooks, type Look } from '../../../shared/model/look/page-looks';
import { openDocument } from '../../../shared/pdf/open-document';
import { dejavu, sourceSans } from '../../support/documents/fonts';
import { png, SMALL_JPEG } from '../../support/documents/images';
import { texts } from '../../support/documents/texts';
import { job } from '../../support/hosts/local';
import { onFile, renderPages, run, withPrograms, withTools } from '../../support/judges/tools';
import { testInTurn } from '../../support/sample';

type Options = Parameters<typeof texts>[1];

async function looks(bytes: Uint8Array): Promise<Look[]> {
	const document = await openDocument(bytes, job());
	const reader = new PageLooks(document);
	const found: Look[] = [];
	for (let index = 0; index < document.pages.count; index++) found.push(await reader.page(index));
	return found;
}

/** The pictures that poppler draws, as short texts. */
const drawn = (bytes: Uint8Array): string[] =>
	renderPages(bytes, { dpi: 144, cropped: true }).map(
		(picture) => `${picture.width} ${createHash('sha256').update(picture.rgb).digest('hex')}`,
	);

const IMAGE = (data: string, entries = '/ColorSpace/DeviceGray/BitsPerComponent 8'): readonly [string, string] => [
	`/Type/XObject/Subtype/Image/Width 2/Height 2${entries}`,
	data,
];
const FORM = (content: string, entries = ''): readonly [string, string] => [
	`/Type/XObject/Subtype/Form/BBox[0 0 400 600]${entries}`,
	content,
];
const withObject = (number: number, object: string | readonly [string, string], resources: string): Options => ({
	resources,
	objects: { [number]: object },
});
const image = (data: string, entries?: string): Options => withObject(70, IMAGE(data, entries), '/XObject<</I 70 0 R>>');
/** A JPEG image; and the same with a comment, and with fill bytes before its markers (ISO/IEC 10918-1, B.1.1.2). */
const JPEG = Buffer.from(SMALL_JPEG).toString('latin1');
const WITH_FILL_BYTES = JPEG.replace('\xff\xd8', '\xff\xd8\xff\xff\xff\xfe\0\x06said').replace(
	/\xff([\xdb\xc0\xc4\xda])/g,
	'\xff\xff\xff$1',
);
const jpeg = (data: string): Options =>
	withObject(
		70,
		['/Type/XObject/Subtype/Image/Width 16/Height 8/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode', data],
		'/XObject<</I 70 0 R>>',
	);
const DRAW_IMAGE = 'q 100 0 0 100 50 50 cm /I Do Q';

const SHADING = (color: string): string =>
	`/Shading<</S<</ShadingType 2/ColorSpace/DeviceRGB/Coords[50 50 150 150]/Extend[true true]` +
	`/Function<</FunctionType 2/Domain[0 1]/C0[0 0 0]/C1[${color}]/N 1>>>>>>`;

interface Version {
	readonly content: string;
	readonly options?: Options | undefined;
}
const version = (content: string, options?: Options): Version => ({ content, options });
const LINE = 'BT /F 20 Tf 50 500 Td (Some words) Tj ET';

withTools('poppler')('two pages', () => {
	testInTurn.each<[string, Version, Version]>([
		['a string in parts', version(LINE), version('BT /F 20 Tf 50 500 Td [(So)(me wo)] TJ (rds) Tj ET')],
		[
			'a hexadecimal string',
			version(LINE),
			version(`BT /F 20 Tf 50 500 Td <${Buffer.from('Some words').toString('hex')}> Tj ET`),
		],
		[
			'a gap of vertical writing',
			version('BT /V 20 Tf 200 500 Td [<0041> 2000 <0042>] TJ ET'),
			version('BT /V 20 Tf 200 500 Td <0041> Tj 0 -60 Td <0042> Tj ET'),
		],
		['a space as a gap', version(LINE), version('BT /F 20 Tf 50 500 Td [(Some) -278 (words)] TJ ET')],
		[
			'numbers spelled in another way',
			version(LINE),
			version('BT /F 20.000 Tf +050. 5e0 500 Td (Some words) Tj ET'.replace('5e0 ', '')),
		],
		['a matrix in place of a shift', version(LINE), version('BT /F 1 Tf 20 0 0 20 50 500 Tm (Some words) Tj ET')],
		['a transformation before the text', version(LINE), version('q 2 0 0 2 50 500 cm BT /F 10 Tf (Some words) Tj ET Q')],
		['words after a line end', version(LINE), version("BT /F 20 Tf 20 TL 50 520 Td (Some words) ' ET")],
		['marked content and comments', version(LINE), version(`/P<</MCID 0>>BDC % words\n${LINE} EMC`)],
		['a rectangle as lines', version('50 50 100 60 re f'), version('50 50 m 150 50 l 150 110 l 50 110 l h f')],
		['a path that is closed by painting', version('50 50 m 150 50 l 90 99 l s'), version('50 50 m 150 50 l 90 99 l h S')],
		['a short curve', version('50 50 m 60 90 120 110 120 110 c S'), version('50 50 m 60 90 120 110 y S')],
		['another name of an operator', version('50 50 100 60 re f'), version('50 50 100 60 re F')],
		['a color in its space', version('1 0 0 rg 50 50 100 60 re f'), version('/DeviceRGB cs 1 0 0 sc 50 50 100 60 re f')],
		['states that draw nothing', version(LINE), version(`1 0 0 rg 0 g q 5 w Q 9 9 m n ${LINE}`)],
		[
			'another name of a resource',
			version(DRAW_IMAGE, image('\0\x40\x80\xff')),
			version(DRAW_IMAGE.replace('/I', '/J'), withObject(71, IMAGE('\0\x40\x80\xff'), '/XObject<</J 71 0 R>>')),
		],
		[
			'other compression of an image',
			version(DRAW_IMAGE, image('\0\x40\x80\xff')),
			version(DRAW_IMAGE, image('004080ff>', '/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/ASCIIHexDecode')),
		],
		['fill bytes and comments in a JPEG image', version(DRAW_IMAGE, jpeg(JPEG)), version(DRAW_IMAGE, jpeg(WITH_FILL_BYTES))],
		['bytes after the last row', version(DRAW_IMAGE, image('\0\x40\x80\xff')), version(DRAW_IMAGE, image('\0\x40\x80\xff\n'))],
		[
			'a line width in a dictionary',
			version('7 w 50 50 m 90 90 l S'),
			version('/G gs 50 50 m 90 90 l S', { resources: '/ExtGState<</G<</LW 7>>>>' }),
		],
		['render mode 3', version(LINE), version(`${LINE} BT /F 20 Tf 3 Tr 50 400 Td (invisible) Tj ET`)],
		[
			'a layer that is off',
			version(LINE),
			version(`${LINE} /OC /L BDC 50 50 100 60 re f EMC`, {
				resources: '/Properties<</L 70 0 R>>',
				catalog: '/OCProperties<</OCGs[70 0 R]/D<</OFF[70 0 R]>>>>',
				objects: { 70: '<</Type/OCG/Name(L)>>' },
			}),
		],
	])('look the same: %s', async (_, one, other) => {
		const [first, second] = [texts([one.content], one.options), texts([other.content], other.options)];
		expect(drawn(second)).toEqual(drawn(first));
		expect(await looks(second)).toEqual(await looks(first));
	});

	const annotation = (entries: string, content: string): Options => ({
		page: '/Annots[70 0 R]',
		objects: { 70: `<</Type/Annot/Subtype/Stamp/Rect[50 50 150 110]/AP<</N 71 0 R>>${entries}>>`, 71: FORM(content) },
	});
	testInTurn.each<[string, Version, Version]>([
		['a comma', version(LINE), version(LINE.replace('Some', 'Some,'))],
		['a letter', version(LINE), version(LINE.replace('words', 'wards'))],
		['a size', version(LINE), version(LINE.replace('20 Tf', '20.5 Tf'))],
		['a place', version(LINE), version(LINE.replace('50 500', '50 501'))],
		['a gap', version(LINE), version('BT /F 20 Tf 50 500 Td [(Some) -300 ( words)] TJ ET')],
		['a font', version(LINE), version(LINE.replace('/F', '/B'))],
		['a rendering mode', version(LINE), version(LINE.replace('BT', 'BT 1 Tr'))],
		['a color', version(LINE), version(`0 0.5 0 rg ${LINE}`)],
		['a line width', version('5 w 50 50 m 90 90 l S'), version('6 w 50 50 m 90 90 l S')],
		['dashes', version('5 w 50 50 m 190 90 l S'), version('5 w [9 4] 0 d 50 50 m 190 90 l S')],
		['a line cap', version('9 w 50 50 m 90 90 l S'), version('9 w 1 J 50 50 m 90 90 l S')],
		['a line join', version('9 w 50 50 m 90 90 l 130 50 l S'), version('9 w 1 j 50 50 m 90 90 l 130 50 l S')],
		['a rule of filling', version('50 50 99 99 re 70 70 50 50 re f'), version('50 50 99 99 re 70 70 50 50 re f*')],
		['a clip', version('50 50 99 99 re f'), version('60 60 50 50 re W n 50 50 99 99 re f')],
		[
			'an order',
			version('1 0 0 rg 9 9 99 99 re f 0 g 50 50 99 99 re f'),
			version('0 g 50 50 99 99 re f 1 0 0 rg 9 9 99 99 re f'),
		],
		['a pixel', version(DRAW_IMAGE, image('\0\x40\x80\xff')), version(DRAW_IMAGE, image('\0\x40\x81\xfa'))],
		[
			'a color space of an image',
			version(DRAW_IMAGE, image('\0\x40\x80\xff\0\x40\x80\xff\0\x40\x80\xff', '/ColorSpace/DeviceRGB/BitsPerComponent 8')),
			version(DRAW_IMAGE, image('\0\x40\x80\xff\0\x40\x80\xff\0\x40\x80\xff', '/ColorSpace/DeviceGray/BitsPerComponent 8')),
		],
		[
			'opacity',
			version('/G gs 50 50 99 99 re f', { resources: '/ExtGState<</G<</ca 0.5>>>>' }),
			version('/G gs 50 50 99 99 re f', { resources: '/ExtGState<</G<</ca 0.6>>>>' }),
		],
		[
			'a blend mode',
			version('1 0 0 rg 9 9 99 99 re f /G gs 0 1 0 rg 50 50 99 99 re f', { resources: '/ExtGState<</G<</BM/Normal>>>>' }),
			version('1 0 0 rg 9 9 99 99 re f /G gs 0 1 0 rg 50 50 99 99 re f', { resources: '/ExtGState<</G<</BM/Multiply>>>>' }),
		],
		[
			'a soft mask',
			version('/G gs 50 50 99 99 re f', {
				resources: '/ExtGState<</G<</SMask<</S/Luminosity/G 70 0 R>>>>>>',
				objects: { 70: FORM('1 g 60 60 50 50 re f', '/Group<</S/Transparency/CS/DeviceGray>>') },
			}),
			version('/G gs 50 50 99 99 re f', {
				resources: '/ExtGState<</G<</SMask<</S/Luminosity/G 70 0 R>>>>>>',
				objects: { 70: FORM('1 g 60 60 60 50 re f', '/Group<</S/Transparency/CS/DeviceGray>>') },
			}),
		],
		[
			'a tiling pattern',
			version('/Pattern cs /P scn 50 50 99 99 re f', {
				resources: '/Pattern<</P 70 0 R>>',
				objects: { 70: ['/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 9/YStep 9/Resources<<>>', '0 0 5 5 re f'] },
			}),
			version('/Pattern cs /P scn 50 50 99 99 re f', {
				resources: '/Pattern<</P 70 0 R>>',
				objects: { 70: ['/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 9/YStep 9/Resources<<>>', '0 0 6 5 re f'] },
			}),
		],
		[
			'a shading',
			version('50 50 99 99 re W n /S sh', { resources: SHADING('1 0 0') }),
			version('50 50 99 99 re W n /S sh', { resources: SHADING('0 0 1') }),
		],
		[
			'a glyph of a Type 3 font',
			version('BT /T 20 Tf 50 50 Td (a) Tj ET', type3('0 0 500 500 re f')),
			version('BT /T 20 Tf 50 50 Td (a) Tj ET', type3('0 0 500 400 re f')),
		],
		[
			'a layer that is on',
			version(LINE),
			version(`${LINE} /OC /L BDC 50 50 100 60 re f EMC`, {
				resources: '/Properties<</L 70 0 R>>',
				catalog: '/OCProperties<</OCGs[70 0 R]/D<</ON[70 0 R]>>>>',
				objects: { 70: '<</Type/OCG/Name(L)>>' },
			}),
		],
		['a crop box', version(LINE, { page: '/CropBox[0 0 400 600]' }), version(LINE, { page: '/CropBox[0 0 300 600]' })],
		['a rotation', version(LINE), version(LINE, { page: '/Rotate 90' })],
		[
			'the appearance of an annotation',
			version(LINE, annotation('', '1 0 0 rg 0 0 400 600 re f')),
			version(LINE, annotation('', '0 0 1 rg 0 0 400 600 re f')),
		],
		[
			'a hidden annotation',
			version(LINE, annotation('', '1 0 0 rg 0 0 400 600 re f')),
			version(LINE, annotation('/F 2', '1 0 0 rg 0 0 400 600 re f')),
		],
	])('look different: %s', async (_, one, other) => {
		const [first, second] = [texts([one.content], one.options), texts([other.content], other.options)];
		expect(drawn(second)).not.toEqual(drawn(first));
		expect(await looks(second)).not.toEqual(await looks(first));
	});
});

test('a rectangle in a transparent group looks different from one after it, even beside an operator of glyphs', async () => {
	const page = (content: string, inGroup: string): Uint8Array =>
		texts([`q /G gs /X Do Q ${content}`], {
			resources: '/XObject<</X 70 0 R>>/ExtGState<</G<</ca 0.5>>>>',
			objects: { 70: FORM(inGroup, '/Group<</S/Transparency>>') },
		});
	const rectangle = '50 50 99 99 re f';
	const [inside] = await looks(page('', `d0 ${rectangle}`));
	const [after] = await looks(page(`0 0 400 600 re W n ${rectangle} d0`, ''));
	expect(inside!.content).not.toBe(after!.content);
});

function type3(content: string): Options {
	return {
		objects: {
			60: '<</Font<</T 70 0 R>>>>',
			70: '<</Type/Font/Subtype/Type3/FontBBox[0 0 1000 1000]/FontMatrix[0.001 0 0 0.001 0 0]/FirstChar 97/LastChar 97/Widths[500]/Encoding<</Differences[97/a]>>/CharProcs<</a 71 0 R>>/Resources<<>>>>',
			71: ['', `500 0 d0 ${content}`],
		},
	};
}

/** Pages with fonts that are cut for their words, an image and a JPEG. */
async function designed(words: string, more = ''): Promise<Uint8Array> {
	const document = await PDFDocument.create({ updateMetadata: false });
	document.registerFontkit(fontkit);
	const fonts = [await document.embedFont(dejavu(), { subset: true }), await document.embedFont(sourceSans(), { subset: true })];
	const picture = await document.embedPng(png({ type: 2, depth: 8, width: 40, height: 40, pixel: (x, y) => (x * y) / 1600 }));
	const photo = await document.embedJpg(Uint8Array.from(SMALL_JPEG));
	for (const text of [words, `${words} again`, more]) {
		const page = document.addPage([400, 600]);
		for (const [index, font] of fonts.entries()) page.drawText(text, { font, size: 20, x: 30, y: 500 - 60 * index });
		page.drawImage(picture, { x: 50, y: 50 });
		page.drawImage(photo, { x: 150, y: 50, width: 80, height: 80 });
		page.drawCircle({ x: 200, y: 300, size: 50, color: rgb(0.2, 0.4, 0.6) });
	}
	return document.save();
}

withTools('qpdf')('a document that a program wrote again', () => {
	const again = (bytes: Uint8Array, command: string, before: string[], after: string[] = []): Uint8Array =>
		onFile(bytes, (file) => {
			const { code, stderr } = run(command, [...before, file, ...after, `${file}.out`]);
			if (code !== 0) throw new Error(stderr);
			return readFileSync(`${file}.out`);
		});

	const same = async (command: string, options: string[]): Promise<void> => {
		const bytes = await designed('Sphinx of black quartz', 'judge my vow');
		const expected = await looks(bytes);
		expect(new Set(expected.map(({ content }) => content)).size).toBe(3);
		expect(await looks(again(bytes, command, options))).toEqual(expected);
	};

	testInTurn.each<[string, string, string[]]>([
		['uncompressed, for people to read', 'qpdf', ['--qdf', '--object-streams=disable']],
		[
			'with object streams, compressed again',
			'qpdf',
			['--object-streams=generate', '--recompress-flate', '--compression-level=9'],
		],
		['linearised', 'qpdf', ['--linearize']],
		['encrypted', 'qpdf', ['--encrypt', '', 'o', '256', '--']],
		['with streams put together', 'qpdf', ['--coalesce-contents']],
	])('looks the same: %s', (_, command, options) => same(command, options));

	withPrograms('mutool').test('looks the same: by mutool, without duplicates', () => same('mutool', ['clean', '-gggg', '-z']));

	testInTurn('looks the same on pages whose fonts have more glyphs now', async () => {
		const [one, other] = [
			await looks(await designed('Sphinx', 'of black')),
			await looks(await designed('Sphinx', 'quartz & vow')),
		];
		expect(other.map((look, index) => look.content === one[index]!.content)).toEqual([true, true, false]);
	});
});
