/** *Skip Unreadable Files* where a service says what is wrong: each file gets its own reason, in the words of the panel. */
import type { FormData } from 'formdata-node';
import { Readable } from 'node:stream';
import type { IDataObject } from 'n8n-workflow';
import { executeItems } from '../../nodes/OctavoPdf/execute';
import { numbered } from '../support/documents/drawn';
import { harness, parametersOf, said } from './execute-functions';

const PROBLEM = {
	title: 'Bad Request',
	status: 400,
	errors: {
		file: [
			'Document 1: Could not parse the PDF document. The file may be invalid or corrupt.',
			'Document 3: needs a password to open: give it as open_password',
		],
	},
};

async function merge(count: number, skipUnreadable: boolean) {
	const bytes = await numbered(1);
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
			const answer = files === count ? JSON.stringify(PROBLEM) : bytes;
			return await Promise.resolve({
				statusCode: files === count ? 400 : 200,
				headers: { 'content-type': files === count ? 'application/problem+json' : 'application/pdf' },
				body: Readable.from([Buffer.from(answer)], { objectMode: false }),
			});
		},
	});
	return { sent, hints: made.hints, output: executeItems(made.context) };
}

it('gives each file that is left out its own reason, and asks the service once more', async () => {
	const { sent, hints, output } = await merge(4, true);
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
	const { output } = await merge(4, false);
	await expect(output).rejects.toThrow(
		/^The PDF '1\.pdf': Could not parse the PDF document\. .*\. The PDF '3\.pdf' needs a password to open: give it as Open Password$/,
	);
});
