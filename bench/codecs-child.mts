/** One measurement of bench/codecs.mts in its own process. */
import { readFileSync } from 'node:fs';
import zlib from 'node:zlib';
import { inflateSync, zlibSync } from 'fflate';

export interface Task {
	readonly way: string;
	readonly file: string;
	/** Data for `deflate` is cut into pieces of this many bytes; at most `count` pieces are taken. */
	readonly piece: number;
	readonly count: number;
}

type Way = (data: Uint8Array) => unknown;

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

const throughStream = async (data: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> => {
	const writer = stream.writable.getWriter();
	const written = Promise.all([writer.write(data as Uint8Array<ArrayBuffer>), writer.close()]);
	const chunks: Uint8Array[] = [];
	const reader = stream.readable.getReader();
	for (let next = await reader.read(); !next.done; next = await reader.read()) chunks.push(next.value);
	await written;
	return Buffer.concat(chunks);
};

const scratch = new Uint8Array(1 << 20);

export const inflating: Record<string, Way> = {
	'inflate with fflate': (data) => inflateSync(data.subarray(2), { out: scratch }).slice(),
	'inflate with zlib, at once': (data) => zlib.inflateSync(data),
	'inflate with zlib, in other threads': (data) => new Promise((resolve) => zlib.inflate(data, (_, result) => resolve(result))),
	'inflate with DecompressionStream': (data) => throughStream(data, new DecompressionStream('deflate')),
};

const native = (level: number): Way => {
	const options = { level, memLevel: 9 };
	return (data) => new Promise((resolve) => zlib.deflate(data, options, (_, result) => resolve(result)));
};

export const deflating: Record<string, Way> = {
	'deflate with fflate, level 4': (data) => zlibSync(data, { level: 4, mem: 3 }),
	'deflate with zlib, level 4': native(4),
	'deflate with zlib, level 5': native(5),
	'deflate with zlib, level 6': native(6),
	'deflate with CompressionStream': (data) => throughStream(data, new CompressionStream('deflate')),
};

export interface Reply {
	readonly wall: number;
	readonly processor: number;
	readonly bytes: number;
	readonly count: number;
}

process.once('message', (task: Task) => void measure(task).then((reply) => process.send?.(reply, () => process.exit())));

async function measure({ way, file, piece, count }: Task): Promise<Reply> {
	const packed = objectStreams(readFileSync(file));
	const all = way in deflating ? Buffer.concat(packed.map((data) => zlib.inflateSync(data))) : undefined;
	const pieces = all
		? Array.from({ length: Math.ceil(all.length / piece) }, (_, i) => all.subarray(i * piece, (i + 1) * piece))
		: packed;
	const work = deflating[way] ?? inflating[way]!;
	const processor = process.cpuUsage();
	const started = performance.now();
	const results = (await Promise.all(pieces.slice(0, count).map(work))) as Uint8Array[];
	const wall = performance.now() - started;
	const { user, system } = process.cpuUsage(processor);
	const bytes = results.reduce((sum, { length }) => sum + length, 0);
	return { wall, processor: (user + system) / 1000, bytes, count: results.length };
}
