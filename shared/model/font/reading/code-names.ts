/** Type 3 fonts whose glyphs have names that say no more than their codes: the characters of these. */

/** Names by code, and the widths of codes. */
export interface CodeNames {
	readonly names: ReadonlyMap<number, string>;
	readonly widthOf: (code: number) => number;
}

/** The characters of codes: of ASCII, as far as the names are those of codes, and in fonts of TeX some of Latin text. */
export function findCharacters({ names, widthOf }: CodeNames): ReadonlyMap<number, string> {
	const given = [...names].filter(([, name]) => name !== '.notdef');
	if (given.every(([code, name]) => isHexadecimal(code, name))) return ASCII;
	if (WRITTEN_BY_TEX.some((write) => given.every(([code, name]) => write(code) === name))) {
		const codes = new Set(given.map(([code]) => code));
		return charactersOfTex(codes, widthOf);
	}
	return NONE;
}

/** Such as C41. */
const isHexadecimal = (code: number, name: string): boolean =>
	/^[A-Za-z][0-9A-Fa-f]{2}$/.test(name) && Number.parseInt(name.slice(1), 16) === code;

/** The names that TeX's programs give to glyphs of bitmap fonts: pdfTeX, and dvips. */
const WRITTEN_BY_TEX: readonly ((code: number) => string)[] = [
	(code) => `a${code}`,
	(code) => (360 + code).toString(36).toUpperCase(),
];

const listCodes = (characters: string): number[] => Array.from(characters, (character) => character.charCodeAt(0));
const rangeOfCodes = (first: string, last: string): number[] => {
	const from = first.charCodeAt(0);
	return Array.from({ length: last.charCodeAt(0) - from + 1 }, (_, at) => from + at);
};

const asCharacters = (codes: readonly number[]): ReadonlyMap<number, string> =>
	new Map(codes.map((code) => [code, String.fromCharCode(code)]));

const NONE: ReadonlyMap<number, string> = new Map();
const ASCII = asCharacters(rangeOfCodes(' ', '~'));
const DIGITS = rangeOfCodes('0', '9');
const LETTERS = [...rangeOfCodes('A', 'Z'), ...rangeOfCodes('a', 'z')];
/** TeX's fonts of text have these where ASCII does, whether they have 7 or 8 bits; a dollar may be a pound. */
const MARKS = listCodes("!#%&'()*+,-./:;=?@[]`");

/** Fonts of signs have others in place of these. */
const COMMON = listCodes('anot');
const LEAST_COMMON = 2;
const LEAST_DIGITS = 3;
/** Fonts of letters in formulas have these in other places. */
const OF_TEXT = [...listCodes(',-.()'), ...DIGITS];
const FIRST_OF_8_BITS = 0x80;
const FIRST_ACCENTED = 0xc0;
/** Text with accented letters has fewer of these than of others without; Cyrillic letters, which have the same codes, have none beside them. */
const MOST_ACCENTED = 0.5;

/** Of TeX's encoding T1 (Cork): from U+0010, letters as in Latin-1 but for four, of which one is two letters. */
const T1 = new Map([
	...ASCII,
	...Array.from('\u201c\u201d\u201e\u00ab\u00bb\u2013\u2014', (character, at) => [0x10 + at, character] as const),
	...['ff', 'fi', 'fl', 'ffi', 'ffl'].map((letters, at) => [0x1b + at, letters] as const),
	...asCharacters(rangeOfCodes('\u00c0', '\u00fe')),
	...([
		[0xd7, '\u0152'],
		[0xdf, 'SS'],
		[0xf7, '\u0153'],
		[0xff, '\u00df'],
	] as const),
]);

/**
 * Characters of a font that TeX made a bitmap, of which the encoding is not known: none of one of signs, of one for formulas the letters,
 * and of one of text those that are in the same place in all encodings of text, or those of T1 where it has accented letters.
 */
function charactersOfTex(codes: ReadonlySet<number>, widthOf: (code: number) => number): ReadonlyMap<number, string> {
	const has = (code: number) => codes.has(code);
	const digits = DIGITS.filter(has);
	const width = digits.length > 0 ? widthOf(digits[0]!) : 0;
	const hasDigits = digits.length >= LEAST_DIGITS && width > 0 && digits.every((code) => widthOf(code) === width);
	const hasLetters = has('e'.charCodeAt(0)) && COMMON.filter(has).length >= LEAST_COMMON;
	if (!hasDigits && !hasLetters) return NONE;
	const accented = [...codes].filter((code) => code >= FIRST_ACCENTED).length;
	const letters = LETTERS.filter(has).length;
	if (hasLetters && accented > 0 && accented <= MOST_ACCENTED * letters) return T1;
	if ([...codes].some((code) => code >= FIRST_OF_8_BITS)) return ASCII;
	return asCharacters(hasDigits || OF_TEXT.some(has) ? [...LETTERS, ...DIGITS, ...MARKS] : LETTERS);
}
