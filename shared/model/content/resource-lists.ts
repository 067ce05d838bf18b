/** The resources that pages list (ISO 32000-2, 7.8.3), found without parsing the pages. */
import type { PdfDocument } from '../../pdf/document';
import { LESS_THAN, asBuffer, isDigit, readInteger } from '../../pdf/syntax/characters';
import { Entries } from '../../pdf/syntax/entries';
import { STRING } from '../../pdf/syntax/scan';
import { Dict, isDict, isRef, Ref, type Value } from '../../pdf/syntax/values';

/** The categories of a dictionary of resources that hold named ones (Table 34). */
const CATEGORIES = ['ExtGState', 'ColorSpace', 'Pattern', 'Shading', 'XObject', 'Font', 'Properties'] as const;

/**
 * The objects that a dictionary of resources, or one category of it, names. Pages that share a dictionary share its list, and each is
 * read once: a small file can have thousands of pages that share a category of thousands of fonts.
 */
export interface ResourceList {
	readonly numbers: readonly number[];
	/** Lists of the categories that are indirect objects. */
	readonly categories: readonly ResourceList[];
	/** Whether it was read as the list of a removed page. */
	isNoted?: boolean;
	/** Whether a removed page lists something of it. */
	isLeaving?: boolean;
	/** Those of `numbers` that may still be in question. */
	left?: number[];
}

export class ResourceLists {
	private readonly shared = new Map<number | Dict, ResourceList>();
	private readonly categories = new Map<number, ResourceList>();
	/** The entries of the page at hand, and those of the resources that are written in it. */
	private readonly entries = new Entries();
	private readonly inside = new Entries();
	private readonly source: Buffer;
	/** Where the resources are written that were listed last, and their list: those of the next page are often the same. */
	private last: { readonly start: number; readonly end: number; readonly list: ResourceList } | undefined;

	constructor(private readonly document: PdfDocument) {
		this.source = asBuffer(document.bytes);
	}

	of(page: number): ResourceList {
		const { document } = this;
		const place = document.place(page);
		const { entries } = this;
		const found = place && document.locate(page, place, entries) ? entries.find(place.bytes, 'Resources') : -1;
		if (!place || found < 0 || place.bytes[entries.at[found + 2]!] !== LESS_THAN) return this.ofShared(this.valueOf(page));
		const start = entries.at[found + 2]!;
		const end = entries.at[found + 3]!;
		const { last, source } = this;
		const isOfFile = place.bytes === document.bytes;
		if (last && isOfFile && source.compare(source, last.start, last.end, start, end) === 0) return last.list;
		const list = this.written(place.bytes, start, end) ?? this.ofShared(this.valueOf(page));
		if (isOfFile) this.last = { start, end, list };
		return list;
	}

	/** The page's own or inherited resources, unresolved. */
	valueOf(page: number): Value | undefined {
		return this.document.entry(page, 'Resources') ?? this.givenTo(page);
	}

	/** The resources that a node of the page tree has for a page, whether or not the page has its own. */
	inheritedBy(page: number): ResourceList {
		return this.ofShared(this.givenTo(page));
	}

	private givenTo(page: number): Value | undefined {
		const { pages } = this.document;
		const index = pages.indexOf(page);
		return index < 0 ? undefined : pages.inheritedBy(index).Resources;
	}

	/** The list of a dictionary that is not parsed; undefined if it is malformed. */
	private written(bytes: Uint8Array, start: number, end: number): ResourceList | undefined {
		const { inside } = this;
		if (!inside.locate(bytes, start, end)) return undefined;
		const { at, scan } = inside;
		const numbers: number[] = [];
		const categories: ResourceList[] = [];
		for (const key of CATEGORIES) {
			const entry = inside.find(bytes, key);
			if (entry < 0) continue;
			const from = at[entry + 2]!;
			const to = at[entry + 3]!;
			if (isDigit(bytes[from])) categories.push(this.category(readInteger(bytes, from, to).value));
			else
				for (let mark = inside.marksFrom; mark < inside.marksTo; mark += 3)
					if (scan.marks[mark] !== STRING && scan.marks[mark + 1]! >= from && scan.marks[mark + 1]! < to)
						numbers.push(scan.marks[mark]!);
		}
		return { numbers, categories };
	}

	private ofShared(value: Value | undefined): ResourceList {
		const key = isRef(value) ? value.number : isDict(value) ? value : undefined;
		if (key === undefined) return NO_RESOURCES;
		let known = this.shared.get(key);
		if (!known) {
			const resources = this.document.dict(value);
			const given = CATEGORIES.map((category) => resources?.get(category));
			known = {
				numbers: given.flatMap((one) => (isDict(one) ? references(one) : [])),
				categories: given.flatMap((one) => (isRef(one) ? [this.category(one.number)] : [])),
			};
			this.shared.set(key, known);
		}
		return known;
	}

	private category(number: number): ResourceList {
		let known = this.categories.get(number);
		if (!known) {
			const value = this.document.dict(new Ref(number));
			this.categories.set(number, (known = { numbers: value ? references(value) : [], categories: [] }));
		}
		return known;
	}
}

const NO_RESOURCES: ResourceList = { numbers: [], categories: [] };

/** A dictionary of resources as a parsed value. */
export class Resources {
	private readonly categories: readonly Dict[];

	constructor(document: PdfDocument, resources: Dict) {
		this.categories = CATEGORIES.flatMap((key) => document.dict(resources.get(key)) ?? []);
	}

	/** The resources of this name, of any category. */
	named(name: string): Value[] {
		const found: Value[] = [];
		for (const category of this.categories) {
			const value = category.get(name);
			if (value !== undefined) found.push(value);
		}
		return found;
	}
}

/** A copy of `resources` in which `change` replaced the categories. */
export function mapCategories(resources: Dict, change: (category: Value) => Value): Dict {
	const copy = new Dict(resources);
	for (const key of CATEGORIES) {
		const value = resources.get(key);
		if (value !== undefined) copy.set(key, change(value));
	}
	return copy;
}

/** The numbers of the objects that a value refers to, each once. */
export function references(value: Value): number[] {
	const numbers = new Set<number>();
	const open: Value[] = [value];
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		if (next instanceof Ref) numbers.add(next.number);
		else if (Array.isArray(next)) for (const item of next) open.push(item);
		else if (next instanceof Dict) for (const item of next.values()) open.push(item);
	}
	return [...numbers];
}
