/**
 * Second copies of a page (docs/semantics.md, §10.4): a separate page object, with separate annotations, over the same content
 * and resources. Destinations go on pointing to the first copy.
 */
import { cloneValue } from '../../pdf/syntax/clone-value';
import type { PdfDocument } from '../../pdf/document';
import { INHERITABLE } from '../../pdf/pages/read-page-tree';
import { Dict, isDict, isName, isRef, Name, Ref, type Value } from '../../pdf/syntax/values';
import { becomeMark, isVisibleMark } from '../annotation/signature-mark';
import { FIELD_ENTRIES, fieldNodes, fieldType, inheritedEntry } from '../form/field-tree';
import { Allowance, catalogEntry } from '../tree/removal';

/** Entries that belong to one page alone: its place in structure, threads and document parts, and data about it. */
const OWN = ['Parent', 'StructParents', 'B', 'DPart', 'PieceInfo', 'Annots'];

/** Entries of a node of the page tree, which a page may have by mistake. */
const OF_NODES: readonly string[] = ['Type', 'Kids', 'Count'];

/** Of an annotation, and of a value that is copied, see `Pace`. */
const COST = 1000;
const VALUE_COST = 80;

export class PageCopies {
	/** `1,1,1…` multiplies whatever a page has. */
	private readonly allowance: Allowance;
	/** The fields of widgets, as the fields list them. */
	private fields: ReadonlyMap<number, Ref> | undefined;
	/** Where lists of fields have each reference. */
	private readonly places = new Map<readonly Value[], Map<number, number[]>>();

	constructor(private readonly document: PdfDocument) {
		this.allowance = new Allowance(document);
	}

	/** Makes a copy of the page at `index` (0-based). Returns its object number. */
	async copyPage(index: number): Promise<number> {
		const { document } = this;
		const number = document.pages.number(index);
		const resources = document.pages.attribute(index, 'Resources');
		if (isDict(resources)) document.patch(number, { Resources: document.add(resources) });
		const source = document.dict(new Ref(number)) ?? new Dict();
		const page = new Dict([['Type', new Name('Page')]]);
		for (const [key, value] of source) if (!OWN.includes(key) && !OF_NODES.includes(key)) page.set(key, this.clone(value));
		for (const key of INHERITABLE) {
			const value = document.pages.attribute(index, key);
			if (value !== undefined && !page.has(key)) page.set(key, this.clone(value));
		}
		const ref = document.add(page);
		const annotations = document.array(source.get('Annots'));
		if (annotations && annotations.length > 0) page.set('Annots', await this.copyAnnotations(annotations, ref));
		return ref.number;
	}

	private clone(value: Value): Value {
		return cloneValue(value, this.spend);
	}

	private readonly spend = (values: number): void => {
		this.allowance.spend(values);
		this.document.job.pace.add(VALUE_COST * values);
	};

	private async copyAnnotations(annotations: readonly Value[], page: Ref): Promise<Value[]> {
		const { document } = this;
		const twins = new Map<number, Ref>();
		const made: Dict[] = [];
		const list: Value[] = [];
		for (const value of annotations) {
			const due = document.job.pace.step(COST);
			if (due) await due;
			const source = document.dict(value);
			if (!source || (isRef(value) && twins.has(value.number))) continue;
			const isWidget = isName(source.get('Subtype'), 'Widget');
			// A second widget of a signature would claim that this page was signed, too.
			const isSignature = isWidget && fieldType(document, source) === 'Sig';
			if (isSignature && !(isSigned(document, source) && isVisibleMark(document, source))) continue;
			const annotation = this.clone(isWidget && !isSignature && isRef(value) ? this.asKid(value) : source) as Dict;
			if (isSignature) becomeMark(document, annotation);
			annotation.delete('StructParent');
			annotation.set('P', page);
			made.push(annotation);
			if (!isRef(value)) {
				list.push(annotation);
				continue;
			}
			const twin = document.add(annotation);
			twins.set(value.number, twin);
			list.push(twin);
			if (isWidget && !isSignature) this.addKid(annotation, twin);
		}
		for (const annotation of made) relate(annotation, twins);
		return list;
	}

