// node scripts/run.mjs bench/event-loop.mts [PAGES] : how long the n8n node blocks the event loop. The built node (npm run
// build:node) runs each operation on a document of 10,000 pages as in n8n's main process, and the longest pause of the
// event loop is measured meanwhile.
import type { IBinaryData, IExecuteFunctions, INodeExecutionData, INodeType } from 'n8n-workflow';
import { createRequire } from 'node:module';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { Document } from '../shared/backend';
import { decode } from '../shared/decode';
import { operationNames, operationOf, type OperationName } from '../shared/operations';
import { panelParameters } from '../test/nodes/panel-parameters';
import { numbered } from '../test/support/documents/drawn';
import { examples } from '../test/support/examples';
import { png } from '../test/support/documents/images';
import { asDocument, local } from '../test/support/hosts/local';
import { sample, type SampleName } from '../test/support/documents/samples';
import { formOf } from './forms/documents.mts';

const root = process.env['OCTAVO_ROOT'] ?? process.cwd();
// n8n loads CommonJS, and so does this script.
const require = createRequire(path.join(root, 'package.json'));
const { OctavoPdf } = require('./dist/nodes/OctavoPdf/OctavoPdf.node.js') as { OctavoPdf: new () => INodeType };
const node = new OctavoPdf();

const PAGES = Number(process.argv[2] ?? 10_000);
/** The editor stays responsive if the event loop is never blocked longer than this, in milliseconds (docs/design.md, law 6). */
const LONGEST = 50;
const RUNS = 5;

interface File {
	readonly bytes: Uint8Array;
	readonly fileName: string;
	readonly mimeType: string;
}
const pdf = (fileName: string, bytes: Uint8Array): File => ({ fileName, bytes, mimeType: 'application/pdf' });
const plain = pdf('document.pdf', await numbered(PAGES));
const locked = pdf('locked.pdf', (await run('add_password', plain)).bytes);
/** Ten filled fields a page, on a tenth of the pages. */
const form = pdf('form.pdf', formOf(Math.ceil(PAGES / 10), 10, true));
const bookmarked = pdf('bookmarked.pdf', await withBookmarks());
/** Twelve million pixels with transparency, which must be taken apart. */
const image: File = {
	fileName: 'image.png',
	bytes: png({ width: 4000, height: 3000, type: 6, depth: 8, filter: 'all' }),
	mimeType: 'image/png',
};
const rows: { operation: string; 'total ms': number; 'longest pause ms': number }[] = [];
for (const name of operationNames) {
	const file = fileFor(name);
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

function fileFor(name: OperationName): File {
	if (name === 'images_to_pdf') return image;
	if (name === 'remove_password') return locked;
	if (name === 'split_by_bookmarks') return bookmarked;
	return operationOf(name).resource === 'form' ? form : plain;
}

/** As many pages, with a hundred bookmarks. */
async function withBookmarks(): Promise<Uint8Array> {
	const part = await numbered(Math.ceil(PAGES / 100));
	const parts = Array.from({ length: 100 }, (_, index) => asDocument(part, `part-${index + 1}.pdf`));
	const merged = await local.run('merge_documents', parts, decode('merge_documents', { bookmarks: 'per_document' }));
	return merged.documents[0]!.bytes;
}

interface Measured {
	readonly bytes: Uint8Array;
	readonly milliseconds: number;
	readonly pause: number;
}

async function run(name: OperationName, file: File): Promise<Measured> {
	const { parameters: small, atScale } = examples[name];
	const files = Object.entries(small).filter(([, value]) => typeof value === 'object');
	const parameters = panelParameters(name, { ...Object.fromEntries(files), ...(atScale ?? small) });
	const [further] = files.map(([, value]) => value as { sample: SampleName });
	const { context, written } = contextOf(parameters, file, further && (await sample(further.sample)));
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
function contextOf(parameters: Readonly<Record<string, unknown>>, { bytes, fileName, mimeType }: File, further?: Document) {
	const about: IBinaryData = { id: 'input', data: 'filesystem-v2', mimeType, fileName };
	const items: INodeExecutionData[] = [
		{ json: {}, binary: { data: about, ...(further && { further: { ...about, id: 'further', fileName: further.name } }) } },
	];
	const written: Uint8Array[] = [];
	const isFurther = (field: unknown) => field === 'further' && further !== undefined;
	const context = {
		getInputData: () => items,
		getNode: () => ({ name: 'Octavo PDF', typeVersion: 1 }),
		continueOnFail: () => false,
		getExecutionCancelSignal: () => undefined,
		addExecutionHints: () => undefined,
		getNodeParameter: (name: string, _item: number, fallback?: unknown) => parameters[name] ?? fallback,
		helpers: {
			assertBinaryData: (_item: number, field: unknown) =>
				isFurther(field) ? { ...about, id: 'further', fileName: further!.name } : about,
			getBinaryDataBuffer: (_item: number, field: unknown) =>
				Promise.resolve(Buffer.from(isFurther(field) ? further!.bytes : bytes)),
			getBinaryMetadata: (id: string) => Promise.resolve({ fileSize: (id === 'further' ? further!.bytes : bytes).length }),
			prepareBinaryData(data: Buffer): Promise<IBinaryData> {
				written.push(data);
				return Promise.resolve({ ...about, id: `output-${written.length}` });
			},
		},
	};
	return { context: context as unknown as IExecuteFunctions, written };
}
