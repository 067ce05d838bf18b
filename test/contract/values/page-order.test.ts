import fc from 'fast-check';
import { OctavoError } from '../../../shared/contract/errors';
import { parsePageOrder, resolvePageOrder } from '../../../shared/contract/values/page-order';
import { pageOrder } from '../../support/arbitrary';

const MANY = 100_000;
const resolve = (text: string, pages: number) => [...resolvePageOrder(text, pages, MANY)];
const refusal = (text: string, pages = 8): string => {
	try {
		resolve(text, pages);
	} catch (error) {
		if (
			error instanceof OctavoError &&
			error.code === 'invalid_parameters' &&
			error.issues.length === 1 &&
			error.issues[0]!.field === 'page_order'
		)
			return error.issues[0]!.message;
		throw error;
	}
	throw new Error(`'${text}' was not refused`);
};

describe('resolves the examples of the contract, in a document of 5 pages', () => {
	test.each([
		['3,1,2', [3, 1, 2]],
		['2..', [2, 3, 4, 5]],
		['-1,1..-2', [5, 1, 2, 3, 4]],
		['1,1,2..', [1, 1, 2, 3, 4, 5]],
		['5..2', [5, 4, 3, 2]],
		['-3..-1', [3, 4, 5]],
		['-1..1', [5, 4, 3, 2, 1]],
		['5..', [5]],
		['-2..', [4, 5]],
		['-5', [1]],
		['2..2', [2]],
		['  3 , 1 ,2  ', [3, 1, 2]],
		['007', undefined],
		['003', [3]],
	])('%s', (text, expected) => {
		if (expected) expect(resolve(text, 5)).toEqual(expected);
		else expect(refusal(text, 5)).toBe("entry 1 ('007') names page 7, but the document has 5 pages");
	});
});

