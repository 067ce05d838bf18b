/**
 * The fields of an interactive form (ISO 32000-2, 12.7), with their widgets and the pages that show them.
 *
 * Fields and widgets occur merged and apart, direct and indirect, in /Fields and only on pages. Objects that have one fully
 * qualified name are one field (12.7.4.2).
 */
import type { PdfDocument } from '../../pdf/document';
import { Allowance, catalogEntry, Visit } from '../tree/removal';
import { type Dict, isDict, isName, isRef, type Ref, type Value } from '../../pdf/syntax/values';
import { fieldNodes, MAXIMUM_DEPTH, ownerOf, type FieldNode } from './field-tree';

export type FieldKind = 'text' | 'password' | 'checkbox' | 'radio' | 'button' | 'dropdown' | 'list' | 'signature' | 'unknown';

/** A node of the field tree; direct dictionaries become indirect objects. */
export interface FormNode extends FieldNode {
	readonly number: number;
	readonly parent: FormNode | undefined;
}

export interface Widget {
	readonly node: FormNode;
	readonly number: number;
	readonly dict: Dict;
	/** One-based numbers of the pages that list it. */
	readonly pages: number[];
}

export interface Field {
	readonly name: string;
	/** The last part of the name. */
	readonly part: string;
	readonly kind: FieldKind;
	/** /Ff (Tables 227, 229, 231, 233). */
	readonly flags: number;
	/** All objects that are this field; the first one speaks for it. */
	readonly nodes: FormNode[];
	readonly widgets: Widget[];
}

/** Field flags. */
export const READ_ONLY = 1;
export const REQUIRED = 2;
export const MULTILINE = 1 << 12;
export const PASSWORD = 1 << 13;
const RADIO = 1 << 15;
const PUSH_BUTTON = 1 << 16;
const COMBO = 1 << 17;
export const EDIT = 1 << 18;
export const MULTI_SELECT = 1 << 21;
export const COMB = 1 << 24;
export const RADIOS_IN_UNISON = 1 << 25;

/**
 * The share of `limits.nodes` that a widget costs on each page after its first. Thousands of pages can share one /Annots array of
 * thousands of widgets, and each of these pages shows all of them.
 */
const FURTHER_PAGE = 10;

export class FormModel {
	/** In the order of the field tree; fields that only pages show come last. */
	readonly fields: Field[] = [];
	/** Named fields. */
	readonly byName = new Map<string, Field>();
	readonly widgets = new Map<number, Widget>();
	form: { readonly dict: Dict; readonly holder: number } | undefined;
	private readonly nodes = new Map<number, FormNode>();
	private readonly fieldOf = new Map<FormNode, Field>();
	/** The references of lists, which nodes may share. */
	private readonly lists = new Map<readonly Value[], Ref[]>();
	private readonly visit: Visit;

	private constructor(private readonly document: PdfDocument) {
		this.form = catalogEntry(document, 'AcroForm');
		this.visit = new Visit(document);
	}

	/** @throws OctavoError `limit_exceeded`, `cancelled`. */
	static async read(document: PdfDocument): Promise<FormModel> {
		const model = new FormModel(document);
		const { form } = model;
		await model.walk(model.references(form?.dict.get('Fields'), form?.holder ?? -1, form?.dict, 'Fields'), undefined);
		await model.readPages();
		return model;
	}

	/** An own or inherited entry of a field or widget, resolved; the form's own /DA and /Q serve where none has any. */
	inherited(node: FormNode, key: string): Value {
		for (let at: FormNode | undefined = node; at; at = at.parent) {
			const value = this.document.resolve(at.dict.get(key));
			if (value !== null) return value;
		}
		return key === 'DA' || key === 'Q' ? this.document.resolve(this.form?.dict.get(key)) : null;
	}

	integer(node: FormNode, key: string): number {
		const value = this.inherited(node, key);
		return typeof value === 'number' ? Math.trunc(value) : 0;
	}

	/** The field or widget with this object number. */
	node(number: number): FormNode | undefined {
		return this.nodes.get(number);
	}

	/** Object numbers of all fields and widgets. */
	numbers(): Iterable<number> {
		return this.nodes.keys();
	}

	/** Whether the form asks viewers to draw the fields (Table 224). */
	get needsAppearances(): boolean {
		return this.document.resolve(this.form?.dict.get('NeedAppearances')) === true;
	}

	/** Forgets fields and widgets that were removed from the document, and `others`, which are no longer part of a form. */
	forget(others: ReadonlySet<number>): void {
		const { document, nodes, widgets, fields, byName } = this;
		const stays = ({ number }: { readonly number: number }): boolean => !others.has(number) && document.exists(number);
		for (const node of nodes.values()) if (!stays(node)) nodes.delete(node.number);
		for (const widget of widgets.values()) if (!stays(widget)) widgets.delete(widget.number);
		for (const { nodes: own, widgets: shown } of fields) {
			retain(own, stays);
			retain(shown, stays);
		}
		retain(fields, ({ nodes: own }) => own.length > 0);
		for (const [name, field] of byName) if (field.nodes.length === 0) byName.delete(name);
		this.form = catalogEntry(document, 'AcroForm');
	}

