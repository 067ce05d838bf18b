/** A bar for people while long work goes on: documents, and the part of them that is done. */
import { Presets, SingleBar } from 'cli-progress';
import { undoOnSignal } from '../runs/jobs/signals';

export interface Bar {
	/** The fraction of one document, from 0 to 1. */
	readonly onProgress: (input: string, operation: string, fraction: number) => void;
	readonly onDone: (input: string) => void;
	readonly stop: () => void;
}

export const NO_BAR: Bar = { onProgress: () => undefined, onDone: () => undefined, stop: () => undefined };

/** Steps of one document. */
const STEPS = 100;

export function drawBar(documents: number, operation: string): Bar {
	const bar = new SingleBar(
		{
			format: `${operation} [{bar}] {percentage} % | {done} of ${documents} | {duration_formatted}`,
			clearOnComplete: true,
			hideCursor: true,
			stream: process.stderr,
			linewrap: null,
		},
		Presets.shades_grey,
	);
	const fractions = new Map<string, number>();
	let done = 0;
	const stop = (): void => {
		bar.stop();
		leave();
	};
	// The bar hides the cursor.
	const leave = undoOnSignal(stop);
	bar.start(documents * STEPS, 0, { done });
	const update = () => bar.update(Math.round([...fractions.values()].reduce((sum, part) => sum + part, 0) * STEPS), { done });
	return {
		onProgress: (input, _operation, fraction) => {
			fractions.set(input, Math.max(fractions.get(input) ?? 0, fraction));
			update();
		},
		onDone: (input) => {
			if (fractions.get(input) !== 1) done++;
			fractions.set(input, 1);
			update();
		},
		stop,
	};
}
