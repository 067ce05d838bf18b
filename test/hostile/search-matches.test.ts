/** A page may have hundreds of thousands of matches: each is a step of work (SECURITY.md). */
import { searchPage } from '../../shared/local/text/search';
import type { PageText } from '../../shared/model/text/page-text';
import { makeFound, type Pattern } from '../../shared/patterns/pattern';
import { Pace } from '../../shared/pace/pace';
import { job } from '../support/hosts/local';

test('matches of a page are looked at in steps', async () => {
	const matches = Array.from({ length: 5000 }, (_, index) => makeFound(index, index + 1));
	const pattern: Pattern = { hasGroups: false, search: () => Promise.resolve({ matches, truncated: false }) };
	const text = 'a'.repeat(5000);
	const flow = { text, shown: text, box: () => undefined, lineBoxes: () => [] };
	const visualText = function* () {
		return { flow, lines: [] };
	};
	const step = jest.spyOn(Pace.prototype, 'step');
	const found = await searchPage({ flow, visualText } as unknown as PageText, pattern, 5000, job().pace);
	expect(found.matches.length).toBe(5000);
	expect(step.mock.calls.length).toBeGreaterThanOrEqual(5000);
	step.mockRestore();
});
