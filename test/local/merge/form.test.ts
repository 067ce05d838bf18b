import { decode } from '../../../shared/contract/values/decode';
import { Objects } from '../../support/judges/facts';
import { asDocument, local } from '../../support/hosts/local';
import { merged } from '../../support/hosts/results';
import { expectLinear } from '../../support/cost/growth';
import { rawPages } from '../../support/documents/raw';
import { qpdfCheck, qpdfJson, withTools } from '../../support/judges/tools';
import { testInTurn } from '../../support/sample';

const widget = '/Type/Annot/Subtype/Widget/Rect[0 0 50 20]';

/** A document with the fields 60, 61, … on its first page. */
const form = (entries: string, ...fields: readonly string[]) =>
	rawPages(1, {
		catalog: `/AcroForm<</Fields[${fields.map((_, at) => `${60 + at} 0 R`).join(' ')}]${entries}>>`,
		pages: { 1: `/Annots[${fields.map((_, at) => `${60 + at} 0 R`).join(' ')}]` },
		objects: Object.fromEntries(fields.map((field, at) => [60 + at, `<<${widget}/FT/Tx${field}>>`])),
	});

const valuesOf = (bytes: Uint8Array): Record<string, unknown> =>
	Object.fromEntries(
		qpdfJson(bytes).acroform.fields.map(({ fullname, value }: { fullname: string; value: unknown }) => [fullname, value]),
	);

