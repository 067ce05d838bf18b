/** Text of fields that viewers draw themselves is on the page, too (docs/semantics.md, D45). */
import type { OperationName } from '../../shared/contract/operations';
import { decode, type RawParameters } from '../../shared/contract/values/decode';
import { form, text } from '../support/documents/forms';
import { asDocument, local } from '../support/hosts/local';
import { textByMupdf, withPrograms } from '../support/judges/tools';

const FIELDS = [
	text('name', '20 20 220 40', '/V(Ada Lovelace)'),
	text('place', '20 60 220 80', '/V<FEFF6F2200410042>'),
	text('hidden', '20 90 220 110', '/F 2/V(unseen)'),
	text('password', '20 120 220 140', '/Ff 8192/V(unseen)'),
];
const data = async (name: OperationName, bytes: Uint8Array, raw: RawParameters) =>
	(await local.run(name, [asDocument(bytes)], decode(name, raw))).data!;

const ENTRIES = ['', '/NeedAppearances true'];

// PDFium, which judges without mutool, has no text of fields.
withPrograms('mutool')('mutool', () => {
	it.each(ENTRIES)('shows the values of a form with the entries "%s", too', (entries) => {
		expect(textByMupdf(form(FIELDS, { form: entries }))).toContain('Ada Lovelace');
	});
});

describe.each(ENTRIES)('a form with the entries "%s"', (entries) => {
	const source = form(FIELDS, { form: entries });

	it('has the values of its fields in its text, but not of those that do not show', async () => {
		const { text: found } = await data('extract_text', source, {});
		expect(found).toContain('Ada Lovelace');
		expect(found).toContain('\u6F22AB');
		expect(found).not.toContain('unseen');
	});

	it('is searched for them', async () => {
		expect(await data('find_text', source, { search: 'Ada Lovelace' })).toMatchObject({ count: 1, pages: [1] });
		const rules = { forbidden_text: 'Lovelace', require_embedded_fonts: true, on_violation: 'report' };
		const { failures } = await data('check_document', source, rules);
		expect(failures).toMatchObject([{ rule: 'require_embedded_fonts' }, { rule: 'forbidden_text', pages: [1] }]);
	});
});