describe('names the item and its position in a malformed order', () => {
	test.each([
		['', 'entry 1 is empty: write pages such as 3,1,2 or 2..5, separated by single commas'],
		['1,,2', 'entry 2 is empty: write pages such as 3,1,2 or 2..5, separated by single commas'],
		['1,2,', 'entry 3 is empty: write pages such as 3,1,2 or 2..5, separated by single commas'],
		['1, ,2', 'entry 2 is empty: write pages such as 3,1,2 or 2..5, separated by single commas'],
		['0', "entry 1 ('0') names page 0: pages count from 1, and -1 is the last page"],
		['1,-0', "entry 2 ('-0') names page 0: pages count from 1, and -1 is the last page"],
		['1..0', "entry 1 ('1..0') names page 0: pages count from 1, and -1 is the last page"],
		['2-5', "entry 1 ('2-5') is not a range: write 2..5"],
		['2 - 5', "entry 1 ('2 - 5') is not a range: write 2..5"],
		['3-', "entry 1 ('3-') is not a range: write 3.. for this page and all after it"],
		['last', "entry 1 ('last') is not a page: the last page is written -1, and a range to it 2.."],
		[
			'0,1,3-',
			"entry 1 ('0') names page 0: pages count from 1, and -1 is the last page; entry 3 ('3-') is not a range: write 3.. for this page and all after it",
		],
		['..5', "entry 1 ('..5') has no start: a range is written 1..5"],
	])('%j', (text, message) => expect(refusal(text)).toBe(message));

	test.each([
		'1..2..3',
		'+3',
		'1 2',
		'1 ..2',
		'1.. 2',
		'1...2',
		'1.5',
		'a',
		'1;2',
		'--1',
		'- 1',
		'1\t',
		'\n1',
		'１',
		'1..x',
		'z',
		'end',
		'..',
		'-',
	])('%j', (text) => {
		expect(refusal(`1,${text}`)).toMatch(/^entry 2 \('/);
	});

	test('strips control characters and lone surrogates, and truncates long items in the message', () => {
		expect(refusal('\u001b[31m')).toMatch(/^entry 1 \('\?\[31m'\)/);
		expect(refusal('x\u2028y\ud800')).toMatch(/^entry 1 \('x\?y\?'\)/);
		expect(refusal('😀'.repeat(300))).toMatch(/^entry 1 \('(😀){40}…'\)/u);
	});
});

describe('refuses a page that does not exist', () => {
	test.each([
		['9', "entry 1 ('9') names page 9, but the document has 8 pages"],
		['-9', "entry 1 ('-9') names page -9, but the document has 8 pages"],
		['1,7..9', "entry 2 ('7..9') names page 9, but the document has 8 pages"],
		['9..', "entry 1 ('9..') names page 9, but the document has 8 pages"],
		['-9..1', "entry 1 ('-9..1') names page -9, but the document has 8 pages"],
	])('%s', (text, message) => expect(refusal(text)).toBe(message));

	test('says "1 page" of a document with one page', () =>
		expect(refusal('2', 1)).toBe("entry 1 ('2') names page 2, but the document has 1 page"));

	test('refuses a number with hundreds of digits', () => {
		expect(refusal('9'.repeat(900))).toBe(
			`entry 1 ('${'9'.repeat(40)}…') names a page far beyond its end, but the document has 8 pages`,
		);
		expect(refusal(`-${'9'.repeat(20)}`)).toContain('far beyond');
	});
});

test('checks the number of pages before it expands the order', () => {
	const order = `${'1..,'.repeat(249)}1..`;
	expect(() => resolvePageOrder(order, 500_000, MANY)).toThrow('names 125000000 pages in all; at most 100000 are allowed');
	expect(resolvePageOrder('1..', MANY, MANY)).toHaveLength(MANY);
});

describe('properties', () => {
	/** The definition, applied page by page, without arithmetic on ranges. */
	const model = (text: string, count: number): number[] | undefined => {
		const all = Array.from({ length: count }, (_, index) => index + 1);
		const order: number[] = [];
		for (const item of text.split(',')) {
			const [from, to] = item.trim().split('..') as [string, string?];
			const page = (written: string) => all.at(written.startsWith('-') ? Number(written) : Number(written) - 1);
			const [first, last] = [page(from), to === undefined ? page(from) : to === '' ? count : page(to)];
			if (first === undefined || last === undefined) return undefined;
			order.push(...(first <= last ? all.slice(first - 1, last) : all.slice(last - 1, first).reverse()));
		}
		return order;
	};

	test('gives the pages of the definition, and refuses the same documents', () => {
		fc.assert(
			fc.property(pageOrder(12), fc.integer({ min: 1, max: 15 }), (text, count) => {
				const expected = model(text, count);
				if (expected) expect(resolve(text, count)).toEqual(expected);
				else expect(refusal(text, count)).toMatch(/names page -?\d+, but the document has/);
			}),
			{ numRuns: 300 },
		);
	});

	/** The grammar, implemented a second time, character by character. */
	const wellFormed = (text: string): boolean =>
		text.split(',').every((item) => {
			let at = 0;
			const skip = (what: string) => {
				const start = at;
				while (at < item.length && what.includes(item[at]!)) at++;
				return item.slice(start, at);
			};
			const page = () => {
				if (item[at] === '-') at++;
				return skip('0123456789').replace(/^0+/, '') !== '';
			};
			skip(' ');
			if (!page()) return false;
			if (item.startsWith('..', at)) {
				at += 2;
				if (/[-0-9]/.test(item[at] ?? '') && !page()) return false;
			}
			skip(' ');
			return at === item.length;
		});

	test('accepts exactly what the grammar accepts', () => {
		const near = fc.string({ unit: fc.constantFrom(...'0123456789-.., '.split('')), maxLength: 12 });
		fc.assert(
			fc.property(
				fc.oneof(
					near,
					pageOrder(),
					fc.array(fc.nat(0xffff), { maxLength: 12 }).map((codes) => String.fromCharCode(...codes)),
				),
				(text) => {
					expect('items' in parsePageOrder(text)).toBe(wellFormed(text));
				},
			),
			{ numRuns: 800 },
		);
	});
});
