import type { IDataObject, INodeExecutionData } from 'n8n-workflow';
import { executeItems } from '../../nodes/OctavoPdf/execute';
import { numbered } from '../support/documents/drawn';
import { pageTexts, qpdfCheck, showEncryption, withTools } from '../support/judges/tools';
import { harness, parametersOf, said, type Harness, type Setup, type TestFile } from './execute-functions';

let three: TestFile;
let ten: TestFile;
const broken: TestFile = { bytes: Buffer.from('<html>not a document</html>'), fileName: 'page.pdf' };

beforeAll(async () => {
	three = { bytes: await numbered(3), fileName: 'three.pdf' };
	ten = { bytes: await numbered(10), fileName: 'ten.pdf' };
});

const page = (operation: string, more: object = {}) => parametersOf({ resource: 'page', operation, ...more });
const merge = (more: object = {}) => parametersOf({ resource: 'document', operation: 'mergeDocuments', ...more });

interface Run extends Harness {
	readonly output: INodeExecutionData[];
	/** Texts of the pages of the file in an output item. */
	readonly texts: (index: number, field?: string) => string[];
}

async function run(setup: Setup): Promise<Run> {
	const made = harness(setup);
	const before = JSON.stringify(made.input);
	const output = await executeItems(made.context);
	// Other nodes use the input too.
	expect(JSON.stringify(made.input)).toBe(before);
	return { ...made, output, texts: (index, field = 'data') => pageTexts(made.bytesOf(output[index]?.binary?.[field])) };
}

async function failure(
	setup: Setup,
): Promise<{ message: string; description?: string | null; context: Record<string, unknown> }> {
	return await executeItems(harness(setup).context).then(
		() => Promise.reject(new Error('nothing was thrown')),
		(thrown: { message: string; context: Record<string, unknown> }) => thrown,
	);
}

withTools('poppler', 'qpdf')('one document at a time', () => {
	it.each(['stored', 'inline'] as const)('processes every item, files %s', async (storage) => {
		const { output, texts, bytesOf } = await run({
			parameters: page('reversePages'),
			items: [
				{ json: { customer: 'A' }, files: { data: three } },
				{ json: { customer: 'B' }, files: { data: ten } },
			],
			storage,
		});
		expect(output.map(({ pairedItem }) => pairedItem)).toEqual([{ item: 0 }, { item: 1 }]);
		expect(output[0]?.json).toMatchObject({ customer: 'A', pdf: { fileName: 'three.pdf', pageCount: 3 } });
		expect(said(output[1]).size).toBe(bytesOf(output[1]?.binary?.data).length);
		expect(texts(0)).toEqual(['Page 3', 'Page 2', 'Page 1']);
		expect(texts(1)[0]).toBe('Page 10');
	});

	it('finds a plain field name in combined binary mode', async () => {
		const items = [{ files: { data: three } }];
		for (const binaryPropertyName of ['data', '_files.data']) {
			const { texts } = await run({ parameters: page('reversePages', { binaryPropertyName }), items, combined: true });
			expect(texts(0)).toEqual(['Page 3', 'Page 2', 'Page 1']);
		}
	});

	it('takes the file itself from an expression', async () => {
		const made = harness({ parameters: {}, items: [{ files: { data: three } }] });
		const file = made.input[0]?.binary?.data;
		const inline = { data: Buffer.from(three.bytes).toString('base64'), mimeType: 'application/pdf', fileName: 'inline.pdf' };
		expect(file).toBeDefined();
		const { texts, output } = await run({
			parameters: page('reversePages', { binaryPropertyName: inline }),
			items: [{ json: {} }],
			storage: 'inline',
		});
		expect(texts(0)).toEqual(['Page 3', 'Page 2', 'Page 1']);
		expect(said(output[0]).fileName).toBe('inline.pdf');
	});

	it('takes parameters from each item, and keeps other files of it', async () => {
		const { output, texts } = await run({
			parameters: page('reorderPages', {
				pageOrder: (item: number) => ['2', '-1,1'][item],
				outputBinaryPropertyName: 'result',
				options: { outputFileName: 'new name' },
			}),
			items: [{ files: { data: three } }, { files: { data: three } }],
		});
		expect(Object.keys(output[0]?.binary ?? {})).toEqual(['data', 'result']);
		expect(texts(0, 'result')).toEqual(['Page 2']);
		expect(texts(1, 'result')).toEqual(['Page 3', 'Page 1']);
		expect(output[0]?.binary?.result?.fileName).toBe('new name.pdf');
	});

	it('leaves the end of the range open when it is not given', async () => {
		const { texts } = await run({
			parameters: page('extractPages', { pages: '9..' }),
			items: [{ files: { data: ten } }],
		});
		expect(texts(0)).toEqual(['Page 9', 'Page 10']);
	});

	it('restricts what the toggles switch off, and nothing else', async () => {
		const { output, bytesOf } = await run({
			parameters: parametersOf({
				resource: 'security',
				operation: 'addRestrictions',
				ownerPassword: 'owner 1234',
				permissions: { allowPrint: false },
				encryptionAlgorithm: 'AES-256',
			}),
			items: [{ files: { data: three } }],
		});
		const shown = showEncryption(bytesOf(output[0]?.binary?.data), 'owner 1234');
		expect(shown).toMatch(/print low resolution: not allowed/);
		expect(shown).toMatch(/modify forms: allowed/);
		expect(shown).toMatch(/AESv3/);
	});

	it('writes documents that qpdf finds clean', async () => {
		const { output, bytesOf } = await run({
			parameters: page('rotatePages', { angle: 90 }),
			items: [{ files: { data: ten } }],
		});
		expect(qpdfCheck(bytesOf(output[0]?.binary?.data)).output).toMatch(/No syntax or stream encoding errors/);
	});
});

