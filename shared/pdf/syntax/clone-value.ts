/** Copies of values, for documents and pages that must not change each other. */
import { Dict, Stream, isDict, type Value } from './values';

/** A copy that shares no array or dictionary with `value`. Indirect objects stay shared. `spend` is told how many values it took. */
export function cloneValue(value: Value, spend: (values: number) => void = () => undefined): Value {
	if (value instanceof Stream) return new Stream(cloneValue(value.dict, spend) as Dict, value.data, value.sealed);
	const made = shallow(value);
	const open: Value[] = [made];
	let values = 1;
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		if (Array.isArray(next)) {
			values += next.length;
			for (const [index, item] of next.entries()) next[index] = enter(item, open);
		} else if (isDict(next)) {
			values += next.size;
			for (const [key, item] of next) next.set(key, enter(item, open));
		}
	}
	spend(values);
	return made;
}

function enter(value: Value, open: Value[]): Value {
	const copy = shallow(value);
	if (copy !== value) open.push(copy);
	return copy;
}

function shallow(value: Value): Value {
	if (Array.isArray(value)) return [...value];
	if (!isDict(value)) return value;
	return new Dict(value);
}
