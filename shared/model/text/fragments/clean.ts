/** The characters that a person would copy (docs/semantics.md, D45). */

/** Without a shape: zero-width space, word joiner, byte order mark, marks of direction, controls. */
const REMOVED =
	// eslint-disable-next-line no-control-regex -- controls are what goes
	/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** Ligatures, and the shapes of Arabic letters. */
const PRESENTATION = /[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g;
/** Characters that are drawn as a space. */
const SPACES = /[\t\n\v\f\r\u00a0]/g;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const SOFT_HYPHEN = 0xad;
const MOST_REMEMBERED = 10_000;
const LONGEST_REMEMBERED = 100;

/** Cleans the texts of the glyphs of a page, the same ones once. Most are one plain letter. */
export class Cleaner {
	private readonly cleaned = new Map<string, string>();

	clean(text: string): string {
		if (text.length === 1) {
			const unit = text.charCodeAt(0);
			if ((unit > 0x20 && unit < 0x7f) || (unit > 0xa0 && unit < 0x600 && unit !== SOFT_HYPHEN)) return text;
			if (unit >= 0x2e80 && unit < 0xd800) return text;
		}
		let known = this.cleaned.get(text);
		if (known === undefined) {
			known = cleanText(text);
			if (this.cleaned.size < MOST_REMEMBERED && text.length <= LONGEST_REMEMBERED) this.cleaned.set(text, known);
		}
		return known;
	}
}

/** A letter whose shape a text names becomes the letter; some ligatures begin with a space that carries a mark. */
export function cleanText(text: string): string {
	return text
		.replace(SPACES, ' ')
		.replace(REMOVED, '')
		.replace(PRESENTATION, (shape) => shape.normalize('NFKC'))
		.replace(LONE_SURROGATE, '\ufffd');
}

/** Accents that take space, and the combining marks that they are when they are drawn over a letter. */
const ACCENTS = new Map([
	[0x5e, '\u0302'],
	[0x60, '\u0300'],
	[0x7e, '\u0303'],
	[0xa8, '\u0308'],
	[0xaf, '\u0304'],
	[0xb4, '\u0301'],
	[0xb8, '\u0327'],
	[0x2c6, '\u0302'],
	[0x2c7, '\u030c'],
	[0x2c9, '\u0304'],
	[0x2d8, '\u0306'],
	[0x2d9, '\u0307'],
	[0x2da, '\u030a'],
	[0x2db, '\u0328'],
	[0x2dc, '\u0303'],
	[0x2dd, '\u030b'],
]);

/** The combining mark of a spacing accent; undefined for other characters. */
export function combining(text: string): string | undefined {
	if (text.length !== 1) return undefined;
	const unit = text.charCodeAt(0);
	const isCandidate =
		unit < 0x80 ? unit === 0x5e || unit === 0x60 || unit === 0x7e : unit <= 0x2dd && (unit >= 0x2c6 || unit <= 0xb8);
	return isCandidate ? ACCENTS.get(unit) : undefined;
}

const LETTER = /^\p{L}$/u;
/** Letters without a dot carry marks in place of those with one. */
const DOTLESS = new Map([
	['\u0131', 'i'],
	['\u0237', 'j'],
]);

/** A letter with a mark as one character; undefined if Unicode has no such character. */
export function composeLetter(letter: string, mark: string): string | undefined {
	if (!LETTER.test(letter)) return undefined;
	const whole = ((DOTLESS.get(letter) ?? letter) + mark).normalize('NFC');
	return whole.length === 1 ? whole : undefined;
}
