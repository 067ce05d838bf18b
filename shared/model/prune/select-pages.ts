/**
 * Turns an opened document into one with exactly the pages wanted (docs/semantics.md, §10): `save` then writes it.
 *
 * A mere change of order touches the page tree and the labels. If pages are removed, only objects that refer to them, or to
 * objects that are removed with them, are looked at.
 */
import type { PdfDocument } from '../../pdf/document';
import { Annotations } from '../annotation/annotations';
import { PageCopies } from './copies';
import { Destinations } from '../navigation/destinations';
import { dropDocumentParts } from './document-parts';
import { FormPruning } from '../form/form-pruning';
import { MentionedFields } from '../form/mentioned-fields';
import { dropLeftovers } from './leftovers';
import { reorderPageLabels } from '../navigation/labels';
import { Outlines } from '../navigation/outlines';
import { dropPrintRange } from '../navigation/print-range';
import { touchReferrer, type Features } from './referrers';
import { Removal } from '../tree/removal';
import { dropUnusedResources } from './resources';
import { Structure } from '../structure/structure';
import { Threads } from '../navigation/threads';
import { mark, type Reached } from '../../pdf/reachability';
import { isName, isRef, Ref, type Dict, type Value } from '../../pdf/syntax/values';

/** The changes that a selection made to a document. */
export interface SelectionFacts {
	readonly pageCount: number;
	readonly removedPages: number;
	/** Pages that are second or later copies of another. */
	readonly repeatedPages: number;
	readonly removedOutlineItems: number;
	readonly removedDestinations: number;
	/** Links on pages that stay, whose target was removed. */
	readonly removedLinks: number;
	readonly removedFields: number;
	readonly removedSignatures: number;
	readonly removedStructureElements: number;
	/** The form's XFA packet described removed pages and was removed. */
	readonly removedXfa: boolean;
}

/** Rounds of looking at referrers: real documents need one or two, and cycles of arrays must end. */
const ROUNDS = 10;

/**
 * Selects the pages of `order`: one-based source page numbers in the order wanted, repeats allowed, at least one.
 *
 * @throws OctavoError `limit_exceeded`, `cancelled`.
 */
export async function selectPages(document: PdfDocument, order: Uint32Array): Promise<SelectionFacts> {
	const { pages } = document;
	// Copies of a page are made of what it has then.
	await pages.keepStreams();
	const { numbers, dropped, repeated, used } = await arrange(document, order);
	const moved = numbers.length !== pages.count || numbers.some((number, index) => number !== pages.number(index));
	const ascending = order.every((page, index) => index === 0 || page > order[index - 1]!);
	if (moved) {
		await reorderPageLabels(document, order);
		dropDocumentParts(document);
		dropPrintRange(document);
	}
	const leaving = dropped.length > 0 ? await readLeaving(document, dropped) : undefined;
	const inherits = leaving ? await dropUnusedResources(document, numbers, dropped) : false;
	if (moved) await (ascending && !inherits ? pages.keep(used) : pages.rebuild(numbers));
	const pruned = leaving ? await prune(document, numbers, leaving) : undefined;
	return {
		pageCount: numbers.length,
		removedPages: dropped.length,
		repeatedPages: repeated,
		removedOutlineItems: pruned?.outlines.removedItems ?? 0,
		removedDestinations: pruned?.destinations.removedNames ?? 0,
		removedLinks: pruned?.annotations.removedLinks ?? 0,
		removedFields: pruned?.form.removedFields ?? 0,
		removedSignatures: pruned?.form.removedSignatures ?? 0,
		removedStructureElements: pruned?.structure.removedElements ?? 0,
		removedXfa: pruned?.form.removedXfa ?? false,
	};
}

