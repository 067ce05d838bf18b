/** The Action from start to end, the event loop of n8n, and the memory of both while a large document goes to a region. */
import type { IBinaryData, INodeType } from 'n8n-workflow';
import { build } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { decode } from '../../shared/contract/values/decode';
import { operationOf, type OperationName } from '../../shared/contract/operations';
import { operationsWith } from '../../shared/contract/ports';
import { nodePorts } from '../../workers/lend';
import { harness, type TestFile } from '../../test/nodes/execute-functions';
import { panelParameters } from '../../test/nodes/panel-parameters';
import { formOf } from '../../test/support/documents/bulk-documents';
import { numbered } from '../../test/support/documents/drawn';
import { examples } from '../../test/support/examples';
import { png } from '../../test/support/documents/images';
import { writeLargePdf } from '../../test/support/documents/large';
import { asDocument, local } from '../../test/support/hosts/local';
import { Random } from '../../test/support/random';
import { clients, peakOf } from '../../test/support/hosts/region-client';
import { sample, type SampleName } from '../../test/support/documents/samples';
import { against, type Group, inTurns, median, megabytes, milliseconds, ROOT, table, temporaryFolder, timed } from '../core.mts';
import { end, KEY, startService } from '../service/servers.mts';

/** In pairs: an action that only reads an input with @actions/core, a script that does nothing, a shell loop that calls qpdf. */
export const action: Group = {
	about: 'the committed bundle of the Action, from start to end as the runner starts it',
	rounds: 31,
	async run(rounds) {
		const folder = temporaryFolder();
		const found = spawnSync(process.execPath, [path.join(ROOT, 'scripts', 'node24.mjs')], { encoding: 'utf8' });
		const node = found.status === 0 ? found.stdout.trim() : process.execPath;
		const start = (script: string, inputs: Readonly<Record<string, string>>) => () => step(folder, node, script, inputs);
		const common = { OPERATION: 'rotate-pages', ANGLE: '90', OUTPUT: 'out/{name}.pdf', SUMMARY: 'true' };
		const ours = (files: string) => start(path.join(ROOT, 'action', 'dist', 'index.js'), { ...common, FILES: files });
		const loop = (files: string) => () =>
			must(spawnSync('sh', ['-c', `for f in ${files}; do qpdf "$f" --rotate=+90 "loop/\${f##*/}"; done`], { cwd: folder }));
		const [small, large] = [await copies(folder, 'small', 3, 1), await copies(folder, 'large', 10, 60)];
		const pairs = [
			[
				'one small PDF, against an action that only reads an input',
				1.3,
				ours('small/1.pdf'),
				start(await bareAction(folder), common),
			],
			['one small PDF, against a script that does nothing', undefined, ours('small/1.pdf'), start(nothing(folder), {})],
			[`${small}, against a shell loop that calls qpdf`, 0.35, ours('small/*.pdf'), loop('small/*.pdf')],
			[`${large}, against a shell loop that calls qpdf`, 0.35, ours('large/*.pdf'), loop('large/*.pdf')],
		] as const;
		const rows = [];
		for (const [index, [name, most, one, other]] of pairs.entries()) {
			const timedAlone = (work: () => void) => () => {
				// A runner has no results yet, and to replace a file takes a file system longer than to make one.
				for (const results of ['out', 'loop']) rmSync(path.join(folder, results), { recursive: true, force: true });
				mkdirSync(path.join(folder, 'loop'));
				return timed(work);
			};
			const times = await inTurns({ one: timedAlone(one), other: timedAlone(other) }, index < 2 ? rounds : Math.min(5, rounds));
			const [first, second] = [times.get('one')!, times.get('other')!];
			const ratio = median(first.map((time, round) => time / second[round]!));
			rows.push([name, milliseconds(median(first)), milliseconds(median(second)), against(ratio, most)]);
		}
		const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
		return { text: table(['Start to end', 'Action', 'the other', 'median ratio'], rows), missed: isMissed(rows), node: version };
	},
};

