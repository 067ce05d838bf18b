/** Text of drawings that is read from right to left, in the order in which it is displayed (UAX #9). */
import { displayTexts, LEFT_TO_RIGHT_MARK, mayTurn, RIGHT_TO_LEFT_MARK } from '../../font/shaping/bidi';
import type { DrawnRun } from '../boxes/drawing';

export interface TurnedRun {
	readonly run: DrawnRun;
	/** Whether its letters run from right to left. */
	readonly isRight: boolean;
}

/** Runs from left to right, as they are displayed. */
export function turnRuns(runs: readonly DrawnRun[], isRight: boolean): TurnedRun[] {
	const texts = runs.map(({ text }) => text);
	if (!isRight && !mayTurn(texts.join(''))) return runs.map((run) => ({ run, isRight: false }));
	const parts = [...displayTexts(isRight ? RIGHT_TO_LEFT_MARK : LEFT_TO_RIGHT_MARK, texts)];
	// Only the first part of a run is moved.
	return parts.map(({ text, rtl, at, index }) => ({
		run: { ...runs[index]!, text, ...(at > 0 && { dx: 0, dy: 0 }) },
		isRight: rtl,
	}));
}
