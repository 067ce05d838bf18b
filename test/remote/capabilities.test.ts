/** Whether extensions are sent (docs/semantics.md, D22), with servers of every kind. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decode } from '../../shared/contract/values/decode';
import { RemoteMemory } from '../../shared/remote';
import { remoteInMemory } from '../support/hosts/in-memory';
import type { OperationName } from '../../shared/contract/operations';
import { KEY, pdf, result } from './harness';
import { fetchDescription, fetchTransport } from '../support/hosts/fetch-transport';
import { refusalOf } from '../support/hosts/results';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

interface Site {
	readonly url: string;
	/** Lines such as `GET /openapi.json`, in order. */
	readonly seen: string[];
	readonly keys: (string | undefined)[];
	readonly bodies: string[];
	readonly close: () => Promise<void>;
}

const sites: Site[] = [];
afterEach(async () => {
	await Promise.all(sites.splice(0).map(({ close }) => close()));
});

/** A server with the given description, which answers every POST with a PDF. */
async function site(description: Handler): Promise<Site> {
	const [seen, keys, bodies]: [string[], (string | undefined)[], string[]] = [[], [], []];
	const server = createServer((request, response) => {
		seen.push(`${request.method} ${request.url}`);
		keys.push(request.headers['x-api-key'] as string | undefined);
		if (request.method === 'GET') {
			description(request, response);
			return;
		}
		const pieces: Buffer[] = [];
		request.on('data', (piece: Buffer) => pieces.push(piece));
		request.on('end', () => {
			bodies.push(Buffer.concat(pieces).toString('latin1'));
			response.writeHead(200, { 'content-type': 'application/pdf' }).end(result);
		});
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const made: Site = {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		seen,
		keys,
		bodies,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
	sites.push(made);
	return made;
}

const json =
	(body: unknown): Handler =>
	(_request, response) =>
		void response.writeHead(200).end(JSON.stringify(body));

const offering = (fields: readonly string[], path = '/v1/remove_signatures') => ({
	openapi: '3.1.0',
	info: { 'x-octavo': 1 },
	servers: [{ url: 'https://elsewhere.example.com' }],
	paths: {
		[path]: {
			post: {
				requestBody: {
					content: {
						'multipart/form-data': {
							schema: { properties: Object.fromEntries([...fields, 'file'].map((name) => [name, { type: 'string' }])) },
						},
					},
				},
			},
		},
	},
});

function backendOf(url: string, memory = new RemoteMemory(), timeoutSignal?: () => AbortSignal) {
	return remoteInMemory({
		transport: fetchTransport(KEY),
		describe: fetchDescription(timeoutSignal ? { timeoutSignal } : {}),
		memory,
		baseUrl: url,
		regionLabel: 'Self-Hosted',
		sleep: () => Promise.resolve(),
		attempts: 1,
	});
}

const run = (url: string, parameters: object, name: OperationName = 'remove_signatures', memory?: RemoteMemory) =>
	backendOf(url, memory).run(name, [pdf], decode(name, { ...parameters }));

const EXTENSIONS = { appearance: 'remove', open_password: 'hunter2' };

test('does not ask for a call of the contract; a field at its default counts as absent', async () => {
	const service = await site(json({}));
	await run(service.url, { appearance: 'keep' });
	expect(service.seen).toEqual(['POST /v1/remove_signatures']);
});

test('sends an extension to a service that announces it, and asks without the key', async () => {
	const service = await site(json(offering(['appearance', 'open_password'])));
	await run(service.url, EXTENSIONS);
	expect(service.seen).toEqual(['GET /openapi.json', 'POST /v1/remove_signatures']);
	expect(service.keys).toEqual([undefined, KEY]);
	expect(service.bodies[0]).toContain('name="open_password"');
});

test('remembers a yes across runs, and shares one request among concurrent runs', async () => {
	const service = await site(json(offering(['appearance', 'open_password'])));
	const memory = new RemoteMemory(() => 0);
	await Promise.all([run(service.url, EXTENSIONS, undefined, memory), run(service.url, EXTENSIONS, undefined, memory)]);
	await run(service.url, EXTENSIONS, undefined, memory);
	expect(service.seen.filter((line) => line.startsWith('GET'))).toHaveLength(1);
});

test('a caller that cancels does not fail another one that waits for the same description', async () => {
	let asked: () => void = () => undefined;
	const arrived = new Promise<void>((resolve) => (asked = resolve));
	const pending: ServerResponse[] = [];
	const service = await site((_request, response) => {
		pending.push(response);
		asked();
	});
	const memory = new RemoteMemory();
	const first = new AbortController();
	const backend = backendOf(service.url, memory);
	const parameters = decode('remove_signatures', EXTENSIONS);
	const cancelledRun = refusalOf(backend.run('remove_signatures', [pdf], parameters, { signal: first.signal }));
	const other = backend.run('remove_signatures', [pdf], parameters, { signal: new AbortController().signal });
	await arrived;
	first.abort();
	expect(await cancelledRun).toMatchObject({ code: 'cancelled' });
	pending[0]!.end(JSON.stringify(offering(['appearance', 'open_password'])));
	expect((await other).documents).toHaveLength(1);
	expect(service.seen).toEqual(['GET /openapi.json', 'POST /v1/remove_signatures']);
});

test('a run that was cancelled before does not ask', async () => {
	const service = await site(json({}));
	const parameters = decode('remove_signatures', EXTENSIONS);
	const work = backendOf(service.url).run('remove_signatures', [pdf], parameters, { signal: AbortSignal.abort() });
	expect(await refusalOf(work)).toMatchObject({ code: 'cancelled' });
	expect(service.seen).toEqual([]);
});

test('names the fields of each run that shares one failed request', async () => {
	const service = await site(failing);
	const memory = new RemoteMemory();
	const errors = await Promise.all(
		[{ appearance: 'remove' }, { open_password: 'hunter2' }].map((given) =>
			refusalOf(run(service.url, given, undefined, memory)),
		),
	);
	expect(errors.map(({ issues }) => issues.map(({ field }) => field))).toEqual([['appearance'], ['open_password']]);
	expect(service.seen).toEqual(['GET /openapi.json']);
});

test('asks again ten minutes after a yes, and after every no', async () => {
	let now = 0;
	const memory = new RemoteMemory(() => now);
	const service = await site(json(offering(['appearance', 'open_password'])));
	await run(service.url, EXTENSIONS, undefined, memory);
	now = 10 * 60_000;
	await run(service.url, EXTENSIONS, undefined, memory);
	expect(service.seen.filter((line) => line.startsWith('GET'))).toHaveLength(2);
	const poorer = await site(json(offering(['appearance'])));
	for (let times = 0; times < 2; times++) await refusalOf(run(poorer.url, EXTENSIONS, undefined, memory));
	expect(poorer.seen).toEqual(['GET /openapi.json', 'GET /openapi.json']);
});

test.each([
	['a field that is not listed', json(offering(['appearance'])), ['open_password']],
	['another path', json(offering(['appearance', 'open_password'], '/v1/other')), ['appearance', 'open_password']],
	[
		'a foreign service with the same path',
		json({ ...offering(['appearance', 'open_password']), info: {} }),
		['appearance', 'open_password'],
	],
	['an HTML page', (_request, response) => void response.end('<html>'), ['appearance', 'open_password']],
	['404', (_request, response) => void response.writeHead(404).end(), ['appearance', 'open_password']],
	[
		'references in a circle',
		json({
			info: { 'x-octavo': 1 },
			paths: { '/v1/remove_signatures': { post: { requestBody: { $ref: '#/paths/~1v1~1remove_signatures/post/requestBody' } } } },
		}),
		['appearance', 'open_password'],
	],
	[
		'a reference to another host',
		json({
			info: { 'x-octavo': 1 },
			paths: { '/v1/remove_signatures': { post: { requestBody: { $ref: 'https://elsewhere.example.com/x' } } } },
		}),
		['appearance', 'open_password'],
	],
])('refuses what a service does not offer, before a document is sent: %s', async (_what, description, fields) => {
	const service = await site(description);
	const error = await refusalOf(run(service.url, EXTENSIONS));
	expect(error).toMatchObject({ code: 'invalid_parameters' });
	expect(error.issues.map(({ field }) => field)).toEqual(fields);
	for (const { message } of error.issues)
		expect(message).toBe('is not offered by Self-Hosted: process locally, or use a service that offers it');
	expect(service.seen).toEqual(['GET /openapi.json']);
	expect(JSON.stringify(error)).not.toContain('hunter2');
});

const endless: Handler = (_request, response) => {
	response.writeHead(200);
	const piece = Buffer.alloc(1 << 16, 0x20);
	const more = (): void => {
		while (response.writable && response.write(piece));
	};
	response.on('drain', more);
	more();
};

const redirect: Handler = (_request, response) => void response.writeHead(302, { location: '/elsewhere' }).end();
const failing: Handler = (_request, response) => void response.writeHead(500).end();
const silent: Handler = (_request, response) => void response.destroy();

test.each([
	['a redirect', redirect, /redirect \(302\)/],
	['a failing service', failing, /status 500/],
	['a description without end', endless, /longer than 2097152 bytes/],
	['no answer', silent, /was not answered/],
])('says that a service could not be asked: %s', async (_what, description, why) => {
	const service = await site(description);
	const error = await refusalOf(run(service.url, EXTENSIONS));
	expect(error).toMatchObject({ code: 'configuration' });
	expect(error.issues.map(({ field }) => field)).toEqual(['appearance', 'open_password']);
	expect(error.message).toMatch(why);
	expect(error.message).toMatch(/could not be asked.*process locally, or use a service that offers it/);
	expect(service.seen).toEqual(['GET /openapi.json']);
});

test('stops waiting for a description', async () => {
	const service = await site(() => undefined);
	const over = () => AbortSignal.abort(new DOMException('over', 'TimeoutError'));
	const work = backendOf(service.url, new RemoteMemory(), over).run(
		'remove_signatures',
		[pdf],
		decode('remove_signatures', EXTENSIONS),
	);
	expect(await refusalOf(work)).toMatchObject({ code: 'configuration', message: expect.stringContaining('within 5 seconds') });
});

test('never sends an extension to a published region, and does not ask it, however its address was entered', async () => {
	for (const baseUrl of ['https://api.pdfblocks.com', 'https://API.pdfblocks.com./v1/..'])
		expect(await refusalOf(run(baseUrl, EXTENSIONS))).toMatchObject({ code: 'invalid_parameters' });
});

test('refuses an operation that the service does not offer', async () => {
	const service = await site(json(offering([])));
	const error = await refusalOf(run(service.url, { pages_per_part: '2' }, 'split_by_page_count'));
	const message: unknown = expect.stringMatching(/^split_by_page_count is not offered by Self-Hosted: process locally/);
	expect(error.issues).toEqual([{ field: 'operation', message, mentions: ['split_by_page_count'] }]);
	expect(service.seen).toEqual(['GET /openapi.json']);
});

describe('a page set that is one range', () => {
	test.each([
		['2..4', 'first_page=2 last_page=4'],
		['4..2', 'first_page=2 last_page=4'],
		['3..', 'first_page=3'],
		['all', ''],
	])('is sent as the fields of the contract if pages is not offered: %s', async (pages, sent) => {
		const service = await site((_request, response) => void response.writeHead(404).end());
		await run(service.url, { pages }, 'extract_pages');
		const fields = [...service.bodies[0]!.matchAll(/name="(first_page|last_page|pages)"\r\n\r\n([^\r]*)/g)];
		expect(fields.map(([, name, value]) => `${name}=${value}`).join(' ')).toBe(sent);
	});

	test('is sent unchanged if pages is offered', async () => {
		const service = await site(json(offering(['pages'], '/v1/extract_pages')));
		await run(service.url, { pages: '2..4' }, 'extract_pages');
		expect(service.bodies[0]).toMatch(/name="pages"\r\n\r\n2\.\.4/);
	});

	test.each(['odd', '1, 3', '-1', 'not 2'])('is refused if it is another set: %s', async (pages) => {
		const service = await site((_request, response) => void response.writeHead(404).end());
		const error = await refusalOf(run(service.url, { pages }, 'extract_pages'));
		const message = expect.stringMatching(/^must be one range at Self-Hosted, such as 2\.\.5, 3 or 4\.\./);
		expect(error.issues).toEqual([{ field: 'pages', message }]);
	});

	test('is refused as such where the contract has no range', async () => {
		const service = await site((_request, response) => void response.writeHead(404).end());
		const given = { line_1: 'A', pages: '2..5' };
		const error = await refusalOf(run(service.url, given, 'add_text_watermark'));
		expect(error.issues).toEqual([{ field: 'pages', message: expect.stringMatching(/^is not offered by Self-Hosted/) }]);
	});
});

describe('a value beyond the contract (D91)', () => {
	const given = { line_1: 'x'.repeat(33), color: '#c00000', template: 'bottom' };
	const wider = (fields: Readonly<Record<string, object>>): object => {
		const offered = offering([], '/v1/add_watermark/text');
		const { schema } = offered.paths['/v1/add_watermark/text']!.post.requestBody.content['multipart/form-data'];
		Object.assign(schema.properties, fields);
		return offered;
	};

	test('is sent to a service that announces it, with the numbers of the contract', async () => {
		const property = { type: 'string', 'x-octavo-wider': true };
		const service = await site(json(wider({ line_1: property, color: property, template: property })));
		await run(service.url, given, 'add_text_watermark');
		const fields = [...service.bodies[0]!.matchAll(/name="(\w+)"\r\n\r\n([^\r]*)/g)].map(([, name, value]) => [name, value]);
		expect(Object.fromEntries(fields)).toEqual({ line_1: given.line_1, color: '#c00000', template: '1004' });
	});

	const says = (words: string): unknown =>
		expect.stringMatching(`^must be ${words} at Self-Hosted: write it so, process locally, or`);

	test('is refused before anything is sent, with what the contract takes', async () => {
		const service = await site(json(wider({ line_1: { type: 'string' }, color: { type: 'string' } })));
		expect((await refusalOf(run(service.url, given, 'add_text_watermark'))).issues).toEqual([
			{ field: 'line_1', message: says('at most 32 characters') },
			{ field: 'color', message: says('one of Black, Blue, Gray, Red') },
		]);
		expect((await refusalOf(run(service.url, { password: 'Grüße2026' }, 'add_password'))).issues).toEqual([
			{ field: 'password', message: says('4 to 32 printable ASCII characters \\(codes 32 to 126\\)') },
		]);
		expect((await refusalOf(run(service.url, { page_order: `${'1,'.repeat(500)}1` }, 'reorder_pages'))).issues).toEqual([
			{ field: 'page_order', message: says('at most 1000 characters') },
		]);
		expect(service.bodies).toEqual([]);
	});

	test('is a word of a choice for which the contract has no number', async () => {
		const tiled = { line_1: 'A', template: 'tiled' };
		const offers = await site(json(wider({ template: { type: 'string', 'x-octavo-wider': true } })));
		await run(offers.url, tiled, 'add_text_watermark');
		expect(offers.bodies[0]).toContain('tiled');
		const service = await site(json(wider({ template: { type: 'string' } })));
		expect((await refusalOf(run(service.url, tiled, 'add_text_watermark'))).issues).toEqual([
			{ field: 'template', message: says('one of diagonal, horizontal, top, bottom') },
		]);
		expect(service.bodies).toEqual([]);
	});

	test('of the contract is sent without a question', async () => {
		const service = await site(failing);
		await run(service.url, { line_1: 'x'.repeat(32), color: 'Red', template: '1003' }, 'add_text_watermark');
		expect(service.seen).toEqual(['POST /v1/add_watermark/text']);
	});
});
