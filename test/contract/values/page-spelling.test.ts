import { spellPages } from '../../../shared/contract/values/page-spelling';

describe('spellings of pages', () => {
	it.each([
		['1-3', '1..3'],
		['5-2, 7', '5..2,7'],
		['1–3', '1..3'],
		['3-last', '3..-1'],
		['3..last', '3..-1'],
		['last', '-1'],
		['LAST, 1', '-1,1'],
		['last–1', '-1..1'],
		['1-end', '1..-1'],
		['first', '1'],
		['First-3, END', '1..3,-1'],
		['first..end', '1..-1'],
		['not first', 'not 1'],
		['3-', '3..'],
		['1-2, 9–', '1..2,9..'],
		['1 3 5', '1,3,5'],
		['1..3 5', '1..3,5'],
		['not 2', 'not 2'],
		['odd not 3-5', 'odd,not 3..5'],
		['1\n2\n4-6', '1,2,4..6'],
		['[1, 2]', '1,2'],
		['["2-3", "last"]', '2..3,-1'],
		['- 1\n- 3-5\n', '1,3..5'],
		[[1, '3-5', 'last'], '1,3..5,-1'],
		[7, '7'],
		['-1', '-1'],
		['2..', '2..'],
		[' 2..5 ', '2..5'],
		['1- 3', '1..3'],
		['1 - 3', '1..3'],
		['1  -  3, 7', '1..3,7'],
		['1 – 3', '1..3'],
		['1 –3', '1..3'],
		['1 .. 3', '1..3'],
		['1.. 3', '1..3'],
		['1 ..-2', '1..-2'],
		['2.. -1', '2..-1'],
		['first - last', '1..-1'],
		['3- end 1', '3..-1,1'],
		['1 - 3 5 - 7 9', '1..3,5..7,9'],
		['odd not 3 - 5', 'odd,not 3..5'],
		['not 1- 3', 'not 1..3'],
		['3 -', '3..'],
		['["1 - 3"]', '1..3'],
		['- 1 - 3\n- 5- 7', '1..3,5..7'],
	])('understands %j as %s', (given, text) => {
		expect(spellPages(given)).toEqual({ text });
	});

	it.each([
		['1 -3', "entry 1 ('1 -3') is ambiguous: write 1,-3 or 1..3"],
		['end-1', "entry 1 ('end-1') is ambiguous: write -2 or -1..1"],
		['2, last-1', "entry 2 ('last-1') is ambiguous: write -2 or -1..1"],
		['1--1', "entry 1 ('1--1') is ambiguous: write 1..-1 or 1,-1"],
		['-3-1', "entry 1 ('-3-1') is ambiguous: write -3..1 or -3,-1"],
		['1 -3, 7, 1--1', "entry 1 ('1 -3') is ambiguous: write 1,-3 or 1..3; entry 3 ('1--1') is ambiguous: write 1..-1 or 1,-1"],
		['-1 3', "entry 1 ('-1 3') is ambiguous: write -1,3"],
		['1 -3 5', "entry 1 ('1 -3 5') is ambiguous: write 1,-3,5"],
		['2- odd', "entry 1 ('2- odd') is ambiguous: write 2..,odd"],
		['2- 5-7', "entry 1 ('2- 5-7') is ambiguous: write 2..,5..7"],
		['1, 2 - not 3', "entry 2 ('2 - not 3') is ambiguous: write 2..,not 3"],
		['1 - 3 -5', "entry 1 ('1 - 3 -5') is ambiguous: write 1..3,-5"],
		['2- -1', "entry 1 ('2- -1') is ambiguous: write 2..-1 or 2,-1"],
		['last - 1', "entry 1 ('last - 1') is ambiguous: write -2 or -1..1"],
	])('shows the readings of %s', (given, problem) => {
		expect(spellPages(given)).toEqual({ problem });
	});

	it.each(['', '1,,2', 'x', '-3-', '..5', '1;2', 'firstly'])('returns %j unchanged, so that the parser reports it', (given) => {
		expect(spellPages(given)).toEqual({ text: given });
	});

	it.each([[{}], [true], [[[1]]], [[{}]]])('refuses %j', (given) => {
		expect(spellPages(given)).toHaveProperty('problem');
	});

	it('takes linear time for long text', () => {
		const items = Array.from({ length: 500_000 }, () => '1-2').join(' ');
		expect(spellPages(items)).toHaveProperty('text');
	});
});
