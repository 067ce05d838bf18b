/** POST /v1/pipeline: several operations, one transfer. */
import { decode } from '../../shared/contract/values/decode';
import { KeyRing } from '../../server/limits/keys';
import { unpack } from '../../shared/packaging';
import { numbered } from '../support/documents/drawn';
import { asDocument, local } from '../support/hosts/local';
import { startService, type TestService } from '../support/hosts/service';
import { pageTexts, withTools } from '../support/judges/tools';
import { gated, until } from './gated';
import { field, file, postForm, problem, type RawPart } from './raw';

let service: TestService;
beforeAll(async () => {
	service = await startService({ metrics: true });
});
afterAll(() => service.close());

const send = (steps: unknown, parts: RawPart[], headers: Record<string, string> = {}) =>
	postForm(`${service.url}/v1/pipeline`, [...parts, field('steps', JSON.stringify(steps))], headers);

withTools('poppler')('steps', () => {
	test('give what their operations give one after the other', async () => {
		const [one, two] = [await numbered(2), await numbered(3)];
		const answer = await send(
			['merge-documents', { rotate_pages: { angle: 90, first_page: 2 } }, { remove_pages: { first_page: 4, last_page: 5 } }],
			[file(one), file(two)],
		);
		expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
		const merged = await local.run(
			'merge_documents',
			[one, two].map((bytes) => asDocument(bytes)),
			decode('merge_documents', {}),
		);
		const rotated = await local.run('rotate_pages', merged.documents, decode('rotate_pages', { angle: '90', first_page: '2' }));
		const removed = await local.run(
			'remove_pages',
			rotated.documents,
			decode('remove_pages', { first_page: '4', last_page: '5' }),
		);
		expect(Buffer.compare(answer.body, removed.documents[0]!.bytes)).toBe(0);
		expect(pageTexts(answer.body).map((text) => text.trim())).toHaveLength(3);
		expect(JSON.parse(String(answer.headers['octavo-outcome']))).toMatchObject({ facts: { pageCount: 3 } });
	});

	test('after a split apply to each part, and the answer is a package', async () => {
		const steps = [{ split_by_page_count: { pages_per_part: 2 } }, 'reverse_pages'];
		const answer = await send(steps, [file(await numbered(4))]);
		expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip']);
		const parts = unpack(answer.body, 'application/zip').map(({ bytes }) => pageTexts(bytes).map((text) => text.trim()));
		const whole = pageTexts(await numbered(4)).map((text) => text.trim());
		expect(parts).toEqual([
			[whole[1], whole[0]],
			[whole[3], whole[2]],
		]);
	});
});

test('a further file is a part that its parameter names, and text is answered as Accept asks', async () => {
	const steps = [{ add_overlay: { overlay: 'letterhead', layer: 'under' } }, 'extract_text'];
	const letterhead = field('letterhead', await numbered(2), '; filename="letterhead.pdf"');
	const answer = await send(steps, [file(await numbered(1)), letterhead], { Accept: 'text/plain' });
	expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
});

test.each<[string, unknown, Record<string, string[]>]>([
	['no list', {}, { steps: [expect.stringContaining('must be given once') as string] }],
	['no steps', [], { steps: [expect.stringContaining('must be given once') as string] }],
	['an unknown operation', ['rotate_page'], { 'steps[0]': ['must be an operation of this service: did you mean rotate_pages?'] }],
	[
		'wrong values in two steps',
		[{ rotate_pages: { angle: 91 } }, { remove_pages: { first_page: 0, last_page: 1 } }],
		{
			'steps[0].angle': [expect.stringContaining('must be one of') as string],
			'steps[1].first_page': [expect.any(String) as string],
		},
	],
	[
		'an unknown parameter',
		[{ rotate_pages: { angle: 90, page: 1 } }],
		{ 'steps[0]': [expect.stringContaining('rotate_pages has no page') as string] },
	],
	[
		'data that go on',
		['get_document_info', 'reverse_pages'],
		{ 'steps[0]': [expect.stringContaining('must be the last step') as string] },
	],
	[
		'data of several documents',
		[{ split_by_page_count: { pages_per_part: 1 } }, 'get_document_info'],
		{ 'steps[1]': [expect.stringContaining('takes one document') as string] },
	],
	[
		'a missing file',
		[{ add_overlay: { overlay: 'nothing' } }],
		{
			'steps[0].overlay': ['must be the name of a part of the request with this file'],
		},
	],
])('refuses %s', async (_, steps, errors) => {
	const answer = await send(steps, [file(await numbered(1))]);
	expect(problem(answer)).toMatchObject({ status: 400, errors });
});

test('says which step a document does not fit', async () => {
	const answer = await send(['reverse_pages', { extract_pages: { first_page: 7 } }], [file(await numbered(2))]);
	const { errors } = problem(answer) as { errors: Record<string, string[]> };
	expect(Object.keys(errors)).toEqual(['steps[1].first_page']);
});

test('one place, one body and one key count for all steps', async () => {
	const { backend, open, started } = gated();
	const busy = await startService({ backend, concurrency: 1 });
	try {
		const steps = field('steps', JSON.stringify(['reverse_pages', 'reverse_pages']));
		const first = postForm(`${busy.url}/v1/pipeline`, [file(await numbered(1)), steps]);
		await until(() => started() === 1);
		expect((await postForm(`${busy.url}/v1/pipeline`, [file(await numbered(1)), steps])).status).toBe(503);
		open();
		expect((await first).status).toBe(200);
		expect(started()).toBe(2);
	} finally {
		await busy.close();
	}
});

test('a time limit holds for all steps together', async () => {
	const { backend } = gated();
	const run: typeof backend.run = (_name, _documents, _parameters, { signal } = {}) =>
		new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('cancelled'))));
	const slow = await startService({ backend: { ...backend, run }, jobTimeout: 10 });
	try {
		const answer = await postForm(`${slow.url}/v1/pipeline`, [file(await numbered(1)), field('steps', '["reverse_pages"]')]);
		expect(problem(answer)).toMatchObject({ status: 504 });
	} finally {
		await slow.close();
	}
});

test('a key must be for each of the operations', async () => {
	const rights = { operations: ['rotate_pages' as const] };
	const ring = new KeyRing([{ label: 'ci', key: 'a', rights }]);
	const scoped = await startService({ isKey: ring.check, rightsOf: ring.rightsOf });
	try {
		const ask = async (steps: unknown) =>
			postForm(`${scoped.url}/v1/pipeline`, [file(await numbered(1)), field('steps', JSON.stringify(steps))], {
				'x-api-key': 'a',
			});
		expect((await ask([{ rotate_pages: { angle: 90 } }])).status).toBe(200);
		expect(problem(await ask([{ rotate_pages: { angle: 90 } }, 'reverse_pages']))).toMatchObject({ status: 403 });
	} finally {
		await scoped.close();
	}
});
