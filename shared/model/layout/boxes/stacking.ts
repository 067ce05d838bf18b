/** Which boxes are drawn over others, or under them (CSS 2.1, 9.9.1 and appendix E). */
import type { Element } from '../../making/elements';
import type { Box } from './box';
import type { Laid, LaidLine, Placed, PlacedLine } from './laid';
import type { Steps } from './setting';

/** Whether a box is drawn apart from those around it. */
export function isApartFromFlow({ style, isItem }: Box): boolean {
	const isMixed = style.opacity < 1 || style.mixBlendMode !== undefined || style.filter !== undefined || style.isIsolated;
	return style.position !== 'static' || isMixed || style.transform.length > 0 || (isItem && style.zIndex !== 'auto');
}

/** The place among such boxes: below 0 it is under the flow. */
export function orderOf({ style, isItem }: Box): number {
	const counts = style.position !== 'static' || isItem;
	return counts && style.zIndex !== 'auto' ? style.zIndex : 0;
}

/** Whether no box outside comes between those inside: a stacking context. */
export function isContext({ style, isItem }: Box): boolean {
	const { opacity, mixBlendMode, filter, transform, clipPath, mask, position, zIndex, isIsolated } = style;
	if (isIsolated || opacity < 1 || mixBlendMode !== undefined || filter || transform.length > 0 || clipPath !== undefined || mask)
		return true;
	return position === 'fixed' || (zIndex !== 'auto' && (position !== 'static' || isItem));
}

const LOOK_COST = 500;
/** Pieces of a line that are looked at in one step. */
const STRIDE = 100;

/** Numbers the boxes of a tree that are drawn apart, as they follow each other in the document. */
export function* rankBoxes(root: Box): Steps<void> {
	let rank = 0;
	const waiting: Box[] = [root];
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		const { children, inlines } = next;
		yield LOOK_COST;
		if (isApartFromFlow(next)) next.rank = ++rank;
		for (let index = inlines.length - 1; index >= 0; index--) {
			// One paragraph may have all of a document.
			if (index % STRIDE === 0) yield LOOK_COST * STRIDE;
			const inline = inlines[index]!;
			if (inline.kind === 'atom' || inline.kind === 'apart') waiting.push(inline.box);
			else if (inline.kind === 'open' && inline.box.style.position === 'relative') waiting.push(inline.box);
		}
		for (let index = children.length - 1; index >= 0; index--) waiting.push(children[index]!);
	}
}

interface Ordered {
	readonly box: Box;
	readonly order: number;
}

/** Boxes of the same order follow each other as in the document, whether they are in the flow or not. */
export const byOrder = (one: Ordered, other: Ordered): number => one.order - other.order || one.box.rank - other.box.rank;

/** The part of a line that is in a box; `element` is that of its text. */
export interface LinePart extends PlacedLine {
	element?: Element | undefined;
}

interface Divided {
	readonly rest: PlacedLine;
	readonly parts: ReadonlyMap<Box, LinePart>;
}

/** The parts of a line that are in its relative boxes of `least` or a higher order, and the rest of it. */
export function* divideLine({ line, top, atoms }: PlacedLine, least: number): Steps<Divided> {
	const { relative = [], ...same } = line;
	const emptyPart = () => ({ top, atoms: [] as Placed[], line: { ...same, ...listsOfLine() } });
	const rest = emptyPart();
	const parts = new Map<Box, typeof rest>();
	// A line may have any number of them.
	for (const [index, box] of relative.entries()) {
		if (index % STRIDE === STRIDE - 1) yield LOOK_COST * STRIDE;
		if (orderOf(box) >= least) parts.set(box, emptyPart());
	}
	const partOf = (within: Box | undefined) => (within && parts.get(within)) ?? rest;
	for (const [index, text] of line.texts.entries()) {
		if (index % STRIDE === STRIDE - 1) yield LOOK_COST * STRIDE;
		partOf(text.within).line.texts.push(text);
	}
	for (const [index, inline] of line.inlines.entries()) {
		if (index % STRIDE === STRIDE - 1) yield LOOK_COST * STRIDE;
		partOf(inline.within).line.inlines.push(inline);
	}
	for (const [index, atom] of line.atoms.entries()) {
		if (index % STRIDE === STRIDE - 1) yield LOOK_COST * STRIDE;
		const part = partOf(atom.within);
		part.line.atoms.push(atom);
		part.atoms.push(atoms[index]!);
	}
	return { rest, parts };
}

const listsOfLine = () => ({
	texts: [] as LaidLine['texts'][number][],
	inlines: [] as LaidLine['inlines'][number][],
	atoms: [] as LaidLine['atoms'][number][],
});

/** Whether a box of a tree is under the flow. */
export function* hasUnder(root: Laid): Steps<boolean> {
	const waiting: Laid[] = [root];
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		yield LOOK_COST;
		if (orderOf(next.box) < 0) return true;
		for (const inner of next.children) waiting.push(inner);
		for (const inner of next.apart) waiting.push(inner);
		for (const { atoms } of next.lines) for (const { laid } of atoms) waiting.push(laid);
		if (next.columns) waiting.push(next.columns.content);
	}
	return false;
}
