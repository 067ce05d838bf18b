/** The panel starts where people start, and its inputs do what they say. */
import type { IDataObject, INodeProperties, INodePropertyOptions } from 'n8n-workflow';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inLabels } from '../../nodes/OctavoPdf/errors';
import { executeItems } from '../../nodes/OctavoPdf/execute';
import { OctavoPdf } from '../../nodes/OctavoPdf/OctavoPdf.node';
import { isGroupOf } from '../../nodes/OctavoPdf/panel/placement';
import { properties } from '../../nodes/OctavoPdf/panel/properties';
import { camel } from '../../shared/contract/names';
import { operationNames, operationOf, type OperationName } from '../../shared/contract/operations';
import { numbered } from '../support/documents/drawn';
import { data as formData, form, text } from '../support/documents/forms';
import { harness, parametersOf, said, type Setup } from './execute-functions';

const shownFor = (operation: string): INodeProperties[] =>
	properties.filter(({ displayOptions }) => (displayOptions?.show?.['operation'] as unknown[] | undefined)?.includes(operation));
const pickerOf = (resource: unknown) =>
	properties.find(({ name, displayOptions }) => name === 'operation' && displayOptions?.show?.['resource']?.[0] === resource);
const inPanel = (operation: string, name: string) => shownFor(operation).find((entry) => entry.name === name);

async function run(parameters: object, more: Partial<Setup> = {}) {
	const made = harness({
		parameters: parametersOf({ ...parameters }),
		items: [{ files: { data: { bytes: await numbered(8), fileName: 'report.pdf' } } }],
		...more,
	});
	const output = await executeItems(made.context);
	return { ...made, output };
}

