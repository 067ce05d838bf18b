// Expressions that give nothing, in the real n8n: each must stop the item (docs/semantics.md, D37).
import { check, expect, assert } from './judge.mjs';
import { post, publish } from './operations.mjs';
import { webhookWorkflow } from './workflows.mjs';

const MISSED = '={{ $json.body.nope }}';
const restrict = (more) => ({ resource: 'security', operation: 'addRestrictions', ownerPassword: 'the office', ...more });
const page = (operation, more) => ({ resource: 'page', operation, ...more });
const stamp = (options) => ({ resource: 'stamp', operation: 'addTextWatermark', line1: 'DRAFT', options });

/** The message of each, from its start; undefined: the item passes. */
const CASES = [
	['password', { resource: 'security', operation: 'addPassword', password: MISSED }, 'Password is empty'],
	['user-password', restrict({ permissions: { allowPrint: false }, userPassword: MISSED }), 'User Password is empty'],
	['user-password-null', restrict({ permissions: { allowPrint: false }, userPassword: '={{ null }}' }), 'User Password is empty'],
	['user-password-text', restrict({ permissions: { allowPrint: false }, userPassword: "={{ '' }}" }), 'User Password is empty'],
	['user-password-none', restrict({ permissions: { allowPrint: false } }), undefined],
	['permission', restrict({ permissions: { allowPrint: MISSED } }), 'Permissions > Printing is empty'],
	['nothing-forbidden', restrict({ permissions: {} }), 'Permissions: nothing is forbidden'],
	['pages', page('extractPages', { pages: MISSED }), 'Pages is empty'],
	['page-order', page('reorderPages', { pageOrder: MISSED }), 'Page Order is empty'],
	['output-field', page('reversePages', { outputBinaryPropertyName: MISSED }), 'Put Output File in Field is empty'],
	['output-name', page('reversePages', { options: { outputFileName: MISSED } }), 'Options > Output File Name is undefined'],
	['output-name-null', page('reversePages', { options: { outputFileName: '={{ null }}' } }), undefined],
	[
		'maximum-abc',
		page('reversePages', { options: { maximumFileSize: 'abc' } }),
		'Options > Maximum File Size (MB) must be a number',
	],
	['maximum-0', page('reversePages', { options: { maximumFileSize: 0 } }), 'Options > Maximum File Size (MB) must be a number'],
	['maximum--1', page('reversePages', { options: { maximumFileSize: -1 } }), 'Options > Maximum File Size (MB) must be a number'],
	['input-field', page('reversePages', { binaryPropertyName: MISSED }), 'Input Binary Field is empty'],
	['opener', page('reversePages', { options: { openPassword: MISSED } }), undefined],
	['word', stamp({ line2: MISSED }), 'Options > Line 2 is undefined'],
	['word-null', stamp({ line2: '={{ null }}' }), undefined],
	['search', { resource: 'text', operation: 'findText', search: MISSED }, 'Search is empty'],
	['search-pattern', { resource: 'document', operation: 'splitByText', search: '(', searchMode: 'regex' }, 'Search'],
	['put-text-in', { resource: 'text', operation: 'extractText', options: { putTextIn: MISSED } }, 'Options > Put Text In'],
	['password-fixed', { resource: 'security', operation: 'addPassword', password: '{{ $json.body.nope }}' }, 'Password holds an'],
	['number', stamp({ line2: '={{ Number("x") }}' }), 'Options > Line 2 must be text'],
	['other-node', page('extractPages', { pages: "={{ $('Nope').item.json.pages }}" }), 'Pages: '],
	['every-item', page('reversePages', { process: 'Region' }), 'Process must be one of'],
	['part-size', { resource: 'document', operation: 'splitBySize', maximumMegabytes: MISSED }, 'Maximum Size (MB) is empty'],
];

export async function failClosed(n8n, file) {
	for (const [name, parameters, message] of CASES)
		await check(`fail closed: ${name}`, async () => {
			const [item] = await continuing(n8n, `closed-${name}`, parameters, file);
			if (message === undefined) {
				assert(item.error === undefined && item.pdf.size > 0, JSON.stringify(item));
				return;
			}
			expect(item.error?.slice(0, message.length), message, 'error');
		});
}

/** Runs a node that continues on errors and gives back the JSON of what comes out. */
export async function continuing(n8n, name, parameters, file, more = {}) {
	const workflow = webhookWorkflow(name, parameters, { ...more, node: { onError: 'continueRegularOutput' } });
	workflow.nodes.at(-1).parameters = { respondWith: 'allIncomingItems', options: {} };
	await publish(n8n, name, workflow);
	const { bytes } = await post(n8n.url, name, { data: ['file.pdf', file] });
	return JSON.parse(bytes.toString('utf8'));
}
