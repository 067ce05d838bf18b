/**
 * Annotations that lie under fields of their page. Content is always under annotations (ISO 32000-2, 12.5.2), so a field that becomes
 * content would vanish under them: they become content as well, or are named.
 */
import type { PdfDocument } from '../../pdf/document';
import { type Dict, isRef, Name, type Value } from '../../pdf/syntax/values';
import { boxOf } from '../../model/geometry/page-geometry';

export interface Beneath {
	/** Places in /Annots of those that become content. */
	readonly painted: ReadonlySet<number>;
	/** Places of those that go with them: the windows of their comments. */
	readonly dropped: ReadonlySet<number>;
	/** Whether others stay, over fields that were over them. */
	readonly covers: boolean;
}

/** Annotations that are drawings: as content, they show the same. Others do something, or hold a file or a sound. */
const DRAWINGS = new Set([
	...['FreeText', 'Line', 'Square', 'Circle', 'Polygon', 'PolyLine', 'Ink', 'Caret', 'Stamp', 'Watermark'],
	...['Highlight', 'Underline', 'Squiggly', 'StrikeOut'],
]);
/** These show nothing that could cover a field. */
const EMPTY = new Set(['Link', 'Popup']);
/** With more boxes than this, one box around all of them is compared. */
const MOST_BOXES = 200;
/** The cost of looking at an annotation, see `Pace`. */
const COST = 1000;

type Box = readonly [number, number, number, number];

export interface Questions {
	/** Whether the annotation at a place is a field that is painted. */
	readonly isField: (item: Value) => boolean;
	readonly isVisible: (annotation: Dict) => boolean;
	readonly hasAppearance: (annotation: Dict) => boolean;
}

export async function readBeneath(document: PdfDocument, items: readonly Value[], ask: Questions): Promise<Beneath> {
	const painted = new Set<number>();
	const boxes = new Boxes();
	const answered = await repliedTo(document, items);
	let covers = false;
	for (let at = items.length - 1; at >= 0; at--) {
		const due = document.job.pace.step(COST);
		if (due) await due;
		const item = items[at]!;
		const annotation = document.dict(item);
		const box = annotation && boxOf(document, annotation.get('Rect'));
		if (!annotation || !box || !ask.isVisible(annotation)) continue;
		if (ask.isField(item)) {
			boxes.add(box);
			continue;
		}
		const subtype = document.resolve(annotation.get('Subtype'));
		const kind = subtype instanceof Name ? subtype.text : '';
		if (EMPTY.has(kind) || kind === 'Widget' || !boxes.meets(box)) continue;
		const hasReplies = isRef(item) && answered.has(item.number);
		if (DRAWINGS.has(kind) && !hasReplies && ask.hasAppearance(annotation)) {
			painted.add(at);
			boxes.add(box);
		} else covers = true;
	}
	return { painted, dropped: painted.size > 0 ? windowsOf(document, items, painted) : new Set(), covers };
}

/** Numbers of the annotations that others reply to: a discussion stays. */
async function repliedTo(document: PdfDocument, items: readonly Value[]): Promise<Set<number>> {
	const targets = new Set<number>();
	for (const item of items) {
		const target = document.dict(item)?.get('IRT');
		if (isRef(target)) targets.add(target.number);
		const due = document.job.pace.step(COST);
		if (due) await due;
	}
	return targets;
}

function windowsOf(document: PdfDocument, items: readonly Value[], painted: ReadonlySet<number>): Set<number> {
	const numbers = new Set([...painted].flatMap((at) => (isRef(items[at]) ? [items[at].number] : [])));
	const windows = new Set<number>();
	for (const [at, item] of items.entries()) {
		const parent = document.dict(item)?.get('Parent');
		const subtype = document.resolve(document.dict(item)?.get('Subtype'));
		if (subtype instanceof Name && subtype.text === 'Popup' && isRef(parent) && numbers.has(parent.number)) windows.add(at);
	}
	return windows;
}

class Boxes {
	private readonly boxes: Box[] = [];
	private all: Box | undefined;

	add(box: Box): void {
		this.boxes.push(box);
		const { all = box } = this;
		this.all = [Math.min(all[0], box[0]), Math.min(all[1], box[1]), Math.max(all[2], box[2]), Math.max(all[3], box[3])];
	}

	meets(box: Box): boolean {
		if (!this.all || !overlap(this.all, box)) return false;
		return this.boxes.length > MOST_BOXES || this.boxes.some((one) => overlap(one, box));
	}
}

const overlap = (one: Box, other: Box): boolean =>
	one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];
