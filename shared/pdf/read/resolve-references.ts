/** Values without references, for ciphers and filters. */
import type { ObjectSource } from '../object-source';
import { Dict, type Value } from '../syntax/values';

/** An array's items, or the one value in place of such an array, as /Filter allows. */
export function listOf(document: ObjectSource, value: Value | undefined): Value[] {
	const found = document.resolve(value);
	return found === null ? [] : (Array.isArray(found) ? found : [found]).map((item) => document.resolve(item));
}

/** A copy whose entries are direct values, one level deep (arrays too). */
export function directly(document: ObjectSource, dict: Dict): Dict {
	const direct = new Dict();
	for (const [key, item] of dict) {
		const value = document.resolve(item);
		direct.set(key, Array.isArray(value) ? value.map((one) => document.resolve(one)) : value);
	}
	return direct;
}

/** A copy without references down to `depth` levels. Values after the first `left` are null, because references can multiply. */
export function deeply(document: ObjectSource, value: Value, depth: number, left = { values: 10_000 }): Value {
	if (left.values-- <= 0) return null;
	const found = document.resolve(value);
	if (depth === 0) return found;
	if (Array.isArray(found)) return found.map((item) => deeply(document, item, depth - 1, left));
	if (!(found instanceof Dict)) return found;
	const direct = new Dict();
	for (const [key, item] of found) direct.set(key, deeply(document, item, depth - 1, left));
	return direct;
}
