/** Moving what lies on a page: the page's content is drawn elsewhere and in another size, and everything on it goes with it. */
import { movedBox, movedPoint, writeNumbers, type Box, type Matrix, type Rotation } from './geometry';
import { addAll } from '../../lists';

export interface Move {
	/** From where something was to where it is. It scales alike in all directions, and turns by quarters. */
	readonly matrix: Matrix;
	/** The object number of the page that it is on afterwards, if that is another page; with the place of the old page on it. */
	readonly sheet?: { readonly page: number; readonly box: Box };
}

/** By how much lengths grow. */
export const scaleOf = ({ matrix: [a, b] }: Move): number => Math.hypot(a, b);

/** By how much it turns, anticlockwise. */
export function turnOf({ matrix: [a, b] }: Move): Rotation {
	if (Math.abs(a) >= Math.abs(b)) return a < 0 ? 180 : 0;
	return b > 0 ? 90 : 270;
}

export const moveBox = ({ matrix }: Move, box: Box): number[] => writeNumbers(movedBox(matrix, box));

/** Moves coordinates, x and y in turns. */
export function movePoints({ matrix }: Move, coordinates: readonly number[]): number[] {
	const moved: number[] = [];
	for (let at = 0; at + 1 < coordinates.length; at += 2)
		addAll(moved, movedPoint(matrix, coordinates[at]!, coordinates[at + 1]!));
	return writeNumbers(moved);
}

/** Lengths that belong to the left, top, right and bottom side of something. */
export function moveSides(move: Move, sides: readonly number[]): number[] {
	const shift = turnOf(move) / 90;
	return writeNumbers(sides.map((_, at) => sides[(at + shift) % sides.length]! * scaleOf(move)));
}

export const scaleLengths = (move: Move, lengths: readonly number[]): number[] =>
	writeNumbers(lengths.map((length) => length * scaleOf(move)));
