// The node as a tool of n8n's AI Agent, as docs/n8n.md tells. The model is a server of ours that speaks OpenAI's protocol: it
// calls the tool once, and ends with a sentence that holds the tool's answer.
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { numbered } from './documents.mjs';
import { assert, check, expect, numbers, pageTexts } from './judge.mjs';
import { post, publish } from './operations.mjs';
import { chain, NODE_TYPE } from './workflows.mjs';

const PAGES = "={{ $fromAI('pages', 'Pages to extract, such as 1..3, odd, last or not 2', 'string') }}";

export async function agent(lab, n8n) {
	const model = await startModel();
	try {
		const credential = await n8n.api.call('POST', '/rest/credentials', {
			name: 'Model',
			type: 'openAiApi',
			data: { apiKey: 'end-to-end', url: model.url },
		});
		const openAiApi = { openAiApi: { id: credential.id, name: credential.name } };
		await check('agent: the model is told what the tool does, and gets its answer', () => asTool(n8n, model, openAiApi));
		await check('agent: an operation has its own description', () => otherOperation(n8n, model, openAiApi));
		await check('agent: the model reads the text of the file', () => readsText(n8n, model, openAiApi));
		await check('agent: the file comes in and goes out through a separate workflow', () =>
			throughWorkflow(lab, n8n, model, openAiApi),
		);
	} finally {
		model.server.close();
	}
}

/** The file comes in by an expression; the JSON of the result goes back to the model. */
async function asTool(n8n, model, credentials) {
	const parameters = { resource: 'page', operation: 'extractPages', binaryPropertyName: FILE, pages: PAGES };
	await publish(n8n, 'agent-tool', withAgent('agent-tool', credentials, octavoTool(parameters)));
	const { tool, told, answer } = await ask(n8n, model, 'agent-tool', { pages: '2..3' });
	assert(tool.description.startsWith('Keep some pages and drop the others.'), `description: ${tool.description}`);
	expect(tool.parameters.properties.pages.description, 'Pages to extract, such as 1..3, odd, last or not 2', 'parameter');
	expect(tool.parameters.required, ['pages'], 'required parameters');
	const [{ pdf }] = JSON.parse(told);
	expect([pdf.fileName, pdf.pageCount, pdf.size > 0], ['ten.pdf', 2, true], 'answer of the tool');
	assert(answer.includes('"pageCount":2'), answer);
}

/** A wrong value of the model comes back to it as a sentence that names the cure. */
async function otherOperation(n8n, model, credentials) {
	const order = "={{ $fromAI('pageOrder', 'All pages in the wanted order, such as 3,1,2', 'string') }}";
	const parameters = { resource: 'page', operation: 'reorderPages', binaryPropertyName: FILE, pageOrder: order };
	await publish(n8n, 'agent-order', withAgent('agent-order', credentials, octavoTool(parameters)));
	const { tool, told } = await ask(n8n, model, 'agent-order', { pageOrder: '11' });
	assert(tool.description.startsWith('Put pages in a new order;'), `description: ${tool.description}`);
	assert(told.includes("Page Order: entry 1 ('11') names page 11, but the document has 10 pages"), told);
}

/** The model chooses nothing but the call: the operation is fixed. */
async function readsText(n8n, model, credentials) {
	const parameters = { resource: 'text', operation: 'extractText', layout: 'markdown', binaryPropertyName: FILE };
	await publish(n8n, 'agent-text', withAgent('agent-text', credentials, octavoTool(parameters)));
	const { tool, told } = await ask(n8n, model, 'agent-text', {});
	assert(tool.description.startsWith('Read the text of a document'), `description: ${tool.description}`);
	const [{ pdf }] = JSON.parse(told);
	for (const text of numbers(1, 10)) assert(pdf.content.text.includes(text), told);
}

/** A workflow as a tool: it reads the file, which the main workflow has stored, and stores the result. */
async function throughWorkflow(lab, n8n, model, credentials) {
	const file = (name, parameters) => ({ name, type: 'n8n-nodes-base.readWriteFile', typeVersion: 1.1, parameters });
	const inner = await n8n.api.createWorkflow(
		chain('Extract pages', {}, [
			{
				name: 'Called by the Agent',
				type: 'n8n-nodes-base.executeWorkflowTrigger',
				typeVersion: 1.1,
				parameters: { inputSource: 'workflowInputs', workflowInputs: { values: [{ name: 'file' }, { name: 'pages' }] } },
			},
			file('Read', { operation: 'read', fileSelector: '={{ $json.file }}', options: {} }),
			{
				name: 'Octavo PDF',
				type: NODE_TYPE,
				typeVersion: 1,
				parameters: {
					resource: 'page',
					operation: 'extractPages',
					pages: "={{ $('Called by the Agent').item.json.pages }}",
				},
			},
			file('Write', { operation: 'write', fileName: `${lab.files}/out/agent.pdf`, options: {} }),
		]),
	);
	await n8n.api.activate(inner);
	writeFileSync(path.join(lab.files, 'in', 'agent.pdf'), await numbered(10));
	const columns = { file: `${lab.files}/in/agent.pdf`, pages: PAGES };
	await publish(
		n8n,
		'agent-workflow',
		withAgent('agent-workflow', credentials, {
			name: 'Extract Pages',
			type: '@n8n/n8n-nodes-langchain.toolWorkflow',
			typeVersion: 2.2,
			parameters: {
				description: "Extracts pages of the user's PDF and stores them. Returns file name and number of pages.",
				source: 'database',
				workflowId: { __rl: true, mode: 'list', value: inner.id },
				workflowInputs: {
					mappingMode: 'defineBelow',
					value: columns,
					schema: Object.keys(columns).map((id) => ({ id, displayName: id, type: 'string', display: true, required: false })),
				},
			},
		}),
	);
	const { told } = await ask(n8n, model, 'agent-workflow', { pages: 'last, 1' });
	const [{ pdf }] = [JSON.parse(told)].flat();
	expect(pdf.pageCount, 2, 'answer of the tool');
	expect(pageTexts(readFileSync(path.join(lab.files, 'out', 'agent.pdf'))), ['Page 1', 'Page 10'], 'texts');
}

