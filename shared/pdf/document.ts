/**
 * An opened document: a map of where objects are, a few of them looked into, and an overlay of changes.
 * Objects that were not edited are never turned into values (docs/design.md, law 1).
 */
import type { Job } from './job';
import type { Memory } from './memory';
import { GREATER_THAN, LESS_THAN, OPEN_PARENTHESIS, PERCENT, asBuffer, skipSpace, startsWith } from './syntax/characters';
import { cloneValue } from './syntax/clone-value';
import { decode, decodePart, decodeAtEase, noteDamagedData, type DecodedPart } from './read/decode-stream';
import { DecodedData } from './read/decoded-data';
import type { Damage } from './filters';
import { directly } from './read/resolve-references';
import type { StreamExtents } from './read/extent';
import { indexIn, memberEnd } from './read/object-stream';
import type { Walked } from './read/walked';
import type { ObjectEditor, ObjectStream, Place } from './object-source';
import { ObjectReader } from './read/object-reader';
import { PageTree } from './pages/page-tree';
import { EDITED, ObjectChanges, PATCHED, REMOVED } from './object-changes';
import { NO_ENTRIES, Patcher, patchValue, type Patch, type Patched } from './syntax/patch';
import { Entries } from './syntax/entries';
import { KeptEntries } from './syntax/kept-entries';
import type { OpenedSecurity } from './security';
import { holdsString } from './syntax/serialize';
import { Dict, Name, Ref, Stream, type Value } from './syntax/values';
import type { VerifiedCrossReference } from './read/verify-xref';
import { COMPRESSED, UNCOMPRESSED, type ObjectTable } from './object-table';

export class PdfDocument implements ObjectEditor {
	readonly trailer: Dict;
	readonly table: ObjectTable;
	/** Whether a cross-reference stream is written: the input had one. */
	readonly crossReferenceStream: boolean;
	/** Whether anything had to be repaired. If so, objects are checked before they are copied. */
	suspect: boolean;
	readonly pages: PageTree;
	/** UNCOMPRESSED objects: where the value starts, after `N G obj`. */
	bodies: Int32Array;

	/** The result of walking the objects, if it is kept. Copies share it. */
	walked: Walked | undefined;

	private changes: ObjectChanges;
	private readonly values = new Map<number, Value>();
	private reader: ObjectReader;
	private kept = new KeptEntries();
	/** Entries of the object `located`, while its bytes are still the same. They are never handed out. */
	private readonly entries = new Entries();
	private located = -1;
	private patcher: Patcher | undefined;
	private decodedData: DecodedData | undefined;
	private next: number;

	/** Called by `openDocument` with the objects that it has found. */
	constructor(
		readonly bytes: Uint8Array,
		readonly job: Job,
		reference: VerifiedCrossReference,
		readonly memory: Memory = job.memory,
	) {
		this.table = reference.table;
		this.trailer = reference.trailer;
		this.crossReferenceStream = reference.streams;
		this.suspect = reference.damaged;
		this.bodies = reference.bodies;
		this.next = Math.max(this.table.size, 1);
		this.reader = new ObjectReader(this);
		this.changes = new ObjectChanges(this.next);
		this.pages = new PageTree(this);
	}

	/** A separate document over the same bytes, with the changes made so far. It reuses the structures that this document has found. */
	fork(): PdfDocument {
		const { table, crossReferenceStream: streams } = this;
		const trailer = cloneValue(this.trailer) as Dict;
		const copy = new PdfDocument(
			this.bytes,
			this.job,
			{ table, trailer, streams, damaged: this.suspect, isMended: false, bodies: this.bodies },
			this.memory.fork(),
		);
		copy.reader = this.reader.fork(copy);
		copy.next = this.next;
		copy.changes = this.changes.fork();
		copy.kept = this.kept.fork();
		copy.walked = this.walked;
		copy.pages.copyFrom(this.pages);
		return copy;
	}

	get security(): OpenedSecurity | undefined {
		return this.reader.security;
	}

	/** Where the data of streams ends. */
	get streams(): StreamExtents {
		return this.reader.streams;
	}

	get catalogNumber(): number {
		const root = this.trailer.get('Root');
		return root instanceof Ref ? root.number : -1;
	}

	get catalog(): Dict {
		return this.get(this.catalogNumber) as Dict;
	}

