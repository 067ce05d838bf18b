/** The structure tree as it is read (ISO 32000-2, 14.7 and 14.8): which element marked content belongs to, and in which order. */
import type { PdfDocument } from '../../pdf/document';
import type { Pace } from '../../pace/pace';
import { sortAtEase } from '../../pace/sorted';
import { decodeText } from '../../pdf/syntax/text-strings';
import { type Dict, isArray, isRef, Name, Ref, Str, type Value } from '../../pdf/syntax/values';
import { rememberAnswers } from '../tree/remembered';
import { Allowance, Visit } from '../tree/removal';
import { type CellTag, readCellTag } from './cell-tags';
import { ElementBytes } from './element-bytes';

export interface Element {
	/** A standard type where the role map leads to one, such as `P`, `H1` or `TD`. */
	readonly type: string;
	readonly parent: Element | undefined;
	/** Text that is read instead of its content (14.9.4), and text that describes it (14.9.3). */
	readonly actualText: string | undefined;
	readonly alternative: string | undefined;
	/** Of a cell of a table. */
	readonly cell?: CellTag | undefined;
	/** Of a row: its cells, also those without content. */
	cells?: Element[];
	/** Of a table: its first rows, which may be its head. */
	firstRows?: Element[];
	/** The object number of the page of its first content; -1 if it has none. */
	firstPage: number;
}

/** Marked content of a page. */
export interface Leaf {
	readonly element: Element;
	/** Its place in the order of the tree. */
	readonly order: number;
}

/** More identifiers than a content stream has. */
const MOST_IDS = 10_000_000;

/** The leaves of a page: those of its own content by their identifiers, and those in forms. */
interface PageLeaves {
	readonly own: Leaf[];
	/** By the number of the form and the identifier. */
	readonly others: Map<number, Leaf>;
}

/** Rows of a head, at most, and the first one after it; groups of rows may be between a table and its rows. */
const FIRST_ROWS = 4;
const LEVELS_TO_TABLE = 2;

/** Identifiers beyond are not kept in a list, most of which would be empty. */
const MOST_LISTED = 10_000;

export class Tags {
	private readonly pages = new Map<number, PageLeaves>();
	private count = 0;
	private last: { readonly number: number; readonly leaves: PageLeaves } | undefined;
	/** Whether any element gives text instead of its content. */
	hasTexts = false;

	/** The leaf of a page, by object numbers; `stream` is a form, or 0 for the content of the page. */
	leaf(page: number, stream: number, id: number): Leaf | undefined {
		const leaves = this.pages.get(page);
		return stream === 0 && id < MOST_LISTED ? leaves?.own[id] : leaves?.others.get(stream * MOST_IDS + id);
	}

	/** The leaves of a page, in the order of the tree. */
	async leaves(page: number, pace: Pace): Promise<Leaf[]> {
		const { own = [], others } = this.pages.get(page) ?? {};
		// A list has holes.
		return await sortAtEase([...own.flat(), ...(others?.values() ?? [])], (one, other) => one.order - other.order, pace);
	}

	/** Whether any content of the page has a tag. */
	hasPage(page: number): boolean {
		return this.pages.has(page);
	}

	add(element: Element, page: number, stream: number, id: number): void {
		if (!Number.isInteger(id) || id < 0 || id >= MOST_IDS) return;
		const { own, others } = this.leavesOf(page);
		if (stream === 0 && id < MOST_LISTED) own[id] ??= { element, order: this.count++ };
		else {
			const key = stream * MOST_IDS + id;
			if (!others.has(key)) others.set(key, { element, order: this.count++ });
		}
		for (let above: Element | undefined = element; above && above.firstPage < 0; above = above.parent) above.firstPage = page;
	}

	private leavesOf(page: number): PageLeaves {
		if (this.last?.number === page) return this.last.leaves;
		let leaves = this.pages.get(page);
		if (!leaves) this.pages.set(page, (leaves = { own: [], others: new Map() }));
		this.last = { number: page, leaves };
		return leaves;
	}
}

