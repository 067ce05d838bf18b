/** compress_document beside Ghostscript's `/ebook`, on photographs and scans of our own. */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathOf } from '../../test/support/judges/programs.cjs';
import type { Reply, Task } from '../child.mts';
import {
	against,
	compile,
	type Ended,
	type Group,
	inTurns,
	median,
	megabytes,
	native,
	once,
	table,
	temporaryFolder,
} from '../core.mts';
import { derived, size } from '../documents.mts';
import { KINDS, pagesOf } from '../pictures.mts';

/** Milliseconds of processor time for a megapixel of the input, and bytes beside Ghostscript's. */
const [MOST_TIME, MOST_BYTES] = [150, 1];

interface Measured {
	/** Processor time. */
	readonly milliseconds: number;
	readonly memory: number;
	readonly bytes: number;
	readonly pause?: number | undefined;
}

/** The document of a kind, made once. */
async function documentOf(name: string): Promise<{ file: string; megapixels: number }> {
	const file = derived(`compress-${name.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()}.pdf`);
	const told = file.replace(/pdf$/, 'json');
	if (!existsSync(told)) {
		const { bytes, megapixels } = await pagesOf(KINDS[name]!);
		writeFileSync(file, bytes);
		writeFileSync(told, JSON.stringify(megapixels));
	}
	return { file, megapixels: Number(readFileSync(told, 'utf8')) };
}

async function byOctavo(script: string, file: string): Promise<Measured> {
	const task: Task = {
		engine: 'octavo',
		operation: 'compress_document',
		parameters: {},
		inputs: [file],
		native: true,
		processor: true,
	};
	const reply = await once<Task, Reply>(script, task);
	if (reply.kind !== 'done') throw new Error(`${path.basename(file)}: ${JSON.stringify(reply)}`);
	return { milliseconds: reply.cold, memory: reply.memory ?? NaN, bytes: reply.size, pause: reply.pause };
}

async function byGhostscript(gs: string, file: string, output: string): Promise<Measured> {
	const line = [gs, '-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', '-sDEVICE=pdfwrite', '-dPDFSETTINGS=/ebook', '-o', output, file];
	const ended: Ended = await native(line);
	if (ended.code !== 0) throw new Error(`gs: ${ended.errors}`);
	return { milliseconds: ended.processor ?? ended.milliseconds, memory: ended.memory ?? NaN, bytes: statSync(output).size };
}

export const compress: Group = {
	about: 'compress_document beside Ghostscript: time, bytes and memory for photographs and scans',
	rounds: 3,
	async run(rounds) {
		const script = await compile('bench/child.mts');
		const output = path.join(temporaryFolder(), 'out.pdf');
		const gs = pathOf('gs');
		const rows: string[][] = [];
		const bytes = new Map<string, number>();
		let slowest = 0;
		for (const name of Object.keys(KINDS)) {
			const { file, megapixels } = await documentOf(name);
			const works = {
				Octavo: () => byOctavo(script, file),
				...(gs !== undefined && { Ghostscript: () => byGhostscript(gs, file, output) }),
			};
			for (const [engine, all] of await inTurns<Measured>(works, rounds)) {
				const of = (key: keyof Measured): number => median(all.map((one) => one[key] ?? NaN));
				const [before, after, pause] = [size([file]), of('bytes'), of('pause')];
				const speed = of('milliseconds') / megapixels;
				bytes.set(engine, (bytes.get(engine) ?? 0) + after);
				if (engine === 'Octavo') slowest = Math.max(slowest, speed);
				rows.push([
					engine === 'Octavo' ? `${name}, ${megabytes(before, 1)}` : '',
					engine,
					of('milliseconds').toFixed(0),
					speed.toFixed(0),
					megabytes(after, 2),
					(after / before).toFixed(3),
					megabytes(of('memory')),
					Number.isNaN(pause) ? '' : pause.toFixed(0),
				]);
			}
		}
		const head = ['', '', 'ms', 'ms a megapixel', 'result', 'of the bytes before', 'memory', 'pause'];
		const about =
			'First runs in fresh processes, processor time. Ghostscript: `-sDEVICE=pdfwrite -dPDFSETTINGS=/ebook`, a whole process; Octavo: the defaults, 150 dpi and quality 70, with what the Action lends. A pause is that of the thread.';
		const share = bytes.get('Octavo')! / (bytes.get('Ghostscript') ?? Infinity);
		const goals = `Slowest: ${against(slowest, MOST_TIME, ' ms a megapixel')}. Bytes of all: ${against(share, MOST_BYTES)} of Ghostscript's.`;
		return {
			text: `${about}\n\n${table(head, rows, [0, 1])}\n\n${goals}`,
			missed: slowest > MOST_TIME || share > MOST_BYTES,
		};
	},
};
