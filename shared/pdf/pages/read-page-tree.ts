/**
 * Reads the page tree (ISO 32000-2, 7.7.3), whatever state it is in. Pages are recognised and listed without being parsed: a
 * document may have a hundred thousand of them.
 */
import type { OctavoError } from '../../contract/errors';
import { countNoun } from '../../sentences';
import { limitExceeded } from '../limits';
import type { ObjectEditor } from '../object-source';
import { Entries } from '../syntax/entries';
import { mendKeys } from '../syntax/misspelt-keys';
import { Dict, Name, Ref, isName, type Value } from '../syntax/values';
import { ContentsGlance } from './odd-contents';
import { kindOfNode, type Look } from './page-kind';
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
	/** Object numbers of the blank pages in place of lost ones. */
	readonly blank: readonly number[];
	/** Whether a page refers to an object that is not there, or to other data as content. */
	readonly isWanting: boolean;
	/** Object numbers of pages without /Contents. */
	readonly bare: readonly number[];
}

/** Reads the tree that the catalog names. @throws OctavoError `limit_exceeded` */
export async function readPageTree(document: ObjectEditor): Promise<FoundPages> {
	return new PageTreeReader(document).read();
}

class PageTreeReader {
	private readonly numbers: number[] = [];
	private readonly ancestry: number[] = [];
	private readonly inherited: Attributes[] = [{}];
	private irregular = false;
	private readonly unclear: number[] = [];
	private readonly listing: number[] = [];
	private readonly nodes = new PageNodes();
	private readonly bare: number[] = [];
	private readonly look: Look = { parent: -1, lists: false, isBare: false, contents: -1, entries: new Entries() };
	private readonly seen = new Set<number>();
	private readonly copies: RepeatedPages;
	private readonly glance: ContentsGlance;
	/** Positions of kids that are lost: qpdf and mupdf show a blank page for each, so that the others keep their positions. */
	private readonly lost: number[] = [];
	/** Their object numbers; -1 for those that are not references. */
	private readonly lostNumbers: number[] = [];
	private isWanting = false;
	/** How many lost kids turned out not to count as pages; they are taken out of `numbers` at the end, in one go. */
	private dropped = 0;
	/** An explicit stack: trees of any depth and shape occur. */
	private readonly open: OpenNode[] = [];

	constructor(private readonly document: ObjectEditor) {
		this.copies = new RepeatedPages(document);
		this.glance = new ContentsGlance(document);
	}

	async read(): Promise<FoundPages> {
		const { document, open } = this;
		const { pace } = document.job;
		const root = document.catalog.get('Pages') ?? null;
		open.push({ kids: [root], next: 0, from: 0, home: -1, claimed: undefined, before: 0, lost: 0 });
		while (open.length > 0) {
			const top = open[open.length - 1]!;
			if (top.next === top.kids.length) {
				open.pop();
				if (open.length > 0) this.close(top);
				continue;
			}
			const kid = top.kids[top.next++]!;
			if (top.next === top.kids.length) {
				// A tree may be a million nodes deep.
				top.kids = NO_KIDS;
				top.next = 0;
			}
			const due = pace.step(400);
			if (due) await due;
			if (kid instanceof Ref) this.visit(kid, top);
			else this.visitNode(kid, -1, top);
		}
		return this.finish(root);
	}

	/** All kids of a node were visited. */
	private close({ claimed, before, lost }: OpenNode): void {
		const count = this.numbers.length - this.dropped - before;
		if (claimed === count) return;
		this.irregular = true;
		// Kids that are lost count as pages only if the node says that it has them.
		if (typeof claimed === 'number' && claimed >= count) return;
		this.dropped += this.lost.length - lost;
		this.lost.length = this.lostNumbers.length = lost;
	}

	private visit(kid: Ref, parent: OpenNode): void {
		const { document, seen, look } = this;
		const { number } = kid;
		const isRepeated = seen.has(number);
		seen.add(number);
		const kind = kindOfNode(document, number, look);
		// Other readers may treat a reference with another generation as null (7.3.10).
		if (kid.generation !== document.generation(number)) this.irregular = true;
		if (kind === 'page' || kind === 'unclear') {
			// A page object may be in the tree only once; a second mention becomes a separate page.
			if (isRepeated) this.irregular = true;
			const page = isRepeated ? this.copies.make(number) : number;
			if (kind === 'unclear') this.unclear.push(page);
			else this.keepEntries(number);
			if (kind === 'unclear' || look.lists) this.listing.push(page);
			if (look.isBare) this.bare.push(page);
			this.isWanting ||= this.glance.isOdd(number, look.contents);
			this.add(page, parent, look.parent);
			return;
		}
		if (kind === 'none' && !isRepeated) this.lose(parent, number);
		if (kind === 'none' || isRepeated) this.irregular = true;
		else this.visitNode(kid, number, parent);
	}

