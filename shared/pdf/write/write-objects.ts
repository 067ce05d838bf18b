/** Writes the live objects of one or several documents, each in the cheapest way that is right for it. */
import { BLANK, REGULAR, SPACE, classOf, isEndobj } from '../syntax/characters';
import { ObjectCopier } from './copy-object';
import type { PdfDocument } from '../document';
import { aboutBytes, type Marked } from '../reachability';
import type { Sink } from '../syntax/output';
import { planObjectStreams, fileOrder, type ObjectStreamPlan } from './object-stream-plan';
import { dropCryptFilter } from '../security';
import { UNENCRYPTED, writeValue } from '../syntax/serialize';
import { encryptStream, verbatim, type ObjectWriting } from './stream-data';
import { Dict, PartRef, Ref, Stream, type Value } from '../syntax/values';
import type { Compressor } from './compressor';
import { CopySpans } from './copy-spans';
import { ObjectStreamWriter, type Member } from './object-stream-writer';
import type { WriteMode } from './write-mode';
import { Rows } from './write-xref';
import { COMPRESSED, UNCOMPRESSED } from '../object-table';

/** Bytes that may be copied without letting others run. */
const MOST_PENDING = 1 << 23;
/** Longer values, which are written without a pause, begin after one. */
const MOST_AT_ONCE = 1 << 20;
/** The cost of a byte that is written from a value, see `Pace`. */
const BYTE_COST = 8;
const NO_PLAN: ObjectStreamPlan = { whole: new Set(), repacked: new Map() };

export class ObjectWriter {
	readonly rows: Rows;
	/** Final numbers by part and object number; empty when numbers are kept. */
	private readonly finals: readonly Int32Array[];
	/** The final number of a reference in a part's values; empty when numbers are kept. */
	private readonly renumber: readonly ((reference: Ref) => number)[];
	/** Where numbers are kept, generations are kept as well. */
	private readonly generationOf: ((number: number) => number) | undefined;
	private next: number;
	private readonly copier: ObjectCopier;
	/** Numbers of object streams whose objects go to new ones. */
	private readonly spare: number[] = [];
	/** Objects of old object streams of which not all stays, and objects that were added. */
	private readonly objectStreams: ObjectStreamWriter;

	constructor(
		private readonly sink: Sink,
		private readonly documents: readonly PdfDocument[],
		private readonly marked: Marked,
		private readonly mode: WriteMode,
		compressor: Compressor,
	) {
		const size = documents.reduce((sum, document) => sum + document.size, 0);
		this.next = documents[0]!.size;
		this.finals = mode.renumber ? this.assign() : [];
		this.renumber = mode.renumber ? documents.map((_, part) => (reference: Ref) => this.final(part, reference)) : [];
		this.generationOf = mode.renumber ? undefined : (number) => documents[0]!.generation(number);
		this.copier = new ObjectCopier(documents, marked, mode, (part, number) => this.finalNumber(part, number));
		this.rows = new Rows(Math.max(mode.renumber ? this.next : size, 16) + 8);
		this.objectStreams = new ObjectStreamWriter({
			sink,
			rows: this.rows,
			security: mode.security,
			compressor,
			finalNumber: ({ part, number }) => (mode.renumber ? this.finals[part]![number]! : number),
			writeMember: (body, member) => this.writeMember(body, member),
			// Their numbers are reused, so that the numbers of a document that is not renumbered do not grow with every
			// operation.
			newNumber: () => this.spare.shift() ?? this.next++,
			begin: (number) => this.begin(number, 0),
		});
	}

	/** How values of the trailer are written: references to objects that are gone become null. */
	get trailerWriting(): ObjectWriting {
		return { number: 0, generation: 0, renumber: (reference) => this.final(0, reference), generationOf: this.generationOf };
	}

	async run(): Promise<void> {
		for (const [part] of this.documents.entries()) {
			const plan = this.mode.objectStreams
				? await planObjectStreams(this.documents[part]!, this.marked.markings[part]!.live, this.mode.renumber)
				: NO_PLAN;
			await this.writePart(part, plan);
		}
		await this.objectStreams.finish();
	}

