/** Text as its style writes it: in other letters, or in small capitals (CSS Text 3, 2.1; CSS Fonts 4, 6.6). */
import type { Style } from '../boxes/style';

/** Small capitals as browsers make them: capital letters of seven tenths of the size. */
const SMALL = 0.7;
/** The styles of small capitals, by those of their text. */
const smaller = new WeakMap<Style, Style>();

/** Text that is drawn in small capitals, and the text between. */
export function* splitCapitals(text: string, style: Style): Generator<{ readonly text: string; readonly style: Style }> {
	if (text === '') return;
	if (style.fontVariant === 'normal') {
		yield { text, style };
		return;
	}
	let small = smaller.get(style);
	if (!small) smaller.set(style, (small = { ...style, fontSize: style.fontSize * SMALL }));
	if (style.fontVariant === 'all-small-caps') {
		yield { text: text.toUpperCase(), style: small };
		return;
	}
	for (const [run] of text.matchAll(/\p{Ll}+|\P{Ll}+/gu)) {
		const isSmall = /^\p{Ll}/u.test(run);
		yield { text: isSmall ? run.toUpperCase() : run, style: isSmall ? small : style };
	}
}

/** The first letters of words: an apostrophe in a word begins no other. */
const BEGINNINGS = /(^|[\s\p{P}])(?<![\p{L}\p{N}]['’])(\p{L})/gu;

/**
 * `text-transform` (CSS Text 3, 2.1).
 *
 * @param before the end of the text before it, whose last word it may go on with
 */
export function transformText(text: string, { textTransform }: Style, before: string): string {
	if (textTransform === 'uppercase') return text.toUpperCase();
	if (textTransform === 'lowercase') return text.toLowerCase();
	if (textTransform !== 'capitalize') return text;
	return text.replace(BEGINNINGS, (all: string, mark: string, letter: string, at: number) =>
		at === 0 && endsInWord(before + mark) ? all : mark + letter.toUpperCase(),
	);
}

/** Whether a letter after this text is in a word. */
const endsInWord = (before: string): boolean => /[\p{L}\p{M}\p{N}]['’]?$/u.test(before);
