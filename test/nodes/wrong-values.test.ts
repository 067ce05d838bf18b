import { executeItems } from '../../nodes/OctavoPdf/execute';
import { numbered } from '../support/documents/drawn';
import { sample } from '../support/documents/samples';
import { harness, parametersOf, type Setup, type TestFile } from './execute-functions';

let report: TestFile;
let form: TestFile;
beforeAll(async () => {
	report = { bytes: await numbered(8), fileName: 'report.pdf' };
	form = { bytes: (await sample('application.pdf')).bytes, fileName: 'application.pdf' };
});

interface Told {
	readonly message: string;
	readonly description: string;
}

async function told(parameters: object, more: Partial<Setup> = {}): Promise<Told> {
	const { context } = harness({ parameters: parametersOf({ ...parameters }), items: [{ files: { data: report } }], ...more });
	return await executeItems(context).then(
		() => ({ message: '(nothing: it works)', description: '' }),
		({ message, description }: { message: string; description?: string | null }) => ({
			message,
			description: description ?? '',
		}),
	);
}

const gives = (value: unknown) => () => value;
const reverse = (more: object) => ({ resource: 'page', operation: 'reversePages', ...more });
const extract = (more: object) => ({ resource: 'page', operation: 'extractPages', ...more });
const stamp = (line1: unknown, options: object = {}) => ({ resource: 'stamp', operation: 'addTextWatermark', line1, options });
const lock = (more: object) => ({ resource: 'security', operation: 'addPassword', password: 'opens it', ...more });
const check = (rules: object) => ({ resource: 'document', operation: 'checkDocument', rules });
const fill = (more: object) => ({ resource: 'form', operation: 'fillForm', ...more });
const rows = (...values: unknown[]) => fill({ valuesFrom: 'fields', formFields: gives({ values }) });
const filling = async (parameters: object) => (await told(parameters, { items: [{ files: { data: form } }] })).message;

describe('a value of another type', () => {
	it.each([
		['a list for text', stamp(gives(['a'])), 'Text holds a list, but takes one value: at most 200 characters'],
		['a list for a password', lock({ password: gives(['abcd']) }), 'Password holds a list, but takes one value: 4 to 127'],
		[
			'a list for a number',
			check({ maximumPages: gives([1]) }),
			'Rules > Maximum Pages holds a list, but takes one value: a whole',
		],
		['an object for text', stamp(gives({ a: 1 })), 'Text must be text, at most 200 characters'],
		['a flag for text', stamp(gives(true)), 'Text must be text, at most 200 characters'],
		['NaN for text', stamp(gives(NaN)), 'Text must be text, at most 200 characters'],
		['Infinity for a password', lock({ password: gives(Infinity) }), 'Password must be text, 4 to 127'],
		[
			'NaN for a file name',
			reverse({ options: { outputFileName: gives(NaN) } }),
			'Options > Output File Name must be a file name',
		],
		['a list for all options', reverse({ options: gives(['a']) }), 'Options must be an object with the names'],
		[
			'an object that only looks like a file',
			reverse({ binaryPropertyName: gives({ mimeType: 'a/b', data: 7 }) }),
			'Input Binary',
		],
	])('is told as such: %s', async (_what, parameters, message) => {
		expect((await told(parameters)).message.slice(0, message.length)).toBe(message);
	});

	it.each([
		[{ valuesFrom: 'json', values: gives([{ a: 1 }]) }, 'Values holds a list, but takes one value: a JSON object such as'],
		[{ valuesFrom: 'fields', formFields: gives(undefined) }, 'Form Fields is empty: it must be an object'],
		[{ valuesFrom: 'fields', formFields: gives([]) }, 'Form Fields must be an object'],
		[{ valuesFrom: 'fields', formFields: gives({ values: 'x' }) }, 'Form Fields must have a list of rows under values'],
		[{ valuesFrom: 'fields', formFields: gives({ values: [null] }) }, 'Values: row 1 has no name'],
	])('stops the filling of a form: %p', async (more, message) => {
		expect((await filling(fill(more))).slice(0, message.length)).toBe(message);
	});

	it.each([
		['nothing', undefined, 'Text Field is empty'],
		['a number', 7, 'Text Field must be the name of a field'],
	])('stops the reading of a text: Text Field gives %s', async (_what, textField, message) => {
		const parameters = { resource: 'convert', operation: 'markdownToPdf', textFrom: 'field', textField: gives(textField) };
		expect((await told(parameters)).message.slice(0, message.length)).toBe(message);
	});

	it('stops the reading of a text that is an object, and does not call it empty', async () => {
		const parameters = { resource: 'convert', operation: 'markdownToPdf', textFrom: 'text', text: gives({ output: 'a' }) };
		expect((await told(parameters)).message).toBe('Text must be text, but its expression gives an object');
	});
});

