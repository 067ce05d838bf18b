/**
 * The work between two pauses is counted: the clock of a machine does not matter. Every look at the clock takes a pause here, so that
 * the largest amount between two looks is what may hold the event loop (SECURITY.md). `npm run steps` measures the milliseconds.
 */
import { Pace } from '../../shared/pace/pace';
import { costly } from '../support/hostile/costly';
import { families } from '../support/hostile/families';
import { prepare } from '../support/hostile/run-costly';
import { sampled, testInTurn } from '../support/sample';

/** The engine counts 300,000 a millisecond, and Markdown the most that a piece may cost: `npm run steps` measures less than 100 ms. */
const MOST = 50_000_000;
const MOST_OF_MARKDOWN = 300_000_000;

/** Counts the work between two looks at the clock. */
function countWork(): { readonly largest: () => number; readonly looks: () => number; readonly stop: () => void } {
	let [work, largest, looks] = [0, 0, 0];
	const count = (cost: number): void => {
		work += cost;
		largest = Math.max(largest, work);
	};
	const step = jest.spyOn(Pace.prototype, 'step').mockImplementation(function (this: Pace, cost: number) {
		count(cost);
		if (work < 300_000) return undefined;
		looks++;
		work = 0;
		return this.rest();
	});
	const add = jest.spyOn(Pace.prototype, 'add').mockImplementation(count);
	// Each stream may take as long as one look at the clock counts.
	const addSince = jest.spyOn(Pace.prototype, 'addSince').mockImplementation(() => count(300_000));
	const isFull = jest.spyOn(Pace.prototype, 'isFull', 'get').mockImplementation(() => work >= 300_000);
	return {
		largest: () => largest,
		looks: () => looks,
		stop: () => [step, add, addSince, isFull].forEach((spy) => spy.mockRestore()),
	};
}

describe('counts little work between two pauses', () => {
	const cases = sampled(Object.entries({ ...costly, ...families }), 8);
	testInTurn.each(cases)('%s', async (name, one) => {
		const work = prepare(one, one.size);
		const counted = countWork();
		try {
			expect(await work()).toBe(one.ends);
		} finally {
			counted.stop();
		}
		expect(counted.largest()).toBeLessThan(name.startsWith('markdown:') ? MOST_OF_MARKDOWN : MOST);
	});
});

test('shows few glyphs at once whose texts are long', async () => {
	const one = families['text: a long text for one glyph that is shown often']!;
	const work = prepare(one, one.size);
	const counted = countWork();
	try {
		expect(await work()).toBe('limit_exceeded');
	} finally {
		counted.stop();
	}
	expect(counted.largest()).toBeLessThan(2_000_000);
});

/** Families, and the looks that their parts take; without them there are fewer. */
const PARTS: readonly (readonly [name: string, looks: number])[] = [
	['trees: identifiers that are merged', 800],
	['trees: keys of the structure that are merged', 200],
	['trees: roles that lead to each other', 900],
	['trees: an order of calculation that is merged', 100],
	['trees: scripts in leaves that nothing uses', 100],
	['trees: one annotation that a page lists again and again', 800],
	['trees: annotations of one page that are looked for', 100],
	['trees: annotations of one page that are read', 200],
	['trees: annotations of one page that are searched for media', 500],
	['trees: a form that lists a packet of XFA again and again', 10_000],
	['trees: layers that are off', 200],
	['trees: marked content of one element that moves', 140],
	['structure: members in another order', 80],
	['trees: a leaf of page labels that a node lists again and again', 40],
	['trees: an associated file that the catalog lists again and again', 800],
	['trees: files of one list that annotations share', 25],
	['trees: scripts in a circle', 200],
	['trees: a list of scripts', 150],
	['trees: a circle of actions that go to a removed page', 300],
	['trees: choices of a list that are read', 160],
	['html: one text of a drawing', 150],
	['values: breakdowns of VAT in an invoice', 400],
	['values: lines of an invoice that are checked', 100],
	['trees: one text of a field, in sizes that do not fit', 270],
	['trees: bookmarks that are given', 540],
	['trees: labels of one page that are given', 50],
	['trees: choices of a list, all of which are chosen', 100],
	['shared: signed fields of comments', 620],
	['shared: widgets of signed fields', 100],
	['shared: widgets that are copied', 100],
];

testInTurn('looks at the clock for each part of trees, lists and chains', async () => {
	for (const [name, least] of sampled(PARTS, 1)) {
		const work = prepare(families[name]!, families[name]!.size);
		const counted = countWork();
		await work().finally(counted.stop);
		expect({ name, looks: counted.looks() > least }).toEqual({ name, looks: true });
	}
});

testInTurn('looks at the clock within one string, one array, one paragraph, one list, one section and one image', async () => {
	const names = [
		'text: one string of many glyphs',
		'text: many strings in one array',
		'markdown: a paragraph of many words',
		'markdown: a list',
		'structure: a cross-reference of many subsections',
		'images: inks that are written',
		'images: an index into inks',
		'images: megabytes of blanks in base 85',
		'given images: a million segments',
		'given images: very many chunks',
		'given images: a profile of megabytes',
	];
	for (const name of sampled(names, 1)) {
		const [half, whole] = [0.5, 1].map((part) => prepare(families[name]!, families[name]!.size * part));
		const looks: number[] = [];
		for (const work of [half!, whole!]) {
			const counted = countWork();
			await work().finally(counted.stop);
			looks.push(counted.looks());
		}
		expect({ name, looks: looks[0]! > 10 }).toEqual({ name, looks: true });
		// Some looks are those of work that is the same for any size.
		expect({ name, grows: looks[1]! > looks[0]! + 30 }).toEqual({ name, grows: true });
	}
});
