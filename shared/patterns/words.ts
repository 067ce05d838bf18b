/**
 * Text to find: letters that differ only by case or by how they are composed are the same, and so is every run of white space
 * (docs/semantics.md, D48). Accents count.
 */
import type { Pace } from '../pace/pace';
import { makeFound, type Found, type Pattern } from './pattern';
import { composeText } from '../compose-text';

/** A word of ASCII, white space, or one character with the marks on it; letters of Hangul compose a syllable. */
const PIECE = /([\x21-\x7e]{1,1000})(?!\p{M})|(\s+)|(?:[\u1100-\u11ff]{1,1000}|\P{M})\p{M}{0,30}|\p{M}{1,30}/gu;

interface Folded {
	readonly text: string;
	/** For each character, its place in the original; after the last, the length of the original. Undefined if the places are the same. */
	readonly places?: ArrayLike<number>;
}

export const wordPattern = (search: string, pace: Pace): Promise<Pattern> => wordsPattern([search], pace);

/** Any of several texts, each of which is found wherever it is, also within another. */
export async function wordsPattern(searches: readonly string[], pace: Pace): Promise<Pattern> {
	const wanted = new Set<string>();
	for (const search of searches) wanted.add((await foldText(search, pace)).text.trim());
	wanted.delete('');
	const parts = [...wanted].map((word) => word.match(/[\x21-\x7e]+/g) ?? []);
	const hasBlanks = [...wanted].some((word) => word.includes(' '));
	const keepsPlaces = (text: string): boolean =>
		text.length <= SAME_AT_ONCE && !SHIFTING.test(text) && !(hasBlanks && WIDE_BLANK.test(text));
	const isShort = (text: string): boolean => text.length * parts.length <= AT_ONCE;
	const lacks = (text: string, pace: Pace): boolean => {
		if (!isShort(text)) return false;
		pace.add((text.length >> 2) + wanted.size * WORD_COST);
		return lacksAllNow(text, parts);
	};
	return {
		hasGroups: false,
		isWithinWords: !hasBlanks,
		lacks,
		...(areAscii(wanted) && { countInPieces: countingIn(wanted) }),
		search: async (text, most, pace) => {
			const due = pace.step(text.length >> 2);
			if (due) await due;
			const matches: Found[] = [];
			const isSame = keepsPlaces(text);
			if (!isSame && (isShort(text) ? lacks(text, pace) : await lacksAll(text, parts, pace)))
				return { matches, truncated: false };
			const apart = !isSame && !hasBlanks;
			for await (const [from, part] of apart ? linesWith(text, lacks, pace) : [[0, text] as const]) {
				const folded = isSame ? { text: lowerOf(part) } : await foldText(part, pace);
				for (const word of wanted)
					if (!(await findWord(word, folded, from, matches, most, pace))) return { matches, truncated: true };
			}
			if (wanted.size > 1) matches.sort((one, other) => one.start - other.start || other.end - one.end);
			return { matches, truncated: false };
		},
	};
}

/**
 * Whether a text surely has none of the words, without folding it: of each word, the letters of ASCII are looked for in a form of the text
 * that has at least those of the folded text. Marks are left where they are: a letter with one has its plain letter in it.
 */
async function lacksAll(text: string, wanted: readonly (readonly string[])[], pace: Pace): Promise<boolean> {
	const lower = plainLetters(text);
	for (const parts of wanted) {
		const due = pace.step((lower.length >> 3) * parts.length);
		if (due) await due;
		if (hasAll(lower, parts)) return false;
	}
	return true;
}

/** The same for a text and words for which no pause is due. */
function lacksAllNow(text: string, wanted: readonly (readonly string[])[]): boolean {
	const lower = plainLetters(text);
	for (const parts of wanted) if (hasAll(lower, parts)) return false;
	return true;
}

function hasAll(lower: string, parts: readonly string[]): boolean {
	for (const part of parts) if (!lower.includes(part)) return false;
	return true;
}

