/**
 * Identical objects are written once: font programs, images and color profiles first, then objects that differ only in which of
 * these they refer to (descriptors, fonts). Merging a hundred files with the same font must not write it a hundred times.
 */
import { createHash } from 'node:crypto';
import type { PdfDocument } from '../../pdf/document';
import { FINGERPRINT_START, addToFingerprint } from '../../pdf/fingerprint';
import { UNCOMPRESSED } from '../../pdf/object-table';
import type { Marked } from '../../pdf/reachability';
import { asBuffer, skipSpace } from '../../pdf/syntax/characters';
import { Output } from '../../pdf/syntax/output';
import { STRING } from '../../pdf/syntax/scan';
import { UNENCRYPTED, writeValue } from '../../pdf/syntax/serialize';
import { Dict, Ref, Stream, type Value } from '../../pdf/syntax/values';
import { isPlainlyShareable, isShareable, namesResource } from './shareable';

export type Alias = (part: number, number: number) => { part: number; number: number } | undefined;

/** How far up from a stream we look: font file, descriptor, descendant font, font, resources, and some to spare. */
const ROUNDS = 6;
/** Different files that look the same by length and fingerprint: with more, all would be compared with all. */
const MOST_ALIKE = 8;
/** Longer texts are hashed. */
const MOST_TEXT = 4096;
const NO_BYTES = new Uint8Array();

/** Finds objects of different documents that are identical, among the objects that are alive. */
export async function findDuplicates(documents: readonly PdfDocument[], marked: Marked): Promise<Alias> {
	const finder = new IdenticalObjects(documents, marked, true);
	await finder.streams();
	return finder.rounds();
}

/** The same within one document. */
export async function findDuplicatesWithin(document: PdfDocument, marked: Marked): Promise<Alias> {
	const finder = new IdenticalObjects([document], marked, false);
	await finder.streams();
	await finder.objects();
	return finder.rounds();
}

interface Place {
	readonly part: number;
	readonly number: number;
}

class IdenticalObjects {
	/**
	 * By part and object: one more than the index into `places` of the object that replaces it, or 0. Made for parts that have
	 * doubles.
	 */
	private readonly canonical: (Int32Array | undefined)[];
	private readonly places: Place[] = [];
	/** First object with each content. */
	private readonly known = new Map<string, Place>();
	/** The first object with each byte sequence, and its content: most duplicates have the same bytes too. */
	private readonly written = new Map<string, { readonly one: Place; readonly first: Place | undefined }>();
	/** Parts that are not encrypted, by the length and fingerprint of their bytes. */
	private readonly files = new Map<number, number[]>();
	/** The duplicates found last and their originals, by part, as flags: objects that refer to them may be identical too. */
	private found: (Uint8Array | undefined)[];
	private newlyFound = 0;
	/** By part and object: 1 where an entry refers to the object that only resources are in. */
	private readonly named: Uint8Array[] = [];

	constructor(
		private readonly documents: readonly PdfDocument[],
		private readonly marked: Marked,
		/** Whether only objects of different documents are compared. */
		private readonly across: boolean,
	) {
		this.canonical = documents.map(() => undefined);
		this.found = documents.map(() => undefined);
	}

	async rounds(): Promise<Alias> {
		for (let round = 0; round < ROUNDS && (await this.referrers()) > 0; round++);
		return (part, number) => this.standIn(part, number);
	}

	/** The object that replaces another one, if any. */
	standIn(part: number, number: number): Place | undefined {
		let found: Place | undefined;
		for (;;) {
			const index = this.canonical[part]?.[number] ?? 0;
			if (index === 0) return found;
			found = this.places[index - 1]!;
			({ part, number } = found);
		}
	}

	/** Streams with the same number of bytes, and a few of the same, are compared by hash. */
	async streams(): Promise<void> {
		const { pace } = this.documents[0]!.job;
		const alike = new Map<number, Place[]>();
		// The same data look different in every encrypted object.
		const sealed = this.documents.some(({ security }) => security);
		for (const [part, document] of this.documents.entries()) {
			const { live, walked } = this.marked.markings[part]!;
			const { dataStart, dataEnd } = walked;
			const twin = this.twinOf(part);
			const contents = await contentsOf(document);
			this.named.push(await this.namedAsResources(part));
			for (let number = 1; number < document.table.size; number++) {
				const due = pace.step(300);
				if (due) await due;
				if (
					live[number] !== 1 ||
					document.table.kind[number] !== UNCOMPRESSED ||
					document.isChanged(number) ||
					dataStart[number]! <= 0
				)
					continue;
				const unchanged = twin >= 0 && !this.documents[twin]!.isChanged(number) && this.marked.markings[twin]!.live[number] === 1;
				// If the same file is given twice, its streams are identical and need not be compared.
				if (unchanged && this.isPlain(part, number)) {
					this.equate({ part, number }, { part: twin, number });
					continue;
				}
				const data = document.bytes.subarray(dataStart[number], dataEnd[number]);
				if (!contents.has(number)) gather(alike, data, { part, number }, sealed);
			}
		}
		await this.compare(alike);
	}

