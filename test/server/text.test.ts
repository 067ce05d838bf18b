/** The forms in which the service answers a text (docs/semantics.md, D49). */
import { numbered } from '../support/documents/drawn';
import { startService, type TestService } from '../support/hosts/service';
import { field, file, postForm, problem, type Answer } from './raw';

let service: TestService;
let three: Uint8Array;
beforeAll(async () => {
	service = await startService();
	three = await numbered(3);
});
afterAll(() => service.close());

const extract = (accept: string | undefined, parameters: Readonly<Record<string, string>> = {}): Promise<Answer> =>
	postForm(
		`${service.url}/v1/extract_text`,
		[file(three), ...Object.entries(parameters).map(([name, value]) => field(name, value))],
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
	['Markdown of another layout', 'text/markdown', { layout: 'page' }, /accept one of application\/json, text\/plain,/],
	['separate pages as text', 'text/plain', { per_page: 'true' }, /accept one of application\/json, or/],
])('refuses %s', async (_, accept, parameters, title) => {
	expect(problem(await extract(accept, parameters))).toMatchObject({
		status: 406,
		title: expect.stringMatching(title) as unknown,
	});
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
