// Workflows for the tests: webhook in, one Octavo node, file out; and the examples with their folder put in.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

export const NODE_TYPE = 'n8n-nodes-octavo-pdf.octavoPdf';
const EXAMPLES = path.join(root, 'examples', 'n8n');

/** Answers POST /webhook/<name> with the file; the header x-octavo-pdf says what the node says of every item. */
export function webhookWorkflow(name, parameters, { credentials, settings = {}, node = {}, output = 'data' } = {}) {
	const field = settings.binaryMode === 'combined' ? `_files.${output}` : output;
	return chain(name, settings, [
		webhook(name),
		{ name: 'Octavo PDF', type: NODE_TYPE, typeVersion: 1, parameters, ...(credentials && { credentials }), ...node },
		{
			name: 'Respond',
			type: 'n8n-nodes-base.respondToWebhook',
			typeVersion: 1.5,
			parameters: {
				respondWith: 'binary',
				responseDataSource: 'set',
				inputFieldName: field,
				options: {
					responseHeaders: {
						entries: [
							{
								name: 'x-octavo-pdf',
								value: '={{ encodeURIComponent(JSON.stringify($input.all().map((item) => item.json.pdf))) }}',
							},
						],
					},
				},
			},
		},
	]);
}

/** Answers POST /webhook/<name> with the JSON of every item that came out, after writing their files into `folder`. */
export function webhookToDisk(name, parameters, folder, { credentials, settings = {}, node = {} } = {}) {
	const combined = settings.binaryMode === 'combined';
	return chain(name, settings, [
		webhook(name),
		{ name: 'Octavo PDF', type: NODE_TYPE, typeVersion: 1, parameters, ...(credentials && { credentials }), ...node },
		{
			name: 'Write',
			type: 'n8n-nodes-base.readWriteFile',
			typeVersion: 1.1,
			parameters: {
				operation: 'write',
				fileName: `=${folder}/{{ String($itemIndex).padStart(5, '0') }}`,
				dataPropertyName: combined ? '_files.data' : 'data',
				options: {},
			},
		},
		{
			name: 'Answer',
			type: 'n8n-nodes-base.set',
			typeVersion: 3.4,
			// The path and size that the node above adds are not ours.
			parameters: { mode: 'raw', jsonOutput: "={{ $('Octavo PDF').all()[$itemIndex].json }}", options: {} },
		},
		{
			name: 'Respond',
			type: 'n8n-nodes-base.respondToWebhook',
			typeVersion: 1.5,
			parameters: { respondWith: 'allIncomingItems', options: {} },
		},
	]);
}

function webhook(name) {
	return {
		name: 'Webhook',
		type: 'n8n-nodes-base.webhook',
		typeVersion: 2.1,
		webhookId: `0c7a0000-0000-4000-8000-${Buffer.from(name).toString('hex').slice(-12).padEnd(12, '0')}`,
		parameters: { httpMethod: 'POST', path: name, responseMode: 'responseNode', options: {} },
	};
}

export function chain(name, settings, nodes) {
	return {
		name,
		settings: { executionOrder: 'v1', ...settings },
		nodes: nodes.map((node, i) => ({ id: `${name}-${i}`, position: [i * 240, 0], ...node })),
		connections: Object.fromEntries(
			nodes.slice(0, -1).map((node, i) => [node.name, { main: [[{ node: nodes[i + 1].name, type: 'main', index: 0 }]] }]),
		),
	};
}

export function exampleNames() {
	return readdirSync(EXAMPLES)
		.filter((file) => file.endsWith('.json'))
		.map((file) => file.slice(0, -'.json'.length))
		.sort();
}

/** An example exactly as it is in the repository. */
export function example(name) {
	return JSON.parse(readFileSync(path.join(EXAMPLES, `${name}.json`), 'utf8'));
}
