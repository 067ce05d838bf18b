/**
 * Resources that only removed pages used (ISO 32000-2, 7.8.3; docs/semantics.md, §10.1). Many programs write one dictionary for all
 * pages, with everything that any of them draws. What a removed page drew must not stay in it.
 *
 * Only what a removed page lists and a page that stays lists too is in question. The pages that stay are read until one of
 * them is found to use it. In most documents, that is the first one.
 */
import type { PdfDocument } from '../document';
import { LESS_THAN, asBuffer } from '../syntax/characters';
import { STRING } from '../syntax/scan';
import { Dict, isDict, isName, isRef, Ref, Stream, type Value } from '../syntax/values';

/**
 * Takes what only the pages `dropped` use out of the resources of the pages `kept`; both are object numbers. Returns whether
 * nodes of the page tree still list what such pages had: then the tree must be rebuilt, which leaves resources to pages alone.
 */
export async function dropUnusedResources(
	document: PdfDocument,
	kept: readonly number[],
	dropped: readonly number[],
): Promise<boolean> {
	const { pace } = document.job;
	const lists = new ResourceLists(document);
	const leaving = new Uint8Array(document.size);
	for (const page of dropped) {
		const list = lists.of(page);
		if (!list.isNoted) for (const number of list.numbers) leaving[number] = 1;
		list.isNoted = true;
		const due = pace.step(400);
		if (due) await due;
	}
	/** What is in question and no page is known to use so far, and the pages that list such things. */
	const pending = new Set<number>();
	const pages: number[] = [];
	const inherits = document.pages.inherits('Resources');
	let nodesList = false;
	for (const page of kept) {
		const list = lists.of(page);
		if (!list.pending) {
			list.pending = list.numbers.filter((number) => leaving[number] === 1);
			for (const number of list.pending) pending.add(number);
		}
		if (list.pending.length > 0) pages.push(page);
		if (inherits) nodesList ||= lists.inheritedBy(page).numbers.some((number) => leaving[number] === 1);
		const due = pace.step(400);
		if (due) await due;
	}
	const uses = new Uses(document);
	for (const page of pages) {
		if (pending.size === 0) break;
		if (!listsSome(lists.of(page), pending)) continue;
		const resources = document.dict(lists.valueOf(page));
		if (!resources) continue;
		const names = uses.names(page, resources);
		const used = names && [...names].flatMap((name) => uses.named(resources, name));
		for (const { value } of [...(used ?? []), ...uses.unnamed(resources)])
			for (const number of lists.in(value)) pending.delete(number);
		// Appearances are looked into last, because they hardly ever need resources of their page.
		if (!used || (listsSome(lists.of(page), pending) && uses.isBorrowedBy(page)))
			for (const number of lists.of(page).numbers) pending.delete(number);
		const due = pace.step(20_000);
		if (due) await due;
	}
	if (pending.size > 0) trim(document, lists, pages, pending);
	return nodesList;
}

/** Whether a list has something of `pending`, from which objects only go. */
function listsSome(list: ResourceList, pending: ReadonlySet<number>): boolean {
	const left = (list.pending ??= [...list.numbers]);
	while (left.length > 0 && !pending.has(left.at(-1)!)) left.pop();
	return left.length > 0;
}

/** The objects that a dictionary of resources refers to. Pages that share a dictionary share its list, and each is read once. */
interface ResourceList {
	readonly numbers: readonly number[];
	/** Whether it was read as that of a page that goes. */
	isNoted?: boolean;
	/** Those that may still be in question. */
	pending?: number[];
}

class ResourceLists {
	private readonly shared = new Map<number | Dict, ResourceList>();
	private readonly inner = new Map<number, readonly number[]>();
	private readonly source: Buffer;
	/** Where the resources are written that were listed last, and their list: those of the next page are often the same. */
	private last: { readonly start: number; readonly end: number; readonly list: ResourceList } | undefined;

	constructor(private readonly document: PdfDocument) {
		this.source = asBuffer(document.bytes);
	}

