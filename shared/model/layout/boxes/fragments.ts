/**
 * The parts that a flow is divided into, pages or columns (CSS Fragmentation 3, 2). They follow each other without gaps, so that a place
 * in the flow is a number: how far it is from the beginning of the first.
 */

/** Beginnings that are remembered; parts after these are as high as the highest. */
const MOST_KEPT = 20_000;

export class Fragments {
	private readonly starts: number[] = [0];
	/** The part that was found last: the next question is mostly about it, too. */
	private found = 0;

	/**
	 * @param heights the height of a part, in pixels
	 * @param most the height of the highest
	 */
	constructor(
		private readonly heights: (index: number) => number,
		public most: number,
	) {}

	/** From a part on, heights are others: none of these parts was used yet. */
	changeFrom(index: number, most: number): void {
		this.most = most;
		this.starts.length = Math.min(this.starts.length, index + 1);
		this.found = Math.min(this.found, index);
	}

	heightOf(index: number): number {
		return index < MOST_KEPT ? Math.max(this.heights(index), 1) : this.most;
	}

	startOf(index: number): number {
		const { starts } = this;
		const kept = Math.min(index, MOST_KEPT);
		while (starts.length <= kept) starts.push(starts.at(-1)! + this.heightOf(starts.length - 1));
		return starts[kept]! + (index - kept) * this.most;
	}

	endOf(index: number): number {
		return this.startOf(index) + this.heightOf(index);
	}

	/** The part that a place is in. */
	at(y: number): number {
		if (y < this.startOf(1)) return 0;
		if (this.startOf(this.found) <= y && y < this.endOf(this.found)) return this.found;
		const { starts } = this;
		while (starts.at(-1)! <= y && starts.length <= MOST_KEPT) this.startOf(starts.length);
		if (starts.at(-1)! <= y) return starts.length - 1 + Math.floor((y - starts.at(-1)!) / this.most);
		let [low, high] = [0, starts.length - 1];
		while (high - low > 1) {
			const middle = (low + high) >> 1;
			if (starts[middle]! <= y) low = middle;
			else high = middle;
		}
		this.found = low;
		return low;
	}
}
