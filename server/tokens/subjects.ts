/** Numbers of subjects, beside those of keys, for limits. */
import { createHash } from 'node:crypto';

/** No service has as many keys. */
const FIRST = 2 ** 31;
const MOST = 100_000;

/** Each subject has its own number; beyond the first 100,000, some share one, so that their memory has an end. */
export function subjectNumbers(most = MOST): (subject: string) => number {
	const numbers = new Map<string, number>();
	return (subject) => {
		const known = numbers.get(subject);
		if (known !== undefined) return known;
		if (numbers.size >= most) return FIRST + (createHash('sha256').update(subject).digest().readUInt32BE() % most);
		const number = FIRST + numbers.size;
		numbers.set(subject, number);
		return number;
	};
}