/** The tags of a document; undefined if it has none, or says itself that they may be wrong (/Suspects; 14.7.1). */
export const readTags = rememberAnswers(readTagTree);

/** Whether the document has a structure tree and says that its content is tagged throughout (ISO 32000-2, 14.7.1 and 14.8). */
export function saysTagged(document: PdfDocument): boolean {
	const marks = document.dict(document.catalog.get('MarkInfo'));
	return document.dict(document.catalog.get('StructTreeRoot')) !== undefined && document.resolve(marks?.get('Marked')) === true;
}

async function readTagTree(document: PdfDocument): Promise<Tags | undefined> {
	const root = document.dict(document.catalog.get('StructTreeRoot'));
	if (!root || document.resolve(document.dict(document.catalog.get('MarkInfo'))?.get('Suspects')) === true) return undefined;
	const walk = new TagWalk(document, document.dict(root.get('RoleMap')));
	await walk.run(root);
	return walk.tags;
}

interface Waiting {
	readonly kid: Value;
	readonly parent: Element | undefined;
	/** The page of the parent, inherited; -1 if it is not known. */
	readonly page: number;
}

class TagWalk {
	readonly tags = new Tags();
	private readonly visit: Visit;
	private readonly bytes: ElementBytes;
	private readonly types = new Map<string, string>();
	private readonly open: Waiting[] = [];
	/** The pages for which lists of kids were taken: elements may share one, and identifiers mean content of the page. */
	private readonly lists = new Map<readonly Value[], Set<number>>();
	private readonly allowance: Allowance;

	constructor(
		private readonly document: PdfDocument,
		private readonly roles: Dict | undefined,
	) {
		this.allowance = new Allowance(document);
		this.visit = new Visit(document, this.allowance);
		this.bytes = new ElementBytes(document);
	}

	async run(root: Dict): Promise<void> {
		const { open, document } = this;
		this.push(root.get('K'), undefined, -1);
		for (let next = open.pop(); next; next = open.pop()) {
			this.take(next);
			const due = document.job.pace.step(300);
			if (due) await due;
		}
	}

	/** The kids, so that the first is taken first. */
	private push(kids: Value | undefined, parent: Element | undefined, page: number): void {
		if (kids === undefined) return;
		const shared = isRef(kids) ? this.document.array(kids) : undefined;
		if (shared && !this.isNew(shared, page)) return;
		const list = shared ?? (isArray(kids) ? kids : [kids]);
		for (let at = list.length - 1; at >= 0; at--) this.open.push({ kid: list[at]!, parent, page });
	}

	/** @throws OctavoError `limit_exceeded` */
	private isNew(list: readonly Value[], page: number): boolean {
		const pages = this.lists.get(list);
		if (pages?.has(page)) return false;
		if (pages) this.allowance.spend(list.length);
		this.lists.set(list, (pages ?? new Set()).add(page));
		return true;
	}

	private take({ kid, parent, page }: Waiting): void {
		if (typeof kid === 'number') {
			if (parent && page >= 0) this.tags.add(parent, page, 0, kid);
			return;
		}
		if (!this.visit.first(kid)) return;
		if (isRef(kid) && this.takeBytes(kid.number, parent, page)) return;
		const dict = this.document.dict(kid);
		if (!dict) return;
		const own = dict.get('Pg');
		const on = isRef(own) ? own.number : page;
		const id = dict.get('MCID');
		if (id !== undefined) {
			const stream = dict.get('Stm');
			if (parent && on >= 0) this.tags.add(parent, on, isRef(stream) ? stream.number : 0, Number(this.document.resolve(id)));
			return;
		}
		const type = this.document.resolve(dict.get('S'));
		if (!(type instanceof Name)) return;
		const standard = this.standard(type.text);
		const element: Element = {
			type: standard,
			parent,
			actualText: this.text(dict.get('ActualText')),
			alternative: this.text(dict.get('Alt')),
			cell: isCell(standard) ? readCellTag(this.document, dict.get('A'), dict.get('ID')) : undefined,
			firstPage: -1,
		};
		this.enter(element);
		this.push(dict.get('K'), element, on);
		// A tree may have a million elements.
		if (isRef(kid)) this.document.release(kid.number);
	}

