import {
	ARRAY_END,
	ARRAY_START,
	codeOf,
	ContentTokens,
	DICTIONARY_END,
	DICTIONARY_START,
	END,
	HEX_STRING,
	IMAGE_DATA,
	KEYWORD,
	NAME,
	NUMBER,
	STRING,
} from '../../../shared/model/content/tokens';

const bytes = (content: string): Uint8Array => Uint8Array.from(Buffer.from(content, 'latin1'));

const NAMES = new Map<number, string>([
	[NUMBER, 'number'],
	[NAME, 'name'],
	[STRING, 'string'],
	[HEX_STRING, 'hex'],
	[KEYWORD, 'keyword'],
	[ARRAY_START, '['],
	[ARRAY_END, ']'],
	[DICTIONARY_START, '<<'],
	[DICTIONARY_END, '>>'],
	[IMAGE_DATA, 'data'],
]);

/** Each token as its kind and its bytes. */
function tokensOf(content: string): string[] {
	const tokens = new ContentTokens(bytes(content));
	const found: string[] = [];
	while (tokens.next() !== END) {
		const written = content.slice(tokens.start, tokens.end);
		const kind = NAMES.get(tokens.kind)!;
		found.push(kind === written ? kind : `${kind} ${written}${tokens.isCut ? ' (cut)' : ''}`);
	}
	return found;
}

describe('the tokens of content', () => {
	it.each<[string, string, string[]]>([
		['operands and operators', '1 -2.5 .5 +3 rg', ['number 1', 'number -2.5', 'number .5', 'number +3', 'keyword rg']],
		['operators of every kind', 'T* \' " d0 b*', ['keyword T*', "keyword '", 'keyword "', 'keyword d0', 'keyword b*']],
		['names', '/F1 / /A#20B gs', ['name /F1', 'name /', 'name /A#20B', 'keyword gs']],
		[
			'strings with parentheses and escapes',
			'(a(b)c) (\\)) (\\\\)Tj',
			['string (a(b)c)', 'string (\\))', 'string (\\\\)', 'keyword Tj'],
		],
		['hexadecimal strings', '<48 65> <> Tj', ['hex <48 65>', 'hex <>', 'keyword Tj']],
		['arrays', '[(A)-120<42>]TJ', ['[', 'string (A)', 'number -120', 'hex <42>', ']', 'keyword TJ']],
		[
			'dictionaries',
			'/P<</MCID 0/A<</B[1]>>>>BDC',
			['name /P', '<<', 'name /MCID', 'number 0', 'name /A', '<<', 'name /B', '[', 'number 1', ']', '>>', '>>', 'keyword BDC'],
		],
		['comments', 'q % (Q\rQ%\n', ['keyword q', 'keyword Q']],
		['all white space', '1\x002\t3\n4\f5\r6 7', ['1', '2', '3', '4', '5', '6', '7'].map((digit) => `number ${digit}`)],
		['constants', 'true false null', ['keyword true', 'keyword false', 'keyword null']],
		[
			'letters after a number, as operators',
			'0g 1 0 0RG',
			['number 0', 'keyword g', 'number 1', 'number 0', 'number 0', 'keyword RG'],
		],
		['stray delimiters, by passing over them', ') { q } > Q', ['keyword q', 'keyword Q']],
		['brackets that do not match', ']]>>q', [']', ']', '>>', 'keyword q']],
		['no content', '', []],
	])('has %s', (_, content, expected) => {
		expect(tokensOf(content)).toEqual(expected);
	});

	it.each<[string, string, string[]]>([
		['a string', 'q (a (b) c', ['keyword q', 'string (a (b) c (cut)']],
		['a string whose last byte is a backslash', '(a\\', ['string (a\\ (cut)']],
		['a hexadecimal string', '<4865', ['hex <4865 (cut)']],
		['an array', '[1 2', ['[', 'number 1', 'number 2']],
		['an opening angle bracket', 'q <', ['keyword q', 'hex < (cut)']],
	])('ends with the content in %s', (_, content, expected) => {
		expect(tokensOf(content)).toEqual(expected);
	});

	it('tells a string that closes with the last byte from one that does not', () => {
		expect(tokensOf('(a(b))')).toEqual(['string (a(b))']);
		expect(tokensOf('(a(b)\\)')).toEqual(['string (a(b)\\) (cut)']);
	});
});