describe('a value of a form that an expression does not give', () => {
	it.each([undefined, NaN])('stops the item instead of clearing the field: a row with %p', async (value) => {
		expect(await filling(rows({ name: 'plan', value: 'Basic' }, { name: 'applicant.name', value }))).toBe(
			`Values: row 2 has no value, because its expression gives ${value}: use '' for an empty one`,
		);
	});

	it('stops the item instead of leaving the field out: a member of JSON', async () => {
		const values = gives({ plan: 'Basic', 'applicant.name': undefined });
		expect(await filling(fill({ valuesFrom: 'json', values }))).toBe(
			"Values: “applicant.name” has no value, because its expression gives undefined: use '' for an empty one",
		);
	});

	it.each(['', null])('clears the field if it is %p', async (value) => {
		expect(await filling(rows({ name: 'applicant.name', value }))).toBe('(nothing: it works)');
	});
});

describe('an expression in Fixed mode', () => {
	const written = 'holds an expression as text: switch the field from Fixed to Expression';

	it.each([
		['a password', lock({ password: '{{ $json.password }}' }), `Password ${written}`],
		['the output field', reverse({ outputBinaryPropertyName: '{{ $json.field }}' }), `Put Output File in Field ${written}`],
		[
			'the field for a text',
			{ resource: 'text', operation: 'extractText', pages: 'all', options: { putTextIn: '{{ $json.field }}' } },
			`Options > Put Text In ${written}`,
		],
	])('is refused: %s', async (_what, parameters, message) => {
		expect((await told(parameters)).message).toBe(message);
	});

	it('is text where text may hold braces', async () => {
		expect((await told(stamp('{{ name }}'))).message).toBe('(nothing: it works)');
	});
});

