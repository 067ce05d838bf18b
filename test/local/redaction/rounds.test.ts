/** Patterns that match the rest again after a match has gone. */
import { decode } from '../../../shared/contract/values/decode';
import { asDocument, local } from '../../support/hosts/local';
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

	test('gives nothing if there is no end of it', async () => {
		await expect(redact('b b b b b b 1 2 3 4 5 6', 'b\\s+\\d')).rejects.toMatchObject({ code: 'redaction_incomplete' });
	});
});
