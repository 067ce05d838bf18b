/** Pairs of documents of further kinds: every change is found on its page, and nothing else. `npm run comparing` judges their boxes. */
import { decode } from '../../shared/contract/values/decode';
import { reportedBy } from '../support/changes/change';
import { pairs } from '../support/changes/pairs';
import { asDocument, local } from '../support/hosts/local';
import { qpdfCheck, withTools } from '../support/judges/tools';
import { testInTurn } from '../support/sample';

test('there are at least 30, each with another name', () => {
	expect(new Set(pairs.map(({ name }) => name)).size).toBe(pairs.length);
	expect(pairs.length).toBeGreaterThanOrEqual(30);
});

withTools('qpdf')('both documents', () => {
	it.each(pairs.map(({ name, before, after }) => [name, before, after] as const))('are sound: %s', (_, before, after) => {
		expect([qpdfCheck(before), qpdfCheck(after)]).toMatchObject([{ clean: true }, { clean: true }]);
	});
});

testInTurn.each(pairs.map((pair) => [pair.name, pair] as const))(
	'finds, and nothing else: %s',
	async (_, { before, after, reported }) => {
		const parameters = decode('compare_documents', { compare_to: asDocument(before) });
		const { data } = await local.run('compare_documents', [asDocument(after)], parameters);
		expect(reportedBy(data)).toEqual(reported);
	},
);