	private async namedAsResources(part: number): Promise<Uint8Array> {
		const document = this.documents[part]!;
		const { live, walked } = this.marked.markings[part]!;
		const { from, to } = walked;
		const { marks } = walked.scan;
		const named = new Uint8Array(document.size);
		for (let number = 1; number < document.table.size; number++) {
			const due = document.job.pace.step(200);
			if (due) await due;
			if (live[number] !== 1 || from[number] === to[number] || document.isChanged(number)) continue;
			const bytes = document.place(number)?.bytes;
			for (let i = from[number]!; bytes && i < to[number]!; i += 3)
				if (marks[i] !== STRING && marks[i]! < named.length && namesResource(bytes, marks[i + 1]!)) named[marks[i]!] = 1;
		}
		return named;
	}

	/** Objects without data whose bytes are the same. */
	async objects(): Promise<void> {
		const { pace } = this.documents[0]!.job;
		const alike = new Map<number, Place[]>();
		for (const [part, document] of this.documents.entries()) {
			const { live, walked } = this.marked.markings[part]!;
			for (let number = 1; number < document.table.size; number++) {
				const due = pace.step(300);
				if (due) await due;
				if (live[number] !== 1 || document.isChanged(number)) continue;
				const place = document.place(number);
				const inFile = place?.bytes === document.bytes;
				if (!place || (inFile && walked.dataStart[number]! > 0)) continue;
				const end = inFile ? walked.valueEnd[number]! : place.end;
				gather(alike, place.bytes.subarray(place.start, end), { part, number });
			}
		}
		await this.compare(alike);
	}

	private async compare(alike: ReadonlyMap<number, readonly Place[]>): Promise<void> {
		const { pace } = this.documents[0]!.job;
		for (const bucket of alike.values()) {
			if (bucket.length < 2 || (this.across && bucket.every(({ part }) => part === bucket[0]!.part))) continue;
			for (const one of bucket) {
				const due = pace.step(this.offer(one));
				if (due) await due;
			}
		}
	}

	/** Compares the objects that refer to the duplicates found last; returns how many more were found. */
	async referrers(): Promise<number> {
		const all = this.found;
		this.found = this.documents.map(() => undefined);
		this.newlyFound = 0;
		const { pace } = this.documents[0]!.job;
		for (const [part, document] of this.documents.entries()) {
			const wanted = all[part];
			if (!wanted) continue;
			const doubles = this.canonical[part];
			const { live, walked } = this.marked.markings[part]!;
			const { from, to } = walked;
			const { marks } = walked.scan;
			for (let number = 1; number < live.length; number++) {
				if (live[number] !== 1 || document.isChanged(number) || doubles?.[number]) continue;
				let refers = false;
				for (let i = from[number]!; !refers && i < to[number]!; i += 3) refers = marks[i] !== STRING && wanted[marks[i]!] === 1;
				// Pages are many, and never the same.
				const offered = refers && document.pages.indexOf(number) < 0;
				const due = pace.step(offered ? this.offer({ part, number }) : 100);
				if (due) await due;
			}
		}
		return this.newlyFound;
	}

	/** An earlier part with the very same bytes, or -1. */
	private twinOf(part: number): number {
		const { bytes, security } = this.documents[part]!;
		if (security) return -1;
		const key = fingerprintOf(bytes);
		const alike = this.files.get(key) ?? [];
		const twin = alike.find((earlier) => Buffer.compare(this.documents[earlier]!.bytes, bytes) === 0);
		if (twin !== undefined) return twin;
		if (alike.length < MOST_ALIKE) this.files.set(key, [...alike, part]);
		return -1;
	}

	/** Compares an object with those known; returns the cost. */
	private offer(one: Place): number {
		const document = this.documents[one.part]!;
		const text = this.textOf(one);
		const same = text === undefined ? undefined : this.written.get(text);
		const data = this.dataOf(one);
		if (same && Buffer.compare(this.dataOf(same.one), data) === 0) {
			if (same.first) this.equate(one, same.first);
			return 200 + data.length / 8;
		}
		const value = document.get(one.number);
		const isNew = text !== undefined && !same;
		if (!isShareable(document, value, this.isNamed(one))) {
			if (isNew) this.written.set(text, { one, first: undefined });
			return 200;
		}
		const { key, cost } = this.contentOf(document, one.part, value);
		const other = this.known.get(key);
		if (other) this.equate(one, other);
		else this.known.set(key, one);
		if (isNew) this.written.set(text, { one, first: other ?? one });
		return cost;
	}

	private isNamed({ part, number }: Place): boolean {
		return this.named[part]?.[number] === 1;
	}

	/** The data of a stream, as it is in the file; none for another object. */
	private dataOf({ part, number }: Place): Uint8Array {
		const document = this.documents[part]!;
		const { dataStart, dataEnd } = this.marked.markings[part]!.walked;
		const isStream = document.table.kind[number] === UNCOMPRESSED && dataStart[number]! > 0;
		return isStream ? document.bytes.subarray(dataStart[number], dataEnd[number]) : NO_BYTES;
	}

