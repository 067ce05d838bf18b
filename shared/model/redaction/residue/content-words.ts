/** Names, words and inline data of content that are not text which an operator shows, but can be read in the file. */
import type { Pace } from '../../../pdf/pace';
import { removeCuts, type Cut } from '../../cleaning/content/cuts';
import { asBuffer, skipRegular } from '../../../pdf/syntax/characters';
import { readName } from '../../../pdf/syntax/scalars';
import { eachToken } from '../../content/operators';
import { IMAGE_DATA, KEYWORD, NAME } from '../../content/tokens';
import type { Find } from './find';
import { isKnownName } from './known-names';
import { type Renaming, wordsWith } from './renaming';

/** Words that may be names or operators: they do not begin like numbers. */
const WORDS = /[^\s()<>[\]{}/%+\-.\d][^\s()<>[\]{}/%]{3,200}/g;
const ESCAPED = /\/[^\s()<>[\]{}/%]*#[^\s()<>[\]{}/%]*/g;
/** Bytes in which words are found at once, and the cost of one, see `Pace`. */
const STRETCH = 1 << 18;
const WORDS_COST = 4;
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
	const words = new Set<string>();
	for (let from = 0, to; from < content.length; from = to) {
		// Words stay whole.
		to = skipRegular(content, Math.min(from + STRETCH, content.length), content.length);
		const text = asBuffer(content).toString('latin1', from, to);
		for (const pattern of [WORDS, ESCAPED]) for (const word of text.match(pattern) ?? []) words.add(word);
		const due = pace.step((to - from) * WORDS_COST);
		if (due) await due;
	}
	const suspects = await wordsWith([...words].map(unescapeName), inNames);
	return suspects.length === 0 ? NOTHING : readOddWords(content, new Set(suspects), inCodes, pace);
}

const unescapeName = (word: string): string =>
	word.replace(/^\//, '').replace(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));

async function readOddWords(content: Uint8Array, suspects: ReadonlySet<string>, inCodes: Find, pace: Pace): Promise<OddWords> {
	const names = new Set<string>();
	const cuts: Cut[] = [];
	await eachToken(content, pace, ({ start, end }, kind) => {
		const text = (): string => asBuffer(content).toString('latin1', start, end);
		if (kind === NAME) {
			const name = readName(content, start + 1, end);
			if (suspects.has(name) && !isKnownName(name)) names.add(name);
		} else if (kind === KEYWORD && end - start > LONGEST_OPERATOR && suspects.has(text()))
			cuts.push({ from: start, to: end, text: '' });
		else if (kind === IMAGE_DATA)
			return inCodes(text()).then((found) => {
				if (found.length > 0) cuts.push({ from: start, to: end, text: '\0'.repeat(end - start) });
			});
		return undefined;
	});
	return { names: [...names], cuts };
}

/** The content with other names; the very same bytes if none changes. */
export async function renameInContent(content: Uint8Array, renaming: Renaming, pace: Pace): Promise<Uint8Array> {
	const cuts: Cut[] = [];
	await eachToken(content, pace, ({ start, end }, kind) => {
		const name = kind === NAME ? renaming.of(readName(content, start + 1, end)) : undefined;
		if (name !== undefined) cuts.push({ from: start, to: end, text: `/${name}` });
	});
	return cuts.length === 0 ? content : removeCuts(content, cuts, pace);
}
