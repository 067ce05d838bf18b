/** Text as people see it: without characters that are not seen, and with plain ones in place of wide and joined ones. */

export interface PlainText {
	readonly text: string;
	/** For each of its units, the place in the original; after the last, the length of the original. */
	readonly places: readonly number[];
}

/** Hyphens at ends of lines, soft hyphens, and characters without a width. */
const UNSEEN = /[-\u00ad\u2010]\n+|\p{Default_Ignorable_Code_Point}+/gu;
/** Compatibility characters: full width, mathematical letters, ligatures and the like (UAX #15). */
const COMPATIBLE = /[\u2100-\u214f\u2460-\u24ff\u3000-\u33ff\ufb00-\ufb06\uff01-\uffee]|\ud835[\udc00-\udfff]/;

/** The text in a plain form; undefined if it is plain. `foldText('Zork\u00admid')?.text` is `'Zorkmid'`. */
export function foldText(text: string): PlainText | undefined {
	if (text.search(UNSEEN) < 0 && !COMPATIBLE.test(text)) return undefined;
	let plain = '';
	const places: number[] = [];
	const add = (from: number, to: number): void => {
		for (let at = from; at < to;) {
			const character = String.fromCodePoint(text.codePointAt(at)!);
			const same = COMPATIBLE.test(character) ? character.normalize('NFKC') : character;
			for (let unit = 0; unit < same.length; unit++) places.push(same.length === character.length ? at + unit : at);
			plain += same;
			at += character.length;
		}
	};
	let from = 0;
	for (const { 0: gap, index } of text.matchAll(UNSEEN)) {
		add(from, index);
		from = index + gap.length;
	}
	add(from, text.length);
	return { text: plain, places: [...places, text.length] };
}
