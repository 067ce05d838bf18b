/**
 * Canonical composition in linear time. Normalization puts combining marks in order, which takes time in the square of how many follow
 * each other; the Stream-Safe Text Format (UAX #15, 13) has at most 30.
 */

const MOST_MARKS = 30;
/** Shorter text has no more marks than that. */
const SHORT = MOST_MARKS + 1;
/** Up to 30 marks after other characters: a longer row of marks is several of these. */
const STREAM_SAFE = new RegExp(`\\P{M}+\\p{M}{0,${MOST_MARKS}}|\\p{M}{1,${MOST_MARKS}}`, 'gu');

type Form = 'NFC' | 'NFD' | 'NFKC';

/** `composeText('e\u0301')` is `'é'`. Marks beyond 30 on one character are put in order in groups of 30. */
export function composeText(text: string, form: Form = 'NFC'): string {
	if (text.length <= SHORT || !hasLongRow(text)) return text.normalize(form);
	let composed = '';
	for (const [piece] of text.matchAll(STREAM_SAFE)) composed += piece.normalize(form);
	return composed;
}

/** Whether more characters follow each other than marks may: those before U+0300 are not marks. */
function hasLongRow(text: string): boolean {
	for (let at = 0, marks = 0; at < text.length; at++) {
		marks = text.charCodeAt(at) < 0x300 ? 0 : marks + 1;
		if (marks > MOST_MARKS) return true;
	}
	return false;
}
