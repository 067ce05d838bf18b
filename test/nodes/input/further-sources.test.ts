/** Documents at an address and as Base64 text, in place of a binary field. */
import { Readable } from 'node:stream';
import { executeItems } from '../../../nodes/OctavoPdf/execute';
import { numbered } from '../../support/documents/drawn';
import { rawPages } from '../../support/documents/raw';
import { harness, parametersOf, said } from '../execute-functions';

interface Answer {
	readonly statusCode?: number;
	readonly headers?: Readonly<Record<string, string>>;
	readonly bytes?: Uint8Array;
}

/** The pages that rotate_pages gives; `web` answers by address. */
async function rotate(parameters: Readonly<Record<string, unknown>>, web: Readonly<Record<string, Answer>> = {}) {
	const asked: string[] = [];
	const made = harness({
		parameters: parametersOf({ resource: 'page', operation: 'rotatePages', angle: 90, pages: 'all', ...parameters }),
		items: [{ json: { id: 1 } }],
		describe: async ({ url }) => {
			asked.push(String(url));
			const { statusCode = 200, headers = {}, bytes = new Uint8Array(0) } = web[String(url)] ?? { statusCode: 404 };
			return { statusCode, headers, body: Readable.from([Buffer.from(bytes)]) };
		},
	});
	const [item] = await executeItems(made.context);
	return { asked, file: item?.binary?.data, said: said(item), bytes: made.bytesOf(item?.binary?.data) };
}

const fetched = (url: string, web: Readonly<Record<string, Answer>>, more = {}) =>
	rotate({ inputFrom: 'url', inputUrl: url, ...more }, web);

it('processes the file at an address, under the name that the address gives it', async () => {
	const bytes = rawPages(3, {});
	const address = 'https://files.example/a%20report.pdf?key=secret';
	const result = await fetched(address, { [address]: { bytes } });
	expect(result.said).toMatchObject({ fileName: 'a report.pdf', pageCount: 3 });
	expect(result.asked).toEqual([address]);
});

it('follows redirects to https, but not to http', async () => {
	const bytes = rawPages(1, {});
	const moved = (location: string) => ({ statusCode: 302, headers: { location } });
	const web = { 'https://a.example/x': moved('/y'), 'https://a.example/y': { bytes } };
	expect((await fetched('https://a.example/x', web)).asked).toEqual(['https://a.example/x', 'https://a.example/y']);
	await expect(fetched('https://a.example/x', { 'https://a.example/x': moved('http://a.example/y') })).rejects.toThrow(
		'a.example redirects to an address without https',
	);
	await expect(fetched('https://a.example/x', { 'https://a.example/x': moved('/x') })).rejects.toThrow(
		'a.example redirects more than 5 times',
	);
});

it('refuses addresses without https, other answers than 200 and files above the limit, and quotes no address', async () => {
	await expect(fetched('http://a.example/x', {})).rejects.toThrow('URL must be an address that begins with https://');
	await expect(fetched('', {})).rejects.toThrow('URL is empty: it must be an address that begins with https://');
	await expect(fetched('https://a.example/x?key=secret', {})).rejects.toMatchObject({
		message: 'a.example answered 404',
		description:
			'Check the address under URL: if it needs a login, fetch the file with the HTTP Request node and use its binary field',
	});
	const large = { 'https://a.example/x': { bytes: new Uint8Array(2_000_001) } };
	await expect(fetched('https://a.example/x', large, { options: { maximumFileSize: 2 } })).rejects.toThrow(
		'The file at a.example is larger than the limit of 2 MB',
	);
});

it('processes Base64 text and data URLs, and refuses other text', async () => {
	const text = Buffer.from(rawPages(2, {})).toString('base64');
	for (const inputBase64 of [text, `data:application/pdf;base64,${text}`, text.replace(/(.{76})/g, '$1\r\n')])
		expect((await rotate({ inputFrom: 'base64', inputBase64 })).said).toMatchObject({ fileName: 'document.pdf', pageCount: 2 });
	for (const inputBase64 of ['%PDF-1.7', 'abcde', 7])
		await expect(rotate({ inputFrom: 'base64', inputBase64 })).rejects.toThrow('Base64 must be a file as Base64 text');
});

it('refuses another source of the input than those of the panel', async () => {
	await expect(rotate({ inputFrom: 'disk' })).rejects.toThrow(/^Input must be one of/);
});

it('takes a second file from an address, fetched once for all items', async () => {
	const data = { bytes: await numbered(1), fileName: 'invoice.pdf' };
	const asked: string[] = [];
	const made = harness({
		parameters: parametersOf({
			resource: 'stamp',
			operation: 'addOverlay',
			overlay: 'https://a.example/letterhead.pdf',
			layer: 'under',
			pages: 'all',
		}),
		items: [{ files: { data } }, { files: { data } }],
		describe: async ({ url }) => {
			asked.push(String(url));
			return { statusCode: 200, headers: {}, body: Readable.from([Buffer.from(rawPages(1, {}))]) };
		},
	});
	expect(await executeItems(made.context)).toHaveLength(2);
	expect(asked).toEqual(['https://a.example/letterhead.pdf']);
});
