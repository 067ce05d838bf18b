/** Values in a font that the user gives (docs/semantics.md, §22.5). */
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { JsonObject, Outcome } from '../../../shared/contract/backend';
import { dejavu, noto, sourceSans, withRights } from '../../support/documents/fonts';
import { form, ink, text, words as boxes, wordsIn } from '../../support/documents/forms';
import { asDocument, local } from '../../support/hosts/local';
import { Objects } from '../../support/judges/facts';
import { pageTexts, qpdfCheck, uncompressed, withPrograms, withTools } from '../../support/judges/tools';
import { Readers } from '../../support/readers';
import { difference } from '../../support/readers/pictures';
import { testInTurn } from '../../support/sample';

const RECT = '20 20 280 40';
const asFont = (bytes: Uint8Array) => ({ name: 'font.ttf', bytes: Uint8Array.from(bytes) });

const fill = (bytes: Uint8Array, values: JsonObject, font: Uint8Array, flatten = false): Promise<Outcome> =>
	local.run('fill_form', [asDocument(bytes)], {
		values,
		unknown_fields: 'error',
		flatten,
		keep_signatures: false,
		font: asFont(font),
	});
const filled = async (...parameters: Parameters<typeof fill>): Promise<Uint8Array> =>
	(await fill(...parameters)).documents[0]!.bytes;
/** The text of page 1 without the marks of direction that pdftotext writes. */
const textOf = (bytes: Uint8Array): string => pageTexts(bytes)[0]!.replace(/[\u202a-\u202e\u200e\u200f]/g, '');
const words = (bytes: Uint8Array): string[] => textOf(bytes).split(/\s+/).filter(Boolean).sort();

withTools(
	'qpdf',
	'poppler',
	'mutool',
)('a font that the user gives', () => {
	const jury = new Readers();
	const file = path.join(tmpdir(), `octavo-given-font-${process.pid}.pdf`);
	afterAll(() => {
		jury.stop();
		rmSync(file, { force: true });
	});

	testInTurn.each([
		['Arabic', 'سلام عليكم'],
		['Hebrew', 'שלום עולם'],
		['two directions', 'שלום Ada 12'],
	])('shows %s', async (_, value) => {
		const { documents, notes } = await fill(form([text('f', RECT)]), { f: value }, dejavu());
		const { bytes } = documents[0]!;
		expect(notes).toEqual([]);
		expect(words(bytes)).toEqual(['1', 'Page', ...value.split(' ')].sort());
		expect(new Objects(bytes).catalog('/AcroForm', '/NeedAppearances')).toBeUndefined();
		expect(qpdfCheck(bytes).clean).toBe(true);
	});

	testInTurn('begins the text of a paragraph from the right, line by line', async () => {
		const value = 'أهلا وسهلا PDF one two three four five مرحبا';
		const bytes = await filled(form([text('f', '20 20 120 80', '/Ff 4096')]), { f: value }, dejavu());
		const left = (wanted: RegExp) => boxes(bytes).find(({ word }) => wanted.test(word))!.left;
		// The last line begins with Latin words, and yet they are on its right.
		expect(left(/^four$/)).toBeGreaterThan(left(/^ابحرم$|^مرحبا$/));
	});

	/** The drawings and the texts that the readers make of a form with this value, flattened. */
	async function seen(value: string, font: Uint8Array) {
		const source = form([text('f', RECT, '/DA(/Gone 14 Tf 0 g)')], { form: '/DR<<>>' });
		const bytes = await filled(source, { f: value }, font, true);
		expect(uncompressed(bytes)).not.toContain('+NotoSans');
		expect(qpdfCheck(bytes).clean).toBe(true);
		writeFileSync(file, bytes);
		const answers = [];
		for (const reader of jury.drawing()) {
			const { pictures, texts, complaints } = await jury.look(reader, file, { size: { dpi: 72 }, texts: true });
			expect({ reader, complaints }).toEqual({ reader, complaints: [] });
			answers.push({ reader, picture: pictures[0]!, text: texts[0]!.normalize('NFC') });
		}
		for (const { picture } of answers) expect(difference(answers[0]!.picture, picture, 100)).toBeLessThan(0.01);
		expect(ink(bytes, RECT)).toBeGreaterThan(ink(form([text('f', RECT)]), RECT) + 0.02);
		return answers;
	}

	testInTurn.each([
		['TrueType', () => dejavu()],
		['TrueType with outlines at odd places', () => sourceSans('TTF')],
		['OpenType (CFF)', () => sourceSans('OTF')],
		['variable', () => sourceSans('VAR')],
	])('is drawn alike by all readers, which find its text: %s', async (_, font) => {
		// U+1E9E is in all of these fonts, and not in Helvetica.
		for (const { reader, text: found } of await seen('STRAẞE Żółw fi', font()))
			expect({ reader, found }).toEqual({ reader, found: expect.stringContaining('STRAẞE Żółw') });
	});

	testInTurn.each(['سلام عليكم العَرَبِيَّة', 'לְשׁוֹן עולם (12)'])(
		'is drawn alike by all readers from right to left: %s',
		async (value) => {
			await seen(value, dejavu());
		},
	);

	testInTurn('shows only what the font of the field and ours lack', async () => {
		const bytes = await filled(form([text('f', RECT), text('g', '20 60 280 80')]), { f: 'Ada', g: 'Ada שלום' }, dejavu());
		const fonts = (widget: string) => Object.keys(new Objects(bytes).at(widget, '/AP', '/N', '/Resources', '/Font')).sort();
		expect(fonts('62 0 R')).toEqual(['/Helv']);
		expect(fonts('63 0 R')).toEqual(['/Helv', '/OctavoFont']);
	});

	withPrograms('poppler').test('draws a box and says so where it lacks a character as well', async () => {
		const { documents, notes } = await fill(form([text('f', RECT)]), { f: 'a漢' }, dejavu());
		expect(notes).toEqual([{ code: 'characters_missing', message: expect.stringMatching(/: f \(U\+6F22\).*Your file lacks/) }]);
		expect(wordsIn(documents[0]!.bytes, RECT)).toBe('a漢');
	});

	it('serves flatten_form', async () => {
		const source = form([text('f', RECT, '/V<FEFF05E905DC05D505DD>')]);
		const run = (font?: Uint8Array) =>
			local.run('flatten_form', [asDocument(source)], { pages: 'all', ...(font && { font: asFont(font) }) });
		const [given, missing] = [await run(dejavu()), await run()];
		expect(given.notes).toEqual([]);
		expect(words(given.documents[0]!.bytes)).toContain('שלום');
		expect(missing.notes).toEqual([
			{ code: 'characters_missing', message: expect.stringMatching(/: f \(Hebrew script\)\. Give a/), mentions: ['font'] },
		]);
	});

	testInTurn('gives the same bytes each time', async () => {
		const source = form([text('f', RECT)]);
		const [one, other] = [await filled(source, { f: 'שלום' }, dejavu()), await filled(source, { f: 'שלום' }, dejavu())];
		expect(Buffer.compare(one, other)).toBe(0);
	});
});