	/** The catalog, marked as edited. */
	editCatalog(): Dict {
		this.edit(this.catalogNumber);
		return this.catalog;
	}

	/** The higher of the header's version and the catalog's, such as `1.7`. */
	get version(): string {
		const header = /%PDF-(\d)\.(\d)/.exec(asBuffer(this.bytes).toString('latin1', 0, 1032));
		const written = header ? `${header[1]}.${header[2]}` : '1.4';
		const later = this.catalog.get('Version');
		return later instanceof Name && /^\d\.\d$/.test(later.text) && later.text > written ? later.text : written;
	}

	/** One more than the highest object number, additions included. */
	get size(): number {
		return this.next;
	}

	/** The object as a value; null when absent, free or removed. */
	get(at: Ref | number): Value {
		const number = typeof at === 'number' ? at : at.number;
		const change = this.changes.kind[number];
		if (change === REMOVED) return null;
		if (change === EDITED) return this.changes.edited.get(number)!;
		const known = this.values.get(number);
		if (known !== undefined) return known;
		const place = this.place(number);
		const value = place ? this.reader.read(number, place) : null;
		this.values.set(number, value);
		return value;
	}

	/** Follows references until a direct value; null for an absent value. */
	resolve(value: Value | undefined): Value {
		for (let hops = 0; value instanceof Ref && hops < 32; hops++) value = this.get(value);
		return value === undefined || value instanceof Ref ? null : value;
	}

	dict(value: Value | undefined): Dict | undefined {
		const found = this.resolve(value);
		return found instanceof Dict ? found : found instanceof Stream ? found.dict : undefined;
	}

	array(value: Value | undefined): Value[] | undefined {
		const found = this.resolve(value);
		return Array.isArray(found) ? found : undefined;
	}

	/** Marks an object as edited; its value is to be changed in place. */
	edit(at: Ref | number): Value {
		const number = typeof at === 'number' ? at : at.number;
		const value = this.get(number);
		this.put(number, value);
		return value;
	}

	put(at: Ref | number, value: Value): void {
		const number = typeof at === 'number' ? at : at.number;
		if (number >= this.next) this.next = number + 1;
		this.changes.edit(number, value);
	}

	add(value: Value): Ref {
		const number = this.next++;
		this.changes.edit(number, value);
		return new Ref(number, 0);
	}

	/** Numbers below `size` are not given to objects that are added. */
	reserveNumbers(size: number): void {
		this.next = Math.max(this.next, size);
	}

	remove(at: Ref | number): void {
		const number = typeof at === 'number' ? at : at.number;
		// A reference may name any number, which must not make us allocate for it.
		if (number >= this.next) return;
		this.changes.remove(number);
		this.values.delete(number);
	}

	/** Whether something is to be written under this number. */
	exists(number: number): boolean {
		const change = this.changes.kind[number];
		if (change === EDITED) return true;
		if (change === REMOVED) return false;
		const kind = this.table.kind[number];
		return kind === UNCOMPRESSED || kind === COMPRESSED;
	}

	/** Objects that were changed as values. */
	get edited(): ReadonlyMap<number, Value> {
		return this.changes.edited;
	}

	get hasChanges(): boolean {
		return this.changes.any;
	}

	isChanged(number: number): boolean {
		const change = this.changes.kind[number];
		return change === EDITED || change === PATCHED;
	}

	isEdited(number: number): boolean {
		return this.changes.kind[number] === EDITED;
	}

	/** An object that was changed as bytes. */
	patched(number: number): Patched | undefined {
		return this.changes.kind[number] === PATCHED ? this.changes.patched.get(number) : undefined;
	}

	/** Whether an object is a stream; its dictionary is skipped, not parsed. */
	isStream(number: number): boolean {
		const change = this.changes.kind[number];
		const known = change === EDITED ? this.changes.edited.get(number) : this.values.get(number);
		if (known !== undefined || change === REMOVED) return this.resolve(known) instanceof Stream;
		const place = this.place(number);
		if (place?.bytes !== this.bytes) return false;
		const { bytes } = this;
		// Most of these dictionaries hold neither dictionaries nor strings.
		const plain = skipPlain(bytes, skipSpace(bytes, place.start, place.end));
		const at = plain >= 0 ? plain : this.locateHere(number, place) ? this.entries.close + 2 : -1;
		if (at < 0) return this.resolve(new Ref(number)) instanceof Stream;
		if (!startsWith(bytes, skipSpace(bytes, at, place.end), 'stream')) return false;
		// A damaged dictionary that holds this word ends there for the parser.
		const endsEarly = asBuffer(bytes.subarray(place.start, at)).includes('endobj');
		return !endsEarly || this.resolve(new Ref(number)) instanceof Stream;
	}

