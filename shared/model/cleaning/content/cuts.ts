/** Pieces of content that go or are replaced, found in any order. */
import type { Pace } from '../../../pace/pace';

export interface Cut {
	readonly from: number;
	readonly to: number;
	/** Operators in its place. */
	readonly text: string;
}

/** About as many bytes could be read while one piece is cut. */
const COST = 500;

export class Cuts {
	private readonly found: Cut[] = [];

	get any(): boolean {
		return this.found.length > 0;
	}

	add(from: number, to: number, text = ''): void {
		this.found.push({ from, to, text });
	}

	/** In order; one that lies in another is left out. */
	inOrder(): Cut[] {
		const sorted = [...this.found].sort((one, other) => one.from - other.from || other.to - one.to);
		const outer: Cut[] = [];
		for (const cut of sorted) {
			const last = outer.at(-1);
			if (!last || cut.from >= last.to || cut.from === cut.to) outer.push(cut);
		}
		return outer;
	}
}

/** `content` without the pieces of `cuts`, which are in order. White space keeps the rest apart. */
export async function removeCuts(content: Uint8Array, cuts: readonly Cut[], pace: Pace): Promise<Uint8Array> {
	const pieces: Uint8Array[] = [];
	let at = 0;
	for (const { from, to, text } of cuts) {
		if (from < at) continue;
		const follows = from === at && at > 0;
		pieces.push(content.subarray(at, from), Buffer.from(`${follows ? '' : '\n'}${text}${text === '' ? '' : '\n'}`, 'latin1'));
		at = to;
		const due = pace.step(COST);
		if (due) await due;
	}
	pieces.push(content.subarray(at));
	return Buffer.concat(pieces);
}

/** Whether a position lies in one of `cuts`, which are in order. */
export function isCut(cuts: readonly Cut[], at: number): boolean {
	let [low, high] = [0, cuts.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if (cuts[middle]!.to <= at) low = middle + 1;
		else high = middle;
	}
	return low < cuts.length && cuts[low]!.from <= at;
}
