/** All strings of a content stream, whatever becomes of them: for the proof that nothing is left in one. */
import type { Pace } from '../../pdf/pace';
import { readString } from '../../pdf/syntax/scalars';
import { ContentTokens, END, HEX_STRING, STRING } from '../content/tokens';

/** Tokens that are read before others may run, and the cost of one. */
const STRETCH = 4096;
const COST = 30;

export async function stringsOfContent(content: Uint8Array, pace: Pace): Promise<string> {
	const tokens = new ContentTokens(content);
	const parts: string[] = [];
	for (let count = 1, kind = tokens.next(true); kind !== END; kind = tokens.next(true), count++) {
		if (kind === STRING || kind === HEX_STRING)
			parts.push(
				Buffer.from(readString(content, tokens.start, tokens.end))
					.toString('latin1')
					.replaceAll('\0', ''),
			);
		const due = count % STRETCH === 0 ? pace.step(STRETCH * COST) : undefined;
		if (due) await due;
	}
	return parts.join('\n');
}
