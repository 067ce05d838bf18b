import { decode } from '../../../shared/contract/values/decode';
import { FieldNames } from '../../../shared/model/form/names';
import { rawPages } from '../../support/documents/raw';
import { asDocument, local } from '../../support/hosts/local';
import { refusalOf } from '../../support/hosts/results';

const form = (count: number): Uint8Array => {
	const numbers = Array.from({ length: count }, (_, at) => 100 + at);
	const list = numbers.map((number) => `${number} 0 R`).join(' ');
	return rawPages(1, {
		catalog: `/AcroForm<</Fields[${list}]>>`,
		pages: { 1: `/Annots[${list}]` },
		objects: Object.fromEntries(
			numbers.map((number) => [number, `<</Type/Annot/Subtype/Widget/FT/Tx/T(f${number})/DA(/H 9 Tf)/Rect[0 0 99 20]>>`]),
		),
	});
};

test('the first names that are unknown are compared with those of the form, and a hundred are told', async () => {
	const guessing = jest.spyOn(FieldNames.prototype as unknown as { guess: (key: string) => string }, 'guess');
	const values = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`unknown ${at}`, 'x']));
	const refusal = await refusalOf(
		local.run('fill_form', [asDocument(form(30))], decode('fill_form', { values: JSON.stringify(values) })),
	);
	expect(guessing.mock.calls.length).toBe(5);
	expect(refusal.issues).toHaveLength(101);
	expect(refusal.issues[5]!.message).toBe('“unknown 5” is not a field of the form');
	expect(refusal.issues[100]!.message).toBe('and 200 more of its entries are wrong');
	guessing.mockRestore();
});
