/** Long jobs over three instances that share a queue in Redis, some of which are killed: is a job lost, or a result wrong? */
import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { decode } from '../../shared/contract/values/decode';
import { numbered } from '../../test/support/documents/drawn';
import { asDocument, localWithNativeCodec as local } from '../../test/support/hosts/local';
import { at, milliseconds, sorted, temporaryFolder } from '../core.mts';
import type { Report } from './endurance.mts';
import { startRedis } from './redis.mts';
import { Fleet, KEY, startService } from './servers.mts';

export interface KilledOptions {
	readonly jobs: number;
	/** Instances that are killed. */
	readonly kill: number;
}

const INSTANCES = 3;
const PAGES = 300;
/** Requests at the same time. */
const CLIENTS = 8;

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The instances that live. A client whose instance is killed asks another. */
class Instances extends Fleet {
	private next = 0;

	async ask(route: string, init: RequestInit = {}): Promise<Response> {
		for (;;) {
			const { url } = this.alive[this.next++ % this.alive.length]!;
			const answer = await fetch(new URL(route, url), {
				...init,
				headers: { ...(init.headers as Record<string, string>), 'X-API-Key': KEY },
			}).catch(() => undefined);
			if (answer && answer.status !== 503) return answer;
			await sleep(50);
		}
	}
}

/** The expected results, by the page that each job extracts. */
async function expectedOf(document: Uint8Array): Promise<string[]> {
	const hashes: string[] = [];
	for (let page = 1; page <= PAGES; page++) {
		const parameters = decode('extract_pages', { first_page: String(page), last_page: String(page) });
		const { documents } = await local.run('extract_pages', [asDocument(document.slice())], parameters);
		hashes.push(hashOf(documents[0]!.bytes));
	}
	return hashes;
}

export async function killed({ jobs, kill }: KilledOptions): Promise<Report> {
	if (kill >= INSTANCES) throw new Error(`--kill takes at most ${INSTANCES - 1}: one of ${INSTANCES} instances must live`);
	const folder = temporaryFolder();
	const settings = {
		OCTAVO_REDIS: (await startRedis(folder)).url,
		OCTAVO_JOBS_DIR: folder,
		OCTAVO_JOBS_KEY: randomBytes(32).toString('hex'),
		OCTAVO_JOBS: String(2 * jobs),
		OCTAVO_LOG_LEVEL: 'fatal',
	};
	const document = await numbered(PAGES);
	const expected = await expectedOf(document);
	const instances = new Instances(await startService(INSTANCES, 1, settings));
	const counts = { accepted: 0, right: 0, wrong: 0, failed: 0 };
	const times: number[] = [];
	let left = kill;
	const begun = performance.now();

	const run = async (index: number): Promise<void> => {
		const page = String((index % PAGES) + 1);
		const body = new FormData();
		body.append('file', new Blob([Buffer.from(document)]), 'in.pdf');
		body.append('first_page', page);
		body.append('last_page', page);
		const headers = { Prefer: 'respond-async', 'Idempotency-Key': `job ${index}` };
		const accepted = await instances.ask('/v1/extract_pages', { method: 'POST', headers, body });
		const address = accepted.headers.get('location') ?? '';
		counts.accepted += accepted.status === 202 ? 1 : 0;
		const sent = performance.now();
		for (;;) {
			const { state } = (await (await instances.ask(address)).json()) as { readonly state: string };
			if (state === 'done' || state === 'failed') break;
			await sleep(100);
		}
		times.push(performance.now() - sent);
		const result = await instances.ask(`${address}/result`);
		const bytes = Buffer.from(await result.arrayBuffer());
		if (result.status !== 200) counts.failed++;
		else counts[hashOf(bytes) === expected[index % PAGES] ? 'right' : 'wrong']++;
		// One after a quarter of the results, the next after two quarters, and so on.
		if (left > 0 && times.length >= (jobs / 4) * (kill - left + 1)) {
			left--;
			instances.kill();
		}
	};
	let index = 0;
	const client = async (): Promise<void> => {
		while (index < jobs) await run(index++);
	};
	await Promise.all(Array.from({ length: CLIENTS * INSTANCES }, client));
	const seconds = (performance.now() - begun) / 1000;
	const codes = await instances.end();
	const all = sorted(times);
	return {
		head: ['', ''],
		rows: [
			['Jobs; instances; killed with kill -9', `${counts.accepted}; ${INSTANCES}; ${kill - left}`],
			['Right results; wrong results; failed jobs', `${counts.right}; ${counts.wrong}; ${counts.failed}`],
			['Seconds in all; jobs a second', `${seconds.toFixed(0)}; ${(jobs / seconds).toFixed(0)}`],
			[
				'Time of a job: median; longest, of one whose instance was killed',
				`${milliseconds(at(all, 0.5))}; ${milliseconds(at(all, 1))}`,
			],
			['Queue and documents', `Redis; a folder (${path.dirname(folder)})`],
		],
		goals: [
			{
				text: `${jobs} jobs gave ${jobs} right results.`,
				isReached: counts.right === jobs && counts.wrong + counts.failed === 0,
			},
			{ text: `${kill} instances were killed.`, isReached: left === 0 },
			{ text: 'After SIGTERM the others end with exit code 0.', isReached: codes.every((code) => code === 0) },
		],
	};
}
