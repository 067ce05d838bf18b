/**
 * Reads the page tree (ISO 32000-2, 7.7.3), whatever state it is in. Pages are recognised and listed without being parsed: a
 * document may have a hundred thousand of them.
 */
import type { OctavoError } from '../../errors';
import { limitExceeded } from '../limits';
import type { ObjectEditor } from '../object-source';
import { Dict, Name, Ref, isName, type Value } from '../syntax/values';
import { kindOf, type Look } from './page-kind';
import { PageNodes } from './page-nodes';
import { RepeatedPages } from './repeated-pages';

/** Page attributes that a page may inherit (Table 31). */
export const INHERITABLE = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const;
export type Inheritable = (typeof INHERITABLE)[number];

export type Attributes = Readonly<Partial<Record<Inheritable, Value>>>;

/** A page tree as it was read. */
export interface FoundPages {
	/** Object numbers of the pages, in order. */
	readonly numbers: number[];
	/** For each page, the entries that it inherits: an index into `inherited`. */
	readonly ancestry: number[];
	readonly inherited: Attributes[];
	/** Whether the tree has duplicate, direct or dangling kids, or a wrong /Count. */
	readonly irregular: boolean;
	/** Pages that do not say that they are pages, or look like nodes. */
	readonly unclear: readonly number[];
	/** Pages whose /Contents may list several objects. */
	readonly listing: readonly number[];
	readonly nodes: PageNodes;
	/** How many pages the root of the tree claims. */
	readonly claimed: number | undefined;
	/** How many pages were found; blank pages in place of lost ones do not count. */
	readonly found: number;
}

/** Reads the tree that the catalog names. @throws OctavoError `limit_exceeded` */
export async function readPageTree(document: ObjectEditor): Promise<FoundPages> {
	const { limits, pace } = document.job;
	const numbers: number[] = [];
	const ancestry: number[] = [];
	const inherited: Attributes[] = [{}];
	const look: Look = { parent: -1, lists: false };
	const seen = new Set<number>();
	const copies = new RepeatedPages(document);
	let irregular = false;
	const unclear: number[] = [];
	const listing: number[] = [];
	const nodes = new PageNodes();
	const root = document.catalog.get('Pages');
	/** Positions of kids that are lost: qpdf and mupdf show a blank page for each, so that the others keep their positions. */
	const lost: number[] = [];
	/** How many lost kids turned out not to count as pages; they are taken out of `numbers` at the end, in one go. */
	let dropped = 0;
	const lose = (from: number, home: number): void => {
		if (home < 0) return;
		lost.push(numbers.push(LOST) - 1);
		ancestry.push(from);
		nodes.page(home, -1);
		if (numbers.length > limits.pages) throw tooManyPages(limits.pages);
	};
	// An explicit stack: trees of any depth and shape occur.
	const open: OpenNode[] = [{ kids: [root ?? null], next: 0, from: 0, home: -1, claimed: undefined, before: 0, lost: 0 }];
	while (open.length > 0) {
		const top = open[open.length - 1]!;
		if (top.next === top.kids.length) {
			open.pop();
			const { claimed } = top;
			const count = numbers.length - dropped - top.before;
			if (open.length === 0 || claimed === count) continue;
			irregular = true;
			// Kids that are lost count as pages only if the node says that it has so many.
			if (typeof claimed === 'number' && claimed >= count) continue;
			dropped += lost.length - top.lost;
			lost.length = top.lost;
			continue;
		}
		const kid = top.kids[top.next++]!;
		if (top.next === top.kids.length) {
			// A tree may be a million nodes deep.
			top.kids = NO_KIDS;
			top.next = 0;
		}
		const { from, home } = top;
		const number = kid instanceof Ref ? kid.number : -1;
		const due = pace.step(400);
		if (due) await due;
		if (number >= 0) {
			const repeated = seen.has(number);
			seen.add(number);
			const kind = kindOf(document, number, look);
			// Other readers may treat a reference with another generation as null (7.3.10).
			if (kid instanceof Ref && kid.generation !== document.generation(number)) irregular = true;
			if (kind === 'page' || kind === 'unclear') {
				// A page object may be in the tree only once; a second mention is a further page.
				if (repeated) irregular = true;
				const page = repeated ? copies.make(number) : number;
				if (kind === 'unclear') unclear.push(page);
				else document.keepEntries();
				if (kind === 'unclear' || look.lists) listing.push(page);
				numbers.push(page);
				ancestry.push(from);
				nodes.page(home, look.parent);
				if (numbers.length > limits.pages) throw tooManyPages(limits.pages);
				continue;
			}
			if (kind === 'none' && !repeated) lose(from, home);
			if (kind === 'none' || repeated) {
				irregular = true;
				continue;
			}
		}
		const node = document.dict(kid);
		if (!node) {
			irregular = true;
			lose(from, home);
			continue;
		}
		const kids = document.array(node.get('Kids'));
		if (!kids) {
			if (number >= 0 || !isName(node.get('Type'), 'Page')) continue;
			irregular = true;
			const page = document.add(node).number;
			numbers.push(page);
			listing.push(page);
			ancestry.push(from);
			continue;
		}
		const own = attributesOf(node);
		let index = from;
		if (own) index = inherited.push({ ...inherited[from], ...own }) - 1;
		if (!isName(document.resolve(node.get('Type')), 'Pages')) irregular = true;
		// Readers find a page by counting: a node that miscounts hides some.
		const claimed = document.resolve(node.get('Count'));
		open.push({
			kids,
			next: 0,
			from: index,
			home: nodes.node(number, home),
			claimed,
			before: numbers.length - dropped,
			lost: lost.length,
		});
		document.release(number);
	}
	// A document that has lost all its pages is not readable.
	if (lost.length === numbers.length - dropped) lost.length = 0;
	for (const position of lost) numbers[position] = document.add(blankPage(inherited[ancestry[position]!]!)).number;
	removeLost(numbers, ancestry);
	// A root that miscounts, or that is a page itself.
	const claimed = document.resolve(document.dict(root)?.get('Count'));
	if (claimed !== numbers.length) irregular = true;
	if (root instanceof Ref && numbers[0] === root.number) irregular = true;
	return {
		numbers,
		ancestry,
		inherited,
		irregular,
		unclear,
		listing,
		nodes,
		claimed: typeof claimed === 'number' ? claimed : undefined,
		found: numbers.length - lost.length,
	};
}

