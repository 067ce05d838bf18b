/** Turns the appearances of widgets into content of their pages (docs/semantics.md, §22.4). */
import type { Note } from '../../contract/backend';
import type { PdfDocument } from '../../pdf/document';
import { FormPruning } from '../../model/form/form-pruning';
import { Removal } from '../../model/tree/removal';
import { objectsWithAny } from '../../pdf/read/name-search';
import { Dict, isName, isRef, type Value } from '../../pdf/syntax/values';
import { annotationsOf, AppearancePages, type PageAnnotations } from '../annotations/appearance-pages';
import { readBeneath, type Beneath } from './beneath';
import { coveredNote, joinedNote } from './flatten-notes';
import type { FormModel, Widget } from '../../model/form/form-model';
import { normalAppearance } from '../../model/annotation/appearance';
import type { Tagged } from '../../model/structure/tagged-widgets';

/** The cost of an annotation, see `Pace`. */
const COST = 1000;

export interface FlattenedPages {
	/** The number of removed widgets. */
	readonly widgets: number;
	readonly notes: readonly Note[];
}

/** @param pages one-based, ascending */
export async function flattenPages(document: PdfDocument, model: FormModel, pages: Uint32Array): Promise<FlattenedPages> {
	const flattener = new Flattener(document, model);
	return flattener.run(pages);
}

class Flattener {
	private readonly pages: AppearancePages;
	private readonly flattened = new Set<number>();
	/** Pages, from 1, with annotations that became content, and with some that stay over fields. */
	private readonly joined: number[] = [];
	private readonly covered: number[] = [];

	constructor(
		private readonly document: PdfDocument,
		private readonly model: FormModel,
	) {
		this.pages = new AppearancePages(document, 'OctavoField', this.defaultResources());
	}

	async run(selected: Uint32Array): Promise<FlattenedPages> {
		const wanted = selected.filter((page) => annotationsOf(this.document, page - 1).some((item) => this.widgetOf(item)));
		await this.pages.run(wanted, (page) => this.paintWidgets(page));
		await this.removeFields();
		return { widgets: this.flattened.size, notes: [...joinedNote(this.joined), ...coveredNote(this.covered)] };
	}

	/** Paints the widgets of a page; returns the annotations that stay. */
	private async paintWidgets({ index, items, paint }: PageAnnotations): Promise<Value[]> {
		const left: Value[] = [];
		const { painted, dropped, covers } = await this.beneath(items);
		if (painted.size > 0) this.joined.push(index + 1);
		if (covers) this.covered.push(index + 1);
		for (const [at, item] of items.entries()) {
			const due = this.document.job.pace.step(COST);
			if (due) await due;
			if (dropped.has(at)) continue;
			const field = this.widgetOf(item);
			const widget = field ?? (painted.has(at) ? this.drawing(item) : undefined);
			if (field) this.flattened.add(field.number);
			if (widget) paint(widget);
			else left.push(item);
		}
		return left;
	}

	private widgetOf(item: Value): Widget | undefined {
		return isRef(item) ? this.model.widgets.get(item.number) : undefined;
	}

	/** An annotation that becomes content with the fields over it; the number of one without an object is -1. */
	private drawing(item: Value): Tagged | undefined {
		const dict = this.document.dict(item);
		return dict && { number: isRef(item) ? item.number : -1, dict };
	}

	private beneath(items: readonly Value[]): Promise<Beneath> {
		return readBeneath(this.document, items, {
			isField: (item) => {
				const widget = this.widgetOf(item);
				return widget !== undefined && normalAppearance(this.document, widget.dict) !== undefined;
			},
			isVisible: (dict) => this.pages.isVisible(dict),
			hasAppearance: (dict) => normalAppearance(this.document, dict) !== undefined,
		});
	}

	/** The default resources of the form, such as fonts, as an indirect object, which appearances can share. */
	private defaultResources(): Value | undefined {
		const value = this.model.form?.dict.get('DR');
		const resources = this.document.dict(value);
		if (!resources?.has('Font')) return undefined;
		return isRef(value) ? value : this.document.add(resources);
	}

	/** Removes fields without widgets, and the form with the last of them. */
	private async removeFields(): Promise<void> {
		const { document, model } = this;
		const { widgets, form } = model;
		const removal = new Removal(document);
		if (this.flattened.size < [...widgets.values()].filter(({ pages }) => pages.length > 0).length) {
			const fields = new FormPruning(removal);
			for (const at of this.flattened) {
				const { dict, node } = widgets.get(at)!;
				fields.losing(dict);
				if (!fields.keepsAsField(at, dict)) removal.remove(at);
				if (node.parent) fields.touch(node.parent.number);
			}
			fields.flush();
			return;
		}
		for (const at of model.numbers()) removal.remove(at);
		if (!form) return;
		// Free text annotations take their fonts from the form (12.5.6.6).
		const catalog = document.editCatalog();
		const resources = form.dict.get('DR');
		const used = resources !== undefined && (await objectsWithAny(document, ['FreeText'])).some((at) => isFreeText(document, at));
		if (used)
			catalog.set(
				'AcroForm',
				new Dict([
					['Fields', []],
					['DR', resources],
				]),
			);
		else catalog.delete('AcroForm');
	}
}

const isFreeText = (document: PdfDocument, at: number): boolean =>
	isName(document.resolve(document.entry(at, 'Subtype')), 'FreeText');
