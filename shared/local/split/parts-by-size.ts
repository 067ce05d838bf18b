/**
 * Where the parts of split_by_size end: guessed from the lengths of objects, settled by the exact size of the bytes that will be
 * returned. A part is the largest when adding the next page would exceed the limit, and both sizes are measured.
 */
import type { PdfDocument } from '../../pdf/document';
import { measureSave } from '../../pdf/write/save';
import type { Cutter } from './cutter';
import { Estimate } from './estimate';
import type { Window } from './windows';

export class PartsBySize {
	/** Exact size over estimated size, as last seen: what the estimate does not know is much the same from part to part. */
	private factor = 1;
	/** The bytes of a part besides its pages: header, catalog, page tree, trailer. */
	private readonly surplus = 700;
	/** Running totals of the estimate for the part at hand. */
	private totals: number[] = [];

	private constructor(
		private readonly cutter: Cutter,
		private readonly estimate: Estimate,
		private readonly limit: number,
	) {}

	/** Prepares parts of at most `limit` bytes. */
	static async of(cutter: Cutter, limit: number): Promise<PartsBySize> {
		return new PartsBySize(cutter, await Estimate.of(cutter.source), limit);
	}

	private get pageCount(): number {
		return this.cutter.source.pages.count;
	}

	/** The part that begins at page `first` (zero-based): ready to be saved, its last page, and the stretch it was cut from. */
	async next(first: number): Promise<{ document: PdfDocument; last: number; window: Window }> {
		this.totals = [];
		this.estimate.begin();
		for (let spare = 4; ; spare *= 4) {
			const guess = await this.guess(first);
			const reach = Math.min(this.pageCount - 1, guess + spare + ((guess - first) >> 3));
			// All sizes of one part are taken out of one stretch: how objects are numbered is part of a size.
			const window = await this.cutter.windows.around(first, reach);
			const found = await this.search(window, first, reach, guess);
			if (found) return { ...found, window };
		}
	}

	/** The largest part that fits, or undefined when it may end beyond `reach`. */
	private async search(
		window: Window,
		first: number,
		reach: number,
		guess: number,
	): Promise<{ document: PdfDocument; last: number } | undefined> {
		/** Largest page known to fit, and smallest known not to. */
		let fits = first - 1;
		let exceeds = reach + 1;
		let last = guess;
		let step = 1;
		let best: PdfDocument | undefined;
		while (exceeds - fits > 1) {
			const document = await this.cutter.cut(window, first, last);
			const size = await measureSave(document, this.cutter.options);
			// A page is never split: one that is too large is a separate part.
			if (size <= this.limit || last === first) best = document;
			if (size <= this.limit) fits = last;
			else exceeds = last;
			this.learn(this.total(first, last), size);
			// The corrected guess is usually next to the answer: from there in steps that grow, so that a bad one costs little.
			const corrected = await this.guess(first);
			if (corrected > fits && corrected < exceeds) last = corrected;
			else {
				const distance = Math.max(1, Math.min(step, (exceeds - fits) >> 1));
				last = corrected <= fits ? fits + distance : exceeds - distance;
				step *= 2;
			}
		}
		if (exceeds > reach && reach < this.pageCount - 1) return undefined;
		return { document: best!, last: Math.max(fits, first) };
	}

	private total(first: number, last: number): number {
		const { totals } = this;
		while (totals.length <= last - first) totals.push((totals.at(-1) ?? 0) + this.estimate.add(first + totals.length));
		return totals[last - first]!;
	}

	private async guess(first: number): Promise<number> {
		const { source } = this.cutter;
		let last = first;
		while (last + 1 < this.pageCount && this.total(first, last + 1) * this.factor + this.surplus <= this.limit) {
			last++;
			const due = source.job.pace.step(500);
			if (due) await due;
		}
		return last;
	}

	private learn(estimated: number, exact: number): void {
		this.factor = Math.max(0.02, (exact - Math.min(this.surplus, exact / 2)) / Math.max(1, estimated));
	}
}
