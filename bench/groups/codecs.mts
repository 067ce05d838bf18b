/** The cost of compression: object streams, inflated and deflated in each of the ways that Node has. */
import zlib from 'node:zlib';
import { zlibSync } from 'fflate';
import { Inflater, OVERRUN } from '../../shared/inflate/inflater';
import type { Reply, Task } from '../child.mts';
import { compile, type Group, inTurns, median, once, table } from '../core.mts';
import { files } from '../documents.mts';

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
	'inflate by ourselves': (data) => scratch.slice(0, new Inflater(data, 2).inflate(scratch, 0, scratch.length - OVERRUN)),
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

export interface Codec {
	readonly way: string;
	/** Data to deflate is cut into pieces of this many bytes; at most `count` pieces are taken. */
	readonly piece?: number;
	readonly count?: number;
}

/** The work of a child process on the object streams of a file. */
export function codecWork(pdf: Buffer, { way, piece = 1, count = Infinity }: Codec): () => Promise<Uint8Array[]> {
	let pieces: Uint8Array[] = [];
	for (let at = pdf.indexOf('/ObjStm'); at >= 0; at = pdf.indexOf('/ObjStm', at)) {
		const start = pdf.indexOf('stream\n', at + 7) + 7;
		at = pdf.indexOf('\nendstream', start);
		pieces.push(pdf.subarray(start, at));
	}
	if (isDeflating(way)) {
		const all = Buffer.concat(pieces.map((data) => zlib.inflateSync(data)));
		pieces = Array.from({ length: Math.ceil(all.length / piece) }, (_, i) => all.subarray(i * piece, (i + 1) * piece));
	}
	return () => Promise.all(pieces.slice(0, count).map(async (data) => ways[way]!(data)));
}

export const codecs: Group = {
	about: 'processor time of the ways to inflate and deflate object streams',
	rounds: 5,
	async run(rounds) {
		const script = await compile('bench/child.mts');
		const [small, large] = [files('1,000 pages, object streams'), files('10,000 pages, object streams')];
		const pieces = [4_000, 16_000, 64_000].map((piece) => ({ inputs: small, piece, count: 1 }));
		const tasks = Object.keys(ways).flatMap((way) =>
			(isDeflating(way) ? [...pieces, { inputs: large, piece: 60_000 }] : [{ inputs: small }, { inputs: large }]).map(
				({ inputs, ...codec }) => ({ inputs, codec: { way, ...codec } }),
			),
		);
		const works = tasks.map((task, index) => {
			const whole: Task = { engine: 'codec', operation: 'optimize_document', parameters: {}, processor: true, ...task };
			return [index, () => once<Task, Reply>(script, whole)] as const;
		});
		const found = [...(await inTurns(Object.fromEntries(works), rounds)).values()] as Reply[][];
		const rows = found.map((replies, index) => {
			const all = replies.filter((reply) => reply.kind === 'done');
			return [tasks[index]!.codec.way, all[0]!.documents.length, all[0]!.size, median(all.map(({ cold }) => cold)).toFixed(1)];
		});
		return { text: table(['', 'streams', 'bytes of the result', 'ms'], rows), missed: false };
	},
};
