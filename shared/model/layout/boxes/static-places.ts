/** Where boxes with a place of their own would be in the flow. */
import type { Box } from './box';
import type { Laid } from './laid';

/** A box that is out of the flow, and where it would be in it. */
export interface Waiting {
	readonly box: Box;
	readonly x: number;
	readonly y: number;
	/** The parts of its size that are left of the place, and above it: 0 if it begins there. */
	readonly share: Share;
}

export interface Share {
	readonly x: number;
	readonly y: number;
}

const AT_START: Share = { x: 0, y: 0 };

const waiting = new WeakMap<Laid, Waiting[]>();

/** Remembers a positioned box where the flow comes to it; the places are within `laid`. */
export function keepStatic(laid: Laid, box: Box, x: number, y: number, share = AT_START): void {
	const known = waiting.get(laid);
	if (known) known.push({ box, x, y, share });
	else waiting.set(laid, [{ box, x, y, share }]);
}

/** Those of the box itself, and those of the boxes inside that nothing contains yet. */
export function takeStatic(laid: Laid): Waiting[] {
	const found = [...(waiting.get(laid) ?? [])];
	waiting.delete(laid);
	const take = (inner: Laid, dx: number, dy: number): void => {
		for (const one of waiting.get(inner) ?? []) found.push({ ...one, x: one.x + dx, y: one.y + dy });
		waiting.delete(inner);
	};
	for (const inner of laid.children) take(inner, inner.x, inner.y);
	for (const inner of laid.apart) take(inner, inner.x, inner.y);
	for (const line of laid.lines) for (const { laid: inner } of line.atoms) take(inner, inner.x, line.y + inner.y);
	return found;
}
