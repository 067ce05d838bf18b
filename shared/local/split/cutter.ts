/**
 * Where parts end: guessed from the lengths of objects, settled by the exact size of the bytes that will be returned. A
 * part is the largest when adding the next page would exceed the limit, and both sizes are measured.
 */
import type { PdfDocument } from '../../pdf/document';
import { measureSave, type SaveOptions } from '../../pdf/write/save';
import { dropBaggage, dropUnusedLayers } from './drop-attachments';
import { Estimate } from './estimate';
import { Windows, type Window } from './windows';

export class Cutter {
	/** Exact size over estimated size, as last seen: what the estimate does not know is much the same from part to part. */
	private factor = 1;
	/** What a part has besides its pages: header, catalog, page tree, trailer. */
	private readonly surplus = 700;
	/** Running totals of the estimate for the part at hand. */
	private totals: number[] = [];

	private constructor(
		private readonly estimate: Estimate,
		private readonly windows: Windows,
		/** How every part is saved. */
		readonly options: SaveOptions,
		private readonly pageCount: number,
		private readonly limit: number,
		/** Attachments of the source, which no part has. */
		readonly attachments: number,
	) {}

	/** Prepares `source`, freshly opened, for parts of at most `limit` bytes. */
	static async of(source: PdfDocument, limit: number): Promise<Cutter> {
		const pageCount = source.pages.count;
		// A kept encryption is measured in its final form: the same passwords, permissions and ID for every part (docs/semantics.md, D9).
		const options: SaveOptions = { encryption: source.security ?? 'none', compact: true };
		const attachments = dropBaggage(source);
		return new Cutter(await Estimate.of(source), new Windows(source), options, pageCount, limit, attachments);
	}

	/** The part that begins at page `first` (zero-based): ready to be saved, its last page, and the stretch it was cut from. */
	async next(first: number): Promise<{ document: PdfDocument; last: number; window: Window }> {
		this.totals = [];
		this.estimate.begin();
		for (let spare = 4; ; spare *= 4) {
			const guess = this.guess(first);
			const reach = Math.min(this.pageCount - 1, guess + spare + ((guess - first) >> 3));
			// All sizes of one part are taken out of one stretch: how objects are numbered is part of a size.
			const window = await this.windows.around(first, reach);
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
			const document = await this.cut(window, first, last);
			const size = await measureSave(document, this.options);
			// A page is never split: one that is too large is a part of its own.
			if (size <= this.limit || last === first) best = document;
			if (size <= this.limit) fits = last;
			else exceeds = last;
			this.learn(this.total(first, last), size);
			// The corrected guess usually stands next to the answer: from there in steps that grow, so that a bad one costs little.
			const corrected = this.guess(first);
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

	/** The pages `first` to `last` as the document that a part of them is. */
	async cut(window: Window, first: number, last: number): Promise<PdfDocument> {
		const document = await this.windows.cut(window, first, last);
		await dropUnusedLayers(document);
		return document;
	}

	private total(first: number, last: number): number {
		const { totals } = this;
		while (totals.length <= last - first) totals.push((totals.at(-1) ?? 0) + this.estimate.add(first + totals.length));
		return totals[last - first]!;
	}

	private guess(first: number): number {
		let last = first;
		while (last + 1 < this.pageCount && this.total(first, last + 1) * this.factor + this.surplus <= this.limit) last++;
		return last;
	}

	private learn(estimated: number, exact: number): void {
		this.factor = Math.max(0.02, (exact - Math.min(this.surplus, exact / 2)) / Math.max(1, estimated));
	}
}
