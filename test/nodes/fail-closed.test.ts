import { executeItems } from '../../nodes/OctavoPdf/execute';
import { numbered, rich } from '../support/documents/drawn';
import { encryptedByQpdf } from '../support/documents/protection';
import { png } from '../support/documents/images';
import { asks, pageTexts, showEncryption, withTools } from '../support/judges/tools';
import { harness, parametersOf, said, type Harness, type Setup } from './execute-functions';
import { testInTurn } from '../support/sample';

asks('qpdf');

let bytes: Uint8Array;
beforeAll(async () => {
	bytes = await numbered(8);
});

const items = () => [{ json: { file: 'a.pdf' }, files: { data: { bytes, fileName: 'report.pdf' } } }];
const missed = () => undefined;

async function run(parameters: object, more: Partial<Setup> = {}) {
	const made = harness({ parameters: parametersOf({ ...parameters }), items: items(), ...more });
	const result = await executeItems(made.context).then(
		(output) => ({ output, message: '' }),
		(thrown: { message: string }) => ({ output: undefined, message: thrown.message }),
	);
	return { ...made, ...result };
}

const extract = (more: object) => ({ resource: 'page', operation: 'extractPages', ...more });
const reverse = (more: object) => ({ resource: 'page', operation: 'reversePages', ...more });
const restrict = (more: object) => ({
	resource: 'security',
	operation: 'addRestrictions',
	ownerPassword: 'the office',
	permissions: { allowPrint: false },
	...more,
});
const stamp = (options: object) => ({ resource: 'stamp', operation: 'addTextWatermark', line1: 'DRAFT', options });

describe('an expression that gives nothing', () => {
	it.each([
		['a password', { resource: 'security', operation: 'addPassword', password: missed }, 'Password is empty'],
		['a user password', restrict({ userPassword: missed }), 'User Password is empty'],
		['a user password that is null', restrict({ userPassword: () => null }), 'User Password is empty'],
		['a user password without text', restrict({ userPassword: () => '' }), 'User Password is empty'],
		['a permission', restrict({ permissions: { allowPrint: missed } }), 'Permissions > Printing is empty: write true'],
		['all permissions', restrict({ permissions: missed }), 'Permissions is empty'],
		['pages', extract({ pages: missed }), 'Pages is empty'],
		['a page order', { resource: 'page', operation: 'reorderPages', pageOrder: missed }, 'Page Order is empty'],
		['a second line', stamp({ line2: missed }), 'Options > Line 2 is undefined'],
		['a choice', stamp({ color: missed }), 'Options > Color is empty: write Gray'],
		['the input field', reverse({ binaryPropertyName: missed }), 'Input Binary Field is empty'],
		['the input field, without text', reverse({ binaryPropertyName: ' ' }), 'Input Binary Field is empty'],
		['the output field', reverse({ outputBinaryPropertyName: missed }), 'Put Output File in Field is empty'],
		['the output file name', reverse({ options: { outputFileName: missed } }), 'Options > Output File Name is undefined'],
		['a size limit', { resource: 'document', operation: 'splitBySize', maximumMegabytes: missed }, 'Maximum Size (MB) is empty'],
		['all options', reverse({ options: missed }), 'Options is empty'],
		[
			'the fields to merge',
			{ resource: 'document', operation: 'mergeDocuments', binaryPropertyNames: missed },
			'Input Binary Field(s) is empty',
		],
	])('as %s stops the item', async (_what, parameters, message) => {
		const { message: told, loaded } = await run(parameters);
		expect(told.startsWith(message)).toBe(true);
		// No file is loaded before a refusal.
		expect(loaded).toEqual([]);
	});

	it.each([
		['an open password', reverse({ options: { openPassword: missed } })],
		['an open password without text', reverse({ options: { openPassword: '' } })],
		['a second line that is null', stamp({ line2: () => null })],
		['a second line without text', stamp({ line2: '' })],
		['an output file name without text', reverse({ options: { outputFileName: '' } })],
	])('as %s counts as absent', async (_what, parameters) => {
		const { output, message } = await run(parameters);
		expect(message).toBe('');
		expect(output).toHaveLength(1);
	});

	it.each([0, -1, 'abc', NaN, '', null, true])('as Maximum File Size %p stops the item', async (maximumFileSize) => {
		const { message } = await run(reverse({ options: { maximumFileSize } }));
		expect(message).toBe('Options > Maximum File Size (MB) must be a number of megabytes greater than 0, such as 200');
	});

	it.each([0, 'abc', null])('as Time Limit %p stops the item', async (timeLimit) => {
		const { message } = await run(reverse({ options: { timeLimit } }));
		expect(message).toBe('Options > Time Limit (Seconds) must be a number of seconds greater than 0, such as 300');
	});

	it.each(['.pdf', '..', '../..', '  ', '/.pdf'])('or %j as a file name stops the item', async (outputFileName) => {
		const { message } = await run(reverse({ options: { outputFileName } }));
		expect(message).toBe('Options > Output File Name must be a file name such as report.pdf');
	});

	it('stops one item, and the others go on', async () => {
		const { output } = await run(
			{ resource: 'security', operation: 'addPassword', password: (item: number) => ['opens it', undefined][item] },
			{ items: [...items(), ...items()], onError: 'continueRegularOutput' },
		);
		expect(output?.map(({ json }) => Object.keys(json).includes('error'))).toEqual([false, true]);
	});

	it('stops the one item whose option fails to evaluate', async () => {
		const failing = (item: number) => {
			if (item === 0) throw new Error('the expression failed');
			return 'name';
		};
		const { output } = await run(reverse({ options: { outputFileName: failing } }), {
			items: [...items(), ...items()],
			onError: 'continueRegularOutput',
		});
		expect(output?.map(({ json }) => json.error)).toEqual(['the expression failed (report.pdf)', undefined]);
	});
});

