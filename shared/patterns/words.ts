/**
 * Text to find: letters that differ only by case or by how they are composed are the same, and so is every run of white space
 * (docs/semantics.md, D48). Accents count.
 */
import type { Pace } from '../pdf/pace';
import { makeFound, type Found, type Pattern } from './pattern';
import { composeText } from '../compose-text';

/** A word of ASCII, white space, or one character with the marks on it; letters of Hangul compose a syllable. */
const PIECE = /([\x21-\x7e]{1,1000})(?!\p{M})|(\s+)|(?:[\u1100-\u11ff]{1,1000}|\P{M})\p{M}{0,30}|\p{M}{1,30}/gu;

interface Folded {
	readonly text: string;
	/** For each character, its place in the original; after the last, the length of the original. */
	readonly places: ArrayLike<number>;
}

export const wordPattern = (search: string, pace: Pace): Promise<Pattern> => wordsPattern([search], pace);

/** Any of several texts, each of which is found wherever it is, also within another. */
export async function wordsPattern(searches: readonly string[], pace: Pace): Promise<Pattern> {
	const wanted = new Set<string>();
	for (const search of searches) wanted.add((await foldText(search, pace)).text.trim());
	wanted.delete('');
	const parts = [...wanted].map((word) => word.match(/[\x21-\x7e]+/g) ?? []);
	return {
		hasGroups: false,
		search: async (text, most, pace) => {
			const due = pace.step(text.length >> 2);
			if (due) await due;
			if (await lacksAll(text, parts, pace)) return { matches: [], truncated: false };
			const folded = await foldText(text, pace);
			const matches: Found[] = [];
			for (const word of wanted) if (!(await findWord(word, folded, matches, most, pace))) return { matches, truncated: true };
			if (wanted.size > 1) matches.sort((one, other) => one.start - other.start || other.end - one.end);
			return { matches, truncated: false };
		},
	};
}

/**
 * Characters of one byte, of which only ß becomes letters of ASCII when it is folded, and dashes, quotes and signs of currencies, which
 * none do: most texts are such.
 */
async function lacksAll(text: string, wanted: readonly (readonly string[])[], pace: Pace): Promise<boolean> {
	if (text.length < SHORT || WIDE.test(text)) return false;
	const lower = text.toLowerCase().replaceAll('ß', 'ss');
	for (const parts of wanted) {
		const due = pace.step((lower.length >> 3) * parts.length);
		if (due) await due;
		if (parts.every((part) => lower.includes(part))) return false;
	}
	return true;
}

/** Text for which a look beforehand does not pay. */
const SHORT = 64;
const WIDE = /[\u0100-\u1fff\u2070-\u209f]|[\u20d0-\uffff]/;

/** Adds the places of a folded word; whether these are all. */
async function findWord(word: string, { text, places }: Folded, matches: Found[], most: number, pace: Pace): Promise<boolean> {
	const searched = pace.step(text.length >> 3);
	if (searched) await searched;
	for (let at = text.indexOf(word), end = 0; at >= 0; at = text.indexOf(word, end)) {
		if (matches.length === most) return false;
		end = at + word.length;
		// A letter such as ß, of which a half is found, counts as a whole.
		while (places[end] === places[end - 1]) end++;
		matches.push(makeFound(places[at]!, places[end]!));
		const due = pace.step(word.length);
		if (due) await due;
	}
	return true;
}

async function foldText(original: string, pace: Pace): Promise<Folded> {
	if (!OTHER.test(original)) return foldAscii(original, pace);
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

/** Any but ASCII. */
const OTHER = /[^\0-\x7f]/;
/** Characters that are folded between two steps. */
const STRETCH = 0x10000;

/** The same for ASCII, where each character but white space stays one. */
async function foldAscii(original: string, pace: Pace): Promise<Folded> {
	const places = new Uint32Array(original.length + 1);
	let text = '';
	let length = 0;
	let wasBlank = false;
	for (let from = 0; from < original.length; from += STRETCH) {
		const stretch = original.slice(from, from + STRETCH);
		const due = pace.step(stretch.length);
		if (due) await due;
		const continues = wasBlank;
		for (let at = 0; at < stretch.length; at++) {
			const isBlank = isBlankCode(stretch.charCodeAt(at));
			if (!isBlank || !wasBlank) places[length++] = from + at;
			wasBlank = isBlank;
		}
		const folded = stretch.toLowerCase().replace(/\s+/g, ' ');
		text += continues && folded.startsWith(' ') ? folded.slice(1) : folded;
	}
	places[length] = original.length;
	return { text, places };
}

const isBlankCode = (code: number): boolean => code === 0x20 || (code >= 0x09 && code <= 0x0d);

/** Upper case first: `ß` and `SS`, and both forms of sigma, become the same. */
const foldedCharacter = (character: string): string => composeText(composeText(character).toUpperCase().toLowerCase());