/** The object numbers of the pages in their new order, copies made, and of the pages that go. */
async function arrange(
	document: PdfDocument,
	order: Uint32Array,
): Promise<{ numbers: number[]; dropped: number[]; repeated: number; used: Uint8Array }> {
	const { pages } = document;
	const copies = new PageCopies(document);
	const used = new Uint8Array(pages.count);
	const numbers: number[] = [];
	let repeated = 0;
	for (const page of order) {
		const index = page - 1;
		if (used[index]) {
			numbers.push(await copies.copyPage(index));
			repeated++;
			const due = document.job.pace.step(4000);
			if (due) await due;
		} else numbers.push(pages.number(index));
		used[index] = 1;
	}
	const dropped: number[] = [];
	for (let index = 0; index < pages.count; index++) if (!used[index]) dropped.push(pages.number(index));
	return { numbers, dropped, repeated, used };
}

/** The objects that are removed together with pages. */
interface Leaving {
	readonly pages: readonly number[];
	/** Annotations that are indirect objects. */
	readonly annotations: Set<number>;
	/** Annotations by the object of the /Annots array that lists them, where it is one. */
	readonly arrays: ReadonlyMap<number, readonly Value[]>;
	/** Keys of the structure's parent tree. */
	readonly structKeys: Set<number>;
}

async function readLeaving(document: PdfDocument, pages: readonly number[]): Promise<Leaving> {
	const annotations = new Set<number>();
	const arrays = new Map<number, readonly Value[]>();
	const structKeys = new Set<number>();
	const tagged = document.dict(document.catalog.get('StructTreeRoot')) !== undefined;
	for (const page of pages) {
		const key = tagged ? document.resolve(document.entry(page, 'StructParents')) : null;
		if (typeof key === 'number') structKeys.add(key);
		const value = document.entry(page, 'Annots');
		const list = document.array(value) ?? [];
		if (isRef(value)) arrays.set(value.number, list);
		for (const item of list) if (isRef(item)) annotations.add(item.number);
		const due = document.job.pace.step(1000);
		if (due) await due;
	}
	return { pages, annotations, arrays, structKeys };
}

async function prune(document: PdfDocument, kept: readonly number[], leaving: Leaving): Promise<Features> {
	const features = featuresOf(document);
	const { destinations, removal, structure } = features;
	const mentioned = await MentionedFields.of(document);
	for (const page of leaving.pages) removal.remove(page);
	await destinations.pruneNames();
	features.form.dropXfa();
	await structure.dropKeys(leaving.structKeys);
	await structure.flush();
	if (destinations.removedNames > 0) await touchNamed(features, kept);
	const watched = new Set([...removal.removed(), ...leaving.annotations]);
	await pruneReferrers(features, watched, async ({ live, referrers }) => {
		await spareShared(features, leaving, live, referrers);
		await removeListed(features, leaving.annotations);
	});
	if (mentioned) await dropMentions(features, mentioned);
	await dropLeftovers(features);
	return features;
}

/** Takes the names of fields that went out of the actions that mention them. */
export async function dropMentions(features: Features, mentioned: MentionedFields): Promise<void> {
	const { destinations, removal } = features;
	destinations.goneFields = await mentioned.gone();
	if (destinations.goneFields.size === 0) return;
	destinations.refresh();
	for (const number of mentioned.holders) {
		touchReferrer(features, number);
		const due = removal.document.job.pace.step(1000);
		if (due) await due;
	}
	await settle(features);
	await pruneReferrers(features, removal.takeChased());
}

/** Removes links and other references to `missing`, an object that represents pages that the document does not have. */
export async function pruneMissingPage(document: PdfDocument, missing: Ref): Promise<void> {
	const features = featuresOf(document);
	const { destinations, removal } = features;
	features.outlines.keepsTitles = true;
	removal.remove(missing.number);
	await destinations.pruneNames();
	if (destinations.removedNames > 0) await touchNamed(features, document.pages.numbers);
	await pruneReferrers(features, new Set(removal.removed()));
}

export function featuresOf(document: PdfDocument): Features {
	const removal = new Removal(document);
	const destinations = new Destinations(removal);
	return {
		removal,
		destinations,
		annotations: new Annotations(removal, destinations),
		outlines: new Outlines(removal, destinations),
		form: new FormPruning(removal),
		structure: new Structure(removal),
		threads: new Threads(removal),
	};
}

