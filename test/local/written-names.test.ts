import { rawPages } from '../support/documents/raw';
import { merged, resultsOf } from '../support/hosts/results';
import { asDocument, local } from '../support/hosts/local';
import { Objects } from '../support/judges/facts';
import { uncompressed, withTools } from '../support/judges/tools';

const widget = '/Type/Annot/Subtype/Widget/Rect[0 0 50 20]';

/** A document with the fields 60, 61, … on its first page. */
const form = (...fields: readonly string[]) =>
	rawPages(1, {
		catalog: `/AcroForm<</Fields[${fields.map((_, at) => `${60 + at} 0 R`).join(' ')}]/DR<</Font<</F 3 0 R>>>>>>`,
		pages: { 1: `/Annots[${fields.map((_, at) => `${60 + at} 0 R`).join(' ')} 90 0 R]` },
		objects: {
			...Object.fromEntries(fields.map((field, at) => [60 + at, `<<${widget}${field}>>`])),
			90: '<</Type/Annot/Subtype/Free#54ext/Rect[0 0 9 9]/DA(/F 9 Tf)/Contents(Note)>>',
		},
	});

// ISO 32000-2, 7.3.5: any character of a name may be written as # and two digits.
withTools('qpdf')('names that are written with #xx', () => {
	test('optimize_document finds thumbnails and private data', async () => {
		const input = rawPages(1, {
			pages: { 1: '/Piece#49nfo<</Secret(PRIVATE)>>/#54humb 60 0 R' },
			objects: { 60: ['', 'PICTURE'] },
		});
		const [result] = await resultsOf('optimize_document', [input]);
		expect(uncompressed(result!)).not.toMatch(/PRIVATE|PICTURE/);
	});

	test('merge_documents keeps actions to their own fields', async () => {
		const reset = form('/FT/Tx/T(name)', '/FT/Btn/Ff 65536/T(button)/A<</S/Reset#46orm/Fields[(name)]>>');
		const objects = new Objects(await merged(form('/FT/Tx/T(name)'), reset));
		expect(objects.catalog('/AcroForm', '/Fields', 2, '/A', '/Fields')).toEqual(['u:name_2']);
	});

	test('merge_documents says which scripts use old names', async () => {
		const scripted = form('/FT/Tx/T(name)/A<</S/J#61vaScript/#4A#53(x)>>');
		const { notes } = await local.run('merge_documents', [asDocument(form('/FT/Tx/T(name)')), asDocument(scripted)], {
			bookmarks: 'keep',
			interleave: 'none',
			table_of_contents: false,
			start_on_odd: false,
		});
		expect(notes.map(({ code }) => code)).toContain('scripts_use_old_names');
	});

	test('flatten_form keeps the fonts of free text annotations', async () => {
		const [result] = await resultsOf('flatten_form', [form('/FT/Tx/T(name)')]);
		expect(new Objects(result!).catalog('/AcroForm', '/DR', '/Font')).toHaveProperty('/F');
	});
});
