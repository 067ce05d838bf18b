/**
 * Cells that tags do not tell apart: browsers give tables that they take for layout, and boxes beside each other, no elements.
 */
import { type Element, upwards } from '../../structure/tags';
import { addAll } from '../../../lists';
import type { Fragment } from '../fragments/fragment';
import { sorting, type Steps } from '../fragments/steps';
import type { Block } from './blocks';

/** In parts of the size: gaps between cells; in a paragraph, whose words may be spread over its lines, they are wider. */
const CELL_GAP = 1;
const GAP_IN_PARAGRAPH = 3;
const LEAST_LINES = 2;
/** In parts of the size: a line that is not lower than the one before is beside it, or above. */
const SAME_LINE = 0.4;

/** Elements whose text is in one piece, or whose cells have tags. */
const WHOLE = /^(?:H[1-6]?|Title|LI|Lbl|Caption|TOCI|TR|Note|FENote|Code|Formula)$/;

/** Whether a block has lines with gaps between cells, and its element does not say what they are. */
export function hasLooseCells({ lines, element }: Block): boolean {
	if (lines.length < LEAST_LINES || !element) return false;
	const isParagraph = element.type === 'P';
	const gap = isParagraph ? GAP_IN_PARAGRAPH : CELL_GAP;
	let found = 0;
	for (const [at, { segments, baseline, size }] of lines.entries()) {
		// Columns that are drawn one after the other.
		if (!isParagraph && at > 0 && baseline < lines[at - 1]!.baseline + SAME_LINE * size) found = LEAST_LINES;
		let before: Fragment | undefined;
		let isDivided = false;
		for (const { fragments } of segments)
			for (const fragment of fragments) {
				isDivided ||= before !== undefined && Math.abs(fragment.start - before.end) >= gap * fragment.style.size;
				before = fragment;
			}
		if (isDivided) found++;
	}
	return found >= LEAST_LINES && !isInsideWhole(element);
}

/** Whether the element of a block has several paragraphs, and does not say which: browsers give tables for layout none. */
export const isGroup = ({ element }: Block): boolean => element !== undefined && GROUP.test(element.type);

const GROUP = /^(?:Document|Part|Art|Sect|Div|NonStruct)$/;

function isInsideWhole(element: Element): boolean {
	for (const { type } of upwards(element)) if (WHOLE.test(type)) return true;
	return false;
}

/** The fragments of a block in the order in which the page draws them. */
export function* drawnIn({ lines }: Block): Steps<Fragment[]> {
	const fragments: Fragment[] = [];
	for (const { segments } of lines) for (const segment of segments) addAll(fragments, segment.fragments);
	return yield* sorting(fragments, (one, other) => one.order - other.order);
}
