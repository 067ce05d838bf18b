/** Turns the appearances of widgets into content of their pages (docs/semantics.md, §22.4). */
import type { Note } from '../../backend';
import type { PdfDocument } from '../../pdf/document';
import { FormPruning } from '../../model/form/form-pruning';
import { Removal } from '../../model/tree/removal';
import { objectsWithAny } from '../../pdf/read/name-search';
import { Dict, isName, isRef, Name, type Ref, Stream, type Value } from '../../pdf/syntax/values';
import { beneath, type Beneath } from './beneath';
import { coveredNote, joinedNote } from './flatten-notes';
import { PagePainter } from '../../model/content/page-painter';
import type { Addition } from '../../model/content/page-resources';
import { matrixText, paintObject } from '../../model/content/painting';
import { survey } from '../../model/content/survey';

import { Layers } from '../../model/layers/layers';
import type { FormModel, Widget } from '../../model/form/form-model';
import { isHidden, normalAppearance, placedOn } from '../../model/annotation/appearance';
import type { Placement } from '../../model/annotation/placement';
import { type Tagged, TaggedWidgets } from '../../model/structure/tagged-widgets';

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
	private readonly layers: Layers;
	private readonly tags: TaggedWidgets;
	/** Appearances that are fit to be painted, by object number. */
	private readonly prepared = new Set<number>();
	private readonly defaults: Value | undefined;
	private readonly flattened = new Set<number>();
	/** Pages, from 1, with annotations that became content, and with some that stay over fields. */
	private readonly joined: number[] = [];
	private readonly covered: number[] = [];

	constructor(
		private readonly document: PdfDocument,
		private readonly model: FormModel,
	) {
		this.layers = new Layers(document);
		this.tags = new TaggedWidgets(document);
		this.defaults = this.defaultResources();
	}

	async run(selected: Uint32Array): Promise<FlattenedPages> {
		const { document } = this;
		const wanted = selected.filter((page) => this.hasWidgets(page - 1));
		const { kinds, pages } = await survey(document, wanted);
		const painter = new PagePainter(document);
		await painter.inspect(pages);
		if (pages.length > 0) await this.tags.read();
		for (const [done, page] of pages.entries()) {
			const { additions, paint, left } = this.widgetsOf(page.index, kinds[page.kind]!.rotation);
			const entries = { Annots: left.length > 0 ? left : undefined, ...this.tags.pageEntries(page.index) };
			const operators = (names: readonly string[]) => `${paint.map((one) => one(names)).join('\n')}\n`;
			if (paint.length > 0) painter.over(page, { resources: additions, operators }, entries);
			else document.pages.patch(page.index, entries);
			const due = document.job.pace.step(4000 + paint.length * 400);
			if (due) await due;
			if (done % 200 === 0) document.job.pace.progress(done / pages.length);
		}
		this.tags.finish();
		await this.removeFields();
		return { widgets: this.flattened.size, notes: [...joinedNote(this.joined), ...coveredNote(this.covered)] };
	}

	private hasWidgets(index: number): boolean {
		return this.annotations(index).some((item) => isRef(item) && this.model.widgets.has(item.number));
	}

	private annotations(index: number): readonly Value[] {
		return this.document.array(this.document.entry(this.document.pages.number(index), 'Annots')) ?? [];
	}

	/** The content that paints the widgets of a page, its resources, and the annotations that stay. */
	private widgetsOf(index: number, rotation: number): Widgets {
		const found: Widgets = { additions: [], paint: [], left: [] };
		const known = new Map<number, number>();
		const add = (category: Addition['category'], name: string, ref: Ref): number => {
			const at = known.get(ref.number) ?? found.additions.push({ category, name, ref }) - 1;
			known.set(ref.number, at);
			return at;
		};
		const items = this.annotations(index);
		const { painted, dropped, covers } = this.beneath(items);
		if (painted.size > 0) this.joined.push(index + 1);
		if (covers) this.covered.push(index + 1);
		for (const [at, item] of items.entries()) {
			if (dropped.has(at)) continue;
			const field = this.widgetOf(item);
			const widget = field ?? (painted.has(at) ? this.drawing(item) : undefined);
			if (!widget) {
				found.left.push(item);
				continue;
			}
			if (field) this.flattened.add(widget.number);
			const placement = this.place(widget, rotation);
			if (!placement) continue;
			const { form, matrix } = placement;
			const object = add('XObject', `OctavoField${found.additions.length + 1}`, form);
			const oc = widget.dict.get('OC');
			const layer = isRef(oc) ? add('Properties', 'OctavoLayer', oc) : undefined;
			const mark = this.tags.mark(widget, index);
			found.paint.push((names) => {
				const painted = paintObject(names[object]!, matrixText(matrix));
				const marked = mark === '' ? painted : `${mark}\n${painted}\nEMC`;
				return layer === undefined ? marked : `/OC /${names[layer]} BDC\n${marked}\nEMC`;
			});
		}
		return found;
	}

	private widgetOf(item: Value): Widget | undefined {
		return isRef(item) ? this.model.widgets.get(item.number) : undefined;
	}

	/** An annotation that becomes content with the fields over it; the number of one without an object is -1. */
	private drawing(item: Value): Tagged | undefined {
		const dict = this.document.dict(item);
		return dict && { number: isRef(item) ? item.number : -1, dict };
	}

	private beneath(items: readonly Value[]): Beneath {
		return beneath(this.document, items, {
			isField: (item) => {
				const widget = this.widgetOf(item);
				return widget !== undefined && normalAppearance(this.document, widget.dict) !== undefined;
			},
			isVisible: (dict) => this.isVisible(dict),
			hasAppearance: (dict) => normalAppearance(this.document, dict) !== undefined,
		});
	}

	private isVisible(annotation: Dict): boolean {
		return !isHidden(this.document, annotation) && !this.layers.isOff(annotation.get('OC'));
	}

	/** Where the widget's appearance goes; undefined where nothing shows. */
	private place(widget: Tagged, rotation: number): Placement | undefined {
		const { document } = this;
		if (!this.isVisible(widget.dict)) return undefined;
		const form = normalAppearance(document, widget.dict);
		if (!form) return undefined;
		const placement = placedOn(document, widget.dict, form, rotation);
		if (placement) this.prepare(form);
		return placement;
	}

	/** An appearance becomes a form XObject: it says so, and has the resources that it took from the form. */
	private prepare(form: Ref): void {
		if (this.prepared.has(form.number)) return;
		this.prepared.add(form.number);
		const { document } = this;
		const stream = document.get(form);
		if (!(stream instanceof Stream)) return;
		const own = document.dict(stream.dict.get('Resources'));
		const subtype = document.resolve(stream.dict.get('Subtype'));
		const lacksFonts = this.defaults !== undefined && !own?.has('Font');
		if (subtype instanceof Name && subtype.text === 'Form' && own && !lacksFonts) return;
		const dict = new Dict(stream.dict).set('Type', new Name('XObject')).set('Subtype', new Name('Form'));
		if (lacksFonts && (!own || own.size === 0)) dict.set('Resources', this.defaults);
		else if (lacksFonts) dict.set('Resources', new Dict(own).set('Font', this.document.dict(this.defaults)!.get('Font')!));
		else if (!own) dict.set('Resources', new Dict());
		document.put(form, new Stream(dict, stream.data, stream.sealed));
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

interface Widgets {
	readonly additions: Addition[];
	/** `names` are those of the additions on the page. */
	readonly paint: ((names: readonly string[]) => string)[];
	readonly left: Value[];
}