	/**
	 * The widget as a kid of a field. A widget merged with its field is taken apart first: the widget keeps the object,
	 * since page and structure refer to that, and the field becomes a new one.
	 */
	private asKid(at: Ref): Dict {
		const { document } = this;
		const merged = document.dict(at)!;
		if (!merged.has('T') && !merged.has('FT')) {
			// Without /Parent, the copy would belong to no field.
			const field = merged.has('Parent') ? undefined : this.fieldOf(at.number);
			if (!field) return merged;
			document.edit(at);
			return merged.set('Parent', field);
		}
		document.edit(at);
		const field = new Dict();
		for (const key of FIELD_ENTRIES) {
			const value = merged.get(key);
			if (value === undefined) continue;
			field.set(key, value);
			merged.delete(key);
		}
		this.divideActions(merged, field);
		field.set('Kids', [at]);
		const ref = document.add(field);
		const parent = field.get('Parent');
		merged.set('Parent', ref);
		if (isRef(parent)) this.replace(parent.number, document.dict(parent), 'Kids', at, ref);
		const form = catalogEntry(document, 'AcroForm');
		for (const key of ['Fields', 'CO']) if (form) this.replace(form.holder, form.dict, key, at, ref);
		return merged;
	}

	/** Puts a reference into the place of another, in the list that `owner` has under `key`. */
	private replace(holder: number, owner: Dict | undefined, key: string, from: Ref, to: Ref): void {
		const items = this.document.array(owner?.get(key));
		if (!owner || !items) return;
		const known = this.places.get(items);
		const places = known ?? this.placesIn(items);
		const at = places.get(from.number);
		if (!at) return;
		this.document.edit(holder);
		// A list that the file has may be that of other owners, too.
		const own = known ? items : [...items];
		if (!known) owner.set(key, own);
		this.places.set(own, places);
		for (const index of at) own[index] = to;
		places.delete(from.number);
		places.set(to.number, at);
	}

	private placesIn(items: readonly Value[]): Map<number, number[]> {
		const places = new Map<number, number[]>();
		for (const [index, item] of items.entries()) {
			if (!isRef(item)) continue;
			const same = places.get(item.number);
			if (same) same.push(index);
			else places.set(item.number, [index]);
		}
		this.document.job.pace.add(items.length);
		return places;
	}

	private fieldOf(widget: number): Ref | undefined {
		this.fields ??= new Map(
			[...fieldNodes(this.document)].flatMap(({ number, parent }) =>
				number === undefined || parent?.number === undefined ? [] : [[number, new Ref(parent.number)] as const],
			),
		);
		return this.fields.get(widget);
	}

	/** Format, keystroke, validation and calculation belong to the field; the others to the widget (Tables 197 to 199). */
	private divideActions(widget: Dict, field: Dict): void {
		const actions = this.document.dict(widget.get('AA'));
		if (!actions) return;
		this.spend(actions.size);
		const [ofField, ofWidget] = [new Dict(), new Dict()];
		for (const [key, action] of actions) (['K', 'F', 'V', 'C'].includes(key) ? ofField : ofWidget).set(key, action);
		if (ofField.size > 0) field.set('AA', ofField);
		if (ofWidget.size > 0) widget.set('AA', ofWidget);
		else widget.delete('AA');
	}

	private addKid(widget: Dict, twin: Ref): void {
		const parent = widget.get('Parent');
		const field = this.document.dict(parent);
		if (!isRef(parent) || !field) return;
		this.document.edit(parent);
		const kids = this.document.array(field.get('Kids'));
		// One list, kept direct, so that a field on many copies does not grow quadratically.
		if (kids && !isRef(field.get('Kids'))) kids.push(twin);
		else field.set('Kids', [...(kids ?? []), twin]);
	}
}

const isSigned = (document: PdfDocument, widget: Dict): boolean =>
	isDict(document.resolve(inheritedEntry(document, widget, 'V')));

/** Points what annotations say about each other to the copies; references to annotations that are not on the page are dropped. */
function relate(annotation: Dict, twins: ReadonlyMap<number, Ref>): void {
	const keys = isName(annotation.get('Subtype'), 'Popup') ? ['Parent'] : ['Popup', 'IRT'];
	for (const key of keys) {
		const other = annotation.get(key);
		if (!isRef(other)) continue;
		const twin = twins.get(other.number);
		if (twin) annotation.set(key, twin);
		else annotation.delete(key);
	}
}
