import { ContentOperators, eachOperator } from '../../../shared/model/content/operators';
import { ARRAY_START, DICTIONARY_START, END, NAME, NUMBER, STRING } from '../../../shared/model/content/tokens';
import { Pace } from '../../../shared/pace/pace';
import { Dict, Name } from '../../../shared/pdf/syntax/values';

const bytes = (content: string): Uint8Array => Uint8Array.from(Buffer.from(content, 'latin1'));

/** Each operator with its operands as they are written. */
function operatorsOf(content: string): string[] {
	const operators = new ContentOperators(bytes(content));
	const found: string[] = [];
	while (operators.next()) {
		const operands = Array.from({ length: operators.count }, (_, index) =>
			content.slice(operators.startOf(index), operators.endOf(index)),
		);
		found.push([operators.operator, ...operands].join('|'));
	}
	return found;
}

describe('the operators of content', () => {
	it.each<[string, string, string[]]>([
		[
			'operands of every kind',
			'/F1 12 Tf [(A) 1<42>] TJ (s) Tj <41> Tj true x',
			['Tf|/F1|12', 'TJ|[(A) 1<42>]', 'Tj|(s)', 'Tj|<41>', '|true'],
		],
		[
			'operands that are nested',
			'/P <</A [1 <</B (>>)>>]>> BDC [[1] [2]] 0 d',
			['BDC|/P|<</A [1 <</B (>>)>>]>>', 'd|[[1] [2]]|0'],
		],
		['no operands', 'q Q BT ET', ['q', 'Q', 'BT', 'ET']],
		[
			'every operator that has a digit or a sign',
			'0 0 d0 0 0 0 0 0 0 d1 T* b* B* f* W* (a)\' 1 2(a)"',
			['d0|0|0', 'd1|0|0|0|0|0|0', 'T*', 'b*', 'B*', 'f*', 'W*', "'|(a)", '"|1|2|(a)'],
		],
		['no name where the operator is unknown, and drops its operands', '1 foo 2 xyzzy 3 w', ['|1', '|2', 'w|3']],
		['constants as operands', 'true false null gs', ['gs|true|false|null']],
		['no operator for operands at the end', 'q 1 2', ['q']],
		['no operator inside an array or dictionary', '[q Q] <</q Q>> BDC', ['BDC|[q Q]|<</q Q>>']],
		['nothing after an array that never closes', 'q [ Q Q', ['q']],
		['nothing for brackets that close nothing', '] >> ) 1 w', ['w|1']],
		['an inline image as one operator', 'q BI /W 1 /IM true ID (q\nEI Q', ['q', 'BI|/W|1|/IM|true', 'Q']],
		['an inline image without end', 'q BI /W 1 ID (q', ['q', 'BI|/W|1']],
		['nothing after an inline image without data', 'q BI /W 1 Q Q', ['q']],
		['an ID without BI as an operator', 'ID q', ['ID', 'q']],
	])('have %s', (_, content, expected) => {
		expect(operatorsOf(content)).toEqual(expected);
	});

	it('gives operands as values, and says where they are not of the kind that is asked for', () => {
		const operators = new ContentOperators(bytes('/A#20B -.5 (a\\053\\)) <4> [1 /N] <</MCID 3>> BDC'));
		expect(operators.next()).toBe(true);
		expect(Array.from({ length: 7 }, (_, index) => operators.kind(index))).toEqual([
			NAME,
			NUMBER,
			STRING,
			expect.any(Number),
			ARRAY_START,
			DICTIONARY_START,
			END,
		]);
		expect(operators.name(0)).toBe('A B');
		expect(operators.number(1)).toBe(-0.5);
		expect(Buffer.from(operators.string(2)!).toString()).toBe('a+)');
		expect([...operators.string(3)!]).toEqual([0x40]);
		expect(operators.value(4)).toEqual([1, new Name('N')]);
		expect(operators.value(5)).toEqual(new Dict([['MCID', 3]]));
		expect([operators.number(0), operators.number(-1), operators.number(9)]).toEqual([NaN, NaN, NaN]);
		expect([operators.name(1), operators.string(1), operators.string(9)]).toEqual([undefined, undefined, undefined]);
		expect(operators.value(9)).toBeNull();
	});

	it('reads the tokens inside an operand', () => {
		const operators = new ContentOperators(bytes('[(A) -120 (B)] TJ'));
		operators.next();
		const inside = operators.inside(0);
		expect([inside.next(), inside.next(), inside.next(), inside.next()]).toEqual([STRING, NUMBER, STRING, END]);
	});

	it('gives the data of an inline image', () => {
		const content = 'BI /W 1 ID data EI q';
		const operators = new ContentOperators(bytes(content));
		operators.next();
		expect(content.slice(operators.dataStart, operators.dataEnd)).toBe('data');
		operators.next();
		expect([operators.operator, operators.dataStart, operators.dataEnd]).toEqual(['q', -1, -1]);
	});

	it('leaves out operands beyond those that any operator takes', () => {
		const operators = new ContentOperators(bytes(`${'1 '.repeat(1_000_000)}sc`));
		expect(operators.next()).toBe(true);
		expect([operators.operator, operators.count]).toEqual(['sc', 64]);
	});

	it('gives no value to a million nested arrays', () => {
		const operators = new ContentOperators(bytes(`${'['.repeat(1_000_000)}${']'.repeat(1_000_000)} d`));
		expect(operators.next()).toBe(true);
		expect([operators.operator, operators.count, operators.value(0)]).toEqual(['d', 1, null]);
	});
});

describe('reading all operators', () => {
	const pace = (pause: () => Promise<void>, signal?: AbortSignal) => new Pace(pause, signal);

	it('gives the same as reading them one by one, wherever it pauses', async () => {
		const unit = 'q 1 0 0 1 5 5 cm [(ab) -3 <4142>] TJ BI /W 1 ID xx EI /P <</MCID 1>> BDC Q ';
		const content = bytes(unit.repeat(3000));
		const found: string[] = [];
		await eachOperator(
			content,
			pace(() => Promise.resolve()),
			({ operator, count, end }) => {
				found.push(`${operator} ${count} ${end}`);
			},
		);
		const expected: string[] = [];
		for (const operators = new ContentOperators(content); operators.next();)
			expected.push(`${operators.operator} ${operators.count} ${operators.end}`);
		expect(found).toEqual(expected);
		expect(found).toHaveLength(6 * 3000);
	});

	it('stops within an array that never closes when it is cancelled', async () => {
		const content = bytes(`[${'1 '.repeat(2_000_000)}`);
		const visit = jest.fn();
		await expect(
			eachOperator(
				content,
				pace(() => Promise.resolve(), AbortSignal.abort()),
				visit,
			),
		).rejects.toMatchObject({ code: 'cancelled' });
		expect(visit).not.toHaveBeenCalled();
	});
});
