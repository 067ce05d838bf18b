/** ToUnicode CMaps: what they say, and what it costs to read those that say too much. */
import { readToUnicode } from '../../../shared/model/font/cmap';
import { Intervals } from '../../../shared/model/font/intervals';
import { openDocument } from '../../../shared/pdf/open-document';
import { Ref } from '../../../shared/pdf/syntax/values';
import { job } from '../../support/hosts/local';
import { rawPages } from '../../support/documents/raw';

async function meanings(cmap: string) {
	const document = await openDocument(rawPages(1, { objects: { 60: ['', cmap] } }), job());
	return readToUnicode(document, new Ref(60));
}

const chars = (body: string): string => `1 beginbfchar ${body} endbfchar`;
const ranges = (body: string): string => `1 beginbfrange\n${body}\nendbfrange`;

test('reads codes of one to four bytes, ranges, arrays and ligatures', async () => {
	const found = await meanings(
		`/CIDInit /ProcSet findresource begin <</Ordering (UCS)>> begincodespacerange <0000> <FFFF> endcodespacerange
		${ranges('<0010> <0019> <0030> <00000020><00000021>[<00660066> <D835DC00>]')} ${chars('<41> <00 41> <0042><0042>')} end`,
	);
	expect(found).toEqual([
		{ first: 0x41, last: 0x41, text: 'A' },
		{ first: 0x42, last: 0x42, text: 'B' },
		{ first: 0x10, last: 0x19, text: '0' },
		{ first: 0x20, last: 0x20, text: 'ff' },
		{ first: 0x21, last: 0x21, text: '\u{1d400}' },
	]);
});

test.each([
	['a name in place of a text', chars('<01> /space <02> <0041>'), [{ first: 2, last: 2, text: 'A' }]],
	['half a UTF-16 unit', chars('<01> <41> <02> <0041>'), [{ first: 2, last: 2, text: 'A' }]],
	['a code of five bytes', chars('<0000000001> <0041>'), []],
	['a range that ends before it begins', ranges('<05> <04> <0041>'), []],
	['a mapping without its text', `${chars('<01>')}${chars('<02> <0041>')}`, [{ first: 2, last: 2, text: 'A' }]],
	['an array without its codes', ranges('[<0041>] <01> <02> <0041>'), [{ first: 1, last: 2, text: 'A' }]],
	['nothing', '', []],
])('passes over %s', async (_, cmap, expected) => {
	expect(await meanings(cmap)).toEqual(expected);
});

test('reads no value but a stream that can be decoded', async () => {
	const document = await openDocument(rawPages(1, { objects: { 60: ['/Filter/FlateDecode', 'not deflated'] } }), job());
	expect(await readToUnicode(document, new Ref(60))).toEqual([]);
	expect(await readToUnicode(document, new Ref(1))).toEqual([]);
	expect(await readToUnicode(document, undefined)).toEqual([]);
});

test('keeps a range of four billion codes as a range', async () => {
	expect(await meanings(ranges('<00000000> <FFFFFFFF> <0041>'))).toEqual([{ first: 0, last: 0xffff_ffff, text: 'A' }]);
});

test('reads at most as many mappings as fonts have codes of two bytes', async () => {
	expect(await meanings(ranges('<0000> <FFFF> <0041>\n'.repeat(100_000)))).toHaveLength(65_536);
});

test('reads a CMap whose sections never end', async () => {
	expect(await meanings('beginbfchar '.repeat(200_000))).toEqual([]);
	expect(await meanings('<0041 '.repeat(200_000))).toEqual([]);
});

describe('intervals', () => {
	const of = (...intervals: [number, number, string][]) =>
		Intervals.of(
			intervals.map(([first, last, value]) => ({ first, last, value })),
			job().pace,
		);

	it('give the first of those that have a number', async () => {
		const found = await of([5, 6, 'a'], [0, 9, 'b'], [8, 12, 'c']);
		expect([-1, 0, 4, 5, 6, 7, 9, 10, 12, 13].map((at) => found.find(at)?.value)).toEqual([
			undefined,
			'b',
			'b',
			'a',
			'a',
			'b',
			'b',
			'c',
			'c',
			undefined,
		]);
	});

	it('agree with looking through all of them', async () => {
		let seed = 1;
		const random = (below: number) => (seed = (seed * 48_271) % 0x7fff_ffff) % below;
		const all = Array.from({ length: 300 }, (_, at): [number, number, string] => {
			const first = random(1000);
			return [first, first + random(60), `${at}`];
		});
		const found = await of(...all);
		for (let at = -1; at < 1100; at++)
			expect(found.find(at)?.value).toBe(all.find(([first, last]) => first <= at && at <= last)?.[2]);
	});

	it('take no time for their length', async () => {
		const found = await of(...Array.from({ length: 65_536 }, (_, at): [number, number, string] => [at, 4e9 + at, `${at}`]));
		expect(found.find(4e9)?.value).toBe('0');
		expect(found.find(4e9 + 65_535)?.value).toBe('65535');
	});
});
