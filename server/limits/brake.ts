/** Slows down who tries keys: after some wrong ones, an address is refused for a while, whatever key it sends. */
import { isIPv6 } from 'node:net';
import { Problem } from '../http/problem';
import { Allowance } from './rates';

const MINUTE = 60_000;
/** Addresses that are remembered. */
const MOST = 10_000;

interface Seen {
	readonly wrong: Allowance;
	/** Numbers of keys that came from there. A proxy that is not trusted is one address for many clients: these go on. */
	readonly right: Set<number>;
}

export class Brake {
	/** The address that was seen last comes last. */
	private readonly seen = new Map<string, Seen>();

	/** `perMinute`: wrong keys of one address. `now`: milliseconds of a clock that does not go back. */
	constructor(
		private readonly perMinute: number,
		private readonly now: () => number = () => performance.now(),
	) {}

	/** `key`: its number, -1 for a wrong one. @throws Problem 429 */
	check(address: string, key: number): void {
		const seen = this.of(networkOf(address));
		if (seen.right.has(key)) return;
		const seconds = seen.wrong.secondsUntil(1);
		if (seconds > 0) {
			const title = 'Too many wrong API keys or tokens came from this address. Try again later.';
			throw new Problem(429, [], { 'retry-after': String(seconds) }, { title, refusal: 'wrong_keys' });
		}
		if (key < 0) seen.wrong.add(1);
		else seen.right.add(key);
	}

	private of(network: string): Seen {
		const seen = this.seen.get(network) ?? { wrong: new Allowance(this.perMinute, MINUTE, this.now), right: new Set<number>() };
		this.seen.delete(network);
		this.seen.set(network, seen);
		const [oldest] = this.seen.keys();
		if (this.seen.size > MOST && oldest !== undefined) this.seen.delete(oldest);
		return seen;
	}
}

/** A client of IPv6 usually has all addresses of 64 bits (RFC 6177). */
const networkOf = (address: string): string => {
	if (!isIPv6(address) || address.includes('.')) return address;
	const [head = '', tail] = address.split('::');
	const groups = (text: string): string[] => (text === '' ? [] : text.split(':'));
	const [before, after] = [groups(head), groups(tail ?? '')];
	const zeros = Array.from({ length: tail === undefined ? 0 : 8 - before.length - after.length }, () => '0');
	return [...before, ...zeros, ...after].slice(0, 4).join(':');
};
