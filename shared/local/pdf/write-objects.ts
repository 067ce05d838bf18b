/** Writes the live objects of one or several documents, each in the cheapest way that is right for it. */
import { SPACE, classOf } from './characters';
import type { PdfDocument } from './document';
import { deflate, store } from './filters';
import type { Marked, MarkAllOptions } from './mark';
import { Output, type Sink } from './output';
import { Parser } from './parser';
import { STRING } from './scan';
import { dropCryptFilter, type Security } from './security';
import { PLAINLY, writeString, writeValue, type Writing } from './serialize';
import { NOTHING, encrypted, holdsCrypt, verbatim, type Body } from './stream-data';
import { Dict, PartRef, Ref, Str, Stream, type Value } from './values';
import { Spans } from './spans';
import { Rows } from './write-xref';
import { PACKED, PLAIN } from './xref';

export interface WriteMode {
	/** Objects get new numbers, without gaps. */
	readonly renumber: boolean;
	/** Strings and stream data must be encrypted, decrypted, or both. */
	readonly strings: boolean;
	/** The encryption of at least one document changes. */
	readonly recrypt: boolean;
	readonly security: Security | undefined;
	/** Objects may be packed into object streams. */
	readonly streams: boolean;
	/** Object streams are not compressed. */
	readonly draft: boolean;
	readonly alias: MarkAllOptions['alias'] | undefined;
}

/** Objects per new object stream. */
const PACK = 200;

export class ObjectWriter {
	readonly rows: Rows;
	/** Final numbers by part and object number; empty when numbers are kept. */
	private readonly finals: readonly Int32Array[];
	private next: number;
	/** For each part, the live members of object streams that are written anew, by the stream's number. */
	private readonly repacked: readonly Map<number, number[]>[];
	/** For each part, object streams that are copied whole. */
	private readonly whole: readonly Set<number>[];
	private readonly fresh: { part: number; number: number }[] = [];

	constructor(
		private readonly sink: Sink,
		private readonly documents: readonly PdfDocument[],
		private readonly marked: Marked,
		private readonly mode: WriteMode,
	) {
		this.repacked = documents.map(() => new Map());
		this.whole = documents.map(() => new Set());
		const size = documents.reduce((sum, document) => sum + document.size, 0);
		this.next = documents[0]!.size;
		this.finals = mode.renumber ? this.assign() : [];
		this.rows = new Rows(Math.max(mode.renumber ? this.next : size, 16) + 8);
	}

	/** The final number of a reference in the first document's values; for the trailer. */
	readonly finalReference = (reference: Ref): number => this.final(0, reference);

	async run(): Promise<void> {
		for (const [part] of this.documents.entries()) {
			if (this.mode.streams) this.choosePacking(part);
			await this.writePart(part);
		}
		if (this.fresh.length > 0) await this.writeFresh();
	}

	/** Writes a value of ours as it is, never encrypted (the /Encrypt dictionary); its number is final. */
	plain(value: Value): Ref {
		const number = this.next++;
		this.begin(number, 0);
		writeValue(this.sink, value, PLAINLY);
		this.sink.text('\nendobj\n');
		return new Ref(number, 0);
	}

	/** New numbers in the order of the documents and of their object numbers: deterministic. */
	private assign(): Int32Array[] {
		let next = 1;
		const finals = this.marked.markings.map(({ live }) => {
			const numbers = new Int32Array(live.length);
			for (let number = 1; number < live.length; number++) if (live[number] === 1) numbers[number] = next++;
			return numbers;
		});
		this.next = next;
		return finals;
	}

	private final(part: number, reference: Ref): number {
		return this.finalNumber(reference instanceof PartRef ? reference.part : part, reference.number);
	}

	private finalNumber(part: number, number: number): number {
		const other = this.mode.alias?.(part, number);
		if (other) ({ part, number } = other);
		if (this.mode.renumber) return this.finals[part]![number] ?? 0;
		return this.marked.markings[0]!.live[number] === 1 ? number : 0;
	}

