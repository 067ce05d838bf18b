/** Builds the nodes of example workflows, and lays them out as n8n's editor shows them. */
import { camel } from '../../shared/contract/names';
import { operationNames, operationOf } from '../../shared/contract/operations';
import type { SampleFile } from './example-files';

export interface Node {
	readonly name: string;
	readonly type: string;
	readonly typeVersion: number;
	readonly parameters: object;
	readonly [more: string]: unknown;
}

/** `from`, `to`, and the number of the output where it is not the first. */
type Wire = readonly [from: string, to: string, output?: number];

/** An empty place, which keeps the line of an earlier node's error off the labels between. */
export const GAP = undefined;

export interface Example {
	/** Title and what to do with it, as Markdown. */
	readonly note: string;
	/** In columns, from left to right. */
	readonly columns: readonly (readonly (Node | typeof GAP)[])[];
	readonly wires: readonly Wire[];
	/** Nodes below another one that it works with, such as a model. */
	readonly parts?: readonly Part[];
}

interface Part {
	readonly node: Node;
	readonly of: string;
	readonly as: 'ai_document' | 'ai_embedding';
}

export const base = (name: string, type: string, typeVersion: number, parameters: object): Node => ({
	name,
	type: `n8n-nodes-base.${type}`,
	typeVersion,
	parameters,
});

export const byHand = base('Run by Hand', 'manualTrigger', 1, {});
export const end = (name: string): Node => base(name, 'noOp', 1, {});

export const webhook = (name: string, at: string, webhookId: string): Node => ({
	...base(name, 'webhook', 2.1, { httpMethod: 'POST', path: at, responseMode: 'responseNode', options: {} }),
	webhookId,
});

export const answer = (name: string): Node =>
	base(name, 'respondToWebhook', 1.5, {
		respondWith: 'binary',
		responseDataSource: 'set',
		inputFieldName: 'data',
		options: {},
	});

export const refuse = (name: string): Node =>
	base(name, 'respondToWebhook', 1.5, {
		respondWith: 'json',
		responseBody: '={{ { error: $json.error, details: $json.details } }}',
		options: { responseCode: 422 },
	});

/** An action of our node. Items that fail leave by the second output, with their file and the reason. */
export function octavo(name: string, operation: string, parameters: object = {}): Node {
	const wire = operationNames.find((one) => camel(one) === operation);
	if (wire === undefined) throw new Error(`There is no operation ${operation}`);
	return {
		name,
		type: 'n8n-nodes-octavo-pdf.octavoPdf',
		typeVersion: 1,
		parameters: { resource: operationOf(wire).resource, operation, ...parameters },
		onError: 'continueErrorOutput',
	};
}

/** Sample files and rows inside the workflow: three nodes that put out one item per file. */
export function samples(name: string, files: readonly (SampleFile & Readonly<Record<string, unknown>>)[]): Node[] {
	const rows = files.map(({ bytes, ...row }) => ({ ...row, base64: Buffer.from(bytes).toString('base64') }));
	return [
		base(`${name} (Sample)`, 'set', 3.4, { mode: 'raw', jsonOutput: JSON.stringify({ rows }, null, 2), options: {} }),
		base(name, 'splitOut', 1, { fieldToSplitOut: 'rows', options: {} }),
		base(`${name}: File`, 'convertToFile', 1.1, {
			operation: 'toBinary',
			sourceProperty: 'base64',
			options: { fileName: '={{ $json.fileName }}', mimeType: '={{ $json.mimeType }}' },
		}),
	];
}

export const inLine = (...nodes: readonly Node[]): Wire[] =>
	nodes.slice(1).map((node, index) => [nodes[index]!.name, node.name] as const);

/** A run by hand over sample files, through actions in a row. Failures of all of them come together. */
export function pipeline(note: string, source: readonly Node[], actions: readonly Node[], last: string): Example {
	const failed = end('Look Into It');
	const done = end(last);
	return {
		note,
		columns: [
			[byHand],
			...source.map((node) => [node]),
			...actions.map((node) => [node]),
			actions.length > 1 ? [done, GAP, failed] : [done, failed],
		],
		wires: [
			...inLine(byHand, ...source, ...actions, done),
			...actions.filter(({ onError }) => onError !== undefined).map(({ name }) => [name, failed.name, 1] as const),
		],
	};
}

const idOf = (name: string): string =>
	name
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');

/** The workflow as n8n imports it: the nodes in columns, with the note above them. */
export function workflow({ note, columns, wires, parts = [] }: Example): object {
	const [title] = /(?<=## ).*/.exec(note) ?? [''];
	const placed = columns.flatMap((column, x) =>
		column.flatMap((node, y) => (node === GAP ? [] : [{ ...node, id: idOf(node.name), position: [x * 220, y * 180] }])),
	);
	const sticky = {
		...base('Note', 'stickyNote', 1, { content: note, height: 160, width: Math.max(640, columns.length * 220), color: 7 }),
		id: 'note',
		position: [-60, -220],
	};
	const below = parts.map(({ node, of }, index) => {
		const [x = 0, y = 0] = placed.find(({ name }) => name === of)?.position ?? [];
		return { ...node, id: idOf(node.name), position: [x + index * 180, y + 200] };
	});
	const nodes = [sticky, ...placed, ...below];
	const connections = connect(wires, parts);
	return { name: title, nodes, connections, settings: { executionOrder: 'v1' }, pinData: {}, meta: {} };
}

type Outputs = Record<string, { node: string; type: string; index: number }[][]>;

function connect(wires: readonly Wire[], parts: readonly Part[]): Readonly<Record<string, Outputs>> {
	const connections: Record<string, Outputs> = {};
	const add = (from: string, to: string, type: string, output: number) => {
		const lines = ((connections[from] ??= {})[type] ??= []);
		while (lines.length <= output) lines.push([]);
		lines[output]!.push({ node: to, type, index: 0 });
	};
	for (const [from, to, output = 0] of wires) add(from, to, 'main', output);
	for (const { node, of, as } of parts) add(node.name, of, as, 0);
	return connections;
}
