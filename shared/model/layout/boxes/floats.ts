/** Floats of a block formatting context, and the room that they leave (CSS 2.1, 9.5). */
import { countUpTo } from '../../../pace/sorted';

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
	/** From above: no float is above an earlier one. */
	private readonly placed: Placed[] = [];
	/** How far each of them and those before it reach. */
	private readonly reaches: number[] = [];
	private readonly bottoms = { left: -Infinity, right: -Infinity };
	private highest = 0;
	/** Floats that were looked at so far, for the pauses of those who ask. */
	looked = 0;

	get isEmpty(): boolean {
		return this.placed.length === 0;
	}

	/** Those that reach below a height, and those among them, until one begins at or below an end. */
	private *between(y: number, end: () => number): Generator<Placed> {
		for (let at = countUpTo(this.reaches, y); at < this.placed.length && this.placed[at]!.top < end(); at++) {
			this.looked++;
			yield this.placed[at]!;
		}
	}

	/** The room between floats at this height, within the sides of a block. */
	band(y: number, height: number, { left, right }: Band): Band {
		let [from, to] = [left, right];
		const end = y + Math.max(height, 0.01);
		for (const one of this.between(y, () => end)) {
			if (one.bottom <= y) continue;
			if (one.side === 'left') from = Math.max(from, one.right);
			else to = Math.min(to, one.left);
		}
		return { left: from, right: to };
	}

	/** Below this height, where the next float ends; `undefined` if none does. */
	nextBottom(y: number): number | undefined {
		let found = Infinity;
		for (const { bottom } of this.between(y + 0.01, () => found)) if (bottom > y + 0.01) found = Math.min(found, bottom);
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
		const bottom = top + height;
		this.placed.push({ side, left: x, right: x + width, top, bottom });
		this.reaches.push(Math.max(this.reaches.at(-1) ?? -Infinity, bottom));
		this.bottoms[side] = Math.max(this.bottoms[side], bottom);
		return { x, y: top };
	}

	/** The height below floats of a side. */
	clear(which: 'none' | 'left' | 'right' | 'both'): number {
		const { left, right } = this.bottoms;
		return which === 'none' ? -Infinity : which === 'both' ? Math.max(left, right) : this.bottoms[which];
	}
}

/** The block formatting context that a block is part of, and its place there. */
export interface Context {
	readonly floats: Floats;
	readonly x: number;
	readonly y: number;
}
