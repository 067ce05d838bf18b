/** Comments in content streams (ISO 32000-2, 7.2.4), which no page shows and everybody can read. */
import type { Pace } from '../../../pace/pace';
import { PERCENT } from '../../../pdf/syntax/characters';
import { eachToken } from '../../content/operators';
import { removeCuts, type Cut } from './cuts';

export interface Uncommented {
	/** The very same bytes if there are no comments. */
	readonly content: Uint8Array;
	readonly comments: number;
	/** The comments, with the white space around them. */
	readonly removed: readonly Uint8Array[];
}

export async function withoutComments(content: Uint8Array, pace: Pace): Promise<Uncommented> {
	if (!content.includes(PERCENT)) return { content, comments: 0, removed: [] };
	const cuts: Cut[] = [];
	let sign = content.indexOf(PERCENT);
	let at = 0;
	const follow = (start: number, end: number): void => {
		// Between tokens there is white space, unless there is a comment.
		if (sign >= 0 && sign < at) sign = content.indexOf(PERCENT, at);
		if (sign >= 0 && sign < start) cuts.push({ from: at, to: start, text: '' });
		at = end;
	};
	await eachToken(content, pace, ({ start, end }) => follow(start, end));
	follow(content.length, content.length);
	return {
		content: cuts.length === 0 ? content : await removeCuts(content, cuts, pace),
		comments: cuts.length,
		removed: cuts.map(({ from, to }) => content.subarray(from, to)),
	};
}
