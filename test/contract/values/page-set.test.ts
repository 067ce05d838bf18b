/** Page sets: every row of their grammar, and the messages about malformed ones (docs/semantics.md, §18). */
import fc from 'fast-check';
import { OctavoError } from '../../../shared/contract/errors';
import { asRange, parsePageSet, resolvePageSet } from '../../../shared/contract/values/page-set';
import { pageSet } from '../../support/arbitrary';

const resolve = (text: string, pages: number) => [...resolvePageSet(text, pages)];
const refusal = (text: string, pages = 8): string => {
	try {
		resolve(text, pages);
	} catch (error) {
		if (error instanceof OctavoError && error.issues.length === 1 && error.issues[0]!.field === 'pages')
			return error.issues[0]!.message;
		throw error;
	}
	throw new Error(`'${text}' was not refused`);
};

describe('gives ascending pages without repeats, in a document of 5 pages', () => {
	test.each([
		['3', [3]],
		['-1', [5]],
		['3,1,3', [1, 3]],
		['2..4', [2, 3, 4]],
		['4..2', [2, 3, 4]],
		['-2..-1', [4, 5]],
		['-1..4', [4, 5]],
		['4..', [4, 5]],
		['6..', []],
		['-2..', [4, 5]],
		['odd', [1, 3, 5]],
		['EVEN', [2, 4]],
		['all', [1, 2, 3, 4, 5]],
		['not 2', [1, 3, 4, 5]],
		['NOT  2..3', [1, 4, 5]],
		['not even, 1..3', [1, 3]],
		['1..3, not 2', [1, 3]],
		['not 2, not -1', [1, 3, 4]],
		['all, not all', []],
		[' 1 , 2 ', [1, 2]],
		['not 9..', [1, 2, 3, 4, 5]],
	] as [string, number[]][])('%s', (text, expected) => {
		expect(resolve(text, 5)).toEqual(expected);
	});
});

describe('names the malformed item, or the item whose page does not exist', () => {
	test.each([
		['', /^entry 1 is empty/],
		['1,,2', /^entry 2 is empty/],
		['2,', /^entry 2 is empty/],
		['0', /names page 0/],
		['-0', /names page 0/],
		['1..0', /names page 0/],
		['1-3', /is not a range: write 1\.\.3$/],
		['1–3', /is not a range: write 1\.\.3$/],
		['not 3-', /is not a range: write 3\.\. for this page and all after it$/],
		['last', /the last page is written -1/],
		['3-,odd,not last,0', /^entry 1 \('3-'\) .*; entry 3 \('not last'\) .*; entry 4 \('0'\) names page 0/],
		['x,'.repeat(9), /; entry 5 \('x'\) [^;]*; and 5 more such entries$/],
		['..5', /has no start/],
		['!1', /leave out pages with not/],
		['+3', /is not a page/],
		['1 2', /is not a page/],
		['not', /is not a page/],
		['not not 1', /is not a page/],
		['first', /is not a page/],
		['9', /^entry 1 \('9'\) names page 9, but the document has 8 pages$/],
		['-9', /names page -9, but the document has 8 pages/],
		['1..9', /names page 9/],
		['-9..', /names page -9/],
		['not 9', /names page 9/],
		['9, 2, 11..12', /^entry 1 \('9'\) names page 9, .*; entry 3 \('11\.\.12'\) names page 11, /],
		[`1,${'9'.repeat(400)}`, /^entry 2 .* names a page far beyond its end/],
	] as [string, RegExp][])('%s', (text, message) => {
		expect(refusal(text)).toMatch(message);
	});
});

test('agrees with a set that is built page by page', () => {
	const members = (item: string, pages: number): number[] => {
		const one = item.toLowerCase();
		const all = Array.from({ length: pages }, (_, index) => index + 1);
		if (one === 'all') return all;
		if (one === 'odd' || one === 'even') return all.filter((page) => page % 2 === (one === 'odd' ? 1 : 0));
		const [from, to] = one.split('..');
		const absolute = (page: string) => (Number(page) < 0 ? pages + 1 + Number(page) : Number(page));
		const first = absolute(from!);
		const last = to === undefined ? first : to === '' ? pages : absolute(to);
		if (to === '' && first > pages) return [];
		return all.filter((page) => page >= Math.min(first, last) && page <= Math.max(first, last));
	};
	fc.assert(
		fc.property(pageSet(30), (text) => {
			const pages = 30;
			const items = text.split(',').map((piece) => piece.trim());
			const negated = items.filter((piece) => /^not /i.test(piece)).map((piece) => piece.slice(4).trim());
			const positive = items.filter((piece) => !/^not /i.test(piece));
			const kept = new Set(positive.length === 0 ? members('all', pages) : positive.flatMap((item) => members(item, pages)));
			for (const page of negated.flatMap((item) => members(item, pages))) kept.delete(page);
			expect(resolve(text, pages)).toEqual([...kept].sort((one, other) => one - other));
		}),
	);
});

test('recognises a set that is one range of positive numbers', () => {
	expect(['2..4', '4..2', '3', '3..', 'all'].map(asRange)).toEqual([
		{ first: 2, last: 4 },
		{ first: 2, last: 4 },
		{ first: 3, last: 3 },
		{ first: 3 },
		{ first: 1 },
	]);
	expect(asRange('3..-1')).toEqual({ first: 3 });
	expect(['-1', '1,2', 'odd', 'not 1', '1..-2', '-2..-1', 'x'].map(asRange)).toEqual(Array(7).fill(undefined));
});

test('resolves hundreds of items on a long document quickly', () => {
	const text = Array.from({ length: 250 }, () => '1..').join(',');
	expect(text.length).toBeLessThanOrEqual(1000);
	expect(resolvePageSet(text, 500_000)).toHaveLength(500_000);
});

test('parses any text, or says which item is wrong', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
			const parsed = parsePageSet(text);
			if ('problem' in parsed) expect(parsed.problem).toMatch(/^entry \d+ /);
		}),
	);
});
