// n8n in queue mode: Redis, PostgreSQL, one main and workers, each a process with its own user folder.
import path from 'node:path';
import { newUserFolder } from './lab.mjs';
import { answers, Api, environment, freePorts, Process, waitForMain } from './n8n.mjs';
import { startPostgres, startRedis } from './queue-services.mjs';

/** How soon a dead worker is noticed: n8n's own defaults are 60, 10 and 30 seconds. */
const STALLED = {
	QUEUE_WORKER_LOCK_DURATION: '10000',
	QUEUE_WORKER_LOCK_RENEW_TIME: '3000',
	QUEUE_WORKER_STALLED_INTERVAL: '5000',
};

/** Starts everything. `stop` ends it, however far the start has come. */
export async function startQueueMode(lab, { workers: count = 1, more = {} } = {}) {
	const [port, mainBroker, redisPort, postgresPort, ...workerPorts] = await freePorts(4 + 2 * count);
	const postgres = startPostgres(postgresPort);
	const started = [];
	const stop = async () => {
		for (const process of started.reverse()) await process.stop('SIGKILL');
		postgres.stop();
	};
	const environmentOf = (settings) => environment({ ...settings, files: lab.files, port });
	const start = (name, args, env) => {
		const process = new Process(lab.node, [lab.n8n, ...args], { env, log: path.join(lab.work, 'logs', `queue-${name}.log`) });
		started.push(process);
		return process;
	};
	try {
		started.push(await startRedis(lab, redisPort));
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
			...more,
		};
		const env = environmentOf({ userFolder: newUserFolder(lab, 'queue-main'), brokerPort: mainBroker, more: shared });
		const main = start('main', ['start'], env);
		await waitForMain(main, port);
		const workers = [];
		for (let index = 1; index <= count; index++) {
			const [brokerPort, healthPort] = workerPorts.splice(0, 2);
			const health = {
				QUEUE_HEALTH_CHECK_ACTIVE: 'true',
				QUEUE_HEALTH_CHECK_PORT: String(healthPort),
				N8N_WORKER_SERVER_ADDRESS: '127.0.0.1',
			};
			const name = `worker-${index}`;
			const userFolder = newUserFolder(lab, name);
			const worker = start(
				name,
				['worker', '--concurrency=5'],
				environmentOf({ userFolder, brokerPort, more: { ...shared, ...health } }),
			);
			await worker.until(() => answers(`http://127.0.0.1:${healthPort}/healthz/readiness`), 300);
			workers.push(worker);
		}
		const api = new Api(port);
		await api.login();
		return { n8n: { api, env, url: `http://127.0.0.1:${port}` }, main, workers, postgres, stop };
	} catch (error) {
		await stop();
		throw error;
	}
}
