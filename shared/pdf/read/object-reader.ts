/** Reads objects of a file: their values, decrypted, and the object streams that hold some of them. */
import { unreadable } from '../../errors';
import type { ObjectSource, ObjectStream, Place } from '../object-source';
import { UNCOMPRESSED } from '../object-table';
import type { OpenedSecurity } from '../security';
import { skipSpace, startsWith } from '../syntax/characters';
import { Parser, type StringOpener } from '../syntax/parser';
import { Dict, Ref, Stream, isName, type Value } from '../syntax/values';
import { StreamExtents } from './extent';
import { readObjectStream } from './object-stream';

export class ObjectReader {
	/** Where the data of streams ends. */
	readonly streams: StreamExtents;
	security: OpenedSecurity | undefined;
	/** Object number of the /Encrypt dictionary, whose strings are never encrypted. */
	private encryptNumber = -1;
	private readonly objectStreams = new Map<number, ObjectStream | undefined>();
	/** Object streams being decoded: one that claims to be inside itself must not be followed. */
	private readonly opening = new Set<number>();
	/** Bytes that may still be parsed. */
	private effort: number;

	constructor(private readonly document: ObjectSource) {
		const { bytes, job } = document;
		this.streams = new StreamExtents(bytes);
		this.effort = job.limits.allowance / 2 + bytes.length * job.limits.parsing;
	}

	/** A reader for a copy of the document, which knows the same. */
	fork(document: ObjectSource): ObjectReader {
		const copy = new ObjectReader(document);
		copy.security = this.security;
		copy.encryptNumber = this.encryptNumber;
		copy.effort = this.effort;
		for (const [number, objectStream] of this.objectStreams) copy.objectStreams.set(number, objectStream);
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
		const { bytes } = document;
		const parser = this.parser(number, place.bytes, place.start, place.end);
		const value = parser.value();
		this.spend(parser.at - place.start);
		// Only objects in the file itself are streams (7.5.7).
		if (!(value instanceof Dict) || place.bytes !== bytes) return value;
		const word = skipSpace(bytes, parser.at, bytes.length);
		if (!startsWith(bytes, word, 'stream')) return value;
		const { start, end } = this.streams.data(word, this.lengthOf(value.get('Length')));
		// Cross-reference streams are never encrypted (7.5.8.2).
		const sealed = this.security && !isName(value.get('Type'), 'XRef');
		return new Stream(
			value,
			bytes.subarray(start, end),
			sealed ? { number, generation: document.generation(number) } : undefined,
		);
	}

	/** A parser for a part of an object. */
	parser(number: number, bytes: Uint8Array, start: number, end: number): Parser {
		const { document, security } = this;
		let opener: StringOpener | undefined;
		// Strings in object streams are protected by the stream's encryption (7.5.7).
		if (security && number !== this.encryptNumber && document.table.kind[number] === UNCOMPRESSED) {
			const generation = document.generation(number);
			opener = (string) => security.decryptString(string, number, generation);
		}
		return new Parser(bytes, start, end, document.job.limits.nesting, opener);
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

	/** An object stream, decoded once. */
	objectStream(number: number): ObjectStream | undefined {
		const known = this.objectStreams.get(number);
		if (known || this.objectStreams.has(number)) return known;
		const { document, opening } = this;
		if (opening.has(number) || document.table.kind[number] !== UNCOMPRESSED) return undefined;
		opening.add(number);
		const opened = readObjectStream(document, number);
		opening.delete(number);
		if (opened) this.effort += opened.data.length * document.job.limits.parsing;
		this.objectStreams.set(number, opened);
		return opened;
	}

	/** See `Limits.parsing`. */
	private spend(bytes: number): void {
		this.effort -= bytes;
		if (this.effort < 0) throw unreadable('its objects overlap');
	}
}
