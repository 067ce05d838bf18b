/**
 * A first look at the pages to stamp. They are located, not parsed, and what was seen before is recognised by its bytes: among
 * ten thousand pages there is often only one MediaBox and one dictionary of resources.
 */
import { asBuffer } from '../../pdf/syntax/characters';
import type { PdfDocument } from '../../pdf/document';
import type { Entries } from '../../pdf/syntax/entries';
import { isRef, Ref, type Value } from '../../pdf/syntax/values';
import type { PageGeometry } from '../geometry/geometry';
import { geometryOf } from '../geometry/page-geometry';

export interface SurveyedPage {
	/** Zero-based position in the document. */
	readonly index: number;
	/** Index into `Survey.kinds`. */
	readonly kind: number;
	/** The /Contents, unresolved. */
	readonly contents: Value | undefined;
	/** The own or inherited /Resources, unresolved. Dictionaries with the same bytes are one and the same object here. */
	readonly resources: Value | undefined;
	/** A fingerprint: pages that one program wrote look much alike. */
	readonly form: number;
}

export interface Survey {
	/** The geometries that occur, each once. */
	readonly kinds: readonly PageGeometry[];
	/** The selected pages, in order. */
	readonly pages: readonly SurveyedPage[];
}

/** `selected` are one-based page numbers. */
export async function survey(document: PdfDocument, selected: Uint32Array): Promise<Survey> {
	const surveyor = new Surveyor(document);
	const pages: SurveyedPage[] = [];
	for (const number of selected) {
		pages.push(surveyor.page(number - 1));
		const due = document.job.pace.step(600);
		if (due) await due;
	}
	return { kinds: surveyor.kinds, pages };
}

/** Longer dictionaries of resources are hardly ever repeated word for word. */
const RECOGNISED = 2000;
/** How much of a page's resources and content counts for its form: enough for the names that its maker gives. */
const LOOK = 128;

class Surveyor {
	readonly kinds: PageGeometry[] = [];
	private readonly kindOf = new Map<string, number>();
	/** Kinds by the bytes of the page's own entries, for each set of inherited ones. */
	private readonly recognised = new Map<object, Map<string, number>>();
	private readonly dictionaries = new Map<string, Value | undefined>();
	private entries: Entries | undefined;
	private bytes: Buffer = Buffer.alloc(0);

	constructor(private readonly document: PdfDocument) {}

	page(index: number): SurveyedPage {
		const { document } = this;
		const number = document.pages.number(index);
		const place = document.place(number);
		this.entries = document.entriesOf(number);
		if (!place || !this.entries) {
			const resources = document.pages.attribute(index, 'Resources');
			return { index, kind: this.kind(index), contents: document.entry(number, 'Contents'), resources, form: 0 };
		}
		if (this.bytes.buffer !== place.bytes.buffer || this.bytes.byteOffset !== place.bytes.byteOffset)
			this.bytes = asBuffer(place.bytes);
		const geometry = `${this.text('MediaBox')}|${this.text('CropBox')}|${this.text('Rotate')}|${this.text('UserUnit')}`;
		const [contentsText, resourcesText] = [this.text('Contents'), this.text('Resources')];
		let form = this.skeleton();
		const contents = reference(contentsText) ?? (contentsText === '' ? undefined : document.entry(number, 'Contents'));
		const resources = reference(resourcesText) ?? this.dictionary(index, resourcesText);
		form = this.look(contents, form);
		form = isRef(resources) ? this.look(resources, form) : textHash(resourcesText.slice(0, LOOK), form);
		return { index, kind: this.recognise(index, geometry), contents, resources, form };
	}

	/** The bytes of one of the page's own entries; empty where there is none. */
	private text(key: string): string {
		const { at } = this.entries!;
		const i = this.entries!.find(this.bytes, key);
		return i < 0 ? '' : this.bytes.toString('latin1', at[i + 2], at[i + 3]);
	}

	private dictionary(index: number, text: string): Value | undefined {
		const { document } = this;
		if (text === '') return document.pages.inheritedBy(index).Resources;
		// Encrypted strings mean the same only within one object.
		if (text.length > RECOGNISED || document.security) return document.entry(document.pages.number(index), 'Resources');
		if (!this.dictionaries.has(text)) this.dictionaries.set(text, document.entry(document.pages.number(index), 'Resources'));
		return this.dictionaries.get(text);
	}

	private recognise(index: number, geometry: string): number {
		const inherited = this.document.pages.inheritedBy(index);
		let known = this.recognised.get(inherited);
		if (!known) this.recognised.set(inherited, (known = new Map<string, number>()));
		let kind = known.get(geometry);
		if (kind === undefined) known.set(geometry, (kind = this.kind(index)));
		return kind;
	}

	private kind(index: number): number {
		const page = geometryOf(this.document, index);
		const signature = `${page.box.join(' ')} ${page.rotation} ${page.userUnit}`;
		let kind = this.kindOf.get(signature);
		if (kind === undefined) this.kindOf.set(signature, (kind = this.kinds.push(page) - 1));
		return kind;
	}

	/** The keys of the page and how their values begin. */
	private skeleton(): number {
		const { at, first, used } = this.entries!;
		let value = SEED;
		for (let i = first; i < used; i += 4) value = hash(this.bytes, at[i]! - 1, at[i + 2]! + 1, value);
		return value;
	}

	/** How the object begins that is referred to. */
	private look(value: Value | undefined, form: number): number {
		const place = isRef(value) ? this.document.place(value.number) : undefined;
		return place ? hash(place.bytes, place.start, Math.min(place.end, place.start + LOOK), form) : form;
	}
}

function reference(text: string): Ref | undefined {
	const match = /^(\d+) (\d+) R$/.exec(text);
	return match ? new Ref(Number(match[1]), Number(match[2])) : undefined;
}

/** FNV-1a, without digits and stopping where stream data begin: numbers differ from page to page. */
const SEED = 0x811c9dc5;
const STEP = 0x01000193;

function hash(bytes: Uint8Array, start: number, end: number, seed: number): number {
	let value = seed;
	for (let at = start; at < end; at++) {
		const byte = bytes[at]!;
		if (byte >= 48 && byte <= 57) continue;
		if (byte === 0x3e && bytes[at + 1] === 0x3e) break;
		value = Math.imul(value ^ byte, STEP);
	}
	return value;
}

const textHash = (text: string, seed: number): number => hash(Buffer.from(text, 'latin1'), 0, text.length, seed);
