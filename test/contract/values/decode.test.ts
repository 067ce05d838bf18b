import { decode, decodeAll, encode } from '../../../shared/contract/values/decode';
import { OctavoError } from '../../../shared/contract/errors';
import type { OperationName } from '../../../shared/contract/operations';

/** The problem with one field, or undefined if it decodes. */
function problem(name: OperationName, raw: Record<string, unknown>, field: string): string | undefined {
	return decodeAll(name, raw).issues.find((issue) => issue.field === field)?.message;
}

describe('whole numbers', () => {
	const read = (first_page: unknown) => decodeAll('extract_pages', { first_page });

	test.each([
		['7', 7],
		[' 7', 7],
		['7  ', 7],
		['+7', 7],
		['007', 7],
		[7, 7],
		['2147483647', 2147483647],
	])('reads %j as %d', (given, value) => {
		expect(read(given)).toEqual({ params: { first_page: value }, issues: [] });
	});

	test.each([
		'7.0',
		'1e3',
		'0x5',
		'7 7',
		'\t7',
		'7\n',
		'٣',
		'--7',
		'+',
		' ',
		'seven',
		7.5,
		NaN,
		Infinity,
		true,
		{},
		'0',
		'-1',
		-1,
	])('refuses %j and says what is accepted', (given) => {
		expect(read(given).issues).toEqual([{ field: 'first_page', message: 'must be a whole number of at least 1' }]);
	});

	test.each(['2147483648', '99999999999999999999', 2 ** 31, '9'.repeat(400)])(
		'refuses %j as too large and names the largest value',
		(given) => {
			expect(read(given).issues).toEqual([{ field: 'first_page', message: 'must not be greater than 2147483647' }]);
		},
	);

	test('accepts a number of bytes up to 2^53 - 1', () => {
		expect(decode('split_by_size', { maximum_bytes: '9007199254740991' })).toEqual({ maximum_bytes: Number.MAX_SAFE_INTEGER });
		expect(problem('split_by_size', { maximum_bytes: '9007199254740992' }, 'maximum_bytes')).toBe(
			'must not be greater than 9007199254740991',
		);
		expect(problem('split_by_size', { maximum_bytes: '0' }, 'maximum_bytes')).toBe(
			'must be a whole number of at least 1, in bytes, or a size such as 18 MB or 18 MiB',
		);
	});

	test('names both bounds in the message', () => {
		expect(problem('add_text_watermark', { line_1: 'x', transparency: '101' }, 'transparency')).toBe(
			'must be a whole number from 0 to 100',
		);
	});

	test('turns negative zero into 0', () => {
		const zeros = [-0, '-0'].map((transparency) => decode('add_text_watermark', { line_1: 'x', transparency }).transparency);
		expect(zeros.map((zero) => Object.is(zero, 0))).toEqual([true, true]);
	});
});

describe('decimals', () => {
	const read = (margin: unknown) => decodeAll('add_text_watermark', { line_1: 'x', margin });

	test.each([
		['0.5', 0.5],
		[' .5', 0.5],
		['2.', 2],
		['+1', 1],
		[0.25, 0.25],
	])('reads %j as %d', (given, value) => {
		expect(read(given).params.margin).toBe(value);
	});

	test.each([
		'0',
		'0.0',
		'-1',
		'0,5',
		'1e-3',
		'NaN',
		'Infinity',
		'.',
		'',
		' ',
		'x',
		'9'.repeat(400),
		0,
		-0,
		NaN,
		Infinity,
		false,
	])('refuses %j', (given) => {
		if (given === '') expect(read(given).params.margin).toBe(1);
		else
			expect(read(given).issues).toEqual([
				{
					field: 'margin',
					message: 'must be a decimal number greater than 0, in inches, with a point, or a length such as 20 mm, 2 cm or 0.5 in',
				},
			]);
	});

	test.each([1e-7, 1.5e-10, 1e21, 123456789012345680000000, 0.1])(
		'encodes %d without an exponent, and decodes it again',
		(value) => {
			expect(encode(value)).toMatch(/^\d+(\.\d+)?$/);
			expect(read(encode(value)).params.margin).toBe(value);
		},
	);
});

