/** Sizes, distances and colors: a modular scale on a grid of lines (docs/semantics.md, §32.3). */
import { readColor } from '../../contract/values/colors';
import type { Color } from '../../model/making/ink';
import type { Style } from '../../model/making/typefaces';

/** How a piece of text looks. Pieces with the same object are set together. */
export interface Look {
	readonly style: Style;
	readonly size: number;
	readonly color: Color;
	/** Leans an upright font. */
	readonly oblique?: boolean;
	/** Above the baseline. */
	readonly rise?: number;
	readonly underlined?: boolean;
	readonly struck?: boolean;
	/** The background of code. */
	readonly ground?: Color;
}

const gray = (level: number): Color => [level, level, level];

export const COLORS = {
	text: gray(0.1),
	quiet: gray(0.36),
	rule: gray(0.82),
	strongRule: gray(0.45),
	ground: [0.957, 0.961, 0.969],
	link: [0.04, 0.31, 0.64],
	bar: gray(0.75),
} as const satisfies Record<string, Color>;

/** The alerts of GitHub, with the color of their bar and title. */
export const ALERTS: Readonly<Record<string, { readonly title: string; readonly color: Color }>> = {
	NOTE: { title: 'Note', color: [0.04, 0.36, 0.72] },
	TIP: { title: 'Tip', color: [0.07, 0.43, 0.2] },
	IMPORTANT: { title: 'Important', color: [0.43, 0.25, 0.72] },
	WARNING: { title: 'Warning', color: [0.55, 0.37, 0] },
	CAUTION: { title: 'Caution', color: [0.72, 0.12, 0.14] },
};

export type Theme = 'plain' | 'report' | 'letter';

/** A step of headings: a major third. Those of letters are about as large as their text. */
const RATIOS: Readonly<Record<Theme, number>> = { plain: 1.25, report: 1.25, letter: 1.09 };
/** Of a report whose colors are not given. */
export const REPORT_ACCENT: Color = [0.12, 0.31, 0.47];
const LEADING = 1.45;
/** Code looks as large as the text around it. */
const CODE = 0.88;
/** Characters that are comfortable to read in a line take about this many times the type size. */
const MEASURE = 37.5;

export class Scale {
	/** The distance of baselines; all other distances are halves of it. */
	readonly leading: number;

	constructor(
		readonly size: number,
		readonly theme: Theme = 'plain',
	) {
		this.leading = Math.round(size * LEADING * 2) / 2;
	}

	get half(): number {
		return this.leading / 2;
	}

	/** The widest column of prose. */
	get measure(): number {
		return this.theme === 'letter' ? Infinity : this.size * MEASURE;
	}

	get codeSize(): number {
		return this.size * CODE;
	}

	heading(depth: number): { readonly size: number; readonly leading: number; readonly before: number; readonly after: number } {
		const size = this.size * RATIOS[this.theme] ** Math.max(4 - depth, 0);
		return {
			size,
			leading: Math.ceil((size * 1.2) / this.half) * this.half,
			before: this.leading * (this.theme === 'letter' || depth > 2 ? 1 : depth === 1 ? 2 : 1.5),
			after: this.half,
		};
	}

	smaller(factor: number): Scale {
		return new Scale(this.size * factor, this.theme);
	}
}

/** `name` is one of CSS, or a number that `readColor` reads. */
export function colorNamed(name: string): Color {
	const [red, green, blue] = readColor(name)!;
	return [red / 255, green / 255, blue / 255];
}