withTools('poppler')('merge', () => {
	const joinedNames = ([item]: readonly INodeExecutionData[]) =>
		(said(item).documents as IDataObject[]).map(({ fileName }) => fileName);

	it('joins all items and pairs the output with each of them', async () => {
		const { output, texts } = await run({ parameters: merge(), items: [{ files: { data: three } }, { files: { data: ten } }] });
		expect(output).toHaveLength(1);
		expect(output[0]?.pairedItem).toEqual([{ item: 0 }, { item: 1 }]);
		expect(said(output[0])).toMatchObject({ fileName: 'merged.pdf', pageCount: 13 });
		expect(texts(0)).toHaveLength(13);
	});

	it('tells where each document begins, also for one item', async () => {
		const items = [{ json: { id: 7 }, files: { data: three, b: ten } }];
		const { output } = await run({ parameters: merge({ binaryPropertyNames: 'data,b' }), items });
		expect(said(output[0])).toMatchObject({
			pageCount: 13,
			documents: [
				{ fileName: 'three.pdf', item: 0, firstPage: 1 },
				{ fileName: 'ten.pdf', item: 0, firstPage: 4 },
			],
		});
		// As for several items: the one output of all of them has nothing of theirs.
		expect(output[0]?.json).not.toHaveProperty('id');
	});

	it('joins the listed fields of each item', async () => {
		const { output, texts } = await run({
			parameters: merge({ mergeSource: 'eachItem', binaryPropertyNames: 'b, a' }),
			items: [{ json: { id: 7 }, files: { a: three, b: ten } }],
		});
		expect(texts(0).slice(9, 11)).toEqual(['Page 10', 'Page 1']);
		expect(output[0]).toMatchObject({ json: { id: 7 }, pairedItem: { item: 0 } });
	});

	it('takes the PDFs among the fields that match, in natural order, and says what it left', async () => {
		const named = async (text: string): Promise<TestFile> => ({ bytes: await numbered(Number(text)), fileName: `${text}.pdf` });
		const { output, hints } = await run({
			parameters: merge({ mergeSource: 'eachItem', binaryPropertyNames: 'attachment_*' }),
			items: [
				{
					files: {
						attachment_10: await named('1'),
						attachment_9: await named('2'),
						attachment_2: { bytes: Buffer.from('picture'), fileName: 'logo.png', mimeType: 'image/png' },
						other: await named('5'),
					},
				},
			],
		});
		expect(joinedNames(output)).toEqual(['2.pdf', '1.pdf']);
		expect(hints).toEqual([expect.stringContaining('attachment_2')]);
	});

	it('finds the fields that match a pattern of many * at once', async () => {
		const named = async (text: string): Promise<TestFile> => ({ bytes: await numbered(Number(text)), fileName: `${text}.pdf` });
		const { output } = await run({
			parameters: merge({ mergeSource: 'eachItem', binaryPropertyNames: '*a'.repeat(10) }),
			// As a regular expression, ten `.*a` take longer for the second name than a test may.
			items: [
				{
					files: {
						['a'.repeat(34)]: await named('1'),
						[`${'a'.repeat(34)}b`]: await named('2'),
						aaaaaaaaaaa: await named('3'),
					},
				},
			],
		});
		expect(joinedNames(output)).toEqual(['3.pdf', '1.pdf']);
	});

	it('orders by file name the way people do', async () => {
		const file = (fileName: string) => ({ files: { data: { ...three, fileName } } });
		const { output } = await run({
			parameters: merge({ mergeOrder: 'fileName' }),
			items: [file('part 10.pdf'), file('Part 9.pdf'), file('part 1.pdf')],
		});
		expect(joinedNames(output)).toEqual(['part 1.pdf', 'Part 9.pdf', 'part 10.pdf']);
	});

	it('names the file that cannot be read, and its item', async () => {
		const items = [{ files: { data: three } }, { files: { data: broken } }];
		const aboutBroken = { fileName: 'page.pdf', size: broken.bytes.length };
		const error = await failure({ parameters: merge(), items });
		expect(error.message).toMatch(/^The PDF 'page\.pdf' could not be read/);
		expect(error.context.itemIndex).toBe(1);
		const { output } = await run({ parameters: merge(), items, continueOnFail: true });
		expect(output).toEqual([
			{
				json: { pdf: aboutBroken, error: error.message, details: expect.any(String) },
				binary: expect.anything(),
				pairedItem: { item: 1 },
			},
		]);
	});

	it('leaves unreadable files out when asked, and says so', async () => {
		const { output, hints, texts } = await run({
			parameters: merge({ options: { skipUnreadable: true } }),
			items: [{ files: { data: broken } }, { files: { data: three } }, { files: { data: broken } }],
		});
		expect(texts(0)).toEqual(['Page 1', 'Page 2', 'Page 3']);
		expect(said(output[0]).skipped).toEqual([expect.objectContaining({ item: 0 }), expect.objectContaining({ item: 2 })]);
		expect(hints.join()).toContain('page.pdf');
	});
});

