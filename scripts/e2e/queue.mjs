// npm run e2e:queue : n8n in queue mode with Redis, PostgreSQL, one main and two workers. 500 jobs with documents of 1 to 500
// pages arrive through webhooks; half-way one worker is killed. Every job must be answered correctly or be reported as failed.
//
// OCTAVO_QUEUE_JOBS changes the number of jobs.
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { numbered } from './documents.mjs';
import { assert, check, conclude, numbers, pageTexts } from './judge.mjs';
import { newUserFolder, prepareLab } from './lab.mjs';
import { answers, Api, environment, freePorts, Process, waitForMain } from './n8n.mjs';
import { post, publish } from './operations.mjs';
import { startPostgres, startRedis } from './queue-services.mjs';
import { webhookWorkflow } from './workflows.mjs';

const JOBS = Number(process.env.OCTAVO_QUEUE_JOBS ?? 500);
const CLIENTS = 24;
/** How soon n8n notices a dead worker: its defaults are 60, 10 and 30 seconds. */
const STALLED = {
	QUEUE_WORKER_LOCK_DURATION: '10000',
	QUEUE_WORKER_LOCK_RENEW_TIME: '3000',
	QUEUE_WORKER_STALLED_INTERVAL: '5000',
};

/** The operations of the jobs, in turn, and the pages that must come back. */
const WORK = {
	reverse: { parameters: { resource: 'page', operation: 'reversePages' }, pages: (count) => numbers(count, 1) },
	extract: {
		parameters: { resource: 'page', operation: 'extractPages', pageRange: { firstPage: 1 } },
		pages: (count) => numbers(1, count),
	},
	merge: {
		parameters: { resource: 'document', operation: 'mergeDocuments', mergeSource: 'eachItem', binaryPropertyNames: 'data,data' },
		pages: (count) => [...numbers(1, count), ...numbers(1, count)],
	},
};

const lab = prepareLab('e2e-queue');
const [port, mainBroker, redisPort, postgresPort, ...workerPorts] = await freePorts(8);
const redis = await startRedis(lab, redisPort);
const postgres = startPostgres(postgresPort);
const started = [redis];
try {
	await queueMode();
} finally {
	for (const one of started.reverse()) await one.stop(one === redis ? 'SIGTERM' : 'SIGKILL');
	postgres.stop();
}
conclude();

async function queueMode() {
	const shared = {
		EXECUTIONS_MODE: 'queue',
		QUEUE_BULL_REDIS_HOST: '127.0.0.1',
		QUEUE_BULL_REDIS_PORT: String(redisPort),
		DB_TYPE: 'postgresdb',
		DB_POSTGRESDB_HOST: '127.0.0.1',
		DB_POSTGRESDB_PORT: String(postgresPort),
		DB_POSTGRESDB_DATABASE: 'n8n',
		DB_POSTGRESDB_USER: 'n8n',
		DB_POSTGRESDB_PASSWORD: 'unused',
		OFFLOAD_MANUAL_EXECUTIONS_TO_WORKERS: 'true',
		...STALLED,
	};
	const main = start('main', ['start'], { userFolder: lab.userFolder, brokerPort: mainBroker, more: shared });
	await waitForMain(main, port);
	const workers = [];
	for (const name of ['worker-1', 'worker-2']) {
		const [brokerPort, healthPort] = workerPorts.splice(0, 2);
		const health = {
			QUEUE_HEALTH_CHECK_ACTIVE: 'true',
			QUEUE_HEALTH_CHECK_PORT: String(healthPort),
			N8N_WORKER_SERVER_ADDRESS: '127.0.0.1',
		};
		const userFolder = newUserFolder(lab, name);
		const worker = start(name, ['worker', '--concurrency=5'], { userFolder, brokerPort, more: { ...shared, ...health } });
		await worker.until(() => answers(`http://127.0.0.1:${healthPort}/healthz/readiness`), 300);
		workers.push(worker);
	}
	const api = new Api(port);
	await api.login();
	const n8n = { api, url: `http://127.0.0.1:${port}` };
	for (const [name, { parameters }] of Object.entries(WORK)) await publish(n8n, name, webhookWorkflow(name, parameters));

	const documents = new Map();
	for (const pages of [1, 2, 5, 10, 20, 50, 100, 150, 200, 250, 300, 350, 400, 450, 500])
		documents.set(pages, await numbered(pages));
	await sendAll(n8n, documents, workers[0]);
}

