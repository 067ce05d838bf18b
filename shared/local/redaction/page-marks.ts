/**
 * Fingerprints of pages: of all that reading a page looks into, through objects of any depth. A page of the result that has the
 * fingerprint of a page in which nothing was found has the same text, and need not be read again.
 */
import { createHash, type Hash } from 'node:crypto';
import { readTags } from '../../model/structure/tags';
import type { PdfDocument } from '../../pdf/document';
import { Dict, isRef, Name, type Ref, Str, Stream, type Value } from '../../pdf/syntax/values';

/** Entries of annotations that lead out of their page, or to things that it does not show. */
const OF_ANNOTATIONS: ReadonlySet<string> = new Set(['Parent', 'P', 'Dest', 'A', 'AA', 'Popup', 'IRT']);
/** Of elements of tags: those that they are in, and annotations. */
const OF_ELEMENTS: ReadonlySet<string> = new Set(['P', 'Obj']);
const NONE: ReadonlySet<string> = new Set();
/** Saving writes the length of data where it likes. */
const LENGTH = 'Length';

/** Objects that are nested deeper, and those of more values, have no fingerprint. */
const MOST_DEPTH = 100;
const MOST_VALUES = 20_000;
/** Bytes that are hashed at once, and the cost of an object and of a value, see `Pace`. */
const STRETCH = 1 << 20;
const [OBJECT_COST, VALUE_COST] = [2000, 40];

export class PageMarks {
	private readonly known = new Map<number, string | undefined>();
	/** Those of which the fingerprint is being made: an object that leads to itself has none. */
	private readonly open = new Set<number>();
	private shared: Promise<string | undefined> | undefined;

	private readonly knownElements = new Map<number, string | undefined>();

	constructor(private readonly document: PdfDocument) {}

	/** Of the page at `index`, from 0; undefined if that cannot be told. */
	async of(index: number): Promise<string | undefined> {
		const { pages } = this.document;
		const shared = await (this.shared ??= this.ofDocument());
		const number = pages.number(index);
		const parts: (string | undefined)[] = [shared];
		for (const key of ['Resources', 'Rotate', 'MediaBox', 'CropBox'] as const)
			parts.push(await this.ofValue(pages.attribute(index, key) ?? null, NONE, 0));
		for (const key of ['Contents', 'UserUnit', 'StructParents'])
			parts.push(await this.ofValue(this.document.entry(number, key) ?? null, NONE, 0));
		// Pages before may have changed their annotations, which are not remembered therefore.
		for (const item of this.document.array(this.document.entry(number, 'Annots')) ?? []) {
			parts.push(await this.ofValue(this.document.resolve(item), OF_ANNOTATIONS, 0));
			const due = this.document.job.pace.step(OBJECT_COST);
			if (due) await due;
		}
		return joinParts(parts);
	}

	/** Of what pages share: layers, resources of fields, and tags. */
	private async ofDocument(): Promise<string | undefined> {
		const { document } = this;
		const { catalog } = document;
		const tags = document.dict(catalog.get('StructTreeRoot'));
		// Text that tags give in place of glyphs is searched in other ways before the proof.
		if ((await readTags(document))?.hasTexts === true) return undefined;
		return joinParts([
			await this.ofValue(catalog.get('OCProperties') ?? null, NONE, 0),
			await this.ofValue(document.dict(catalog.get('AcroForm'))?.get('DR') ?? null, NONE, 0),
			await this.ofValue(tags?.get('K') ?? null, OF_ELEMENTS, 0),
			await this.ofValue(tags?.get('RoleMap') ?? null, OF_ELEMENTS, 0),
			await this.ofValue(catalog.get('MarkInfo') ?? null, NONE, 0),
		]);
	}

	/** `left` are the keys of entries that do not count. */
	private async ofValue(value: Value, left: ReadonlySet<string>, depth: number): Promise<string | undefined> {
		const hash = createHash('sha256');
		const writer = new ValueWriter(hash);
		writer.write(value, left);
		const { pace } = this.document.job;
		pace.add(writer.count * VALUE_COST);
		if (writer.count > MOST_VALUES) return undefined;
		if (value instanceof Stream) await this.hashData(hash, value);
		for (const ref of writer.refs) {
			const one = await this.ofObject(ref, left === OF_ELEMENTS ? left : NONE, depth + 1);
			if (one === undefined) return undefined;
			hash.update(one);
			const due = pace.step(VALUE_COST);
			if (due) await due;
		}
		return hash.digest('base64');
	}

	private async ofObject({ number }: Ref, left: ReadonlySet<string>, depth: number): Promise<string | undefined> {
		const { pages, job } = this.document;
		if (pages.holds(number)) return `page ${pages.indexOf(number)}`;
		const known = left === OF_ELEMENTS ? this.knownElements : this.known;
		if (known.has(number)) return known.get(number);
		if (depth > MOST_DEPTH || this.open.has(number)) return undefined;
		this.open.add(number);
		const mark = await this.ofValue(this.document.get(number), left, depth);
		this.open.delete(number);
		known.set(number, mark);
		const due = job.pace.step(OBJECT_COST);
		if (due) await due;
		return mark;
	}

	private async hashData(hash: Hash, stream: Stream): Promise<void> {
		const data = this.document.encoded(stream);
		for (let at = 0; at < data.length; at += STRETCH) {
			hash.update(data.subarray(at, at + STRETCH));
			const due = this.document.job.pace.step(STRETCH);
			if (due) await due;
		}
	}
}

const joinParts = (parts: readonly (string | undefined)[]): string | undefined =>
	parts.includes(undefined) ? undefined : createHash('sha256').update(parts.join(' ')).digest('base64');

/** Writes a value but for what it refers to, and no more once there are too many values. */
class ValueWriter {
	readonly refs: Ref[] = [];
	count = 0;

	constructor(private readonly hash: Hash) {}

	write(value: Value, left: ReadonlySet<string>): void {
		if (++this.count > MOST_VALUES) return;
		const { hash } = this;
		const found = value instanceof Stream ? value.dict : value;
		if (isRef(found)) {
			this.refs.push(found);
			hash.update('R');
		} else if (Array.isArray(found)) {
			hash.update(`[${found.length} `);
			for (const item of found) this.write(item, left);
		} else if (found instanceof Dict) this.writeDict(found, left, value instanceof Stream);
		else if (found instanceof Str) hash.update(`(${found.bytes.length} `).update(found.bytes);
		else if (found instanceof Name) hash.update(`/${found.text.length} ${found.text} `);
		else hash.update(`${String(found)} `);
	}

	private writeDict(dict: Dict, left: ReadonlySet<string>, isStream: boolean): void {
		// Appearances may have states of any name.
		const inside = left === OF_ANNOTATIONS ? NONE : left;
		this.hash.update('<');
		for (const [key, item] of dict) {
			if (left.has(key) || (isStream && key === LENGTH)) continue;
			this.hash.update(`/${key.length} ${key} `);
			this.write(item, inside);
		}
		this.hash.update('>');
	}
}
