/** The tags of elements in the structure of the document (ISO 32000-2, 14.8.4). */
import { everyElement, type HtmlElement } from '../../html/nodes';
import { type Element, type ElementFacts, NO_FACTS, type Tag } from '../../model/making/elements';
import type { Headings } from './headings';

/** Where text belongs: to the element that it is in, or to a paragraph that is made for it. */
export class Home {
	private paragraph: Element | undefined;

	/** @param own whether text belongs to the parent itself */
	constructor(
		readonly parent: Element,
		private readonly own: boolean,
		/** Of a box among text: the home of that text. */
		private readonly outer?: Home,
	) {}

	get(): Element {
		if (this.own) return this.parent;
		if (this.outer) return this.outer.get();
		return (this.paragraph ??= this.parent.add('P'));
	}

	/** A block ends the paragraph. */
	end(): void {
		this.paragraph = undefined;
		this.outer?.end();
	}
}

export interface Entered {
	readonly home: Home;
	/** Of the mark of an item of a list. */
	readonly label: Element | undefined;
}

/** Elements whose text is their own. */
const OWN_TEXT: ReadonlySet<Tag> = new Set(['P', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'TD', 'TH', 'LBody', 'Caption', 'Code']);

export class Tags {
	private readonly data = new Map<HtmlElement, boolean>();

	constructor(
		private readonly document: Element,
		private readonly headings: Headings,
	) {}

	top(): Home {
		return new Home(this.document, false);
	}

	/** The home of the content of a block; `isAtom`: the block is among text. */
	enter(element: HtmlElement, around: Home, isAtom: boolean): Entered {
		const { name } = element;
		if (isAtom && !this.tagOf(element)) return { home: new Home(around.parent, false, around), label: undefined };
		if (!isAtom) around.end();
		if (name === 'li') return this.item(around);
		const tag = this.tagOf(element);
		if (!tag) return { home: new Home(around.parent, false), label: undefined };
		const made = around.parent.add(tag, this.factsOf(element, tag));
		return { home: new Home(made, OWN_TEXT.has(tag)), label: undefined };
	}

	/** Items outside of lists are paragraphs. */
	private item(around: Home): Entered {
		if (around.parent.tag !== 'L') return { home: new Home(around.parent.add('P'), true), label: undefined };
		const item = around.parent.add('LI');
		const label = item.add('Lbl');
		return { home: new Home(item.add('LBody'), false), label };
	}

	private tagOf(element: HtmlElement): Tag | undefined {
		const { name } = element;
		const level = this.headings.levelOf(element);
		if (level !== undefined) return `H${level}` as Tag;
		if (/^h[1-6]$/.test(name)) return 'P';
		const inTable = TABLE_TAGS[name];
		if (inTable) return this.isData(element) ? inTable : undefined;
		return TAGS[name];
	}

	private factsOf(element: HtmlElement, tag: Tag): ElementFacts {
		const { attributes, name } = element;
		if (tag === 'L') return { attributes: { O: 'List', ListNumbering: name === 'ol' ? 'Decimal' : 'Disc' } };
		if (tag !== 'TH' && tag !== 'TD') return NO_FACTS;
		const [columns, rows] = [Number(attributes.get('colspan')) || 1, Number(attributes.get('rowspan')) || 1];
		const spans = { ...(columns > 1 && { ColSpan: columns }), ...(rows > 1 && { RowSpan: rows }) };
		if (tag === 'TD') return Object.keys(spans).length > 0 ? { attributes: { O: 'Table', ...spans } } : NO_FACTS;
		return { attributes: { O: 'Table', Scope: scopeOf(element), ...spans } };
	}

	/** Whether a table has data; others only put things side by side. */
	private isData(element: HtmlElement): boolean {
		let table: HtmlElement | undefined = element;
		while (table && table.name !== 'table') table = table.parent;
		if (!table) return false;
		let known = this.data.get(table);
		if (known === undefined) this.data.set(table, (known = hasData(table)));
		return known;
	}
}

const TABLE_TAGS: Partial<Record<string, Tag>> = {
	table: 'Table',
	thead: 'THead',
	tbody: 'TBody',
	tfoot: 'TBody',
	tr: 'TR',
	th: 'TH',
	td: 'TD',
	caption: 'Caption',
};

const TAGS: Partial<Record<string, Tag>> = {
	p: 'P',
	ul: 'L',
	ol: 'L',
	menu: 'L',
	blockquote: 'BlockQuote',
	pre: 'P',
	section: 'Sect',
	article: 'Sect',
	dt: 'P',
	dd: 'P',
	figcaption: 'P',
	summary: 'P',
};

function hasData(table: HtmlElement): boolean {
	const role = table.attributes.get('role');
	if (role === 'presentation' || role === 'none') return false;
	let rows = 0;
	let cells = 0;
	for (const one of everyElement(table)) {
		if (one === table) continue;
		if (one.name === 'table') return false;
		if (one.name === 'th' || one.name === 'thead' || one.name === 'caption') return true;
		if (one.name === 'tr') rows++;
		if (one.name === 'td') cells++;
	}
	return rows > 1 && cells > rows;
}

/** A header in the head, or alone in the first row, is of its column; one that begins a row is of the row. */
function scopeOf(cell: HtmlElement): 'Column' | 'Row' {
	const given = cell.attributes.get('scope')?.toLowerCase();
	if (given === 'row' || given === 'rowgroup') return 'Row';
	if (given === 'col' || given === 'colgroup') return 'Column';
	const row = cell.parent;
	const isHead = row?.parent?.name === 'thead';
	const others = row?.children.some((node) => node.kind === 'element' && node.name === 'td');
	return !isHead && others === true ? 'Row' : 'Column';
}