function plainLetters(text: string): string {
	const lower = text.toLowerCase();
	return EXPANDING.test(lower) ? lower.replace(ALL_EXPANDING, foldedCharacter) : lower;
}

/** Characters beyond ASCII which, in lower case, become others of ASCII when they are folded: a test goes through all of Unicode. */
const EXPANDING = /[\u00df\u0131\u0149\u017f\u037e\u1e9a\u1e9e\u1fef\ufb00-\ufb06]/;
const ALL_EXPANDING = new RegExp(EXPANDING, 'g');

const areAscii = (words: ReadonlySet<string>): boolean => {
	for (const word of words) if (!/^[\x21-\x7e]{2,40}$/.test(word)) return false;
	return words.size > 0 && words.size <= MOST_COUNTED;
};

/** Words that are looked for at the ends of pieces. */
const MOST_COUNTED = 10;
/** Characters of pieces, times words, that are looked through without a pause. */
const PIECES_AT_ONCE = 200_000;
/** Between pieces. */
const APART = '\0';

/** Counts words of ASCII in pieces. All that is looked for is in `plainLetters` too, so there may be too many, but never too few. */
const countingIn =
	(words: ReadonlySet<string>) =>
	(pieces: readonly string[], pace: Pace): number | undefined => {
		const text = plainLetters(`${APART}${pieces.join(APART)}${APART}`);
		pace.add(text.length * words.size);
		if (text.length * words.size > PIECES_AT_ONCE) return undefined;
		let count = 0;
		for (const word of words) {
			if (mayGoOn(text, word)) return undefined;
			for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) count++;
		}
		return count;
	};

/** Whether a piece ends with the beginning of a word, and another begins with its next letters, or is a part of it. */
function mayGoOn(text: string, word: string): boolean {
	// By how many letters of the word are in the piece before.
	const [ends, begins] = [new Uint8Array(word.length), new Uint8Array(word.length)];
	for (let at = text.indexOf(APART), next; at >= 0; at = next) {
		next = text.indexOf(APART, at + 1);
		const [before, after] = [text.charCodeAt(at - 1), text.charCodeAt(at + 1)];
		for (let count = 1; count < word.length; count++) {
			if (word.charCodeAt(count - 1) === before && text.startsWith(word.slice(0, count), at - count)) ends[count] = 1;
			if (word.charCodeAt(count) === after && goesOn(text, at + 1, next, word, count)) begins[count] = 1;
		}
	}
	return ends.some((isEnd, count) => isEnd === 1 && begins[count] === 1);
}

/** Whether a piece begins with the rest of a word, or is a part of it. */
const goesOn = (text: string, start: number, end: number, word: string, from: number): boolean =>
	text.startsWith(word.slice(from), start) ||
	(end > start && end - start < word.length && word.startsWith(text.slice(start, end), from));

/** The cost of looking for a word, see `Pace`. */
const WORD_COST = 6;
/** Characters, times words, that are looked through without a pause. */
const AT_ONCE = 20_000;

/** Lines that may have something, and where they begin: most have nothing, and need not be folded. Words without blanks are in one line. */
async function* linesWith(
	text: string,
	lacks: (line: string, pace: Pace) => boolean,
	pace: Pace,
): AsyncGenerator<readonly [number, string]> {
	let start = 0;
	let from = 0;
	for (let end; from < text.length; from = end) {
		end = text.indexOf('\n', from + SHORT_LINES) + 1;
		if (end === 0) end = text.length;
		const due = pace.step(LINE_COST);
		if (due) await due;
		if (!lacks(text.slice(from, end), pace)) continue;
		if (from > start) yield [start, text.slice(start, from)];
		start = end;
	}
	if (from > start) yield [start, text.slice(start, from)];
}

/** Characters of lines that are looked at together, and the cost of a part besides its characters, see `Pace`. */
const [SHORT_LINES, LINE_COST] = [200, 10];