	/** One direct entry of a dictionary object, read without parsing the rest. */
	entry(number: number, key: string): Value | undefined {
		const change = this.changes.kind[number];
		const known = change === EDITED ? this.changes.edited.get(number) : this.values.get(number);
		if (known !== undefined || change === REMOVED) return known instanceof Dict ? known.get(key) : undefined;
		const place = this.place(number);
		if (!place) return undefined;
		const { entries } = this;
		if (!this.locateHere(number, place)) return this.dict(new Ref(number))?.get(key);
		const i = entries.find(place.bytes, key);
		return i < 0 ? undefined : this.reader.parser(number, place.bytes, entries.at[i + 2]!, entries.at[i + 3]!).value();
	}

	/**
	 * Sets direct entries of a dictionary object as a span patch, without parsing it; `undefined` deletes an entry.
	 * `unlessPresent` entries are only added where the dictionary does not have them.
	 */
	patch(number: number, entries: Patch, unlessPresent: Patch = NO_ENTRIES): void {
		const place = this.place(number);
		// Strings in a patch would have to be encrypted; the rare case takes the long way.
		const secret = this.security && [...Object.values(entries), ...Object.values(unlessPresent)].some(holdsString);
		const patched =
			place && !secret && this.locateHere(number, place) ? this.patchAt(number, place, entries, unlessPresent) : undefined;
		if (!patched) {
			const value = this.edit(number);
			if (value instanceof Dict) patchValue(value, entries, unlessPresent);
			return;
		}
		this.changes.patch(number, patched);
		this.values.delete(number);
		this.located = -1;
	}

	private patchAt(number: number, place: Place, entries: Patch, unlessPresent: Patch): Patched | undefined {
		this.patcher ??= new Patcher(this.bytes.length);
		return this.patcher.patch(place.bytes, this.headerOf(number, place), this.entries, entries, unlessPresent);
	}

	/** Position of the header in the bytes of an object, or -1 in an object stream. */
	private headerOf(number: number, place: Place): number {
		return this.patched(number)?.from ?? (place.bytes === this.bytes ? this.table.place[number]! : -1);
	}

	locate(number: number, { bytes, start, end }: Place, entries: Entries): boolean {
		return this.recallEntries(number, entries) || entries.locate(bytes, start, end);
	}

	keepEntries(number: number, entries: Entries): void {
		if (this.changes.kind[number] === 0 && !entries.special) this.kept.keep(number, this.next, entries);
	}

	/** Fills in the entries that were kept of an object; false if nothing was, or the object has changed since. */
	recallEntries(number: number, entries: Entries): boolean {
		return this.changes.kind[number] === 0 && this.kept.recall(number, entries);
	}

	private locateHere(number: number, place: Place): boolean {
		if (this.located === number) return true;
		const found = this.locate(number, place, this.entries);
		this.located = found ? number : -1;
		return found;
	}

	/** Data as its filters left it, decrypted. */
	encoded(stream: Stream): Uint8Array {
		const { sealed, data } = stream;
		return sealed && this.security
			? this.security.decryptStream(data, sealed.number, sealed.generation, directly(this, stream.dict))
			: data;
	}

	/**
	 * Data with all filters undone, within the limits.
	 *
	 * @throws OctavoError for filters other than Flate, LZW, ASCII85, ASCIIHex and RunLength, and for damaged data.
	 */
	decoded(stream: Stream): Uint8Array {
		const damage = { found: false, mismatch: false };
		const data = decode(this, stream, this.memory, damage);
		noteDamagedData(this, stream, damage);
		return data;
	}

	/** The same for data that may be large, letting others run. `damage` says whether only a part was decoded. */
	async decodedAtEase(stream: Stream, damage: Damage = { found: false, mismatch: false }): Promise<Uint8Array> {
		const inflated = await decodeAtEase(this, stream, this.memory, damage);
		const data = inflated ?? decode(this, stream, this.memory, damage);
		noteDamagedData(this, stream, damage);
		return data;
	}

