/**
 * Moves everything that lies on pages with the pages: annotations and fields, destinations, beads, viewports, boxes in the structure
 * (docs/semantics.md, D56). The one way in which anything on a page gets another place.
 */
import type { PdfDocument } from '../../pdf/document';
import { Entries } from '../../pdf/syntax/entries';
import { Dict, isArray, isDict, isName, isRef, Ref, type Value } from '../../pdf/syntax/values';
import { AnnotationMover, PLACING } from '../annotation/move-annotation';
import { movedViewports } from '../annotation/measure';
import { scaledAppearance } from '../form/scaled-text';
import { inverse, multiply, type Box } from '../geometry/geometry';
import { moveBox, scaleOf, type Move } from '../geometry/move';
import { boxOf } from '../geometry/page-geometry';
import { movedSole, moveDestinations, OTHER_DESTINATIONS } from '../navigation/moved-destinations';
import { Allowance } from '../tree/removal';
import { moveStructureBoxes, pageOfElement } from '../structure/moved-boxes';
import { isStructureElement } from '../structure/structure';

/** Moves by the object numbers of the pages that they begin on. */
export type Moves = ReadonlyMap<number, Move>;

/** Entries for which an annotation is read as a whole. */
const LOOKED_AT = [...PLACING.filter((key) => key !== 'Border'), 'DA', 'FT', 'Parent'];

/** The rest of a move for something that was moved with another page. */
const remainingMove = (before: Move, move: Move): Move => ({ ...move, matrix: multiply(inverse(before.matrix), move.matrix) });

/** The cost of an annotation or bead, see `Pace`. */
const COST = 3000;
/** How much longer a copied annotation takes than a value that is looked at. */
const COPIED = 50;

export class PageMover {
	private readonly annotations: AnnotationMover;
	/** Annotations and lists of annotations that were moved, and how. */
	private readonly moved = new Map<number, Move>();
	private readonly beads = new Set<number>();
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

	/** Moves what leads to the pages from elsewhere. Comes after `moveOn` of all pages, and before pages change. */
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
	async moveOn(page: number): Promise<Record<string, Value>> {
		const { document } = this;
		const move = this.moves.get(page)!;
		const entries: Record<string, Value> = {};
		const annotations = await this.moveAnnotations(document.entry(page, 'Annots'), move);
		if (annotations) entries.Annots = annotations;
		const beads = document.array(document.entry(page, 'B')) ?? [];
		this.spend(beads.length);
		for (const bead of beads) {
			this.moveBead(bead, move);
			const due = document.job.pace.step(COST);
			if (due) await due;
		}
		const viewports = movedViewports(document, document.entry(page, 'VP'), move, this.spend);
		if (viewports) entries.VP = viewports;
		return entries;
	}

	/** The new list of the page, if it cannot be the old one. */
	private async moveAnnotations(value: Value | undefined, move: Move): Promise<Value[] | undefined> {
		const { document } = this;
		const list = document.array(value);
		const before = isRef(value) ? this.moved.get(value.number) : undefined;
		if (!list || before === move) return undefined;
		this.spend(list.length);
		const onwards = before ? remainingMove(before, move) : move;
		const made: Value[] = [];
		for (const item of list) {
			made.push(isRef(item) ? this.moveAnnotation(item, move) : isDict(item) ? this.movedDict(item, onwards) : item);
			const due = document.job.pace.step(COST);
			if (due) await due;
		}
		if (isRef(value) && !before) this.moved.set(value.number, move);
		if (made.every((item, at) => item === list[at])) return undefined;
		if (!isRef(value) || before) return made;
		document.put(value, made);
		return undefined;
	}

	/** The annotation itself, or a copy if it was moved with another page: pages may share annotations, against the specification. */
	private moveAnnotation(ref: Ref, move: Move): Ref {
		const { document } = this;
		const before = this.moved.get(ref.number);
		if (before) return before === move ? ref : this.copy(ref, before, move);
		this.moved.set(ref.number, move);
		const rect = this.soleRectangle(ref.number);
		if (rect) {
			const destination = rect.hasOthers ? undefined : movedSole(document, ref.number, this.moveOf);
			if (destination !== undefined) this.destined.add(ref.number);
			document.patch(ref.number, {
				Rect: moveBox(move, rect.box),
				...(destination && { Dest: destination }),
				...this.page(move),
			});
			return ref;
		}
		const annotation = document.get(ref);
		if (isDict(annotation)) document.put(ref, this.movedDict(annotation, move));
		return ref;
	}

	/** A field stays one: the copy would be a widget that the field does not know. */
	private copy(ref: Ref, before: Move, move: Move): Ref {
		const { document } = this;
		const annotation = document.get(ref);
		if (!isDict(annotation) || isName(document.resolve(annotation.get('Subtype')), 'Widget')) return ref;
		this.spend(COPIED);
		const made = this.movedDict(annotation, remainingMove(before, move));
		made.delete('StructParent');
		return document.add(made);
	}

	/** The rectangle of an annotation that has nothing else to move, as most links, without reading the rest; and whether destinations may be elsewhere than in /Dest. */
	private soleRectangle(number: number): { readonly box: Box; readonly hasOthers: boolean } | undefined {
		const { document, located } = this;
		const place = document.place(number);
		if (!place || !document.locate(number, place, located)) return undefined;
		const { bytes } = place;
		if (LOOKED_AT.some((key) => located.find(bytes, key) >= 0)) return undefined;
		const border = document.entry(number, 'Border');
		const isThin = isArray(border) && border.every((length) => length === 0);
		const box = isThin ? boxOf(document, document.entry(number, 'Rect')) : undefined;
		return box && { box, hasOthers: OTHER_DESTINATIONS.some((key) => located.find(bytes, key) >= 0) };
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
		if (!isRef(value) || this.beads.has(value.number)) return;
		this.beads.add(value.number);
		const box = boxOf(document, document.entry(value.number, 'R'));
		if (box) document.patch(value.number, { R: moveBox(move, box), ...this.page(move) });
	}
}
