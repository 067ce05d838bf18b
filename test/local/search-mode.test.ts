/** Notes and errors about a search that found nothing because it is written for another mode. */
import { decode } from '../../shared/contract/values/decode';
import type { OperationName } from '../../shared/contract/operations';
import { numbered } from '../support/documents/drawn';
import { asDocument, local } from '../support/hosts/local';

const run = async (name: OperationName, parameters: object) =>
	local.run(name, [asDocument(await numbered(3))], decode(name, { ...parameters }));

const AS_WORDS =
	'looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it';
const SLASHES = 'has slashes around it that count as characters: leave them out, and begin with (?i) in place of the flag i';

describe('a search that is written for another mode', () => {
	it.each([
		[{ search: 'Page \\d' }, AS_WORDS],
		[{ search: '/page \\d/i', search_mode: 'regex' }, SLASHES],
	])('has a note of find_text: %j', async (parameters, cure) => {
		const { notes, data } = await run('find_text', parameters);
		expect(data).toMatchObject({ found: false });
		expect(notes).toEqual([
			{
				code: 'search_mode_unlikely',
				message: `Nothing was found for search, which ${cure}.`,
				mentions: ['search', 'search_mode'],
			},
		]);
	});

	it('has no note if something is found', async () => {
		const { notes } = await run('find_text', { search: 'Page \\d', search_mode: 'regex' });
		expect(notes).toEqual([]);
	});

	it('is refused by split_by_text with the cure', async () => {
		await expect(run('split_by_text', { search: 'Page (\\d)' })).rejects.toMatchObject({
			issues: [{ field: 'search', message: `is not found on any page: it ${AS_WORDS}` }],
		});
	});

	it('has a note of check_document for each text that was not found', async () => {
		const { notes, data } = await run('check_document', {
			required_text: '/page 1/g',
			forbidden_text: 'DRAFT \\d',
			on_violation: 'report',
		});
		expect(notes.map(({ message }) => message)).toEqual([
			`Nothing was found for required_text, which ${AS_WORDS}.`,
			`Nothing was found for forbidden_text, which ${AS_WORDS}.`,
		]);
		expect(data!['failures']).toMatchObject([
			{ message: 'The required text is not in the document. It looks as if it were written for another search mode.' },
		]);
	});

	it('has no note of check_document for a text that is there', async () => {
		const { notes } = await run('check_document', { forbidden_text: 'Page \\d', search_mode: 'regex', on_violation: 'report' });
		expect(notes).toEqual([]);
	});
});