it('asks what to forbid when a restriction would protect nothing', async () => {
	const { message } = await run(restrict({ permissions: { allowPrint: true } }));
	expect(message).toMatch(/^Permissions: nothing is forbidden/);
	const { output } = await run(restrict({ permissions: {}, userPassword: 'the reader' }));
	expect(output).toHaveLength(1);
});

describe('Output File Name', () => {
	const nameOf = async (outputFileName: unknown, parameters: object = reverse({})) => {
		const { output, message } = await run({ ...parameters, options: { outputFileName } });
		return output?.map((item) => said(item).fileName) ?? message;
	};

	it('keeps a slash of the data as a sign of the name', async () => {
		expect(await nameOf('Rechnung Nr. 4/2026')).toEqual(['Rechnung Nr. 4_2026.pdf']);
		expect(await nameOf('a\\b')).toEqual(['a_b.pdf']);
	});

	it('has the name of the input for {name}', async () => {
		expect(await nameOf('{name}-signed')).toEqual(['report-signed.pdf']);
		expect(await nameOf('{name} {name}.PDF')).toEqual(['report report.PDF']);
	});

	it.each([
		['{nme}', 'has the unknown placeholder {nme}; use {name}'],
		['{index}', 'has the unknown placeholder {index}; use {name}'],
		['a{b', 'has a brace that belongs to no placeholder; use {name}'],
	])('refuses %j', async (name, problem) => {
		expect(await nameOf(name)).toBe(`Options > Output File Name ${problem}`);
	});

	it('counts parts with as many digits as they need', async () => {
		const split = (pagesPerPart: number) => ({ resource: 'document', operation: 'splitByPageCount', pagesPerPart });
		expect(await nameOf('', split(3))).toEqual(['report-1.pdf', 'report-2.pdf', 'report-3.pdf']);
		expect(await nameOf('{name} part {index}', split(4))).toEqual(['report part 1.pdf', 'report part 2.pdf']);
		expect(await nameOf('part', split(4))).toEqual(['part-1.pdf', 'part-2.pdf']);
		expect(await nameOf('{title}', split(4))).toMatch(/unknown placeholder \{title\}; use \{name\}, \{index\}$/);
	});
});

