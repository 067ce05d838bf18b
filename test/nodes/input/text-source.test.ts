/** Markdown to PDF takes a text that is typed, one of a field of the item, or a file; and images of the item that it names. */
import { executeItems } from '../../../nodes/OctavoPdf/execute';
import { png } from '../../support/documents/images';
import { pageTexts, uncompressed, withTools } from '../../support/judges/tools';
import { harness, parametersOf, said, type Setup } from '../execute-functions';

const convert = (more: object): object => parametersOf({ resource: 'convert', operation: 'markdownToPdf', ...more });
const run = async (parameters: object, item: Setup['items'][number]) => {
	const { context, bytesOf } = harness({ parameters: convert(parameters) as Setup['parameters'], items: [item] });
	const [output] = await executeItems(context);
	return { output, bytes: bytesOf(output?.binary?.['data']), fileName: output?.binary?.['data']?.fileName };
};

withTools('poppler', 'qpdf')('Markdown to PDF', () => {
	it('takes text, and calls the result document.pdf', async () => {
		const { output, bytes, fileName } = await run({ textFrom: 'text', text: '# Hello' }, { json: { kept: 1 }, files: {} });
		expect(pageTexts(bytes)[0]).toContain('Hello');
		expect(fileName).toBe('document.pdf');
		expect(output!.json['kept']).toBe(1);
		expect(said(output)).toMatchObject({ fileName: 'document.pdf', pageCount: 1 });
	});

	it('takes a field of the item, also inside an object', async () => {
		const item = { json: { message: { content: '# From a model' } }, files: {} };
		const { bytes } = await run({ textFrom: 'field', textField: 'message.content' }, item);
		expect(pageTexts(bytes)[0]).toContain('From a model');
	});

	it('takes a file, and names the result after it', async () => {
		const item = { json: {}, files: { data: { bytes: Buffer.from('# From a file'), fileName: 'README.md' } } };
		const { bytes, fileName } = await run({ textFrom: 'file', binaryPropertyName: 'data' }, item);
		expect(pageTexts(bytes)[0]).toContain('From a file');
		expect(fileName).toBe('README.pdf');
	});

	it('draws images of the item', async () => {
		const item = { json: {}, files: { logo: { bytes: Buffer.from(png({ type: 2, depth: 8 })), fileName: 'logo.png' } } };
		const { output, bytes } = await run({ textFrom: 'text', text: '![Our logo](field:logo)' }, item);
		expect(uncompressed(bytes)).toContain('/Subtype /Image');
		expect(said(output)['notes']).toEqual([expect.stringContaining('The document does not say what it is written in')]);
	});

	it.each([
		['the item', { valuesFrom: 'itemJson' }],
		['rows', { valuesFrom: 'fields', formFields: { values: [{ name: 'name', value: 'Ada *L.*' }] } }],
		['JSON', { valuesFrom: 'json', values: '{"name": "Ada *L.*"}' }],
	])('fills a template from %s', async (_, values) => {
		const parameters = { textFrom: 'text', text: 'Dear {{name}},', ...values };
		const { bytes } = await run(parameters, { json: { name: 'Ada *L.*' }, files: {} });
		expect(pageTexts(bytes)[0]).toContain('Dear Ada *L.*,');
	});

	it('leaves braces alone without values', async () => {
		const { bytes } = await run(
			{ textFrom: 'text', text: 'Dear {{name}},', valuesFrom: 'none' },
			{ json: { name: 'Ada' }, files: {} },
		);
		expect(pageTexts(bytes)[0]).toContain('Dear {{name}},');
	});

	it.each([
		['an empty text', { textFrom: 'text', text: ' ' }, 'Text is empty'],
		['a field that is not there', { textFrom: 'field', textField: 'output' }, "The field 'output' has no text"],
		['a field that is not text', { textFrom: 'field', textField: 'number' }, "The field 'number' has no text"],
	])('refuses %s', async (_, parameters, message) => {
		await expect(run(parameters, { json: { number: 1 }, files: {} })).rejects.toThrow(message);
	});
});
