/** The objects that differ between two revisions of a document, and whether a value leads to one of them. */
import type { PdfDocument } from '../../../pdf/document';
import { COMPRESSED, UNCOMPRESSED, type ObjectTable } from '../../../pdf/object-table';
import { growArray } from '../../../pdf/syntax/entries';
import { Output } from '../../../pdf/syntax/output';
import { Scan } from '../../../pdf/syntax/scan';
import { UNENCRYPTED, writeValue } from '../../../pdf/syntax/serialize';
import { Dict, Ref, Stream, type Value } from '../../../pdf/syntax/values';

export class ObjectDifferences {
	/** 1 for objects that are not where they were. */
	private readonly changed: Uint8Array;
	/** 1 for objects that lead to a changed one, or are one. */
	private readonly leading: Uint8Array;
	/** Whether a changed object lies in the bytes of the older revision, where it was not shown. */
	readonly hasHidden: boolean;

	private constructor(
		readonly before: PdfDocument,
		readonly after: PdfDocument,
		/** Objects that are compared on their own. */
		private readonly apart: ReadonlySet<number>,
	) {
		const size = Math.max(before.table.size, after.table.size);
		this.changed = new Uint8Array(size);
		for (const number of this.moved(size)) this.changed[number] = 1;
		// Objects of an object stream that moved.
		for (let number = 0; number < after.table.size; number++) {
			const { kind, place } = after.table;
			if (kind[number] === COMPRESSED && this.changed[place[number]!] === 1) this.changed[number] = 1;
		}
		this.leading = this.changed.slice();
		this.hasHidden = this.findHidden();
	}

	static async find(before: PdfDocument, after: PdfDocument, apart: ReadonlySet<number>): Promise<ObjectDifferences> {
		const found = new ObjectDifferences(before, after, apart);
		await found.followBack();
		return found;
	}

	/** Marks the objects that lead to changed ones. */
	private async followBack(): Promise<void> {
		const { leading, apart } = this;
		const { pace } = this.after.job;
		const references = await this.allReferences();
		const starts = new Int32Array(leading.length + 1);
		for (let i = 1; i < references.length; i += 2) starts[references[i]! + 1]!++;
		for (let number = 0; number < leading.length; number++) starts[number + 1]! += starts[number]!;
		const sources = new Int32Array(references.length / 2);
		const next = starts.slice();
		for (let i = 0; i < references.length; i += 2) sources[next[references[i + 1]!]!++] = references[i]!;
		const open: number[] = [];
		for (let number = 0; number < leading.length; number++) if (leading[number] === 1 && !apart.has(number)) open.push(number);
		for (let number = open.pop(); number !== undefined; number = open.pop()) {
			for (let i = starts[number]!; i < starts[number + 1]!; i++) {
				const source = sources[i]!;
				if (leading[source] === 1 || apart.has(source)) continue;
				leading[source] = 1;
				open.push(source);
			}
			const due = pace.step(100 + starts[number + 1]! - starts[number]!);
			if (due) await due;
		}
	}

	/** Pairs: an object that is not compared on its own, and one that it refers to. Objects are not parsed. */
	private async allReferences(): Promise<Int32Array> {
		const { after, leading } = this;
		const scan = new Scan();
		let pairs = new Int32Array(1024);
		let used = 0;
		for (let number = 1; number < after.table.size; number++) {
			const place = isThere(after.table, number) ? after.place(number) : undefined;
			if (!place) continue;
			scan.reset();
			const end = scan.value(place.bytes, place.start, place.end);
			for (let i = 0; i < scan.used; i += 3) {
				const target = scan.marks[i]!;
				if (target >= leading.length) continue;
				if (used + 2 > pairs.length) pairs = growArray(pairs, used + 2);
				pairs[used++] = number;
				pairs[used++] = target;
			}
			const due = after.job.pace.step(200 + Math.max(end - place.start, 0));
			if (due) await due;
		}
		return pairs.subarray(0, used);
	}

	private *moved(size: number): Generator<number, void> {
		const [older, newer] = [this.before.table, this.after.table];
		for (let number = 1; number < size; number++) {
			const [was, is] = [isThere(older, number), isThere(newer, number)];
			if (was !== is) yield number;
			else if (was) {
				const same = (key: 'kind' | 'place' | 'detail') => older[key][number] === newer[key][number];
				if (!same('kind') || !same('place') || !same('detail')) yield number;
			}
		}
	}

	private findHidden(): boolean {
		const { table } = this.after;
		const end = this.before.bytes.length;
		for (let number = 1; number < table.size; number++) {
			if (this.changed[number] !== 1 || !isThere(table, number)) continue;
			const holder = table.kind[number] === COMPRESSED ? table.place[number]! : number;
			if (table.kind[holder] === UNCOMPRESSED && table.place[holder]! < end) return true;
		}
		return false;
	}

	isChanged(value: Value | undefined | number): boolean {
		const number = value instanceof Ref ? value.number : value;
		return typeof number === 'number' && this.changed[number] === 1;
	}

	/** Whether the object is new. */
	isAdded(number: number): boolean {
		return !isThere(this.before.table, number);
	}

	/** Whether a value of the newer revision leads to a changed object, not going through those that are compared on their own. */
	touches(value: Value | undefined): boolean {
		return referencesOf(value).some((number) => !this.apart.has(number) && this.leading[number] === 1);
	}

	/** Whether two values are written alike, and lead to no changed object. */
	isSame(older: Value | undefined, newer: Value | undefined): boolean {
		return writtenAs(older) === writtenAs(newer) && !this.touches(newer);
	}

	/** The keys whose values are not the same. */
	differingKeys(older: Dict, newer: Dict): string[] {
		const keys: string[] = [];
		for (const key of new Set([...older.keys(), ...newer.keys()]))
			if (!this.isSame(older.get(key), newer.get(key))) keys.push(key);
		return keys;
	}
}

const isThere = ({ kind }: ObjectTable, number: number): boolean => kind[number] === UNCOMPRESSED || kind[number] === COMPRESSED;

/** The syntax of a value, with the keys of dictionaries in order; references stay references. */
export function writtenAs(value: Value | undefined): string {
	if (value === undefined) return '';
	const output = new Output(256);
	writeValue(output, inOrder(value), UNENCRYPTED);
	return Buffer.from(output.bytes).toString('latin1');
}

function inOrder(value: Value): Value {
	if (Array.isArray(value)) return value.map(inOrder);
	if (!(value instanceof Dict)) return value;
	const entries = [...value].sort(([a], [b]) => (a < b ? -1 : 1));
	return new Dict(entries.map(([key, item]) => [key, inOrder(item)]));
}

/** The numbers of the references in a value. */
function referencesOf(value: Value | undefined): number[] {
	const found: number[] = [];
	const stack: (Value | undefined)[] = [value];
	while (stack.length > 0) {
		const next = stack.pop();
		if (next instanceof Ref) found.push(next.number);
		else if (Array.isArray(next)) for (const item of next) stack.push(item);
		else if (next instanceof Dict) for (const item of next.values()) stack.push(item);
		else if (next instanceof Stream) stack.push(next.dict);
	}
	return found;
}
