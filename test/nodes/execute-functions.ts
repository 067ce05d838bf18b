/**
 * A hand-made IExecuteFunctions with a working file store, for fast tests of the node without n8n.
 *
 * `stored` keeps files elsewhere and gives the item an id (n8n's filesystem and database modes), `inline` puts base64 into
 * the item (n8n's in-memory mode). `combined` keeps files under `json._files` (n8n's combined binary mode).
 */
import { Readable } from 'node:stream';
import type { IBinaryData, IDataObject, IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

// Its ES modules do not load in Node; `npm run bench -- --only pauses` is one.
const { NodeOperationError } = require('n8n-workflow') as typeof import('n8n-workflow');

export interface TestFile {
	readonly bytes: Uint8Array;
	readonly fileName: string;
	readonly mimeType?: string;
}

export interface Setup {
	/** A function takes the place of an expression: it is called with the item's index. */
	readonly parameters: Readonly<Record<string, unknown>>;
	readonly items: readonly { readonly json?: IDataObject; readonly files?: Readonly<Record<string, TestFile>> }[];
	readonly storage?: 'stored' | 'inline';
	readonly combined?: boolean;
	readonly continueOnFail?: boolean;
	readonly onError?: 'continueErrorOutput' | 'continueRegularOutput';
	readonly credentials?: IDataObject;
	readonly signal?: AbortSignal;
	/** Answers what a service offers; it gets no key. */
	readonly describe?: (options: Record<string, unknown>) => Promise<unknown>;
	readonly request?: (options: Record<string, unknown>) => Promise<unknown>;
}

export interface Harness {
	readonly context: IExecuteFunctions;
	readonly input: readonly INodeExecutionData[];
	readonly hints: string[];
	/** Sizes of the files that were loaded, in order. */
	readonly loaded: number[];
	/** Sizes of the files that were opened to be read piece by piece, in order. */
	readonly streamed: number[];
	readonly bytesOf: (file: IBinaryData | undefined) => Uint8Array;
	/** How many files are in the store. */
	readonly stored: () => number;
	/** Empties the store, as a pruned execution does; the sizes are still known. */
	readonly forget: () => void;
}

export function harness(setup: Setup): Harness {
	const { parameters, storage = 'stored', combined = false, credentials, signal } = setup;
	const store = new Map<string, Buffer>();
	const sizes = new Map<string, number>();
	const hints: string[] = [];
	const loaded: number[] = [];
	const streamed: number[] = [];
	const node = {
		id: '1',
		name: 'Octavo PDF',
		type: 'octavoPdf',
		typeVersion: 1,
		...(setup.onError && { onError: setup.onError }),
		position: [0, 0] as [number, number],
		parameters: {},
	};

	const put = (bytes: Uint8Array, fileName: string, mimeType = 'application/pdf'): IBinaryData => {
		if (storage === 'inline') return { data: Buffer.from(bytes).toString('base64'), mimeType, fileName };
		const id = `filesystem-v2:test/${store.size + 1}`;
		store.set(id, Buffer.from(bytes));
		sizes.set(id, bytes.length);
		return { data: 'filesystem-v2', id, mimeType, fileName };
	};
	const bytesOf = (file: IBinaryData | undefined): Uint8Array => {
		if (!file) throw new Error('no such file');
		const bytes = file.id ? store.get(file.id) : Buffer.from(file.data, 'base64');
		if (!bytes) throw new Error('the file is not in the store');
		return bytes;
	};
	const input = setup.items.map(({ json = {}, files }): INodeExecutionData => {
		if (!files) return { json };
		const binary = Object.fromEntries(Object.entries(files).map(([name, f]) => [name, put(f.bytes, f.fileName, f.mimeType)]));
		return combined ? { json: { ...json, _files: binary } } : { json, binary };
	});
	const find = (item: number, field: string | IBinaryData): IBinaryData => {
		if (typeof field !== 'string') return field;
		const at = combined
			? field.split('.').reduce<unknown>((from, key) => (from as IDataObject | undefined)?.[key], input[item]?.json)
			: input[item]?.binary?.[field];
		if (!at) throw new NodeOperationError(node, `The item has no binary field '${field}' [item ${item}]`, { itemIndex: item });
		return at as IBinaryData;
	};
	const context = {
		getInputData: () => input,
		getNode: () => node,
		continueOnFail: () => setup.continueOnFail ?? setup.onError !== undefined,
		getExecutionCancelSignal: () => signal,
		addExecutionHints: (...more: { message: string }[]) => hints.push(...more.map(({ message }) => message)),
		getNodeParameter(name: string, item: number, fallback?: unknown, options?: { rawExpressions?: boolean }): unknown {
			const value = Object.hasOwn(parameters, name) ? parameters[name] : fallback;
			if (value === undefined) throw new Error(`Could not get parameter "${name}"`);
			return options?.rawExpressions ? (typeof value === 'function' ? '={{ }}' : value) : resolve(value, item);
		},
		getCredentials: () => Promise.resolve(credentials),
		helpers: {
			assertBinaryData: find,
			getBinaryDataBuffer(item: number, field: string | IBinaryData) {
				const bytes = Buffer.from(bytesOf(find(item, field)));
				loaded.push(bytes.length);
				return Promise.resolve(bytes);
			},
			getBinaryMetadata: (id: string) => Promise.resolve({ fileSize: sizes.get(id) ?? 0 }),
			getBinaryStream(id: string) {
				const bytes = store.get(id);
				if (!bytes) return Promise.reject(new Error(`File not found: ${id}`));
				streamed.push(bytes.length);
				return Promise.resolve(Readable.from([bytes]));
			},
			async prepareBinaryData(content: Buffer | Readable, fileName: string, mimeType: string) {
				const bytes = Buffer.isBuffer(content) ? content : Buffer.concat((await content.toArray()) as Buffer[]);
				return put(bytes, fileName, mimeType);
			},
			httpRequest: (options: Record<string, unknown>) => (setup.describe ?? noNetwork)(options),
			httpRequestWithAuthentication: (_type: string, options: Record<string, unknown>) => (setup.request ?? noNetwork)(options),
		},
	};
	return {
		context: context as unknown as IExecuteFunctions,
		input,
		hints,
		loaded,
		streamed,
		bytesOf,
		stored: () => store.size,
		forget: () => store.clear(),
	};
}

/** The facts of the node about the file of an output item. */
export function said(item: INodeExecutionData | undefined): IDataObject {
	return item?.json.pdf as IDataObject;
}

/** Functions take the place of expressions, also inside collections, where the key remains if they give nothing. */
function resolve(value: unknown, item: number): unknown {
	if (typeof value === 'function') return (value as (item: number) => unknown)(item);
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolve(inner, item)]));
}

function noNetwork(): Promise<never> {
	return Promise.reject(new Error('no network in this test'));
}

/** The parameters that the panel sends if the user changed only these. */
export function parametersOf(more: Readonly<Record<string, unknown>>): Record<string, unknown> {
	return {
		process: 'local',
		binaryPropertyName: 'data',
		binaryPropertyNames: 'data',
		mergeSource: 'allItems',
		mergeOrder: 'input',
		splitOutput: 'items',
		outputBinaryPropertyName: 'data',
		...more,
	};
}
