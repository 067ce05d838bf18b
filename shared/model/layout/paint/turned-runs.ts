/** Text of drawings that is read from right to left, in the order in which it is displayed (UAX #9). */
import { addAll } from '../../../lists';
import { countUpTo } from '../../../pdf/sorted';
import { displayLine, mayTurn, RIGHT_TO_LEFT_MARK } from '../../font/shaping/bidi';
import type { DrawnRun } from '../boxes/drawing';

export interface TurnedRun {
	readonly run: DrawnRun;
	/** Whether its letters run from right to left. */
	readonly isRight: boolean;
}

/** Runs from left to right, as they are displayed. */
export function turnRuns(runs: readonly DrawnRun[], isRight: boolean): TurnedRun[] {
	const mark = isRight ? RIGHT_TO_LEFT_MARK : '';
	const line = mark + runs.map(({ text }) => text).join('');
	if (!mayTurn(line)) return runs.map((run) => ({ run, isRight: false }));
	const starts: number[] = [];
	let length = 0;
	for (const { text } of runs) {
		starts.push(length);
		length += text.length;
	}
	const shown: TurnedRun[] = [];
	for (const { text, rtl, at } of displayLine(line)) {
		const from = at - mark.length;
		const pieces: TurnedRun[] = [];
		for (
			let index = Math.max(countUpTo(starts, from) - 1, 0);
			index < runs.length && starts[index]! < from + text.length;
			index++
		) {
			const [run, start] = [runs[index]!, starts[index]!];
			const piece = run.text.slice(Math.max(from - start, 0), Math.max(from + text.length - start, 0));
			// Only the first part of a run is moved.
			const isFirst = from <= start;
			if (piece !== '') pieces.push({ run: { ...run, text: piece, ...(!isFirst && { dx: 0, dy: 0 }) }, isRight: rtl });
		}
		addAll(shown, rtl ? pieces.reverse() : pieces);
	}
	return shown;
}
