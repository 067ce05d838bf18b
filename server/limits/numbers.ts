/** Numbers, beside those of keys, for the limits and the turns of those who ask: subjects of tokens, and owners of long jobs. */
import { createHash } from 'node:crypto';

/** No service has as many keys. */
const FIRST = 2 ** 31;
const MOST = 100_000;
/** Where the numbers of each kind begin. */
const BEGINNINGS = { subject: FIRST, owner: 2 * FIRST };

/** Each name has its own number; beyond the first 100,000, some share one, so that their memory has an end. */
export function numbersOf(kind: keyof typeof BEGINNINGS, most = MOST): (name: string) => number {
	const first = BEGINNINGS[kind];
	const numbers = new Map<string, number>();
	return (name) => {
		const known = numbers.get(name);
		if (known !== undefined) return known;
		if (numbers.size >= most) return first + (createHash('sha256').update(name).digest().readUInt32BE() % most);
		const number = first + numbers.size;
		numbers.set(name, number);
		return number;
	};
}