describe('a choice of the node', () => {
	const merge = (more: object) => ({ resource: 'document', operation: 'mergeDocuments', ...more });

	it.each([
		['Order', merge({ mergeOrder: 'size' }), 'Order must be one of input (As They Come In), fileName (By File Name)'],
		['Order, empty', merge({ mergeOrder: missed }), 'Order is empty: it must be one of input'],
		['Files to Join', merge({ mergeSource: 'some' }), 'Files to Join must be one of allItems'],
		[
			'Output',
			{ resource: 'document', operation: 'splitByPageCount', pagesPerPart: 1, splitOutput: 'files' },
			'Output must be one of items',
		],
	])('that has another value stops the item: %s', async (_what, parameters, message) => {
		expect((await run(parameters)).message).toContain(message);
	});
});

describe('a file', () => {
	const of = async (binaryPropertyName: unknown, more: Partial<Setup> = {}) => {
		const { context } = harness({ parameters: parametersOf(reverse({ binaryPropertyName })), items: items(), ...more });
		return await executeItems(context).then(
			() => undefined,
			({ message, description }: { message: string; description: string }) => ({ message, description }),
		);
	};
	const data = { id: 'filesystem:1', mimeType: 'application/pdf', data: 'filesystem' };

	it.each([
		['$binary.data', 'Enter only the name of the field, data, or switch Input Binary Field from Fixed to Expression.'],
		['{{ $binary.scan }}', 'Enter only the name of the field, scan, or switch Input Binary Field from Fixed to Expression.'],
		["$('X').first()", 'Switch Input Binary Field from Fixed to Expression.'],
		['a;b', 'Separate names by commas: a,b.'],
	])('that is written as %j is told how', async (name, description) => {
		expect(await of(name)).toEqual({ message: 'Input Binary Field is not the name of a binary field', description });
	});

	it.each([
		['an item', { json: {}, binary: { scan: data } }, 'It gives an item: add .binary.scan to the expression'],
		['an item of the combined mode', { _files: { scan: data } }, 'It gives an item: add ._files.scan to the expression'],
		['all files of an item', { scan: data }, 'It gives all files of an item: add .scan to the expression'],
	])('is not %s', async (_what, given, cure) => {
		const told = await of(() => given);
		expect(told?.message).toBe('Input Binary Field holds no file');
		expect(told?.description.startsWith(cure)).toBe(true);
	});

	it('of another node is named with the expressions of both binary modes', async () => {
		const parameters = { resource: 'stamp', operation: 'addOverlay', overlay: missed, layer: 'under' };
		expect((await run(parameters)).message).toMatch(
			/^Overlay is empty: .*\$\('Download'\)\.first\(\)\.binary\.data .*\$\('Download'\)\.first\(\)\._files\.data /,
		);
	});

	it('is taken from an item of another node in the combined mode', async () => {
		const letterhead = { files: { data: { bytes: await numbered(2), fileName: 'letterhead.pdf' } } };
		const file = () => (made.input[1]!.json._files as Record<string, unknown>)['data'];
		const overlay = { resource: 'stamp', operation: 'addOverlay', overlay: file, layer: 'under', pages: 'all' };
		const made: Harness = harness({
			parameters: parametersOf(overlay),
			items: [...items(), letterhead],
			combined: true,
			continueOnFail: true,
		});
		const [item] = await executeItems(made.context);
		expect(item?.json.error).toBeUndefined();
	});

	it('that a tool lacks is told with its cure, in the message that the model reads', async () => {
		const { context } = harness({ parameters: parametersOf(reverse({})), items: [{ json: {} }] });
		Object.assign(context, { isToolExecution: () => true });
		await expect(executeItems(context)).rejects.toThrow(
			/^The item has no binary field 'data'\. A tool gets no files with its call\. In the workflow, set Input Binary Field to an expression/,
		);
	});
});

