/** The templates for n8n's library: complete workflows, whose nodes of ours run on sample files. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { IDataObject, INodeExecutionData } from 'n8n-workflow';
import { executeItems } from '../../../nodes/OctavoPdf/execute';
import { properties } from '../../../nodes/OctavoPdf/panel/properties';
import { templates } from '../../../scripts/n8n/templates';
import { workflow } from '../../../scripts/n8n/workflow-writer';
import { sample, type SampleName } from '../../support/documents/samples';
import { identityPem } from '../../support/documents/signed';
import { jobsInMemory } from '../../support/hosts/jobs';
import { startService, TEST_KEY, type TestService } from '../../support/hosts/service';
import { n8nRequest } from '../n8n-request.mjs';
import { harness, parametersOf, type TestFile } from '../execute-functions';
import { testInTurn } from '../../support/sample';

const folder = path.join(__dirname, '..', '..', '..', 'examples', 'n8n-templates');
const names = Object.keys(templates);

interface Placed {
	readonly name: string;
	readonly type: string;
	readonly parameters: IDataObject;
}
interface Workflow {
	readonly name: string;
	readonly nodes: readonly Placed[];
	readonly connections: Readonly<Record<string, Readonly<Record<string, { node: string }[][]>>>>;
}
const built = (name: string) => workflow(templates[name]!) as Workflow;

test('are all written', () => {
	expect(readdirSync(folder).sort()).toEqual(names.map((name) => `${name}.json`).sort());
	for (const name of names) expect(JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'))).toEqual(built(name));
});

describe.each(names)('%s', (name) => {
	const { name: title, nodes, connections } = built(name);

	it('has a title, a trigger, and wires between nodes that are there', () => {
		expect(title.length).toBeGreaterThan(10);
		expect(nodes[0]!.type).toBe('n8n-nodes-base.stickyNote');
		expect(nodes[1]!.type).toMatch(/[tT]rigger$|\.webhook$/);
		const known = new Set(nodes.map((node) => node.name));
		const wired = Object.entries(connections).flatMap(([from, outputs]) =>
			Object.entries(outputs).map(([kind, lines]) => ({ from, kind, to: lines.flat().map(({ node }) => node) })),
		);
		expect(wired.flatMap(({ from, to }) => [from, ...to]).filter((one) => !known.has(one))).toEqual([]);
		// A model or a loader is wired to the node above it, which it serves.
		const joined = new Set(wired.flatMap(({ from, kind, to }) => (kind === 'main' ? to : [from])));
		expect(nodes.slice(2).filter((node) => !joined.has(node.name))).toEqual([]);
	});

	it('holds no key, password or credential', () => {
		expect(JSON.stringify(nodes)).not.toMatch(/"credentials"|api[_-]?key|password|secret|Bearer/i);
	});
});

/** The values of a parameter, with its expressions evaluated as n8n does. */
function evaluate(value: unknown, item: INodeExecutionData, files: Readonly<Record<string, unknown>>): unknown {
	if (Array.isArray(value)) return value.map((one) => evaluate(one, item, files));
	if (typeof value === 'object' && value !== null)
		return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, evaluate(inner, item, files)]));
	if (typeof value !== 'string' || !value.startsWith('=')) return value;
	const node = { item, first: () => ({ binary: files }), all: () => [item] };
	const run = (source: string): unknown => new Function('$json', '$', `return (${source})`)(item.json, () => node);
	const whole = /^=\{\{((?:(?!\}\}).)*)\}\}$/s.exec(value);
	return whole ? run(whole[1]!) : value.slice(1).replace(/\{\{(.*?)\}\}/gs, (_, source: string) => String(run(source)));
}

const pdf = async (name: SampleName): Promise<TestFile> => ({ bytes: (await sample(name)).bytes, fileName: name });

async function itemFor(operation: string): Promise<{ json: IDataObject; files: Record<string, TestFile> }> {
	const json = { number: 7, name: 'Ada', email: 'ada@example.com', total: '9.00', text: 'Thank you.' };
	const report = await pdf('report.pdf');
	const photo = { bytes: (await sample('receipt.jpg')).bytes, fileName: 'receipt.jpg', mimeType: 'image/jpeg' };
	const scan = operation === 'recognizeText' ? await pdf('scanned.pdf') : report;
	const main = operation === 'imagesToPdf' ? photo : scan;
	return { json, files: { data: main, attachment_0: report, scan: report } };
}

let service: TestService;
beforeAll(async () => {
	service = await startService({ queue: jobsInMemory() });
});
afterAll(() => service.close());

const ours = names.flatMap((name) =>
	built(name)
		.nodes.filter(({ type }) => type.endsWith('.octavoPdf'))
		.map((node) => [`${name}: ${node.name}`, node] as const),
);

testInTurn.each(ours)('%s runs', async (_, node) => {
	const operation = String(node.parameters['operation']);
	const { json, files } = await itemFor(operation);
	const letterhead = Buffer.from((await sample('letterhead.pdf')).bytes).toString('base64');
	const ofRegion = { apiKey: TEST_KEY, region: 'selfHosted', baseUrl: service.url };
	const isThere = node.parameters['process'] === 'region';
	const credentials = isThere ? ofRegion : { certificate: identityPem().toString('utf8'), password: '' };
	const lent = { data: { data: letterhead, mimeType: 'application/pdf', fileName: 'letterhead.pdf' } };
	const parameters = evaluate(node.parameters, { json }, lent) as IDataObject;
	const known = new Set(properties.map(({ name }) => name));
	expect(Object.keys(parameters).filter((key) => !known.has(key))).toEqual([]);
	const made = harness({
		storage: 'inline',
		parameters: parametersOf(parameters),
		items: [{ json, files }],
		credentials,
		request: (options) => n8nRequest(options, TEST_KEY),
		describe: (options) => n8nRequest(options, ''),
	});
	const [item] = await executeItems(made.context);
	expect(item?.json['error']).toBeUndefined();
	expect(item?.json['pdf']).toBeDefined();
});