describe('a new node', () => {
	it('starts on Text › Extract', () => {
		const resource = properties.find(({ name }) => name === 'resource')?.default;
		expect([resource, pickerOf(resource)?.default]).toEqual(['text', 'extractText']);
	});

	it('has resources in the order in which people look, each with the operation that it starts at', () => {
		const order = properties.find(({ name }) => name === 'resource')?.options as INodePropertyOptions[];
		const starts = order.map(({ name, value }) => {
			const picker = pickerOf(value);
			return `${name} › ${picker?.options?.find((option) => 'value' in option && option.value === picker.default)?.name}`;
		});
		expect(starts).toEqual([
			'Text › Extract',
			'Convert › Markdown to PDF',
			'Document › Merge',
			'Page › Extract',
			'Stamp › Add Text',
			'Form › Fill Form',
			'Security › Add Password',
			'Annotation › Flatten',
			'Attachment › Extract',
			'E-Invoice › Read',
		]);
	});

	it.each([
		['text', ['Extract', 'Find']],
		['convert', ['Extract Images', 'Images to PDF', 'Markdown to PDF']],
		['document', ['Merge', 'Split by Size', 'Split by Text']],
		['security', ['Add Password', 'Remove Signatures', 'Sanitize']],
		['annotation', ['Flatten', 'Remove']],
	])('has the operations of %s by label, %j among them', (resource, some) => {
		const labels = pickerOf(resource)?.options?.map(({ name }) => name);
		expect(labels).toEqual([...labels!].sort((one, other) => one.localeCompare(other)));
		expect(labels).toEqual(expect.arrayContaining(some));
	});

	it('asks where to process below the operation, and for the credential below that', () => {
		const names = properties.map(({ name }) => name);
		expect(names.lastIndexOf('operation')).toBeLessThan(names.indexOf('process'));
		expect(names.indexOf('credentials')).toBe(names.lastIndexOf('process') + 1);
	});

	it('asks for a certificate for the operations that need one', () => {
		const { credentials = [] } = new OctavoPdf().description;
		const shown = credentials.find(({ name }) => name === 'octavoPdfCertificateApi')?.displayOptions?.show;
		expect(shown).toEqual({ operation: operationNames.filter((name) => isGroupOf(name, 'certificate')).map(camel) });
	});

	it.each(operationNames)('has a subtitle that is the action line: %s', (name) => {
		const { subtitle } = new OctavoPdf().description;
		const actions = JSON.parse(/^=\{\{ (\{.*\})\[/s.exec(String(subtitle))![1]!) as Record<string, string>;
		expect(actions[camel(name)]).toBe(operationOf(name).action);
	});
});

it.each([
	['addPageNumbers', ['numberFormat', 'position']],
	['addTextWatermark', ['template', 'transparency']],
	['addImageWatermark', ['transparency', 'imageWidth', 'position']],
	['splitAtPage', ['cut']],
	['checkDocument', ['onViolation', 'rules']],
	['setMetadata', ['metadata']],
])('shows in the panel of %s: %j', (operation, names) => {
	for (const name of names) expect([name, inPanel(operation, name)?.name]).toEqual([name, name]);
});

it('calls the first line of a watermark its text', () => {
	expect(inPanel('addTextWatermark', 'line1')?.displayName).toBe('Text');
});

it('asks for rules and metadata by these words, and a toggle that is added starts on', () => {
	expect([inPanel('checkDocument', 'rules'), inPanel('setMetadata', 'metadata')]).toMatchObject([
		{ displayName: 'Rules', placeholder: 'Add Rule' },
		{ displayName: 'Metadata', placeholder: 'Add Metadata' },
	]);
	const toggles = (inPanel('checkDocument', 'rules')?.options ?? []).filter(
		(option) => 'type' in option && option.type === 'boolean',
	);
	expect(toggles.length).toBeGreaterThan(2);
	for (const toggle of toggles) expect(toggle).toMatchObject({ default: true });
});

describe('Split at Pages', () => {
	const labels = (cut: string) =>
		shownFor('splitAtPage').flatMap(({ name, displayName, displayOptions, default: preset }) =>
			name === 'pages' && (displayOptions?.show?.['cut'] as unknown[]).includes(cut) ? [[displayName, preset]] : [],
		);

	it('starts without pages, with a label for each way to cut', () => {
		expect([labels('before'), labels('after')]).toEqual([[['Cut Before', '']], [['Cut After', '']]]);
	});

	it.each([
		['before', 'Cut Before'],
		['after', 'Cut After'],
	])('calls the pages in messages as the panel does: %s', async (cut, label) => {
		const parameters = { resource: 'document', operation: 'splitAtPage', cut, pages: '' };
		await expect(run(parameters)).rejects.toThrow(new RegExp(`^${label} is empty`));
	});
});

describe('Fill Form', () => {
	const fill = async (rows: unknown) => {
		const bytes = form([text('Name'), text('City', '20 60 220 80')]);
		const parameters = { resource: 'form', operation: 'fillForm', valuesFrom: 'fields', formFields: { values: rows } };
		const { output, bytesOf } = await run(parameters, { items: [{ files: { data: { bytes, fileName: 'form.pdf' } } }] });
		return ((await formData(bytesOf(output[0]?.binary?.data))) as { values: IDataObject }).values;
	};

	it('takes rows of names and values', async () => {
		expect(
			await fill([
				{ name: 'Name', value: 'Ada' },
				{ name: 'City', value: 7 },
			]),
		).toEqual({ Name: 'Ada', City: '7' });
	});

	it.each([
		[[{ name: '', value: 'x' }], 'Values: row 1 has no name'],
		[
			[
				{ name: 'Name', value: 'x' },
				{ name: 'Name', value: 'y' },
			],
			'Values: row 2 has the name of an earlier row',
		],
		[[{ name: 'Nam', value: 'x' }], 'did you mean Name?'],
	])('refuses %j', async (rows, message) => {
		await expect(fill(rows)).rejects.toThrow(message);
	});

	it('starts as a tool with the values that the model writes', () => {
		const isOfForm = ({ displayOptions }: INodeProperties) => displayOptions?.show?.['operation']?.includes('fillForm');
		const variants = properties.filter((property) => property.name === 'valuesFrom' && isOfForm(property));
		expect(variants.map(({ default: preset, displayOptions }) => [preset, displayOptions?.show?.['@tool']])).toEqual([
			['itemJson', [false]],
			['json', [true]],
		]);
	});
});

describe('a saved workflow', () => {
	const { NodeHelpers } = require('n8n-workflow') as typeof import('n8n-workflow');
	const { description } = new OctavoPdf();

	it.each([
		['text', 'splitByText', { search: 'Invoice', searchMode: 'regex' }],
		['document', 'sanitizeDocument', { removeAttachments: true }],
		['document', 'markdownToPdf', { text: '# Report', options: { pageSize: 'Letter' } }],
		['document', 'imagesToPdf', { binaryPropertyNames: 'scan_*' }],
		['document', 'extractImages', { options: { minimumSize: 100 } }],
		['document', 'flattenAnnotations', { options: { annotationKinds: 'all' } }],
	])('keeps its parameters where its operation is not in %s any more: %s', (resource, operation, parameters) => {
		const node = {
			id: '1',
			name: 'Octavo',
			type: 'octavoPdf',
			typeVersion: 1,
			position: [0, 0] as [number, number],
			parameters: {},
		};
		const saved = { resource, operation, ...parameters };
		expect(NodeHelpers.getNodeParameters(properties, saved, true, false, node, description)).toMatchObject(saved);
	});
});

it('names another operation by its label, and after its resource if several have the label', () => {
	const text = (name: OperationName) => inLabels(`Use ${name}`, [name], 'merge_documents');
	expect([text('find_text'), text('remove_annotations'), text('extract_text')]).toEqual([
		'Use Find',
		'Use Annotation > Remove',
		'Use Text > Extract',
	]);
});

describe('Keep File', () => {
	const info = { resource: 'document', operation: 'getDocumentInfo' };
	const file = async () => ({ bytes: await numbered(1), fileName: 'report.pdf' });

	it('is on in a workflow and off as a tool', async () => {
		const { context } = harness({ parameters: parametersOf(info), items: [{ files: { data: await file() } }] });
		expect((await executeItems(context))[0]?.binary?.data?.fileName).toBe('report.pdf');
		Object.assign(context, { isToolExecution: () => true });
		const [item] = await executeItems(context);
		expect(item).not.toHaveProperty('binary');
		expect(said(item)).toMatchObject({ fileName: 'report.pdf', info: { pageCount: 1 } });
	});

	it.each([
		['getDocumentInfo', true],
		['checkDocument', true],
		['findText', true],
		['compareDocuments', true],
		['extractText', false],
		['getFormData', false],
		['readEInvoice', false],
	])('of %s is %p in a new node', (operation, isOn) => {
		const presets = shownFor(operation).flatMap(({ name, default: preset, displayOptions }) =>
			name === 'keepFile' ? [[displayOptions?.show?.['@tool'], preset]] : [],
		);
		expect(presets).toEqual([
			[[false], isOn],
			[[true], false],
		]);
	});

	it('is off for Text › Extract where a workflow does not say it', async () => {
		const { output } = await run({ resource: 'text', operation: 'extractText', pages: 'all' });
		expect(output[0]).not.toHaveProperty('binary');
		const kept = await run({ resource: 'text', operation: 'extractText', pages: 'all', keepFile: true });
		expect(kept.output[0]?.binary?.data?.fileName).toBe('report.pdf');
	});

	it.each([false, true])('off leaves out the document, and keeps other files (combined mode: %p)', async (combined) => {
		const items = [
			{ json: { id: 7 }, files: { data: await file(), scan: { bytes: Buffer.from('a scan'), fileName: 'scan.png' } } },
		];
		const { output } = await run({ ...info, keepFile: false }, { items, combined });
		const files = combined ? output[0]?.json._files : output[0]?.binary;
		expect(Object.keys(files as object)).toEqual(['scan']);
		expect(output[0]?.json).toMatchObject({ id: 7, pdf: { info: { pageCount: 1 } } });
	});

	it.each(['', undefined, 'perhaps'])('refuses %p', async (keepFile) => {
		await expect(run({ ...info, keepFile: () => keepFile })).rejects.toThrow('Keep File must be true or false');
	});
});

describe('a number that may be left out', () => {
	it.each([
		['Image Width', inPanel('addImageWatermark', 'imageWidth')],
		[
			'Last Number',
			(inPanel('addPageNumbers', 'options')?.options as INodeProperties[]).find(({ name }) => name === 'lastNumber'),
		],
	])('is 0, as the panel says: %s', (label, property) => {
		expect(property).toMatchObject({ displayName: label, default: 0, description: expect.stringContaining('0: ') as unknown });
	});

	it('is not sent as 0', async () => {
		const numbers = {
			resource: 'stamp',
			operation: 'addPageNumbers',
			pages: 'all',
			numberFormat: '{number} / {last}',
			position: 'bottom_center',
		};
		const { output } = await run({ ...numbers, options: { lastNumber: 0 } });
		expect(said(output[0])).toMatchObject({ lastNumber: 8 });
	});
});

describe('Lengths In', () => {
	const stamp = async (options: object) => {
		const parameters = { resource: 'stamp', operation: 'addTextWatermark', line1: 'DRAFT', pages: 'all', options };
		const { output, bytesOf } = await run(parameters);
		return Buffer.from(bytesOf(output[0]?.binary?.data));
	};

	it('converts millimetres', async () => {
		expect((await stamp({ margin: 50.8, lengthsIn: 'millimetres' })).equals(await stamp({ margin: 2 }))).toBe(true);
		expect((await stamp({ margin: 2, lengthsIn: 'inches' })).equals(await stamp({ margin: 2 }))).toBe(true);
	});

	it('refuses other units', async () => {
		await expect(stamp({ margin: 2, lengthsIn: 'feet' })).rejects.toThrow('Options > Lengths In must be inches or millimetres');
	});
});

describe('Merge', () => {
	const merge = { resource: 'document', operation: 'mergeDocuments' };

	it('says how further documents come in if only one was joined', async () => {
		const { hints } = await run(merge);
		expect(hints).toEqual([expect.stringMatching(/^Only one document was joined\. .*Merge node/) as unknown]);
	});

	it('says nothing if each item is meant alone', async () => {
		expect((await run({ ...merge, mergeSource: 'eachItem' })).hints).toEqual([]);
	});
});

it('tells how much Optimize saved, in percent', async () => {
	const { output } = await run({ resource: 'document', operation: 'optimizeDocument' });
	const { bytesBefore, bytesAfter, savedPercent } = said(output[0]) as Record<string, number>;
	expect(savedPercent).toBeCloseTo(100 * (1 - bytesAfter! / bytesBefore!), 0);
});

/** n8n ignores a parameter that the panel does not show, so that an example would do less than it says. */
describe('the examples', () => {
	const folder = path.join(__dirname, '..', '..', 'examples', 'n8n');

	const parametersIn = (file: string): IDataObject[] => {
		const { nodes } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as {
			nodes: { type: string; parameters: IDataObject }[];
		};
		return nodes.flatMap(({ type, parameters }) => (type === 'n8n-nodes-octavo-pdf.octavoPdf' ? [parameters] : []));
	};

	it.each(readdirSync(folder))('have operations of their resources: %s', (file) => {
		const ours = parametersIn(file);
		expect(ours).not.toEqual([]);
		for (const { resource, operation } of ours) {
			const picker = properties.find(
				(one) => one.name === 'operation' && one.displayOptions?.show?.['resource']?.[0] === resource,
			);
			expect((picker?.options as INodePropertyOptions[]).map(({ value }) => value)).toContain(operation);
		}
	});

	it.each(readdirSync(folder))('have only parameters that the panel shows: %s', (file) => {
		for (const parameters of parametersIn(file)) {
			const shown = properties.filter(({ displayOptions: { show = {}, hide = {} } = {} }) => {
				const holds = (list: unknown) => (list as unknown[]).includes(parameters['operation']);
				return (show['operation'] === undefined || holds(show['operation'])) && !(hide['operation'] && holds(hide['operation']));
			});
			const unknown = Object.entries(parameters).flatMap(([name, value]) => {
				const property = shown.find((entry) => entry.name === name);
				if (!property) return [name];
				if (property.type !== 'collection') return [];
				const options = (property.options ?? []).map((option) => option.name);
				return Object.keys(value as object).flatMap((key) => (options.includes(key) ? [] : [`${name}.${key}`]));
			});
			expect([parameters['operation'], unknown]).toEqual([parameters['operation'], []]);
		}
	});
});
