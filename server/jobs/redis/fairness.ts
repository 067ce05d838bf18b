/**
 * Which job is next, if several keys have jobs: each job gets a number, one more than the last of its key, and not less than that of
 * the job that began last. Jobs begin in the order of their numbers, so keys take turns, and a key that was idle has no arrears.
 */
import type { Redis } from 'ioredis';

/** The largest priority that BullMQ takes. From there on, jobs begin in the order in which they came. */
const LAST = 2 ** 21 - 1;

const NEXT = `
local number = math.max(tonumber(redis.call('HGET', KEYS[1], ARGV[1]) or 0), tonumber(redis.call('GET', KEYS[2]) or 0)) + 1
number = math.min(number, tonumber(ARGV[2]))
redis.call('HSET', KEYS[1], ARGV[1], number)
return number`;

const BEGUN = `
if tonumber(ARGV[1]) > tonumber(redis.call('GET', KEYS[1]) or 0) then redis.call('SET', KEYS[1], ARGV[1]) end
return 0`;

export class Fairness {
	private readonly last: string;
	private readonly began: string;

	constructor(
		private readonly client: Redis,
		prefix: string,
	) {
		this.last = `${prefix}:last`;
		this.began = `${prefix}:began`;
	}

	/** The number of the next job of a key. */
	async next(owner: string): Promise<number> {
		return Number(await this.client.eval(NEXT, 2, this.last, this.began, owner, LAST));
	}

	/** A job with this number began. */
	async begun(number: number): Promise<void> {
		// That of the former job, so that the numbers of others are the same again.
		await this.client.eval(BEGUN, 1, this.began, Math.max(0, number - 1));
	}

	/** No job waits. */
	async reset(): Promise<void> {
		await this.client.del(this.last, this.began);
	}
}