const FILE = "={{ $('Webhook').first().binary.data }}";

const octavoTool = (parameters) => ({ name: 'Extract Pages', type: `${NODE_TYPE}Tool`, typeVersion: 1, parameters });

/** Webhook → agent → answer, with the model and one tool below the agent. */
function withAgent(name, credentials, tool) {
	const workflow = chain(name, {}, [
		{
			name: 'Webhook',
			type: 'n8n-nodes-base.webhook',
			typeVersion: 2.1,
			webhookId: `0c7a0000-0000-4000-8000-${Buffer.from(name).toString('hex').slice(-12).padEnd(12, '0')}`,
			parameters: { httpMethod: 'POST', path: name, responseMode: 'lastNode', options: {} },
		},
		{
			name: 'AI Agent',
			type: '@n8n/n8n-nodes-langchain.agent',
			typeVersion: 3.1,
			parameters: { promptType: 'define', text: '={{ $json.body.question }}', options: {} },
		},
	]);
	const below = [
		{
			name: 'OpenAI Chat Model',
			type: '@n8n/n8n-nodes-langchain.lmChatOpenAi',
			typeVersion: 1.3,
			parameters: {
				model: { __rl: true, mode: 'id', value: 'end-to-end' },
				responsesApiEnabled: false,
				options: { maxRetries: 0 },
			},
			credentials,
		},
		tool,
	];
	const [{ name: model }] = below;
	const to = (type) => ({ [type]: [[{ node: 'AI Agent', type, index: 0 }]] });
	return {
		...workflow,
		nodes: [
			...workflow.nodes,
			...below.map((node, index) => ({ id: `${name}-below-${index}`, position: [index * 200, 240], ...node })),
		],
		connections: { ...workflow.connections, [model]: to('ai_languageModel'), [tool.name]: to('ai_tool') },
	};
}

/** Sends a document and a question. The model calls its one tool with `values`. */
async function ask(n8n, model, name, values) {
	model.begin(values);
	const { status, bytes } = await post(n8n.url, name, { data: ['ten.pdf', await numbered(10)] }, { question: 'Do it' });
	const text = bytes.toString('utf8');
	expect(status, 200, `status, ${text.slice(0, 500)}`);
	const [first, second] = model.requests;
	assert(second !== undefined, `the model was asked ${model.requests.length} times: ${text}`);
	expect(first.tools.length, 1, 'tools');
	const told = second.messages.findLast(({ role }) => role === 'tool').content;
	return { tool: first.tools[0].function, told, answer: JSON.parse(text).output };
}

/** Chat completions of OpenAI's protocol, whole or as a stream, as they are asked for. */
async function startModel() {
	const model = { requests: [], values: {} };
	model.begin = (values) => Object.assign(model, { requests: [], values });
	model.server = createServer((request, response) => {
		const chunks = [];
		request.on('data', (chunk) => chunks.push(chunk));
		request.on('end', () => {
			const asked = JSON.parse(Buffer.concat(chunks).toString('utf8'));
			model.requests.push(asked);
			reply(response, asked, messageFor(asked, model.values));
		});
	});
	await new Promise((resolve) => model.server.listen(0, '127.0.0.1', resolve));
	model.url = `http://127.0.0.1:${model.server.address().port}/v1`;
	return model;
}

/** A call of the tool first; after its answer, a sentence. */
function messageFor({ messages, tools }, values) {
	const answered = messages.findLast(({ role }) => role === 'tool');
	if (answered) return { role: 'assistant', content: `The tool says: ${answered.content}` };
	const call = { name: tools[0].function.name, arguments: JSON.stringify(values) };
	return { role: 'assistant', content: null, tool_calls: [{ id: 'call_1', type: 'function', function: call }] };
}

function reply(response, { model, stream }, message) {
	const finish_reason = message.tool_calls ? 'tool_calls' : 'stop';
	const common = { id: 'chatcmpl-1', created: 0, model };
	if (!stream) {
		const choices = [{ index: 0, message, finish_reason }];
		const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
		response.writeHead(200, { 'content-type': 'application/json' });
		response.end(JSON.stringify({ ...common, object: 'chat.completion', choices, usage }));
		return;
	}
	const chunk = (delta, finish) => {
		const choices = [{ index: 0, delta, finish_reason: finish }];
		return `data: ${JSON.stringify({ ...common, object: 'chat.completion.chunk', choices })}\n\n`;
	};
	const tool_calls = message.tool_calls?.map((call, index) => ({ index, ...call }));
	response.writeHead(200, { 'content-type': 'text/event-stream' });
	response.end(`${chunk({ ...message, ...(tool_calls && { tool_calls }) }, null)}${chunk({}, finish_reason)}data: [DONE]\n\n`);
}
