/** Values that their fields have no room for (docs/semantics.md, §22.3, rule 6). */
import type { JsonObject, JsonValue } from '../../../shared/contract/backend';
import { fill, flatten, form, text, words } from '../../support/documents/forms';
import { withPrograms, withTools } from '../../support/judges/tools';

const LONG = 'The quick brown fox jumps over the lazy dog and then some more words END';
const LIST = '/FT/Ch/Ff 2097152/T(f)/Opt[(r1)(r2)(r3)(r4)(r5)(r6)]/Rect[20 20 120 60]';
const cutOff = async (source: Uint8Array, values: JsonObject, flattening = false) => {
	const { documents, notes } = await fill(source, values, { flatten: flattening });
	return { bytes: documents[0]!.bytes, notes: notes.filter(({ code }) => code === 'value_cut_off') };
};

withTools('qpdf', 'poppler')('a field that is too small for its value', () => {
	const cut: [string, string, JsonValue, string | undefined][] = [
		['one line', text('f', '20 20 120 40'), LONG, 'END'],
		['several lines', text('f', '20 20 120 70', '/Ff 4096'), LONG.repeat(2), 'END'],
		['one line in the smallest type', text('f', '20 20 60 40', '/DA(/Helv 0 Tf 0 g)'), LONG, undefined],
		['several lines in the smallest type', text('f', '20 20 60 40', '/Ff 4096/DA(/Helv 0 Tf 0 g)'), LONG.repeat(3), 'END'],
		['one word without a line break', text('f', '20 20 26 120', '/Ff 4096'), 'WWW', undefined],
		['type that is higher than the field', text('f', '20 20 220 27'), 'Egg', undefined],
		['a border that leaves no room', text('f', '20 20 220 40', '/MK<</BC[0]>>/BS<</W 10>>'), 'Egg', 'Egg'],
		['a drop-down', '/FT/Ch/Ff 393216/T(f)/Rect[20 20 120 40]', LONG, 'END'],
		['a list that hides a chosen row', LIST, ['r1', 'r6'], 'r6'],
	];

	it.each(cut)('is named in a note: %s', async (_, widget, value) => {
		const { notes } = await cutOff(form([widget, text('fits', '20 150 220 170')]), { f: value, fits: 'Text' });
		expect(notes).toEqual([
			{
				code: 'value_cut_off',
				message: 'One field is too small for its value, and only a part shows: f. The form stores the whole values.',
			},
		]);
	});

	withPrograms('poppler')('shows a part, as poppler sees it:', () => {
		it.each(cut)('%s', async (_, widget, value, hidden) => {
			const { bytes } = await cutOff(form([widget]), { f: value });
			expect(words(bytes).map(({ word }) => word)).not.toContain(hidden);
		});
	});

	it.each([
		['one line', text('f', '20 20 120 40'), 'Short'],
		['type as high as the field', text('f', '20 20 220 32'), 'Egg'],
		['capitals in a field as high as they are', text('f', '20 20 220 30'), 'EGG 12'],
		['type that is fitted', text('f', '20 20 220 40', '/DA(/Helv 0 Tf 0 g)'), LONG],
		['type that is fitted, of several lines', text('f', '20 20 120 70', '/Ff 4096/DA(/Helv 0 Tf 0 g)'), LONG],
		['lines that fill the height', text('f', '20 20 120 66', '/Ff 4096'), 'a\nb\ng'],
		['empty lines at the end', text('f', '20 20 120 40', '/Ff 4096'), 'a\n\n\n\n'],
		['a comb', text('f', '20 20 120 40', '/Ff 16777216/MaxLen 4/DA(/Helv 0 Tf 0 g)'), 'WÅgg'],
		['a list that hides rows that are not chosen', LIST, ['r1', 'r2']],
		['a password', text('f', '20 20 40 40', '/Ff 8192'), 'secretsecret'],
		['nothing', text('f', '20 20 22 21'), ''],
	])('is not suspected in %s that fits', async (_, widget, value) => {
		expect((await cutOff(form([widget]), { f: value })).notes).toEqual([]);
	});

	it('is not named if no page shows it', async () => {
		const source = form([text('f', '20 20 120 40'), text('g', '20 60 120 80')], { page: '/Annots[63 0 R]' });
		expect((await cutOff(source, { f: LONG, g: 'x' })).notes).toEqual([]);
	});

	it('loses the rest with flatten, says so, and never quotes it', async () => {
		const source = form([text('a', '20 20 120 40'), text('b', '20 60 120 80')]);
		const { notes } = await cutOff(source, { a: LONG, b: LONG }, true);
		expect(notes.map(({ message }) => message)).toEqual([
			'2 fields are too small for their values, and only a part shows: a, b. The rest is lost with the fields: shorten the values first.',
		]);
	});

	it('is named by flatten_form where it had no appearance, and by fill_form where viewers were to draw it', async () => {
		const source = (asking: string) =>
			form([text('f', '20 20 120 40', `/V(${LONG})`), text('g', '20 60 120 80')], { form: asking });
		const { notes } = await flatten(source(''));
		expect(notes).toEqual([{ code: 'value_cut_off', message: expect.stringMatching(/shows: f\. The rest is lost/) }]);
		expect((await cutOff(source('/NeedAppearances true'), { g: 'x' })).notes).toHaveLength(1);
		expect((await cutOff(source(''), { g: 'x' })).notes).toEqual([]);
	});

	it('keeps its value where flatten_form leaves its page alone', async () => {
		const source = form([text('f', '20 20 120 40', `/V(${LONG})`)], { pages: 2 });
		expect((await flatten(source, '2')).notes.map(({ message }) => message)).toContainEqual(
			expect.stringContaining('The form stores the whole values.'),
		);
	});
});