	/**
	 * The bytes of an object, with each reference replaced by the object that it leads to. Two objects with the same text and the same
	 * data are identical, so they need not be parsed. Undefined if the same bytes may mean different things, or if the text is long.
	 */
	private textOf({ part, number }: Place): string | undefined {
		const document = this.documents[part]!;
		const place = document.place(number);
		if (document.security || !place) return undefined;
		const { walked } = this.marked.markings[part]!;
		const { marks } = walked.scan;
		const end = place.bytes === document.bytes ? walked.valueEnd[number]! : place.end;
		if (end - place.start > MOST_TEXT) return undefined;
		const bytes = asBuffer(place.bytes);
		let text = this.isNamed({ part, number }) ? 'named ' : '';
		let at = place.start;
		for (let i = walked.from[number]!; i < walked.to[number]!; i += 3) {
			if (marks[i] === STRING) continue;
			text += `${bytes.toString('latin1', at, marks[i + 1])}\n${this.meaningOf(part, marks[i]!)} `;
			at = marks[i + 2]!;
		}
		return text + bytes.toString('latin1', at, end);
	}

	/** One number for an object and all that are identical to it: parts are few, objects many. */
	private meaningOf(part: number, number: number): number {
		const other = this.standIn(part, number);
		return (other?.number ?? number) * this.documents.length + (other?.part ?? part) + 1;
	}

	private equate(one: Place, other: Place): void {
		const first = this.standIn(other.part, other.number) ?? other;
		if (first.part === one.part && first.number === one.number) return;
		const doubles = (this.canonical[one.part] ??= new Int32Array(this.documents[one.part]!.size));
		doubles[one.number] = this.places.push(first);
		this.note(one);
		this.note(first);
	}

	private note({ part, number }: Place): void {
		const flags = (this.found[part] ??= new Uint8Array(this.documents[part]!.size));
		if (flags[number] === 0) this.newlyFound++;
		flags[number] = 1;
	}

	/** Whether a stream may be shared, where its dictionary tells without being parsed. */
	private isPlain(part: number, number: number): boolean {
		const document = this.documents[part]!;
		const end = this.marked.markings[part]!.walked.valueEnd[number];
		return isPlainlyShareable(asBuffer(document.bytes).toString('latin1', document.bodies[number], end));
	}

	/** A text that is the same for two objects only if their values are, with references compared by their targets. */
	private contentOf(document: PdfDocument, part: number, value: Value): { key: string; cost: number } {
		const out = new Output(512);
		const head = value instanceof Stream ? withoutLength(value.dict) : value;
		writeValue(out, head, {
			...UNENCRYPTED,
			renumber: (reference) => this.meaningOf(part, reference.number),
		});
		const hash = createHash('sha256').update(out.bytes);
		let cost = out.length * 20;
		if (value instanceof Stream) {
			const data = document.encoded(value);
			hash.update('stream').update(data);
			cost += data.length;
		}
		return { key: hash.digest('hex'), cost };
	}
}

/** Content streams of pages belong to them: other programs change them in place. */
async function contentsOf(document: PdfDocument): Promise<Set<number>> {
	const found = new Set<number>();
	for (let index = 0; index < document.pages.count; index++) {
		const contents = document.entry(document.pages.number(index), 'Contents');
		if (contents instanceof Ref) found.add(contents.number);
		for (const item of isArrayAt(document, contents) ? document.array(contents)! : [])
			if (item instanceof Ref) found.add(item.number);
		const due = document.job.pace.step(500);
		if (due) await due;
	}
	return found;
}

/** Whether a value is an array or refers to one; a stream is not parsed for that. */
function isArrayAt(document: PdfDocument, value: Value | undefined): boolean {
	if (!(value instanceof Ref)) return Array.isArray(value);
	const place = document.place(value.number);
	if (!place) return Array.isArray(document.get(value));
	return place.bytes[skipSpace(place.bytes, place.start, place.end)] === 0x5b;
}

/** `sealed`: the same data looks different in every encrypted object. */
function gather(alike: Map<number, Place[]>, data: Uint8Array, place: Place, sealed = false): void {
	const key = sealed ? data.length * FINGERPRINTS : fingerprintOf(data);
	const bucket = alike.get(key);
	if (bucket) bucket.push(place);
	else alike.set(key, [place]);
}

const FINGERPRINTS = 2 ** 20;
const SAMPLES = 32;

/** The length of data, and bytes here and there: most streams and files differ in one of them, and need not be compared. */
function fingerprintOf(data: Uint8Array): number {
	let hash = FINGERPRINT_START;
	for (let i = 0; i < SAMPLES; i++) hash = addToFingerprint(hash, data[Math.floor((i * data.length) / SAMPLES)]!);
	return data.length * FINGERPRINTS + ((hash >>> 8) % FINGERPRINTS);
}

function withoutLength(dict: Dict): Dict {
	const copy = new Dict(dict);
	copy.delete('Length');
	return copy;
}
