/** Dictionaries inside a value. */
import { Dict, Stream, type Value } from '../syntax/values';

/** Calls `visit` with every dictionary that is a direct part of `value`, itself included. */
export function eachDict(value: Value, visit: (dict: Dict) => void): void {
	const stack: Value[] = [value];
	while (stack.length > 0) {
		const next = stack.pop()!;
		const found = next instanceof Stream ? next.dict : next;
		if (Array.isArray(found)) for (const item of found) stack.push(item);
		else if (found instanceof Dict) {
			visit(found);
			for (const item of found.values()) stack.push(item);
		}
	}
}

/** Whether `test` holds for `value` or a direct dictionary inside it. */
export function someDict(value: Value, test: (dict: Dict) => boolean): boolean {
	const found: Dict[] = [];
	eachDict(value, (dict) => {
		if (found.length === 0 && test(dict)) found.push(dict);
	});
	return found.length > 0;
}
