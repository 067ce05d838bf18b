/** A Redis for the soak, on a free port of this machine. */
import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';

export async function startRedis(folder: string): Promise<{ readonly url: string; readonly pid: number }> {
	const port = await new Promise<number>((resolve) => {
		const server = createServer().listen(0, '127.0.0.1', () => {
			const free = (server.address() as AddressInfo).port;
			server.close(() => resolve(free));
		});
	});
	const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder, '--loglevel', 'warning'];
	const redis = spawn('redis-server', settings, { stdio: ['ignore', 'ignore', 'inherit'] });
	process.on('exit', () => redis.kill('SIGKILL'));
	await new Promise((resolve, reject) => redis.once('spawn', resolve).once('error', reject));
	return { url: `redis://127.0.0.1:${port}`, pid: redis.pid! };
}