const isMissed = (rows: readonly (readonly (string | number)[])[]): boolean =>
	rows.some((row) => row.some((cell) => /MISSED/.test(String(cell))));

/** Writes 1,000 copies of a document. Each page says which it is, and has lines of pseudo-random letters, as long as those of a text. */
async function copies(folder: string, name: string, pages: number, lines: number): Promise<string> {
	const document = await PDFDocument.create();
	const font = await document.embedFont(StandardFonts.Helvetica);
	const random = new Random(1);
	const letter = () => String.fromCharCode(97 + random.below(26));
	for (let page = 1; page <= pages; page++) {
		const sheet = document.addPage([420, 595]);
		sheet.drawText(`Page ${page}`, { font });
		for (let line = 1; line < lines; line++)
			sheet.drawText(Array.from({ length: 24 }, letter).join(''), { font, size: 8, x: 20, y: 20 + line * 9 });
	}
	const bytes = await document.save();
	mkdirSync(path.join(folder, name));
	for (let number = 1; number <= 1000; number++) writeFileSync(path.join(folder, name, `${number}.pdf`), bytes);
	return `1,000 PDFs of ${(bytes.length / 1000).toFixed(0)} kB`;
}

function step(folder: string, node: string, script: string, inputs: Readonly<Record<string, string>>): void {
	const files = Object.fromEntries(['OUTPUT', 'STEP_SUMMARY'].map((name) => [`GITHUB_${name}`, path.join(folder, name)]));
	for (const file of Object.values(files)) writeFileSync(file, '');
	const given = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name}`, value]));
	const env = { PATH: process.env['PATH'], GITHUB_WORKSPACE: folder, ...files, ...given };
	must(spawnSync(node, [script], { cwd: folder, env }));
}

function must({ status, stdout, stderr }: { status: number | null; stdout: Buffer; stderr: Buffer }): void {
	if (status !== 0) throw new Error(`ended with ${status}: ${stdout.toString()}${stderr.toString()}`);
}

function nothing(folder: string): string {
	const file = path.join(folder, 'nothing.cjs');
	writeFileSync(file, '');
	return file;
}

async function bareAction(folder: string): Promise<string> {
	const outfile = path.join(folder, 'bare.cjs');
	const contents = "import * as core from '@actions/core'; core.info(core.getInput('operation'));";
	const form = { bundle: true, minify: true, platform: 'node', format: 'cjs', logLevel: 'error' } as const;
	await build({ stdin: { contents, resolveDir: ROOT }, outfile, ...form });
	return outfile;
}

const PAGES = 10_000;

/** The built node runs each operation as in n8n's main process. */
export const pauses: Group = {
	about: `how long the n8n node blocks the event loop, on documents of ${PAGES} pages; needs npm run build:node`,
	rounds: 5,
	async run(rounds) {
		const plain = pdf(await numbered(PAGES));
		const files: Readonly<Partial<Record<string, TestFile>>> = {
			// Twelve million pixels with transparency, which must be taken apart.
			images_to_pdf: {
				bytes: png({ width: 4000, height: 3000, type: 6, depth: 8, filter: 'all' }),
				fileName: 'image.png',
				mimeType: 'image/png',
			},
			remove_password: pdf((await inNode('add_password', plain)).result),
			split_by_bookmarks: pdf(await withBookmarks()),
			form: pdf(formOf(Math.ceil(PAGES / 10), 10, true)),
		};
		const rows = [];
		for (const name of operationsWith(nodePorts)) {
			const file = files[name] ?? files[operationOf(name).resource] ?? plain;
			// The first run compiles the code, and is rare in a workflow that runs daily.
			await inNode(name, file);
			const measured = (await inTurns({ ours: () => inNode(name, file) }, rounds)).get('ours')!;
			// Other programs on a busy machine can only add time, so the shortest run counts.
			const least = (of: 'total' | 'pause') => Math.round(Math.min(...measured.map((one) => one[of])));
			// The editor stays responsive if the event loop is never blocked longer than this (docs/design.md, law 6).
			rows.push([name, least('total'), against(least('pause'), 50)]);
		}
		return { text: table(['', 'ms', 'longest pause, ms'], rows), missed: isMissed(rows) };
	},
};

const pdf = (bytes: Uint8Array): TestFile => ({ bytes, fileName: 'document.pdf', mimeType: 'application/pdf' });

/** As many pages, with a hundred bookmarks. */
async function withBookmarks(): Promise<Uint8Array> {
	const part = await numbered(Math.ceil(PAGES / 100));
	const parts = Array.from({ length: 100 }, (_, index) => asDocument(part, `part-${index + 1}.pdf`));
	const merged = await local.run('merge_documents', parts, decode('merge_documents', { bookmarks: 'per_document' }));
	return merged.documents[0]!.bytes;
}

async function inNode(name: OperationName, file: TestFile): Promise<{ result: Uint8Array; total: number; pause: number }> {
	// n8n loads CommonJS, and so does this script.
	const load = createRequire(path.resolve(ROOT, 'package.json'));
	const { OctavoPdf } = load('./dist/nodes/OctavoPdf/OctavoPdf.node.js') as { OctavoPdf: new () => INodeType };
	const { parameters: small, atScale } = examples[name];
	const names = Object.entries(small).filter(([, value]) => typeof value === 'object');
	const parameters = panelParameters(name, { ...Object.fromEntries(names), ...(atScale ?? small) });
	const [further] = names.map(([, value]) => value as { sample: SampleName });
	const second = further && (await sample(further.sample));
	const binary: Record<string, TestFile> = {
		data: file,
		...(second && { further: { bytes: second.bytes, fileName: second.name } }),
	};
	const { context, bytesOf } = harness({ parameters, items: [{ files: binary }] });
	await delay(50);
	const monitor = monitorEventLoopDelay({ resolution: 1 });
	monitor.enable();
	await delay(20);
	const start = performance.now();
	const [items] = (await new OctavoPdf().execute?.call(context)) as { binary?: Record<string, IBinaryData> }[][];
	const total = performance.now() - start;
	await delay(20);
	monitor.disable();
	const [first] = Object.values(items?.[0]?.binary ?? {});
	return { result: first ? bytesOf(first) : new Uint8Array(), total, pause: monitor.max / 1e6 };
}

/** The built Action and the built node send a document to our service and write the answer, each with a heap of 128 MB. */
export const region: Group = {
	about: 'the memory of the Action and of the node while a document of 500 MB goes to our service and back',
	rounds: 1,
	async run(rounds) {
		const size = 500;
		const [service] = await startService(1, 1, { OCTAVO_BODY_LIMIT: String(size * 2e6), OCTAVO_MEMORY: String(size * 8e6) });
		try {
			const folder = temporaryFolder(path.join(ROOT, '.cache', 'region'));
			const input = path.join(folder, 'in.pdf');
			await writeLargePdf(input, size);
			const work = (client: (typeof clients)[number]) => async () => {
				const output = path.join(folder, `${client}.pdf`);
				const peak = await peakOf(client, { url: service!.url.origin, key: KEY, input, output });
				if (statSync(output).size < size * 1e6) throw new Error(`${client}: the answer is too short`);
				return peak;
			};
			const found = await inTurns(Object.fromEntries(clients.map((client) => [client, work(client)])), rounds);
			const rows = [...found].map(([client, peaks]) => [client, against(median(peaks) / 1e6, 150, ' MB')]);
			return {
				text: table([`A document of ${megabytes(size * 1e6)}`, 'peak memory of the client'], rows),
				missed: isMissed(rows),
			};
		} finally {
			await end(service!);
		}
	},
};
