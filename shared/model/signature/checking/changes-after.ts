/**
 * The changes after a signed revision (docs/semantics.md, D72). A change is `other` unless a rule here allows it: so the question is
 * never which attacks are known.
 */
import type { PdfDocument } from '../../../pdf/document';
import { Dict, Ref, Stream, isDict, isName, type Value } from '../../../pdf/syntax/values';
import { inheritedEntry, readFields, terminalFields, type FieldNode } from '../../form/field-tree';
import { boxOf } from '../../geometry/page-geometry';
import { ObjectDifferences, writtenAs } from './object-differences';
import { findGrownTags } from './structure-growth';

export type ChangeKind = 'validation_data' | 'time_stamps' | 'signatures' | 'form_values' | 'annotations' | 'other';

export interface Changes {
	readonly kinds: ReadonlySet<ChangeKind>;
	/** Full names of fields whose values changed. */
	readonly fields: readonly string[];
	readonly hasHidden: boolean;
	/** Whether a field for a signature was added that a page shows. */
	readonly showsNewField: boolean;
}

/** The changes from a signed revision to the document as it is. Both were read by their own cross-references. */
export async function changesAfter(before: PdfDocument, after: PdfDocument): Promise<Changes> {
	const older = await rolesOf(before);
	const newer = await rolesOf(after);
	const own = [...newer.pages, ...newer.widgets.keys(), ...newer.comments];
	const apart = new Set([after.catalogNumber, ...own]);
	let differences = await ObjectDifferences.find(before, after, apart);
	const [was, is] = [before, after].map((one) => one.catalog.get('StructTreeRoot'));
	const grown = differences.isSame(was, is) ? undefined : await findGrownTags(before, after, new Set(own));
	// Other entries may lead to elements, which were compared.
	if (grown) differences = await ObjectDifferences.find(before, after, new Set([...apart, ...grown]));
	const comparison = new Comparison(older, newer, grown !== undefined, differences);
	await comparison.run();
	return {
		kinds: comparison.kinds,
		fields: comparison.fields,
		hasHidden: comparison.differences.hasHidden,
		showsNewField: comparison.showsNewField,
	};
}

/** The objects of a revision that are compared by what they are for. */
interface Roles {
	readonly pages: readonly number[];
	readonly fields: readonly FieldNode[];
	/** Fields and widgets by number. */
	readonly widgets: ReadonlyMap<number, FieldNode>;
	/** Comments that pages list, by number. */
	readonly comments: ReadonlySet<number>;
}

const COMMENTS = new Set(
	'Text FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp Caret Ink Popup FileAttachment'.split(
		' ',
	),
);

async function rolesOf(document: PdfDocument): Promise<Roles> {
	const fields = await readFields(document);
	const widgets = new Map(fields.flatMap((node) => (node.number === undefined ? [] : [[node.number, node] as const])));
	const pages: number[] = [];
	const comments = new Set<number>();
	for (let index = 0; index < document.pages.count; index++) {
		const number = document.pages.number(index);
		pages.push(number);
		for (const annotation of document.array(document.dict(new Ref(number))?.get('Annots')) ?? [])
			if (annotation instanceof Ref && isComment(document, annotation)) comments.add(annotation.number);
		const due = document.job.pace.step(2000);
		if (due) await due;
	}
	return { pages, fields, widgets, comments };
}

function isComment(document: PdfDocument, annotation: Value): boolean {
	const found = document.resolve(annotation);
	const subtype = isDict(found) ? document.resolve(found.get('Subtype')) : null;
	return subtype !== null && [...COMMENTS].some((one) => isName(subtype, one));
}

/** Entries of the catalog that are compared elsewhere. */
const RULED = new Set(['AcroForm', 'DSS', 'Pages', 'StructTreeRoot', ...['Extensions', 'Metadata', 'Version']]);
/** Of a page. `Annots` has rules, the others describe the page for programs. */
const OF_PAGE = new Set(['Annots', 'Parent', 'Metadata', 'LastModified', 'Tabs']);

class Comparison {
	readonly kinds = new Set<ChangeKind>();
	readonly fields: string[] = [];
	private readonly before: PdfDocument;
	private readonly after: PdfDocument;
	showsNewField = false;
	/** Whether something changed that is not shown and belongs to other changes, such as metadata. */
	private hasQuietChanges = false;

	constructor(
		private readonly older: Roles,
		private readonly newer: Roles,
		private readonly hasGrownTags: boolean,
		readonly differences: ObjectDifferences,
	) {
		({ before: this.before, after: this.after } = differences);
	}

	async run(): Promise<void> {
		this.compareTrailers();
		this.compareCatalogs();
		this.compareForms();
		await this.comparePages();
		this.compareFields();
		this.compareTags();
		if (this.hasQuietChanges && this.kinds.size === 0) this.kinds.add('other');
	}

