import type { Outcome } from '../../../shared/contract/backend';
import { decode, type RawParameters } from '../../../shared/contract/values/decode';
import { certified, sign, signature } from '../../support/documents/signed';
import { rawPages } from '../../support/documents/raw';
import { asDocument, local } from '../../support/hosts/local';
import { refusalOf } from '../../support/hosts/results';
import { asks, onFile, qpdfCheck, qpdfJson, run, withPrograms } from '../../support/judges/tools';

const TEXT = '<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V(Ada)/Rect[20 160 140 180]/F 4/DA(/Helv 10 Tf 0 g)>>';

const form = (more = ''): Uint8Array =>
	sign(
		rawPages(1, {
			catalog: `/AcroForm<</Fields[60 0 R 66 0 R]/SigFlags 3${more}>>`,
			pages: { 1: '/Annots[60 0 R 66 0 R]' },
			objects: {
				60: '<</Type/Annot/Subtype/Widget/FT/Sig/T(approval)/P 11 0 R/Rect[0 0 0 0]/F 132/V 61 0 R>>',
				61: signature(),
				66: TEXT,
			},
		}),
	);

const fill = (bytes: Uint8Array, raw: RawParameters = {}): Promise<Outcome> =>
	local.run('fill_form', [asDocument(bytes)], decode('fill_form', { values: { name: 'Žofia' }, keep_signatures: true, ...raw }));

withPrograms('poppler')('fill_form with keep_signatures', () => {
	asks('qpdf');

	test('appends the values, so that others find the signature valid', async () => {
		const input = form();
		const { documents, notes } = await fill(input);
		const { bytes } = documents[0]!;
		expect(Buffer.from(bytes.subarray(0, input.length)).equals(Buffer.from(input))).toBe(true);
		expect(notes).toEqual([]);
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(qpdfJson(bytes).acroform.fields[1].value).toBe('u:Žofia');
		const text = onFile(bytes, (file) => run('pdfsig', ['-nocert', file])).stdout.toString();
		expect(text).toMatch(/Signature is Valid/);
		const { data } = await local.run('check_signatures', [asDocument(bytes)], decode('check_signatures', {}));
		expect(data).toMatchObject({ entries: [{ intact: true, verified: true, changesAfter: ['form_values'] }] });
	});

	test('rewrites a document that is not signed', async () => {
		const input = rawPages(1, {
			catalog: '/AcroForm<</Fields[66 0 R]>>',
			pages: { 1: '/Annots[66 0 R]' },
			objects: { 66: TEXT },
		});
		const { documents } = await fill(input);
		expect(Buffer.from(documents[0]!.bytes).includes('/Prev')).toBe(false);
		expect(qpdfJson(documents[0]!.bytes).acroform.fields[0].value).toBe('u:Žofia');
	});
});

const FIELDS = {
	66: TEXT,
	67: '<</Type/Annot/Subtype/Widget/FT/Tx/T(city)/Rect[20 120 140 140]/F 4/DA(/Helv 10 Tf 0 g)>>',
	68: '<</Type/Annot/Subtype/Widget/FT/Ch/Ff 131072/T(plan)/Opt[(small)(large)]/V(small)/Rect[20 80 140 100]/F 4/DA(/Helv 10 Tf 0 g)>>',
};

// No field has an appearance, so that drawing one would change its look.
test.each([
	['empty values of fields that are empty', '', { name: 'Žofia', city: '' }, ['form_values']],
	['values that fields have already', '', { name: 'Ada', city: null, plan: 'small' }, []],
	['other fields where the form asks viewers to draw them', '/NeedAppearances true', { city: 'Zürich' }, ['form_values']],
])('fill_form with keep_signatures leaves %s as they were signed', async (_, more, values, changesAfter) => {
	const bytes = sign(
		rawPages(1, {
			catalog: `/AcroForm<</Fields[60 0 R 66 0 R 67 0 R 68 0 R]/SigFlags 3${more}>>`,
			pages: { 1: '/Annots[60 0 R 66 0 R 67 0 R 68 0 R]' },
			objects: {
				60: '<</Type/Annot/Subtype/Widget/FT/Sig/T(approval)/P 11 0 R/Rect[0 0 0 0]/F 132/V 61 0 R>>',
				61: signature(),
				...FIELDS,
			},
		}),
	);
	const { documents } = await fill(bytes, { values });
	const { data } = await local.run('check_signatures', documents, decode('check_signatures', {}));
	expect(data).toMatchObject({ allIntact: true, entries: [{ changesAfter }] });
	// An empty revision would be damage.
	expect(Buffer.from(documents[0]!.bytes).equals(Buffer.from(bytes))).toBe(changesAfter.length === 0);
});

test.each<[string, () => Uint8Array, RegExp]>([
	['a field that a signature locks', () => certified(), /a signature locks name/],
	['a form with an XFA version', () => form('/XFA(x)'), /XFA/],
])('%s is refused', async (_, bytes, message) => {
	expect((await refusalOf(fill(bytes()))).issues).toMatchObject([
		{ field: 'keep_signatures', message: expect.stringMatching(message) },
	]);
});
