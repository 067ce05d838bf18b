/** Long texts are changed piece by piece, so that others run in between. */
import type { Pace } from '../../../pace/pace';

/** Characters of a piece. */
const PIECE = 1 << 15;
/** The cost of a character, which may be replaced, see `Pace`. */
const COST = 20;

/** Text that is replaced begins with `opening`, and has at most `reach` characters. */
export interface Replaced {
	readonly opening: string;
	readonly reach: number;
}

/** The text as `change` makes it. Nothing that is replaced is divided between two pieces. */
export async function changeInPieces(
	text: string,
	{ opening, reach }: Replaced,
	change: (piece: string) => string,
	pace: Pace,
): Promise<string> {
	if (text.length <= PIECE) return change(text);
	const parts: string[] = [];
	for (let start = 0, end = 0; start < text.length; start = end) {
		end = Math.min(start + PIECE, text.length);
		const open = end < text.length ? text.slice(end - reach + 1, end).indexOf(opening) : -1;
		if (open >= 0) end += open - reach + 1;
		parts.push(change(text.slice(start, end)));
		const due = pace.step(PIECE * COST);
		if (due) await due;
	}
	return parts.join('');
}