	private compareCatalogs(): void {
		const { before, after, differences } = this;
		for (const key of new Set([...before.catalog.keys(), ...after.catalog.keys()])) {
			const isSame = differences.isSame(before.catalog.get(key), after.catalog.get(key));
			if (isSame) continue;
			if (key === 'DSS') this.kinds.add('validation_data');
			else if (!RULED.has(key)) this.kinds.add('other');
			else if (key === 'Extensions' || key === 'Metadata' || key === 'Version') this.hasQuietChanges = true;
		}
	}

	/** An entry that no reader knows could lead to anything. */
	private compareTrailers(): void {
		const [older, newer] = [this.before.trailer, this.after.trailer];
		for (const key of this.differences.differingKeys(older, newer)) {
			if (key === 'Info') this.hasQuietChanges = true;
			else if (key !== 'ID') this.kinds.add('other');
		}
	}

	/** The form without its fields. */
	private compareForms(): void {
		const older = this.before.dict(this.before.catalog.get('AcroForm')) ?? new Dict();
		const newer = this.after.dict(this.after.catalog.get('AcroForm')) ?? new Dict();
		for (const key of this.differences.differingKeys(older, newer)) {
			const isFalse = key === 'NeedAppearances' && this.after.resolve(newer.get(key)) !== true;
			if (key === 'Fields') this.compareLists(this.before.array(older.get(key)), this.after.array(newer.get(key)));
			else if (key === 'DR') this.compareFonts(older.get(key), newer.get(key));
			else if (key === 'DA' && !older.has(key)) this.hasQuietChanges = true;
			else if (key !== 'SigFlags' && !isFalse) this.kinds.add('other');
		}
	}

	/** Resources of the form may be added, and none replaced. */
	private compareFonts(older: Value | undefined, newer: Value | undefined): void {
		const [was, is] = [this.before.dict(older) ?? new Dict(), this.after.dict(newer) ?? new Dict()];
		for (const [category, value] of was) {
			const list = this.after.dict(is.get(category));
			for (const [name, resource] of this.before.dict(value) ?? [])
				if (!this.differences.isSame(resource, list?.get(name))) this.kinds.add('other');
		}
	}

	/** All entries of the older list must still be there, and direct values unchanged. */
	private compareLists(older: readonly Value[] = [], newer: readonly Value[] = []): void {
		const left = new Set(newer.map((value) => writtenAs(value)));
		const known = new Set(older.map((value) => writtenAs(value)));
		const isAdded = (value: Value) => !(value instanceof Ref) && !known.has(writtenAs(value));
		if (older.some((value) => !left.has(writtenAs(value))) || newer.some(isAdded)) this.kinds.add('other');
	}

	private async comparePages(): Promise<void> {
		const [older, newer] = [this.older.pages, this.newer.pages];
		if (older.length !== newer.length || older.some((number, index) => number !== newer[index])) {
			this.kinds.add('other');
			return;
		}
		// Nodes of the page tree have what pages inherit. The pages themselves are looked at below.
		if (this.differences.touches(this.after.catalog.get('Pages'))) this.kinds.add('other');
		for (const number of newer) {
			const [was, is] = [this.before.dict(new Ref(number)), this.after.dict(new Ref(number))];
			if (!was || !is) this.kinds.add('other');
			else this.comparePage(was, is);
			const due = this.after.job.pace.step(2000);
			if (due) await due;
		}
	}

	private comparePage(was: Dict, is: Dict): void {
		for (const key of this.differences.differingKeys(was, is)) {
			const isFirst = key === 'StructParents' && !was.has(key);
			if (!OF_PAGE.has(key) && !isFirst) this.kinds.add('other');
			else if (key !== 'Annots') this.hasQuietChanges = true;
			// Inherited entries come from there.
			if (key === 'Parent' && writtenAs(was.get(key)) !== writtenAs(is.get(key))) this.kinds.add('other');
		}
		this.compareAnnotations(this.before.array(was.get('Annots')) ?? [], this.after.array(is.get('Annots')) ?? []);
	}

	private compareAnnotations(older: readonly Value[], newer: readonly Value[]): void {
		const was = new Set(older.map((value) => writtenAs(value)));
		const is = new Set(newer.map((value) => writtenAs(value)));
		for (const value of older) {
			if (is.has(writtenAs(value))) continue;
			this.kinds.add(value instanceof Ref && this.older.comments.has(value.number) ? 'annotations' : 'other');
		}
		for (const value of newer) {
			const number = value instanceof Ref ? value.number : -1;
			const isNew = !was.has(writtenAs(value));
			if (this.newer.comments.has(number)) this.compareComment(number, isNew);
			else if (this.newer.widgets.has(number)) {
				// A widget that was elsewhere would be another look of its field.
				if (isNew && !this.differences.isAdded(number)) this.kinds.add('other');
			} else if (isNew || this.differences.touches(value)) this.kinds.add('other');
		}
	}

	private compareComment(number: number, isNew: boolean): void {
		const [was, is] = [this.before.dict(new Ref(number)), this.after.dict(new Ref(number))!];
		if (isNew && was) this.kinds.add('other');
		else if (isNew || !was || this.differences.differingKeys(was, is).length > 0) this.kinds.add('annotations');
	}

