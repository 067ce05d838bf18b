/** The rest of an interactive form (ISO 32000-2, 12.7) when widgets go: a field stays while one of its widgets does (docs/semantics.md, §10.3). */
import type { PdfDocument } from '../../pdf/document';
import { isDict, isName, isRef, Ref, type Dict } from '../../pdf/syntax/values';
import { catalogEntry, type Removal } from '../tree/removal';
import { FIELD_ENTRIES, fieldNodes, fieldType, inheritedEntry } from './field-tree';
import { dropValidationData } from './validation-data';

export class FormPruning {
	private readonly document: PdfDocument;
	/** Fields whose /Kids may name removed objects. */
	private readonly open = new Set<number>();
	private pruned = false;
	private readonly signatures = new Set<number>();
	private signatureRemoved = false;
	/** Fields that were signed, by their widgets. */
	removedSignatures = 0;
	removedFields = 0;
	/** Nodes of the field tree that only group fields: no field goes with them. */
	private readonly groups = new Set<number>();
	removedXfa = false;

	constructor(private readonly removal: Removal) {
		this.document = removal.document;
	}

	/** Notes that a widget is about to be removed, while its field can still be read. */
	losing(widget: Dict): void {
		if (!isName(widget.get('Subtype'), 'Widget')) return;
		this.pruned = true;
		if (widget.has('T') && !widget.has('Kids')) this.countField(widget);
		if (fieldType(this.document, widget) !== 'Sig') return;
		this.signatureRemoved = true;
		const value = inheritedEntry(this.document, widget, 'V');
		if (isDict(this.document.resolve(value))) this.removedSignatures++;
		if (isRef(value)) this.signatures.add(value.number);
	}

	/** A widget may be merged with a field that has other widgets, too: then only the widget goes. Returns whether this is so. */
	keepsAsField(number: number, widget: Dict): boolean {
		if (!this.document.array(widget.get('Kids'))) return false;
		this.document.edit(number);
		for (const key of [...widget.keys()]) if (!FIELD_ENTRIES.includes(key) && key !== 'Kids' && key !== 'AA') widget.delete(key);
		this.touch(number);
		return true;
	}

	/** Asks that field `number` be looked at. */
	touch(number: number): void {
		this.open.add(number);
		this.pruned = true;
	}

	/** Asks that the lists of the form itself be looked at. */
	touchForm(): void {
		this.pruned = true;
	}

	/** Removes fields without widgets, up the field tree, and the entries of the form that refer to them. */
	flush(): void {
		// A parent that may have become empty joins the set while it is iterated.
		for (const number of this.open) {
			this.open.delete(number);
			this.pruneField(number);
		}
		if (!this.pruned) return;
		this.pruned = false;
		const form = catalogEntry(this.document, 'AcroForm');
		if (!form) return;
		this.filter(form.holder, form.dict, 'Fields');
		this.filter(form.holder, form.dict, 'CO');
		if (this.signatureRemoved) this.dropSignatures(form.holder, form.dict);
		// Fonts of the form also serve free text annotations (12.5.6.6).
		if (this.document.array(form.dict.get('Fields'))?.length !== 0 || form.dict.has('DR')) return;
		this.document.editCatalog().delete('AcroForm');
	}

	/**
	 * XFA repeats the text and the values of every page in one packet: it cannot be pruned, and must not reveal removed content.
	 */
	dropXfa(): void {
		const form = catalogEntry(this.document, 'AcroForm');
		if (!form?.dict.has('XFA')) return;
		this.document.edit(form.holder);
		form.dict.delete('XFA');
		this.document.editCatalog().delete('NeedsRendering');
		this.removedXfa = true;
	}

	private pruneField(number: number): void {
		const field = this.document.dict(new Ref(number));
		const kids = this.document.array(field?.get('Kids'));
		if (!field || !kids) return;
		const left = kids.filter((kid) => !this.removal.isGone(kid));
		if (left.length === kids.length) return;
		this.document.edit(number);
		if (left.length > 0 || isName(field.get('Subtype'), 'Widget')) {
			field.set('Kids', left);
			return;
		}
		const parent = field.get('Parent');
		this.removal.remove(number);
		if (this.groups.has(number)) {
			if (isRef(parent)) this.groups.add(parent.number);
		} else this.countField(field);
		if (isRef(parent)) this.open.add(parent.number);
	}

	private countField(field: Dict): void {
		this.removedFields++;
		const parent = field.get('Parent');
		if (isRef(parent)) this.groups.add(parent.number);
	}

	private filter(holder: number, form: Dict, key: string): void {
		const items = this.document.array(form.get(key));
		const left = items?.filter((item) => !this.removal.isGone(item));
		if (!items || !left || left.length === items.length) return;
		this.document.edit(holder);
		if (left.length > 0 || key === 'Fields') form.set(key, left);
		else form.delete(key);
	}

	/**
	 * Usage rights and certification are removed with their signature, validation data with the last signature, and /SigFlags with
	 * the last signature field.
	 */
	private dropSignatures(holder: number, form: Dict): void {
		const permissions = catalogEntry(this.document, 'Perms');
		for (const [key, value] of permissions ? [...permissions.dict] : []) {
			if (!isRef(value) || !this.signatures.has(value.number)) continue;
			this.document.edit(permissions!.holder);
			permissions!.dict.delete(key);
		}
		if (permissions?.dict.size === 0) this.document.editCatalog().delete('Perms');
		const fields = [...fieldNodes(this.document)].filter(({ type }) => type === 'Sig');
		const isSigned = fields.some(({ dict }) => isDict(this.document.resolve(inheritedEntry(this.document, dict, 'V'))));
		if (!isSigned) dropValidationData(this.document);
		if (!form.has('SigFlags') || fields.length > 0) return;
		this.document.edit(holder);
		form.delete('SigFlags');
	}
}
