/**
 * What compression costs: the object streams of a document of 1,000 and of 10,000 pages, inflated and deflated in each of the ways
 * that Node has. Each measurement is the first in its process.
 */
import { readFileSync } from 'node:fs';
import zlib from 'node:zlib';
import { inflateSync, zlibSync } from 'fflate';
import { compile, type Group, inTurns, median, once, table } from '../core.mts';
import { files } from '../documents.mts';

interface Task {
	readonly way: string;
	readonly file: string;
	/** Data for `deflate` is cut into pieces of this many bytes; at most `count` pieces are taken. */
	readonly piece?: number;
	readonly count?: number;
}

interface Reply {
	readonly wall: number;
	readonly processor: number;
	readonly bytes: number;
	readonly count: number;
}

type Way = (data: Uint8Array) => Uint8Array | Promise<Uint8Array>;

async function throughStream(data: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
	const writer = stream.writable.getWriter();
	const written = Promise.all([writer.write(data as Uint8Array<ArrayBuffer>), writer.close()]);
	const chunks: Uint8Array[] = [];
	const reader = stream.readable.getReader();
	for (let next = await reader.read(); !next.done; next = await reader.read()) chunks.push(next.value);
	await written;
	return Buffer.concat(chunks);
}

const inThreads =
	(level: number): Way =>
	(data) =>
		new Promise((resolve) => zlib.deflate(data, { level, memLevel: 9 }, (_, result) => resolve(result)));
const scratch = new Uint8Array(1 << 20);
const ways: Readonly<Record<string, Way>> = {
	'inflate with fflate': (data) => inflateSync(data.subarray(2), { out: scratch }).slice(),
	'inflate with zlib, at once': (data) => zlib.inflateSync(data),
	'inflate with zlib, in other threads': (data) => new Promise((resolve) => zlib.inflate(data, (_, result) => resolve(result))),
	'inflate with DecompressionStream': (data) => throughStream(data, new DecompressionStream('deflate')),
	'deflate with fflate, level 4': (data) => zlibSync(data, { level: 4, mem: 3 }),
	'deflate with zlib, level 4': inThreads(4),
	'deflate with zlib, level 5': inThreads(5),
	'deflate with zlib, level 6': inThreads(6),
	'deflate with CompressionStream': (data) => throughStream(data, new CompressionStream('deflate')),
};
const isDeflating = (way: string): boolean => way.startsWith('deflate');

if (process.send) process.once('message', (task: Task) => void measure(task).then((reply) => process.send?.(reply)));

async function measure({ way, file, piece = 1, count = Infinity }: Task): Promise<Reply> {
	const pdf = readFileSync(file);
	let pieces: Uint8Array[] = [];
	for (let at = pdf.indexOf('/ObjStm'); at >= 0; at = pdf.indexOf('/ObjStm', at)) {
		const start = pdf.indexOf('stream\n', at) + 7;
		at = pdf.indexOf('\nendstream', start);
		pieces.push(pdf.subarray(start, at));
	}
	if (isDeflating(way)) {
		const all = Buffer.concat(pieces.map((data) => zlib.inflateSync(data)));
		pieces = Array.from({ length: Math.ceil(all.length / piece) }, (_, i) => all.subarray(i * piece, (i + 1) * piece));
	}
	const before = process.cpuUsage();
	const started = performance.now();
	const results = await Promise.all(pieces.slice(0, count).map(async (data) => ways[way]!(data)));
	const wall = performance.now() - started;
	const { user, system } = process.cpuUsage(before);
	const bytes = results.reduce((sum, { length }) => sum + length, 0);
	return { wall, processor: (user + system) / 1000, bytes, count: results.length };
}

export const codecs: Group = {
	about: 'the ways to inflate and deflate object streams',
	rounds: 5,
	async run(rounds) {
		const script = await compile('bench/groups/codecs.mts');
		const [small, large] = ['1,000 pages, object streams', '10,000 pages, object streams'].map(
			(name) => files(name as never)[0]!,
		);
		const pieces = [4_000, 16_000, 64_000].map((piece) => ({ file: small!, piece, count: 1 }));
		const inflating = [{ file: small! }, { file: large! }];
		const deflating = [...pieces, { file: large!, piece: 60_000 }];
		const tasks = Object.keys(ways).flatMap((way): Task[] =>
			(isDeflating(way) ? deflating : inflating).map((task) => ({ way, ...task })),
		);
		const works = tasks.map((task, index) => [index, () => once<Task, Reply>(script, task, [])] as const);
		const found = await inTurns(Object.fromEntries(works), rounds);
		const rows = [...found.values()].map((replies, index) => {
			const all = replies as Reply[];
			const of = (key: 'wall' | 'processor'): string => median(all.map((one) => one[key])).toFixed(1);
			return [tasks[index]!.way, all[0]!.count, all[0]!.bytes, of('wall'), of('processor')];
		});
		return { text: table(['', 'Streams', 'Bytes of the result', 'Wall ms', 'Processor ms'], rows), missed: false };
	},
};