	private compareFields(): void {
		const ends = new Set(terminalFields(this.newer.fields));
		const kids = new Map<FieldNode, FieldNode[]>();
		for (const node of this.newer.fields) {
			const owner = node.parent && ends.has(node.parent) ? node.parent : undefined;
			if (owner) addTo(kids, owner, node);
		}
		for (const node of this.newer.fields) {
			if (node.parent && ends.has(node.parent)) continue;
			if (ends.has(node)) this.compareField(node, kids.get(node) ?? []);
			else this.compareGroup(node);
		}
		const left = new Set(this.newer.fields.map(({ number }) => number));
		if (this.older.fields.some(({ number }) => number !== undefined && !left.has(number))) this.kinds.add('other');
	}

	/** A field that has others below it. */
	private compareGroup({ number, dict }: FieldNode): void {
		const was = number === undefined ? undefined : this.olderField(number);
		if (!was) {
			if (number !== undefined) this.kinds.add('other');
			return;
		}
		for (const key of this.differences.differingKeys(was, dict)) {
			if (key === 'Kids') this.compareLists(this.before.array(was.get(key)), this.after.array(dict.get(key)));
			else this.kinds.add('other');
		}
	}

	private olderField(number: number): Dict | undefined {
		return this.older.widgets.get(number)?.dict;
	}

	private compareField(node: FieldNode, widgets: readonly FieldNode[]): void {
		const { number, dict, type, name } = node;
		// Its holder was compared, with it.
		if (number === undefined) return;
		const was = this.olderField(number);
		if (!was) return this.addField(node, widgets);
		const parts = [node, ...widgets];
		const changed = new Set<string>();
		for (const part of parts) for (const key of this.changedEntries(part)) changed.add(key);
		if (changed.size === 0) return;
		if (type === 'Sig') {
			const value = this.before.resolve(inheritedEntry(this.before, was, 'V'));
			const isSigned = value === null && this.isNewSignature(dict);
			if (isSigned && isWithin(changed, SIGNED)) this.addSignature(dict);
			else this.kinds.add('other');
			return;
		}
		const isFilled = valueOf(this.before, was) !== valueOf(this.after, dict) || (changed.has('AS') && type === 'Btn');
		if (!isFilled || !isWithin(changed, FILLED)) this.kinds.add('other');
		else {
			this.kinds.add('form_values');
			this.fields.push(name);
		}
	}

	private changedEntries({ number, dict }: FieldNode): string[] {
		const was = number === undefined ? undefined : this.olderField(number);
		return was ? this.differences.differingKeys(was, dict) : number === undefined ? [] : ['Kids'];
	}

	/** A field that the older revision did not have: only one for a signature may be added, and be seen only if it is signed. */
	private addField({ number, dict, type }: FieldNode, widgets: readonly FieldNode[]): void {
		const isNew = type === 'Sig' && [number, ...widgets.map((one) => one.number)].every((one) => this.differences.isAdded(one!));
		const isSigned = isNew && this.isNewSignature(dict);
		const isEmpty = isNew && this.after.resolve(inheritedEntry(this.after, dict, 'V')) === null;
		const isShown = [dict, ...widgets.map((one) => one.dict)].some((one) => one.has('AP') && boxOf(this.after, one.get('Rect')));
		if (isSigned) this.addSignature(dict);
		else this.kinds.add(isEmpty && !isShown ? 'signatures' : 'other');
		this.showsNewField ||= isSigned && isShown;
	}

	private isNewSignature(field: Dict): boolean {
		const value = field.get('V');
		return value instanceof Ref && this.differences.isAdded(value.number) && isDict(this.after.get(value));
	}

	private addSignature(field: Dict): void {
		const type = this.after.dict(field.get('V'))?.get('Type');
		this.kinds.add(isName(type, 'DocTimeStamp') ? 'time_stamps' : 'signatures');
	}

	/** Tags may be added below those that were there. */
	private compareTags(): void {
		const [older, newer] = [this.before.catalog.get('StructTreeRoot'), this.after.catalog.get('StructTreeRoot')];
		if (!this.differences.isSame(older, newer) && !(this.kinds.has('signatures') && this.hasGrownTags)) this.kinds.add('other');
	}
}

function addTo<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
	const list = lists.get(key);
	if (list) list.push(value);
	else lists.set(key, [value]);
}

const isWithin = (keys: ReadonlySet<string>, allowed: ReadonlySet<string>): boolean => [...keys].every((key) => allowed.has(key));

/** The entries of a field that signing sets. */
const SIGNED = new Set(['V', 'AP', 'F', 'P', 'M', 'MK']);
/** The entries of a field or widget that filling sets. */
const FILLED = new Set(['V', 'AS', 'AP', 'I', 'TI', 'RV', 'M']);

/** The value of a field, in a form that can be compared. */
function valueOf(document: PdfDocument, field: Dict): string {
	const value = document.resolve(inheritedEntry(document, field, 'V'));
	if (value instanceof Stream) return Buffer.from(document.encoded(value)).toString('latin1');
	return Array.isArray(value) ? value.map((item) => writtenAs(document.resolve(item))).join('\n') : writtenAs(value);
}