	/** Decides for every object stream whether it can be copied whole, and collects what goes into new ones. */
	private choosePacking(part: number): void {
		const document = this.documents[part]!;
		const { live } = this.marked.markings[part]!;
		const { table } = document;
		const members = new Map<number, number[]>();
		for (let number = 1; number < table.size; number++) {
			if (live[number] !== 1 || table.kind[number] !== PACKED) continue;
			const container = table.place[number]!;
			const list = members.get(container);
			if (list) list.push(number);
			else members.set(container, [number]);
		}
		for (const [container, numbers] of members) {
			if (this.isWhole(part, container, numbers)) this.whole[part]!.add(container);
			else
				this.repacked[part]!.set(
					container,
					numbers.filter((number) => !(document.edited.get(number) instanceof Stream)),
				);
		}
	}

	private isWhole(part: number, container: number, live: readonly number[]): boolean {
		const document = this.documents[part]!;
		const opened = document.container(container);
		if (this.mode.renumber || !opened || opened.extends || opened.numbers.length !== live.length) return false;
		return live.every((number) => !document.isChanged(number) && opened.numbers[document.table.detail[number]!] === number);
	}

	private async writePart(part: number): Promise<void> {
		const document = this.documents[part]!;
		const { pace } = document.job;
		const { table } = document;
		const { live } = this.marked.markings[part]!;
		const spans = new Spans(this.sink, this.rows, document.bytes);
		for (const number of this.plainOrder(part)) {
			const cost = this.writeOne(part, number, spans);
			const due = pace.step(cost);
			if (due) await due;
		}
		spans.flush();
		for (let number = 1; number < live.length; number++) {
			const added = number >= table.size || (table.kind[number] !== PLAIN && table.kind[number] !== PACKED);
			if (live[number] !== 1) continue;
			if (!added && !(table.kind[number] === PACKED && (!this.mode.streams || document.edited.get(number) instanceof Stream)))
				continue;
			if (this.mode.streams && added && !(document.edited.get(number) instanceof Stream)) this.fresh.push({ part, number });
			else this.writeObject(part, number);
			const due = pace.step(500);
			if (due) await due;
		}
	}

	/** Live PLAIN objects and object streams in use, in the order of the source file. */
	private plainOrder(part: number): ArrayLike<number> & Iterable<number> {
		const { table } = this.documents[part]!;
		const { live } = this.marked.markings[part]!;
		const order = new Int32Array(table.size);
		let used = 0;
		let sorted = true;
		let last = -1;
		for (let number = 1; number < table.size; number++) {
			if (table.kind[number] !== PLAIN) continue;
			const container = this.whole[part]!.has(number) || this.repacked[part]!.has(number);
			if (live[number] !== 1 && !container) continue;
			order[used++] = number;
			if (table.place[number]! < last) sorted = false;
			last = table.place[number]!;
		}
		const numbers = order.subarray(0, used);
		return sorted ? numbers : numbers.sort((a, b) => table.place[a]! - table.place[b]!);
	}

	/** Returns the cost of what was done. */
	private writeOne(part: number, number: number, spans: Spans): number {
		const document = this.documents[part]!;
		const marking = this.marked.markings[part]!;
		const { table } = document;
		const members = this.repacked[part]!.get(number);
		if (members) {
			spans.flush();
			const container = this.mode.renumber ? this.next++ : number;
			this.pack(
				container,
				members.map((member) => ({ part, number: member })),
			);
			return members.length * 200;
		}
		if (this.whole[part]!.has(number)) return this.copyContainer(part, number, spans);
		if (document.isChanged(number) || this.mode.renumber || this.mode.strings) {
			spans.flush();
			return this.writeObject(part, number);
		}
		const [start, end] = [table.place[number]!, marking.end[number]!];
		spans.add(number, start, end, table.detail[number]!);
		return Math.min(end - start, 2_000_000) >> 3;
	}

	private copyContainer(part: number, number: number, spans: Spans): number {
		const document = this.documents[part]!;
		const container = document.container(number)!;
		for (const [index, packed] of container.numbers.entries()) this.rows.packed(packed, number, index);
		// As a value: the data is copied, and encrypted where it must be; only the small dictionary is written anew.
		spans.flush();
		const stream = document.get(number) as Stream;
		this.writeStream(part, number, document.generation(number), stream);
		return stream.data.length >> 2;
	}

	private begin(number: number, generation: number): void {
		this.rows.plain(number, this.sink.length, generation);
		this.sink.integer(number);
		this.sink.byte(0x20);
		this.sink.integer(generation);
		this.sink.text(' obj\n');
	}

