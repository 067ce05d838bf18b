/** Comments in content streams (ISO 32000-2, 7.2.4), which no page shows and everybody can read. */
import type { Pace } from '../../../pdf/pace';
import { PERCENT } from '../../../pdf/syntax/characters';
import { ContentTokens, END } from '../../content/tokens';
import { removeCuts, type Cut } from './cuts';

/** Tokens that are read before others may run, and how many bytes one costs. */
const STRETCH = 4096;
const COST = 20;

export interface Uncommented {
	/** The very same bytes if there are no comments. */
	readonly content: Uint8Array;
	readonly comments: number;
	/** The comments, with the white space around them. */
	readonly removed: readonly Uint8Array[];
}

export async function withoutComments(content: Uint8Array, pace: Pace): Promise<Uncommented> {
	if (!content.includes(PERCENT)) return { content, comments: 0, removed: [] };
	const tokens = new ContentTokens(content);
	const cuts: Cut[] = [];
	let sign = content.indexOf(PERCENT);
	for (let count = 1, at = 0; ; count++) {
		const kind = tokens.next();
		const start = kind === END ? content.length : tokens.start;
		// Between tokens there is white space, unless there is a comment.
		if (sign < at) sign = content.indexOf(PERCENT, at);
		if (sign < 0) break;
		if (sign < start) cuts.push({ from: at, to: start, text: '' });
		if (kind === END) break;
		at = tokens.end;
		const due = count % STRETCH === 0 ? pace.step(STRETCH * COST) : undefined;
		if (due) await due;
	}
	return {
		content: cuts.length === 0 ? content : await removeCuts(content, cuts, pace),
		comments: cuts.length,
		removed: cuts.map(({ from, to }) => content.subarray(from, to)),
	};
}