describe('inline images', () => {
	const head = ['keyword BI', 'name /W', 'number 1', 'keyword ID'];

	it.each<[string, string, string[]]>([
		['data', 'BI /W 1 ID xyz\nEI Q', [...head, 'data xyz', 'keyword EI', 'keyword Q']],
		['no data', 'BI /W 1 ID EI Q', [...head, 'data ', 'keyword EI', 'keyword Q']],
		['delimiters in its data', 'BI /W 1 ID (<[%/\nEI Q', [...head, 'data (<[%/', 'keyword EI', 'keyword Q']],
		[
			'an EI in its data without white space before it',
			'BI /W 1 ID xEI \nEI Q',
			[...head, 'data xEI ', 'keyword EI', 'keyword Q'],
		],
		['an EI in its data with letters after it', 'BI /W 1 ID x EIy\nEI Q', [...head, 'data x EIy', 'keyword EI', 'keyword Q']],
		[
			'an EI in its data with other data after it',
			'BI /W 1 ID x EI \xff\x01\nEI Q',
			[...head, 'data x EI \xff\x01', 'keyword EI', 'keyword Q'],
		],
		['no EI', 'BI /W 1 ID xyz Q', [...head, 'data xyz Q (cut)']],
		['nothing after ID', 'BI /W 1 ID', [...head, 'data  (cut)']],
	])('have %s', (_, content, expected) => {
		expect(tokensOf(content)).toEqual(expected);
	});

	it('begin at BI: an ID without one is a keyword like any other', () => {
		expect(tokensOf('ID (a) EI')).toEqual(['keyword ID', 'string (a)', 'keyword EI']);
		expect(tokensOf('BI ID a EI ID b EI')).toEqual([
			'keyword BI',
			'keyword ID',
			'data a',
			'keyword EI',
			'keyword ID',
			'keyword b',
			'keyword EI',
		]);
	});

	it('have data of any bytes', () => {
		const data = Array.from({ length: 256 }, (_, byte) => String.fromCharCode(byte)).join('');
		expect(tokensOf(`BI ID ${data} EI`)).toEqual(['keyword BI', 'keyword ID', `data ${data}`, 'keyword EI']);
	});
});

it('reads a part of the content', () => {
	const tokens = new ContentTokens(bytes('q [1 (two) /Three] TJ Q'), 3, 17);
	const found: string[] = [];
	while (tokens.next() !== END) found.push(NAMES.get(tokens.kind)!);
	expect(found).toEqual(['number', 'string', 'name']);
});

it('passes over numbers and names where they are not wanted', () => {
	const tokens = new ContentTokens(bytes('/F1 12 Tf (a) Tj'));
	expect([tokens.next(true), tokens.next(true), tokens.next(true), tokens.next(true)]).toEqual([KEYWORD, STRING, KEYWORD, END]);
});

it('tells operators apart by their code', () => {
	const tokens = new ContentTokens(bytes('q Q BT BDC longer'));
	const codes: number[] = [];
	while (tokens.next() !== END) codes.push(tokens.code);
	expect(codes).toEqual([...['q', 'Q', 'BT', 'BDC'].map(codeOf), 0]);
});

describe('hostile content', () => {
	const SIZE = 1_000_000;
	const count = (content: Uint8Array): number => {
		const tokens = new ContentTokens(content);
		let found = 0;
		while (tokens.next() !== END) found++;
		expect(tokens.end).toBe(content.length);
		return found;
	};

	it.each<[string, string, number]>([
		['nested arrays', '[', SIZE],
		['nested dictionaries', '<<', SIZE],
		['open strings', '(', 1],
		['closing brackets', ']>>', 2 * SIZE],
		['signs', '-', 1],
		['solidi', '/', SIZE],
		['comments', '%\n', 0],
		['images that begin', 'BI ', SIZE],
		['images without end', 'BI ID ', 3],
		['ends of images that may be data', ' EI\xff', SIZE],
	])('a million %s take time in proportion', (_, unit, expected) => {
		expect(count(bytes(unit.repeat(SIZE)))).toBe(expected);
	});

	it('an image whose data hold a million EI ends once', () => {
		expect(count(bytes(`BI ID ${' EI \xff'.repeat(SIZE)}\nEI Q`))).toBe(5);
	});

	it('every token begins after the one before it, whatever the bytes are', () => {
		let seed = 12_345;
		const random = (below: number) => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0) % below;
		const alphabet = '()<>[]{}/%\\ \n\rBIDEqQTj0123.-+#a\0\xff';
		for (let round = 0; round < 2000; round++) {
			const content = bytes(Array.from({ length: random(60) }, () => alphabet[random(alphabet.length)]).join(''));
			const tokens = new ContentTokens(content);
			const positions = [0];
			while (tokens.next() !== END) positions.push(tokens.start, tokens.end);
			positions.push(content.length);
			expect(positions).toEqual(positions.toSorted((one, other) => one - other));
		}
	});
});
