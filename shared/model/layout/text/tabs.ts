/** Tabs, where white space is kept (CSS Text 3, 4.2). */
import { zeroOf, type Steps } from '../boxes/setting';
import { textSize, type Style } from '../boxes/style';

/** A greater `tab-size` is this one. */
const MOST_BLANKS = 32;
const COST = 60_000;
const TAB_COST = 2_000;
const WORDS = / {1,200}|[^ ]{1,200}/g;

/** Replaces tabs by blanks up to the next stop. Stops are multiples of `tab-size` blanks of the block from its beginning. */
export class TabStops {
	private x = 0;
	private readonly blank: number;

	/** @param widthOf the width of a text, in pixels */
	constructor(
		block: Style,
		private readonly widthOf: (text: string, style: Style) => number,
	) {
		this.blank = widthOf(' ', block);
	}

	/** A line begins. */
	restart(): void {
		this.x = 0;
	}

	/** The text that goes on where the one before ended, without tabs. */
	*expand(text: string, style: Style): Steps<string> {
		const own = this.widthOf(' ', style);
		const stop = this.blank * Math.min(Math.round(style.tabSize), MOST_BLANKS);
		const least = (zeroOf(style) * textSize(style)) / 2;
		const parts: string[] = [];
		for (const [index, part] of text.split('\t').entries()) {
			yield TAB_COST;
			if (index > 0 && stop > 0 && own > 0) {
				const count = Math.max(Math.round((this.nextStop(stop, least) - this.x) / own), 1);
				parts.push(' '.repeat(Math.min(count, 2 * MOST_BLANKS)));
				this.x += count * own;
			}
			for (const word of part.match(WORDS) ?? []) {
				yield COST;
				this.x += this.widthOf(word, style);
			}
			parts.push(part);
		}
		return parts.join('');
	}

	private nextStop(stop: number, least: number): number {
		const next = (Math.floor(this.x / stop + 1e-6) + 1) * stop;
		return next - this.x < least ? next + stop : next;
	}
}
