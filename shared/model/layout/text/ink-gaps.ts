/** Where letters cross the lines under and over them, which browsers leave free (CSS Text Decoration 4, 5.1). */
import type { Word } from '../../making/typefaces';
import type { Steps } from '../boxes/setting';
import { placeGlyphs, type LetterPlace } from './placed-glyphs';

/** From left to right, in points. */
export type Gap = readonly [from: number, to: number];

/** In points, from the lower to the upper edge. */
export type Band = readonly [bottom: number, top: number];

/** The cost of looking at the outline of a glyph, and that of one that is known, see `Pace`. */
const [GLYPH_COST, KNOWN_COST] = [4_000, 200];
/** Glyphs whose crossings are remembered. */
const MOST_KNOWN = 5_000;
/** Straight pieces of a curve. */
const PIECES = 6;
/** Outlines are looked at in this size, of which crossings are kept. */
const EM = 1000;

export class InkGaps {
	private readonly known = new Map<string, Gap | undefined>();

	/** The widest crossing of each glyph with a band. */
	*between(words: readonly Word[], place: LetterPlace, [bottom, top]: Band): Steps<Gap[]> {
		const gaps: Gap[] = [];
		const { size } = place;
		for (const { font, glyph, x, y, lean } of placeGlyphs(words, place)) {
			const band: Band = [((bottom - y) / size) * EM, ((top - y) / size) * EM];
			const key = `${font.name} ${glyph.id} ${lean} ${Math.round(band[0])} ${Math.round(band[1])}`;
			const isKnown = this.known.has(key);
			yield isKnown ? KNOWN_COST : GLYPH_COST;
			const scale = (font.face.unit * EM) / 1000;
			const gap = isKnown ? this.known.get(key) : crossingOf(font.face.pathOf(glyph, { x: 0, y: 0, scale, lean }), band);
			if (!isKnown && this.known.size < MOST_KNOWN) this.known.set(key, gap);
			if (gap) gaps.push([x + (gap[0] * size) / EM, x + (gap[1] * size) / EM]);
		}
		return gaps;
	}
}

/** How far a path reaches to the left and to the right within a band; `undefined` if it is not there. */
function crossingOf(path: string, band: Band): Gap | undefined {
	let [from, to] = [Infinity, -Infinity];
	let [x, y, startX, startY] = [0, 0, 0, 0];
	const line = (nextX: number, nextY: number): void => {
		for (const one of crossedAt([x, y], [nextX, nextY], band)) [from, to] = [Math.min(from, one), Math.max(to, one)];
		[x, y] = [nextX, nextY];
	};
	const operands: number[] = [];
	for (const word of path.split(' ')) {
		const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = operands;
		if (word === 'm') [x, y, startX, startY] = [a, b, a, b];
		else if (word === 'l') line(a, b);
		else if (word === 'h') line(startX, startY);
		else if (word === 'c') {
			const [beginX, beginY] = [x, y];
			for (let piece = 1; piece <= PIECES; piece++) {
				const part = piece / PIECES;
				line(curveAt(part, beginX, a, c, e), curveAt(part, beginY, b, d, f));
			}
		} else {
			operands.push(Number(word));
			continue;
		}
		operands.length = 0;
	}
	return from <= to ? [from, to] : undefined;
}

function curveAt(part: number, from: number, first: number, second: number, to: number): number {
	const rest = 1 - part;
	return rest ** 3 * from + 3 * rest ** 2 * part * first + 3 * rest * part ** 2 * second + part ** 3 * to;
}

type Point = readonly [x: number, y: number];

/** The ends of the part of a line that is within a band. */
function crossedAt([fromX, fromY]: Point, [toX, toY]: Point, [bottom, top]: Band): readonly number[] {
	if (Math.max(fromY, toY) <= bottom || Math.min(fromY, toY) >= top) return [];
	const at = (height: number): number => fromX + ((toX - fromX) * (height - fromY)) / (toY - fromY);
	const end = (x: number, y: number): number => (y < bottom ? at(bottom) : y > top ? at(top) : x);
	return [end(fromX, fromY), end(toX, toY)];
}