	of(page: number): ResourceList {
		const { document } = this;
		const place = document.place(page);
		const entries = place && document.entriesOf(page);
		const found = entries ? entries.find(place.bytes, 'Resources') : -1;
		if (!entries || found < 0 || place.bytes[entries.at[found + 2]!] !== LESS_THAN) return this.ofShared(this.valueOf(page));
		const start = entries.at[found + 2]!;
		const end = entries.at[found + 3]!;
		const { last, source } = this;
		const isOfFile = place.bytes === document.bytes;
		if (last && isOfFile && source.compare(source, last.start, last.end, start, end) === 0) return last.list;
		const { marks } = entries.scan;
		const own: number[] = [];
		for (let mark = entries.marksFrom; mark < entries.marksTo; mark += 3)
			if (marks[mark] !== STRING && marks[mark + 1]! >= start && marks[mark + 1]! < end) own.push(marks[mark]!);
		const { length } = own;
		for (let i = 0; i < length; i++) for (const number of this.innerOf(own[i]!)) own.push(number);
		const list: ResourceList = { numbers: own };
		if (isOfFile) this.last = { start, end, list };
		return list;
	}

	/** The page's own or inherited resources, unresolved. */
	valueOf(page: number): Value | undefined {
		return this.document.entry(page, 'Resources') ?? this.givenTo(page);
	}

	/** What a node of the page tree has for a page, whether the page has resources of its own or not. */
	inheritedBy(page: number): ResourceList {
		return this.ofShared(this.givenTo(page));
	}

	private givenTo(page: number): Value | undefined {
		const { pages } = this.document;
		const index = pages.indexOf(page);
		return index < 0 ? undefined : pages.inheritedBy(index).Resources;
	}

	/** The numbers of all objects that a resource refers to. */
	in(value: Value): readonly number[] {
		return references(value).flatMap((number) => [number, ...this.innerOf(number)]);
	}

	private ofShared(value: Value | undefined): ResourceList {
		const key = isRef(value) ? value.number : isDict(value) ? value : undefined;
		if (key === undefined) return { numbers: [] };
		let known = this.shared.get(key);
		if (!known) {
			const dict = this.document.dict(value);
			const numbers = dict ? resourcesOf(this.document, dict).flatMap((resource) => this.in(resource.value)) : [];
			this.shared.set(key, (known = { numbers }));
		}
		return known;
	}

	/** What a dictionary without /Type refers to: one of a category, such as all fonts, which may be an object of its own. */
	private innerOf(number: number): readonly number[] {
		const { document, inner } = this;
		let known = inner.get(number);
		if (!known) {
			const isTyped = document.isStream(number) || document.entry(number, 'Type') !== undefined;
			const value = isTyped ? null : document.get(number);
			known = isDict(value) ? references(value) : [];
			inner.set(number, known);
		}
		return known;
	}
}

interface Resource {
	readonly category: string;
	readonly name: string;
	readonly value: Value;
}

/** The entries of all categories of a dictionary of resources. */
function resourcesOf(document: PdfDocument, resources: Dict): Resource[] {
	return [...resources].flatMap(([category, value]) => {
		const dict = category === 'ProcSet' ? undefined : document.dict(value);
		return dict ? [...dict].map(([name, entry]): Resource => ({ category, name, value: entry })) : [];
	});
}

/** The references in a value. */
function references(value: Value): number[] {
	const numbers: number[] = [];
	const open: Value[] = [value];
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		if (next instanceof Ref) numbers.push(next.number);
		else if (Array.isArray(next)) for (const item of next) open.push(item);
		else if (next instanceof Dict) for (const item of next.values()) open.push(item);
	}
	return numbers;
}

/** What pages use. A name counts wherever it is in content: too many keep a resource that goes unused, too few would lose one. */
class Uses {
	private readonly ofStreams = new Map<Stream, ReadonlySet<string> | undefined>();
	private readonly byName = new Map<Dict, ReadonlyMap<string, Resource[]>>();

	constructor(private readonly document: PdfDocument) {}

	/** The resources of this name, of any category. */
	named(resources: Dict, name: string): readonly Resource[] {
		let known = this.byName.get(resources);
		if (!known) {
			const index = new Map<string, Resource[]>();
			for (const resource of resourcesOf(this.document, resources)) {
				const same = index.get(resource.name);
				if (same) same.push(resource);
				else index.set(resource.name, [resource]);
			}
			this.byName.set(resources, (known = index));
		}
		return known.get(name) ?? [];
	}

	/** Colour spaces that are used without being named (8.6.5.6). */
	unnamed(resources: Dict): readonly Resource[] {
		return ['DefaultGray', 'DefaultRGB', 'DefaultCMYK'].flatMap((name) => this.named(resources, name));
	}

