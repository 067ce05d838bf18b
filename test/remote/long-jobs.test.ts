/** Operations that take long: the client does not wait for the answer, and fetches the result later. */
import type { Transport, TransportResponse } from '../../shared/remote';
import { awaitResult } from '../../shared/remote/long-job';
import { decode } from '../../shared/contract/values/decode';
import { fetchDescription, fetchTransport } from '../support/hosts/fetch-transport';
import { remoteInMemory } from '../support/hosts/in-memory';
import { jobsInMemory } from '../support/hosts/jobs';
import { startService, TEST_KEY, type TestService } from '../support/hosts/service';
import { scanOf } from '../support/scans-of-text';
import { textPage } from '../support/documents/stamps';
import { testInTurn } from '../support/sample';

const answer = (status: number, body = '', headers: Record<string, string> = {}): TransportResponse => ({
	status,
	headers,
	peeked: Buffer.from(body),
	body: (async function* () {
		await Promise.resolve();
		yield Buffer.from(body);
	})(),
	close: () => undefined,
});

const ACCEPTED = answer(202, '', { location: '/v1/jobs/7-a', 'retry-after': '1' });
const state = (name: string, headers = {}) => answer(200, JSON.stringify({ state: name }), headers);

/** Awaits the result of a job whose service answers like this, one after another. */
async function awaited(answers: readonly (TransportResponse | Error)[], first = ACCEPTED) {
	const asked: string[] = [];
	const waits: number[] = [];
	const left = [...answers];
	const result = awaitResult(first, {
		ask: (method, path) => {
			asked.push(`${method} ${path}`);
			const next = left.shift();
			return next instanceof Error ? Promise.reject(next) : Promise.resolve(next!);
		},
		sleep: (milliseconds) => Promise.resolve(void waits.push(milliseconds)),
		now: () => 0,
		signal: undefined,
		label: 'The service',
	}).then(
		({ status }) => status,
		(error: Error) => error.message,
	);
	return { result: await result, asked, waits };
}

const broken = Object.assign(new Error('reset'), { code: 'ECONNRESET' });

test('asks for the state until there is a result, as often as the service says', async () => {
	const { result, asked, waits } = await awaited([
		state('queued', { 'retry-after': '3' }),
		answer(503, '', { 'retry-after': '2' }),
		broken,
		state('running', { 'retry-after': '900' }),
		state('done'),
		answer(200, '%PDF-'),
	]);
	expect(result).toBe(200);
	expect(waits).toEqual([1000, 3000, 2000, 4000, 30_000]);
	expect(asked).toEqual([...Array.from({ length: 5 }, () => 'GET /v1/jobs/7-a'), 'GET /v1/jobs/7-a/result']);
});

test.each([
	['an answer at once', answer(200), [], 200],
	['a refusal', answer(400), [], 400],
	['a job that is not there any more', ACCEPTED, [answer(404)], 404],
	['a service that stays busy', ACCEPTED, Array.from({ length: 5 }, () => answer(503)), 503],
	['a network that stays away', ACCEPTED, Array.from({ length: 5 }, () => broken), 'reset'],
	['a state that is not one', ACCEPTED, [answer(200, '{}')], 'The service did not tell the state of the work'],
	[
		'a job elsewhere',
		answer(202, '', { location: 'https://other.example/v1/jobs/1' }),
		[],
		'The service accepted the work and named no job',
	],
	[
		'a path that is not a job',
		answer(202, '', { location: '/v1/jobs/../keys' }),
		[],
		'The service accepted the work and named no job',
	],
])('ends with %s', async (_, first, answers, expected) => {
	expect((await awaited(answers, first)).result).toBe(expected);
});

const scan = (): Promise<Uint8Array> => scanOf(textPage('Ledger', 0), [{ width: 612, height: 792 }], { resolution: 72 });

describe('recognize_text through a service', () => {
	let service: TestService;
	beforeAll(async () => {
		service = await startService({ queue: jobsInMemory() });
	});
	afterAll(() => service.close());

	const asking = (transport: Transport) =>
		remoteInMemory({
			transport,
			describe: fetchDescription(),
			baseUrl: service.url,
			regionLabel: 'Ours',
			sleep: () => new Promise((resolve) => setImmediate(resolve)),
		});

	testInTurn('is a long job, whose result is fetched', async () => {
		const asked: string[] = [];
		const transport: Transport = async (request) => {
			const response = await fetchTransport(TEST_KEY)(request);
			asked.push(`${request.method} ${new URL(request.url).pathname.replace(/jobs\/[^/]+/, 'jobs/ID')} ${response.status}`);
			return response;
		};
		const file = { name: 'scan.pdf', bytes: await scan() };
		const { documents, facts } = await asking(transport).run(
			'recognize_text',
			[file],
			decode('recognize_text', { languages: 'en' }),
		);
		expect(facts).toMatchObject({ recognizedPages: 1 });
		expect(Buffer.from(documents[0]!.bytes.subarray(0, 5)).toString()).toBe('%PDF-');
		expect([...new Set(asked)]).toEqual(['POST /v1/recognize_text 202', 'GET /v1/jobs/ID 200', 'GET /v1/jobs/ID/result 200']);
	});

	it('is removed from the service when it is cancelled', async () => {
		const controller = new AbortController();
		const removed = new Promise<number>((resolve) => {
			const transport: Transport = async (request) => {
				if (request.method === 'GET') controller.abort();
				const { signal: _signal, ...plain } = request;
				const response = await fetchTransport(TEST_KEY)(request.method === 'DELETE' ? plain : request);
				if (request.method === 'DELETE') resolve(response.status);
				return response;
			};
			const run = async () => {
				const file = { name: 'scan.pdf', bytes: await scan() };
				const params = decode('recognize_text', { languages: 'en' });
				await asking(transport).run('recognize_text', [file], params, { signal: controller.signal });
			};
			void expect(run()).rejects.toThrow(/cancelled/i);
		});
		expect(await removed).toBe(204);
	});
});
