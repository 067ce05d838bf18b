/**
 * How long it takes to tell what a document is, and to get a large attachment out of it: `npm run knowing [-- ROUNDS]`. Each
 * measurement is the first run in a process of its own; the programs of poppler are processes anyway. They take turns.
 */
import { fork, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { localBackend } from '../shared/local';
import type { Reply, Task } from './child.mts';
import { compile } from './compile.mts';
import { derived, files } from './documents/index.mts';

const rounds = Number(process.argv[2] ?? 5);
const script = await compile('bench/child.mts');

function ours(
	task: Pick<Extract<Task, { engine: 'octavo' }>, 'operation' | 'parameters' | 'inputs'> & { native?: boolean },
): Promise<number> {
	return new Promise((resolve, reject) => {
		const child = fork(script, [], { execArgv: ['--expose-gc'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
		child.once('message', (reply: Reply) => {
			child.kill();
			if ('failure' in reply) reject(new Error(reply.failure));
			else resolve(reply.cold);
		});
		child.send({ engine: 'octavo', warm: 0, processor: false, native: false, ...task } satisfies Task);
	});
}

const timed = (work: () => unknown): number => {
	const started = performance.now();
	work();
	return performance.now() - started;
};

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1]!;

/** A document with an attachment of 100 MB: half of it words, half of it noise. */
async function withAttachment(): Promise<{ document: string; bytes: Uint8Array }> {
	const document = derived('attachment-100-mb.pdf');
	const bytes = Buffer.alloc(100_000_000);
	let noise = createHash('sha512').update('attachment').digest();
	for (let at = 0; at < bytes.length; at += 128) {
		bytes.write(`line ${at} of a table with numbers ${at % 977}; `.padEnd(64), at, 'latin1');
		noise = createHash('sha512').update(noise).digest();
		noise.copy(bytes, at + 64);
	}
	if (!existsSync(document)) {
		const local = localBackend({ pause: () => new Promise((resolve) => setImmediate(resolve)) });
		const attachment = { name: 'table.txt', bytes };
		const input = { name: 'page.pdf', bytes: readFileSync(files('1 page')[0]!) };
		const { documents } = await local.run('add_attachment', [input], {
			attachment,
			relationship: 'unspecified',
			replace_existing: false,
		});
		writeFileSync(document, documents[0]!.bytes);
	}
	return { document, bytes };
}

const [pages] = files('10,000 pages');
const [scans] = files('150 MB of scans');
const attached = await withAttachment();
const pdf = readFileSync(attached.document);
// The attachment's stream is by far the longest: it begins behind the first keyword that 10 MB follow.
const data = longestStream(pdf);
const programs = ['pdfinfo', 'pdffonts', 'pdfsig'] as const;
const missing = programs.filter((program) => spawnSync(program, ['-v']).error);

const engines: Record<string, () => number | Promise<number>> = {
	'info, 10,000 pages': () => ours({ operation: 'get_document_info', parameters: {}, inputs: [pages!] }),
	'rotate, 10,000 pages': () => ours({ operation: 'rotate_pages', parameters: { angle: 90 }, inputs: [pages!] }),
	...(missing.length > 0
		? {}
		: {
				'pdfinfo + pdffonts + pdfsig, 10,000 pages': () => timed(() => programs.map((program) => spawnSync(program, [pages!]))),
			}),
	'info, 150 MB of scans': () => ours({ operation: 'get_document_info', parameters: {}, inputs: [scans!] }),
	'extract an attachment of 100 MB': () =>
		ours({ operation: 'extract_attachments', parameters: {}, inputs: [attached.document] }),
	'extract an attachment of 100 MB, native zlib': () =>
		ours({ operation: 'extract_attachments', parameters: {}, inputs: [attached.document], native: true }),
	'inflate it with zlib': () => timed(() => inflateSync(data)),
};
const times = new Map(Object.keys(engines).map((name): [string, number[]] => [name, []]));
for (let round = 0; round < rounds; round++)
	for (const [name, once] of Object.entries(engines)) times.get(name)!.push(await once());
const of = (name: string): number => median(times.get(name) ?? []);
for (const name of times.keys()) console.log(`${of(name).toFixed(0).padStart(7)} ms  ${name}`);
const goals: [string, number, number][] = [
	['info of rotate', of('info, 10,000 pages') / of('rotate, 10,000 pages'), 0.3],
	['info of three programs', of('info, 10,000 pages') / of('pdfinfo + pdffonts + pdfsig, 10,000 pages'), 0.5],
	['info of 150 MB, in ms', of('info, 150 MB of scans'), 30],
	['extract, native zlib, of zlib', of('extract an attachment of 100 MB, native zlib') / of('inflate it with zlib'), 1.3],
];
for (const [name, value, goal] of goals)
	console.log(`${name}: ${value.toPrecision(2)} (≤ ${goal}) ${value <= goal ? 'met' : 'missed'}`);

function longestStream(bytes: Buffer): Uint8Array {
	for (let at = bytes.indexOf('\nstream\n'); at >= 0; at = bytes.indexOf('\nstream\n', at + 8)) {
		const end = bytes.indexOf('\nendstream', at);
		if (end - at > 10_000_000) return bytes.subarray(at + 8, end);
	}
	throw new Error('the attachment is not compressed');
}
