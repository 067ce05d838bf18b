/** Which characters a stamp can show, and the message about those that it cannot (docs/semantics.md, §7.3). */
import { composeText } from '../../../compose-text';

/** A font that a line is drawn with. */
export interface Coverage {
	covers(text: string): boolean;
}

/** Writing systems that need joining, reordering or another direction: never to be drawn character by character. */
const SHAPED_SCRIPTS = [
	'Arabic',
	'Hebrew',
	'Syriac',
	'Thaana',
	'Nko',
	'Samaritan',
	'Mandaic',
	'Adlam',
	'Devanagari',
	'Bengali',
	'Gurmukhi',
	'Gujarati',
	'Oriya',
	'Tamil',
	'Telugu',
	'Kannada',
	'Malayalam',
	'Sinhala',
	'Thai',
	'Lao',
	'Tibetan',
	'Myanmar',
	'Khmer',
	'Javanese',
	'Balinese',
	'Mongolian',
] as const;

/** Those in which fontkit and HarfBuzz draw alike; they differ in Indic scripts and in Thai. */
export const SHAPEABLE: ReadonlySet<string> = new Set(['Arabic', 'Hebrew', 'Syriac', 'Thaana', 'Nko']);

const scripts = SHAPED_SCRIPTS.map((script) => ({ script, pattern: new RegExp(`\\p{Script=${script}}`, 'u') }));

/** Invisible characters (soft hyphen, joiners, variation selectors …): leaving them out leaves no gap. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Those without joiners and marks of direction, which shape the text around them. */
const IDLE = /(?![\u061c\u200c-\u200f\u202a-\u202e\u2066-\u2069])\p{Default_Ignorable_Code_Point}/gu;

/** Embeddings, overrides and isolates change the direction of the text around them. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/u;

/** Whether text must be joined, reordered or set from right to left: it cannot be drawn character by character. */
export function needsShaping(text: string): boolean {
	// All scripts before Hebrew are drawn as they are written.
	if (!/[\u0590-\u{10ffff}]/u.test(text)) return false;
	return DIRECTION.test(text) || scripts.some(({ pattern }) => pattern.test(text));
}

/** Characters with the marks that belong to them; no letter has more than 30 (UAX #15, 13). */
export const clusters = (text: string): string[] => text.match(/\P{M}\p{M}{0,30}|\p{M}{1,30}/gu) ?? [];

/** The script of a character that cannot be drawn without shaping; undefined for all others. */
export const shapedScript = (character: string): string | undefined =>
	needsShaping(character) ? scripts.find(({ pattern }) => pattern.test(character))?.script : undefined;

/** Whether a character has no appearance. */
export const ignorable = (character: string): boolean => /^\p{Default_Ignorable_Code_Point}+$/u.test(character);

export const withoutIgnorable = (text: string): string => text.replace(INVISIBLE, '');

/** Text composed, and without characters that neither have an appearance nor change that of others. */
export const visible = (text: string): string => composeText(text).replace(needsShaping(text) ? IDLE : INVISIBLE, '');

/** The line as it is drawn: composed, trimmed, and without characters that have no appearance. */
export function drawnText(line: string): string {
	return visible(line).trim();
}

/**
 * Why a line cannot be drawn with these fonts, the last of which is ours, as a message for its field; `undefined` if it can.
 */
export function problemOf(line: string, fonts: readonly Coverage[]): string | undefined {
	const isOurs = fonts.length === 1;
	if (isOurs && DIRECTION.test(line))
		return 'has characters that change the direction of writing; a stamp runs from left to right, unless you give a font';
	const refused = new Set<string>();
	const shaped = new Set<string>();
	const named = new Set<string>();
	const isCovered = (part: string): boolean => ignorable(part) || fonts.some((font) => font.covers(part));
	for (const cluster of clusters(drawnText(line))) {
		if (isCovered(cluster)) continue;
		const lacking = [...cluster].filter((character) => !isCovered(character));
		for (const part of lacking.length > 0 ? lacking : [cluster]) {
			const script = shapedScript(part);
			if (script !== undefined) shaped.add(script);
			named.add(script ?? unshapedScript(part) ?? '');
			refused.add(part);
		}
	}
	if (refused.size === 0) return undefined;
	const characters = [...refused].map(describeCharacter).join(', ');
	const other = isOurs && [...shaped].every((script) => SHAPEABLE.has(script)) ? ', or give a font that has them' : '';
	named.delete('');
	return shaped.size > 0
		? `is written in ${[...named].join(', ')} script, which the stamp cannot show correctly: ${characters}. ${CURE}${other}`
		: `has characters that the stamp cannot show: ${characters}. ${CURE}${other}`;
}

const CURE = 'Use Latin, Greek or Cyrillic letters, digits and punctuation';

/** A character, with its marks, as code points. */
export const codesOf = (character: string): string =>
	Array.from(character, (one) => `U+${one.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`).join(' ');

/** Such as `Han script`. */
export function writingOf(character: string): string {
	const script = shapedScript(character) ?? unshapedScript(character);
	if (script !== undefined) return `${script} script`;
	return /\p{Extended_Pictographic}/u.test(character) ? 'pictures' : 'other characters';
}

const OTHERS = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo', 'Armenian', 'Georgian', 'Ethiopic', 'Cherokee'].map(
	(script) => ({
		script,
		pattern: new RegExp(`\\p{Script=${script}}`, 'u'),
	}),
);

const unshapedScript = (character: string): string | undefined => OTHERS.find(({ pattern }) => pattern.test(character))?.script;

function describeCharacter(character: string): string {
	const code = codesOf(character);
	return /[\p{Mark}\p{Separator}\p{Other}]/u.test(character) ? code : `“${character}” (${code})`;
}
