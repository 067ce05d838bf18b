// Workflows for the tests: a webhook, one Octavo node, the file as the answer. And the examples, with the folder of this run.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

export const NODE_TYPE = 'n8n-nodes-octavo-pdf.octavoPdf';
const EXAMPLES = path.join(root, 'examples', 'n8n');

/** Answers POST /webhook/<name> with the file; the header x-octavo-json holds the JSON of every output item. */
export function webhookWorkflow(name, parameters, { credentials, settings = {}, node = {}, output = 'data' } = {}) {
	const field = settings.binaryMode === 'combined' ? `_files.${output}` : output;
	return chain(name, settings, [
		{
			name: 'Webhook',
			type: 'n8n-nodes-base.webhook',
			typeVersion: 2.1,
			webhookId: `0c7a0000-0000-4000-8000-${Buffer.from(name).toString('hex').padEnd(12, '0').slice(0, 12)}`,
			parameters: { httpMethod: 'POST', path: name, responseMode: 'responseNode', options: {} },
		},
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
								name: 'x-octavo-json',
								// Ignore what the webhook adds to the item (headers, body).
								value:
									'={{ encodeURIComponent(JSON.stringify($input.all().map((item) => ({ ...item.json, headers: undefined, body: undefined, query: undefined, params: undefined, _files: undefined })))) }}',
							},
						],
					},
				},
			},
		},
	]);
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

/** An example of the repository, with this run's folder in place of `/files/`, and this instance's credential. */
export function example(name, files, credentialId) {
	const text = readFileSync(path.join(EXAMPLES, `${name}.json`), 'utf8').replaceAll('/files/', `${files}/`);
	const workflow = JSON.parse(text);
	for (const node of workflow.nodes) {
		if (node.credentials?.octavoPdfApi && credentialId) node.credentials.octavoPdfApi.id = credentialId;
	}
	return workflow;
}
