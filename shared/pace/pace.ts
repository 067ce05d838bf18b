/**
 * Keeps long work cooperative: inside n8n the editor and other workflows share our event loop (docs/design.md, law 6).
 *
 * Work is counted in rough bytes or objects; the clock is read only now and then. Used as
 *
 *     const due = pace.step(cost);
 *     if (due) await due;
 *
 * so that the common case costs an addition and a comparison, and no promise.
 */
import { cancellation, OctavoError, type TimeLimit } from '../contract/errors';
import { countNoun } from '../sentences';

/** How long we may hold the event loop, in milliseconds. */
const SLICE = 25;
/** How much work passes between two looks at the clock: about a millisecond's worth of bytes. */
const GRAIN = 300_000;

export class Pace {
	private work = 0;
	private since = performance.now();
	private readonly end: number;
	private part: readonly [from: number, to: number] = [0, 1];

	constructor(
		/** Lets other work of the process run; resolves soon after. */
		private readonly pause: () => Promise<void>,
		private readonly signal?: AbortSignal,
		private readonly onProgress?: (fraction: number) => void,
		private readonly limit?: TimeLimit,
	) {
		this.end = this.since + 1000 * (limit?.seconds ?? Infinity);
	}

	/** Counts `cost` (about the number of bytes looked at). Returns a promise to await when others are due. */
	step(cost: number): Promise<void> | undefined {
		this.work += cost;
		if (this.work < GRAIN) return undefined;
		this.work = 0;
		if (this.signal?.aborted) throw cancellation();
		const now = performance.now();
		if (now > this.end) throw tooLong(this.limit!);
		return now - this.since < SLICE ? undefined : this.rest();
	}

	/** Counts work that cannot be interrupted: the next `step` may be due. */
	add(cost: number): void {
		this.work += cost;
	}

	/** Counts the time since then, for work that can take a thousand times as long for its bytes as is usual. */
	addSince(moment: number): void {
		this.work += (performance.now() - moment) * GRAIN;
	}

	/** Whether so much was counted that work which can be interrupted asks `step` now. */
	get isFull(): boolean {
		return this.work >= GRAIN;
	}

	/** Lets others run now, whatever was counted; throws when the caller has cancelled. */
	async rest(): Promise<void> {
		await this.pause();
		if (this.signal?.aborted) throw cancellation();
		this.since = performance.now();
	}

	progress(fraction: number): void {
		const [from, to] = this.part;
		this.onProgress?.(from + fraction * (to - from));
	}

	/** Begins a part of the work, which lasts between these fractions of the whole: its own progress is from 0 to 1. */
	beginPart(from: number, to: number): void {
		this.part = [from, to];
	}
}

function tooLong({ seconds, cure }: TimeLimit): OctavoError {
	const message = `The work took longer than ${countNoun(seconds, 'second')}`;
	return new OctavoError('limit_exceeded', message, { issues: [{ field: 'file', message: `${message}.` }], advice: cure });
}
