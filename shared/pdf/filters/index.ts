/**
 * Stream filters (ISO 32000-2, 7.4) that Octavo must be able to undo: cross-reference streams, object streams, content
 * streams.
 */
import { unreadable } from '../../contract/errors';
import { readHex } from '../syntax/characters';
import type { Dict } from '../syntax/values';
import { ascii85 } from './ascii85';
import type { Budget, Damage } from './budget';
import { inflate } from './flate';
import { lzw } from './lzw';
import { integerOf } from './parameters';
import { unpredict } from './predictors';
import { runLength } from './run-length';

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
			return unpredict(inflate(data, budget, damage), parameters);
		case 'LZWDecode':
			return unpredict(lzw(data, integerOf(parameters, 'EarlyChange', 1), budget, damage), parameters);
		case 'ASCII85Decode':
			return ascii85(data);
		case 'ASCIIHexDecode':
			return readHex(data, 0, data.length);
		case 'RunLengthDecode':
			return runLength(data, budget);
		case 'Crypt':
			// The security handler has seen to it (7.6.6).
			return data;
		default:
			throw unreadable('a stream that must be read uses a filter that is not supported');
	}
}