/** Looks at the objects that refer to `watched`, then at those that refer to what goes because of that. */
export async function pruneReferrers(
	features: Features,
	watched: ReadonlySet<number>,
	first?: (reached: Reached) => Promise<void>,
): Promise<void> {
	const { destinations, removal } = features;
	const { document } = removal;
	for (let round = 0; round < ROUNDS && watched.size > 0; round++) {
		const reached = await mark(document, { watched });
		features.annotations.via = reached.via;
		destinations.refresh();
		if (round === 0) await first?.(reached);
		for (const number of [...reached.referrers].sort((a, b) => a - b)) {
			await destinations.settleChains(() => touchReferrer(features, number));
			const due = document.job.pace.step(1000);
			if (due) await due;
		}
		await settle(features);
		watched = removal.takeChased();
	}
}

/** Names cannot be followed backwards: every object that may lead to one is looked at. */
async function touchNamed({ annotations, destinations, outlines, removal }: Features, kept: readonly number[]): Promise<void> {
	const { document } = removal;
	await destinations.settleChains(() => {
		destinations.pruneOpenAction();
		destinations.pruneTargets(document.catalogNumber, document.catalog);
	});
	await destinations.settleChains(() => outlines.touchAll());
	for (const page of kept) {
		const due = document.job.pace.step(2000);
		if (due) await due;
		await annotations.readPage(page);
		await destinations.settleChains(() => {
			if (document.entry(page, 'AA') !== undefined) destinations.pruneTargets(page, document.get(page) as Dict);
			annotations.touchPage(page);
		});
	}
}

/** An annotation that a page that stays lists, too, stays with it: some writers share the array, or the annotations. */
async function spareShared(
	{ removal }: Features,
	leaving: Leaving,
	live: Uint8Array,
	referrers: ReadonlySet<number>,
): Promise<void> {
	const { document } = removal;
	const spare = (items: readonly Value[] | undefined) => {
		for (const item of items ?? []) if (isRef(item)) leaving.annotations.delete(item.number);
	};
	for (const [array, items] of leaving.arrays) if (live[array]) spare(items);
	let arrays = false;
	for (const number of referrers) {
		if (document.pages.indexOf(number) >= 0) spare(document.array(document.entry(number, 'Annots')));
		else if (Array.isArray(document.get(number))) arrays = true;
		const due = document.job.pace.step(1000);
		if (due) await due;
	}
	if (!arrays) return;
	// An indirect array names them: perhaps that of a page.
	for (const page of document.pages.numbers) {
		const value = document.entry(page, 'Annots');
		if (isRef(value) && referrers.has(value.number)) spare(document.array(value));
	}
}

/** Removes annotations that pages list, with their keys of the structure. */
export async function removeListed({ form, removal, structure }: Features, numbers: ReadonlySet<number>): Promise<void> {
	const { document } = removal;
	const keys = new Set<number>();
	const tagged = document.catalog.has('StructTreeRoot');
	const hasForm = document.catalog.has('AcroForm');
	for (const number of numbers) {
		const due = document.job.pace.step(200);
		if (due) await due;
		// Removed pages may have a hundred thousand annotations: they are not parsed for what they cannot be.
		const key = tagged ? document.resolve(document.entry(number, 'StructParent')) : null;
		if (typeof key === 'number') keys.add(key);
		if (hasForm && isName(document.resolve(document.entry(number, 'Subtype')), 'Widget')) {
			const widget = document.dict(new Ref(number));
			if (widget) form.losing(widget);
			if (widget && form.keepsAsField(number, widget)) continue;
		}
		removal.remove(number);
	}
	await structure.dropKeys(keys);
}

async function settle({ annotations, destinations, form, outlines, structure, threads }: Features): Promise<void> {
	await destinations.settleChains();
	await annotations.flush();
	await structure.dropKeys(annotations.structKeys);
	annotations.structKeys.clear();
	await structure.flush();
	form.flush();
	await outlines.flush();
	threads.flush();
}
