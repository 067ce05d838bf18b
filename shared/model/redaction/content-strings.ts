/** All strings of a content stream, whatever becomes of them: also those that no operator shows. */
import type { Pace } from '../../pace/pace';
import { asBuffer } from '../../pdf/syntax/characters';
import { readString } from '../../pdf/syntax/scalars';
import { removeCuts, type Cut } from '../cleaning/content/cuts';
import { eachToken } from '../content/operators';
import { HEX_STRING, KEYWORD, STRING, type ContentTokens, type TokenKind } from '../content/tokens';
import type { Find } from './residue/find';

/** The costs of a byte of a string, and of a string, see `Pace`. */
const [BYTE_COST, PIECE_COST] = [4, 100];

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
	const parts: string[] = [];
	const pieces: Piece[] = [];
	let length = 0;
	const add = (text: string): void => {
		parts.push(text);
		length += text.length;
	};
	const visit = ({ start, end }: ContentTokens, kind: TokenKind): void => {
		if (kind === STRING || kind === HEX_STRING) {
			pieces.push({ at: length, from: start, to: end });
			add(
				asBuffer(readString(content, start, end))
					.toString('latin1')
					.replaceAll('\0', ''),
			);
			pace.add((end - start) * BYTE_COST);
		} else if (kind === KEYWORD && length > 0) add('\n');
	};
	await eachToken(content, pace, visit, true);
	return { text: parts.join(''), pieces };
}

/** The content with empty strings in place of those with a match; the very same bytes without any. */
export async function emptyStrings(content: Uint8Array, find: Find, pace: Pace): Promise<Uint8Array> {
	const { text, pieces } = await readStrings(content, pace);
	const spans = await find(text);
	if (spans.length === 0) return content;
	const cuts: Cut[] = [];
	// Both are in order, and spans may overlap.
	let [next, reached] = [0, 0];
	for (const [index, { at, from, to }] of pieces.entries()) {
		const end = pieces[index + 1]?.at ?? text.length;
		for (; next < spans.length && spans[next]!.start < end; next++) reached = Math.max(reached, spans[next]!.end);
		if (at < reached) cuts.push({ from, to, text: '()' });
		const due = pace.step(PIECE_COST);
		if (due) await due;
	}
	return removeCuts(content, cuts, pace);
}