withTools('qpdf')('forms of several documents', () => {
	testInTurn('names that are taken are renamed, in any encoding, and never to a name that is taken', async () => {
		const bytes = await merged(
			form('', '/T(name)/V(1)', '/T(other)/V(2)'),
			// The same name in UTF-16, and another that differs.
			form('', '/T<feff006e0061006d0065>/V(3)', '/T(Name)/V(4)'),
			form('', '/T(name)/V(5)', '/T(name_2)/V(6)'),
			form('', '/T(name)/FT/Btn/V/Off', '/T(other)/V(8)'),
		);
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(valuesOf(bytes)).toEqual({
			...{ name: 'u:1', other: 'u:2', name_3: 'u:3', Name: 'u:4', name_4: 'u:5', name_2: 'u:6', name_5: '/Off', other_2: 'u:8' },
		});
	});

	test('a name with parts is renamed at its top; nameless tops are looked through', async () => {
		const nested = (value: string, top: string) =>
			rawPages(1, {
				catalog: '/AcroForm<</Fields[60 0 R]/CO[62 0 R]>>',
				pages: { 1: '/Annots[62 0 R]' },
				objects: {
					60: `<<${top}/Kids[61 0 R]>>`,
					61: '<</T(person)/Parent 60 0 R/FT/Tx/Kids[62 0 R]>>',
					62: `<<${widget}/T(name)/V(${value})/Parent 61 0 R>>`,
				},
			});
		const bytes = await merged(nested('1', '/T(top)'), nested('2', '/T(top)'), nested('3', ''), nested('4', ''));
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(valuesOf(bytes)).toEqual({
			'top.person.name': 'u:1',
			'top_2.person.name': 'u:2',
			'person.name': 'u:3',
			'person_2.name': 'u:4',
		});
		expect(new Objects(bytes).catalog('/AcroForm', '/CO')).toHaveLength(4);
	});

	test('actions that name fields follow', async () => {
		const input = rawPages(1, {
			catalog: '/AcroForm<</Fields[60 0 R 61 0 R 63 0 R]>>',
			pages: { 1: '/Annots[60 0 R 62 0 R 63 0 R]' },
			objects: {
				60: `<<${widget}/FT/Tx/T(name)>>`,
				61: '<</T(top.most)/Kids[62 0 R]>>',
				62: `<<${widget}/FT/Tx/T(sub)/Parent 61 0 R>>`,
				63: `<<${widget}/FT/Btn/Ff 65536/T(button)/A 64 0 R>>`,
				64: '<</S/ResetForm/Fields[(name)60 0 R<feff006e0061006d0065>(top.most.sub)(top.most)(other.x)(names)]/Next 65 0 R>>',
				65: '<</S/SubmitForm/F<</FS/URL/F(http://localhost)>>/Fields 66 0 R/Next[<</S/Hide/T(name)>><</S/Hide/T[(name)(button)]>>]>>',
				66: '[(button)]',
			},
		});
		const objects = new Objects(await merged(form('', '/T(other)'), input, input));
		// The buttons of the second and of the third document.
		const actions = [3, 6].map((button) => {
			const reset = objects.catalog('/AcroForm', '/Fields', button, '/A');
			const submit = objects.at(reset, '/Next');
			return [
				objects.at(reset, '/Fields').map((item: string) => objects.at(item, '/T') ?? item),
				objects.at(submit, '/Fields'),
				objects.at(submit, '/Next', 0, '/T'),
				objects.at(submit, '/Next', 1, '/T'),
			];
		});
		// "other" is a field of the first document alone.
		expect(actions).toEqual([
			[
				['u:name', 'u:name', 'u:name', 'u:top.most.sub', 'u:top.most', 'u:other_2.x', 'u:names'],
				...[['u:button'], 'u:name', ['u:name', 'u:button']],
			],
			[
				['u:name_2', 'u:name_2', 'u:name_2', 'u:top.most_2.sub', 'u:top.most_2', 'u:other_3.x', 'u:names'],
				...[['u:button_2'], 'u:name_2', ['u:name_2', 'u:button_2']],
			],
		]);
	});

	test('actions that reach all fields reach those of their document', async () => {
		const input = (action: string) =>
			rawPages(1, {
				catalog: '/AcroForm<</Fields[60 0 R 61 0 R]>>',
				pages: { 1: '/Annots[60 0 R 61 0 R]' },
				objects: {
					60: `<<${widget}/FT/Tx/T(name)>>`,
					61: `<<${widget}/FT/Btn/Ff 65536/T(button)/A 62 0 R>>`,
					62: action,
				},
			});
		const reset = input('<</S/ResetForm>>');
		const submit = input('<</S/SubmitForm/F<</FS/URL/F(http://localhost)>>/Flags 5/Next<</S/ResetForm/Flags 1>>>>');
		const objects = new Objects(await merged(reset, submit));
		const fields = (button: number, ...path: string[]) =>
			objects
				.at(objects.catalog('/AcroForm', '/Fields', button, '/A'), ...path, '/Fields')
				.map((item: string) => objects.at(item, '/T'));
		expect(fields(1)).toEqual(['u:name', 'u:button']);
		expect(fields(3)).toEqual(['u:name_2', 'u:button_2']);
		expect(fields(3, '/Next')).toEqual(['u:name_2', 'u:button_2']);
		const action = objects.catalog('/AcroForm', '/Fields', 3, '/A');
		expect([objects.at(action, '/Flags'), objects.at(action, '/Next', '/Flags')]).toEqual([4, 0]);
		// Alone, a document has no other fields.
		expect(new Objects(await merged(reset)).catalog('/AcroForm', '/Fields', 1, '/A', '/Fields')).toBeUndefined();
	});

	testInTurn('a list of fields that many actions share, and names of many parts, are read once', async () => {
		await expectLinear(async (size) => {
			const each = Array.from({ length: size }, (_, index) => 100 + index);
			const input = rawPages(1, {
				catalog: '/AcroForm<</Fields[60 0 R]>>',
				pages: { 1: `/Annots[${each.map((number) => `${number} 0 R`).join(' ')}]` },
				objects: {
					60: '<</FT/Tx/T(name)>>',
					61: `[${'(name)'.repeat(size)}(${'.'.repeat(size)})]`,
					...Object.fromEntries(
						each.map((number) => [number, '<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/ResetForm/Fields 61 0 R>>>>']),
					),
				},
			});
			await merged(input, input);
		}, 4000);
	});

	test('reports scripts of a document whose fields are renamed', async () => {
		const codes = async (...inputs: readonly Uint8Array[]) =>
			(
				await local.run(
					'merge_documents',
					inputs.map((bytes, index) => asDocument(bytes, `${index}.pdf`)),
					decode('merge_documents', {}),
				)
			).notes;
		const script = '/A<</S/JavaScript/JS(1)>>';
		const note = expect.objectContaining({
			code: 'scripts_use_old_names',
			message: expect.stringMatching(/^Fields of 1\.pdf were/),
		});
		expect(await codes(form('', '/T(a)'), form('', `/T(a)${script}`))).toEqual([note]);
		expect(await codes(form('', `/T(a)${script}`), form('', '/T(a)'))).toEqual([]);
		expect(await codes(form('', '/T(a)'), form('', `/T(b)${script}`))).toEqual([]);
		const tagged = rawPages(1, {
			catalog: '/AcroForm<</Fields[60 0 R]>>/StructTreeRoot 61 0 R/Outlines 63 0 R',
			pages: { 1: '/Annots[60 0 R]/StructParents 0' },
			objects: {
				60: `<<${widget}/FT/Tx/T(a)${script}>>`,
				61: '<</Type/StructTreeRoot/K 62 0 R/ParentTree<</Nums[0[62 0 R]]>>>>',
				62: '<</S/P/P 61 0 R/Pg 11 0 R/K 0>>',
				63: '<</First 64 0 R/Last 64 0 R/Count 1>>',
				64: '<</Title(T)/Parent 63 0 R/Dest[11 0 R/Fit]>>',
			},
		});
		expect(await codes(tagged, tagged, tagged)).toEqual([
			expect.objectContaining({ message: expect.stringMatching(/^Fields of 1\.pdf, 2\.pdf were/) }),
		]);
	});

	test('a note names fields that are drawn in place of viewers, and have characters of no font', async () => {
		const left = form('/NeedAppearances true', '/T(place)/V<FEFF6F22>');
		const documents = [form('', '/T(a)'), left].map((bytes) => asDocument(bytes));
		const { notes } = await local.run('merge_documents', documents, decode('merge_documents', {}));
		expect(notes).toEqual([{ code: 'characters_missing', message: expect.stringContaining(': place (Han script).') }]);
	});

	test('what a form says for all fields still holds for its own fields, and for no others', async () => {
		const bytes = await merged(
			form('/DA(/Helv 9 Tf)', '/T(a)'),
			form('/DA(/Helv 12 Tf)/Q 2/NeedAppearances true', '/T(b)', '/T(c)/Q 1/DA(/Helv 7 Tf)'),
			form('/DA(/Helv 9 Tf)/Q 0', '/T(d)'),
		);
		const objects = new Objects(bytes);
		const all = objects.catalog('/AcroForm', '/Fields').map((field: string) => {
			const { '/T': name, '/Q': alignment, '/DA': appearance } = objects.get(field);
			return [name, alignment, appearance];
		});
		expect(all).toEqual([
			['u:a', undefined, undefined],
			['u:b', 2, 'u:/Helv 12 Tf'],
			['u:c', 1, 'u:/Helv 7 Tf'],
			['u:d', undefined, undefined],
		]);
		expect(objects.catalog('/AcroForm', '/Q')).toBeUndefined();
		// Fields that one form leaves to viewers are drawn, because the flag would hold for all forms.
		expect(objects.catalog('/AcroForm', '/NeedAppearances')).toBeUndefined();
		// The first form's alignment does not apply to other forms.
		const aligned = new Objects(await merged(form('/Q 1', '/T(a)'), form('', '/T(b)')));
		expect(aligned.catalog('/AcroForm', '/Fields', 1, '/Q')).toBe(0);
	});

	test('fonts of the same name stay apart, and default appearances follow', async () => {
		const resources = (font: string) => `/DR<</Font<</F#31<</Type/Font/Subtype/Type1/BaseFont/${font}>>>>>>/DA(/F1 9 Tf)`;
		const bytes = await merged(
			form(resources('Helvetica'), '/T(a)'),
			form(resources('Courier'), '/T(b)', '/T(c)/DA(0 g /F1 7 Tf)'),
			form(resources('Courier'), '/T(d)/DA(/F1 8 Tf /F1 gs)'),
			form(resources('Helvetica'), '/T(e)'),
		);
		const objects = new Objects(bytes);
		const fonts = objects.catalog('/AcroForm', '/DR', '/Font');
		expect(Object.entries(fonts).map(([name, font]) => [name, objects.get(font as never)['/BaseFont']])).toEqual([
			['/F1', '/Helvetica'],
			['/F1_2', '/Courier'],
		]);
		const appearances = [0, 1, 2, 3, 4].map((field) => objects.catalog('/AcroForm', '/Fields', field, '/DA'));
		expect(appearances).toEqual([undefined, 'u:/F1_2 9 Tf', 'u:0 g /F1_2 7 Tf', 'u:/F1_2 8 Tf /F1 gs', undefined]);
		expect(objects.catalog('/AcroForm', '/DA')).toBe('u:/F1 9 Tf');
	});

	test('free text annotations follow the fonts of their form', async () => {
		const text = (font: string) =>
			rawPages(1, {
				catalog: `/AcroForm<</Fields[]/DR<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/${font}>>>>>>>>`,
				pages: { 1: '/Annots[60 0 R<</Type/Annot/Subtype/FreeText/Rect[0 0 9 9]/DA(/F1 7 Tf)>>]' },
				objects: { 60: '<</Type/Annot/Subtype/FreeText/Rect[0 0 9 9]/DA(/F1 9 Tf 1 0 0 rg)>>' },
			});
		const objects = new Objects(await merged(text('Helvetica'), text('Courier')));
		const appearances = objects.pages().map((page) => [0, 1].map((at) => objects.at(page, '/Annots', at, '/DA')));
		expect(appearances).toEqual([
			['u:/F1 9 Tf 1 0 0 rg', 'u:/F1 7 Tf'],
			['u:/F1_2 9 Tf 1 0 0 rg', 'u:/F1_2 7 Tf'],
		]);
	});
});

