/** Where a paragraph may be cut: where sentences end, otherwise lines, otherwise words (docs/semantics.md, §26.1). */

/** A piece of a paragraph has at least this part of its room, if it does not end with a whole word. */
const LEAST_FILLED = 1 / 4;

const SPACE = /\s/;
/** Ends of sentences before white space, and those that need none. */
const END = new Set('.!?…؟۔।');
const FULL_WIDTH_END = new Set('。！？');
/** Characters after the end of a sentence that belong to it. */
const CLOSING = new Set(')]}"\'»”’›');
/** Closing characters and white space after the end of a sentence, at most. */
const MOST_CLOSING = 6;
/** "No. 5" and "e.g. this" go on. */
const GOES_ON = /[\p{Ll}\p{N}]/u;
const MARK = /\p{M}/u;

/** Where the text from `from` is cut, so that at most `room` characters are before it. */
export function endWithin(text: string, from: number, room: number): number {
	const last = from + Math.max(room, 1);
	if (last >= text.length) return text.length;
	const first = from + Math.ceil(room * LEAST_FILLED);
	for (const isEnd of [endsSentence, endsLine, endsWord]) for (let at = last; at > first; at--) if (isEnd(text, at)) return at;
	return characterBefore(text, last, from);
}

/** Where the end of a text begins that has at most `room` characters: at a sentence, otherwise at a word. */
export function beginningWithin(text: string, room: number): number {
	const first = Math.max(text.length - room, 0);
	if (first === 0) return 0;
	for (const isEnd of [endsSentence, endsWord]) for (let at = first; at < text.length; at++) if (isEnd(text, at)) return at;
	return text.length;
}

/** Whether a sentence ends before a position, and the next begins there. */
function endsSentence(text: string, at: number): boolean {
	if (FULL_WIDTH_END.has(text[at - 1]!)) return true;
	if (!SPACE.test(text[at - 1]!) || SPACE.test(text[at]!)) return false;
	if (GOES_ON.test(String.fromCodePoint(text.codePointAt(at)!))) return false;
	for (let before = at - 1; before >= 0 && before >= at - MOST_CLOSING; before--) {
		const character = text[before]!;
		if (END.has(character)) return true;
		if (!SPACE.test(character) && !CLOSING.has(character)) return false;
	}
	return false;
}

const endsLine = (text: string, at: number): boolean => text[at - 1] === '\n';

const endsWord = (text: string, at: number): boolean => SPACE.test(text[at - 1]!) && !SPACE.test(text[at]!);

/** A character of two halves stays whole, with its accents. */
function characterBefore(text: string, last: number, from: number): number {
	let at = last;
	const isInside = () => (text.charCodeAt(at) & 0xfc00) === 0xdc00 || MARK.test(text[at]!);
	while (at > from + 1 && isInside()) at--;
	return at > from + 1 ? at : last;
}
