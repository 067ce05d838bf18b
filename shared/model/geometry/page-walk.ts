/**
 * Looking at many pages: geometry, resources and content of each. Pages are located, not parsed, and recognised by their bytes: among
 * ten thousand pages there is often only one MediaBox and one dictionary of resources, and most say the same as the page before them.
 */
import type { PdfDocument } from '../../pdf/document';
import { asBuffer, BLANK, isDigit, LETTER_R, readInteger } from '../../pdf/syntax/characters';
import { Entries } from '../../pdf/syntax/entries';
import { Ref, type Value } from '../../pdf/syntax/values';
import { rememberAnswers } from '../tree/remembered';
import type { PageGeometry } from './geometry';
import { geometryOf } from './page-geometry';

export interface Pages {
	/** The geometries that occur, each once. */
	readonly kinds: readonly PageGeometry[];
	/** For each page the index of its geometry in `kinds`. */
	readonly kindOf: Int32Array;
	/** Resources of the pages; many pages may share one. */
	readonly resources: ReadonlySet<Value | undefined>;
}

/** All pages, without their content. */
export const walkPages = rememberAnswers(walkAll);

async function walkAll(document: PdfDocument): Promise<Pages> {
	const { pages, job } = document;
	const walk = new PageWalk(document);
	const kindOf = new Int32Array(pages.count);
	const resources = new Set<Value | undefined>();
	for (let index = 0; index < pages.count; index++) {
		walk.goTo(index);
		kindOf[index] = walk.kind;
		resources.add(walk.resources);
		const due = job.pace.step(300);
		if (due) await due;
	}
	return { kinds: walk.kinds, kindOf, resources };
}

const GEOMETRY = ['MediaBox', 'CropBox', 'Rotate', 'UserUnit'] as const;