describe('the problems of an item', () => {
	it('are told together: parameters and the binary field', async () => {
		expect(await told(extract({ pages: gives(undefined), binaryPropertyName: 'scan' }))).toEqual({
			message: "Pages is empty: write pages such as 1..3, or all for every page. The item has no binary field 'scan'",
			description: "Fields with files: 'data'. Enter one of them as Input Binary Field.",
		});
	});

	it.each([
		['Options', reverse({ options: gives(null) }), 'Options is empty'],
		['Values From', fill({ valuesFrom: gives('rows'), values: '{}' }), 'Values From must be one of'],
	])('are told once: %s', async (_what, parameters, message) => {
		expect((await told(parameters)).message.split(message)).toHaveLength(2);
	});

	it.each([
		[
			'a rule',
			check({ maximumMegabytes: gives('x') }),
			'Rules > Maximum Size (MB) must be a number of megabytes greater than 0, such as 18 or 0.5, or a size such as 18 MB',
		],
		[
			'pages',
			{ resource: 'page', operation: 'insertBlankPages', blankAfter: '{{ $json.pages }}' },
			'After Pages holds an expression as text: switch the field from Fixed to Expression',
		],
		['a collection', check(gives(undefined)), 'Rules is empty: it must be an object with the names and values of the fields'],
	])('do not ask for a field that was given: %s', async (_what, parameters, message) => {
		expect((await told(parameters)).message).toBe(message);
	});

	it('keep the valid values as they are written', async () => {
		const { message } = await told({ resource: 'page', operation: 'reorderPages', pageOrder: 'x' });
		expect(message).toMatch(/, such as 2\.\.5 or 2\.\.$/);
	});

	it('advise the algorithm that the panel proposes', async () => {
		const { message } = await told(lock({ encryptionAlgorithm: gives(undefined) }));
		expect(message).toBe('Encryption Algorithm is empty: write AES-256, which is the default, or AES-128');
	});

	it.each([
		['a limit', { newSize: { pageWidth: 6000 } }, /at most 200, in inches/],
		['a page', { operation: 'cropPages', crop: { cropLeft: 9999 } }, /inches wide/],
	])('say that lengths in the message are inches, for users of millimetres: %s', async (_what, more, message) => {
		const parameters = { resource: 'page', operation: 'resizePages', ...more, options: { lengthsIn: 'millimetres' } };
		expect(await told(parameters)).toEqual({
			message: expect.stringMatching(message),
			description: 'Lengths In is Millimetres, but lengths in this message are in inches of 25.4 mm',
		});
	});

	it('give an archive as the example for the name of an archive', async () => {
		const split = { resource: 'document', operation: 'splitByPageCount', pagesPerPart: 1, splitOutput: 'zip' };
		const { message } = await told({ ...split, options: { zipFileName: gives(undefined) } });
		expect(message).toBe("Options > ZIP File Name is undefined: use '' for the default name, or give a name such as report.zip");
	});
});

it.each(['Region', '', undefined])('refuses the value %p of Process, instead of processing locally', async (process) => {
	expect((await told(reverse({ process: gives(process) }))).message).toBe(
		'Process must be one of local (Locally), region (In a Region)',
	);
});

describe('what stops every item', () => {
	const lockInRegion = { ...lock({}), process: 'region' };

	it.each([
		['a region without an address', lockInRegion, 'The region Self-Hosted has no address'],
		['an operation that does not exist', { resource: 'security', operation: 'lock' }, 'The operation is not known'],
		['a value of Process', { ...lock({}), process: 'Region' }, 'Process must be one of'],
	])(
		'fails each item if the node continues, because n8n would pass it on unprotected: %s',
		async (_what, parameters, message) => {
			const items = ['A', 'B'].map((customer) => ({ json: { customer }, files: { data: report } }));
			const { context } = harness({
				parameters: parametersOf({ ...parameters }),
				items,
				credentials: { apiKey: 'a key', region: 'selfHosted' },
				onError: 'continueErrorOutput',
			});
			const output = await executeItems(context);
			expect(output.map(({ json }) => json.customer)).toEqual(['A', 'B']);
			for (const [index, { json, error, pairedItem }] of output.entries()) {
				expect(json.error).toContain(message);
				expect(error?.message).toContain(message);
				expect(pairedItem).toEqual({ item: index });
			}
		},
	);
});

it('refuses a choice that is empty as it is written, which would be a weaker algorithm', async () => {
	expect((await told(lock({ encryptionAlgorithm: '' }))).message).toMatch(/^Encryption Algorithm is empty: write AES-256/);
});

it('names the field of an expression that n8n cannot evaluate', async () => {
	const failing = () => {
		throw Object.assign(new Error("Referenced node doesn't exist"), { context: { parameter: 'pages' } });
	};
	expect((await told(extract({ pages: failing }))).message).toBe("Pages: Referenced node doesn't exist");
});

it('names the binary fields of the item if the name has a dot', async () => {
	expect(await told(reverse({ binaryPropertyName: 'binary.data' }))).toEqual({
		message: "The item has no binary field 'binary.data'",
		description: "Fields with files: 'data'. Enter one of them as Input Binary Field.",
	});
});
