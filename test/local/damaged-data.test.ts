/**
 * Data that is damaged inside, in a file that is sound otherwise: operations that copy it do not see that, and those that decode it say
 * it, and on which pages it is (docs/semantics.md, §14.1).
 */
import { deflateSync } from 'node:zlib';
import type { OperationName } from '../../shared/contract/operations';
import { decode } from '../../shared/contract/values/decode';
import { rawPages } from '../support/documents/raw';
import { asDocument, local, localWithNativeCodec } from '../support/hosts/local';
import { noise } from '../support/random';
import { testInTurn } from '../support/sample';

const deflated = (data: Uint8Array | string): string => deflateSync(data).toString('latin1');
/** A comment that compresses little, so that the middle of the data is in it. */
const comment = (seed: number): string => `\n%${Buffer.from(noise(900, seed)).toString('hex')}\n`;
const FLATE = '/Filter/FlateDecode';
const FORM = `/Type/XObject/Subtype/Form/BBox[0 0 300 200]${FLATE}`;
const CMAP = `begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <41> <0041> endbfchar${comment(6)}endcmap`;
const PAGE =
	'/Resources<</Font<</F 3 0 R/G 64 0 R>>/XObject<</I 60 0 R/X 65 0 R>>/ColorSpace<</C[/Separation/S/DeviceRGB 69 0 R]>>>>';

const objects = {
	41: [
		FLATE,
		deflated(`BT /F 12 Tf 40 100 Td (Zorkmid) Tj /G 12 Tf (A) Tj ET /I Do /X Do /C cs 1 scn 0 0 9 9 re f${comment(1)}`),
	],
	42: [FLATE, deflated(`BT /F 12 Tf 40 100 Td (Sound) Tj ET${comment(2)}`)],
	60: [
		`/Type/XObject/Subtype/Image/Width 60/Height 60/ColorSpace[/ICCBased 66 0 R]/BitsPerComponent 8${FLATE}`,
		deflated(noise(3 * 3600, 3)),
	],
	61: '<</Type/FontDescriptor/FontName/A/Flags 32/FontBBox[0 0 9 9]/ItalicAngle 0/Ascent 8/Descent -2/StemV 8/FontFile2 62 0 R>>',
	62: [`/Length1 9000${FLATE}`, deflated(noise(9000, 4))],
	63: [FLATE, deflated(CMAP)],
	64: '<</Type/Font/Subtype/TrueType/BaseFont/A/FirstChar 65/LastChar 65/Widths[600]/FontDescriptor 61 0 R/ToUnicode 63 0 R>>',
	65: [FORM, deflated(`0 0 1 rg 50 50 20 20 re f${comment(7)}`)],
	66: [`/N 3${FLATE}`, deflated(noise(3000, 8))],
	67: [`/Type/Metadata/Subtype/XML${FLATE}`, deflated(`<x:xmpmeta xmlns:x="adobe:ns:meta/"/><!--${comment(9)}-->`)],
	68: [`/Type/EmbeddedFile${FLATE}`, deflated(`text${comment(10)}`)],
	69: [`/FunctionType 4/Domain[0 1]/Range[0 1 0 1 0 1]${FLATE}`, deflated(`{ dup dup${comment(11)}}`)],
	70: [FORM, deflated(`0 1 0 rg 0 0 50 20 re f${comment(12)}`)],
	71: '<</Type/Annot/Subtype/Stamp/Rect[100 100 150 120]/F 4/AP<</N 70 0 R>>>>',
	73: '<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/V(b)/DA(/F 9 Tf)/Rect[100 150 150 170]/F 4/AP<</N 74 0 R>>>>',
	74: [FORM, deflated(`/Tx BMC 0 1 0 rg 0 0 50 20 re f EMC${comment(13)}`)],
	72: '<</Type/Filespec/F(a.txt)/UF(a.txt)/EF<</F 68 0 R>>>>',
} as const;

const whole = Buffer.from(
	rawPages(2, {
		pages: { 1: `${PAGE}/Annots[71 0 R 73 0 R]` },
		catalog:
			'/Metadata 67 0 R/Names<</EmbeddedFiles<</Names[(a.txt)72 0 R]>>>>/AcroForm<</Fields[73 0 R]/DR<</Font<</F 3 0 R>>>>>>',
		objects,
	}),
).toString('latin1');

const placeOf = (number: number): readonly [number, number] => {
	const start = whole.indexOf('stream', whole.indexOf(`\n${number} 0 obj`)) + 7;
	return [start, whole.indexOf('\nendstream', start)];
};

const replaced = (file: string, at: number, bytes: string): string => file.slice(0, at) + bytes + file.slice(at + bytes.length);

/** The file with other bytes in the midst of the data of an object. */
const damaged = (number: number): string => {
	const [start, end] = placeOf(number);
	return replaced(whole, (start + end) >> 1, '\xff'.repeat(40));
};