/** Longer dictionaries of resources are hardly ever repeated word for word. */
const RECOGNISED = 2000;
/** A string, in parentheses or in single angle brackets. */
const STRING = /\(|(?:^|[^<])<(?!<)/;

/** One page at a time; `goTo` is called before anything else is asked. */
export class PageWalk {
	/** The geometries that occurred, each once. */
	readonly kinds: PageGeometry[] = [];
	/** Index of the page's geometry in `kinds`. */
	kind = -1;
	/** The own or inherited /Resources, unresolved. Dictionaries with the same bytes are usually one and the same object here. */
	resources: Value | undefined;
	/** The bytes that the page is written in, and where its entries are in them; undefined if it is not written as a dictionary. */
	bytes: Buffer | undefined;
	readonly entries = new Entries();

	private index = -1;
	private inherited: object | undefined;
	private readonly geometry = new Spans(GEOMETRY);
	private readonly own = new Spans(['Resources']);
	private readonly kindOf = new Map<string, number>();
	/** Kinds by the bytes of the page's own entries, for each set of inherited ones. */
	private readonly recognised = new Map<object, Map<string, number>>();
	private readonly dictionaries = new Map<string, Value | undefined>();

	constructor(private readonly document: PdfDocument) {}

	/** Looks at the page at `index`, counted from 0. */
	goTo(index: number): void {
		const { document, entries, inherited: before } = this;
		const { pages } = document;
		const number = pages.number(index);
		const place = document.place(number);
		const inherited = pages.inheritedBy(index);
		this.index = index;
		this.inherited = inherited;
		if (!place || !document.locate(number, place, entries)) {
			this.bytes = undefined;
			this.geometry.forget();
			this.own.forget();
			this.kind = this.kindHere();
			this.resources = pages.attribute(index, 'Resources');
			return;
		}
		if (this.bytes?.buffer !== place.bytes.buffer || this.bytes.byteOffset !== place.bytes.byteOffset)
			this.bytes = asBuffer(place.bytes);
		// Both are compared, because each remembers what it was given last.
		const [hasSameGeometry, hasSameResources] = [this.geometry.take(this.bytes, entries), this.own.take(this.bytes, entries)];
		if (!hasSameGeometry || inherited !== before) this.kind = this.recognise(inherited);
		if (!hasSameResources || inherited !== before) this.resources = this.resourcesHere();
	}

	/** The page's /Contents, unresolved. */
	contents(): Value | undefined {
		const { document, bytes } = this;
		const number = document.pages.number(this.index);
		if (!bytes) return document.entry(number, 'Contents');
		const i = this.entries.find(bytes, 'Contents');
		if (i < 0) return undefined;
		const { at } = this.entries;
		return referenceIn(bytes, at[i + 2]!, at[i + 3]!) ?? document.entry(number, 'Contents');
	}

	/** Where the page's own /Resources are in `bytes`; from 0 to 0 if it inherits them. */
	get resourcesSpan(): readonly [start: number, end: number] {
		return this.own.of(0);
	}

	private resourcesHere(): Value | undefined {
		const { document, index } = this;
		const { pages } = document;
		const [start, end] = this.own.of(0);
		if (start === end) return pages.inheritedBy(index).Resources;
		const reference = referenceIn(this.bytes!, start, end);
		if (reference) return reference;
		const read = () => document.entry(pages.number(index), 'Resources');
		if (end - start > RECOGNISED) return read();
		const text = this.own.text();
		// Encrypted strings mean the same only within one object.
		if (document.security && STRING.test(text)) return read();
		if (!this.dictionaries.has(text)) this.dictionaries.set(text, read());
		return this.dictionaries.get(text);
	}

	private recognise(inherited: object): number {
		let known = this.recognised.get(inherited);
		if (!known) this.recognised.set(inherited, (known = new Map<string, number>()));
		const text = this.geometry.text();
		let kind = known.get(text);
		if (kind === undefined) known.set(text, (kind = this.kindHere()));
		return kind;
	}

	private kindHere(): number {
		const page = geometryOf(this.document, this.index);
		const signature = `${page.box.join(' ')} ${page.rotation} ${page.userUnit}`;
		let kind = this.kindOf.get(signature);
		if (kind === undefined) this.kindOf.set(signature, (kind = this.kinds.push(page) - 1));
		return kind;
	}
}

/** Where some entries of a page are written, compared with those of the page before. */
class Spans {
	private bytes: Buffer | undefined;
	private readonly from: Int32Array;
	private readonly to: Int32Array;

	constructor(private readonly keys: readonly string[]) {
		this.from = new Int32Array(keys.length);
		this.to = new Int32Array(keys.length);
	}

	forget(): void {
		this.bytes = undefined;
	}

	/** Takes the entries of a page; whether they are written as those of the page before. */
	take(bytes: Buffer, entries: Entries): boolean {
		const { bytes: old, from, to, keys } = this;
		let same = old !== undefined;
		for (let index = 0; index < keys.length; index++) {
			const i = entries.find(bytes, keys[index]!);
			const start = i < 0 ? 0 : entries.at[i + 2]!;
			const end = i < 0 ? 0 : entries.at[i + 3]!;
			same &&= sameBytes(old!, from[index]!, to[index]!, bytes, start, end);
			from[index] = start;
			to[index] = end;
		}
		this.bytes = bytes;
		return same;
	}

	/** Where the value of the entry is; nowhere, from 0 to 0, if the page does not have the entry. */
	of(index: number): readonly [start: number, end: number] {
		return [this.from[index]!, this.to[index]!];
	}

	text(): string {
		let text = '';
		for (let index = 0; index < this.keys.length; index++)
			text += `${this.bytes!.toString('latin1', this.from[index], this.to[index])}|`;
		return text;
	}
}

function sameBytes(one: Uint8Array, from: number, to: number, other: Uint8Array, start: number, end: number): boolean {
	if (to - from !== end - start) return false;
	for (let at = from, there = start; at < to; at++, there++) if (one[at] !== other[there]) return false;
	return true;
}

/** The reference that is written from `start` to `end` as nearly all are, `N G R`; undefined for anything else. */
function referenceIn(bytes: Uint8Array, start: number, end: number): Ref | undefined {
	if (!isDigit(bytes[start]) || bytes[end - 1] !== LETTER_R || bytes[end - 2] !== BLANK) return undefined;
	const number = readInteger(bytes, start, end);
	const generation = readInteger(bytes, number.after + 1, end);
	const isWhole = bytes[number.after] === BLANK && generation.value >= 0 && generation.after === end - 2;
	return isWhole ? new Ref(number.value, generation.value) : undefined;
}