describe('a file that is given as a font', () => {
	const refusal = (bytes: Uint8Array) => expect(fill(form([text('f', RECT)]), { f: 'x' }, bytes)).rejects;

	it.each([
		['WOFF', () => sourceSans('WOFF'), /^is a WOFF font; it must be a TrueType or OpenType font/],
		['WOFF2', () => sourceSans('WOFF2'), /^is a WOFF2 font; /],
		['a damaged collection', () => Buffer.concat([Buffer.from('ttcf'), noto()]), /^is a damaged font/],
		['a picture', () => Buffer.from('GIF89a'), /^is a GIF image; /],
		['nonsense', () => Buffer.from('\x01\x02\x03'), /^is not a font; /],
		['half a font', () => noto().subarray(0, 50_000), /^ends too early/],
		['a font that must not be embedded', () => withRights(noto(), 2), /fsType\) forbids embedding;/],
		['a font that must not be cut', () => withRights(noto(), 0x100), /forbids embedding only/],
		['a font of bitmaps', () => withRights(noto(), 0x200), /forbids embedding its outlines/],
	])('is refused: %s', async (_, bytes, message) => {
		await refusal(bytes()).toMatchObject({ issues: [{ field: 'font', message: expect.stringMatching(message) }] });
	});

	it('is accepted where its license lets readers edit with it', async () => {
		await expect(fill(form([text('f', RECT)]), { f: 'x' }, withRights(noto(), 0x0008))).resolves.toMatchObject({ notes: [] });
	});

	it('needs no names', async () => {
		const unnamed = Buffer.from(dejavu());
		unnamed.write('xxxx', unnamed.indexOf('name', 0, 'latin1'), 'latin1');
		await expect(fill(form([text('f', RECT)]), { f: 'שלום' }, unnamed)).resolves.toMatchObject({ notes: [] });
	});

	testInTurn('is an issue where its tables are nonsense', async () => {
		const damaged = Buffer.from(dejavu());
		const entry = damaged.indexOf('glyf', 0, 'latin1');
		damaged.fill(0xff, damaged.readUInt32BE(entry + 8), damaged.readUInt32BE(entry + 8) + damaged.readUInt32BE(entry + 12));
		await expect(fill(form([text('f', RECT)]), { f: 'שלום' }, damaged)).rejects.toMatchObject({
			issues: [{ field: 'font', message: expect.stringMatching(/^is a damaged font/) }],
		});
	});
});
