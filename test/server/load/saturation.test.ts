/** /ready while the service is busy, and HAProxy's way around a busy instance. */
import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { numbered } from '../../support/documents/drawn';
import { startService, type TestService } from '../../support/hosts/service';
import { withPrograms } from '../../support/judges/needs';
import { pathOf } from '../../support/judges/programs.cjs';
import { gated, until } from '../gated';
import { figure, file, post, postForm } from '../raw';

const ready = async ({ url }: TestService): Promise<number> => (await fetch(`${url}/ready`)).status;
const reverse = (url: string, bytes: Uint8Array) => postForm(`${url}/v1/reverse_pages`, [file(bytes)]);

test('/ready stays 200 while all places are taken: otherwise, all instances would be turned away at once', async () => {
	const { backend, open, started } = gated();
	const service = await startService({ backend, concurrency: 1 });
	try {
		const bytes = await numbered(1);
		const answer = reverse(service.url, bytes);
		await until(() => started() === 1);
		const refused = await reverse(service.url, bytes);
		expect([refused.status, refused.headers['retry-after']]).toEqual([503, '1']);
		expect(await ready(service)).toBe(200);
		expect((await post(`${service.url}/health`, Buffer.alloc(0), {}, 'GET')).status).toBe(200);
		open();
		expect((await answer).status).toBe(200);
	} finally {
		await service.close();
	}
});

withPrograms('haproxy').test('HAProxy sends a request that gets a 503 to another instance', async () => {
	const { backend, open, started } = gated();
	const busy = await startService({ backend, concurrency: 1, metrics: true });
	const free = await startService();
	const place = createServer();
	await new Promise<void>((resolve) => place.listen(0, '127.0.0.1', resolve));
	const { port } = place.address() as AddressInfo;
	await new Promise((resolve) => place.close(resolve));
	const env = {
		PATH: process.env['PATH'],
		OCTAVO_PROXY_PORT: String(port),
		OCTAVO_PORT_ONE: new URL(busy.url).port,
		OCTAVO_PORT_TWO: new URL(free.url).port,
	};
	const proxy = spawn(pathOf('haproxy')!, ['-f', path.join(__dirname, '..', '..', '..', 'bench', 'haproxy.cfg')], {
		env,
		stdio: 'ignore',
	});
	const url = `http://127.0.0.1:${port}`;
	try {
		const bytes = await numbered(1);
		const held = reverse(busy.url, bytes);
		await until(() => started() === 1);
		let isUp = false;
		while (!isUp)
			isUp = await fetch(`${url}/ready`).then(
				({ ok }) => ok,
				() => false,
			);
		const statuses = [];
		for (let at = 0; at < 20; at++) statuses.push((await reverse(url, bytes)).status);
		expect(statuses).toEqual(Array<number>(20).fill(200));
		expect(await figure(busy.url, 'octavo_requests_total{operation="reverse_pages",status="503"}')).toBeGreaterThan(0);
		open();
		expect((await held).status).toBe(200);
	} finally {
		proxy.kill('SIGKILL');
		await Promise.all([busy.close(), free.close()]);
	}
});