	/** The names of resources in the content of a page; undefined if they cannot be told. */
	names(page: number, resources: Dict): ReadonlySet<string> | undefined {
		const { document } = this;
		const contents = document.entry(page, 'Contents');
		const names = new Set<string>();
		for (const item of document.array(contents) ?? [contents]) {
			const stream = document.resolve(item);
			const found = stream instanceof Stream ? this.in(stream) : [];
			if (!found) return undefined;
			for (const name of found) names.add(name);
		}
		// Forms without resources of their own use those of the page, and may draw further forms: the set grows while it is walked.
		for (const name of names)
			for (const resource of this.named(resources, name)) {
				const borrower = this.borrowerOf(resource);
				const found = borrower instanceof Stream ? this.in(borrower) : [];
				if (borrower === 'others' || !found) return undefined;
				for (const more of found) names.add(more);
			}
		return names;
	}

	/** Whether an annotation of a page has an appearance without resources of its own. */
	isBorrowedBy(page: number): boolean {
		const { document } = this;
		return (document.array(document.entry(page, 'Annots')) ?? []).some((annotation) => {
			const appearances = document.dict(document.dict(annotation)?.get('AP'));
			return [...(appearances?.values() ?? [])].some((value) => {
				const found = document.resolve(value);
				const streams = isDict(found) ? [...found.values()].map((state) => document.resolve(state)) : [found];
				return streams.some((stream) => stream instanceof Stream && !this.hasResources(stream));
			});
		});
	}

	/** A form without resources of its own; `others` for anything else that has none. */
	private borrowerOf({ category, value }: Resource): Stream | 'others' | undefined {
		const { document } = this;
		const found = document.resolve(value);
		if (category === 'XObject')
			return found instanceof Stream && isName(document.resolve(found.dict.get('Subtype')), 'Form') && !this.hasResources(found)
				? found
				: undefined;
		const dict = document.dict(found);
		if (category === 'Font')
			return isName(document.resolve(dict?.get('Subtype')), 'Type3') && !dict?.has('Resources') ? 'others' : undefined;
		if (category === 'Pattern') return found instanceof Stream && !this.hasResources(found) ? 'others' : undefined;
		const group = category === 'ExtGState' ? document.resolve(document.dict(dict?.get('SMask'))?.get('G')) : null;
		return group instanceof Stream && !this.hasResources(group) ? 'others' : undefined;
	}

	private hasResources({ dict }: Stream): boolean {
		return this.document.dict(dict.get('Resources')) !== undefined;
	}

	/** The names in the data of a stream; undefined if it cannot be decoded to its end. */
	private in(stream: Stream): ReadonlySet<string> | undefined {
		if (this.ofStreams.has(stream)) return this.ofStreams.get(stream);
		const part = this.document.decodedPart(stream);
		const names = part?.whole ? namesIn(part.data) : undefined;
		this.ofStreams.set(stream, names);
		return names;
	}
}

const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]+)/g;

function namesIn(content: Uint8Array): ReadonlySet<string> {
	const names = new Set<string>();
	for (const [, name = ''] of asBuffer(content).toString('latin1').matchAll(NAME))
		names.add(name.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))));
	return names;
}

/** Gives the pages resources of their own, without `unused`. */
function trim(document: PdfDocument, lists: ResourceLists, pages: readonly number[], unused: ReadonlySet<number>): void {
	const trimmed = new Map<number | Dict, Ref>();
	for (const page of pages) {
		if (!listsSome(lists.of(page), unused)) continue;
		const own = document.entry(page, 'Resources');
		const value = lists.valueOf(page);
		const resources = document.dict(value);
		if (!resources) continue;
		const isOwn = isDict(own);
		const key = isRef(value) ? value.number : resources;
		let ref = trimmed.get(key);
		if (!ref && !isOwn) trimmed.set(key, (ref = document.add(without(document, lists, resources, unused))));
		document.patch(page, { Resources: ref ?? without(document, lists, resources, unused) });
	}
}

function without(document: PdfDocument, lists: ResourceLists, resources: Dict, unused: ReadonlySet<number>): Dict {
	const isUnused = (value: Value): boolean => lists.in(value).some((number) => unused.has(number));
	return new Dict(
		[...resources].map(([category, value]): [string, Value] => {
			const dict = category === 'ProcSet' ? undefined : document.dict(value);
			const entries = dict && [...dict].filter(([, entry]) => !isUnused(entry));
			return [category, entries && entries.length < dict.size ? new Dict(entries) : value];
		}),
	);
}