/** Adds the places of a word in folded text that begins at `from`; whether these are all. */
async function findWord(
	word: string,
	{ text, places }: Folded,
	from: number,
	matches: Found[],
	most: number,
	pace: Pace,
): Promise<boolean> {
	const searched = pace.step(text.length >> 3);
	if (searched) await searched;
	for (let at = text.indexOf(word), end = 0; at >= 0; at = text.indexOf(word, end)) {
		if (matches.length === most) return false;
		end = at + word.length;
		// A letter such as ß, of which a half is found, counts as a whole.
		while (places && places[end] === places[end - 1]) end++;
		matches.push(places ? makeFound(from + places[at]!, from + places[end]!) : makeFound(from + at, from + end));
		const due = pace.step(word.length);
		if (due) await due;
	}
	return true;
}

async function foldText(original: string, pace: Pace): Promise<Folded> {
	if (!OTHER.test(original)) return foldLatin(original, pace);
	const places: number[] = [];
	let text = '';
	for (const { 0: piece, 1: word, 2: space, index } of original.matchAll(PIECE)) {
		const plain = space === undefined ? (word?.toLowerCase() ?? foldedCharacter(piece)) : ' ';
		for (let unit = 0; unit < plain.length; unit++) places.push(word === undefined ? index : index + unit);
		text += plain;
		const due = pace.step(piece.length * 10);
		if (due) await due;
	}
	places.push(original.length);
	return { text, places };
}

/** Any but Latin-1, in which no marks are, and which data of any kind is read as, and signs that typesetting uses, which fold to themselves. */
const OTHER = /[^\0-\xff\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212\u2500-\u25ff]/;
/** Those, and the letter that is two: each of all others stays one character. */
const SHIFTING = /[^\0-\xde\xe0-\xff\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212\u2500-\u25ff]/;
/** White space that is not one blank. */
const WIDE_BLANK = /[\t-\r\xa0]| {2}/;
/** Characters of such text that are folded at once: to look whether it may have anything takes as long. */
const SAME_AT_ONCE = 0x20000;
/** Such text, folded: each character is in its place. */
const lowerOf = (text: string): string => text.toLowerCase().replaceAll(MICRO, MU);
/** Characters that are folded between two steps. */
const STRETCH = 0x10000;

/** The same for Latin-1 and such signs, where each character but white space and one letter stays one. */
async function foldLatin(original: string, pace: Pace): Promise<Folded> {
	const sharps = original.includes(SHARP) ? original.split(SHARP).length - 1 : 0;
	const places = new Uint32Array(original.length + sharps + 1);
	let text = '';
	let length = 0;
	let wasBlank = false;
	for (let from = 0; from < original.length; from += STRETCH) {
		const stretch = original.slice(from, from + STRETCH);
		const due = pace.step(stretch.length);
		if (due) await due;
		const continues = wasBlank;
		for (let at = 0; at < stretch.length; at++) {
			const code = stretch.charCodeAt(at);
			const isBlank = isBlankCode(code);
			if (!isBlank || !wasBlank) places[length++] = from + at;
			if (code === SHARP_CODE) places[length++] = from + at;
			wasBlank = isBlank;
		}
		const folded = stretch.toLowerCase().replace(/\s+/g, ' ').replaceAll(SHARP, 'ss').replaceAll(MICRO, MU);
		text += continues && folded.startsWith(' ') ? folded.slice(1) : folded;
	}
	places[length] = original.length;
	return { text, places };
}

/** The letter that is two in upper case. */
const SHARP = '\xdf';
/** The micro sign becomes the letter of Greek. */
const MICRO = '\xb5';
const MU = '\u03bc';
const SHARP_CODE = 0xdf;

const isBlankCode = (code: number): boolean => code === 0x20 || (code >= 0x09 && code <= 0x0d) || code === 0xa0;

/** Upper case first: `ß` and `SS`, and both forms of sigma, become the same. */
const foldedCharacter = (character: string): string => composeText(composeText(character).toUpperCase().toLowerCase());
