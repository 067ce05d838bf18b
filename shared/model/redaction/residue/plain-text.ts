/** Text as people see it: without characters that are not seen, and with plain ones in place of wide and joined ones. */
import type { Pace } from '../../../pdf/pace';

export interface PlainText {
	readonly text: string;
	/** For each of its units, the place in the original; after the last, the length of the original. */
	readonly places: readonly number[];
}

/** Hyphens at ends of lines, soft hyphens, and characters without a width. */
const UNSEEN = /[-\u00ad\u2010]\n+|\p{Default_Ignorable_Code_Point}+/gu;
/** Compatibility characters: full width, mathematical letters, ligatures and the like (UAX #15). */
const COMPATIBLE = /[\u2100-\u214f\u2460-\u24ff\u3000-\u33ff\ufb00-\ufb06\uff01-\uffee]|\ud835[\udc00-\udfff]/;

/** The cost of a character, see `Pace`. */
const COST = 40;

/** The text in a plain form; undefined if it is plain: `Zorkmid` for `Zork\u00admid`. */
export async function foldText(text: string, pace: Pace): Promise<PlainText | undefined> {
	if (text.search(UNSEEN) < 0 && !COMPATIBLE.test(text)) return undefined;
	let plain = '';
	const places: number[] = [];
	const add = async (from: number, to: number): Promise<void> => {
		for (let at = from; at < to;) {
			const due = pace.step(COST);
			if (due) await due;
			const character = String.fromCodePoint(text.codePointAt(at)!);
			const same = COMPATIBLE.test(character) ? character.normalize('NFKC') : character;
			for (let unit = 0; unit < same.length; unit++) places.push(same.length === character.length ? at + unit : at);
			plain += same;
			at += character.length;
		}
	};
	let from = 0;
	for (const { 0: gap, index } of text.matchAll(UNSEEN)) {
		await add(from, index);
		from = index + gap.length;
	}
	await add(from, text.length);
	places.push(text.length);
	return { text: plain, places };
}