withTools('poppler')('split', () => {
	const split = (more: object) => parametersOf({ resource: 'document', operation: 'splitBySize', ...more });

	it('gives one item per part, each with its pages', async () => {
		const { output, texts } = await run({
			parameters: split({ maximumMegabytes: 0.000001 }),
			items: [{ files: { data: three } }],
		});
		expect(output.map(said)).toEqual(
			[1, 2, 3].map((part) =>
				expect.objectContaining({
					part,
					parts: 3,
					firstPage: part,
					lastPage: part,
					pageCount: 1,
					fileName: `three-${part}.pdf`,
				}),
			),
		);
		expect(output.every(({ pairedItem }) => JSON.stringify(pairedItem) === '{"item":0}')).toBe(true);
		expect([0, 1, 2].flatMap((index) => texts(index))).toEqual(['Page 1', 'Page 2', 'Page 3']);
	});

	it('gives one ZIP when asked', async () => {
		const { output, bytesOf } = await run({
			parameters: split({ maximumMegabytes: 0.000001, splitOutput: 'zip', options: { outputFileName: 'part {index}' } }),
			items: [{ files: { data: three } }],
		});
		expect(output).toHaveLength(1);
		expect(said(output[0])).toMatchObject({ fileName: 'three.zip', parts: 3 });
		expect(output[0]?.binary?.data?.mimeType).toBe('application/zip');
		expect(Buffer.from(bytesOf(output[0]?.binary?.data)).toString('latin1')).toContain('part 3.pdf');
	});
});