function start(name, args, settings) {
	const env = environment({ ...settings, files: lab.files, port });
	const process = new Process(lab.node, [lab.n8n, ...args], { env, log: path.join(lab.work, 'logs', `${name}.log`) });
	started.push(process);
	return process;
}

async function sendAll(n8n, documents, victim) {
	const kinds = Object.keys(WORK);
	const sizes = [...documents.keys()];
	const jobs = Array.from({ length: JOBS }, (_, i) => ({ kind: kinds[i % kinds.length], pages: sizes[(i * 7) % sizes.length] }));
	const results = [];
	const waiting = [...jobs];
	let killedAfter;
	const begin = performance.now();
	const client = async () => {
		for (let job = waiting.shift(); job; job = waiting.shift()) {
			const sent = performance.now();
			const answer = await post(n8n.url, job.kind, { data: [`${job.pages}.pdf`, documents.get(job.pages)] }).catch((error) => ({
				status: 0,
				error,
			}));
			results.push({ ...job, ...answer, seconds: (performance.now() - sent) / 1000 });
			if (killedAfter === undefined && results.length >= JOBS / 2) {
				killedAfter = results.length;
				await victim.stop('SIGKILL');
			}
		}
	};
	await Promise.all(Array.from({ length: CLIENTS }, client));
	const seconds = (performance.now() - begin) / 1000;

	const good = results.filter(({ status }) => status === 200);
	const executions = await settledExecutions();
	console.log(
		`${JOBS} jobs in ${seconds.toFixed(0)} s with ${CLIENTS} clients, one of two workers killed after ${killedAfter} answers`,
	);
	console.log(
		`answered: ${good.length}, reported as failed: ${results.length - good.length} (${summary(results.filter(({ status }) => status !== 200).map(({ status }) => status))})`,
	);
	console.log(`executions in the database: ${summary(executions)}`);
	const times = results.map((result) => result.seconds).sort((one, other) => one - other);
	console.log(`answer time: median ${times[Math.floor(times.length / 2)].toFixed(1)} s, longest ${times.at(-1).toFixed(1)} s`);

	await check('every job came back', () => assert(results.length === JOBS, `${results.length} of ${JOBS}`));
	await check('every answered job has the right pages', () => {
		const wrong = good.filter(
			({ kind, pages, bytes }) => JSON.stringify(pageTexts(bytes)) !== JSON.stringify(WORK[kind].pages(pages)),
		);
		assert(wrong.length === 0, `${wrong.length} wrong documents`);
	});
	await check('every job has an execution that ended', () =>
		assert(executions.length === JOBS && !executions.some(unfinished), summary(executions)),
	);
	await check('every job without an answer is a failed execution', () => {
		// If its worker dies between its answer and its end, a job is answered and also counts as failed.
		const failed = executions.filter((status) => status !== 'success').length;
		assert(
			failed >= results.length - good.length && failed <= 5,
			`${failed} failed executions, ${results.length - good.length} failed answers`,
		);
	});
	await check('only what the killed worker held has failed', () =>
		assert(results.length - good.length <= 5, `${results.length - good.length} jobs`),
	);
	await check('the other worker went on', () => assert(good.length >= JOBS - 5, `${good.length} answers`));
}

/** The states of all executions, when none is running, or after a while. */
async function settledExecutions() {
	for (let attempt = 0; ; attempt++) {
		const executions = postgres.query('select status from execution_entity').split('\n');
		if (attempt > 120 || !executions.some(unfinished)) return executions;
		await delay(500);
	}
}

function unfinished(status) {
	return ['new', 'running', 'waiting', 'unknown'].includes(status);
}

function summary(values) {
	const counts = new Map();
	for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
	return [...counts].map(([value, count]) => `${value} ${count}`).join(', ') || 'none';
}
