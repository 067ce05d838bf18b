/** *Continue Across Items*: the pages of all files are counted before anything is numbered (docs/semantics.md, §20.4). */
import type { FormData } from 'formdata-node';
import { Readable } from 'node:stream';
import { executeItems } from '../../nodes/OctavoPdf/execute';
import { numbered } from '../support/documents/drawn';
import { pageTexts, withTools } from '../support/judges/tools';
import { harness, parametersOf, type Setup } from './execute-functions';
import { testInTurn } from '../support/sample';

const addPageNumbers = (more: object = {}) =>
	parametersOf({
		resource: 'stamp',
		operation: 'addPageNumbers',
		pages: '2..',
		numberFormat: 'No. {number} of {last}',
		options: { continueAcrossItems: true },
		...more,
	});

const filesOf = async (...pages: number[]): Promise<Setup['items']> =>
	await Promise.all(
		pages.map(async (count) => ({ files: { data: { bytes: await numbered(count), fileName: `${count}.pdf` } } })),
	);

const fieldsOf = (form: FormData) => ['first_number', 'last_number'].map((name) => form.get(name));

withTools('poppler')('locally', () => {
	testInTurn('numbers the selected pages of all items', async () => {
		const { context, bytesOf } = harness({ parameters: addPageNumbers(), items: await filesOf(3, 1, 2) });
		const texts = (await executeItems(context)).map(({ binary }) => pageTexts(bytesOf(binary?.data)));
		expect(texts.map((pages) => pages.map((text) => text.split(/\n+/)))).toEqual([
			[['Page 1'], ['Page 2', 'No. 1 of 3'], ['Page 3', 'No. 2 of 3']],
			[['Page 1']],
			[['Page 1'], ['Page 2', 'No. 3 of 3']],
		]);
	});
});

describe('a file that cannot be counted', () => {
	const withBroken = async () => [
		...(await filesOf(2)),
		{ files: { data: { bytes: Buffer.from('no PDF'), fileName: 'broken.pdf' } } },
	];

	it('stops the run', async () => {
		const { context } = harness({ parameters: addPageNumbers(), items: await withBroken() });
		await expect(executeItems(context)).rejects.toMatchObject({
			message: expect.stringContaining("'broken.pdf'"),
			context: expect.objectContaining({ itemIndex: 1 }),
		});
	});

	it('fails every item if the node continues on errors, because n8n would pass items on without numbers', async () => {
		const { context } = harness({ parameters: addPageNumbers(), items: await withBroken(), continueOnFail: true });
		const told = (await executeItems(context)).map(({ json }) => json.error);
		expect(told).toEqual([expect.stringContaining("'broken.pdf'"), expect.stringContaining("'broken.pdf'")]);
	});
});

it.each(['stored', 'inline'] as const)(
	'sends each file to a region once, because it counts the pages here: %s',
	async (storage) => {
		const properties = { file: {}, pages: {}, number_format: {}, first_number: {}, last_number: {} };
		const description = {
			openapi: '3.1.0',
			info: { title: 'A service', version: '1', 'x-octavo': 1 },
			paths: {
				'/v1/add_page_numbers': { post: { requestBody: { content: { 'multipart/form-data': { schema: { properties } } } } } },
			},
		};
		const answer = (body: string | Uint8Array) => ({
			statusCode: 200,
			headers: { 'content-type': 'application/pdf' },
			body: Readable.from([Buffer.from(body)], { objectMode: false }),
		});
		const result = await numbered(1);
		const sent: unknown[] = [];
		const { context } = harness({
			storage,
			parameters: addPageNumbers({ process: 'region' }),
			items: await filesOf(3, 2),
			credentials: { apiKey: 'key', region: 'selfHosted', baseUrl: `https://${storage}.example.com` },
			describe: async () => await Promise.resolve(answer(JSON.stringify(description))),
			request: async ({ body }) => {
				sent.push(fieldsOf(body as FormData));
				return await Promise.resolve(answer(result));
			},
		});
		expect(await executeItems(context)).toHaveLength(2);
		expect(sent).toEqual([
			[null, '3'],
			['3', '3'],
		]);
	},
);
