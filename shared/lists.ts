/**
 * Lists of unknown length. Items that are spread into a call are put on the stack, which has no room for some hundred thousand: the
 * linter forbids it.
 */

/** Adds all items to the end of a list. */
export function addAll<T>(list: T[], items: Iterable<T>): void {
	for (const item of items) list.push(item);
}

/** The list in no more memory than its items need: one to which items are added has room for seventeen or more. */
export const trimList = <T>(list: readonly T[]): T[] => list.slice();

/** Adds an item to the list that `lists` has for a key. */
export function addToList<K, T>(lists: Map<K, T[]>, key: K, item: T): void {
	const list = lists.get(key);
	if (list) list.push(item);
	else lists.set(key, [item]);
}

/** The greatest of the values; -Infinity without any. `greatest([1, 3, 2])` is `3`. */
export const greatest = (values: Iterable<number>): number => {
	let most = -Infinity;
	for (const value of values) most = Math.max(most, value);
	return most;
};

/** The least of the values; Infinity without any. */
export const least = (values: Iterable<number>): number => {
	let most = Infinity;
	for (const value of values) most = Math.min(most, value);
	return most;
};

/**
 * Whether a number cannot have all digits that were written: JSON has numbers of any length, which are rounded when they are read.
 * `losesDigits(12345678901234567000)` is true.
 */
export const losesDigits = (value: unknown): boolean => Number.isInteger(value) && !Number.isSafeInteger(value);