test('keeps the appearances of a form when another one leaves its own to viewers', async () => {
	const field = '/Type/Annot/Subtype/Widget/FT/Tx/F 4/Rect[10 10 90 30]/P 11 0 R/V(value)';
	const form = (more: string) => `/AcroForm<</Fields[60 0 R]/DA(/F 9 Tf 0 g)/DR<</Font<</F 3 0 R>>>>${more}>>`;
	const left = rawPages(1, {
		catalog: form('/NeedAppearances true'),
		pages: { 1: '/Annots[60 0 R]' },
		objects: { 60: `<</T(left)${field}>>` },
	});
	const drawn = rawPages(1, {
		catalog: form(''),
		pages: { 1: '/Annots[60 0 R]' },
		objects: { 60: `<</T(drawn)${field}/AP<</N 61 0 R>>>>`, 61: ['/Subtype/Form/BBox[0 0 80 20]', '1 0 0 rg 0 0 80 20 re f'] },
	});
	const { documents } = await local.run('merge_documents', [asDocument(drawn), asDocument(left)], decode('merge_documents', {}));
	const text = Buffer.from(documents[0]!.bytes).toString('latin1');
	expect(text).not.toContain('NeedAppearances');
	expect(text).toContain('1 0 0 rg 0 0 80 20 re f');
	expect(text).toContain('/Tx BMC');
});
