// The lines that say why tests were skipped. The reasons are in the names of the tests and of their groups: `… (needs qpdf)`, which
// test/support/judges/needs.ts writes.
import programs from '../../test/support/judges/programs.cjs';

/** The need of the test or of one of its groups, the outermost first. */
function needOf({ ancestorTitles, title }) {
	const found = [...ancestorTitles, title].map((name) => /\(needs (.*)\)$/.exec(name)?.[1]);
	return found.find((need) => need !== undefined);
}

function reasonOf(need) {
	if (need === undefined) return 'no reason given';
	const names = need.split(', ');
	if (!names.every((name) => programs.names.includes(name))) return `needs ${need}`;
	return `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} not installed`;
}

/** A line for each reason, the most frequent first, from the `testResults` of jest's report. */
export function skippedLines(testResults) {
	const counts = new Map();
	for (const { assertionResults } of testResults)
		for (const test of assertionResults) {
			if (test.status !== 'pending' && test.status !== 'todo') continue;
			const reason = reasonOf(needOf(test));
			counts.set(reason, (counts.get(reason) ?? 0) + 1);
		}
	return [...counts].sort(([, one], [, other]) => other - one).map(([reason, count]) => `${count} skipped: ${reason}`);
}
