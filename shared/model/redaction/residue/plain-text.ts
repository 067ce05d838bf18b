/** Text as people see it: without characters that are not seen, and with plain ones in place of wide and joined ones. */
import type { Pace } from '../../../pace/pace';

export interface PlainText {
	readonly text: string;
	/** For each of its units, the place in the original; after the last, the length of the original. */
	readonly places: readonly number[];
}

/** Hyphens at ends of lines, soft hyphens, and characters without a width. */
const UNSEEN = /[-\u00ad\u2010]\n+|\p{Default_Ignorable_Code_Point}+/u;
/** Quotation marks and hyphens that typesetting puts in place of those of a keyboard. */
const TYPESET = /[\u2018\u2019\u201a\u201b\u02bc\u02b9\u2032\u00b4]|[\u201c-\u201f\u2033]|[\u2010-\u2015\u2212\u2043]/;
/** Compatibility characters: full width, mathematical letters, ligatures, radicals and the like (UAX #15). */
const COMPATIBLE =
	/[\u00aa\u00b2\u00b3\u00b5\u00b9\u00ba\u0132\u0133\u013f\u0140\u0149\u017f\u01c4-\u01cc\u01f1-\u01f3\u02b0-\u02b8\u02e0-\u02e4\u0587\u1d2c-\u1d6a\u1d78\u1d9b-\u1dbf\u2024-\u2026\u2070-\u209c\u2100-\u214f\u2160-\u217f\u2460-\u24ff\u2c7c\u2c7d\u2e9f\u2ef3\u2f00-\u2fd5\u3000-\u33ff\ua69c\ua69d\ua770\uf900-\ufaff\ufb00-\ufb4f\ufb50-\ufdff\ufe10-\ufe6f\ufe70-\ufefc\uff01-\uffee\u{1d400}-\u{1d7ff}\u{1ee00}-\u{1eeff}\u{1f100}-\u{1f1ff}\u{2f800}-\u{2fa1f}]/u;
const CHANGED = new RegExp(`${UNSEEN.source}|${TYPESET.source}|${COMPATIBLE.source}`, 'gu');

/** The costs of a character that stays, and of one that changes, see `Pace`. */
const [KEPT, COST] = [2, 100];

/** The text in a plain form; undefined if it is plain: `Zorkmid` for `Zork\u00admid`. */
export async function foldText(text: string, pace: Pace): Promise<PlainText | undefined> {
	if (text.search(CHANGED) < 0) return undefined;
	let plain = '';
	const places: number[] = [];
	let from = 0;
	const keep = (to: number): void => {
		plain += text.slice(from, to);
		for (let at = from; at < to; at++) places.push(at);
	};
	for (const { 0: found, index } of text.matchAll(CHANGED)) {
		const due = pace.step((index - from) * KEPT + COST);
		if (due) await due;
		keep(index);
		from = index + found.length;
		const same = plainOf(found);
		for (let unit = 0; unit < same.length; unit++) places.push(same.length === found.length ? index + unit : index);
		plain += same;
	}
	const due = pace.step((text.length - from) * KEPT);
	if (due) await due;
	keep(text.length);
	places.push(text.length);
	return { text: plain, places };
}

/** The characters of the original of which those from `start` to `end` of a plain text were made. */
export const spanIn = ({ places }: PlainText, start: number, end: number): { readonly start: number; readonly end: number } => ({
	start: places[start]!,
	end: Math.max(places[end - 1]! + 1, places[end]!),
});

/** Characters that people see or type in place of characters that change. */
function plainOf(found: string): string {
	if (UNSEEN.test(found)) return '';
	const typeset = TYPESET.exec(found)?.[0];
	if (typeset === undefined) return found.normalize('NFKC');
	if (/[\u2010-\u2015\u2212\u2043]/.test(typeset)) return '-';
	return /[\u201c-\u201f\u2033]/.test(typeset) ? '"' : "'";
}