describe('flags', () => {
	const read = (allow_print: unknown) => decodeAll('add_restrictions', { owner_password: 'owner', allow_print });

	test.each([
		['true', true],
		['True', true],
		['FALSE', false],
		[false, false],
	])('reads %j as %s', (given, value) => {
		expect(read(given).params.allow_print).toBe(value);
	});

	test.each(['yes', '1', 'on', ' true', 'true\n', 1, 0, 'truth', {}])('refuses %j', (given) => {
		expect(read(given).issues).toEqual([{ field: 'allow_print', message: 'must be true or false' }]);
	});
});

describe('JSON', () => {
	const nested = (arrays: number): string => `{"name": ${'['.repeat(arrays)}${']'.repeat(arrays)}}`;

	test.each([
		['text', (text: string): unknown => text],
		['a value', (text: string): unknown => JSON.parse(text)],
	])('takes 100 levels of %s, and refuses more', (_form, given) => {
		expect(decode('fill_form', { values: given(nested(99)) }).values).toEqual(JSON.parse(nested(99)));
		for (const arrays of [100, 4000])
			expect(problem('fill_form', { values: given(nested(arrays)) }, 'values')).toBe(
				'must not have more than 100 arrays and objects within one another',
			);
	});

	test('parses no more values than a list of bookmarks has, and no more keys than a form', () => {
		const parse = jest.spyOn(JSON, 'parse');
		const list = (entries: string): string | undefined => problem('set_bookmarks', { bookmark_list: entries }, 'bookmark_list');
		expect(list(`[${'[],'.repeat(300_000)}{}]`)).toBe('must not have more than 500000 values');
		expect(list(`[${Array.from({ length: 60_000 }, (_, index) => `{"k${index}" : 1},`).join('')}{}]`)).toBe(
			'must not have more than 50000 keys that differ',
		);
		expect(parse).not.toHaveBeenCalled();
		parse.mockRestore();
		const text = `{"a": "${',[{'.repeat(300_000)}\\""}`;
		expect(decode('set_bookmarks', { bookmark_list: text }).bookmark_list).toEqual(JSON.parse(text));
	});

	test.each([
		['NaN', { total: NaN }, '“total” is NaN'],
		['Infinity in a list', { lines: [{ price: 1 }, { price: -Infinity }] }, '“lines[1].price” is -Infinity'],
		['undefined', { 'applicant.name': undefined }, '“applicant.name” is undefined'],
		['a gap in a list', { names: new Array(1) }, '“names[0]” is undefined'],
		['a function', { name: 'x'.trim }, '“name” is a function'],
	])('refuses %s, which would be written as null or left out', (_, values, found) => {
		expect(problem('fill_form', { values }, 'values')).toBe(
			`${found}, which JSON does not have: use null for an empty value, or leave it out`,
		);
	});

	test('takes values that write themselves, and refuses cycles and too many values of a program', () => {
		const time = { invalid: undefined, toJSON: () => '2026-11-30' };
		expect(decode('fill_form', { values: { time } }).values).toEqual({ time: '2026-11-30' });
		const cycle: Record<string, unknown> = {};
		cycle['cycle'] = cycle;
		expect(problem('fill_form', { values: cycle }, 'values')).toMatch(/^must be a JSON object/);
		let doubled: unknown[] = [];
		for (let level = 0; level < 90; level++) doubled = [doubled, doubled];
		expect(problem('fill_form', { values: { doubled } }, 'values')).toBe('must not have more than 500000 values');
	});

	test('is read once more for what is wrong with it only if it is short', () => {
		const parse = jest.spyOn(JSON, 'parse');
		expect(problem('fill_form', { values: `{"a": "${'\n'.repeat(200_000)}"}` }, 'values')).toMatch(/it is not valid JSON$/);
		expect(parse).toHaveBeenCalledTimes(1);
		parse.mockRestore();
	});
});