	private writing(part: number, number: number, generation: number): Writing {
		const { renumber, security } = this.mode;
		return { number, generation, security, renumber: renumber ? (reference) => this.final(part, reference) : undefined };
	}

	/** Writes one live object outside object streams; returns its size. */
	private writeObject(part: number, number: number): number {
		const document = this.documents[part]!;
		const final = this.mode.renumber ? this.finals[part]![number]! : number;
		const generation = this.mode.renumber ? 0 : document.generation(number);
		const before = this.sink.length;
		// An object may have been edited to null.
		const edited = document.edited.get(number);
		const value = edited === undefined ? this.withCryptFilter(part, number) : edited;
		if (value instanceof Stream) this.writeStream(part, final, generation, value);
		else {
			this.begin(final, generation);
			if (value !== undefined) writeValue(this.sink, value, this.writing(part, final, generation));
			else this.copyObject(this.sink, part, number, this.writing(part, final, generation));
			this.sink.text('\nendobj\n');
		}
		return this.sink.length - before;
	}

	private writeStream(part: number, final: number, generation: number, stream: Stream): void {
		const document = this.documents[part]!;
		const { security } = this.mode;
		const { sealed } = stream;
		const writing = this.writing(part, final, generation);
		// Data that is encrypted for this very object stays as it is.
		const same =
			sealed &&
			security === document.security &&
			(!security?.numbered || (sealed.number === final && sealed.generation === generation));
		const head = new Dict(stream.dict);
		if (!same && this.mode.recrypt) dropCryptFilter(head);
		const data = same
			? verbatim(stream.data)
			: encrypted(document.encoded(stream), { number: final, generation, security }, head);
		this.begin(final, generation);
		head.set('Length', data.length);
		writeValue(this.sink, head, writing);
		this.sink.text('\nstream\n');
		data.put(this.sink);
		this.sink.text('\nendstream\nendobj\n');
	}

	/** Copies an unedited object without header, replacing references, strings and stream data as the mode asks. */
	private copyObject(sink: Sink, part: number, number: number, writing: Writing): void {
		const document = this.documents[part]!;
		const marking = this.marked.markings[part]!;
		const place = document.place(number)!;
		const inFile = place.bytes === document.bytes;
		if (!this.mode.renumber && !this.mode.strings) {
			sink.copy(place.bytes, place.start, place.end);
			return;
		}
		const valueEnd = marking.valueEnd[number]!;
		const dataStart = inFile ? marking.dataStart[number]! : -1;
		const sealed = dataStart >= 0 && this.mode.strings;
		let at = skipBlanks(place.bytes, place.start);
		let data: Body | undefined;
		let newLength = -1;
		if (sealed) {
			data = this.transcrypt(document, number, writing, valueEnd, document.bytes.subarray(dataStart, marking.dataEnd[number]));
			newLength = marking.lengthStart[number]!;
		}
		const { marks } = this.marked.scans[part]!;
		let lengthDone = newLength < 0;
		const putLength = () => {
			sink.copy(place.bytes, at, newLength);
			sink.integer(data!.length);
			at = marking.lengthEnd[number]!;
			lengthDone = true;
		};
		for (let i = marking.from[number]!; i < marking.to[number]!; i += 3) {
			const [what, start, end] = [marks[i]!, marks[i + 1]!, marks[i + 2]!];
			if (!lengthDone && start >= newLength) putLength();
			if (start < at) continue;
			if (what === STRING) {
				sink.copy(place.bytes, at, start);
				this.copyString(sink, document, number, place.bytes, start, end, inFile, writing);
				at = end;
			} else if (this.mode.renumber) {
				sink.copy(place.bytes, at, start);
				const final = this.finalNumber(part, what);
				if (final === 0) sink.text('null');
				else {
					sink.integer(final);
					sink.text(' 0 R');
				}
				at = end;
			}
		}
		if (!lengthDone) putLength();
		if (data) {
			sink.copy(place.bytes, at, valueEnd);
			sink.text('\nstream\n');
			data.put(sink);
			sink.text('\nendstream');
		} else if (dataStart >= 0) {
			sink.copy(place.bytes, at, marking.dataEnd[number]!);
			sink.text('\nendstream');
		} else sink.copy(place.bytes, at, valueEnd);
	}

