/** How the data of a stream is encoded, in one line: streams that say the same of the same bytes have the same data. */
import type { ObjectSource } from '../object-source';
import { Dict, Name, type Value } from '../syntax/values';
import { deeply } from './resolve-references';

const DEPTH = 3;

/** Undefined for parameters that are not simple values. `/FlateDecode null` is usual. */
export function codingOf(document: ObjectSource, dict: Dict): string | undefined {
	const parts = [dict.get('Filter') ?? dict.get('F'), dict.get('DecodeParms') ?? dict.get('DP')].map((value) =>
		describeValue(deeply(document, value ?? null, DEPTH)),
	);
	return parts.includes(undefined) ? undefined : parts.join(' ');
}

function describeValue(value: Value): string | undefined {
	if (value instanceof Name) return `/${value.text}`;
	if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
	const items = Array.isArray(value)
		? value.map(describeValue)
		: value instanceof Dict
			? [...value].flatMap(([key, item]) => [`/${key}`, describeValue(item)])
			: [undefined];
	return items.includes(undefined) ? undefined : `[${items.join(' ')}]`;
}
