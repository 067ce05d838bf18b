/**
 * Resources that only removed pages used (ISO 32000-2, 7.8.3; docs/semantics.md, §10.1). Many programs write one dictionary for all
 * pages, with everything that any of them draws. Resources that only a removed page drew must not stay in it.
 *
 * A candidate is what a removed page lists and a page that stays lists too. The pages that stay are read until they are known to
 * use all that removed pages list. In most documents, the first page is enough.
 */
import type { PdfDocument } from '../../pdf/document';
import { Dict, isDict, isRef, Ref, type Value } from '../../pdf/syntax/values';
import { mapCategories, references, ResourceLists, Resources, type ResourceList } from '../content/resource-lists';
import { ResourceUses } from '../content/resource-uses';

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
	const candidates = new Candidates(document.size);
	for (const page of dropped) {
		candidates.noteRemoved(lists.of(page));
		const due = pace.step(400);
		if (due) await due;
	}
	const uses = new ResourceUses(document);
	/** The pages that list candidates. */
	const pages: number[] = [];
	for (const page of kept) {
		if (candidates.areAllUsed) break;
		const list = lists.of(page);
		let due = pace.step(400);
		if (candidates.consider(list)) {
			pages.push(page);
			if (candidates.hasSomeOf(list)) {
				await uses.prepare(page);
				readPage(document, page, lists, uses, candidates);
			}
			due ??= pace.step(20_000);
		}
		if (due) await due;
	}
	if (!candidates.isEmpty) await trim(document, lists, pages, candidates);
	return document.pages.inherits('Resources') && (await nodesList(document, kept, lists, candidates));
}

/** Whether nodes of the page tree list, for the pages `kept`, what removed pages listed. */
async function nodesList(
	document: PdfDocument,
	kept: readonly number[],
	lists: ResourceLists,
	candidates: Candidates,
): Promise<boolean> {
	for (const page of kept) {
		if (candidates.wasRemoved(lists.inheritedBy(page))) return true;
		const due = document.job.pace.step(400);
		if (due) await due;
	}
	return false;
}

/** Takes what a page uses out of the candidates. */
function readPage(document: PdfDocument, page: number, lists: ResourceLists, uses: ResourceUses, candidates: Candidates): void {
	const dict = document.dict(lists.valueOf(page));
	if (!dict) return;
	const resources = new Resources(document, dict);
	// Color spaces that are used without being named (8.6.5.6).
	for (const name of ['DefaultGray', 'DefaultRGB', 'DefaultCMYK']) candidates.use(resources.named(name));
	let names = uses.inContent(page);
	for (const name of names ?? []) candidates.use(resources.named(name));
	// The forms that the page draws are looked into last, because it hardly ever needs resources of the page.
	if (names && !candidates.hasSomeOf(lists.of(page))) return;
	names &&= uses.borrowed(page, resources, names);
	if (!names) candidates.useAll(lists.of(page));
	for (const name of names ?? []) candidates.use(resources.named(name));
}

/** The state of an object that removed pages list. */
const LISTED = 1;
const USED = 2;

/** The objects that removed pages list, other pages list too, and no page is known to use so far. */
class Candidates {
	/** By object number: LISTED or USED for what removed pages list. */
	private readonly leaving: Uint8Array;
	/** How many are LISTED. */
	private unused = 0;
	private readonly open = new Set<number>();
	/** Values that were looked into: thousands of pages can name one with thousands of references. */
	private readonly used = new WeakSet<object>();

	/** `size`: one more than the highest object number. */
	constructor(size: number) {
		this.leaving = new Uint8Array(size);
	}

	get isEmpty(): boolean {
		return this.open.size === 0;
	}

	/** Whether pages that stay use everything that removed pages list. */
	get areAllUsed(): boolean {
		return this.unused === 0;
	}

	/** Whether a resource is a candidate, or refers to one. */
	has(value: Value): boolean {
		return isRef(value) ? this.open.has(value.number) : references(value).some((number) => this.open.has(number));
	}

	/** Notes the list of a page that goes. */
	noteRemoved(list: ResourceList): void {
		if (list.isNoted) return;
		list.isNoted = true;
		for (const number of list.numbers) {
			if (this.leaving[number] === 0) this.unused++;
			this.leaving[number] = LISTED;
		}
		for (const category of list.categories) this.noteRemoved(category);
	}

	/** Adds what a page that stays lists, too. Returns whether there is such a thing. */
	consider(list: ResourceList): boolean {
		if (!list.left) {
			list.left = list.numbers.filter((number) => this.leaving[number] === LISTED);
			for (const number of list.left) this.open.add(number);
		}
		let found = list.left.length > 0;
		for (const category of list.categories) found = this.consider(category) || found;
		return found;
	}

	/** Whether a removed page lists something of this list. */
	wasRemoved(list: ResourceList): boolean {
		return (list.isLeaving ??=
			list.numbers.some((number) => this.leaving[number]! > 0) || list.categories.some((one) => this.wasRemoved(one)));
	}

	/** Whether something of a list is a candidate. */
	hasSomeOf(list: ResourceList): boolean {
		const left = (list.left ??= [...list.numbers]);
		while (left.length > 0 && !this.open.has(left.at(-1)!)) left.pop();
		return left.length > 0 || list.categories.some((category) => this.hasSomeOf(category));
	}

	/** A page uses resources. */
	use(values: readonly Value[]): void {
		for (const value of values) {
			if (isRef(value)) this.take(value.number);
			else if (typeof value === 'object' && value !== null && !this.used.has(value)) {
				this.used.add(value);
				for (const number of references(value)) this.take(number);
			}
		}
	}

	/** A page may use everything that it lists. */
	useAll(list: ResourceList): void {
		for (const number of list.left ?? list.numbers) this.take(number);
		list.left = [];
		for (const category of list.categories) this.useAll(category);
	}

	private take(number: number): void {
		if (this.leaving[number] !== LISTED) return;
		this.leaving[number] = USED;
		this.unused--;
		this.open.delete(number);
	}
}

/** Gives the pages their own resources, without those that no page uses. */
async function trim(
	document: PdfDocument,
	lists: ResourceLists,
	pages: readonly number[],
	candidates: Candidates,
): Promise<void> {
	const trimmed = new Map<number | Dict, Ref>();
	const categories = new Map<number, Value>();
	const withoutUnused = (category: Value): Value => {
		const dict = document.dict(category);
		if (!dict) return category;
		const known = isRef(category) ? categories.get(category.number) : undefined;
		if (known !== undefined) return known;
		const left = new Dict([...dict].filter(([, value]) => !candidates.has(value)));
		const made = left.size === dict.size ? category : isRef(category) ? document.add(left) : left;
		if (isRef(category)) categories.set(category.number, made);
		return made;
	};
	for (const page of pages) {
		if (!candidates.hasSomeOf(lists.of(page))) continue;
		const value = lists.valueOf(page);
		const resources = document.dict(value);
		if (!resources) continue;
		const isOwn = isDict(document.entry(page, 'Resources'));
		const key = isRef(value) ? value.number : resources;
		const made = trimmed.get(key) ?? mapCategories(resources, withoutUnused);
		const given = made instanceof Dict && !isOwn ? document.add(made) : made;
		if (given instanceof Ref) trimmed.set(key, given);
		document.patch(page, { Resources: given });
		const due = document.job.pace.step(1000);
		if (due) await due;
	}
}
