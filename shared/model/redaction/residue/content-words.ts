/** All of content that can be read in the file, whether an operator shows it or not: strings, comments, names, words and inline data. */
import type { Pace } from '../../../pace/pace';
import { removeCuts, type Cut } from '../../cleaning/content/cuts';
import { asBuffer, PERCENT } from '../../../pdf/syntax/characters';
import { readName, readString } from '../../../pdf/syntax/scalars';
import { eachToken } from '../../content/operators';
import { type ContentTokens, HEX_STRING, IMAGE_DATA, KEYWORD, NAME, STRING, type TokenKind } from '../../content/tokens';
import type { Find } from './find';
import { chosenNames, type Renaming, wordsWith } from './renaming';

/** Shorter names say nothing, and shorter words are operators. */
const [LEAST_NAME, LONGEST_OPERATOR] = [4, 3];
const LINE_FEED = 10;

/** All that one reading of content finds. */
export interface ContentWords {
	/** The strings of each operator as one line of bytes, in Latin-1 and without zeros: codes of two bytes that are characters count as these. */
	readonly strings: string;
	/** Comments, with the white space around them. */
	readonly comments: readonly Uint8Array[];
	/** Names that are not short, decoded. */
	readonly names: ReadonlySet<string>;
	/** Words that are neither operators nor names. */
	readonly words: ReadonlySet<string>;
	/** Data of inline images. */
	readonly images: readonly Cut[];
}

/** Reads content once, for all that is looked for in it. */
export async function readContentWords(content: Uint8Array, pace: Pace): Promise<ContentWords> {
	const reading = new WordsReading(content);
	await eachToken(content, pace, (tokens, kind) => reading.take(tokens, kind));
	return reading.end();
}

class WordsReading {
	private readonly names = new Set<string>();
	private readonly words = new Set<string>();
	private readonly images: Cut[] = [];
	private readonly comments: Uint8Array[] = [];
	/** Strings are shorter than what they are written as, and there is an operator for each line feed. */
	private readonly codes: Uint8Array;
	private used = 0;
	/** The next sign of a comment, which may be part of a string; -1 after the last. */
	private sign: number;
	/** The end of the last token. */
	private last = 0;

	constructor(private readonly content: Uint8Array) {
		this.codes = new Uint8Array(content.length);
		this.sign = content.indexOf(PERCENT);
	}

	take({ start, end }: ContentTokens, kind: TokenKind): void {
		if (this.sign >= 0) this.lookBetween(start, end);
		if (kind === STRING || kind === HEX_STRING) this.addString(start, end);
		else if (kind === KEYWORD) {
			if (this.used > 0) this.codes[this.used++] = LINE_FEED;
			if (end - start > LONGEST_OPERATOR) this.words.add(this.text(start, end));
		} else if (kind === NAME) {
			if (end - start > LEAST_NAME) this.names.add(readName(this.content, start + 1, end));
		} else if (kind === IMAGE_DATA) this.images.push({ from: start, to: end, text: '' });
	}

	/** Between tokens there is white space, unless there is a comment. */
	private lookBetween(start: number, end: number): void {
		const { content, last } = this;
		if (this.sign < last) this.sign = content.indexOf(PERCENT, last);
		if (this.sign >= 0 && this.sign < start) this.comments.push(content.subarray(last, start));
		this.last = end;
	}

	private addString(start: number, end: number): void {
		const { codes } = this;
		const string = readString(this.content, start, end);
		let { used } = this;
		for (let at = 0; at < string.length; at++) {
			const code = string[at]!;
			if (code !== 0) codes[used++] = code;
		}
		this.used = used;
	}

	private readonly text = (start: number, end: number): string => asBuffer(this.content).toString('latin1', start, end);

	end(): ContentWords {
		const { content, codes, used, names, words, images, comments } = this;
		if (this.sign >= 0) this.lookBetween(content.length, content.length);
		return { strings: asBuffer(codes).toString('latin1', 0, used), comments, names, words, images };
	}
}

/** The kinds of words that are found. */
export interface OddWords {
	/** Decoded. */
	readonly names: readonly string[];
	/** Words that are not operators, and data of images, in their places. */
	readonly cuts: readonly Cut[];
}

/** `inNames` finds in names and words, `inCodes` in data. */
export async function oddWords(
	content: Uint8Array,
	{ names, words, images }: ContentWords,
	inNames: Find,
	inCodes: Find,
	pace: Pace,
): Promise<OddWords> {
	const suspects = new Set(await wordsWith([...words], inNames));
	const cuts = suspects.size === 0 ? [] : await findWordCuts(content, suspects, pace);
	for (const { from, to } of images)
		if ((await inCodes(asBuffer(content).toString('latin1', from, to))).length > 0)
			cuts.push({ from, to, text: '\0'.repeat(to - from) });
	cuts.sort((one, other) => one.from - other.from);
	return { names: await chosenNames([...names], inNames), cuts };
}

/** Where words are that are not operators. */
async function findWordCuts(content: Uint8Array, words: ReadonlySet<string>, pace: Pace): Promise<Cut[]> {
	const cuts: Cut[] = [];
	await eachToken(content, pace, ({ start, end }, kind) => {
		if (kind === KEYWORD && end - start > LONGEST_OPERATOR && words.has(asBuffer(content).toString('latin1', start, end)))
			cuts.push({ from: start, to: end, text: '' });
	});
	return cuts;
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