describe('a message of the panel', () => {
	testInTurn.each([
		[
			'Check without fields',
			{ resource: 'document', operation: 'checkDocument', rules: {} },
			/^Rules: add at least one: Maximum Pages, Maximum Size \(MB\), /,
		],
		['Pages without a value', extract({ pages: missed }), /^Pages is empty: write pages such as 1\.\.3, or all for every page$/],
		[
			'an expression in Fixed mode',
			extract({ pages: '{{ $json.x }}' }),
			/^Pages holds an expression as text: switch the field from Fixed to Expression$/,
		],
		[
			'a check that fails twice',
			{ resource: 'document', operation: 'checkDocument', rules: { maximumPages: 2, requireEmbeddedFonts: true } },
			/^The PDF 'report\.pdf': The document has 8 pages; at most 2 are allowed\. A font is not embedded: Helvetica$/,
		],
		[
			'text that the font lacks',
			{ resource: 'stamp', operation: 'addTextWatermark', line1: '日' },
			/^Text has characters that the stamp cannot show.* or give a Font that has them/,
		],
	])('fits what it shows: %s', async (_what, parameters, message) => {
		expect((await run(parameters)).message).toMatch(message);
	});

	it('says once what helps', async () => {
		const { output } = await run(
			{ resource: 'document', operation: 'splitByBookmarks', options: {} },
			{ onError: 'continueRegularOutput' },
		);
		expect(output?.[0]?.json.error).toBe(
			"The PDF 'report.pdf' has no bookmarks that lead to a page. Split it by page count, at pages or by size instead",
		);
		expect(output?.[0]?.json.details).toBeUndefined();
	});

	it('names the nodes that make a file of Base64', async () => {
		const text = Buffer.from(Buffer.from(bytes).toString('base64'));
		const items = [{ json: {}, files: { data: { bytes: text, fileName: 'a.pdf' } } }];
		const { context } = harness({ parameters: parametersOf(reverse({})), items });
		await expect(executeItems(context)).rejects.toMatchObject({
			message: "The PDF 'a.pdf' could not be read: the file is a PDF document in Base64, not the document itself",
			description: expect.stringMatching(/Convert to File .*HTTP Request/) as string,
		});
	});

	it('names every document of a merge that cannot be opened', async () => {
		const locked = encryptedByQpdf(bytes, 'AESV3 R6', 'user', 'owner');
		const files = [locked, bytes, Buffer.from('no'), Buffer.from('no')];
		const { output } = await run(
			{ resource: 'document', operation: 'mergeDocuments' },
			{
				items: files.map((content, index) => ({ json: {}, files: { data: { bytes: content, fileName: `${index + 1}.pdf` } } })),
				onError: 'continueRegularOutput',
			},
		);
		expect(output?.[0]?.json).toMatchObject({
			error:
				"The PDF '1.pdf' needs a password. The PDF '3.pdf' could not be read: the file is text, not a PDF document. The PDF '4.pdf' could not be read: the file is text, not a PDF document",
			details: 'Enter the password under Options > Open Password. Give a PDF document',
		});
	});

	it('names the field for the password of a document that cannot be checked without it', async () => {
		const locked = [
			{
				json: {},
				files: {
					data: {
						bytes: encryptedByQpdf(await rich(3, { objectStreams: true }), 'AESV3 R6', 'user', 'owner'),
						fileName: 'a.pdf',
					},
				},
			},
		];
		const { message } = await run(
			{ resource: 'document', operation: 'checkDocument', rules: { requireEmbeddedFonts: true } },
			{ items: locked },
		);
		expect(message).toBe(
			"The PDF 'a.pdf': The document needs a password to open, so it is not known which fonts it has: give it as Open Password",
		);
	});

	it('says what a file of another type is, and what helps', async () => {
		const image = [
			{
				json: {},
				files: { data: { bytes: png({ type: 0, depth: 8, width: 2, height: 2, pixel: () => 0 }), fileName: 'a.png' } },
			},
		];
		const { output } = await run(reverse({}), { items: image, onError: 'continueRegularOutput' });
		expect(output?.[0]?.json).toMatchObject({
			error: "The PDF 'a.png' could not be read: the file is a PNG image, not a PDF document",
			details: 'Use Images to PDF to make a PDF document of it',
		});
	});
});

