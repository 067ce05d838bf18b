/** Data that programs and authors left and no page shows: private keys, values of hidden fields, roles that no tag has. */
import type { PdfDocument } from '../../pdf/document';
import { isDict, isName, isRef, Name, type Dict, type Value } from '../../pdf/syntax/values';
import { fieldType } from '../form/field-tree';
import { catalogEntry } from '../tree/removal';
import type { Rule } from './walk';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Entries of the catalog and of pages (ISO 32000-2, Tables 29 and 31). Others are private (Annex E). */
const KNOWN: Readonly<Record<'Catalog' | 'Page', ReadonlySet<string>>> = {
	Catalog: words(
		`Type Version Extensions Pages PageLabels Names Dests ViewerPreferences PageLayout PageMode Outlines Threads OpenAction AA URI
AcroForm Metadata StructTreeRoot MarkInfo Lang SpiderInfo OutputIntents PieceInfo OCProperties Perms Legal Requirements Collection
NeedsRendering DSS AF DPartRoot`,
	),
	Page: words(
		`Type Parent LastModified Resources MediaBox CropBox BleedBox TrimBox ArtBox BoxColorInfo Contents Rotate Group Thumb B Dur Trans
Annots AA Metadata PieceInfo StructParents ID PZ SeparationInfo Tabs TemplateInstantiated PresSteps UserUnit VP AF OutputIntents DPart`,
	),
};

/** Flags of annotations (12.5.3). */
const HIDDEN = 1 << 1;
const PRINT = 1 << 2;
const NO_VIEW = 1 << 5;

/** Values of a field, and texts that repeat them. */
const VALUES = ['V', 'DV', 'RV', 'AP'];

/** Deeper than fields are within fields. */
const DEPTH = 64;

export class PrivateEntries {
	removed = 0;
	private readonly widgets = new Map<Dict, number>();
	private readonly shown = new Set<Dict>();
	private readonly roles = new Set<string>();

	constructor(private readonly document: PdfDocument) {}

	readonly visit: Rule = (holder, dict) => {
		const { document } = this;
		const subtype = document.resolve(dict.get('Subtype'));
		// Signatures often have a hidden widget.
		if (isName(subtype, 'Widget') && fieldType(document, dict) !== 'Sig') this.noteWidget(holder, dict);
		const role = document.resolve(dict.get('S'));
		if (role instanceof Name && dict.has('P')) this.roles.add(role.text);
		const isCatalog = holder === document.catalogNumber && dict === document.catalog;
		const isPage = !isCatalog && isName(document.resolve(dict.get('Type')), 'Page') && dict.has('Parent');
		return (isCatalog || isPage) && this.dropUnknown(dict, KNOWN[isCatalog ? 'Catalog' : 'Page']);
	};

	/** Takes the values of fields that are hidden everywhere, and roles that no tag has. */
	finish(): void {
		const { document } = this;
		for (const [widget, holder] of this.widgets) {
			const fields = [...this.fieldsOf(widget, holder)];
			if (fields.some(([field]) => this.shown.has(field))) continue;
			for (const [field, at] of fields) this.dropValues(field, at);
		}
		const tree = catalogEntry(document, 'StructTreeRoot');
		const map = document.dict(tree?.dict.get('RoleMap'));
		if (!tree || !map) return;
		const used = new Set(this.roles);
		// The set grows while it is walked, because roles may lead to others.
		for (const role of used) {
			const next = document.resolve(map.get(role));
			if (next instanceof Name) used.add(next.text);
		}
		const unused = [...map.keys()].filter((role) => !used.has(role));
		if (unused.length === 0) return;
		const value = tree.dict.get('RoleMap');
		document.edit(isRef(value) ? value.number : tree.holder);
		for (const role of unused) map.delete(role);
		this.removed += unused.length;
	}

	private noteWidget(holder: number, widget: Dict): void {
		const flags = this.document.resolve(widget.get('F'));
		const is = (flag: number) => typeof flags === 'number' && (flags & flag) !== 0;
		if (is(HIDDEN) || (is(NO_VIEW) && !is(PRINT))) this.widgets.set(widget, holder);
		else for (const [field] of this.fieldsOf(widget, holder)) this.shown.add(field);
	}

	/** The widget and the fields above it, each with its object. */
	private *fieldsOf(widget: Dict, holder: number): Generator<readonly [Dict, number]> {
		yield [widget, holder];
		let above: Value | undefined = widget.get('Parent');
		for (let depth = 0; depth < DEPTH && isRef(above); depth++) {
			const field = this.document.dict(above);
			if (!isDict(field)) return;
			yield [field, above.number];
			above = field.get('Parent');
		}
	}

	private dropValues(field: Dict, holder: number): void {
		const has = VALUES.filter((key) => field.has(key));
		if (has.length === 0) return;
		this.document.edit(holder);
		for (const key of has) field.delete(key);
		this.removed++;
	}

	private dropUnknown(dict: Dict, known: ReadonlySet<string>): boolean {
		const unknown = [...dict.keys()].filter((key) => !known.has(key));
		for (const key of unknown) dict.delete(key);
		this.removed += unknown.length;
		return unknown.length > 0;
	}
}
