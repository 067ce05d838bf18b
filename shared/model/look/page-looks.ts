/**
 * How pages look, each as two short texts: what its content draws, and its annotations. Two pages with the same texts draw the same
 * (docs/semantics.md, D55).
 */
import type { PdfDocument } from '../../pdf/document';
import { isName, type Dict } from '../../pdf/syntax/values';
import { isHidden, normalAppearance, placedOn } from '../annotation/appearance';
import { boxWithoutAppearance } from '../comments/missing-appearances';
import { displayedSize, movedBox, multiply, type Box, type Matrix } from '../geometry/geometry';
import { boxOf, geometryOf } from '../geometry/page-geometry';
import { defaultResources, shownAnnotations } from '../interpreter/appearances';
import { displayMatrix } from '../interpreter/display';
import type { TextBox } from '../interpreter/frame';
import { PageCharacters } from '../interpreter/page-characters';
import { Scope } from '../interpreter/scope';
import { Digest, digestOf } from './digest';
import { DrawnItems, type ItemIds } from './drawn-items';
import { borderWidth, linkBorder, outlineOfBorder } from './link-border';
import { LookContext } from './look-context';
import { LookReader } from './look-reader';
import { initialLook } from './look-state';
import { extentOfField, outlineOfMarkup } from './plain-annotations';

export interface Look {
	readonly content: string;
	readonly annotations: string;
	/** The annotations that each viewer shows in its own way, such as notes and the borders of links, roughly. */
	readonly undrawn: string;
}

/** Entries of annotations that are seen (ISO 32000-2, 12.5), beside their rectangles: not their dates, names and destinations. */
const SEEN = 'Subtype F Contents T Subj RC QuadPoints InkList Vertices L LE CL C IC BS BE Border Name CA OC AS'.split(' ');
/** Links and fields are compared by their targets and values elsewhere; here only by how they are drawn. */
const DRAWN = 'Subtype F QuadPoints C BS Border OC AS'.split(' ');

/** Some viewers draw the ends of a highlight round, beyond the words, by a quarter of its height. */
function withBulges([left, bottom, right, top]: Box): Box {
	const bulge = (top - bottom) / 4;
	return [left - bulge, bottom, right + bulge, top];
}

/** The cost of an annotation, see `Pace`; numbers of its drawing count themselves. */
const ANNOTATION_COST = 4000;

export class PageLooks {
	private readonly context: LookContext;

	constructor(private readonly document: PdfDocument) {
		this.context = new LookContext(document);
	}

	/** The look of the page at `index`, counted from 0. Glyphs that begin in one of the boxes `ignored` do not count. */
	async page(index: number, ignored: readonly TextBox[] = []): Promise<Look> {
		const [content, annotations] = [new Digest(), new Digest()];
		await this.content(index, ignored, content);
		await this.annotations(index, ignored, annotations);
		return { content: content.finish(), annotations: annotations.finish(), undrawn: await this.undrawn(index) };
	}

	/** Everything that is drawn on the page, in its order, with places. `ids` tells items of two pages apart. */
	async items(index: number, ignored: readonly TextBox[], ids: ItemIds): Promise<DrawnItems> {
		const { width, height } = displayedSize(geometryOf(this.document, index));
		const items = new DrawnItems(ids, [0, 0, width, height]);
		await this.content(index, ignored, items, items);
		await this.annotations(index, ignored, items, items);
		items.end();
		return items;
	}

	private async content(index: number, ignored: readonly TextBox[], digest: Digest, items?: DrawnItems): Promise<void> {
		const { document, context } = this;
		context.characters = new PageCharacters(document.job);
		const geometry = geometryOf(document, index);
		const matrix = displayMatrix(geometry);
		const { width, height } = displayedSize(geometry);
		items?.beginPage();
		digest.length(width);
		digest.length(height);
		const reader = new LookReader(context, digest, items);
		reader.glyphs.ignored = ignored;
		const scope = new Scope(document, document.dict(document.pages.attribute(index, 'Resources')));
		await reader.page(await context.decoder.page(index), scope, initialLook(matrix));
		const group = document.dict(document.entry(document.pages.number(index), 'Group'));
		if (!group) return;
		items?.beginPage();
		digest.text(await context.values.of(['S', 'I', 'K', 'CS'].map((key) => group.get(key) ?? null)));
	}

