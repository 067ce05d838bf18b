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
	/** A part of the box around that it is measured from, within that box. */
	readonly area?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | undefined;
}

export interface Share {
	readonly x: number;
	readonly y: number;
}

const AT_START: Share = { x: 0, y: 0 };

const waiting = new WeakMap<Laid, Waiting[]>();

/** Remembers a positioned box where the flow comes to it; the places are within `laid`. */
export function keepStatic(
	laid: Laid,
	box: Box,
	{ share = AT_START, ...place }: Omit<Waiting, 'box' | 'share'> & { share?: Share },
): void {
	const one = { box, share, ...place };
	const known = waiting.get(laid);
	if (known) known.push(one);
	else waiting.set(laid, [one]);
}

/** Moves the places that wait in a box down. */
export function moveKept(laid: Laid, by: number): void {
	const kept = waiting.get(laid);
	if (kept)
		waiting.set(
			laid,
			kept.map((one) => ({ ...one, y: one.y + by })),
		);
}

/** Whether the places of positioned boxes inside are in this box (CSS 2.1, 10.1). */
export const containsPlaces = ({ style }: Box): boolean =>
	style.position !== 'static' || style.transform.length > 0 || style.isContained;

/** Those that a box inside does not contain, at their places in the box around. */
export function takeKept(inner: Laid, dx = inner.x, dy = inner.y): Waiting[] {
	const found = (waiting.get(inner) ?? []).map((one) => ({ ...one, x: one.x + dx, y: one.y + dy }));
	waiting.delete(inner);
	return found;
}

/** Those of the box itself, and those of the boxes inside that nothing contains yet. */
export function takeStatic(laid: Laid): Waiting[] {
	const found = takeKept(laid, 0, 0);
	const take = (inner: Laid, dx: number, dy: number): void => {
		for (const one of takeKept(inner, dx, dy)) found.push(one);
	};
	for (const inner of laid.children) take(inner, inner.x, inner.y);
	for (const inner of laid.apart) take(inner, inner.x, inner.y);
	if (laid.columns) take(laid.columns.content, 0, 0);
	for (const line of laid.lines) for (const { laid: inner } of line.atoms) take(inner, inner.x, line.y + inner.y);
	return found;
}
