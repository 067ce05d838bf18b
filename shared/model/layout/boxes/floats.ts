/** Floats of a block formatting context, and the room that they leave (CSS 2.1, 9.5). */
import { least } from '../../../lists';

interface Placed {
	readonly side: 'left' | 'right';
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
}

export interface Band {
	readonly left: number;
	readonly right: number;
}

export class Floats {
	private readonly placed: Placed[] = [];
	/** No float is above an earlier one. */
	private highest = 0;

	get isEmpty(): boolean {
		return this.placed.length === 0;
	}

	/** The room between floats at this height, within the sides of a block. */
	band(y: number, height: number, { left, right }: Band): Band {
		let [from, to] = [left, right];
		for (const one of this.placed) {
			if (one.bottom <= y || one.top >= y + Math.max(height, 0.01)) continue;
			if (one.side === 'left') from = Math.max(from, one.right);
			else to = Math.min(to, one.left);
		}
		return { left: from, right: to };
	}

	/** Below this height, where the next float ends; `undefined` if none does. */
	nextBottom(y: number): number | undefined {
		const found = least(this.placed.flatMap(({ bottom }) => (bottom > y + 0.01 ? [bottom] : [])));
		return found === Infinity ? undefined : found;
	}

	/** Puts a float as high as it may be, at its side; returns its upper left corner. */
	place(
		side: 'left' | 'right',
		width: number,
		height: number,
		y: number,
		within: Band,
	): { readonly x: number; readonly y: number } {
		let top = Math.max(y, this.highest);
		let band = this.band(top, height, within);
		while (band.right - band.left < width - 0.01) {
			const next = this.nextBottom(top);
			if (next === undefined) break;
			top = next;
			band = this.band(top, height, within);
		}
		const x = side === 'left' ? band.left : band.right - width;
		this.highest = top;
		this.placed.push({ side, left: x, right: x + width, top, bottom: top + height });
		return { x, y: top };
	}

	/** The height below floats of a side. */
	clear(which: 'none' | 'left' | 'right' | 'both'): number {
		let bottom = -Infinity;
		if (which === 'none') return bottom;
		for (const one of this.placed) if (which === 'both' || which === one.side) bottom = Math.max(bottom, one.bottom);
		return bottom;
	}
}

/** The block formatting context that a block is part of, and its place there. */
export interface Context {
	readonly floats: Floats;
	readonly x: number;
	readonly y: number;
}
