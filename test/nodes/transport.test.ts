import { FormData } from 'formdata-node';
import { NodeOperationError, type IDataObject } from 'n8n-workflow';
import { getEventListeners } from 'node:events';
import { Readable } from 'node:stream';
import { executeItems } from '../../nodes/OctavoPdf/execute';
import { transportOf } from '../../nodes/OctavoPdf/transport';
import { numbered } from '../support/documents/drawn';
import { collected } from '../support/hosts/in-memory';
import { harness, parametersOf, said, type Setup } from './execute-functions';

let bytes: Uint8Array;
beforeAll(async () => {
	bytes = await numbered(3);
});

const answer = (statusCode: number, body: string | Uint8Array, type = 'application/problem+json') => ({
	statusCode,
	headers: { 'Content-Type': type },
	body: Readable.from([Buffer.from(body)], { objectMode: false }),
});

/** One item through a region: the requests and the result. */
async function send(respond: (options: Record<string, unknown>) => unknown, more: object = {}, setup: Partial<Setup> = {}) {
	const requests: Record<string, unknown>[] = [];
	const made = harness({
		parameters: parametersOf({
			resource: 'page',
			operation: 'rotatePages',
			angle: 90,
			process: 'region',
			pages: '1-2',
			...more,
		}),
		items: [{ files: { data: { bytes, fileName: 'ä "x".pdf' } } }],
		credentials: { apiKey: 'key-of-the-test', region: 'eu', baseUrl: '' },
		// Returned as a promise, so that what it throws is a rejection as in n8n.
		request: async (options) => {
			requests.push(options);
			return await Promise.resolve(respond(options));
		},
		...setup,
	});
	const outcome = await executeItems(made.context).then(
		(output) => ({ output, error: undefined }),
		(error: { message: string; description?: string; httpCode?: string }) => ({ output: undefined, error }),
	);
	return { ...made, ...outcome, requests };
}

it('sends the document and what differs from the defaults to the region of the credential', async () => {
	const { requests, output, bytesOf } = await send(() => answer(200, bytes, 'application/pdf'));
	expect(requests).toHaveLength(1);
	expect(requests[0]).toMatchObject({
		method: 'POST',
		url: 'https://eu.api.pdfblocks.com/v1/rotate_pages',
		disableFollowRedirect: true,
	});
	const form = requests[0]?.body as FormData;
	expect(['file', 'angle', 'last_page', 'first_page'].map((name) => form.has(name))).toEqual([true, true, true, false]);
	const file = form.get('file') as unknown as { name: string; stream: () => AsyncIterable<Uint8Array> };
	expect(file.name).toBe('ä "x".pdf');
	expect(Buffer.compare(await collected(file.stream()), bytes)).toBe(0);
	// The key is the helper's affair.
	expect(JSON.stringify(requests[0]?.headers)).not.toContain('key-of-the-test');
	expect(Buffer.compare(bytesOf(output?.[0]?.binary?.data), bytes)).toBe(0);
});

it('shows the service’s own messages by the names of the panel', async () => {
	const problem = {
		title: 'One or more validation errors occurred.',
		status: 400,
		errors: { last_page: ['Must be at most 1.'] },
	};
	const { error, requests } = await send(() => answer(400, JSON.stringify(problem)));
	expect(error?.message).toBe('Pages: Must be at most 1');
	expect(requests).toHaveLength(1);
});

it('says that the key is not valid, without the key', async () => {
	const { error } = await send(() => answer(401, '{"title":"Unauthorized","status":401}'));
	expect(error?.message).toContain('refused the API key');
	expect(error?.httpCode).toBe('401');
	expect(JSON.stringify(error)).not.toContain('key-of-the-test');
});

it('blacks the key out where an answer repeats it', async () => {
	const { error } = await send(() => answer(404, 'no such key: key-of-the-test', 'text/plain'));
	expect(error?.message).toContain('no such key: ***');
	expect(JSON.stringify(error)).not.toContain('key-of-the-test');
});

it('tries again after a reset connection, with a new form', async () => {
	let attempt = 0;
	const { output, requests } = await send(() => {
		attempt += 1;
		if (attempt === 1)
			throw Object.assign(new Error('socket hang up'), {
				code: 'ECONNRESET',
				config: { headers: { 'X-API-Key': 'key-of-the-test' } },
			});
		return answer(200, bytes, 'application/pdf');
	});
	expect(said(output?.[0]).size).toBe(bytes.length);
	expect(requests[0]?.body).not.toBe(requests[1]?.body);
});

it('says in its own words which region was not reached', async () => {
	const { error } = await send(() => {
		throw Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' });
	});
	expect(error?.message).toBe('European Union was not reached (ENOTFOUND)');
	expect(error?.description).toContain('base address');
});

it('says where an address is to be corrected', async () => {
	const { error } = await send(
		() => answer(200, bytes),
		{},
		{ credentials: { apiKey: 'k', region: 'eu', baseUrl: 'http://pdf.example.com' } },
	);
	expect(error?.message).toContain('https://');
	expect(error?.description).toContain('Plain HTTP is allowed for localhost only');
});

it('sends nothing when the region has no known address', async () => {
	const { error, requests } = await send(
		() => answer(200, bytes),
		{},
		{ credentials: { apiKey: 'k', region: 'jp', baseUrl: '' } },
	);
	expect(error).toBeInstanceOf(NodeOperationError);
	expect(error?.message).toMatch(/Japan/);
	expect(error?.description).toContain('base address');
	expect(requests).toEqual([]);
});

