/** How far two readings of a page agree: on its characters, and on their order. White space does not count. */

const BIDI = /[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const LIGATURES = /[\ufb00-\ufb06]/g;
/** pdfium marks hyphens at ends of lines; a soft hyphen that is drawn is one. */
// eslint-disable-next-line no-control-regex -- it uses a control character for this
const MARKED_HYPHEN = /[\u0002\u00ad\ufffe]/g;
/** Characters that mean nothing to a reader: for us these are unreadable. */
// eslint-disable-next-line no-control-regex -- they include controls
const MEANINGLESS = /[\u0000-\u0008\u000e-\u001f\ue000-\uf8ff]|[\udb80-\udbff][\udc00-\udfff]/g;
const DIVIDED = /[-\u2010\u00ad][^\S\n]*\r?\n\s*(?=\p{Ll})/gu;

/** Words that hyphens divide are one word, ligatures are spelled out, marks of direction and white space are left out. */
export const normalised = (text: string): string =>
	text
		.replace(MARKED_HYPHEN, '-')
		.replace(DIVIDED, '')
		.replace(MEANINGLESS, '\ufffd')
		.replace(BIDI, '')
		.replace(LIGATURES, (ligature) => ligature.normalize('NFKC'))
		.replace(/\s+/g, '')
		.normalize('NFC');

const AGREED = 0.99;

/** Whether two texts have the same characters, at 0.99. */
export function sameCharacters(one: string, other: string): boolean {
	const counts = new Map<string, number>();
	for (const character of one) counts.set(character, (counts.get(character) ?? 0) + 1);
	let common = 0;
	for (const character of other) {
		const left = counts.get(character) ?? 0;
		if (left > 0) common += character.length;
		counts.set(character, left - 1);
	}
	return 2 * common >= AGREED * (one.length + other.length);
}

/** Whether they have the same characters in the same order, at 0.99: the longest common subsequence by E. W. Myers' algorithm (1986). */
export function sameOrder(one: string, other: string): boolean {
	const most = Math.floor((1 - AGREED) * (one.length + other.length) + 1e-9);
	if (Math.abs(one.length - other.length) > most) return false;
	const farthest = new Int32Array(2 * most + 3);
	const middle = most + 1;
	for (let edits = 0; edits <= most; edits++)
		for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
			const isDown =
				diagonal === -edits || (diagonal !== edits && farthest[middle + diagonal - 1]! < farthest[middle + diagonal + 1]!);
			let x = isDown ? farthest[middle + diagonal + 1]! : farthest[middle + diagonal - 1]! + 1;
			while (x < one.length && x - diagonal < other.length && one.charCodeAt(x) === other.charCodeAt(x - diagonal)) x++;
			farthest[middle + diagonal] = x;
			if (x >= one.length && x - diagonal >= other.length) return true;
		}
	return false;
}

/** Three of the texts of which each pair is the same; otherwise undefined. */
export function threeThatAgree(
	texts: readonly (string | undefined)[],
	isSame: (one: string, other: string) => boolean,
): readonly number[] | undefined {
	const known = texts.flatMap((text, index) => (text === undefined ? [] : [index]));
	const agree = (one: number, other: number) => isSame(texts[one]!, texts[other]!);
	for (const a of known)
		for (const b of known)
			for (const c of known) if (a < b && b < c && agree(a, b) && agree(a, c) && agree(b, c)) return [a, b, c];
	return undefined;
}
