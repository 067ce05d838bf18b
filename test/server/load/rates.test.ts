/** How much one key may ask for in a minute and in a day. */
import { Rates, Reservation } from '../../../server/limits/rates';
import { Problem } from '../../../server/http/problem';
import { readSettings } from '../../../server/settings/settings';
import { numbered } from '../../support/documents/drawn';
import { startService, TEST_KEY } from '../../support/hosts/service';
import { field, file, postForm, problem } from '../raw';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const who = (key = 0) => ({ kind: 'API key' as const, key, identity: `label ${key}`, rights: undefined });

/** Seconds after which a refused call may be repeated; undefined if it is not refused. */
async function waitOf(call: () => Promise<void>): Promise<number | undefined> {
	try {
		await call();
		return undefined;
	} catch (thrown) {
		if (!(thrown instanceof Problem) || thrown.status !== 429) throw thrown;
		return Number(thrown.headers['retry-after']);
	}
}

describe('requests a minute', () => {
	test('are refused beyond the limit, until the time that is told', async () => {
		let time = 0;
		const rates = new Rates({ requestsPerMinute: 3 }, () => time);
		const ask = (key = 0) => waitOf(() => rates.request(who(key)));
		expect([await ask(), await ask(), await ask()]).toEqual([undefined, undefined, undefined]);
		expect(await ask()).toBe(20);
		expect(await ask(1)).toBeUndefined();
		time = 19_000;
		expect(await ask()).toBe(1);
		time = 20_000;
		expect([await ask(), await ask()]).toEqual([undefined, 20]);
		time = 10 * MINUTE;
		expect([await ask(), await ask(), await ask(), await ask()]).toEqual([undefined, undefined, undefined, 20]);
	});
});

describe('bytes a day', () => {
	test('are reserved when they are announced, and given back if they do not arrive', async () => {
		let time = 0;
		const rates = new Rates({ bytesPerDay: 1000 }, () => time);
		const reserve = (bytes: number, key = 0) => waitOf(() => rates.reserve(who(key), bytes));
		expect(await reserve(900)).toBeUndefined();
		expect(await reserve(900)).toBe((0.8 * DAY) / 1000);
		expect(await reserve(900, 1)).toBeUndefined();
		rates.giveBack(who(), 800);
		expect(await reserve(900)).toBeUndefined();
		expect(await reserve(1)).toBe(Math.ceil((0.001 * DAY) / 1000));
		time = 0.9 * DAY;
		expect(await reserve(900)).toBeUndefined();
	});

	test('of a body whose length is not announced are counted as they arrive, and those of a body that is cut only so far', async () => {
		const rates = new Rates({ bytesPerDay: 1000 }, () => 0);
		const one = new Reservation(rates, who());
		await one.announce(900);
		one.receive(100);
		await one.giveBack();
		const two = new Reservation(rates, who());
		for (let n = 0; n < 8; n++) two.receive(100);
		expect(await waitOf(() => two.finish())).toBeUndefined();
		await two.giveBack();
		const three = new Reservation(rates, who());
		three.receive(101);
		expect(await waitOf(() => three.finish())).toBeGreaterThan(0);
		expect(() => three.receive(1)).toThrow(Problem);
		expect(await waitOf(() => rates.reserve(who(), 100))).toBeUndefined();
	});
});

test('without limits, nothing is refused', async () => {
	const rates = new Rates({});
	for (let n = 0; n < 1000; n++) await rates.request(who());
	expect(await waitOf(() => rates.reserve(who(), Number.MAX_SAFE_INTEGER))).toBeUndefined();
});

test('the service answers 429 with Retry-After, to one key and not to another', async () => {
	const service = await startService({
		requestsPerMinute: 2,
		isKey: (given) => [TEST_KEY, 'other'].indexOf(given ?? ''),
		now: () => 0,
	});
	try {
		const ask = async (key: string) =>
			await postForm(`${service.url}/v1/reverse_pages`, [file(await numbered(1))], { 'X-API-Key': key });
		expect([(await ask(TEST_KEY)).status, (await ask(TEST_KEY)).status]).toEqual([200, 200]);
		const refused = await ask(TEST_KEY);
		expect(problem(refused)).toMatchObject({ status: 429 });
		expect(refused.headers['retry-after']).toBe('30');
		expect((await ask('other')).status).toBe(200);
	} finally {
		await service.close();
	}
});

test('the service refuses a body that is too much for a day, whether its length is announced or not', async () => {
	const document = await numbered(3);
	const service = await startService({ bytesPerDay: Math.round(document.length * 1.5), now: () => 0 });
	const parts = [file(document)];
	try {
		expect((await postForm(`${service.url}/v1/reverse_pages`, parts)).status).toBe(200);
		expect((await postForm(`${service.url}/v1/reverse_pages`, parts)).status).toBe(429);
		const chunked = await postForm(`${service.url}/v1/reverse_pages`, parts, { 'transfer-encoding': 'chunked' });
		expect(chunked.status).toBe(429);
	} finally {
		await service.close();
	}
});

test('an operation has a lower limit of its body', async () => {
	const document = await numbered(3);
	const service = await startService({ bodyLimits: { rotate_pages: document.length } });
	try {
		const ask = async (path: string, ...more: ReturnType<typeof field>[]) =>
			(await postForm(`${service.url}/v1/${path}`, [file(document), ...more])).status;
		expect(await ask('reverse_pages')).toBe(200);
		expect(await ask('rotate_pages', field('angle', '90'))).toBe(413);
	} finally {
		await service.close();
	}
});

describe('settings', () => {
	test('give some operations lower limits', () => {
		const given = { OCTAVO_BODY_LIMITS: 'rotate_pages=1000', OCTAVO_JOB_TIMEOUTS: ' optimize_document = 60, split_by_size=5' };
		expect(readSettings(given)).toMatchObject({
			bodyLimits: { rotate_pages: 1000 },
			jobTimeouts: { optimize_document: 60_000, split_by_size: 5000 },
		});
		expect(readSettings({})).toMatchObject({ bodyLimits: {}, jobTimeouts: {} });
		expect(() => readSettings({ OCTAVO_BODY_LIMITS: 'rotate=5' })).toThrow(/OCTAVO_BODY_LIMITS must be pairs such as/);
		expect(() => readSettings({ OCTAVO_JOB_TIMEOUTS: 'rotate_pages=601' })).toThrow(/rotate_pages must be from 1 to 600/);
	});

	test('are read, and there is no limit without them', () => {
		const given = { OCTAVO_REQUESTS_PER_MINUTE: '60', OCTAVO_BYTES_PER_DAY: '1000000000' };
		expect(readSettings(given)).toMatchObject({ requestsPerMinute: 60, bytesPerDay: 1_000_000_000 });
		expect(readSettings({})).toMatchObject({ requestsPerMinute: undefined, bytesPerDay: undefined });
	});

	test('a day takes at least one body', () => {
		expect(() => readSettings({ OCTAVO_BYTES_PER_DAY: '1000' })).toThrow(
			/OCTAVO_BYTES_PER_DAY must be a whole number from 268435456/,
		);
	});
});