describe('choices', () => {
	test('of a list that is long are refused before they are taken apart', () => {
		const split = jest.spyOn(String.prototype, 'split');
		expect(problem('redact_text', { redact_kinds: `email${' '.repeat(4_000_000)},` }, 'redact_kinds')).toMatch(
			/^must be one or more of/,
		);
		expect(split).not.toHaveBeenCalled();
		split.mockRestore();
	});

	test.each([90, '90', ' 90', '+90', '090'])('reads angle %j as 90', (angle) =>
		expect(decode('rotate_pages', { angle }).angle).toBe(90),
	);

	test.each(['-0', 0, -0, '0'])('reads angle %j as 0', (angle) =>
		expect(Object.is(decode('rotate_pages', { angle }).angle, 0)).toBe(true),
	);

	test.each(['360', 45, '90.0', '1e2', 'left', true, {}])('refuses angle %j and lists the seven values', (angle) => {
		expect(problem('rotate_pages', { angle }, 'angle')).toBe('must be one of 0, 90, 180, 270, -90, -180, -270');
	});

	test.each(['#c00000', '#FC0', 'Gray', 'gray', 'RebeccaPurple'])('accepts color %j', (color) => {
		expect(decode('add_text_watermark', { line_1: 'x', color }).color).toBe(color);
	});

	test.each([' Gray', '#c0000', 'c00000', '#ggg', 'dark green', 'constructor', 1])('refuses color %j', (color) => {
		expect(problem('add_text_watermark', { line_1: 'x', color }, 'color')).toBe(
			'must be a color such as Red, darkgreen or #c00000, at most 20 characters',
		);
	});

	test('accepts templates by their words and by their numbers in the contract', () => {
		for (const template of ['horizontal', '1002', 1002])
			expect(decode('add_text_watermark', { line_1: 'x', template }).template).toBe('horizontal');
	});

	test('accepts templates that only a region knows, up to the last one', () => {
		expect(decode('add_text_watermark', { line_1: 'x', template: '1500' }).template).toBe(1500);
		expect(decode('add_text_watermark', { line_1: 'x', template: 66537 }).template).toBe(66537);
		for (const template of ['1000', '66538', 'x'])
			expect(problem('add_text_watermark', { line_1: 'x', template }, 'template')).toMatch(/^must be one of/);
	});
});

describe('sizes of pages', () => {
	test.each(['210 x 99 mm', '210x99mm', '21.0 × 9.9 CM'])('%j is a width and a height', (page_size) => {
		const { page_size: _, ...others } = decode('resize_pages', { page_size });
		expect(others).toMatchObject({ page_width: 8.2677165354, page_height: 3.8976377953 });
	});

	test('are refused where a side is not a length, and beside a width', () => {
		const [issue] = decodeAll('resize_pages', { page_size: '0 x 99 mm' }).issues;
		expect(issue).toMatchObject({ field: 'page_width', message: expect.stringContaining('20 mm') as string });
		for (const raw of [{ page_size: '210 x 99' }, { page_size: '210 x 99 mm', page_width: '3' }])
			expect(problem('resize_pages', raw, 'page_size')).toContain('or a size such as 210 x 99 mm');
	});
});

describe('text', () => {
	const read = (line_1: unknown) => decodeAll('add_text_watermark', { line_1 });

	test('counts code points after NFC', () => {
		expect(read('😀'.repeat(200)).issues).toEqual([]);
		expect(read('😀'.repeat(201)).issues).toEqual([{ field: 'line_1', message: 'must be at most 200 characters' }]);
		expect(read('e\u0301'.repeat(200)).params.line_1).toBe('é'.repeat(200));
	});

	test('keeps surrounding white space; white space alone counts as empty', () => {
		expect(read(' DRAFT ').params.line_1).toBe(' DRAFT ');
		expect(read(' \u00a0\u3000').issues).toEqual([{ field: 'line_1', message: 'is required: at most 200 characters' }]);
		expect(decode('add_text_watermark', { line_1: 'x', line_2: '  ' })).not.toHaveProperty('line_2');
	});

	test('accepts a number, which n8n expressions produce', () => expect(read(2026).params.line_1).toBe('2026'));

	test.each(['a\nb', 'a\u0000', '\u009b', 'a\u2028b', 'tab\there'])('refuses %j: it has a control character', (line) => {
		expect(read(line).issues).toEqual([{ field: 'line_1', message: 'must not contain control characters or line breaks' }]);
	});

	test.each(['\ud83d', 'x\ude00y'])('refuses %j: it has a lone surrogate', (line) => {
		expect(read(line).issues).toEqual([
			{ field: 'line_1', message: 'must not contain an incomplete character (a lone surrogate)' },
		]);
	});

	test.each([true, {}, NaN, Infinity, () => 'x'])('refuses %p: it is not text', (line) => {
		expect(read(line).issues).toEqual([{ field: 'line_1', message: 'must be text, at most 200 characters' }]);
	});
});

