/**
 * The encryption dictionary and the identifier of an encrypted document whose trailer is lost (ISO 32000-2, 7.6.2 and 14.4). Without them, encrypted content would be read as if it were plain (docs/semantics.md, §14.1).
 */
import type { ObjectSource } from '../object-source';
import { UNCOMPRESSED } from '../object-table';
import { asBuffer, OPEN_BRACKET, skipWhiteSpace } from '../syntax/characters';
import { Parser } from '../syntax/parser';
import { isArray, isDict, isName, Name, Ref, Str, Stream, type Value } from '../syntax/values';
import { listOf } from './resolve-references';

/** The cost of one object, see `Pace`. */
const COST = 1000;

/** The last encryption dictionary of the file; undefined if it has none, or if the streams are plain nevertheless. */
export async function findEncryption(document: ObjectSource): Promise<Ref | undefined> {
	const { job, table } = document;
	let found: Ref | undefined;
	for (let number = 1; number < table.size; number++) {
		// It is never in an object stream (7.5.7).
		if (table.kind[number] !== UNCOMPRESSED) continue;
		const isLater = found === undefined || table.place[number]! > table.place[found.number]!;
		if (isLater && isEncryption(document, number)) found = new Ref(number, document.generation(number));
		const due = job.pace.step(COST);
		if (due) await due;
	}
	return found && ((await isInClear(document)) && encryptsStreams(document, found) ? undefined : found);
}

/** Whether an object is the dictionary of a handler for passwords or certificates (Tables 20, 21 and 23). */
function isEncryption(document: ObjectSource, number: number): boolean {
	const valueOf = (key: string): Value => document.resolve(document.entry(number, key));
	if (!(document.entry(number, 'Filter') instanceof Name) || typeof valueOf('V') !== 'number') return false;
	const hasPasswords = valueOf('O') instanceof Str && valueOf('U') instanceof Str;
	return hasPasswords || isArray(valueOf('Recipients')) || isDict(valueOf('CF'));
}

const encryptsStreams = (document: ObjectSource, { number }: Ref): boolean =>
	!isName(document.resolve(document.entry(number, 'StmF')), 'Identity');

/** Streams that are looked at. */
const MOST_STREAMS = 20;

/**
 * Whether most of the first deflated streams begin as such data do (RFC 1950, 2.2): another program has decrypted the document, and left
 * the dictionary. Encrypted data begin so once in 500 times.
 */
async function isInClear(document: ObjectSource): Promise<boolean> {
	const { job, table } = document;
	let [seen, plain] = [0, 0];
	for (let number = 1; number < table.size && seen < MOST_STREAMS; number++) {
		if (table.kind[number] !== UNCOMPRESSED || !document.isStream(number)) continue;
		const stream = document.get(number);
		document.release(number);
		const due = job.pace.step(COST);
		if (due) await due;
		if (!(stream instanceof Stream) || isName(stream.dict.get('Type'), 'XRef')) continue;
		if (!isName(listOf(document, stream.dict.get('Filter'))[0], 'FlateDecode')) continue;
		const [method = 0, flags = 0] = stream.data;
		seen++;
		if ((method & 15) === 8 && ((method << 8) | flags) % 31 === 0) plain++;
	}
	return plain * 2 > seen;
}

/** Places that are looked at, and the bytes that an array of two identifiers takes at most. */
const MOST_PLACES = 1000;
const LONGEST = 1024;
const MOST_FOUND = 16;

/** First identifiers in arrays after `/ID` anywhere in the file. None of them is certain: a password proves which one it was. */
export function findIdentifiers(bytes: Uint8Array): Uint8Array[] {
	const buffer = asBuffer(bytes);
	const found: Uint8Array[] = [];
	let at = buffer.indexOf('/ID');
	for (let places = 0; at >= 0 && places < MOST_PLACES && found.length < MOST_FOUND; places++) {
		const end = Math.min(bytes.length, at + LONGEST);
		const start = skipWhiteSpace(bytes, at + 3, end);
		const value = bytes[start] === OPEN_BRACKET ? new Parser(bytes, start, end, LONGEST).value() : null;
		const first = isArray(value) ? value[0] : null;
		if (first instanceof Str && first.bytes.length > 0) found.push(first.bytes);
		at = buffer.indexOf('/ID', at + 3);
	}
	return found;
}