	/**
	 * As much of the data as can be decoded, for content that readers show as far as it goes; undefined for other filters. `verifies`: data
	 * with a wrong checksum is not whole.
	 */
	decodedPart(stream: Stream, verifies = false): DecodedPart | undefined {
		const known = this.decodedData?.recall(stream, verifies);
		if (known) return known;
		const part = decodePart(this, stream, this.memory, verifies);
		if (part) this.decodedData?.keep(stream, verifies, part);
		if (part?.damage) noteDamagedData(this, stream, part.damage);
		return part;
	}

	/** The same for data that may be large, letting others run. @throws OctavoError as `decoded` */
	async decodedPartAtEase(stream: Stream): Promise<DecodedPart> {
		const known = this.decodedData?.recall(stream, true);
		if (known) return known;
		const damage = { found: false, mismatch: false };
		const data = await this.decodedAtEase(stream, damage);
		const part = { data, whole: !damage.found && !damage.mismatch, damage };
		this.decodedData?.keep(stream, true, part);
		return part;
	}

	/** Keeps decoded data from now on, as far as memory goes: for operations that look at the same streams several times. */
	keepDecoded(): void {
		this.decodedData ??= new DecodedData(this.memory);
	}

	/** The data of a stream that was encoded here is kept, too. */
	noteDecoded(stream: Stream, data: Uint8Array): void {
		this.decodedData?.keep(stream, true, { data, whole: true });
	}

	/** The bytes in which the value of an object is written; undefined when it is edited as a value, or absent. */
	place(number: number): Place | undefined {
		const change = this.changes.kind[number];
		if (change === EDITED || change === REMOVED) return undefined;
		if (change === PATCHED) return this.changes.patched.get(number);
		switch (this.table.kind[number]) {
			case UNCOMPRESSED:
				return { bytes: this.bytes, start: this.bodies[number]!, end: this.bytes.length };
			case COMPRESSED: {
				const objectStream = this.reader.objectStream(this.table.place[number]!);
				if (!objectStream) return undefined;
				let index = this.table.detail[number]!;
				if (objectStream.numbers[index] !== number) index = indexIn(objectStream, number);
				const start = objectStream.starts[index];
				return start === undefined ? undefined : { bytes: objectStream.data, start, end: memberEnd(objectStream, index) };
			}
			default:
				this.table.askFor(number);
				return undefined;
		}
	}

	/** A live object refers to an object that is not there. */
	missed(number: number): void {
		if (this.changes.kind[number] !== REMOVED) this.table.askFor(number);
	}

	objectStream(number: number): ObjectStream | undefined {
		return this.reader.objectStream(number);
	}

	lengthOf(value: Value | undefined): number {
		return this.reader.lengthOf(value);
	}

	generation(number: number): number {
		return this.table.kind[number] === UNCOMPRESSED ? this.table.detail[number]! : 0;
	}

	/** From now on strings and streams are decrypted. `encryptNumber` is the object number of the /Encrypt dictionary, or -1. */
	unlock(security: OpenedSecurity, encryptNumber: number): void {
		this.reader.unlock(security, encryptNumber);
		this.table.broken.clear();
		// Values read so far were read without it.
		this.values.clear();
		this.forgetLocated();
	}

	private forgetLocated(): void {
		this.located = -1;
		this.kept = new KeptEntries();
	}

	/** Forgets a value that is not needed soon: a tree may have a million nodes. It is read again when it is needed. */
	release(number: number): void {
		this.values.delete(number);
	}

	/** Forgets values that were read before the table of objects changed. */
	tableChanged(): void {
		this.values.clear();
		this.forgetLocated();
		this.next = Math.max(this.next, this.table.size);
		if (this.table.size <= this.bodies.length) return;
		const bodies = new Int32Array(this.table.size);
		bodies.set(this.bodies);
		this.bodies = bodies;
	}
}

/** The position after a dictionary that holds names, numbers, references and arrays alone; -1 if that cannot be seen at once. */
function skipPlain(bytes: Uint8Array, at: number): number {
	if (bytes[at] !== LESS_THAN || bytes[at + 1] !== LESS_THAN) return -1;
	for (at += 2; at < bytes.length; at++) {
		const byte = bytes[at];
		if (byte === GREATER_THAN) return bytes[at + 1] === GREATER_THAN ? at + 2 : -1;
		if (byte === LESS_THAN || byte === OPEN_PARENTHESIS || byte === PERCENT) return -1;
	}
	return -1;
}
