/** The data of a stream with all its filters undone (ISO 32000-2, 7.3.8.2 and 7.4). */
import { limitExceeded } from '../limits';
import { directly, listOf } from './resolve-references';
import type { ObjectSource } from '../object-source';
import { OctavoError } from '../../contract/errors';
import { isSupported, undo, type Budget, type Damage } from '../filters';
import { inflateAtEase } from '../filters/flate-at-ease';
import { skipWhiteSpace } from '../syntax/characters';
import { Name, isName, type Stream } from '../syntax/values';

/** @throws OctavoError for filters that are not ours, for damaged data, for too long a chain, and over the budget. */
export function decode(document: ObjectSource, stream: Stream, budget: Budget, damage?: Damage): Uint8Array {
	const most = document.job.limits.filters;
	const filters = listOf(document, stream.dict.get('Filter') ?? stream.dict.get('F'));
	const parameters = listOf(document, stream.dict.get('DecodeParms') ?? stream.dict.get('DP'));
	if (filters.length > most)
		throw limitExceeded(
			'filters',
			`A stream of the document has ${filters.length} filters; at most ${most} are allowed`,
			'Open it in another PDF program and save it again',
		);
	let data = document.encoded(stream);
	const since = performance.now();
	try {
		for (const [i, filter] of filters.entries()) {
			const parms = document.dict(parameters[i]);
			if (filter instanceof Name) data = undo(filter.text, data, parms && directly(document, parms), budget, damage);
		}
	} finally {
		// Data that gives nothing takes longest, and ends with an error.
		document.job.pace.addSince(since);
	}
	return data;
}

/** The data of a stream that is only deflated, as most are; undefined for others. @throws OctavoError over the budget */
export async function decodeAtEase(
	document: ObjectSource,
	stream: Stream,
	budget: Budget,
	damage?: Damage,
): Promise<Uint8Array | undefined> {
	const [filter, ...others] = listOf(document, stream.dict.get('Filter') ?? stream.dict.get('F'));
	if (!isName(filter, 'FlateDecode') || others.length > 0) return undefined;
	const [given] = listOf(document, stream.dict.get('DecodeParms') ?? stream.dict.get('DP'));
	const parameters = document.dict(given);
	return inflateAtEase(document.encoded(stream), parameters && directly(document, parameters), budget, document.job, damage);
}

/** The part of a stream that could be decoded. */
export interface DecodedPart {
	readonly data: Uint8Array;
	/** Whether it is all of it: false where the encoded data is damaged or cut short. */
	readonly whole: boolean;
	/** The damage that decoding met, if any. */
	readonly damage?: Damage;
}

/**
 * As much of the data as its filters give; undefined where one of them is not ours. `verifies`: data with a wrong checksum is not whole.
 *
 * @throws OctavoError over the budget
 */
export function decodePart(document: ObjectSource, stream: Stream, budget: Budget, verifies = false): DecodedPart | undefined {
	const filters = listOf(document, stream.dict.get('Filter') ?? stream.dict.get('F'));
	if (
		filters.length <= document.job.limits.filters &&
		filters.some((filter) => filter instanceof Name && !isSupported(filter.text))
	)
		return undefined;
	const damage: Damage = { found: false, mismatch: false };
	try {
		const data = decode(document, stream, budget, damage);
		return { data, whole: !damage.found && !(verifies && damage.mismatch === true), damage };
	} catch (thrown) {
		if (thrown instanceof OctavoError && thrown.code === 'unreadable_document')
			return { data: new Uint8Array(0), whole: false, damage: { ...damage, found: true } };
		throw thrown;
	}
}

/** The end of deflated data that was flushed (RFC 1951, 3.2.4): an empty block without compression. */
const FLUSH = [0x00, 0x00, 0xff, 0xff];
/** White space after it. */
const MOST_AFTER = 2;

/**
 * Whether nothing is missing although the data does not end: it is empty, or Acrobat flushed it and never closed it. `damage`: what
 * decoding it has told.
 */
export function isFlushed(data: Uint8Array, damage?: Damage): boolean {
	if (damage?.broken === true) return false;
	if (skipWhiteSpace(data, 0, data.length) === data.length) return true;
	for (let after = 0; after <= MOST_AFTER; after++) {
		const at = data.length - after - FLUSH.length;
		if (FLUSH.every((byte, index) => data[at + index] === byte)) return true;
	}
	return false;
}

/** Subtypes of font programs (ISO 32000-2, Table 124). */
const PROGRAMS = new Set(['Type1C', 'CIDFontType0C', 'OpenType']);

/** Bytes of the checksum at the end of deflated data (RFC 1950, 2.2). */
const SUM = 4;

/** Notes what decoding a stream has told. Parts that are looked at alone, and streams that were made, are not those of the file. */
export function noteDamagedData(document: ObjectSource, stream: Stream, damage: Damage): void {
	const { found, mismatch } = damage;
	const { damagedKinds } = document.table;
	if (stream.data.buffer !== document.bytes.buffer) return;
	if (!found && mismatch !== true) damagedKinds.addSound();
	else if (!isFlushed(document.encoded(stream), damage)) {
		if (found) damagedKinds.addCut(kindOfData(document, stream));
		else if (!isIdleSum(document.encoded(stream))) damagedKinds.addContradicted(kindOfData(document, stream));
	}
}

/** Whether a checksum was left blank: the data may be whole. */
function isIdleSum(data: Uint8Array): boolean {
	const sum = data.subarray(-SUM);
	return sum.every((byte) => byte === sum[0]);
}

function kindOfData(document: ObjectSource, { dict }: Stream): string {
	const subtype = document.resolve(dict.get('Subtype'));
	const type = document.resolve(dict.get('Type'));
	if (isName(type, 'EmbeddedFile')) return 'an attachment';
	if (isName(type, 'Metadata')) return 'metadata';
	if (isName(subtype, 'Image')) return 'an image';
	if (dict.has('Length1') || dict.has('CMapName') || (subtype instanceof Name && PROGRAMS.has(subtype.text))) return 'a font';
	if (dict.has('FunctionType') || dict.has('ShadingType')) return 'a color function';
	return dict.has('N') && !isName(type, 'ObjStm') ? 'a color profile' : 'content';
}
