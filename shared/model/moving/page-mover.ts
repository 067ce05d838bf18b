/**
 * Moves everything that lies on pages with the pages: annotations and fields, destinations, beads, viewports, boxes in the structure
 * (docs/semantics.md, D56). The one way in which anything on a page gets another place.
 */
import type { PdfDocument } from '../../pdf/document';
import { Entries } from '../../pdf/syntax/entries';
import { Dict, isArray, isDict, isRef, Ref, type Value } from '../../pdf/syntax/values';
import { AnnotationMover, PLACING } from '../annotation/move-annotation';
import { movedViewports } from '../annotation/measure';
import { scaledAppearance } from '../form/scaled-text';
import { moveBox, scaleOf, type Move } from '../geometry/move';
import { boxOf } from '../geometry/page-geometry';
import { movedSole, moveDestinations } from '../navigation/moved-destinations';
import { Allowance } from '../tree/removal';
import { moveStructureBoxes, pageOfElement } from '../structure/moved-boxes';
import { isStructureElement } from '../structure/structure';

/** Moves by the object numbers of the pages that they begin on. */
export type Moves = ReadonlyMap<number, Move>;

/** Entries for which an annotation is read as a whole. */
const LOOKED_AT = [...PLACING.filter((key) => key !== 'Border'), 'DA', 'FT', 'Parent'];

export class PageMover {
	private readonly annotations: AnnotationMover;
	/** Annotations, beads and lists of annotations that were moved: pages may share them by mistake. */
	private readonly done = new Set<number>();
	/** Annotations whose only destination was moved with them. */
	private readonly destined = new Set<number>();
	private readonly located = new Entries();
	/** Pages and annotations may share long lists. */
	private readonly spend: (values: number) => void;

	constructor(
		private readonly document: PdfDocument,
		private readonly moves: Moves,
	) {
		this.spend = new Allowance(document).spend;
		this.annotations = new AnnotationMover(document, this.spend);
	}

	/** Moves what leads to the pages from elsewhere. Comes behind `moveOn` of all pages, and before pages change. */
	async moveReferences(): Promise<void> {
		const { document, moves, destined } = this;
		const toSheets = [...moves.values()].some(({ sheet }) => sheet !== undefined);
		await moveDestinations(document, this.moveOf, { toSheets, isDone: (number) => destined.has(number) });
		await moveStructureBoxes(document, (page) => moves.get(page));
	}

	private readonly moveOf = (target: Ref): Move | undefined => this.moves.get(target.number) ?? this.ofElement(target);

	/** Structure destinations name an element in place of a page (12.3.2.3). */
	private ofElement(target: Ref): Move | undefined {
		const element = this.document.get(target);
		if (!isDict(element) || !isStructureElement(element)) return undefined;
		const page = pageOfElement(this.document, element);
		return page === undefined ? undefined : this.moves.get(page);
	}

	/** Moves everything on the page with this object number. Returns the entries of the page that change. */
	moveOn(page: number): Record<string, Value> {
		const { document } = this;
		const move = this.moves.get(page)!;
		const entries: Record<string, Value> = {};
		const annotations = this.moveAnnotations(document.entry(page, 'Annots'), move);
		if (annotations) entries.Annots = annotations;
		const beads = document.array(document.entry(page, 'B')) ?? [];
		this.spend(beads.length);
		for (const bead of beads) this.moveBead(bead, move);
		const viewports = movedViewports(document, document.entry(page, 'VP'), move, this.spend);
		if (viewports) entries.VP = viewports;
		return entries;
	}

	/** The list, if it is part of the page and has annotations in it that are not objects. */
	private moveAnnotations(value: Value | undefined, move: Move): Value[] | undefined {
		const { document } = this;
		const list = document.array(value);
		if (!list || (isRef(value) && this.isDone(value.number))) return undefined;
		this.spend(list.length);
		let changed = false;
		for (const [at, item] of list.entries()) {
			if (isRef(item)) this.moveAnnotation(item, move);
			else if (isDict(item)) {
				list[at] = this.movedDict(item, move);
				changed = true;
			}
		}
		if (changed && isRef(value)) document.edit(value);
		return changed && !isRef(value) ? list : undefined;
	}

	private moveAnnotation(ref: Ref, move: Move): void {
		const { document } = this;
		if (this.isDone(ref.number)) return;
		const rect = this.soleRectangle(ref.number);
		if (rect) {
			const destination = movedSole(document, ref.number, this.moveOf);
			if (destination !== undefined) this.destined.add(ref.number);
			document.patch(ref.number, { Rect: moveBox(move, rect), ...(destination && { Dest: destination }), ...this.page(move) });
			return;
		}
		const annotation = document.get(ref);
		if (isDict(annotation)) document.put(ref, this.movedDict(annotation, move));
	}

	/** The rectangle of an annotation that has nothing else to move, as most links, without reading the rest. */
	private soleRectangle(number: number): readonly [number, number, number, number] | undefined {
		const { document, located } = this;
		const place = document.place(number);
		if (!place || !document.locate(number, place, located)) return undefined;
		const { bytes } = place;
		if (LOOKED_AT.some((key) => located.find(bytes, key) >= 0)) return undefined;
		const border = document.entry(number, 'Border');
		const isThin = border === undefined || (isArray(border) && border.every((length) => length === 0));
		return isThin ? boxOf(document, document.entry(number, 'Rect')) : undefined;
	}

	private movedDict(annotation: Dict, move: Move): Dict {
		const made = new Dict(annotation);
		for (const [key, value] of Object.entries({ ...this.annotations.moved(annotation, move), ...this.page(move) }))
			made.set(key, value);
		const scale = scaleOf(move);
		const appearance = scale === 1 ? undefined : scaledAppearance(this.document, annotation, scale);
		if (appearance) made.set('DA', appearance);
		return made;
	}

	private page({ sheet }: Move): Record<string, Value> {
		return sheet ? { P: new Ref(sheet.page) } : {};
	}

	/** A bead of an article (12.4.3). */
	private moveBead(value: Value, move: Move): void {
		const { document } = this;
		if (!isRef(value) || this.isDone(value.number)) return;
		const box = boxOf(document, document.entry(value.number, 'R'));
		if (box) document.patch(value.number, { R: moveBox(move, box), ...this.page(move) });
	}

	private isDone(number: number): boolean {
		if (this.done.has(number)) return true;
		this.done.add(number);
		return false;
	}
}
