/** Where items are in the room that is left (CSS Box Alignment 3, 4 and 5). */
import type { Alignment, Style } from './style';

/** The room before the first of several items, and that which comes between two more. */
export function distribute(align: Alignment, free: number, count: number): { readonly before: number; readonly between: number } {
	switch (settle(align, free)) {
		case 'center':
			return { before: free / 2, between: 0 };
		case 'flex-end':
		case 'end':
		case 'right':
			return { before: free, between: 0 };
		case 'space-between':
			return { before: 0, between: count > 1 && free > 0 ? free / (count - 1) : 0 };
		case 'space-around':
			return free > 0 && count > 0 ? { before: free / count / 2, between: free / count } : { before: 0, between: 0 };
		case 'space-evenly':
			return free > 0 ? { before: free / (count + 1), between: free / (count + 1) } : { before: 0, between: 0 };
		default:
			return { before: 0, between: 0 };
	}
}

/** Without the keyword `safe`. */
const settle = (align: Alignment, free: number): Alignment =>
	align.startsWith('safe ') ? (free < 0 ? 'start' : (align.slice('safe '.length) as Alignment)) : align;

/** The distance of one item from the start. `isReversed`: the start of the line is at its end. */
export function offsetIn(wanted: Alignment, free: number, isReversed = false): number {
	const align = settle(wanted, free);
	if (align === 'center') return free / 2;
	const atEnd = align === 'flex-end' || align === 'end' || align === 'right';
	const isLogical = align !== 'start' && align !== 'end' && align !== 'left' && align !== 'right';
	return atEnd !== (isReversed && isLogical) ? free : 0;
}

/** The part of the room before a positioned box: 0 at the start, 1 at the end. */
export const shareBefore = (align: Alignment, isReversed = false): number =>
	offsetIn(align === 'space-around' || align === 'space-evenly' ? 'center' : align, 1, isReversed);

export const isStretch = (align: Alignment): boolean => align === 'normal' || align === 'stretch';

/** Whether an item of a flexible box is as large as its line. */
export const isStretched = ({ alignSelf }: Style, { alignItems }: Style): boolean =>
	isStretch(alignSelf === 'auto' ? alignItems : alignSelf);

/** The side that the direction of the item itself says, as a side of the box around. */
export const ownSide = (align: Alignment, isTurned: boolean): Alignment =>
	align === 'self-start' ? (isTurned ? 'end' : 'start') : align === 'self-end' ? (isTurned ? 'start' : 'end') : align;
