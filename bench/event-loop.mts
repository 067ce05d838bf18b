// node scripts/run.mjs bench/event-loop.mts [PAGES] : how long the n8n node blocks the event loop. The built node (npm run
// build:node) runs each operation on a document of 10,000 pages as in n8n's main process, and the longest pause of the
// event loop is measured meanwhile.
import type { IBinaryData, IExecuteFunctions, INodeExecutionData, INodeType } from 'n8n-workflow';
import { createRequire } from 'node:module';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { operationNames, operationOf, type OperationName } from '../shared/operations';
import { panelParameters } from '../test/nodes/panel-parameters';
import { numbered } from '../test/support/documents';
import { examples } from '../test/support/examples';
import { formOf } from './forms/documents.mts';

const root = process.env['OCTAVO_ROOT'] ?? process.cwd();
// n8n loads CommonJS, and so does this script.
const require = createRequire(path.join(root, 'package.json'));
const { OctavoPdf } = require('./dist/nodes/OctavoPdf/OctavoPdf.node.js') as { OctavoPdf: new () => INodeType };
const node = new OctavoPdf();

const PAGES = Number(process.argv[2] ?? 10_000);
/** The editor stays responsive if the event loop is never blocked longer than this, in milliseconds (docs/design.md, law 6). */
const LONGEST = 100;
const RUNS = 5;

const plain = { bytes: await numbered(PAGES), fileName: 'document.pdf' };
const locked = { bytes: (await run('add_password', plain)).bytes, fileName: 'locked.pdf' };
/** Ten filled fields a page, on a tenth of the pages. */
const form = { bytes: formOf(Math.ceil(PAGES / 10), 10, true), fileName: 'form.pdf' };
const rows: { operation: string; 'total ms': number; 'longest pause ms': number }[] = [];
for (const name of operationNames) {
	const file = name === 'remove_password' ? locked : operationOf(name).resource === 'form' ? form : plain;
	// The first run compiles the code, and is rare in a workflow that runs daily.
	await run(name, file);
	const measured: Measured[] = [];
	for (let i = 0; i < RUNS; i++) measured.push(await run(name, file));
	// Other programs on a busy machine can only add time, so the shortest run counts.
	const least = (values: number[]) => Math.round(Math.min(...values));
	rows.push({
		operation: name,
		'total ms': least(measured.map(({ milliseconds }) => milliseconds)),
		'longest pause ms': least(measured.map(({ pause }) => pause)),
	});
}
console.log(`${PAGES} pages, ${(plain.bytes.length / 1e6).toFixed(1)} MB`);
console.table(rows);
const slow = rows.filter((row) => row['longest pause ms'] > LONGEST);
console.log(
	slow.length === 0
		? `No pause is longer than ${LONGEST} ms`
		: `Longer than ${LONGEST} ms: ${slow.map(({ operation }) => operation).join(', ')}`,
);
process.exitCode = slow.length === 0 ? 0 : 1;

interface Measured {
	readonly bytes: Uint8Array;
	readonly milliseconds: number;
	readonly pause: number;
}

async function run(name: OperationName, file: typeof plain): Promise<Measured> {
	const { parameters: small, atScale } = examples[name];
	const parameters = panelParameters(name, atScale ?? small);
	const { context, written } = contextOf(parameters, file);
	await delay(50);
	const monitor = monitorEventLoopDelay({ resolution: 1 });
	monitor.enable();
	await delay(20);
	const start = performance.now();
	await node.execute?.call(context);
	const milliseconds = performance.now() - start;
	await delay(20);
	monitor.disable();
	return { bytes: written[0] ?? new Uint8Array(), milliseconds, pause: monitor.max / 1e6 };
}

/** The parts of n8n that the node needs; files are kept in memory under an id. */
function contextOf(parameters: Readonly<Record<string, unknown>>, { bytes, fileName }: typeof plain) {
	const about: IBinaryData = { id: 'input', data: 'filesystem-v2', mimeType: 'application/pdf', fileName };
	const items: INodeExecutionData[] = [{ json: {}, binary: { data: about } }];
	const written: Uint8Array[] = [];
	const context = {
		getInputData: () => items,
		getNode: () => ({ name: 'Octavo PDF', typeVersion: 1 }),
		continueOnFail: () => false,
		getExecutionCancelSignal: () => undefined,
		addExecutionHints: () => undefined,
		getNodeParameter: (name: string, _item: number, fallback?: unknown) => parameters[name] ?? fallback,
		helpers: {
			assertBinaryData: () => about,
			getBinaryDataBuffer: () => Promise.resolve(Buffer.from(bytes)),
			getBinaryMetadata: () => Promise.resolve({ fileSize: bytes.length }),
			prepareBinaryData(data: Buffer): Promise<IBinaryData> {
				written.push(data);
				return Promise.resolve({ ...about, id: `output-${written.length}` });
			},
		},
	};
	return { context: context as unknown as IExecuteFunctions, written };
}
