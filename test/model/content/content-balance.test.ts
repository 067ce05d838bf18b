import { job } from '../../support/hosts/local';
import {
	balanceOf,
	continueBalance,
	NOTHING_OPEN,
	withoutExcess,
	withoutWrong,
	type Open,
} from '../../../shared/model/content/content-balance';
import { joinOperators } from '../../../shared/model/content/joined-content';

const open = (...streams: string[]): Open =>
	streams.reduce((state, stream) => continueBalance(state, balanceOf(Buffer.from(stream, 'latin1'))), NOTHING_OPEN);

describe('what content leaves open', () => {
	it.each<[string, string[], Partial<Open>]>([
		['nothing', ['q 1 0 0 1 5 5 cm Q q Q'], {}],
		['a state', ['q q Q 2 0 0 2 0 0 cm'], { states: 1 }],
		['states over several streams', ['q q', 'Q q', 'q'], { states: 3 }],
		['nothing, over several streams', ['q q', 'Q', 'Q'], {}],
		['a restore too many', ['q Q Q 1 0 0 RG'], { excess: 1 }],
		['a restore too many, then a state', ['Q q'], { excess: 1, states: 1 }],
		['a restore too many in the second stream', ['q', 'Q Q q'], { excess: 1, states: 1 }],
		['a text object', ['BT /F1 12 Tf (x) Tj'], { text: true }],
		['a text object over two streams', ['BT', '(x) Tj'], { text: true }],
		['no text object', ['BT', 'ET'], {}],
		['marked content', ['/P BMC /OC /MC0 BDC (x) Tj EMC'], { marked: 1 }],
		['a string', ['BT (cut \\) (off'], { text: true, tail: '))' }],
		['no string that ends with the content', ['(a (b) c)'], {}],
		['a hexadecimal string', ['<414'], { tail: '>' }],
		['no hexadecimal string that ends with the content', ['<41>'], {}],
		['an array in a dictionary', ['/P << /A [1 2'], { tail: '\n]\n>>' }],
		['nothing by what only the first of two streams cuts off', ['/P << /A', '1 >> BDC EMC'], {}],
		['an inline image', ['q BI /W 1 ID xxxx'], { states: 1, tail: '\nEI' }],
		['nothing by an end of marked content too many', ['EMC EMC /P BMC'], { marked: 1 }],
	])('%s', (_, streams, expected) => {
		expect(open(...streams)).toEqual({ ...NOTHING_OPEN, operands: expect.any(Number), ...expected });
	});

	it.each<[string, string[], boolean]>([
		[
			'operands enough',
			['1 0 0 1 5 5 cm /G gs [1] 0 d (x) Tj <78> Tj [(x) -5 (y)] TJ /P <</A 1>> BDC /P /Q BDC null true d0'],
			false,
		],
		['operands in the stream before', ['1 0 0', '', '1 5 5', 'cm'], false],
		['operands before an inline image', ['1 BI /W 1 ID x EI w'], true],
		['operands in an array', ['[1 2 3] rg'], true],
		['operands of the operator before', ['1 0 0 rg RG'], true],
		['too few operands in the stream before', ['1 w 1 0', '1 5 5 cm'], true],
		['operands after an operator of the stream before', ['1 0 0 rg', 'RG'], true],
		['a word of 127 letters', ['x'.repeat(127)], false],
		['a word of 128 letters', ['x'.repeat(128)], true],
		['99 operators that do not exist', ['xy '.repeat(90), 'xy '.repeat(9)], false],
		['100 operators that do not exist', ['xy '.repeat(90), 'xy '.repeat(10)], true],
	])('%s: whether a reader stops', (_, streams, expected) => {
		expect(open(...streams).stops).toBe(expected);
	});

	it.each([
		['strings', '(q q \\) q (q) q) Tj <71 51> Tj'],
		['names', '/q gs /Q gs /BT gs'],
		['dictionaries', '/P <</q 1 /BT (q)>> BDC EMC'],
		['comments', '% q q BT\n'],
		['longer words', 'qq Qq BTx'],
		['an inline image', 'BI /W 2 /H 1 /BPC 8 /CS /G ID q \0q EI\nq Q'],
		['an inline image whose data hold an EI', 'BI /W 9 /H 1 ID \x80 EI \xff\xfe q q \x00 EI q Q'],
	])('is not read from %s', (_, content) => {
		expect(open(content)).toMatchObject({ states: 0, marked: 0, text: false, excess: 0, tail: '' });
	});

	it('is read without white space between tokens', () => {
		expect(open('q[1]0 d q/GS gs q(x)Tj Q')).toEqual({ ...NOTHING_OPEN, states: 2 });
	});
});

const { pace } = job();

test('restores too many are blanked, and nothing else', async () => {
	const content = Buffer.from('Q q (Q) Tj Q\nQ q', 'latin1');
	expect(Buffer.from(await withoutExcess(content, 0, pace)).toString('latin1')).toBe('  q (Q) Tj Q\n  q');
	expect(Buffer.from(await withoutExcess(content, 1, pace)).toString('latin1')).toBe('Q q (Q) Tj Q\n  q');
	expect(content.toString('latin1')).toBe('Q q (Q) Tj Q\nQ q');
});

test('wrong operators are blanked with their operands, and nothing else', async () => {
	const content = Buffer.from('1 w EGS9 gs 0 0 (x) rg 5 w [1] 0 d 1 l', 'latin1');
	expect(Buffer.from(await withoutWrong(content, ['unknown', 'lacking'], pace)).toString('latin1')).toBe(
		'1 w         0 0 (x) rg 5 w [1] 0 d    ',
	);
});

test('parts of content are joined with white space, or without where they are an operator only together', () => {
	const join = (...parts: string[]) => Buffer.from(joinOperators(parts.map((part) => Buffer.from(part)))).toString();
	expect(join('1 0 0 r', 'g 0 0 9 9 re f')).toBe('1 0 0 rg 0 0 9 9 re f');
	expect(join('(x) Tj E', 'T')).toBe('(x) Tj ET');
	expect(join('q', 'q')).toBe('q\nq');
	expect(join('1 0 0 1 0 0 c', 'm')).toBe('1 0 0 1 0 0 c\nm');
	expect(join('f', '0 g')).toBe('f\n0 g');
	expect(join('r', '', 'g')).toBe('r\n\ng');
});