it('sends nothing when a field works locally only', async () => {
	const { error, requests } = await send(() => answer(200, bytes), { options: { openPassword: 'secret of mine' } });
	expect(error?.message).toContain('Open Password');
	expect(error?.message).not.toContain('secret of mine');
	expect(requests).toEqual([]);
});

it.each([
	['read to its end', (body: AsyncIterable<Uint8Array>) => collected(body)],
	['closed', async (_body: AsyncIterable<Uint8Array>, close: () => void) => await Promise.resolve(close())],
])('keeps no listener on the signal of the run for an answer that was %s', async (_what, finish) => {
	const { context } = harness({
		parameters: {},
		items: [],
		request: async () => await Promise.resolve(answer(200, bytes, 'application/pdf')),
	});
	const { signal } = new AbortController();
	const send = transportOf(context);
	for (let requests = 0; requests < 3; requests++) {
		const form = () => new FormData();
		const { body, close } = await send({
			method: 'POST',
			url: 'https://a.example.com',
			headers: {},
			form,
			timeout: 1000,
			signal,
		});
		expect(getEventListeners(signal, 'abort')).toHaveLength(1);
		await finish(body, close);
		expect(getEventListeners(signal, 'abort')).toHaveLength(0);
	}
});

describe('an extension', () => {
	const description = (fields: object) => ({
		openapi: '3.1.0',
		info: { title: 'A service', version: '1', 'x-octavo': 1 },
		paths: {
			'/v1/rotate_pages': {
				post: { requestBody: { content: { 'multipart/form-data': { schema: { type: 'object', properties: fields } } } } },
			},
		},
	});

	it.each([
		['offers', { file: {}, open_password: {} }, 1],
		['does not offer', { file: {} }, 0],
	])('is sent to a service that %s it', async (_what, fields, sent) => {
		const asked: Record<string, unknown>[] = [];
		const { error, requests } = await send(
			() => answer(200, bytes, 'application/pdf'),
			{ pages: '', options: { openPassword: 'opens it' } },
			{
				credentials: { apiKey: 'key-of-the-test', region: 'selfHosted', baseUrl: `https://${sent}.example.com` },
				describe: async (options) => {
					asked.push(options);
					return await Promise.resolve(answer(200, JSON.stringify(description(fields)), 'application/json'));
				},
			},
		);
		expect(asked).toEqual([expect.objectContaining({ method: 'GET', url: `https://${sent}.example.com/openapi.json` })]);
		expect(JSON.stringify(asked)).not.toContain('key-of-the-test');
		expect(requests).toHaveLength(sent);
		if (sent === 0) expect(error?.message).toMatch(/^Options > Open Password.*Self-Hosted \(0\.example\.com\)/);
	});
});

const TWO_UNREADABLE = {
	title: 'Bad Request',
	status: 400,
	errors: {
		file: [
			'Document 1: Could not parse the PDF document. The file may be invalid or corrupt.',
			'Document 3: needs a password to open: give it as open_password',
		],
	},
};

async function mergeInRegion(count: number, skipUnreadable: boolean) {
	const sent: number[] = [];
	const made = harness({
		parameters: parametersOf({
			resource: 'document',
			operation: 'mergeDocuments',
			process: 'region',
			options: { skipUnreadable },
		}),
		items: Array.from({ length: count }, (_, index) => ({ files: { data: { bytes, fileName: `${index + 1}.pdf` } } })),
		credentials: { apiKey: 'key', region: 'selfHosted', baseUrl: 'https://pdf.example.com' },
		request: async ({ body }) => {
			const files = (body as FormData).getAll('file').length;
			sent.push(files);
			const answer = files === count ? JSON.stringify(TWO_UNREADABLE) : bytes;
			return await Promise.resolve({
				statusCode: files === count ? 400 : 200,
				headers: { 'content-type': files === count ? 'application/problem+json' : 'application/pdf' },
				body: Readable.from([Buffer.from(answer)], { objectMode: false }),
			});
		},
	});
	return { sent, hints: made.hints, output: executeItems(made.context) };
}

it('gives each file that *Skip Unreadable Files* leaves out its reason, and asks the service once more', async () => {
	const { sent, hints, output } = await mergeInRegion(4, true);
	const [item] = await output;
	expect(said(item).skipped).toEqual([
		{ fileName: '1.pdf', item: 0, reason: 'Could not parse the PDF document. The file may be invalid or corrupt.' },
		{ fileName: '3.pdf', item: 2, reason: 'needs a password to open: give it as Open Password' },
	]);
	expect(hints).toEqual([
		"Left out '1.pdf': Could not parse the PDF document. The file may be invalid or corrupt. [item 1]",
		"Left out '3.pdf': needs a password to open: give it as Open Password [item 3]",
	]);
	expect((said(item).documents as IDataObject[]).map(({ fileName }) => fileName)).toEqual(['2.pdf', '4.pdf']);
	expect(sent).toEqual([4, 2]);
});

it('names every file that cannot be read', async () => {
	const { output } = await mergeInRegion(4, false);
	await expect(output).rejects.toThrow(
		/^The PDF '1\.pdf': Could not parse the PDF document\. .*\. The PDF '3\.pdf' needs a password to open: give it as Open Password$/,
	);
});
