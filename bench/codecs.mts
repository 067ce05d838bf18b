/**
 * node scripts/run.mjs bench/codecs.mts [ROUNDS]
 *
 * What compression costs: the object streams of a document of 1,000 and of 10,000 pages, inflated and deflated by each of the ways that
 * Node has. Each measurement is the first in its process; wall-clock and processor milliseconds.
 */
import { fork } from 'node:child_process';
import { deflating, inflating, type Reply, type Task } from './codecs-child.mts';
import { compile } from './compile.mts';
import { files } from './documents/index.mts';

const ALL = 1_000_000;
const rounds = Number(process.argv[2] ?? 5);
const script = await compile('bench/codecs-child.mts');
const once = (task: Task): Promise<Reply> =>
	new Promise((resolve, reject) => {
		const child = fork(script, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
		child.once('message', (reply) => resolve(reply as Reply));
		child.once('exit', (code) => reject(new Error(`the process ended with ${code}`)));
		child.send(task);
	});
const [small] = files('1,000 pages, object streams') as [string];
const [large] = files('10,000 pages, object streams') as [string];
const tasks: Task[] = [
	...Object.keys(inflating).flatMap((way) => [small, large].map((file) => ({ way, file, piece: 0, count: ALL }))),
	...Object.keys(deflating).flatMap((way) => [
		...[4_000, 16_000, 64_000].map((piece) => ({ way, file: small, piece, count: 1 })),
		{ way, file: large, piece: 60_000, count: ALL },
	]),
];
const replies = tasks.map((): Reply[] => []);
// They take turns, so that other work of the machine affects all of them.
for (let round = 0; round < rounds; round++) for (const [index, task] of tasks.entries()) replies[index]!.push(await once(task));
const median = (values: number[]): string => values.sort((one, other) => one - other)[values.length >> 1]!.toFixed(1);
console.log(
	`Node ${process.version}\n\n| | Streams | Bytes of the result | Wall ms | Processor ms |\n| --- | --: | --: | --: | --: |`,
);
for (const [index, { way }] of tasks.entries()) {
	const [first] = replies[index]!;
	const [wall, processor] = [replies[index]!.map((one) => one.wall), replies[index]!.map((one) => one.processor)];
	console.log(`| ${way} | ${first!.count} | ${first!.bytes} | ${median(wall)} | ${median(processor)} |`);
}