	private copyString(
		sink: Sink,
		document: PdfDocument,
		number: number,
		bytes: Uint8Array,
		start: number,
		end: number,
		inFile: boolean,
		writing: Writing,
	): void {
		const { security } = document;
		const generation = document.generation(number);
		const opens = security && (inFile || document.patched.has(number)) && document.table.kind[number] === PLAIN;
		const parser = new Parser(
			bytes,
			start,
			end,
			1,
			opens ? (sealed) => security.decryptString(sealed, number, generation) : undefined,
		);
		const value = parser.value();
		if (value instanceof Str) writeString(sink, value.bytes, writing);
	}

	/** Stream data of an unedited object, whose value ends at `valueEnd`, for its new number and encryption. */
	private transcrypt(document: PdfDocument, number: number, writing: Writing, valueEnd: number, data: Uint8Array): Body {
		const { security } = this.mode;
		const generation = document.generation(number);
		const same =
			security === document.security && (!security?.numbered || (number === writing.number && generation === writing.generation));
		if (same) return verbatim(data);
		const dict = this.telling(document, number, valueEnd);
		const clear = document.security ? document.encoded(new Stream(dict, data, { number, generation })) : data;
		return encrypted(clear, writing, dict);
	}

	/** What ciphers must know of an unedited stream: most often nothing, and then its dictionary is not parsed. */
	private telling(document: PdfDocument, number: number, valueEnd: number): Dict {
		const { security } = this.mode;
		const uniform = (security?.uniform ?? true) && (document.security?.uniform ?? true);
		if (uniform && !holdsCrypt(document.bytes, document.bodies[number]!, valueEnd)) return NOTHING;
		const value = document.get(number);
		return value instanceof Stream ? value.dict : NOTHING;
	}

	/** A stream with a /Crypt filter, which must not stay when the encryption changes. */
	private withCryptFilter(part: number, number: number): Stream | undefined {
		const document = this.documents[part]!;
		const { valueEnd, dataStart } = this.marked.markings[part]!;
		if (!this.mode.recrypt || !document.security || document.table.kind[number] !== PLAIN || dataStart[number]! < 0)
			return undefined;
		if (!holdsCrypt(document.bytes, document.bodies[number]!, valueEnd[number]!)) return undefined;
		const value = document.get(number);
		return value instanceof Stream ? value : undefined;
	}

	/** Objects that were added, in object streams of their own. */
	private async writeFresh(): Promise<void> {
		const { pace } = this.documents[0]!.job;
		for (let start = 0; start < this.fresh.length; start += PACK) {
			this.pack(this.next++, this.fresh.slice(start, start + PACK));
			const due = pace.step(100_000);
			if (due) await due;
		}
	}

	/** Writes one object stream (7.5.7). */
	private pack(container: number, members: readonly { part: number; number: number }[]): void {
		const body = new Output(members.length * 160);
		const head = new Output(members.length * 12);
		for (const [index, { part, number }] of members.entries()) {
			const document = this.documents[part]!;
			const final = this.mode.renumber ? this.finals[part]![number]! : number;
			if (index > 0) head.byte(0x20);
			head.integer(final);
			head.byte(0x20);
			head.integer(body.length);
			this.rows.packed(final, container, index);
			const writing: Writing = { ...this.writing(part, final, 0), security: undefined };
			const value = document.edited.get(number);
			if (value !== undefined) writeValue(body, value, writing);
			else this.copyObject(body, part, number, writing);
			body.byte(0x0a);
		}
		head.byte(0x0a);
		const first = head.length;
		head.copy(body.bytes, 0, body.length);
		let data = this.mode.draft ? store(head.bytes) : deflate(head.bytes);
		const { security } = this.mode;
		if (security) data = security.encryptStream(data, container, 0, NOTHING);
		this.begin(container, 0);
		this.sink.text(`<</Type/ObjStm/N ${members.length}/First ${first}/Filter/FlateDecode/Length ${data.length}>>\nstream\n`);
		this.sink.copy(data, 0, data.length);
		this.sink.text('\nendstream\nendobj\n');
	}
}

function skipBlanks(bytes: Uint8Array, at: number): number {
	while (at < bytes.length && classOf[bytes[at]!] === SPACE) at++;
	return at;
}