	/** Keeps the entries of a page, and asks for the objects that they refer to. */
	private keepEntries(number: number): void {
		const { document, look } = this;
		const { scan, marksFrom, marksTo } = look.entries;
		const { table } = document;
		for (let i = marksFrom; i < marksTo; i += 3) {
			const other = scan.marks[i]!;
			table.askFor(other);
			this.isWanting ||= !table.leadsTo(other);
		}
		document.keepEntries(number, look.entries);
	}

	/** `number`: that of the node's object, or -1. */
	private visitNode(kid: Value, number: number, parent: OpenNode): void {
		const { document, inherited } = this;
		const node = this.mendNode(document.dict(kid), number);
		if (!node) {
			this.irregular = true;
			this.lose(parent, number);
			return;
		}
		const kids = document.array(node.get('Kids'));
		if (!kids) {
			if (number < 0) this.visitDirectPage(node, parent);
			return;
		}
		const own = attributesOf(node);
		let from = parent.from;
		if (own) from = inherited.push({ ...inherited[from], ...own }) - 1;
		if (!isName(document.resolve(node.get('Type')), 'Pages')) this.irregular = true;
		this.open.push({
			kids,
			next: 0,
			from,
			home: this.nodes.node(number, parent.home),
			// Readers find a page by counting: a node that miscounts hides some.
			claimed: document.resolve(node.get('Count')),
			before: this.numbers.length - this.dropped,
			lost: this.lost.length,
		});
		document.release(number);
	}

	/** All pages of a node lose what they would inherit from an entry that is misspelt. */
	private mendNode(node: Dict | undefined, number: number): Dict | undefined {
		const mended = node && mendKeys(node, INHERITABLE);
		if (!mended) return node;
		const { document } = this;
		if (number >= 0) document.put(number, mended.dict);
		for (const key of mended.keys) document.table.mended.add(key);
		return mended.dict;
	}

	/** A page must be an object of its own (7.7.3.3). */
	private visitDirectPage(page: Dict, { from }: OpenNode): void {
		if (!isName(page.get('Type'), 'Page')) return;
		this.irregular = true;
		const { number } = this.document.add(page);
		this.numbers.push(number);
		this.listing.push(number);
		this.ancestry.push(from);
	}

	/** `named`: the object number that the page names as its parent. */
	private add(page: number, { from, home }: OpenNode, named: number): void {
		this.numbers.push(page);
		this.ancestry.push(from);
		this.nodes.page(home, named);
		const { pages } = this.document.job.limits;
		if (this.numbers.length > pages) throw tooManyPages(pages);
	}

	private lose(parent: OpenNode, number: number): void {
		if (parent.home < 0) return;
		this.lost.push(this.numbers.length);
		this.lostNumbers.push(number);
		this.add(LOST, parent, -1);
	}

	private finish(root: Value): FoundPages {
		const { document, numbers, ancestry, inherited, lost, unclear, listing, nodes } = this;
		// The tree counts them: the entries which say that they are free may be wrong.
		for (const number of this.lostNumbers) document.table.doubtFree(number);
		// A document that has lost all its pages is not readable.
		if (lost.length === numbers.length - this.dropped) lost.length = 0;
		const blank = lost.map((position) => (numbers[position] = document.add(blankPage(inherited[ancestry[position]!]!)).number));
		removeLost(numbers, ancestry);
		const rootNode = document.dict(root);
		const claimed = document.resolve(rootNode?.get('Count'));
		// A root that miscounts, that is a page itself, or that names a parent, which other readers take for the root.
		const isIrregularRoot =
			claimed !== numbers.length || (root instanceof Ref && numbers[0] === root.number) || rootNode?.has('Parent') === true;
		return {
			numbers,
			ancestry,
			inherited,
			irregular: this.irregular || isIrregularRoot,
			unclear,
			listing,
			nodes,
			claimed: typeof claimed === 'number' ? claimed : undefined,
			blank,
			isWanting: this.isWanting,
			bare: this.bare,
		};
	}
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
	const pages = countNoun(limit, 'page');
	return limitExceeded('pages', `The document has more than ${pages}`, 'Split it with another program first');
}
