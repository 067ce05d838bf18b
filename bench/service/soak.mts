// npm run soak: loads the service on this machine and prints a table. Ends with 1 if an answer was wrong, a request was lost, or a
// goal was missed.
import { made, table } from '../core.mts';
import { flag, oneOf, options, text, textOrNone, whole, wholeNumber } from '../usage.mts';
import { endurance, type Report } from './endurance.mts';
import { killed } from './killed.mts';
import { hanging, poisoned } from './queue-faults.mts';
import { serveByQpdf } from './servers.mts';
import { limited, splits } from './memory.mts';
import { durationOf, speed } from './speed.mts';

const USAGE = `npm run soak                                       mixed operations, 200 clients at a time, for 60 seconds
npm run soak -- --instances 2 --proxy haproxy      the same, over two or three instances behind HAProxy; --kill N kills N of them with
                                                   requests under way
npm run soak -- --clients 200 --size 5MB           large documents; --memory 128MB is the service's OCTAVO_MEMORY
npm run soak -- --beside qpdf --load 0.8           small rotations over keep-alive: the most requests a second, beside a server that
                                                   starts qpdf for each; and the times at a part of that, with random arrivals
npm run soak -- --splits 200MB --clients 2         two splits of 200 MB at a time: the memory of the service, beside the bytes that it
                                                   holds; --memory 1024MB is the service's OCTAVO_MEMORY
npm run soak -- --memory                           the same as --limit 2000MB, which fits the service's own settings
npm run soak -- --limit 2000MB --clients 2         splits of 4 MB into 640 MB, in a process that may write to no more memory than that;
                                                   --workers 6 is the service's OCTAVO_WORKERS
npm run soak -- --jobs 1000 --kill 2               1,000 long jobs over three instances and Redis, of which two are killed
npm run soak -- --hang redis                       jobs and requests while Redis is stopped, for --seconds 10
npm run soak -- --poison                           a job that kills three instances, one after the other
npm run soak -- --serve-qpdf                       only that server

Also --seconds N (of each measurement) and --clients N.`;

const spec = {
	seconds: whole(undefined),
	clients: whole(undefined),
	instances: oneOf(['1', '2', '3'], '1'),
	proxy: oneOf(['haproxy'], undefined),
	size: text,
	memory: textOrNone,
	splits: text,
	limit: text,
	workers: whole(2),
	jobs: whole(undefined),
	kill: whole(undefined),
	hang: oneOf(['redis'], undefined),
	poison: flag,
	beside: oneOf(['qpdf'], undefined),
	load: text,
	'serve-qpdf': flag,
};
const chosen = options(USAGE, spec, ({ proxy, beside, ...values }) => {
	const isSpeed = (beside ?? values.load) !== undefined;
	const instances = Number(values.instances) as 1 | 2 | 3;
	if ((proxy !== undefined) !== instances > 1) throw new Error('--instances 2 or 3 and --proxy haproxy belong together');
	if (values.splits !== undefined && (isSpeed || (proxy ?? values.size ?? values.seconds) !== undefined))
		throw new Error('--splits goes only with --clients and --memory');
	if (isSpeed && (proxy ?? values.size ?? values.memory) !== undefined)
		throw new Error('--beside and --load go only with --seconds and --clients');
	if (values.kill !== undefined && (values.jobs ?? proxy) === undefined)
		throw new Error('--kill goes only with --jobs or --proxy');
	if (values.jobs === undefined && values.kill !== undefined && values.kill >= instances)
		throw new Error(`--kill takes at most ${instances - 1}: one of ${instances} instances must live`);
	const load = values.load === undefined ? undefined : Number(values.load);
	if (load !== undefined && !(load > 0 && load <= 1)) throw new Error('--load takes a number above 0 and up to 1');
	const bytes = (name: 'size' | 'memory' | 'splits' | 'limit') =>
		values[name] === undefined ? undefined : 1e6 * wholeNumber(name, values[name].replace(/MB$/, ''), 1);
	const size = bytes('size');
	const isUsual = values.memory === '';
	if (isUsual && (isSpeed || (values.splits ?? values.limit ?? values.jobs ?? values.hang ?? values.size ?? proxy) !== undefined))
		throw new Error('--memory takes a size such as 512MB here. Alone, it is the same as --limit 2000MB');
	const limit = isUsual ? 2000e6 : bytes('limit');
	return {
		isSpeed,
		isQpdf: values['serve-qpdf'],
		splits: bytes('splits'),
		limit,
		workers: values.workers,
		jobs: values.jobs,
		isHanging: values.hang !== undefined,
		isPoisoned: values.poison,
		kill: values.kill ?? 0,
		seconds: values.seconds ?? (isSpeed ? 4 : values.hang === undefined ? 60 : 10),
		clients: values.clients ?? ((values.splits ?? limit) === undefined ? (isSpeed ? 8 : 200) : 2),
		instances,
		proxy: proxy !== undefined,
		size,
		memory: (isUsual ? undefined : bytes('memory')) ?? (size && 128e6),
		besideQpdf: beside !== undefined,
		load,
	} as const;
});

async function report(): Promise<Report> {
	const { splits: size, memory, jobs, kill, limit, clients, workers } = chosen;
	if (chosen.isHanging) return hanging(chosen.seconds);
	if (chosen.isPoisoned) return poisoned();
	if (limit !== undefined) return limited({ clients, limit, memory, workers });
	if (jobs !== undefined) return killed({ jobs, kill });
	if (size !== undefined) return splits({ clients: chosen.clients, size, memory });
	return await (chosen.isSpeed ? speed(chosen) : endurance(chosen));
}

if (chosen.isQpdf) serveByQpdf();
else {
	const duration = chosen.isSpeed ? durationOf(chosen) : chosen.seconds;
	const about = (chosen.splits ?? chosen.jobs ?? chosen.limit) === undefined ? ` for about ${duration} seconds` : '';
	console.error(`Measures${about}, and prints a table at the end.`);
	const { head, rows, goals } = await report();
	console.log(
		`${made(['npm run soak', ...process.argv.slice(2)].join(' ').replace('soak --', 'soak -- --'))}, shared with the clients\n`,
	);
	console.log(`${table(head, rows)}\n`);
	for (const { text, isReached } of goals) console.log(isReached ? text : `MISSED: ${text}`);
	process.exit(goals.every(({ isReached }) => isReached) ? 0 : 1);
}
