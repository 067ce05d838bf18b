import { fillTemplate } from '../../shared/template/fill-template';
import { putValues } from '../../shared/template/places';
import type { JsonObject } from '../../shared/contract/operations/types';
import { OctavoError } from '../../shared/contract/errors';
import { job } from '../support/hosts/local';
import { testInTurn } from '../support/sample';

const fill = async (template: string, values: JsonObject): Promise<string> => {
	const { text, values: put } = await fillTemplate(template, values, job().pace);
	return putValues(text, put);
};

const problemsOf = (template: string, values: JsonObject): Promise<string[]> =>
	fill(template, values).then(
		(text) => [`no problem: ${text}`],
		(thrown: unknown) => {
			if (!(thrown instanceof OctavoError)) throw thrown;
			return thrown.issues.map(({ field, message }) => `${field}: ${message}`);
		},
	);

const INVOICE = {
	number: 7,
	paid: false,
	note: null,
	empty: '',
	customer: { name: 'Ada', city: 'London' },
	items: [
		{ name: 'Tea', price: '3.50' },
		{ name: 'Milk', price: '1.20' },
	],
};

test.each<[title: string, template: string, text: string]>([
	['a name', 'No. {{number}}, {{ paid }}', 'No. 7, false'],
	['null as nothing', '[{{note}}{{empty}}]', '[]'],
	['a name within an object', '{{customer.name}} of {{customer.city}}', 'Ada of London'],
	['a list', '{{#items}}{{name}}: {{price}}; {{/items}}', 'Tea: 3.50; Milk: 1.20; '],
	['names of outer scopes in inner ones', '{{#items}}{{number}}-{{customer.name}} {{/items}}', '7-Ada 7-Ada '],
	['an object as a scope', '{{#customer}}{{name}}{{/customer}}', 'Ada'],
	['a section that does not count', 'a{{#paid}}b{{/paid}}{{#note}}c{{/note}}{{#empty}}d{{/empty}}', 'a'],
	['an inverted section', '{{^paid}}open{{/paid}}{{^items}}none{{/items}}', 'open'],
	['a comment', 'a{{! {{not a tag }}b', 'ab'],
	['escaped braces', '\\{{name}} {{number}}', '{{name}} 7'],
	['braces that end nothing', '}} {number} { {number}}', '}} {number} { {number}}'],
	['tags alone on their lines', 'a\n  {{#items}}  \n- {{name}}\n{{/items}}\nb', 'a\n- Tea\n- Milk\nb'],
	['tags alone on lines with CR LF', 'a\r\n{{#customer}}\r\nx\r\n{{/customer}}\r\nb', 'a\r\nx\r\nb'],
	['a tag alone on the last line', 'a\n{{#customer}}\nx\n{{/customer}}', 'a\nx\n'],
	['a comment alone on its line', 'a\n{{! why\nso }}\nb', 'a\nb'],
])('fills %s', async (_, template, text) => {
	expect(await fill(template, INVOICE)).toBe(text);
});

test('fills the item itself, and names with dots and blanks as they are', async () => {
	expect(await fill('{{#tags}}<{{.}}>{{/tags}}', { tags: ['a', 2, true] })).toBe('<a><2><true>');
	expect(await fill('{{Price incl. tax}} {{a.b}}', { 'Price incl. tax': 5, 'a.b': 'dotted', a: { b: 'nested' } })).toBe(
		'5 dotted',
	);
});

test('never reads values as templates or as what they hold', async () => {
	expect(await fill('{{a}}{{b}}', { a: '{{b}}', b: '$& $1 \u{100000}\u{100001}' })).toBe('{{b}}$& $1 \u{100000}\u{100001}');
});

test.each<[title: string, template: string, problem: string]>([
	[
		'a name that is not given',
		'a\n{{custmer.name}}',
		"values: 'custmer.name' (line 2) is not given (did you mean customer.name?)",
	],
	['a member that is not there', '{{customer.zip}}', "values: 'customer.zip' (line 1) is not given"],
	['an inherited member', '{{constructor}}', "values: 'constructor' (line 1) is not given"],
	['an expression of n8n', '{{ $json.name }}', "values: '$json.name' (line 1) is not given"],
	[
		'a list in the place of a text',
		'\n\n{{items}}',
		"values: 'items' (line 3) is a list: write {{#items}} … {{/items}} around its contents",
	],
	[
		'an object in the place of a text',
		'{{customer}}',
		"values: 'customer' (line 1) is an object: write {{#customer}} … {{/customer}} around its contents",
	],
	['a section that is not given', '{{#item}}x{{/item}}', "values: 'item' (line 1) is not given (did you mean items?)"],
	['mark-up in three braces', 'a\n{{{number}}}', 'file: has {{{ in line 2, which would write a value as mark-up: write {{name}}'],
	['mark-up by &', '{{&number}}', 'file: has {{& in line 1, which would write a value as mark-up: write {{name}}'],
	['parts', '{{> footer}}', 'file: has {{> in line 1, but templates have no parts: put the text here'],
	['other marks', '{{=<% %>=}}', 'file: has {{= in line 1, but the marks of templates cannot be changed'],
	['braces that are not closed', 'a {{name', 'file: has {{ without }} after it in line 1'],
	['a tag without a name', '{{ }}', 'file: has a tag without a name in line 1'],
	['a section that is not closed', '{{#items}}a', 'file: has {{#items}} in line 1, which nothing ends'],
	['an end without a beginning', '{{/items}}', 'file: has {{/items}} in line 1, which nothing begins'],
	[
		'sections that cross',
		'{{#items}}\n{{#customer}}{{/items}}{{/customer}}{{/items}}',
		'file: has {{/items}} in line 2, where {{#customer}} of line 2 must end first',
	],
	[
		'characters that values have as places',
		'a\u{100000}',
		'file: has characters for private use (from U+100000 on), which templates cannot have',
	],
])('refuses %s', async (_, template, problem) => {
	expect(await problemsOf(template, INVOICE)).toEqual([problem]);
});

