/**
 * The baseline of each recognized line. Boxes end where the ink of a word does, so that "are" stands higher than "copy": a word that is
 * shown at the foot of its box is not on one line with its neighbours, and readers break the line there.
 */
import type { Pace } from '../../pace/pace';
import type { PlacedWord } from './placed-word';

/** Letters and marks that reach below the baseline, or do not stand on it; of Latin, Greek and Cyrillic. */
const OFF_BASELINE =
	/[^\p{Lu}\p{N}abcdehiklmnorstuvwxzàáâãäåèéêëìíîïñòóôõöøùúûüæœšžßčěřůłńśźżőűαάδεέθικλνοόπστυύωώабвгежзийклмнопстхчшъыьэюяёіїє.:!?%&#/+€$£]/u;
/** In parts of the height of a word: one that ends farther from the line than a descender, or a mark above it, reaches. */
const FAR = 0.45;
/** A point farther from the line than this part of the usual height is not one of the baseline. */
const STRAY = 0.15;

/** Words of a line; where more come without the beginning of another, lines are not known. */
const MOST_WORDS = 1000;
/** The cost of a word and of a character of it, see `Pace`. */
const [WORD_COST, CHARACTER_COST] = [1000, 30];

type Point = readonly [x: number, y: number];

/** The height of the baseline under each word, from the top of the image; that of lines whose beginnings are known. */
export async function findBaselines(words: readonly PlacedWord[], pace: Pace): Promise<(number | undefined)[]> {
	const found: (number | undefined)[] = words.map(() => undefined);
	for (let from = 0; from < words.length;) {
		let end = from;
		do {
			const due = pace.step(WORD_COST + words[end]!.text.length * CHARACTER_COST);
			if (due) await due;
		} while (++end < words.length && words[end]!.beginsLine === false);
		const isLine = end - from > 1 && end - from <= MOST_WORDS && words[from]!.beginsLine !== undefined;
		const line = isLine ? words.slice(from, end) : [];
		const baseline = fitLine(line);
		if (baseline)
			for (const [at, { x, y, width, height }] of line.entries()) {
				const own = baseline(x + width / 2);
				if (own > y && Math.abs(y + height - own) <= FAR * height) found[from + at] = own;
			}
		from = end;
	}
	return found;
}

/** A straight line under the words that stand on it; `undefined` if fewer than two do. */
function fitLine(words: readonly PlacedWord[]): ((x: number) => number) | undefined {
	const standing = words.filter(({ text }) => !OFF_BASELINE.test(text));
	const points = standing.map(({ x, y, width, height }): Point => [x + width / 2, y + height]);
	if (points.length < 2) return undefined;
	const heights = standing.map(({ height }) => height).sort((one, other) => one - other);
	const usual = heights[heights.length >> 1]!;
	const first = fit(points);
	const near = points.filter(([x, y]) => Math.abs(y - first(x)) <= STRAY * usual);
	return near.length < 2 ? undefined : near.length === points.length ? first : fit(near);
}

/** By least squares. */
function fit(points: readonly Point[]): (x: number) => number {
	const count = points.length;
	const meanX = points.reduce((sum, [x]) => sum + x, 0) / count;
	const meanY = points.reduce((sum, [, y]) => sum + y, 0) / count;
	const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
	const slope = spread === 0 ? 0 : points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spread;
	return (x) => meanY + slope * (x - meanX);
}
