/**
 * The cost of all documents of one job together, counted while it arises: a document of a kilobyte can name the same text, form
 * or glyph again and again, on one page or on many.
 */
import { countNoun } from '../sentences';
import { limitExceeded, type Limits } from './limits';

export type Counted = 'operators' | 'characters' | 'glyphSteps' | 'dataBytes';

/** How much each byte of the documents beyond `FREE` adds: large documents may cost more. */
const PER_BYTE: Readonly<Record<Counted, number>> = { operators: 20, characters: 0, glyphSteps: 50, dataBytes: 0 };

const CURE = 'Open it in another PDF program and save it again';
const SPLIT = 'Split it, or ask for fewer pages';

const REFUSALS: Readonly<Record<Counted, readonly [what: string, noun: string, cure: string]>> = {
	operators: ['The pages of the document draw', 'operator', CURE],
	characters: ['The pages have', 'character', SPLIT],
	glyphSteps: ['The programs of the glyphs take', 'step', CURE],
	dataBytes: ['The result has', 'byte', SPLIT],
};

const FREE = 2 ** 20;

export class Budget {
	private bytes = 0;
	private readonly spent: Record<Counted, number> = { operators: 0, characters: 0, glyphSteps: 0, dataBytes: 0 };

	constructor(private readonly limits: Limits) {}

	/** A document of this size is opened. */
	admit(bytes: number): void {
		this.bytes += bytes;
	}

	/** @throws OctavoError `limit_exceeded` */
	spend(counted: Counted, amount: number): void {
		const spent = (this.spent[counted] += amount);
		if (spent <= this.limits[counted]) return;
		const most = this.limits[counted] + Math.max(this.bytes - FREE, 0) * PER_BYTE[counted];
		if (spent <= most) return;
		const [what, noun, cure] = REFUSALS[counted];
		throw limitExceeded(counted, `${what} more than ${countNoun(most, noun)}`, cure);
	}
}
