/** All strings of a content stream, whatever becomes of them: also those that no operator shows. */
import type { Pace } from '../../pdf/pace';
import { readString } from '../../pdf/syntax/scalars';
import { removeCuts, type Cut } from '../cleaning/content/cuts';
import { ContentTokens, END, HEX_STRING, KEYWORD, STRING } from '../content/tokens';
import type { Find } from './residue/find';

/** Tokens that are read before others may run, and the cost of one. */
const STRETCH = 4096;
const COST = 30;

interface Piece {
	/** Where its characters begin in the text. */
	readonly at: number;
	readonly from: number;
	readonly to: number;
}

/** The strings of each operator as one line of characters, codes of two bytes included. */
async function readStrings(
	content: Uint8Array,
	pace: Pace,
): Promise<{ readonly text: string; readonly pieces: readonly Piece[] }> {
	const tokens = new ContentTokens(content);
	const parts: string[] = [];
	const pieces: Piece[] = [];
	let length = 0;
	const add = (text: string): void => {
		parts.push(text);
		length += text.length;
	};
	for (let count = 1, kind = tokens.next(true); kind !== END; kind = tokens.next(true), count++) {
		if (kind === STRING || kind === HEX_STRING) {
			pieces.push({ at: length, from: tokens.start, to: tokens.end });
			add(
				Buffer.from(readString(content, tokens.start, tokens.end))
					.toString('latin1')
					.replaceAll('\0', ''),
			);
		} else if (kind === KEYWORD && length > 0) add('\n');
		const due = count % STRETCH === 0 ? pace.step(STRETCH * COST) : undefined;
		if (due) await due;
	}
	return { text: parts.join(''), pieces };
}

/** How many matches the strings of a content stream have. */
export const countInStrings = async (content: Uint8Array, find: Find, pace: Pace): Promise<number> =>
	(await find((await readStrings(content, pace)).text)).length;

/** The content with empty strings in place of those with a match; the very same bytes without any. */
export async function emptyStrings(content: Uint8Array, find: Find, pace: Pace): Promise<Uint8Array> {
	const { text, pieces } = await readStrings(content, pace);
	const spans = await find(text);
	if (spans.length === 0) return content;
	const cuts: Cut[] = [];
	for (const [index, { at, from, to }] of pieces.entries()) {
		const end = pieces[index + 1]?.at ?? text.length;
		if (spans.some((span) => span.start < end && at < span.end)) cuts.push({ from, to, text: '()' });
	}
	return removeCuts(content, cuts, pace);
}
