/** How numbers of lists and counters are written (CSS Counter Styles 3, 6). Browsers write the same. */
import { writeCounter } from '../../../../shared/local/html/counters';
import { printStyled } from '../../../support/hosts/styled-html';
import { asks, pageTexts } from '../../../support/judges/tools';

test.each<readonly [string, readonly (readonly [number, string])[]]>([
	[
		'lower-greek',
		[
			[1, '\u03b1'],
			[17, '\u03c1'],
			[18, '\u03c3'],
			[24, '\u03c9'],
			[25, '\u03b1\u03b1'],
			[0, '0'],
		],
	],
	[
		'arabic-indic',
		[
			[1905, '\u0661\u0669\u0660\u0665'],
			[-3, '-\u0663'],
		],
	],
	['persian', [[1905, '\u06f1\u06f9\u06f0\u06f5']]],
	['devanagari', [[1905, '\u0967\u096f\u0966\u096b']]],
	[
		'cjk-decimal',
		[
			[1905, '\u4e00\u4e5d\u3007\u4e94'],
			[-3, '-3'],
		],
	],
	[
		'hebrew',
		[
			[9, '\u05d8'],
			[15, '\u05d8\u05d5'],
			[16, '\u05d8\u05d6'],
			[19, '\u05d9\u05d8'],
			[444, '\u05ea\u05de\u05d3'],
			[999, '\u05ea\u05ea\u05e7\u05e6\u05d8'],
			[10_999, '\u05d9\u05f3\u05ea\u05ea\u05e7\u05e6\u05d8'],
			[11_000, '11000'],
			[0, '0'],
		],
	],
	...(['armenian', 'upper-armenian'] as const).map(
		(style) =>
			[
				style,
				[
					[1, '\u0531'],
					[10, '\u053a'],
					[9999, '\u0554\u054b\u0542\u0539'],
					[10_000, '10000'],
				],
			] as const,
	),
	['lower-armenian', [[9999, '\u0584\u057b\u0572\u0569']]],
	[
		'georgian',
		[
			[8, '\u10f1'],
			[60, '\u10f2'],
			[400, '\u10f3'],
			[7000, '\u10f4'],
			[19_999, '\u10f5\u10f0\u10e8\u10df\u10d7'],
			[20_000, '20000'],
		],
	],
	[
		'hiragana',
		[
			[1, '\u3042'],
			[45, '\u3090'],
			[48, '\u3093'],
			[49, '\u3042\u3042'],
		],
	],
	[
		'katakana',
		[
			[1, '\u30a2'],
			[48, '\u30f3'],
			[49, '\u30a2\u30a2'],
		],
	],
	[
		'lower-roman',
		[
			[3999, 'mmmcmxcix'],
			[4000, '4000'],
		],
	],
	['upper-roman', [[1994, 'MCMXCIV']]],
	[
		'upper-latin',
		[
			[26, 'Z'],
			[703, 'AAA'],
		],
	],
	['lower-alpha', [[Infinity, 'Infinity']]],
	[
		'decimal-leading-zero',
		[
			[7, '07'],
			[-7, '-7'],
		],
	],
	['constructor', [[7, '7']]],
])('writeCounter writes %s', (style, numbers) => {
	expect(numbers.map(([value]) => [value, writeCounter(value, style)])).toEqual(numbers);
});

describe('html_to_pdf', () => {
	asks('poppler');

	test('goes on after the last letter of Greek, and has the marks that are usual after numbers', async () => {
		const { bytes } = await printStyled(
			'<ol style="list-style-type:lower-greek" start="18"><li>a<li value="24">b<li>c</ol><ol style="list-style-type:hiragana"><li value="0">d</ol>',
			'ol{margin:0 0 0 60px}',
		);
		const words = pageTexts(bytes).join(' ').split(/\s+/);
		expect(words).toEqual(expect.arrayContaining(['σ.', 'ω.', 'αα.']));
		expect(words.some((word) => word.startsWith('0') && word !== '0.')).toBe(true);
	});

	test('ends with counters beyond all numbers', async () => {
		const { bytes } = await printStyled(
			'<p></p>',
			'p{counter-reset:a 1e308;counter-increment:a 1e308}p::before{content:"x" counter(a,lower-alpha)}',
		);
		expect(pageTexts(bytes).join('')).toContain('xInfinity');
	});
});
