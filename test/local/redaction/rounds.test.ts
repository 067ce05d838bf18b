/** Patterns that match the rest again after a match has gone. */
import { decode } from '../../../shared/contract/values/decode';
import { asDocument, local } from '../../support/hosts/local';
import { texts } from '../../support/documents/texts';
import { pageTexts, withTools } from '../../support/judges/tools';
import { made, show } from '../../support/secrets/places';

const redact = (text: string, search: string) =>
	local.run('redact_text', [asDocument(made({ content: show(text) }))], decode('redact_text', { search, search_mode: 'regex' }));

withTools('poppler')('redact_text', () => {
	test.each([
		['a b b 1 2 c', 'b\\s+\\d', 2, /b|1|2/],
		['a b b b 1 2 3 c', 'b\\s+\\d', 3, /b|1|2|3/],
	])('redacts matches made by a gap: %s', async (text, search, count, gone) => {
		const { documents, facts } = await redact(text, search);
		const left = pageTexts(documents[0]!.bytes).join('').replace('Public words', '');
		expect(left).not.toMatch(gone);
		expect(left.replace(/\s+/g, ' ').trim()).toBe('a c');
		expect(facts).toMatchObject({ redactedMatches: count, redactedPages: 1 });
	});

	test('takes a page that has lost all its text for no scan in the next round', async () => {
		const words = Array.from({ length: 8 }, (_, line) => `BT /F 12 Tf 100 ${200 + 20 * line} Td (zorkmid zorkmid) Tj ET\n`);
		const picture = 'q 400 0 0 600 0 0 cm /I Do Q\n';
		const input = texts([picture + words.join(''), show('a b b 1 2 c')], {
			resources: '/XObject<</I 70 0 R>>',
			objects: { 70: ['/Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray', 'x'] },
		});
		const fields = decode('redact_text', { search: 'b\\s+\\d|zorkmid', search_mode: 'regex' });
		const { documents, facts } = await local.run('redact_text', [asDocument(input)], fields);
		expect(facts).toMatchObject({ redactedMatches: 18, redactedPages: 2 });
		expect(pageTexts(documents[0]!.bytes).map((text) => text.replace(/\s+/g, ' ').trim())).toEqual(['', 'a c']);
	});

	test('fails if something is left after four rounds', async () => {
		await expect(redact('b b b b b b 1 2 3 4 5 6', 'b\\s+\\d')).rejects.toMatchObject({ code: 'redaction_incomplete' });
	});
});
