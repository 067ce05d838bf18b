/** Kinds of changes, each of which is found on its page, with nothing else. `npm run comparing` tries them all. */
import { decode } from '../../shared/contract/values/decode';
import { changes } from '../support/changes';
import { changed, original, reportedBy } from '../support/changes/change';
import { paper } from '../support/changes/paper';
import { asDocument, local } from '../support/hosts/local';
import { qpdfCheck, withTools } from '../support/judges/tools';
import { sampled, testInTurn } from '../support/sample';

const before = original();

async function compare(one: Uint8Array, other: Uint8Array): Promise<unknown> {
	const parameters = decode('compare_documents', { compare_to: asDocument(one) });
	return (await local.run('compare_documents', [asDocument(other)], parameters)).data;
}

test('there are at least 200 kinds, each with another name', () => {
	expect(new Set(changes.map(({ name }) => name)).size).toBe(changes.length);
	expect(changes.length).toBeGreaterThanOrEqual(200);
});

withTools('qpdf')('documents with a change', () => {
	it.each([['none', before] as const, ...sampled(changes, 4).map((one) => [one.name, changed(one)] as const)])(
		'are sound: %s',
		(_, bytes) => {
			expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		},
	);
});

it.each(sampled(changes, 12).map((change) => [change.name, change] as const))(
	'finds on its page, and nothing else: %s',
	async (_, change) => {
		expect(reportedBy(await compare(before, changed(change)))).toEqual(change.reported);
	},
);

testInTurn('finds one edited word, and nothing in a build of another day', async () => {
	const built = await paper(3);
	expect(reportedBy(await compare(built, await paper(3, { date: new Date(1e12) })))).toEqual({
		metadata: ['created', 'modified'],
	});
	const edited = await paper(3, { edit: (text, page, line) => (page === 2 && line === 3 ? `${text} more` : text) });
	expect(reportedBy(await compare(built, edited))).toEqual({ changed: { 2: 'lt' } });
});
