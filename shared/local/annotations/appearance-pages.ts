/**
 * Turns appearances of annotations into content of their pages: the one way for fields and for comments (docs/semantics.md, §22.4 and
 * §31.3).
 */
import type { PdfDocument } from '../../pdf/document';
import { DamagedStreams } from '../../pdf/pages/damaged-streams';
import { Dict, isRef, Name, type Ref, Stream, type Value } from '../../pdf/syntax/values';
import { isHidden, normalAppearance, placedOn } from '../../model/annotation/appearance';
import type { Placement } from '../../model/annotation/placement';
import { PagePainter } from '../../model/content/page-painter';
import type { Addition } from '../../model/content/page-resources';
import { matrixText, paintObject } from '../../model/content/painting';
import { survey } from '../../model/content/survey';
import { Layers } from '../../model/layers/layers';
import { type Tagged, TaggedWidgets } from '../../model/structure/tagged-widgets';

/** The annotations of a page while they become content. */
export interface PageAnnotations {
	readonly index: number;
	readonly items: readonly Value[];
	/** Paints the appearance of an annotation, if any of it shows. */
	readonly paint: (annotation: Tagged) => void;
}

export class AppearancePages {
	private readonly layers: Layers;
	private readonly tags: TaggedWidgets;
	/** Appearances that are fit to be painted, by object number. */
	private readonly prepared = new Set<number>();
	private readonly streams: DamagedStreams;

	/** `defaults`: resources for appearances that lack fonts. */
	constructor(
		private readonly document: PdfDocument,
		private readonly name: string,
		private readonly defaults?: Value,
	) {
		this.layers = new Layers(document);
		this.tags = new TaggedWidgets(document);
		this.streams = new DamagedStreams(document, true);
	}

	/** `wanted` are one-based numbers of pages; `choose` paints annotations of a page and returns those that stay in /Annots. */
	async run(wanted: Uint32Array, choose: (page: PageAnnotations) => Promise<readonly Value[]>): Promise<void> {
		const { document } = this;
		const { kinds, pages } = await survey(document, wanted);
		const painter = new PagePainter(document);
		await painter.inspect(pages);
		if (pages.length > 0) await this.tags.read();
		for (const [done, page] of pages.entries()) {
			const content = new Content(this.name);
			const paint = (annotation: Tagged) => this.paint(content, annotation, page.index, kinds[page.kind]!.rotation);
			const left = await choose({ index: page.index, items: annotationsOf(document, page.index), paint });
			const entries = { Annots: left.length > 0 ? [...left] : undefined, ...this.tags.pageEntries(page.index) };
			const operators = (names: readonly string[]) => `${content.painted.map((one) => one(names)).join('\n')}\n`;
			if (content.painted.length > 0) await painter.over(page, { resources: content.additions, operators }, entries);
			else document.pages.patch(page.index, entries);
			// They are part of the page from now on: the user can no longer restore them.
			for (const { category, ref } of content.additions) if (category === 'XObject') await this.streams.has(ref, 'content');
			const due = document.job.pace.step(4000 + content.painted.length * 400);
			if (due) await due;
			if (done % 200 === 0) document.job.pace.progress(done / pages.length);
		}
		this.tags.finish();
	}

	isVisible(annotation: Dict): boolean {
		return !isHidden(this.document, annotation) && !this.layers.isOff(annotation.get('OC'));
	}

	private paint(content: Content, annotation: Tagged, index: number, rotation: number): void {
		const placement = this.place(annotation, rotation);
		if (!placement) return;
		const { form, matrix } = placement;
		const object = content.add('XObject', form);
		const oc = annotation.dict.get('OC');
		const layer = isRef(oc) ? content.add('Properties', oc) : undefined;
		const mark = this.tags.mark(annotation, index);
		content.painted.push((names) => {
			const painted = paintObject(names[object]!, matrixText(matrix));
			const marked = mark === '' ? painted : `${mark}\n${painted}\nEMC`;
			return layer === undefined ? marked : `/OC /${names[layer]} BDC\n${marked}\nEMC`;
		});
	}

	/** Where the appearance goes; undefined where nothing shows. */
	private place(annotation: Tagged, rotation: number): Placement | undefined {
		const { document } = this;
		if (!this.isVisible(annotation.dict)) return undefined;
		const form = normalAppearance(document, annotation.dict);
		if (!form) return undefined;
		const placement = placedOn(document, annotation.dict, form, rotation);
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
}

/** The annotations that a page lists. */
export const annotationsOf = (document: PdfDocument, index: number): readonly Value[] =>
	document.array(document.entry(document.pages.number(index), 'Annots')) ?? [];

/** The content that paints the annotations of a page, and its resources. */
class Content {
	readonly additions: Addition[] = [];
	/** `names` are those of the additions on the page. */
	readonly painted: ((names: readonly string[]) => string)[] = [];
	private readonly known = new Map<number, number>();

	constructor(private readonly name: string) {}

	/** The position of the resource among the additions. */
	add(category: 'XObject' | 'Properties', ref: Ref): number {
		const name = category === 'XObject' ? `${this.name}${this.additions.length + 1}` : 'OctavoLayer';
		const at = this.known.get(ref.number) ?? this.additions.push({ category, name, ref }) - 1;
		this.known.set(ref.number, at);
		return at;
	}
}
