/** Names, words and inline data of content that are not text which an operator shows, but can be read in the file. */
import type { Pace } from '../../../pdf/pace';
import { removeCuts, type Cut } from '../../cleaning/content/cuts';
import { readName } from '../../../pdf/syntax/scalars';
import { ContentTokens, END, IMAGE_DATA, KEYWORD, NAME } from '../../content/tokens';
import type { Find } from './find';
import { isKnownName } from './known-names';
import { type Renaming, wordsWith } from './renaming';

/** Words that may be names or operators: they do not begin like numbers. */
const WORDS = /[^\s()<>[\]{}/%+\-.\d][^\s()<>[\]{}/%]{3,200}/g;
/** Tokens that are read before others may run, and the cost of one. */
const STRETCH = 4096;
const COST = 30;
const LONGEST_OPERATOR = 3;

/** The kinds of words that are found. */
export interface OddWords {
	/** Decoded. */
	readonly names: readonly string[];
	/** Words that are not operators, and data of images, in their places. */
	readonly cuts: readonly Cut[];
}

const NOTHING: OddWords = { names: [], cuts: [] };

/** `inNames` finds in names and words, `inCodes` in data. */
export async function oddWords(content: Uint8Array, inNames: Find, inCodes: Find, pace: Pace): Promise<OddWords> {
	const text = Buffer.from(content.buffer, content.byteOffset, content.length).toString('latin1');
	const due = pace.step(content.length);
	if (due) await due;
	const words = [...new Set(text.match(WORDS) ?? []), ...new Set(text.match(/\/[^\s()<>[\]{}/%]*#[^\s()<>[\]{}/%]*/g) ?? [])];
	const suspects = await wordsWith(words.map(unescapeName), inNames);
	return suspects.length === 0 ? NOTHING : readOddWords(content, new Set(suspects), inCodes, pace);
}

const unescapeName = (word: string): string =>
	word.replace(/^\//, '').replace(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));

async function readOddWords(content: Uint8Array, suspects: ReadonlySet<string>, inCodes: Find, pace: Pace): Promise<OddWords> {
	const names = new Set<string>();
	const cuts: Cut[] = [];
	const tokens = new ContentTokens(content);
	for (let count = 1, kind = tokens.next(); kind !== END; kind = tokens.next(), count++) {
		const { start, end } = tokens;
		const text = (): string => Buffer.from(content.subarray(start, end)).toString('latin1');
		if (kind === NAME) {
			const name = readName(content, start + 1, end);
			if (suspects.has(name) && !isKnownName(name)) names.add(name);
		} else if (kind === KEYWORD && end - start > LONGEST_OPERATOR && suspects.has(text()))
			cuts.push({ from: start, to: end, text: '' });
		else if (kind === IMAGE_DATA && (await inCodes(text())).length > 0)
			cuts.push({ from: start, to: end, text: '\0'.repeat(end - start) });
		const due = count % STRETCH === 0 ? pace.step(STRETCH * COST) : undefined;
		if (due) await due;
	}
	return { names: [...names], cuts };
}

/** The content with other names; the very same bytes if none changes. */
export async function renameInContent(content: Uint8Array, renaming: Renaming, pace: Pace): Promise<Uint8Array> {
	const cuts: Cut[] = [];
	const tokens = new ContentTokens(content);
	for (let count = 1, kind = tokens.next(); kind !== END; kind = tokens.next(), count++) {
		const name = kind === NAME ? renaming.of(readName(content, tokens.start + 1, tokens.end)) : undefined;
		if (name !== undefined) cuts.push({ from: tokens.start, to: tokens.end, text: `/${name}` });
		const due = count % STRETCH === 0 ? pace.step(STRETCH * COST) : undefined;
		if (due) await due;
	}
	return cuts.length === 0 ? content : removeCuts(content, cuts, pace);
}
