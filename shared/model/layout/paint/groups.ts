/** Boxes that are made clear as a whole (CSS Color 3, 3.2). */
import type { Placed } from '../boxes/laid';
import type { Steps } from '../boxes/setting';
import type { Style } from '../boxes/style';

/** The cost of a box that is looked at, see `Pace`. */
const LOOK_COST = 500;

/** Whether marks of a box, or of those inside it, may be over each other; text is one mark. Pictures are only clear in a group. */
export function* mayOverlap(root: Placed): Steps<boolean> {
	let marks = 0;
	let hasText = false;
	const waiting: Placed[] = [root];
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		yield LOOK_COST;
		const { laid, lines, children, apart } = next;
		if (laid.box.replaced) return true;
		marks += marksOf(laid.box.style);
		for (const { line, atoms } of lines) {
			hasText ||= line.texts.length > 0;
			for (const { box } of line.inlines) marks += marksOf(box.style);
			for (const atom of atoms) waiting.push(atom);
		}
		if (marks + Number(hasText) > 1) return true;
		for (const child of children) waiting.push(child);
		for (const child of apart) waiting.push(child);
		if (next.columns) waiting.push(next.columns.content);
	}
	return false;
}

const marksOf = (style: Style): number =>
	Number(style.backgroundColor !== undefined) +
	style.backgroundImage.length +
	style.boxShadow.length +
	Number(style.borderTopWidth + style.borderRightWidth + style.borderBottomWidth + style.borderLeftWidth > 0) +
	// Its parts are beside each other, and may be over the background.
	Number(style.borderImage?.image !== undefined) +
	Number(style.outlineWidth > 0);