describe('passwords', () => {
	const read = (password: unknown) => decodeAll('add_password', { password });

	test.each(['    ', ' abc ', '~!@#', 'a'.repeat(127), 'Grüße2026'])('accepts %j unchanged', (password) => {
		expect(read(password)).toMatchObject({ params: { password }, issues: [] });
	});

	test.each(['abc', 'a'.repeat(128)])('refuses %j and does not repeat it', (password) => {
		expect(read(password).issues).toEqual([{ field: 'password', message: 'must be 4 to 127 characters' }]);
	});

	test('accepts any characters in a password that opens a document, unchanged and counted raw', () => {
		for (const password of [' ', 'e\u0301', '\u0000', 'x'.repeat(256)])
			expect(decode('remove_password', { password })).toEqual({ password });
		expect(problem('remove_password', { password: 'x'.repeat(257) }, 'password')).toBe('must be 1 to 256 characters');
		expect(problem('remove_password', { password: '' }, 'password')).toBe('is required: 1 to 256 characters');
	});

	test('refuses equal owner and user passwords', () => {
		const same = { owner_password: 'same1', user_password: 'same1' };
		expect(decodeAll('add_restrictions', same).issues).toEqual([
			{ field: 'owner_password', message: 'must differ from user_password', mentions: ['user_password'] },
		]);
		expect(decodeAll('add_restrictions', { owner_password: 'same1' }).issues).toEqual([]);
	});
});

test('refuses a range that runs backwards, if both ends are numbers', () => {
	expect(decodeAll('remove_pages', { first_page: 3, last_page: 2 }).issues).toEqual([
		{ field: 'first_page', message: 'must not be greater than last_page', mentions: ['last_page'] },
	]);
	expect(decodeAll('remove_pages', { first_page: 3, last_page: 'x' }).issues.map(({ field }) => field)).toEqual(['last_page']);
	expect(decodeAll('remove_pages', { first_page: 2, last_page: 2 }).issues).toEqual([]);
});

test('checks the syntax of a page order without a document', () => {
	expect(decode('reorder_pages', { page_order: 3 })).toEqual({ page_order: '3' });
	expect(decode('reorder_pages', { page_order: ` ${'1,'.repeat(9999)}1` })).toHaveProperty('page_order');
	expect(problem('reorder_pages', { page_order: `  ${'1,'.repeat(9999)}1` }, 'page_order')).toBe(
		'must be at most 20000 characters long, and has 20001',
	);
	expect(problem('reorder_pages', { page_order: '1,,2' }, 'page_order')).toMatch(/^entry 2 is empty/);
});

test('throws one error that lists every field', () => {
	const attempt = () => decode('rotate_pages', { angle: 45, first_page: 0 });
	expect(attempt).toThrow(OctavoError);
	expect(attempt).toThrow(
		'angle: must be one of 0, 90, 180, 270, -90, -180, -270; first_page: must be a whole number of at least 1',
	);
});

test('ignores fields of a prototype', () => {
	expect(decodeAll('rotate_pages', Object.create({ angle: 90 }) as Record<string, unknown>).issues).toEqual([
		{ field: 'angle', message: 'is required: one of 0, 90, 180, 270, -90, -180, -270' },
	]);
});

test('refuses text beyond all bounds without reading it', () => {
	const before = process.cpuUsage();
	const long = 'e\u0301'.repeat(20_000_000);
	// V8 builds the string when it is first read.
	expect(/x$/.test(long)).toBe(false);
	const made = process.cpuUsage(before).user;
	expect(problem('add_text_watermark', { line_1: long }, 'line_1')).toBe('must be at most 200 characters');
	expect(problem('reorder_pages', { page_order: long }, 'page_order')).toMatch(/at most 20000 characters long/);
	expect(problem('remove_password', { password: long }, 'password')).toBe('must be 1 to 256 characters');
	expect((process.cpuUsage(before).user - made) / 1e6).toBeLessThan(0.2);
	// In NFC it has exactly 200 characters.
	expect(problem('add_text_watermark', { line_1: 'e\u0301'.repeat(200) }, 'line_1')).toBeUndefined();
});
