/**
 * Long stretches of plain words, and the inside of long fences, as one character each while a text is parsed: the parser takes time for
 * each word and line, and compares some lines with all before them. Nothing in such a stretch can begin or end a block or emphasis.
 */
import { rawEnd } from './pieces';
import type { Nodes } from './tree';

/** Characters of plane 15, which is for private use, in place of stretches. */
const FIRST = 0xf0000;
const LAST = 0xffffd;
const PLACES = /[\u{f0000}-\u{ffffd}]/gu;
/** Without `g`: such an expression would begin where the last search ended, in another text. */
const PLACE = /[\u{f0000}-\u{ffffd}]/u;

/** Letters, digits, and marks that have no meaning within a line. */
const PLAIN = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N},.;?!'’…–—-]*$/u;
const ADDRESS = /www\./i;
/** A line that begins with one of these letters is the text of a paragraph, or goes on with one. */
const LETTER = /^\p{L}/u;
/** In a table, each line is a row. */
const TABLE = /\||:-|-:/;
const FENCE = /^(`{3,}(?=[^`]*$)|~{3,})/;
const HTML = /^ {0,3}<[a-z!?/]/i;
/** A word, or data, of characters that have no meaning beside each other. */
const DATA = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N},.;?!'’…–—+/=-]*$/u;
/** The same without `;`, which ends the entities that `&` begins. */
const AMPERSANDS = /^[&\p{L}\p{M}\p{N}][&\p{L}\p{M}\p{N},.?!'’…–—+/=-]*$/u;
/** Characters of a word that is shortened. */
const LONG = 1_000;
/** Fewer words or lines are not worth it. */
const FEW_WORDS = 10;
const FEW_LINES = 5;

export interface Squeezed {
	readonly text: string;
	readonly stretches: readonly string[];
}

/** The text itself if it has characters of plane 15. */
export function squeezeText(text: string): Squeezed {
	if (PLACE.test(text)) return { text, stretches: [] };
	const stretches: string[] = [];
	const put = (stretch: string): string => {
		if (FIRST + stretches.length >= LAST) return stretch;
		stretches.push(stretch);
		return String.fromCodePoint(FIRST + stretches.length - 1);
	};
	const squeezed: string[] = [];
	for (const block of blocksOf(text.split('\n')))
		if (block.isFenced) squeezed.push(put(block.lines.join('\n')));
		else for (const line of squeezeLines(block.lines, put)) squeezed.push(line);
	return { text: squeezed.join('\n'), stretches };
}

/** Lines between blank ones, and those inside fences at the left edge. */
function* blocksOf(lines: readonly string[]): Generator<{ readonly lines: readonly string[]; readonly isFenced: boolean }> {
	// In HTML, which goes on to a blank line, or beyond it, a fence is text.
	let [from, raw, mayBeHtml]: [number, RegExp | undefined, boolean] = [0, undefined, false];
	for (let at = 0; at < lines.length; at++) {
		if (raw) {
			if (raw.test(lines[at]!)) raw = undefined;
			continue;
		}
		raw = rawEnd(lines[at]!);
		mayBeHtml = lines[at]!.trim() !== '' && (mayBeHtml || HTML.test(lines[at]!));
		const fence = mayBeHtml ? undefined : FENCE.exec(lines[at]!)?.[1];
		const end = fence === undefined ? -1 : endOfFence(lines, at, fence);
		if (end - at > FEW_LINES) {
			yield { lines: lines.slice(from, at + 1), isFenced: false };
			yield { lines: lines.slice(at + 1, end), isFenced: true };
			from = at = end;
		} else if (end >= 0) {
			at = end;
		} else if (lines[at] === '') {
			yield { lines: lines.slice(from, at + 1), isFenced: false };
			from = at + 1;
		}
	}
	if (from < lines.length) yield { lines: lines.slice(from), isFenced: false };
}

/** The line that closes a fence, or the end of the text. */
function endOfFence(lines: readonly string[], from: number, fence: string): number {
	for (let at = from + 1; at < lines.length; at++) {
		const line = lines[at]!.trimEnd();
		const marks = line.trimStart();
		if (line.length - marks.length > 3 || line.startsWith('\t')) continue;
		if (marks.length >= fence.length && marks === fence[0]!.repeat(marks.length)) return at;
	}
	return lines.length;
}

function squeezeLines(lines: readonly string[], put: (stretch: string) => string): readonly string[] {
	// Tags may have plain words.
	if (lines.some((line) => line.includes('<'))) return lines;
	const isTable = lines.some((line) => TABLE.test(line));
	const squeezed: string[] = [];
	for (let from = 0, to; from < lines.length; from = to) {
		to = from + 1;
		if (!isTable) while (to < lines.length && isPlainLine(lines[to - 1]!) && isPlainLine(lines[to]!)) to++;
		// The first and the last line stay, because they have neighbours.
		if (to - from >= FEW_LINES) squeezed.push(lines[from]!, put(lines.slice(from + 1, to - 1).join('\n')), lines[to - 1]!);
		else for (const line of lines.slice(from, to)) squeezed.push(squeezeWords(line, put));
	}
	return squeezed;
}

const isPlainLine = (line: string): boolean => LETTER.test(line) && line.split(' ').every(isPlainWord);

const isPlainWord = (word: string): boolean => PLAIN.test(word) && !ADDRESS.test(word);

function squeezeWords(line: string, put: (stretch: string) => string): string {
	const words = line.split(' ').map((word) => squeezeWord(word, put));
	if (words.length < FEW_WORDS) return words.join(' ');
	const squeezed: string[] = [];
	for (let from = 0, to; from < words.length; from = to) {
		for (to = from; to < words.length && isPlainWord(words[to]!);) to++;
		if (to - from >= FEW_WORDS) squeezed.push(words[from]!, put(words.slice(from + 1, to - 1).join(' ')), words[to - 1]!);
		else if (to > from) for (const word of words.slice(from, to)) squeezed.push(word);
		else squeezed.push(words[to++]!);
	}
	return squeezed.join(' ');
}

/** Its first and its last characters stay, because they have neighbours. */
const squeezeWord = (word: string, put: (stretch: string) => string): string =>
	word.length > LONG && (DATA.test(word) || AMPERSANDS.test(word)) && !ADDRESS.test(word)
		? word.replace(/(?<=^.)[^]+(?=.$)/u, put)
		: word;

/** Puts the stretches back into all texts of the nodes. */
export function restoreText(nodes: readonly Nodes[], { stretches }: Squeezed): void {
	if (stretches.length === 0) return;
	const restore = (text: string): string => text.replace(PLACES, (place) => stretches[place.codePointAt(0)! - FIRST] ?? place);
	const waiting: Nodes[] = [...nodes];
	for (let node = waiting.pop(); node; node = waiting.pop()) {
		for (const [key, value] of Object.entries(node))
			if (key !== 'type' && typeof value === 'string') Object.assign(node, { [key]: restore(value) });
		if ('children' in node) for (const child of node.children) waiting.push(child);
	}
}
