/** set_page_labels as other readers see it, damaged labels, and lists with many problems. */
import { decode } from '../../shared/contract/values/decode';
import type { JsonValue } from '../../shared/contract/operations/types';
import { rich } from '../support/documents/drawn';
import { rawPages } from '../support/documents/raw';
import { asDocument, local } from '../support/hosts/local';
import { refusalOf } from '../support/hosts/results';
import { labelsOf, Objects } from '../support/judges/facts';
import { qpdfCheck, withTools } from '../support/judges/tools';
import { labelsByPdfJs } from '../support/readers/labels';
import { testInTurn } from '../support/sample';

async function set(bytes: Uint8Array, labels: JsonValue) {
	const { documents, notes, facts } = await local.run(
		'set_page_labels',
		[asDocument(bytes)],
		decode('set_page_labels', { labels }),
	);
	return { bytes: documents[0]!.bytes, notes: notes.map(({ code }) => code), facts };
}

async function pageLabelsOf(bytes: Uint8Array): Promise<JsonValue> {
	const { data } = await local.run('get_document_info', [asDocument(bytes)], decode('get_document_info', {}));
	return data!['pageLabels']!;
}

const problemsOf = async (labels: JsonValue): Promise<string[]> =>
	(await refusalOf(set(rawPages(3, {}), labels))).issues.map(({ message }) => message);

/** Every style, given in full and in order. */
const EVERY = {
	labels: [
		{ from: 1, style: 'none', prefix: 'Cover', start: 1 },
		{ from: 2, style: 'roman_lower', prefix: '', start: 3 },
		{ from: 4, style: 'decimal', prefix: 'Ω– ', start: 1 },
		{ from: 5, style: 'letters_upper', prefix: '', start: 52 },
		{ from: 7, style: 'letters_lower', prefix: '', start: 1 },
		{ from: 8, style: 'roman_upper', prefix: '', start: 1999 },
	],
};

withTools('qpdf')('set_page_labels', () => {
	test('writes labels that two readers agree on, and that get_document_info gives again', async () => {
		const { bytes, notes, facts } = await set(rawPages(8, {}), EVERY);
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		const labels = ['Cover', 'iii', 'iv', 'Ω– 1', 'ZZ', 'AAA', 'a', 'MCMXCIX'];
		expect(labelsOf(bytes)).toEqual(labels);
		expect(labelsByPdfJs(bytes)).toEqual(labels);
		expect([notes, facts]).toEqual([[], { pageCount: 8, labelledPages: 8 }]);
		expect(await pageLabelsOf(bytes)).toEqual(EVERY);
		const { data } = await local.run('get_document_info', [asDocument(bytes)], decode('get_document_info', { per_page: 'true' }));
		expect(data!['pages']).toEqual(labels.map((label): unknown => expect.objectContaining({ label })));
	});

	testInTurn('counts pages before the first range from 1, and says how many pages have a label of the list', async () => {
		const { bytes, facts } = await set(rawPages(4, {}), { labels: [{ from: 3, prefix: 'B' }] });
		expect(labelsByPdfJs(bytes)).toEqual(['1', '2', 'B1', 'B2']);
		expect(facts).toEqual({ pageCount: 4, labelledPages: 2 });
		// Those whose label is empty have none.
		const emptied = await set(rawPages(4, {}), { labels: [{ from: 1 }, { from: 3, style: 'none' }, { from: 4, prefix: 'B' }] });
		expect(labelsByPdfJs(emptied.bytes)).toEqual(['1', '2', '', 'B1']);
		expect(emptied.facts).toEqual({ pageCount: 4, labelledPages: 3 });
		// Readers reject a number tree without an entry for the first page (ISO 32000-2, 12.4.2).
		const objects = new Objects(bytes);
		expect(objects.catalog('/PageLabels', '/Nums', 0)).toBe(0);
	});

	testInTurn('removes the labels with an empty list', async () => {
		const { bytes, notes, facts } = await set(await rich(4), { labels: [] });
		expect(labelsByPdfJs(bytes)).toBeNull();
		expect([notes, facts]).toEqual([['no_labels'], { pageCount: 4, labelledPages: 0 }]);
		expect(await pageLabelsOf(bytes)).toBeNull();
	});

	test('names the first 20 problems by their place', async () => {
		const wrong = Array.from({ length: 13 }, () => ({ from: 9, style: 'Roman', extra: true }));
		const problems = await problemsOf({ labels: ['1', ...wrong] });
		expect(problems).toHaveLength(21);
		expect(problems.slice(0, 4)).toEqual([
			'labels[0] must be an object with from, and with style, prefix and start as you need them',
			'labels[1] has “extra”, which means nothing there: a range has from, style, prefix and start',
			'labels[1].from must be a page from 1 to 3; the range begins there',
			expect.stringMatching(/^labels\[1\]\.style must be one of decimal, roman_lower/),
		]);
		expect(problems.at(-1)).toBe('has 20 further problems');
		expect(await problemsOf({})).toEqual([expect.stringMatching(/^must have labels, a list of ranges, such as /)]);
		expect(await problemsOf({ labels: { from: 1 } })).toEqual([expect.stringMatching(/^must have labels, a list of ranges/)]);
		expect(await problemsOf({ labels: [{ from: '1', start: 1.5 }] })).toEqual([
			'labels[0].from must be a page from 1 to 3; the range begins there',
			expect.stringMatching(/^labels\[0\]\.start must be a whole number from 1 to 1000000000/),
		]);
	});
});

describe('pageLabels of get_document_info', () => {
	test('are null if ranges that share a long prefix would be a list that set_page_labels does not take', async () => {
		const pages = 50;
		const nums = Array.from({ length: pages }, (_, page) => `${page}<</P 190 0 R/S/D>>`).join('');
		const bytes = (length: number) =>
			rawPages(pages, { catalog: `/PageLabels<</Nums[${nums}]>>`, objects: { 190: `(${'x'.repeat(length)})` } });
		expect(await pageLabelsOf(bytes(100_000))).toBeNull();
		expect(await pageLabelsOf(bytes(70_000))).toMatchObject({ labels: { length: pages } });
	});

	const labelled = (nums: string) => rawPages(3, { catalog: `/PageLabels<</Nums[${nums}]>>` });

	test.each([
		['no labels', rawPages(3, {}), null],
		[
			'ranges in the wrong order, of which one is after the last page',
			labelled('5<<>>1<</S/r>>0<</S/A/P(x)>>'),
			[
				{ from: 1, style: 'letters_upper', prefix: 'x', start: 1 },
				{ from: 2, style: 'roman_lower', prefix: '', start: 1 },
			],
		],
		[
			'no range for the first page',
			labelled('2<</S/D/St 7>>'),
			[
				{ from: 1, style: 'decimal', prefix: '', start: 1 },
				{ from: 3, style: 'decimal', prefix: '', start: 7 },
			],
		],
		[
			'two ranges of one page, a style that does not exist, a number below 1',
			labelled('0<</S/D>>0<</S/Q/St -2>>'),
			[{ from: 1, style: 'none', prefix: '', start: 1 }],
		],
	])('are what set_page_labels takes, with %s', async (_title, bytes, ranges) => {
		expect(await pageLabelsOf(bytes)).toEqual(ranges && { labels: ranges });
		if (ranges) expect(await pageLabelsOf((await set(bytes, { labels: ranges })).bytes)).toEqual({ labels: ranges });
	});
});