/** The file with another checksum of the data of objects. */
const withSums = (sum: string, numbers: readonly number[]): string =>
	numbers.reduce((file, number) => replaced(file, placeOf(number)[1] - 4, sum), whole);

const KINDS = {
	content: [41, 'content of its page 1 is damaged'],
	'an image': [60, 'images of its page 1 are damaged'],
	'a font program': [62, 'fonts of its page 1 are damaged'],
	'a map to Unicode': [63, 'fonts of its page 1 are damaged'],
	'a form': [65, 'content of its page 1 is damaged'],
	'a color profile': [66, 'a color profile in it is damaged'],
	metadata: [67, 'metadata in it is damaged'],
	'an attachment': [68, 'an attachment in it is damaged'],
	'a color function': [69, 'a color function in it is damaged'],
	'an appearance': [70, 'content in it is damaged'],
	'an appearance of a field': [74, 'content in it is damaged'],
} as const;
type Kind = keyof typeof KINDS;
const ALL = Object.keys(KINDS) as Kind[];

async function notesOf(
	name: OperationName,
	fields: Readonly<Record<string, unknown>>,
	file: string,
	host = local,
): Promise<readonly string[]> {
	const { notes } = await host.run(name, [asDocument(Buffer.from(file, 'latin1'))], decode(name, fields));
	return notes.map(({ code, message }) => `${code}: ${message}`);
}

/** The kinds that each operation decodes. */
const OPERATIONS: readonly (readonly [OperationName, Readonly<Record<string, unknown>>, readonly Kind[]])[] = [
	['optimize_document', {}, ALL.filter((kind) => kind !== 'metadata')],
	['compress_document', {}, ALL],
	['redact_text', { search: 'Zorkmid', remove_attachments: true }, ALL.filter((kind) => !/attachment|image/.test(kind))],
	['add_text_watermark', { line_1: 'X' }, ['content', 'metadata']],
	['extract_images', {}, ['an image', 'a color profile', 'content', 'a form']],
	['extract_attachments', {}, ['an attachment']],
	['sanitize_document', {}, ['content', 'a form', 'metadata']],
	['flatten_annotations', {}, ['content', 'an appearance']],
	['flatten_form', {}, ['content', 'an appearance of a field']],
	['pages_to_images', { resolution: 36 }, ALL.filter((kind) => !/attachment|metadata/.test(kind))],
	['get_document_info', { per_page: true }, ['metadata', 'content', 'a form']],
	['resize_pages', { page_size: 'A5' }, ['content']],
	['set_metadata', { title: 'T' }, ['metadata']],
];

describe('an operation that decodes damaged data says it', () => {
	const cases = OPERATIONS.flatMap(([name, fields, kinds]) => kinds.map((kind) => [name, kind, fields] as const));
	testInTurn.each(cases)('%s: %s', async (name, kind, fields) => {
		const [number, words] = KINDS[kind];
		for (const host of [local, localWithNativeCodec])
			expect(await notesOf(name, fields, damaged(number), host)).toContain(
				`document_repaired: The document is damaged inside: ${words}. Check the result.`,
			);
	});

	test.each(OPERATIONS)('%s says nothing of sound data', async (name, fields) => {
		expect((await notesOf(name, fields, whole)).join()).not.toContain('damaged');
	});
});

testInTurn('comparing says it, too', async () => {
	const fields = { compare_to: asDocument(Buffer.from(whole, 'latin1'), 'before.pdf') };
	expect((await notesOf('compare_documents', fields, damaged(60))).join()).toContain('The document is damaged');
	expect((await notesOf('compare_documents', { ...fields, tolerance: 'pixels' }, damaged(60))).join()).toContain('is damaged');
	expect((await notesOf('compare_documents', fields, whole)).join()).not.toContain('damaged');
});

test('what text lacks is said once', async () => {
	expect(await notesOf('extract_text', {}, damaged(41))).toEqual([expect.stringContaining('text_incomplete: Content of page 1')]);
	expect(await notesOf('extract_text', {}, damaged(63))).toEqual([expect.stringContaining('text_incomplete: Fonts of page 1')]);
});

test('an operation that only copies data does not decode it', async () => {
	expect(await notesOf('rotate_pages', { angle: 90 }, damaged(41))).toEqual([]);
});

describe('a checksum that is wrong', () => {
	test('is damage where others are right', async () => {
		expect((await notesOf('optimize_document', {}, withSums('abcd', [66]))).join()).toContain('a color profile in it is damaged');
	});

	test('does not count where it was left blank', async () => {
		expect(await notesOf('optimize_document', {}, withSums('\0\0\0\0', [66]))).toEqual([]);
	});

	test('does not count where all are wrong, as their writer does not know better', async () => {
		const all = [41, 42, 60, 62, 63, 65, 66, 67, 68, 69, 70, 74];
		for (const [name, fields] of [['optimize_document', {}] as const, ['pages_to_images', { resolution: 36 }] as const])
			expect(await notesOf(name, fields, withSums('abcd', all))).toEqual([]);
	});
});
