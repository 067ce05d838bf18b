// Redis and a throw-away PostgreSQL on 127.0.0.1, for queue mode.
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { must } from './install.mjs';
import { Process } from './n8n.mjs';

export async function startRedis(lab, port) {
	const redis = new Process(
		'redis-server',
		['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', lab.work],
		{
			env: process.env,
			log: path.join(lab.work, 'logs', 'redis.log'),
		},
	);
	await redis.until(() => Promise.resolve(redis.output().includes('Ready to accept connections')), 20);
	return redis;
}

/** PostgreSQL refuses to run as root. Then it runs as the user `postgres`, in a folder of that user. */
export function startPostgres(port) {
	const folder = mkdtempSync(path.join(tmpdir(), 'octavo-postgres-'));
	const [version] = readdirSync('/usr/lib/postgresql').sort((one, other) => Number(other) - Number(one));
	const bin = path.join('/usr/lib/postgresql', version, 'bin');
	const asRoot = process.getuid?.() === 0;
	if (asRoot) must('chown', ['postgres:', folder]);
	chmodSync(folder, 0o700);
	const data = path.join(folder, 'data');
	const run = (command) => {
		if (asRoot) must('su', ['postgres', '-s', '/bin/sh', '-c', command], { cwd: '/' });
		else must('sh', ['-c', command], { cwd: '/' });
	};
	run(`${bin}/initdb -D ${data} -A trust -U n8n > ${folder}/initdb.log`);
	const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -c max_connections=200`;
	run(`${bin}/pg_ctl -D ${data} -w -l ${folder}/log -o '${options}' start > ${folder}/start.log`);
	const query = (sql) =>
		must(`${bin}/psql`, ['-h', '127.0.0.1', '-p', String(port), '-U', 'n8n', '-d', 'postgres', '-qAt', '-c', sql]).trim();
	query('create database n8n');
	return {
		query: (sql) =>
			must(`${bin}/psql`, ['-h', '127.0.0.1', '-p', String(port), '-U', 'n8n', '-d', 'n8n', '-qAt', '-c', sql]).trim(),
		stop() {
			run(`${bin}/pg_ctl -D ${data} -m immediate stop > ${folder}/stop.log`);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
