/** Pages of much text are laid out in steps, between which other work of the process gets its turn, and in a bounded number of them. */
import { markdownOf } from '../../../shared/model/text/markdown/markdown';
import { STRIDE, sorting, type Steps } from '../../../shared/model/text/fragments/steps';
import { PageReader } from '../../../shared/model/text/page-reader';
import { defaultLimits } from '../../../shared/pdf/limits';
import { Memory } from '../../../shared/pdf/memory';
import { openDocument } from '../../../shared/pdf/open-document';
import { Pace } from '../../../shared/pace/pace';
import { lines, texts } from '../../support/documents/texts';
import { pause } from '../../support/hosts/local';
import { testInTurn } from '../../support/sample';

class CountingPace extends Pace {
	steps = 0;

	constructor() {
		super(pause);
	}

	override step(cost: number): Promise<void> | undefined {
		this.steps++;
		return super.step(cost);
	}
}

const opened = async (content: string, findsTables = false) => {
	const pace = new CountingPace();
	const document = await openDocument(texts([content]), { limits: defaultLimits, memory: new Memory(defaultLimits), pace });
	const page = await new PageReader(document, findsTables).page(0);
	return { pace, document, page };
};

/** How many steps the work has, and what it makes. */
function counted<T>(work: Steps<T>): { readonly steps: number; readonly made: T } {
	for (let steps = 0; ; steps++) {
		const { done, value } = work.next();
		if (done) return { steps, made: value };
	}
}

const ROWS = 250;
const CELLS = 40;
const cells = Array.from({ length: ROWS }, (_, row) =>
	Array.from({ length: CELLS }, (__, cell) => lines(5 + 9 * cell, 590 - 2 * row, ['ab'], 1)).join(''),
).join('');

describe('a page of ten thousand cells', () => {
	const thousands = (ROWS * CELLS) / STRIDE;

	testInTurn('is read, placed and divided into words with a step for each thousand of them', async () => {
		const { page } = await opened(cells);
		const placed = counted(page.layout('page'));
		expect(placed.made.split('\n').filter(Boolean)).toHaveLength(ROWS);
		// Segments, their sorted places, rows and the text: each is a walk over all cells.
		expect(placed.steps).toBeGreaterThan(5 * thousands);
		const words = counted(page.words());
		expect(words.made).toHaveLength(ROWS * CELLS);
		expect(words.steps).toBeGreaterThan(1.5 * thousands);
	});

	testInTurn('becomes Markdown with a step for each row', async () => {
		const { page, document, pace } = await opened(cells, true);
		const before = pace.steps;
		const { pages } = await markdownOf(document, [page]);
		expect(pages[0]!.match(/\bab\b/g)).toHaveLength(ROWS * CELLS);
		expect(pace.steps - before).toBeGreaterThan(ROWS);
	});
});

it('asks at each page whether others are due while it looks for lines that repeat', async () => {
	const { page, document, pace } = await opened(lines(50, 300, ['In the middle']));
	const pages = Array.from({ length: 100 }, () => page);
	const asked = async (keepRepeated: boolean): Promise<number> => {
		const before = pace.steps;
		await markdownOf(document, pages, { keepRepeated });
		return pace.steps - before;
	};
	const without = await asked(true);
	expect((await asked(false)) - without).toBeGreaterThanOrEqual(pages.length);
});

testInTurn('rows of two cells are compared with those below them only so often', async () => {
	const rows = 6000;
	// Row by row, so that each row might begin two columns of prose.
	const row = (y: number) => lines(50, y, ['ab'], 0.05) + lines(51, y, ['ab'], 0.05);
	const content = Array.from({ length: rows }, (_, index) => row(590 - 0.06 * index)).join('');
	const { page, pace } = await opened(content);
	expect(page.flow.text.match(/ab/g)).toHaveLength(2 * rows);
	expect(pace.steps).toBeLessThan(20_000);
});

it('one line of text is divided where steps would be long', async () => {
	const { page } = await opened(`BT /F 0.01 Tf 10 500 Td (${'ab'.repeat(15_000)}) Tj ET`);
	expect(page.flow.text.replaceAll(/\s/g, '')).toBe('ab'.repeat(15_000));
	const longest = Math.max(
		...page.blocks.flatMap(({ lines: all }) => all.flatMap(({ segments }) => segments.map(({ characters }) => characters))),
	);
	expect(longest).toBeLessThan(7000);
});

it('sorting in steps is sorting', () => {
	const items = Array.from({ length: 10_500 }, (_, index) => ({ key: (index * 7919) % 101, index }));
	const { made, steps } = counted(sorting(items, (one, other) => one.key - other.key));
	expect(made).toEqual([...items].sort((one, other) => one.key - other.key));
	expect(steps).toBeGreaterThan(items.length / STRIDE);
});
