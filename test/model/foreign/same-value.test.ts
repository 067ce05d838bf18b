import { Comparison } from '../../../shared/model/foreign/same-value';
import { openDocument } from '../../../shared/pdf/open-document';
import { rawPages } from '../../support/documents/raw';
import { job } from '../../support/hosts/local';
import { expectLinear } from '../../support/cost/growth';
import { testInTurn } from '../../support/sample';

type Objects = NonNullable<Parameters<typeof rawPages>[1]['objects']>;

/** Whether /Extra of two documents with these objects is the same. */
async function same(one: Objects, other: Objects, catalog = '/Extra 60 0 R'): Promise<boolean> {
	const [a, b] = [await open(one, catalog), await open(other, catalog)];
	return await new Comparison(b).same(b.catalog.get('Extra')!, { document: a, value: a.catalog.get('Extra')! });
}

const open = async (objects: Objects, catalog: string) => await openDocument(rawPages(1, { catalog, objects }), job());

/** `levels` arrays, each with `width` references to the next, and a value at the end. */
const nested = (levels: number, width: number, end = '(end)'): Objects =>
	Object.fromEntries(
		Array.from({ length: levels + 1 }, (_, level) => [
			60 + level,
			level === levels ? end : `[${`${61 + level} 0 R `.repeat(width)}]`,
		]),
	);

/** A circle of `length` dictionaries. */
const circle = (length: number): Objects =>
	Object.fromEntries(Array.from({ length }, (_, i) => [60 + i, `<</Kind/Ring/Next ${60 + ((i + 1) % length)} 0 R>>`]));

describe('says whether values of two documents are the same', () => {
	test.each<[string, string, string, boolean]>([
		['numbers', '1', '1', true],
		['other numbers', '1', '2', false],
		['strings however they are written', '(a b)', '<612062>', true],
		['other strings', '(a)', '(b)', false],
		['a string and a name', '(a)', '/a', false],
		['names however they are written', '/A', '/#41', true],
		['null and nothing', 'null', '99 0 R', true],
		['arrays', '[1/A(s)]', '[1 /A (s)]', true],
		['arrays of another length', '[1]', '[1 1]', false],
		['dictionaries in another order', '<</A 1/B[2]>>', '<</B[2]/A 1>>', true],
		['dictionaries with another key', '<</A 1>>', '<</B 1>>', false],
		['a dictionary and an array', '<<>>', '[]', false],
		['a value and a reference to it', '[(end)]', '[61 0 R]', true],
	])('%s', async (_, one, other, expected) => {
		expect(await same({ 60: one }, { 60: other, 61: '(end)' })).toBe(expected);
	});

	test.each<[string, [string, string], [string, string], boolean]>([
		['streams', ['/K 1', 'data'], ['/K 1', 'data'], true],
		['streams of other data', ['/K 1', 'data'], ['/K 1', 'date'], false],
		['streams with another entry', ['/K 1', 'data'], ['/K 2', 'data'], false],
	])('%s', async (_, one, other, expected) => {
		expect(await same({ 60: one }, { 60: other })).toBe(expected);
	});

	test('circles', async () => {
		expect(await same(circle(3), circle(3))).toBe(true);
		expect(await same(circle(3), { ...circle(3), 62: '<</Kind/Other/Next 60 0 R>>' })).toBe(false);
	});

	test('deep values: a difference at the end is found', async () => {
		expect(await same(nested(50, 2), nested(50, 2))).toBe(true);
		expect(await same(nested(50, 2), nested(50, 2, '(other)'))).toBe(false);
	});
});

describe('hostile documents', () => {
	testInTurn.each([11, 100])(
		'compares arrays of %d references each, level after level, in time linear in the levels',
		async (width) => {
			await expectLinear(async (levels) => expect(await same(nested(levels, width), nested(levels, width))).toBe(true), 400);
		},
	);

	testInTurn('gives up on circles of which every object meets every other: they count as different', async () => {
		expect(await same(circle(1009), circle(1013))).toBe(false);
		await expectLinear((length) => same(circle(length + 1), circle(length)), 4000);
	});
});
