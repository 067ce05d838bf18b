/**
 * The numbers of the pages that a text refers to, such as those of a list of contents. They are known when all is laid out, so that a
 * document that has some is laid out until they stay the same.
 */
import type { Place } from '../../model/making/sheet';
import { writeCounter } from './counters';
import type { Headings } from './headings';
import { linkTarget } from './links';

/** Before it is known: most documents have fewer than a hundred pages. */
const USUAL = 10;

export class TargetPages {
	/** By address. */
	private readonly numbers = new Map<string, number>();
	private asked = new Map<string, Place>();

	/** Before the document is laid out again. */
	begin(): void {
		this.asked = new Map<string, Place>();
	}

	/** The number of a page, from 1; empty if the address leads to nothing in the document. */
	textOf(address: string, style: string, headings: Headings): string {
		const target = linkTarget(address.trim(), headings);
		if (!target || !('place' in target)) return '';
		this.asked.set(address, target.place);
		return writeCounter(this.numbers.get(address) ?? USUAL, style);
	}

	/** Whether all numbers that were written hold; `pagesOf` finds the indexes of pages. */
	isSettled(pagesOf: ReadonlyMap<Place, number>): boolean {
		let isSame = true;
		for (const [address, place] of this.asked) {
			const page = pagesOf.get(place);
			const number = page === undefined ? USUAL : page + 1;
			if ((this.numbers.get(address) ?? USUAL) !== number) isSame = false;
			this.numbers.set(address, number);
		}
		return isSame;
	}

	get isEmpty(): boolean {
		return this.asked.size === 0;
	}
}
