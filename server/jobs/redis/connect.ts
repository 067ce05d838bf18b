/** A connection to Redis, which must be there at the start. */
import { Redis } from 'ioredis';

const CONNECTING = 5000;
/** Milliseconds after which a connection on which no answer comes is closed, and another one opened. A worker waits for jobs for up to ten seconds. */
const SILENCE = 20_000;

const tooLate = (milliseconds: number): Promise<never> =>
	new Promise((_, reject) => {
		setTimeout(() => reject(Object.assign(new Error('Redis does not answer'), { code: 'no answer' })), milliseconds).unref();
	});

/** @throws Error if Redis cannot be reached */
export async function connectRedis(url: string): Promise<Redis> {
	// A request is told at once that Redis cannot be reached.
	const client = new Redis(url, {
		lazyConnect: true,
		enableOfflineQueue: false,
		maxRetriesPerRequest: null,
		connectTimeout: CONNECTING,
		socketTimeout: SILENCE,
	});
	let reason: unknown;
	client.on('error', (cause: unknown) => (reason = cause));
	try {
		await Promise.race([client.connect().then(() => client.ping()), tooLate(CONNECTING)]);
		return client;
	} catch (cause) {
		client.disconnect();
		throw reason ?? cause;
	}
}
