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

type Way = (data: Uint8Array) => unknown;

async function throughStream(data: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
	const writer = stream.writable.getWriter();
	const written = Promise.all([writer.write(data as Uint8Array<ArrayBuffer>), writer.close()]);
	const chunks: Uint8Array[] = [];
	const reader = stream.readable.getReader();
	for (let next = await reader.read(); !next.done; next = await reader.read()) chunks.push(next.value);
	await written;
	return Buffer.concat(chunks);
}

const scratch = new Uint8Array(1 << 20);
const inflating: Record<string, Way> = {
	'inflate with fflate': (data) => inflateSync(data.subarray(2), { out: scratch }).slice(),
	'inflate with zlib, at once': (data) => zlib.inflateSync(data),
	'inflate with zlib, in other threads': (data) => new Promise((resolve) => zlib.inflate(data, (_, result) => resolve(result))),
	'inflate with DecompressionStream': (data) => throughStream(data, new DecompressionStream('deflate')),
};
const native =
	(level: number): Way =>
	(data) =>
		new Promise((resolve) => zlib.deflate(data, { level, memLevel: 9 }, (_, result) => resolve(result)));
const deflating: Record<string, Way> = {
	'deflate with fflate, level 4': (data) => zlibSync(data, { level: 4, mem: 3 }),
	'deflate with zlib, level 4': native(4),
	'deflate with zlib, level 5': native(5),
	'deflate with zlib, level 6': native(6),
	'deflate with CompressionStream': (data) => throughStream(data, new CompressionStream('deflate')),
};

if (process.send) process.once('message', (task: Task) => void measure(task).then((reply) => process.send?.(reply)));

async function measure({ way, file, piece = 1, count = Infinity }: Task): Promise<Reply> {
	const packed = objectStreams(readFileSync(file));
	const all = way in deflating ? Buffer.concat(packed.map((data) => zlib.inflateSync(data))) : undefined;
	const pieces = all
		? Array.from({ length: Math.ceil(all.length / piece) }, (_, i) => all.subarray(i * piece, (i + 1) * piece))
		: packed;
	const work = deflating[way] ?? inflating[way]!;
	const before = process.cpuUsage();
	const started = performance.now();
	const results = (await Promise.all(pieces.slice(0, count).map(work))) as Uint8Array[];
	const wall = performance.now() - started;
	const { user, system } = process.cpuUsage(before);
	const bytes = results.reduce((sum, { length }) => sum + length, 0);
	return { wall, processor: (user + system) / 1000, bytes, count: results.length };
}

/** Data of the object streams of a file. */
function objectStreams(pdf: Buffer): Buffer[] {
	const found: Buffer[] = [];
	for (let at = pdf.indexOf('/ObjStm'); at >= 0; at = pdf.indexOf('/ObjStm', at)) {
		const start = pdf.indexOf('stream\n', at + 7) + 7;
		at = pdf.indexOf('\nendstream', start);
		found.push(pdf.subarray(start, at));
	}
	return found;
}

export const codecs: Group = {
	about: 'the ways to inflate and deflate object streams',
	rounds: 5,
	async run(rounds) {
		const script = await compile('bench/groups/codecs.mts');
		const [small, large] = [...files('1,000 pages, object streams'), ...files('10,000 pages, object streams')] as [
			string,
			string,
		];
		const tasks: Task[] = [
			...Object.keys(inflating).flatMap((way) => [small, large].map((file) => ({ way, file }))),
			...Object.keys(deflating).flatMap((way) => [
				...[4_000, 16_000, 64_000].map((piece) => ({ way, file: small, piece, count: 1 })),
				{ way, file: large, piece: 60_000 },
			]),
		];
		const works = tasks.map((task, index) => [index, () => once<Task, Reply>(script, task, [])] as const);
		const found = await inTurns(Object.fromEntries(works), rounds);
		const rows = [...found.values()].map((replies, index) => {
			const [{ count, bytes }] = replies as [Reply];
			const of = (key: 'wall' | 'processor'): string => median((replies as Reply[]).map((one) => one[key])).toFixed(1);
			return [tasks[index]!.way, count, bytes, of('wall'), of('processor')];
		});
		return { text: table(['', 'Streams', 'Bytes of the result', 'Wall ms', 'Processor ms'], rows), missed: false };
	},
};
