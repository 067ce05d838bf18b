/** The lines of `npm test` that count skipped tests by their reasons. */
import { skippedLines } from '../../scripts/testing/skipped.mjs';

const result = (status: string, ...names: readonly string[]) => ({
	ancestorTitles: names.slice(0, -1),
	title: names.at(-1)!,
	status,
});

test('counts by the missing program, the most frequent first', () => {
	const files = [
		[result('pending', 'images (needs imagemagick)', 'PNG'), result('passed', 'images', 'JPEG')],
		[result('pending', 'text (needs poppler)', 'a page'), result('pending', 'text (needs poppler)', 'of columns', 'two')],
	];
	expect(skippedLines(files.map((assertionResults) => ({ assertionResults })))).toEqual([
		'2 skipped: poppler is not installed',
		'1 skipped: imagemagick is not installed',
	]);
});

test('names several programs together, other needs, the outermost first, and tests that do not say why', () => {
	const assertionResults = [
		result('pending', 'a (needs qpdf, docker compose)', 'b'),
		result('pending', 'in a live region (needs OCTAVO_LIVE_KEY, and more)'),
		result('pending', 'c (needs Linux)', 'd (needs git)'),
		result('pending', 'runs the bundle (needs Node 24 (not found))'),
		result('todo', 'e'),
	];
	expect(skippedLines([{ assertionResults }])).toEqual([
		'1 skipped: qpdf, docker compose are not installed',
		'1 skipped: needs OCTAVO_LIVE_KEY, and more',
		'1 skipped: needs Linux',
		'1 skipped: needs Node 24 (not found)',
		'1 skipped: no reason given',
	]);
});

test('says nothing if all tests run', () => {
	expect(skippedLines([{ assertionResults: [result('passed', 'a')] }])).toEqual([]);
});
