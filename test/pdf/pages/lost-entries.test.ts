/** Entries that damage took away: keys with a wrong letter, pages that no longer name their content, objects that are called free. */
import { decode } from '../../../shared/contract/values/decode';
import { RawFile, pageObjects, rawPages, rawPdf } from '../../support/documents/raw';
import { asDocument, local } from '../../support/hosts/local';
import { onFile, pageTexts, qpdfCheck, run, textByMupdf, withTools } from '../../support/judges/tools';

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const asBytes = (text: string) => Buffer.from(text, 'latin1');
const REPAIRED = 'The document was damaged and had to be repaired: ';

async function reversed(bytes: Uint8Array): Promise<{ result: Uint8Array; said: string[] }> {
	const { documents, notes } = await local.run('reverse_pages', [asDocument(bytes)], decode('reverse_pages', {}));
	return { result: documents[0]!.bytes, said: notes.map(({ message }) => message) };
}

const mended = (key: string) => [`${REPAIRED}misspelt entries were read as /${key}. Check the result.`];

const OUTLINE = {
	60: '<</Type/Outlines/First 61 0 R/Last 61 0 R/Count 1>>',
	61: '<</Title(Second page)/Parent 60 0 R/Dest[12 0 R/Fit]>>',
};
const FIELD = '<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/Rect[9 9 90 30]/P 12 0 R>>';
const FORM = { 62: '<</Fields[63 0 R]/DA(/F 9 Tf)>>', 63: FIELD };
const furnished = (catalog = '') =>
	rawPages(2, {
		catalog: `/Outlines 60 0 R/AcroForm 62 0 R${catalog}`,
		pages: { 1: '/Resources<</Font<</F 3 0 R>>>>', 2: '/Annots[63 0 R]' },
		objects: { ...OUTLINE, ...FORM },
	});
const WHOLE = latin(furnished());

withTools('qpdf', 'poppler')('an entry whose key has a wrong letter is read as it was meant', () => {
	const namesOf = (bytes: Uint8Array) => {
		const keys = ['--json-key=outlines', '--json-key=acroform'];
		const said = onFile(bytes, (path) => run('qpdf', ['--json', ...keys, path]).stdout.toString());
		const { outlines, acroform } = JSON.parse(said) as {
			outlines: { title: string }[];
			acroform: { fields: { fullname: string }[] };
		};
		return [...outlines.map(({ title }) => title), ...acroform.fields.map(({ fullname }) => fullname)];
	};

	test.each([
		['Contents', 'Contenus'],
		['Resources', 'Resourceq'],
		['Annots', 'Annoxs'],
		['Outlines', 'Oztlines'],
		['AcroForm', 'AcroFosm'],
		['Fields', 'Fiel\x04s'],
	])('/%s', async (key, written) => {
		const damaged = asBytes(WHOLE.replace(`/${key}`, `/${written}`));
		const { result, said } = await reversed(damaged);
		expect(said).toEqual(mended(key));
		expect(qpdfCheck(result)).toMatchObject({ clean: true });
		expect(pageTexts(result)).toEqual(['Page 2', 'Page 1']);
		expect(namesOf(result)).toEqual(['Second page', 'name']);
	});

	test('the whole file is sound, and other keys stay', async () => {
		expect((await reversed(asBytes(WHOLE))).said).toEqual([]);
		const { result, said } = await reversed(furnished('/Outliner 61 0 R'));
		expect([said, latin(result).includes('/Outliner 61 0 R')]).toEqual([[], true]);
	});
});

