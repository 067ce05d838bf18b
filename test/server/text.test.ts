/** The forms in which the service answers a text (docs/semantics.md, D49). */
import { numbered } from '../support/documents/drawn';
import { texts } from '../support/documents/texts';
import { startService, type TestService } from '../support/hosts/service';
import { field, file, postForm, problem, type Answer } from './raw';

let service: TestService;
let three: Uint8Array;
beforeAll(async () => {
	service = await startService();
	three = await numbered(3);
});
afterAll(() => service.close());

const extract = (accept: string | undefined, parameters: Readonly<Record<string, string>> = {}, bytes = three): Promise<Answer> =>
	postForm(
		`${service.url}/v1/extract_text`,
		[file(bytes), ...Object.entries(parameters).map(([name, value]) => field(name, value))],
		accept === undefined ? {} : { Accept: accept },
	);

test.each([undefined, '*/*', 'application/json', 'application/json, text/plain, */*'])(
	'answers JSON to Accept %p',
	async (accept) => {
		const { status, headers, body } = await extract(accept);
		expect([status, headers['content-type']]).toEqual([200, 'application/json']);
		expect(JSON.parse(body.toString())).toMatchObject({ text: 'Page 1\n\fPage 2\n\fPage 3\n', pageCount: 3 });
	},
);

test.each(['text/plain', 'text/*', 'text/plain;q=0.5, application/json;q=0.4'])(
	'answers the text alone to Accept %p',
	async (accept) => {
		const { status, headers, body } = await extract(accept, { pages: '2' });
		expect([status, headers['content-type'], body.toString()]).toEqual([200, 'text/plain; charset=utf-8', 'Page 2\n']);
		expect(headers['content-length']).toBe(String(body.length));
	},
);

test('answers Markdown to a client that prefers it', async () => {
	const { status, headers, body } = await extract('text/markdown', { layout: 'markdown', pages: '1' });
	expect([status, headers['content-type'], body.toString().trim()]).toEqual([
		200,
		'text/markdown; charset=utf-8',
		expect.stringMatching(/^(# )?Page 1$/),
	]);
});

test.each<[string, string, Record<string, string>, RegExp]>([
	['another type', 'application/pdf', {}, /accept one of application\/json, text\/plain, text\/markdown/],
	['text with tables', 'text/plain', { tables: 'true' }, /accept one of application\/json, text\/csv, or/],
	['Markdown of another layout', 'text/markdown', { layout: 'page' }, /accept one of application\/json, text\/plain,/],
	['pieces as text', 'text/plain', { pieces: 'page' }, /accept one of application\/json, application\/jsonl, or/],
	['separate pages as text', 'text/plain', { per_page: 'true' }, /accept one of application\/json, or/],
])('refuses %s', async (_, accept, parameters, title) => {
	expect(problem(await extract(accept, parameters))).toMatchObject({
		status: 406,
		title: expect.stringMatching(title) as unknown,
	});
});

test('answers pieces line by line', async () => {
	const { status, headers, body } = await extract('application/jsonl', { pieces: 'page', pages: '2..' });
	expect([status, headers['content-type']]).toEqual([200, 'application/jsonl']);
	expect(
		body
			.toString()
			.split('\n')
			.map((line) => line && (JSON.parse(line) as object)),
	).toMatchObject([{ index: 1, text: 'Page 2\n', firstPage: 2 }, { index: 2, text: 'Page 3\n', firstPage: 3 }, '']);
});

test('answers separate pages as JSON to a client that takes anything', async () => {
	const { body } = await extract('text/plain;q=0.5, */*;q=0.1', { per_page: 'true' });
	expect(JSON.parse(body.toString())).toMatchObject({ pages: [{ page: 1, text: 'Page 1\n' }, { page: 2 }, { page: 3 }] });
});

test('gives the text at which parts begin in the JSON envelope, and in no header', async () => {
	const parts = [file(three), field('search', 'Page (\\d)'), field('search_mode', 'regex')];
	const { headers, body } = await postForm(`${service.url}/v1/split_by_text`, parts, { Accept: 'application/json' });
	const { documents } = JSON.parse(body.toString()) as { documents: { name: string; match: string }[] };
	expect(documents.map(({ name, match }) => [name, match])).toEqual([
		['00001.pdf', '1'],
		['00002.pdf', '2'],
		['00003.pdf', '3'],
	]);
	expect(JSON.parse(String(headers['octavo-outcome']))).toMatchObject({ documents: [{ firstPage: 1 }, {}, {}] });
	expect(headers['octavo-outcome']).not.toContain('match');
});

describe('tables', () => {
	const cell = (x: number, y: number, text: string) => `BT /F 10 Tf ${x} ${y} Td (${text}) Tj ET `;
	const rows = (top: number) =>
		[0, 1, 2].map((row) => cell(20, top - 14 * row, `a${row}`) + cell(200, top - 14 * row, `${row}`)).join('');

	test('are CSV if there is one', async () => {
		const { status, headers, body } = await extract('text/csv', { tables: 'true' }, texts([rows(500)]));
		expect([status, headers['content-type'], body.toString()]).toEqual([
			200,
			'text/csv; charset=utf-8',
			'a0,0\r\na1,1\r\na2,2\r\n',
		]);
	});

	test.each([
		['none', texts(['']), /has 0 tables/],
		['two', texts([rows(500), rows(500)]), /has 2 tables .* accept application\/json/],
	])('are not CSV if there are %s', async (_, bytes, title) => {
		const answer = await extract('text/csv', { tables: 'true' }, bytes);
		expect(problem(answer)).toMatchObject({ status: 406, title: expect.stringMatching(title) as unknown });
	});
});