describe('what goes wrong', () => {
	it('lists the fields that exist when one is missing', async () => {
		const error = await failure({
			parameters: page('reversePages', { binaryPropertyName: 'file' }),
			items: [{ files: { data: three, scan: three } }],
		});
		expect(error.message).toBe("The item has no binary field 'file'");
		expect(error.description).toContain("'data', 'scan'");
		const bare = await failure({ parameters: page('reversePages'), items: [{ json: {} }] });
		expect(bare.description).toContain('no files at all');
	});

	it.each([
		[1_500_000, 1, '1.5 MB, more than the limit of 1 MB'],
		[1_000_001, 1, '1.1 MB, more than the limit of 1 MB'],
		[1_234, 0.001, '0.0012 MB, more than the limit of 0.001 MB'],
	])('refuses a file of %s bytes before it is loaded: limit %s MB', async (bytes, maximumFileSize, told) => {
		const made = harness({
			parameters: page('reversePages', { options: { maximumFileSize } }),
			items: [{ files: { data: { bytes: Buffer.alloc(bytes), fileName: 'large.pdf' } } }],
		});
		await expect(executeItems(made.context)).rejects.toThrow(`The file 'large.pdf' is ${told}`);
		expect(made.loaded).toEqual([]);
	});

	it('ends a document at the time limit, and names the option', async () => {
		let now = 0;
		const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
		const error = await failure({
			parameters: page('reversePages', { options: { timeLimit: 2 } }),
			items: [{ files: { data: { bytes: Buffer.from(await numbered(400)), fileName: 'long.pdf' } } }],
		});
		clock.mockRestore();
		expect(error.message).toContain('The work took longer than 2 seconds');
		expect(error.description).toBe('Split the document, or raise Options > Time Limit (Seconds)');
	});

	it('reports all fields at once, by the names of the panel', async () => {
		const error = await failure({
			parameters: page('rotatePages', { angle: 45, pages: 'x' }),
			items: [{ files: { data: three } }],
		});
		expect(error.message).toMatch(/Angle must be .*Pages: entry 1/);
		expect(error.description ?? undefined).toBeUndefined();
	});

	it('says where to enter the password', async () => {
		const locked = await run({
			parameters: parametersOf({ resource: 'security', operation: 'addPassword', password: 'open 1234' }),
			items: [{ files: { data: three } }],
		});
		const file = { bytes: locked.bytesOf(locked.output[0]?.binary?.data), fileName: 'locked.pdf' };
		const error = await failure({ parameters: page('reversePages'), items: [{ files: { data: file } }] });
		expect(error.message).toBe("The PDF 'locked.pdf' needs a password");
		expect(error.description).toBe('Enter the password under Options > Open Password');
		const restricted = await failure({
			parameters: parametersOf({ resource: 'security', operation: 'removeRestrictions' }),
			items: [{ files: { data: file } }],
		});
		expect(restricted.description).toBe('Enter the password under Options > Open Password');
		const wrong = await failure({
			parameters: page('reversePages', { options: { openPassword: 'not this' } }),
			items: [{ files: { data: file } }],
		});
		expect(wrong.message).toContain('does not open the PDF');
		expect(wrong.description).toMatch(/^Check the password under Options > Open Password/);
		expect(JSON.stringify(wrong)).not.toContain('not this');
	});

	it('passes on what n8n says about its own files', async () => {
		const { context } = harness({ parameters: page('reversePages'), items: [{ files: { data: three } }] });
		context.helpers.getBinaryDataBuffer = () => Promise.reject(new Error('File not found'));
		await expect(executeItems(context)).rejects.toThrow('File not found');
	});

	it('goes on with the other items when told to', async () => {
		const { output } = await run({
			parameters: page('reversePages'),
			items: [{ files: { data: broken } }, { files: { data: three } }],
			continueOnFail: true,
		});
		expect(said(output[0])).toEqual({ fileName: 'page.pdf', size: broken.bytes.length });
		expect(output[0]?.json.error).toMatch(/could not be read/);
		expect(output[0]?.pairedItem).toEqual({ item: 0 });
		expect(said(output[1]).pageCount).toBe(3);
	});

	it('stops when the execution is cancelled, whatever the settings', async () => {
		const setup = {
			parameters: page('reversePages'),
			items: [{ files: { data: ten } }],
			continueOnFail: true,
			signal: AbortSignal.abort(),
		};
		await expect(executeItems(harness(setup).context)).rejects.toThrow('cancelled');
	});
});