	private async annotations(index: number, ignored: readonly TextBox[], digest: Digest, items?: DrawnItems): Promise<void> {
		const { document, context } = this;
		const geometry = geometryOf(document, index);
		const matrix = displayMatrix(geometry);
		const reader = new LookReader(context, digest, items);
		reader.glyphs.ignored = ignored;
		for (const annotation of await shownAnnotations(document, index, context.layers)) {
			const form = normalAppearance(document, annotation);
			const placement = form && placedOn(document, annotation, form, geometry.rotation);
			const due = document.job.pace.step(ANNOTATION_COST);
			if (due) await due;
			if (!placement) continue;
			items?.enter(this.isField(annotation) ? 'field' : 'annotation');
			await reader.form(form, defaultResources(document), initialLook(multiply(placement.matrix, matrix)));
		}
		for (const item of document.array(document.entry(document.pages.number(index), 'Annots')) ?? []) {
			const annotation = document.dict(item);
			const due = document.job.pace.step(ANNOTATION_COST);
			if (due) await due;
			if (!annotation || isName(document.resolve(annotation.get('Subtype')), 'Popup')) continue;
			items?.enter(this.isField(annotation) ? 'field' : 'annotation');
			items?.begin('path', this.boxOf(annotation, matrix), {});
			const seen = await this.seen(annotation);
			digest.text(seen);
			const border = items && linkBorder(document, annotation);
			if (border) items.outline(() => outlineOfBorder(border, matrix, seen));
			const style = items && (await this.seen(annotation, 'QuadPoints'));
			if (style) items.outline(() => outlineOfMarkup(document, annotation, matrix, style));
			// The things that an appearance draws say where it moved.
			if (normalAppearance(document, annotation)) items?.begin('path', undefined, {});
			digest.text(await context.values.of(annotation.get('Rect')));
		}
	}

	private async undrawn(index: number): Promise<string> {
		const { document, context } = this;
		let found = '';
		for (const annotation of await shownAnnotations(document, index, context.layers)) {
			const due = document.job.pace.step(ANNOTATION_COST);
			if (due) await due;
			if (this.isField(annotation) || normalAppearance(document, annotation)) continue;
			if (boxWithoutAppearance(document, annotation)) continue;
			const subtype = document.resolve(annotation.get('Subtype'));
			const width = borderWidth(document, annotation);
			if (isName(subtype, 'Link') && width === 0) continue;
			const place = (boxOf(document, annotation.get('Rect')) ?? []).map(Math.round);
			const color = await context.values.of(['Subtype', 'C', 'Name'].map((key) => annotation.get(key) ?? null));
			found = digestOf(found, place.join(' '), width, color);
		}
		return found;
	}

	private isField(annotation: Dict): boolean {
		return isName(this.document.resolve(annotation.get('Subtype')), 'Widget');
	}

	/** Where an annotation is on the page as displayed; undefined if it does not show. */
	private boxOf(annotation: Dict, matrix: Matrix): Box | undefined {
		const { document } = this;
		if (isHidden(document, annotation)) return undefined;
		const drawn = normalAppearance(document, annotation) ? undefined : boxWithoutAppearance(document, annotation);
		const isPlainField = this.isField(annotation) && !normalAppearance(document, annotation);
		const box = drawn ?? (isPlainField ? extentOfField(document, annotation) : boxOf(document, annotation.get('Rect')));
		return box && movedBox(matrix, isName(document.resolve(annotation.get('Subtype')), 'Highlight') ? withBulges(box) : box);
	}

	private async seen(annotation: Dict, without?: string): Promise<string> {
		const subtype = this.document.resolve(annotation.get('Subtype'));
		const keys = isName(subtype, 'Link') || isName(subtype, 'Widget') ? DRAWN : SEEN;
		let seen = '';
		for (const key of keys) if (key !== without) seen += `${await this.context.values.of(annotation.get(key))} `;
		return seen;
	}
}
