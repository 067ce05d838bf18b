/** The data of a stream with all its filters undone (ISO 32000-2, 7.3.8.2 and 7.4). */
import { limitExceeded } from '../limits';
import { directly, listOf } from './resolve-references';
import type { ObjectSource } from '../object-source';
import { undo, type Budget } from '../syntax/filters';
import { Name, type Stream } from '../syntax/values';

/** @throws OctavoError for filters that are not ours, for damaged data, for too long a chain, and over the budget. */
export function decode(document: ObjectSource, stream: Stream, budget: Budget): Uint8Array {
	const most = document.job.limits.filters;
	const filters = listOf(document, stream.dict.get('Filter') ?? stream.dict.get('F'));
	const parameters = listOf(document, stream.dict.get('DecodeParms') ?? stream.dict.get('DP'));
	if (filters.length > most)
		throw limitExceeded(
			'filters',
			`A stream of the document has ${filters.length} filters; at most ${most} are allowed`,
			'Have another program save it anew',
		);
	let data = document.encoded(stream);
	for (const [i, filter] of filters.entries()) {
		const parms = document.dict(parameters[i]);
		if (filter instanceof Name) data = undo(filter.text, data, parms && directly(document, parms), budget);
	}
	return data;
}
