import { Entries } from '../../../shared/pdf/syntax/entries';
import { KeptEntries } from '../../../shared/pdf/syntax/kept-entries';
import { asBytes, asText } from '../../support/values';

const text = (number: number) => `<</Number ${number}/Refers ${number} 0 R/And[${number + 1} 0 R]>>`;

/** The number that the dictionary says, and those of its references. */
function told(entries: Entries, number: number): (number | string)[] {
	const bytes = asBytes(text(number));
	const at = entries.find(bytes, 'Number');
	const marks = [];
	for (let mark = entries.marksFrom; mark < entries.marksTo; mark += 3) marks.push(entries.scan.marks[mark]!);
	return [asText(bytes.subarray(entries.at[at + 2], entries.at[at + 3])), ...marks];
}

function keep(kept: KeptEntries, number: number): void {
	const entries = new Entries();
	entries.locate(asBytes(text(number)), 0, text(number).length);
	kept.keep(number, 2000, entries);
}

test('recalls the entries of many objects, each as it was kept', () => {
	const kept = new KeptEntries();
	for (let number = 1; number <= 1000; number++) keep(kept, number);
	const entries = new Entries();
	for (const number of [1000, 1, 500]) {
		expect(kept.recall(number, entries)).toBe(true);
		expect(told(entries, number)).toEqual([String(number), number, number + 1]);
	}
	expect(kept.recall(1001, entries)).toBe(false);
	expect(told(entries, 500)).toEqual(['500', 500, 501]);
});

test('changes no entries that were recalled before, while it keeps more and in the copy', () => {
	const kept = new KeptEntries();
	keep(kept, 7);
	const before = new Entries();
	kept.recall(7, before);
	const copy = kept.fork();
	for (let number = 100; number < 400; number++) keep(kept, number);
	for (let number = 400; number < 700; number++) keep(copy, number);
	const [one, other] = [new Entries(), new Entries()];
	expect([kept.recall(300, one), kept.recall(500, one), copy.recall(300, other), copy.recall(500, other)]).toEqual([
		true,
		false,
		false,
		true,
	]);
	expect([told(before, 7), told(one, 300), told(other, 500)]).toEqual([
		['7', 7, 8],
		['300', 300, 301],
		['500', 500, 501],
	]);
	expect(copy.recall(7, other)).toBe(true);
	expect(told(other, 7)).toEqual(['7', 7, 8]);
});
