/** The least and the greatest of many numbers: as arguments of a function, a million would not fit on the stack. */

export function least(values: Iterable<number>, from = Infinity): number {
	let found = from;
	for (const value of values) if (value < found) found = value;
	return found;
}

export function greatest(values: Iterable<number>, from = -Infinity): number {
	let found = from;
	for (const value of values) if (value > found) found = value;
	return found;
}