	/** Walks fields and widgets from `from` on. */
	private async walk(from: readonly Ref[], below: FormNode | undefined): Promise<void> {
		const { document, visit } = this;
		// Kids that are direct dictionaries become objects before they are walked.
		for (const node of fieldNodes(document, { from, below, visit, depth: MAXIMUM_DEPTH }) as Iterable<FormNode>) {
			const { number, dict } = node;
			this.nodes.set(number, node);
			const kids = this.references(dict.get('Kids'), number, dict, 'Kids');
			const isWidget = isName(document.resolve(dict.get('Subtype')), 'Widget') || dict.has('Rect');
			// A widget that is its own parent's only content is one dictionary with the field (12.5.6.19).
			if (isWidget) this.addWidget(node);
			else if (kids.length === 0 && ownerOf(node) === node) this.field(node);
			const due = document.job.pace.step(1500);
			if (due) await due;
		}
	}

	private addWidget(node: FormNode): void {
		const widget = { node, number: node.number, dict: node.dict, pages: [] };
		this.field(ownerOf(node)).widgets.push(widget);
		this.widgets.set(node.number, widget);
	}

	/** The field of a node that has its own name. */
	private field(node: FormNode): Field {
		const known = this.fieldOf.get(node);
		if (known) return known;
		const { name, part } = node;
		const same = name === '' ? undefined : this.byName.get(name);
		const flags = this.integer(node, 'Ff');
		const kind = kindOfField(node.type, flags);
		// Two fields of one name and of two types cannot have one value: each keeps its own.
		if (same?.kind === kind) {
			same.nodes.push(node);
			this.fieldOf.set(node, same);
			return same;
		}
		const field = { name, part, kind, flags, nodes: [node], widgets: [] };
		this.fields.push(field);
		if (name !== '' && !same) this.byName.set(name, field);
		this.fieldOf.set(node, field);
		return field;
	}

	/** Finds the pages of the widgets, and widgets that no field names. */
	private async readPages(): Promise<void> {
		const { document } = this;
		const { pages, job } = document;
		const { spend } = new Allowance(document);
		for (let index = 0; index < pages.count; index++) {
			const number = pages.number(index);
			const value = document.entry(number, 'Annots');
			spend(document.array(value)?.length ?? 0);
			for (const item of value === undefined ? [] : this.annotations(value, number)) {
				const widget = this.widgets.get(item.number) ?? (await this.orphan(item));
				if (widget && widget.pages.length > 0) spend(FURTHER_PAGE);
				if (widget && widget.pages.at(-1) !== index + 1) widget.pages.push(index + 1);
				const due = job.pace.step(300);
				if (due) await due;
			}
			const due = job.pace.step(300);
			if (due) await due;
		}
	}

	/** The annotations of a page; widgets that are direct dictionaries get an object of their own first. */
	private annotations(value: Value, page: number): Ref[] {
		const items = this.document.array(value) ?? [];
		if (!items.some((item) => isDict(item) && isName(item.get('Subtype'), 'Widget'))) return items.filter(isRef);
		const holder = isRef(value) ? value.number : page;
		this.document.edit(holder);
		const annotations = isRef(value) ? items : (this.document.array((this.document.get(page) as Dict).get('Annots')) ?? []);
		for (const [index, item] of annotations.entries())
			if (isDict(item) && isName(item.get('Subtype'), 'Widget')) annotations[index] = this.document.add(item);
		return annotations.filter(isRef);
	}

	/** A widget that is on a page and not in the field tree. */
	private async orphan(ref: Ref): Promise<Widget | undefined> {
		const { document } = this;
		if (!isName(document.resolve(document.entry(ref.number, 'Subtype')), 'Widget')) return undefined;
		const chain: Ref[] = [ref];
		const met = new Set([ref.number]);
		let above: FormNode | undefined;
		for (let at = document.entry(ref.number, 'Parent'); isRef(at) && chain.length < MAXIMUM_DEPTH;) {
			above = this.nodes.get(at.number);
			if (above || met.has(at.number) || !isDict(document.get(at))) break;
			met.add(at.number);
			chain.push(at);
			at = document.entry(at.number, 'Parent');
		}
		// From the top down: an ancestor may not list the widget among its kids.
		for (const one of chain.reverse()) {
			if (!this.nodes.has(one.number)) await this.walk([one], above);
			above = this.nodes.get(one.number);
		}
		return this.widgets.get(ref.number);
	}

	/** The references of an array; dictionaries that are direct in it get an object of their own first. */
	private references(value: Value | undefined, holder: number, dict: Dict | undefined, key: string): Ref[] {
		const { document } = this;
		const items = document.array(value);
		if (!items || !dict) return [];
		const known = isRef(value) ? this.lists.get(items) : undefined;
		if (known) return known;
		document.job.pace.add(items.length);
		let entries = items;
		if (items.some(isDict)) {
			document.edit(isRef(value) ? value.number : holder);
			entries = document.array(dict.get(key)) ?? [];
			for (const [index, item] of entries.entries()) if (isDict(item)) entries[index] = document.add(item);
		}
		const references = entries.filter(isRef);
		if (isRef(value)) this.lists.set(entries, references);
		return references;
	}
}

function retain<T>(items: T[], test: (item: T) => boolean): void {
	let kept = 0;
	for (const item of items) if (test(item)) items[kept++] = item;
	items.length = kept;
}

function kindOfField(type: string | undefined, flags: number): FieldKind {
	switch (type) {
		case 'Tx':
			return flags & PASSWORD ? 'password' : 'text';
		case 'Btn':
			return flags & PUSH_BUTTON ? 'button' : flags & RADIO ? 'radio' : 'checkbox';
		case 'Ch':
			return flags & COMBO ? 'dropdown' : 'list';
		case 'Sig':
			return 'signature';
		default:
			return 'unknown';
	}
}
