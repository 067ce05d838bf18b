/** How much keys have used of their allowances, in Redis, for all instances that share it. An allowance grows back evenly, by the clock of Redis. */
import { createHash } from 'node:crypto';
import { Circuit, type GuardOptions } from '../jobs/core/circuit';
import type { SharedAllowances } from '../limits/rates';
import { connectRedis } from '../jobs/redis/connect';

/** Whole seconds until that much is left; 0 if it is, and then it is taken. A negative amount is given back. */
const TAKE = `
local most, time, amount = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local clock = redis.call('TIME')
local now = tonumber(clock[1]) * 1000 + math.floor(tonumber(clock[2]) / 1000)
local kept = redis.call('HMGET', KEYS[1], 'used', 'at')
local used, at = tonumber(kept[1]) or 0, tonumber(kept[2]) or now
used = math.max(0, used - math.max(0, now - at) / time * most)
local missing = used + amount - most
if amount > 0 and missing > 0 then return math.max(1, math.ceil(missing / most * time / 1000)) end
redis.call('HSET', KEYS[1], 'used', string.format('%.3f', math.max(0, used + amount)), 'at', string.format('%d', now))
redis.call('PEXPIRE', KEYS[1], math.ceil(time))
return 0`;

type Redis = Awaited<ReturnType<typeof connectRedis>>;

export interface RedisAllowancesOptions extends GuardOptions {
	readonly url: string;
	/** Begins all names in Redis. */
	readonly prefix?: string;
	/** Called when Redis fails to answer, with the cause, and when it answers again. */
	readonly told: (isReached: boolean, cause?: unknown) => void;
}

export class RedisAllowances implements SharedAllowances {
	private readonly circuit: Circuit;
	private readonly prefix: string;
	private isReached = true;

	private constructor(
		private readonly client: Redis,
		{ told, prefix = 'octavo', ...guard }: RedisAllowancesOptions,
	) {
		this.prefix = prefix;
		this.tell = (isReached, cause) => {
			if (isReached !== this.isReached) told(isReached, cause);
			this.isReached = isReached;
		};
		this.circuit = new Circuit(() => client.ping(), guard, this.tell);
		let cause: unknown;
		client.on('error', (reason: unknown) => (cause = reason));
		client.on('close', () => this.tell(false, cause ?? Object.assign(new Error('closed'), { code: 'connection closed' })));
		client.on('ready', () => this.tell(true));
	}

	/** Once for each time that Redis fails to answer, and once when it answers again. */
	private readonly tell: (isReached: boolean, cause?: unknown) => void;

	/** @throws Error if Redis cannot be reached */
	static async at(options: RedisAllowancesOptions): Promise<RedisAllowances> {
		return new RedisAllowances(await connectRedis(options.url), options);
	}

	readonly take: SharedAllowances['take'] = async (name, most, time, amount) => {
		// A name may be that of a person, as the issuer of a token knows it.
		const key = `${this.prefix}:allowance:${createHash('sha256').update(name).digest('hex')}`;
		try {
			const seconds = Number(await this.circuit.ask(() => this.client.eval(TAKE, 1, key, most, time, amount)));
			this.tell(true);
			return seconds;
		} catch (cause) {
			this.tell(false, cause);
			throw cause;
		}
	};

	close(): void {
		this.circuit.close();
		this.client.removeAllListeners('close').disconnect();
	}
}
