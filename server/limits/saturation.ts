/**
 * Whether the service is so busy that a load balancer should send requests elsewhere. It begins when all places have been taken for
 * a second, and ends when a quarter of them is free: otherwise, the balancer would hear another answer each time it asks.
 */

/** Milliseconds. */
const LASTING = 1000;
/** Share of the places. */
const RELIEVED = 3 / 4;

export class Saturation {
	/** When the last place was taken, as long as none is free. */
	private since: number | undefined;
	private holds = false;

	constructor(
		/** How many places there are. */
		private readonly places: number,
		/** Milliseconds. */
		private readonly now: () => number = () => performance.now(),
	) {}

	/** To be called with the number of taken places whenever it changes. */
	update(taken: number): void {
		if (taken >= this.places) {
			this.since ??= this.now();
			return;
		}
		this.holds = this.isReached && taken > this.places * RELIEVED;
		this.since = undefined;
	}

	get isReached(): boolean {
		return this.holds || (this.since !== undefined && this.now() - this.since > LASTING);
	}
}