const NO_KIDS: readonly Value[] = [];

/** A node of the tree whose kids are being visited. */
interface OpenNode {
	kids: readonly Value[];
	/** Index of the next kid. */
	next: number;
	/** Index of the entries that pages inherit from it and its ancestors. */
	readonly from: number;
	readonly home: number;
	/** Its /Count. */
	readonly claimed: Value | undefined;
	/** How many pages there were before it, and how many of them were lost. */
	readonly before: number;
	readonly lost: number;
}

/** In place of an object number: a page that is lost. */
const LOST = -1;

function removeLost(numbers: number[], ancestry: number[]): void {
	let kept = numbers.indexOf(LOST);
	if (kept < 0) return;
	for (let at = kept; at < numbers.length; at++) {
		if (numbers[at] === LOST) continue;
		numbers[kept] = numbers[at]!;
		ancestry[kept++] = ancestry[at]!;
	}
	numbers.length = ancestry.length = kept;
}

/** US Letter, as readers take it for a page without a MediaBox. */
const LETTER = [0, 0, 612, 792];

function blankPage(inherited: Attributes): Dict {
	const page = new Dict([['Type', new Name('Page')]] as [string, Value][]);
	return inherited.MediaBox === undefined ? page.set('MediaBox', [...LETTER]) : page;
}

function attributesOf(node: Dict): Attributes | undefined {
	let found: Partial<Record<Inheritable, Value>> | undefined;
	for (const key of INHERITABLE) {
		const value = node.get(key);
		if (value !== undefined) (found ??= {})[key] = value;
	}
	return found;
}

function tooManyPages(limit: number): OctavoError {
	const pages = limit === 1 ? '1 page' : `${limit} pages`;
	return limitExceeded('pages', `The document has more than ${pages}`, 'Split it with another program first');
}
