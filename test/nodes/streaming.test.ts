/** Documents between n8n's store and a region, through axios as n8n configures it: nothing is loaded as a whole. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { executeItems } from '../../nodes/OctavoPdf/execute';
import { numbered } from '../support/documents/drawn';
import { startService, TEST_KEY, type TestService } from '../support/hosts/service';
import { pageTexts, withTools } from '../support/judges/tools';
import { harness, parametersOf, said, type Harness, type Setup } from './execute-functions';
import { n8nRequest } from './n8n-request.mjs';
import { testInTurn } from '../support/sample';

let bytes: Uint8Array;
let service: TestService;
const closing: (() => void)[] = [];
beforeAll(async () => {
	bytes = await numbered(3);
	service = await startService();
});
afterEach(() => {
	for (const close of closing.splice(0)) close();
});
afterAll(() => service.close());

function settingOf(baseUrl: string, more: object = {}, setup: Partial<Setup> = {}): Harness {
	return harness({
		parameters: parametersOf({ resource: 'page', operation: 'reversePages', process: 'region', ...more }),
		items: [{ files: { data: { bytes, fileName: 'in.pdf' } } }],
		credentials: { apiKey: TEST_KEY, region: 'selfHosted', baseUrl },
		request: (options) => n8nRequest(options, TEST_KEY),
		describe: (options) => n8nRequest(options, ''),
		...setup,
	});
}

/** A service of which each request meets the next behaviour; what it received, whole. */
async function misbehaving(...behaviours: ((answer: ServerResponse, request: IncomingMessage) => void)[]) {
	const received: Buffer[] = [];
	const lengths: (string | undefined)[] = [];
	const server = createServer((request, answer) => {
		const pieces: Buffer[] = [];
		request.on('data', (piece: Buffer) => pieces.push(piece));
		request.on('end', () => {
			received.push(Buffer.concat(pieces));
			lengths.push(request.headers['content-length']);
			behaviours[received.length - 1]?.(answer, request);
		});
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	closing.push(() => {
		server.closeAllConnections();
		server.close();
	});
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, lengths };
}

const PDF = { 'content-type': 'application/pdf' };
const good = (answer: ServerResponse) => answer.writeHead(200, PDF).end(bytes);

withTools('poppler')('through our service', () => {
	it('reads a stored file while it is sent, and stores the answer while it arrives', async () => {
		const { context, loaded, streamed, bytesOf } = settingOf(service.url);
		const [item] = await executeItems(context);
		expect([loaded, streamed]).toEqual([[], [bytes.length]]);
		expect(pageTexts(bytesOf(item?.binary?.['data']))).toEqual(['Page 3', 'Page 2', 'Page 1']);
		expect(item?.binary?.['data']).toMatchObject({ fileName: 'in.pdf', mimeType: 'application/pdf' });
		expect(said(item)).toMatchObject({ fileName: 'in.pdf', pageCount: 3, size: bytesOf(item?.binary?.['data']).length });
	});

	it('sends what n8n itself holds in memory', async () => {
		const { context, bytesOf } = settingOf(service.url, {}, { storage: 'inline' });
		const [item] = await executeItems(context);
		expect(pageTexts(bytesOf(item?.binary?.['data']))).toEqual(['Page 3', 'Page 2', 'Page 1']);
	});

	it('merges the files of all items under the name that is wanted', async () => {
		const more = { resource: 'document', operation: 'mergeDocuments', options: { outputFileName: 'all' } };
		const file = { files: { data: { bytes, fileName: 'in.pdf' } } };
		const { context, streamed, bytesOf } = settingOf(service.url, more, { items: [file, file] });
		const [item] = await executeItems(context);
		expect(streamed).toEqual([bytes.length, bytes.length]);
		expect(pageTexts(bytesOf(item?.binary?.['data']))).toHaveLength(6);
		expect(item?.binary?.['data']?.fileName).toBe('all.pdf');
	});

	it('gives the parts of a split, and data with the file that came in', async () => {
		const split = settingOf(service.url, { resource: 'document', operation: 'splitByPageCount', pagesPerPart: 2 });
		expect((await executeItems(split.context)).map((item) => said(item).pageCount)).toEqual([2, 1]);
		const info = settingOf(service.url, { resource: 'document', operation: 'getDocumentInfo' });
		const [item] = await executeItems(info.context);
		expect(said(item)).toMatchObject({ fileName: 'in.pdf', size: bytes.length, pageCount: 3, info: { pageCount: 3 } });
		expect(item?.binary).toEqual(info.input[0]?.binary);
	});
});

describe('a region that misbehaves', () => {
	it.each([
		['answers 503', (answer: ServerResponse) => answer.writeHead(503, { 'retry-after': '0' }).end('busy')],
		[
			'breaks off in the answer',
			(answer: ServerResponse) => breakOff(answer.writeHead(200, { ...PDF, 'content-length': '999999' })),
		],
		['breaks off in a chunk', (answer: ServerResponse) => breakOff(answer.writeHead(200, PDF))],
	])('gets the whole file again if it %s', async (_what, behaviour) => {
		const { url, received, lengths } = await misbehaving(behaviour, good);
		const { context, streamed, bytesOf } = settingOf(url);
		const [item] = await executeItems(context);
		expect(streamed).toEqual([bytes.length, bytes.length]);
		expect(received.map((body) => body.includes(Buffer.from(bytes)))).toEqual([true, true]);
		expect(lengths).toEqual(received.map((body) => String(body.length)));
		expect(Buffer.compare(bytesOf(item?.binary?.['data']), bytes)).toBe(0);
	});

	it('is not followed to another address', async () => {
		const { url, received } = await misbehaving((answer) => answer.writeHead(307, { location: 'http://127.0.0.1:9/' }).end());
		await expect(executeItems(settingOf(url).context)).rejects.toThrow('answered with a redirect (307) to http://127.0.0.1:9/');
		expect(received).toHaveLength(1);
	});

	it('stores nothing of an answer that is not a PDF document', async () => {
		const { url } = await misbehaving((answer) =>
			answer.writeHead(200, { 'content-type': 'text/html' }).end('<html>log in</html>'),
		);
		const setting = settingOf(url);
		await expect(executeItems(setting.context)).rejects.toThrow('answered with text/html instead of a PDF document');
		expect(setting.stored()).toBe(1);
	});

	testInTurn(
		'is given up if its answer does not end, and nothing of that is stored',
		async () => {
			const { url, received } = await misbehaving((answer) => {
				answer.writeHead(200, PDF);
				answer.write(bytes);
				const more = Buffer.alloc(1024 ** 2);
				const goOn = () => {
					while (!answer.destroyed && answer.write(more));
				};
				answer.on('drain', goOn);
				goOn();
			});
			const setting = settingOf(url);
			await expect(executeItems(setting.context)).rejects.toThrow(
				/^The answer of .* is too long: more than \d+ bytes for documents of/,
			);
			expect(received).toHaveLength(1);
			expect(setting.stored()).toBe(1);
		},
		30_000,
	);

	it('ends when the execution is cancelled while the answer arrives', async () => {
		const stop = new AbortController();
		const { url } = await misbehaving((answer) => {
			answer.writeHead(200, { ...PDF, 'content-length': '999999' }).write(bytes, () => stop.abort());
		});
		const { context } = settingOf(url, {}, { signal: stop.signal });
		await expect(executeItems(context)).rejects.toThrow('cancelled');
	});
});

/** Sends the beginning of an answer, and ends the connection once it is on its way. */
function breakOff(answer: ServerResponse): void {
	answer.write(bytes.subarray(0, 1500), () => answer.destroy());
}

it('says which file could not be read from the store', async () => {
	const { url } = await misbehaving(good);
	const setting = settingOf(url);
	setting.forget();
	await expect(executeItems(setting.context)).rejects.toMatchObject({
		message: expect.stringMatching(/could not be read from n8n's store: File not found/),
		description: expect.stringMatching(/same store/),
	});
});