test('names all names that are not given at once, at most 20 of them', async () => {
	const names = Array.from({ length: 25 }, (_, index) => `missing${index}x`);
	const [problem = ''] = await problemsOf(names.map((name) => `{{${name}}}`).join('\n'), INVOICE);
	expect(problem).toContain("'missing19x' (line 20) is not given; and 5 more");
	expect(problem).not.toContain('missing20x');
});

test('never says a value', async () => {
	const problems = await problemsOf('{{#secret}}{{x}}{{/secret}}{{secret}}', { secret: ['hunter2'] });
	expect(problems.join()).toContain("'secret' (line 1) is a list");
	expect(problems.join()).not.toContain('hunter2');
});

describe('bounds', () => {
	test('of levels', async () => {
		const nest = (levels: number) => `${'{{#customer}}'.repeat(levels)}x${'{{/customer}}'.repeat(levels)}`;
		expect(await fill(nest(16), INVOICE)).toBe('x');
		expect((await problemsOf(nest(17), INVOICE))[0]).toBe('file: has more than 16 sections within one another in line 1');
	});

	testInTurn('of rounds and characters', async () => {
		const list = { a: Array.from({ length: 400 }, () => 0), text: 'x'.repeat(100_000) };
		expect(await problemsOf('{{#a}}{{#a}}.{{/a}}{{/a}}', list)).toEqual([
			'values: would repeat parts of the template more than 100000 times',
		]);
		const again = '{{#a}}{{text}}{{/a}}';
		const most = 2_000_000 + again.length;
		expect(await problemsOf(again, list)).toEqual([
			`values: make a text of more than ${most} characters; at most 2000000 more than the template has are allowed`,
		]);
		const { text, values } = await fillTemplate(
			again.repeat(2),
			{ a: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], text: 'x'.repeat(100_000) },
			job().pace,
		);
		expect(putValues(text, values)).toHaveLength(2_000_000);
		expect(await fill(`{{#a}}{{/a}}${'y'.repeat(2_500_000)}`, { a: [] })).toHaveLength(2_500_000);
	});

	testInTurn('of time: a megabyte of tags, names or backslashes takes less than two seconds', async () => {
		const start = process.cpuUsage();
		for (const text of ['{{#customer}}', '{{x', '{{x}}\n', '\\', '{{/a}}', '{{!', ' {{/a}} '])
			await problemsOf(text.repeat(1e6 / text.length), INVOICE);
		const { user, system } = process.cpuUsage(start);
		expect((user + system) / 1e6).toBeLessThan(14);
	});

	test('of the names that are compared: those of an object are listed once', async () => {
		const values = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`k${at}`, { a: 1 }]));
		const keys = jest.spyOn(Object, 'keys');
		const template = Array.from({ length: 19 }, (_, at) => `{{x${at}}}`).join('');
		expect((await problemsOf(template, values))[0]).toContain("'x18' (line 1) is not given");
		expect(keys.mock.calls.length).toBeLessThan(300);
		keys.mockRestore();
	});

	test('of work between two pauses: each tag is a step', async () => {
		const { pace } = job();
		const step = jest.spyOn(pace, 'step');
		await fillTemplate('{{! a }}'.repeat(500), {}, pace);
		expect(step.mock.calls.length).toBeGreaterThanOrEqual(500);
	});
});

test('refuses a number whose digits JSON has lost, wherever it would be written', async () => {
	const values = JSON.parse('{"id":12345678901234567890,"price":0.1,"large":9007199254740991}') as JsonObject;
	expect(await fill('{{price}} {{large}}', values)).toBe('0.1 9007199254740991');
	expect(await problemsOf('{{id}}', values)).toEqual([
		"values: 'id' (line 1) is a number of more than 15 digits, some of which are lost: write it in quotes",
	]);
});
