/**
 * Data in Base64 within addresses, taken out of a text while it is parsed: parsers look at each character, of which an image has a
 * million, and in all languages of a document these characters are nothing but text.
 */
const BEFORE = ';base64,';
const RUN = /[A-Za-z0-9+/=]*/y;
/** Shorter data is parsed as it is. */
const LEAST = 1_000;
/** Around a number in place of data: a code point that is for no text (Unicode Standard, 23.7). */
const MARK = '\ufdd0';
const PLACE = new RegExp(`${MARK}(\\d+)${MARK}`, 'g');

export class HeldData {
	/** Without the data, to be parsed. */
	readonly text: string;
	private readonly runs: string[] = [];

	constructor(text: string) {
		this.text = text.includes(MARK) ? text : this.takeOut(text);
	}

	get isEmpty(): boolean {
		return this.runs.length === 0;
	}

	/** A part of the text as it was. */
	restore(part: string): string {
		if (this.isEmpty || !part.includes(MARK)) return part;
		return part.replace(PLACE, (place, index: string) => this.runs[Number(index)] ?? place);
	}

	private takeOut(text: string): string {
		let left = '';
		let at = 0;
		for (let found = text.indexOf(BEFORE); found >= 0; found = text.indexOf(BEFORE, found + BEFORE.length)) {
			const start = found + BEFORE.length;
			RUN.lastIndex = start;
			RUN.test(text);
			const end = RUN.lastIndex;
			if (end - start < LEAST) continue;
			left += `${text.slice(at, start)}${MARK}${this.runs.push(text.slice(start, end)) - 1}${MARK}`;
			at = end;
		}
		return this.isEmpty ? text : left + text.slice(at);
	}
}
