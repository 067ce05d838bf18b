/** The sections of a cross-reference (ISO 32000-2, 7.5.4 to 7.5.6) as the file has them, each of which ends a revision. */
import { asBuffer, readHeader, readInteger, skipSpace, startsWith } from '../syntax/characters';
import { Parser } from '../syntax/parser';
import { isDict, type Dict } from '../syntax/values';

export interface Section {
	readonly at: number;
	readonly isStream: boolean;
	/** Its trailer, or the dictionary of its stream. */
	readonly trailer: Dict;
}

/** Trailers are flat. */
const NESTING = 50;
const MOST = 10_000;

/** The position that the last `startxref` before `end` names, or -1. */
export function sectionBefore(bytes: Uint8Array, end: number): number {
	const mark = asBuffer(bytes).lastIndexOf('startxref', end);
	return mark < 0 ? -1 : readInteger(bytes, skipSpace(bytes, mark + 9, end), end).value;
}

export function sectionAt(bytes: Uint8Array, at: number): Section | undefined {
	const end = bytes.length;
	if (at < 0 || at >= end) return undefined;
	const start = skipSpace(bytes, at, end);
	const isStream = !startsWith(bytes, start, 'xref');
	const word = isStream ? -1 : asBuffer(bytes).indexOf('trailer', start);
	const body = isStream ? (readHeader(bytes, start, end)?.body ?? -1) : word < 0 ? -1 : word + 7;
	const trailer = body < 0 ? null : new Parser(bytes, body, end, NESTING).value();
	return isDict(trailer) ? { at, isStream, trailer } : undefined;
}

/** The positions of all sections, the newest first. */
export function sectionPositions(bytes: Uint8Array): Set<number> {
	const found = new Set<number>();
	for (let at: unknown = sectionBefore(bytes, bytes.length); typeof at === 'number' && !found.has(at) && found.size < MOST;) {
		const section = sectionAt(bytes, at);
		if (!section) break;
		found.add(at);
		at = section.trailer.get('Prev');
	}
	return found;
}