	/** Writes a value of ours as it is, never encrypted (the /Encrypt dictionary); its number is final. */
	plain(value: Value): Ref {
		const number = this.next++;
		this.begin(number, 0);
		writeValue(this.sink, value, UNENCRYPTED);
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

	private async writePart(part: number, plan: ObjectStreamPlan): Promise<void> {
		const document = this.documents[part]!;
		const { pace } = document.job;
		const { table } = document;
		const { live } = this.marked.markings[part]!;
		const spans = new CopySpans(this.sink, this.rows, document.bytes);
		// First, so that they are compressed while the rest is copied.
		for (const [objectStream, members] of plan.repacked) {
			if (!this.mode.renumber) this.spare.push(objectStream);
			// Small streams are joined: larger ones compress better, and faster.
			for (const number of members) {
				this.objectStreams.add({ part, number });
				if (this.objectStreams.isFull) await this.objectStreams.drain();
				const due = pace.step(200);
				if (due) await due;
			}
		}
		for (const number of await fileOrder(table, live, plan, pace)) {
			if (aboutBytes(document.edited.get(number) ?? null) > MOST_AT_ONCE) await pace.rest();
			const cost = this.writeOne(part, number, plan, spans);
			if (this.objectStreams.isFull) {
				spans.flush();
				await this.objectStreams.drain();
			}
			if (spans.pending > MOST_PENDING) await spans.drain(pace);
			const due = pace.step(cost);
			if (due) await due;
		}
		spans.flush();
		for (let number = 1; number < live.length; number++) {
			const added = number >= table.size || (table.kind[number] !== UNCOMPRESSED && table.kind[number] !== COMPRESSED);
			if (live[number] !== 1) continue;
			if (
				!added &&
				!(table.kind[number] === COMPRESSED && (!this.mode.objectStreams || document.edited.get(number) instanceof Stream))
			)
				continue;
			if (this.mode.objectStreams && added && !(document.edited.get(number) instanceof Stream))
				this.objectStreams.add({ part, number });
			else pace.add(this.writeObject(part, number));
			if (this.objectStreams.isFull) await this.objectStreams.drain();
			const due = pace.step(500);
			if (due) await due;
		}
	}

	/** Returns the cost of the work. */
	private writeOne(part: number, number: number, { whole }: ObjectStreamPlan, spans: CopySpans): number {
		const document = this.documents[part]!;
		const { table } = document;
		if (whole.has(number)) return this.copyObjectStream(part, number, spans);
		if (this.mode.smallest && !this.isStream(part, number)) {
			this.objectStreams.add({ part, number });
			return 200;
		}
		const patch = document.patched(number);
		if (document.isEdited(number) || this.mode.renumber || this.mode.transcrypt) {
			spans.flush();
			return this.writeObject(part, number);
		}
		const start = patch ? patch.from : table.place[number]!;
		const end = patch ? patch.to : this.marked.markings[part]!.walked.end[number]!;
		const bytes = patch ? patch.bytes : document.bytes;
		if (hasOddEnds(document, number, bytes, end)) {
			spans.flush();
			return this.writeObject(part, number, document.get(number));
		}
		spans.add(number, bytes, start, end, table.detail[number]!);
		return Math.min(end - start, 2_000_000) >> 3;
	}

	private copyObjectStream(part: number, number: number, spans: CopySpans): number {
		const document = this.documents[part]!;
		const objectStream = document.objectStream(number)!;
		const { numbers } = objectStream;
		for (let index = 0; index < numbers.length; index++) this.rows.compressed(numbers[index]!, number, index);
		// As a value: the data is copied, and encrypted where it must be; only the small dictionary is serialised.
		spans.flush();
		const { dict, data, sealed } = document.get(number) as Stream;
		const head = new Dict(dict);
		head.delete('Extends');
		// Its generation is 0, whatever the source says (7.5.7).
		this.writeStream(part, number, 0, new Stream(head, data, sealed));
		return data.length >> 2;
	}

	private begin(number: number, generation: number): void {
		this.rows.plain(number, this.sink.length, generation);
		this.sink.integer(number);
		this.sink.byte(BLANK);
		this.sink.integer(generation);
		this.sink.text(' obj\n');
	}

	private writing(part: number, number: number, generation: number): ObjectWriting {
		const { generationOf } = this;
		return { number, generation, security: this.mode.security, renumber: this.renumber[part], generationOf };
	}

	/** Writes one live object outside object streams, as it is in the file or as `parsed`; returns the cost of the work. */
	private writeObject(part: number, number: number, parsed?: Value): number {
		const document = this.documents[part]!;
		const final = this.mode.renumber ? this.finals[part]![number]! : number;
		const generation = this.mode.renumber ? 0 : document.generation(number);
		const before = this.sink.length;
		// An object may be null.
		const edited = document.isEdited(number) ? document.edited.get(number)! : parsed;
		const value = edited === undefined ? this.copier.withCryptFilter(part, number) : edited;
		if (value instanceof Stream) {
			this.writeStream(part, final, generation, value);
			return this.sink.length - before;
		}
		this.begin(final, generation);
		if (value !== undefined) writeValue(this.sink, value, this.writing(part, final, generation));
		else this.copier.copy(this.sink, part, number, this.writing(part, final, generation));
		this.sink.text('\nendobj\n');
		return (this.sink.length - before) * BYTE_COST;
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
		if (!same && this.mode.dropsCryptFilters) dropCryptFilter(head);
		const data = same
			? verbatim(stream.data)
			: encryptStream(document.encoded(stream), { number: final, generation, security }, head);
		this.begin(final, generation);
		head.set('Length', data.length);
		writeValue(this.sink, head, writing);
		this.sink.text('\nstream\n');
		data.put(this.sink);
		this.sink.text('\nendstream\nendobj\n');
	}

	/** Whether an object of the file, edited or not, is a stream. */
	private isStream(part: number, number: number): boolean {
		const edited = this.documents[part]!.edited.get(number);
		return edited === undefined ? this.marked.markings[part]!.walked.dataStart[number]! > 0 : edited instanceof Stream;
	}

	/** Writes the value of an object for an object stream, in which strings are not encrypted. */
	private writeMember(body: Sink, { part, number }: Member): void {
		const final = this.mode.renumber ? this.finals[part]![number]! : number;
		const writing: ObjectWriting = { ...this.writing(part, final, 0), security: undefined };
		const value = this.documents[part]!.edited.get(number);
		if (value !== undefined) writeValue(body, value, writing);
		else this.copier.copy(body, part, number, writing);
	}
}

/**
 * Whether `obj` or `endobj` adjoin other characters, as in `12 0obj` and `endstreamendobj`: other readers stumble over such objects.
 */
function hasOddEnds({ bytes, bodies }: PdfDocument, number: number, written: Uint8Array, end: number): boolean {
	const body = bodies[number]!;
	if (classOf[bytes[body - 4]!] !== SPACE || classOf[bytes[body]!] === REGULAR) return true;
	const word = end - END_OBJECT;
	return isEndobj(written, word) && classOf[written[word - 1]!] === REGULAR;
}

const END_OBJECT = 'endobj'.length;
