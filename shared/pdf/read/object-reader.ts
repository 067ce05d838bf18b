/** Reads objects of a file: their values, decrypted, and the object streams that hold some of them. */
import { unreadable } from '../../contract/errors';
import type { ObjectSource, ObjectStream, Place } from '../object-source';
import { UNCOMPRESSED } from '../object-table';
import type { OpenedSecurity } from '../security';
import { isEndobj, skipSpace, startsWith } from '../syntax/characters';
import { tooManyValues } from '../limits';
import { Parser, type StringOpener } from '../syntax/parser';
import { Dict, Ref, Stream, isName, type Value } from '../syntax/values';
import { StreamExtents } from './extent';
import { readObjectStream, tooLargeObject } from './object-stream';
import { skipBeforeDeflated } from './stream-bounds';

/** Bytes in which one member of an object stream is listed, in the order of the stream and sorted. */
const MEMBER = 20;

export class ObjectReader {
	/** Where the data of streams ends. */
	readonly streams: StreamExtents;
	security: OpenedSecurity | undefined;
	/** Object number of the /Encrypt dictionary, whose strings are never encrypted. */
	private encryptNumber = -1;
	/** Those that are decoded. Copies of a document share them. */
	private objectStreams = new Map<number, ObjectStream | undefined>();
	private holder = new WeakRef(this.objectStreams);
	/** By object number: 1 where the values were counted. Values that are read again replace those that were forgotten. */
	private counted: Uint8Array;
	/** Object streams being decoded: one that claims to be inside itself must not be followed. */
	private readonly opening = new Set<number>();
	/** Bytes that may still be parsed. */
	private effort: number;

	constructor(private readonly document: ObjectSource) {
		const { bytes, job, table } = document;
		this.counted = new Uint8Array(table.size);
		this.streams = new StreamExtents(bytes);
		this.effort = job.limits.allowance / 2 + bytes.length * job.limits.parsing;
	}

	/** A reader for a copy of the document, which knows the same. */
	fork(document: ObjectSource): ObjectReader {
		const copy = new ObjectReader(document);
		copy.security = this.security;
		copy.encryptNumber = this.encryptNumber;
		copy.effort = this.effort;
		copy.objectStreams = this.objectStreams;
		copy.holder = this.holder;
		copy.counted = this.counted;
		return copy;
	}

	/** From now on strings and streams are decrypted. `encryptNumber` is the object number of the /Encrypt dictionary, or -1. */
	unlock(security: OpenedSecurity, encryptNumber: number): void {
		this.security = security;
		this.encryptNumber = encryptNumber;
		// Those decoded so far were decoded without it.
		this.objectStreams.clear();
	}

	/** The object that is written at `place`. */
	read(number: number, place: Place): Value {
		const { document } = this;
		const { bytes, memory } = document;
		const isCounted = this.counted[number] === 1;
		const parser = this.parser(number, place.bytes, place.start, place.end, isCounted ? Infinity : memory.values);
		const { room } = parser;
		const value = parser.value();
		const taken = room - parser.room;
		if (!isCounted) memory.values -= taken;
		this.counted[number] = 1;
		const size = parser.at - place.start;
		this.spend(size);
		document.job.pace.add(taken + size);
		// Only objects in the file itself are streams (7.5.7).
		if (!(value instanceof Dict) || place.bytes !== bytes) return value;
		const word = skipSpace(bytes, parser.at, bytes.length);
		if (!startsWith(bytes, word, 'stream')) {
			if (!isEndobj(bytes, word)) document.table.doubtful.add(number);
			return value;
		}
		const { start, end, isSearched } = this.streams.data(word, this.lengthOf(value.get('Length')), value.has('Filter'));
		if (isSearched) document.table.doubtful.add(number);
		// Cross-reference streams are never encrypted (7.5.8.2).
		const sealed = this.security && !isName(value.get('Type'), 'XRef');
		const deflated = sealed ? start : skipBeforeDeflated(bytes, start, end);
		const from = deflated > start && isDeflated(value) ? deflated : start;
		return new Stream(value, bytes.subarray(from, end), sealed ? { number, generation: document.generation(number) } : undefined);
	}

	/** A parser for a part of an object. */
	parser(number: number, bytes: Uint8Array, start: number, end: number, room = this.document.memory.values): Parser {
		const { document, security } = this;
		let opener: StringOpener | undefined;
		// Strings in object streams are protected by the stream's encryption (7.5.7).
		if (security && number !== this.encryptNumber && document.table.kind[number] === UNCOMPRESSED) {
			const generation = document.generation(number);
			opener = (string) => security.decryptString(string, number, generation);
		}
		const { nesting, objectValues } = document.job.limits;
		const isOne = objectValues < room;
		return new Parser(bytes, start, end, nesting, opener, isOne ? objectValues : room, isOne ? tooLargeObject : tooManyValues);
	}

	/** A stream's length, or -1. It may be an indirect object, which must not be a stream again. */
	lengthOf(value: Value | undefined): number {
		if (value instanceof Ref) {
			const place = this.document.place(value.number);
			const length = place && new Parser(place.bytes, place.start, Math.min(place.end, place.start + 64), 64).value();
			return typeof length === 'number' ? length : -1;
		}
		return typeof value === 'number' ? value : -1;
	}

	/** An object stream. It is decoded once, and again if it was released. */
	objectStream(number: number): ObjectStream | undefined {
		const known = this.objectStreams.get(number);
		if (known || this.objectStreams.has(number)) return known;
		const { document, opening } = this;
		if (opening.has(number) || document.table.kind[number] !== UNCOMPRESSED) return undefined;
		opening.add(number);
		// As the file has it: a hostile document may list it as a page or an annotation, which is removed.
		const place = { bytes: document.bytes, start: document.bodies[number]!, end: document.bytes.length };
		const opened = readObjectStream(document, this.read(number, place));
		opening.delete(number);
		this.objectStreams.set(number, opened);
		if (!opened) return undefined;
		if (opened.lost !== undefined) document.table.broken.set(number, opened.lost);
		this.effort += opened.data.length * document.job.limits.parsing;
		document.memory.hold(opened.data.length + opened.numbers.length * MEMBER, this.holder, number);
		return opened;
	}

	/** See `Limits.parsing`. */
	private spend(bytes: number): void {
		this.effort -= bytes;
		if (this.effort < 0) throw unreadable('its objects overlap');
	}
}

/** Whether the first filter is Flate. A reference is not followed: it may lead to the stream. */
function isDeflated(dict: Dict): boolean {
	const filter = dict.get('Filter');
	return isName(Array.isArray(filter) ? filter[0] : filter, 'FlateDecode');
}
