/** Text of pages is only in results that were asked for as text (docs/semantics.md, D47): a word of the pages is looked for in all else. */
import { executeItems } from '../nodes/OctavoPdf/execute';
import { asOctavoError } from '../shared/contract/errors';
import { decode } from '../shared/contract/values/decode';
import { operationNames, operationOf, type OperationName } from '../shared/contract/operations';
import { newestNode } from './action/support/runner';
import { Workspace } from './action/support/workspace';
import { harness, parametersOf as panel } from './nodes/execute-functions';
import { field, file, postForm } from './server/raw';
import { rawPages } from './support/documents/raw';
import { examples, parametersOf } from './support/examples';
import { asDocument, local } from './support/hosts/local';
import { startService, type TestService } from './support/hosts/service';

const SECRET = 'Kryptonite';
const PATTERN = 'Kry\\w+e';
/** Of three pages with the word; the font of the second gives its characters no meaning. */
const bytes = rawPages(3, {
	pages: { 2: '/Resources<</Font<</F 3 0 R/U 60 0 R>>>>' },
	objects: {
		41: ['', `BT /F 24 Tf 40 100 Td (Page 1 ${SECRET}) Tj ET`],
		42: ['', `BT /F 24 Tf 40 100 Td (Page 2 ${SECRET}) Tj /U 9 Tf (\\001\\002) Tj ET`],
		43: ['', `BT /F 24 Tf 40 100 Td (Page 3 ${SECRET}) Tj ET`],
		60: '<</Type/Font/Subtype/Type1/BaseFont/ABCDEF+Unknown/FirstChar 1/LastChar 2/Widths[500 500]/Encoding<</Differences[1/g1/g2]>>>>',
	},
});

/** Calls that find the word, and calls that fail because of it. */
const CALLS: readonly (readonly [OperationName, Readonly<Record<string, string>>])[] = [
	['extract_text', {}],
	['extract_text', { per_page: 'true', word_boxes: 'true' }],
	['find_text', { search: PATTERN, search_mode: 'regex' }],
	['split_by_text', { search: `(${PATTERN})`, search_mode: 'regex' }],
	['check_document', { required_text: PATTERN, search_mode: 'regex', maximum_unreadable: '1000' }],
	['check_document', { forbidden_text: PATTERN, search_mode: 'regex', maximum_unreadable: '0' }],
];

/** The example of every other operation on one document. */
async function otherCalls(): Promise<[OperationName, Record<string, unknown>][]> {
	const others = operationNames.filter((name) => {
		const { input, accepts } = operationOf(name);
		return input === 'one' && accepts === undefined && !CALLS.some(([called]) => called === name);
	});
	return Promise.all(others.map(async (name) => [name, { ...(examples[name].small ?? (await parametersOf(examples[name]))) }]));
}

test('does not appear in notes, facts or errors of an operation', async () => {
	for (const [name, parameters] of [...CALLS, ...(await otherCalls())]) {
		const told = await local.run(name, [asDocument(bytes)], decode(name, parameters)).then(
			({ notes, facts }) => ({ notes, facts }),
			(thrown: unknown) => {
				const { message, advice, issues } = asOctavoError(thrown);
				return { message, advice, issues };
			},
		);
		expect([name, JSON.stringify(told)]).not.toEqual([name, expect.stringContaining(SECRET)]);
	}
});

describe('through the service', () => {
	let service: TestService;
	const logged: string[] = [];
	beforeAll(async () => {
		const stream = { write: (line: string) => void logged.push(line) };
		service = await startService({ logger: { level: 'trace', stream } });
	});
	afterAll(() => service.close());

	test.each(CALLS)('%s %j: does not appear in headers or the log', async (name, parameters) => {
		const parts = [file(bytes), ...Object.entries(parameters).map(([wire, value]) => field(wire, value))];
		const { status, headers, body } = await postForm(`${service.url}/v1/${name}`, parts);
		expect(JSON.stringify(headers)).not.toContain(SECRET);
		// Only the body of an answer may hold text, where the operation gives it.
		if (status !== 200 || name === 'check_document') expect(body.toString()).not.toContain(SECRET);
		expect(logged.length).toBeGreaterThan(0);
		expect(logged.join('')).not.toContain(SECRET);
	});
});

describe('in the Action', () => {
	const node = newestNode();
	let workspace: Workspace;
	afterEach(() => workspace.remove());

	test.each(CALLS)('%s %j: does not appear in logs, annotations, summaries or names of files', async (name, parameters) => {
		workspace = new Workspace({ 'a.pdf': bytes });
		const kebab = Object.fromEntries(Object.entries(parameters).map(([wire, value]) => [wire.replaceAll('_', '-'), value]));
		const step = await workspace.run(
			{ operation: name.replaceAll('_', '-'), files: 'a.pdf', ...kebab },
			{ node, env: { RUNNER_DEBUG: '1' } },
		);
		const { log, annotations, summary, commands } = step;
		expect(JSON.stringify({ log, annotations, summary, commands, files: workspace.list() })).not.toContain(SECRET);
		if (name !== 'find_text') expect(JSON.stringify(step.outputs)).not.toContain(SECRET);
	});
});

test.each(CALLS)('in n8n, %s %j: does not appear in hints or errors', async (name, parameters) => {
	const { resource } = operationOf(name);
	const camel = (wire: string) => wire.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
	const given = Object.fromEntries(Object.entries(parameters).map(([wire, value]) => [camel(wire), value]));
	const { context, hints } = harness({
		parameters: panel({
			resource,
			operation: camel(name),
			pages: 'all',
			layout: 'reading',
			searchMode: 'text',
			...given,
			fields: given,
		}),
		items: [{ files: { data: { bytes, fileName: 'a.pdf' } } }],
		onError: 'continueRegularOutput',
	});
	const [item] = await executeItems(context);
	const { pdf: _said, ...rest } = item!.json;
	expect(JSON.stringify({ hints, rest })).not.toContain(SECRET);
});