withTools('mutool')('a page that does not name its content', () => {
	const without = (contents: string) => WHOLE.replace('/Contents 41 0 R', contents.padEnd(16));

	test.each([
		['has null in its place', without('/Contents null')],
		['has no such entry', without('')],
	])('is named where it %s and the file has content left', async (_, file) => {
		expect(textByMupdf(asBytes(file))).not.toContain('Page 1');
		expect((await reversed(asBytes(file))).said).toEqual([`${REPAIRED}content of its page 1 is lost. Check the result.`]);
	});

	test('is blank if the file has no such content', async () => {
		const { 41: _, ...objects } = pageObjects(2);
		const blank = { ...objects, 11: '<</Type/Page/Parent 2 0 R>>' };
		expect((await reversed(rawPdf(blank))).said).toEqual([]);
		// A stream that is not content.
		expect((await reversed(rawPdf({ ...blank, 70: ['/Type/Metadata/Subtype/XML', 'BT re l'] }))).said).toEqual([]);
		expect((await reversed(rawPdf({ ...blank, 70: ['', 'Just some words'] }))).said).toEqual([]);
	});

	test('looks for it in the beginnings of the first streams alone', async () => {
		const { 11: _page, 41: _content, ...objects } = pageObjects(2);
		const shown = 'BT /F 9 Tf (x) Tj ET ';
		const left = (others: number, data: string) => ({
			...objects,
			11: '<</Type/Page/Parent 2 0 R>>',
			...Object.fromEntries(Array.from({ length: others }, (_, index) => [100 + index, ['', 'Words'] as const])),
			300: ['', data] as const,
		});
		const isSaid = async (others: number, data: string) => (await reversed(rawPdf(left(others, data)))).said.length > 0;
		expect([await isSaid(49, shown), await isSaid(50, shown)]).toEqual([true, false]);
		expect([await isSaid(0, `${' '.repeat(4000)}${shown}`), await isSaid(0, `${' '.repeat(4096)}${shown}`)]).toEqual([
			true,
			false,
		]);
	});

	test('is blank if an update took its content away', async () => {
		const file = new RawFile().objects(pageObjects(2)).table('/Root 1 0 R');
		const updated = file.objects({ 11: '<</Type/Page/Parent 2 0 R>>' }).table(`/Root 1 0 R/Prev ${file.section}`);
		expect((await reversed(updated.bytes)).said).toEqual([]);
	});
});

withTools('qpdf', 'poppler')('an object that its entry calls free', () => {
	const whole = latin(rawPdf(pageObjects(3)));
	const row = (number: number, place = whole.indexOf(`\n${number} 0 obj`) + 1) => `${String(place).padStart(10, '0')} 00000`;

	test.each([
		['is free, and has its place', 3, (number: number) => `${row(number)} f`],
		['is free, and has its place', 42, (number: number) => `${row(number)} f`],
		['is in use, and has the place 0', 3, () => '0000000000 00000 n'],
		['is in use, and has the place 0', 42, () => '0000000000 00000 n'],
	])('is used if the entry says that it %s: %d', async (_, number, entry) => {
		const damaged = asBytes(whole.replace(`${row(number)} n`, entry(number)));
		const { result, said } = await reversed(damaged);
		expect(said).toEqual([`${REPAIRED}all of its 3 pages were found. Check the result.`]);
		expect(pageTexts(result)).toEqual(['Page 3', 'Page 2', 'Page 1']);
		expect(qpdfCheck(result)).toMatchObject({ clean: true });
	});

	test('is used if its entry in a cross-reference stream says that it is in use, and has the place 0', async () => {
		const file = latin(new RawFile().objects(pageObjects(3)).crossReferenceStream(90, '/Root 1 0 R').bytes);
		const at = file.indexOf('42 0 obj');
		const damaged = file.replace(String.fromCharCode(1, 0, at >> 8, at & 255), '\x01\0\0\0');
		expect(damaged).not.toBe(file);
		const { result, said } = await reversed(asBytes(damaged));
		expect(said).toEqual([`${REPAIRED}all of its 3 pages were found. Check the result.`]);
		expect(pageTexts(result)).toEqual(['Page 3', 'Page 2', 'Page 1']);
	});

	test('is not used if the entry leads to the next free one', async () => {
		const damaged = asBytes(whole.replace(`${row(42)} n`, '0000000000 00001 f'));
		const { result, said } = await reversed(damaged);
		expect(said).toEqual([`${REPAIRED}content of its page 2 is lost. Check the result.`]);
		expect(pageTexts(result)).toEqual(['Page 3', '', 'Page 1']);
	});
});