describe('an item that fails', () => {
	const broken = [{ json: { customer: 'A' }, files: { data: { bytes: Buffer.from('no'), fileName: 'broken.pdf' } } }];

	it('keeps its JSON and its file when the node continues', async () => {
		const { output } = await run(reverse({}), { items: broken, onError: 'continueRegularOutput' });
		expect(output?.[0]?.json).toMatchObject({ customer: 'A', error: expect.stringContaining("'broken.pdf'") });
		expect(output?.[0]?.binary?.data?.fileName).toBe('broken.pdf');
	});

	it('names its file in the message, if only a parameter is wrong', async () => {
		const without = [{ ...items()[0]!, json: {} }];
		const { output } = await run(restrict({ userPassword: missed }), {
			items: without,
			onError: 'continueErrorOutput',
		});
		expect(output?.[0]?.json).toEqual({ error: expect.stringMatching(/^User Password is empty.* \(report\.pdf\)$/), pdf: {} });
	});

	it('has the member on the error output by which n8n routes it, which a copy of the item lacks', async () => {
		const { output } = await run(reverse({}), { items: broken, onError: 'continueErrorOutput' });
		const [item] = output!;
		expect(item!.error?.message).toMatch(/could not be read/);
		expect({ ...item }).not.toHaveProperty('error');
		expect(item!.json).toMatchObject({ customer: 'A', pdf: { fileName: 'broken.pdf', size: 2 } });
		expect(item!.binary?.data?.fileName).toBe('broken.pdf');
	});
});

withTools('qpdf', 'poppler')('the panel', () => {
	it('encrypts with AES-256 as the panel proposes', async () => {
		const parameters = { resource: 'security', operation: 'addPassword', password: 'opens it', encryptionAlgorithm: 'AES-256' };
		const { output, bytesOf } = await run(parameters);
		expect(showEncryption(bytesOf(output?.[0]?.binary?.data), 'opens it')).toMatch(/AESv3/);
	});

	it('leaves out a User Password that is not entered', async () => {
		const { output } = await run(restrict({ encryptionAlgorithm: 'AES-256', userPassword: '' }));
		expect(output).toHaveLength(1);
	});

	it('takes the size of parts in megabytes', async () => {
		const split = (maximumMegabytes: unknown) => ({ resource: 'document', operation: 'splitBySize', maximumMegabytes });
		const { output, bytesOf } = await run(split(0.003));
		expect(output!.length).toBeGreaterThan(1);
		for (const { binary } of output!) expect(bytesOf(binary?.data).length).toBeLessThanOrEqual(3000);
		const { message } = await run(split(missed));
		expect(message).toMatch(/^Maximum Size \(MB\) is empty/);
		expect((await run(split('x'))).message).toMatch(/^Maximum Size \(MB\) must be a number of megabytes/);
	});

	it('keeps the name of a document that already fits', async () => {
		const parameters = { resource: 'document', operation: 'splitBySize', maximumMegabytes: 10 };
		const { output } = await run(parameters);
		expect(output?.map((item) => said(item).fileName)).toEqual(['report.pdf']);
	});

	it('puts facts under pdf by their own names', async () => {
		const { output } = await run(extract({ pages: '2-3' }));
		expect(output?.[0]?.json).toMatchObject({ file: 'a.pdf', pdf: { sourcePageCount: 8, pageCount: 2 } });
	});

	it('understands pages as people write them', async () => {
		const { output, bytesOf } = await run({ resource: 'page', operation: 'reorderPages', pageOrder: 'last 2-3' });
		expect(pageTexts(bytesOf(output?.[0]?.binary?.data))).toEqual(['Page 8', 'Page 2', 'Page 3']);
		const spaced = await run(extract({ pages: '2 - 3, 7- 8' }));
		expect(pageTexts(spaced.bytesOf(spaced.output?.[0]?.binary?.data))).toEqual(['Page 2', 'Page 3', 'Page 7', 'Page 8']);
		const { message } = await run({ resource: 'page', operation: 'reorderPages', pageOrder: '1 -3' });
		expect(message).toBe("Page Order: entry 1 ('1 -3') is ambiguous: write 1,-3 or 1..3");
	});
});

it('skips items without files in a merge where that is asked for', async () => {
	const parameters = (options: object) => ({ resource: 'document', operation: 'mergeDocuments', options });
	const three = [...items(), { json: {} }, ...items()];
	expect((await run(parameters({}), { items: three })).message).toBe("The item has no binary field 'data'");
	const { output, hints } = await run(parameters({ skipEmptyItems: true }), { items: three });
	expect(said(output?.[0]).pageCount).toBe(16);
	expect(hints).toEqual(['Skipped an item without files [item 2]']);
});
