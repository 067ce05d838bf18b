/**
 * Stream filters (ISO 32000-2, 7.4) that Octavo must be able to undo: cross-reference streams, object streams, content
 * streams.
 */
import { unreadable } from '../../contract/errors';
import type { Encoded } from '../large-data';
import { readHex } from '../syntax/characters';
import type { Dict } from '../syntax/values';
import { ascii85 } from './ascii85';
import type { Budget, Damage } from './budget';
import { inflate } from './flate';
import { lzw } from './lzw';
import { LARGE } from './large-streams';
import { integerOf } from './parameters';
import { unpredict } from './predictors';
import { runLength } from './run-length';
import { takeSteps } from './steps';

export type { Budget, Damage } from './budget';
export { deflate, store } from './flate';

const LONG: Readonly<Record<string, string>> = {
	Fl: 'FlateDecode',
	LZW: 'LZWDecode',
	A85: 'ASCII85Decode',
	AHx: 'ASCIIHexDecode',
	RL: 'RunLengthDecode',
};

const SUPPORTED = new Set(['FlateDecode', 'LZWDecode', 'ASCII85Decode', 'ASCIIHexDecode', 'RunLengthDecode', 'Crypt']);

export const isSupported = (filter: string): boolean => SUPPORTED.has(LONG[filter] ?? filter);

/** Undoes one filter. @throws OctavoError for a filter that is not one of ours, for data beyond repair, and over the budget. */
export function undo(
	filter: string,
	data: Uint8Array,
	parameters: Dict | undefined,
	budget: Budget,
	damage: Damage = { found: false },
): Uint8Array {
	switch (LONG[filter] ?? filter) {
		case 'FlateDecode':
			return expand({ filter: 'FlateDecode', data, parameters }, budget, damage);
		case 'LZWDecode':
			return expand({ filter: 'LZWDecode', data, parameters }, budget, damage);
		case 'ASCII85Decode':
			return takeAll({ filter: 'ASCII85Decode', data, parameters: undefined }, budget, damage, () => takeSteps(ascii85(data)));
		case 'ASCIIHexDecode':
			return takeAll({ filter: 'ASCIIHexDecode', data, parameters: undefined }, budget, damage, () =>
				readHex(data, 0, data.length),
			);
		case 'RunLengthDecode':
			return takeAll({ filter: 'RunLengthDecode', data, parameters: undefined }, budget, damage, () =>
				takeSteps(runLength(data, budget)),
			);
		case 'Crypt':
			// The security handler has seen to it (7.6.6).
			return data;
		default:
			throw unreadable('a stream that must be read uses a filter that is not supported');
	}
}

/** Filters without tables take long only for data that is long itself. */
function takeAll(encoded: Encoded, budget: Budget, damage: Damage, decode: () => Uint8Array): Uint8Array {
	if (encoded.data.length <= LARGE) return decode();
	const known = budget.large?.find(encoded, budget, damage);
	if (known) return known;
	budget.large?.watch(encoded, budget)?.(Infinity);
	return decode();
}

function expand(encoded: Encoded, budget: Budget, damage: Damage): Uint8Array {
	const known = budget.large?.find(encoded, budget, damage);
	if (known) return known;
	const { filter, data, parameters } = encoded;
	const watch = budget.large?.watch(encoded, budget);
	const bytes =
		filter === 'FlateDecode'
			? inflate(data, budget, damage, watch)
			: lzw(data, integerOf(parameters, 'EarlyChange', 1), budget, damage, watch);
	return unpredict(bytes, parameters, damage);
}