	/** Takes an element that need not become a value; whether it is one. */
	private takeBytes(number: number, parent: Element | undefined, page: number): boolean {
		const { bytes, document, open, tags } = this;
		if (!bytes.read(number)) return false;
		const { hasTexts, hasAttributes, kids } = bytes;
		const type = this.standard(bytes.type);
		const hasCell = hasAttributes && isCell(type);
		const element: Element = {
			type,
			parent,
			actualText: hasTexts ? this.text(document.entry(number, 'ActualText')) : undefined,
			alternative: hasTexts ? this.text(document.entry(number, 'Alt')) : undefined,
			cell: hasCell ? readCellTag(document, document.entry(number, 'A'), document.entry(number, 'ID')) : undefined,
			firstPage: -1,
		};
		this.enter(element);
		const on = bytes.page < 0 ? page : bytes.page;
		if (kids.some((kid) => kid < 0)) {
			for (let at = kids.length - 1; at >= 0; at--) {
				const kid = kids[at]!;
				open.push({ kid: kid < 0 ? new Ref(-1 - kid) : kid, parent: element, page: on });
			}
		} else if (on >= 0) for (const id of kids) tags.add(element, on, 0, id);
		return true;
	}

	private enter(element: Element): void {
		const { type, parent, actualText } = element;
		if (actualText !== undefined) this.tags.hasTexts = true;
		if (type === 'TR') enterRow(element);
		if (parent?.type !== 'TR' || !isCell(type)) return;
		if (parent.cells) parent.cells.push(element);
		else parent.cells = [element];
	}

	private text(value: Value | undefined): string | undefined {
		const found = value === undefined ? null : this.document.resolve(value);
		if (!(found instanceof Str)) return undefined;
		const text = decodeText(found);
		// Thousands of elements may share a long text, and each of them shows it.
		this.document.job.memory.budget.spend('characters', text.length);
		return text;
	}

	/** The type that the role map gives (14.8.4); roles may lead to roles. */
	private standard(type: string): string {
		const known = this.types.get(type);
		if (known !== undefined) return known;
		let found = type;
		for (let hops = 0; hops < 16; hops++) {
			const role = this.document.resolve(this.roles?.get(found));
			if (!(role instanceof Name) || role.text === found) break;
			found = role.text;
		}
		this.types.set(type, found);
		return found;
	}
}

function enterRow(row: Element): void {
	let above = row.parent;
	for (let level = 1; level < LEVELS_TO_TABLE && above?.type !== 'Table'; level++) above = above?.parent;
	if (above?.type !== 'Table') return;
	above.firstRows ??= [];
	if (above.firstRows.length < FIRST_ROWS) above.firstRows.push(row);
}

export const isCell = (type: string): boolean => type === 'TD' || type === 'TH';

/** Finds the closest element of some types around one, itself included. The way up is gone once, however deep the tree is. */
export function closestOf(isWanted: (type: string) => boolean): (element: Element) => Element | undefined {
	const known = new Map<Element, Element | undefined>();
	return (element) => {
		const path: Element[] = [];
		let found: Element | undefined;
		for (const at of upwards(element)) {
			found = known.get(at) ?? (isWanted(at.type) ? at : undefined);
			if (found || known.has(at)) break;
			path.push(at);
		}
		for (const one of path) known.set(one, found);
		if (found) known.set(found, found);
		return found;
	};
}

/** The element itself and those above it, from the inside out. */
export function* upwards(element: Element | undefined): Generator<Element> {
	for (let at = element; at; at = at.parent) yield at;
}
