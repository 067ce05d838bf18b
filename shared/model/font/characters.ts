/** Which characters a stamp can show, and the message about those that it cannot (docs/semantics.md, §7.3). */

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

const scripts = SHAPED_SCRIPTS.map((script) => ({ script, pattern: new RegExp(`\\p{Script=${script}}`, 'u') }));

/** Invisible characters (soft hyphen, joiners, variation selectors …): leaving them out leaves no gap. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Embeddings, overrides and isolates change the direction of the text around them. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/u;

/** Whether text must be joined, reordered or set from right to left: it cannot be drawn character by character. */
export function needsShaping(text: string): boolean {
	// All scripts before Hebrew are drawn as they are written.
	if (!/[\u0590-\u{10ffff}]/u.test(text)) return false;
	return DIRECTION.test(text) || scripts.some(({ pattern }) => pattern.test(text));
}

/** Text composed, and without characters that have no appearance. */
export const visible = (text: string): string => text.normalize('NFC').replace(INVISIBLE, '');

/** The line as it is drawn: composed, trimmed, and without characters that have no appearance. */
export function drawn(line: string): string {
	return visible(line).trim();
}

/**
 * Why a line cannot be drawn, as a message for its field; `undefined` if it can. `covered` tells whether the font has a glyph for
 * a code point.
 */
export function problemOf(line: string, covered: (codePoint: number) => boolean): string | undefined {
	if (DIRECTION.test(line)) return 'has characters that change the direction of writing; a stamp runs from left to right';
	const refused = new Set<string>();
	const named = new Set<string>();
	for (const character of drawn(line)) {
		const shaped = scripts.find(({ pattern }) => pattern.test(character));
		if (shaped) named.add(shaped.script);
		if (shaped || !covered(character.codePointAt(0) ?? 0)) refused.add(character);
	}
	if (refused.size === 0) return undefined;
	const characters = [...refused].map(describe).join(', ');
	return named.size > 0
		? `is written in ${[...named].join(' and ')} script, which a stamp cannot show correctly: ${characters}. ${CURE}`
		: `has characters that the stamp's font lacks: ${characters}. ${CURE}`;
}

const CURE = 'Use Latin, Greek or Cyrillic letters, digits and punctuation';

function describe(character: string): string {
	const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
	return /[\p{Mark}\p{Separator}\p{Other}]/u.test(character) ? code : `“${character}” (${code})`;
}
