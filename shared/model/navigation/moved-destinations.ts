/**
 * Destinations to pages that move (ISO 32000-2, 12.3.2.2), wherever they are: in bookmarks, links, actions, names, /OpenAction. They go
 * on showing the same spot.
 */
import type { PdfDocument } from '../../pdf/document';
import { objectsWithAnyName } from '../../pdf/read/name-search';
import { isArray, isDict, isRef, Name, name, Ref, Stream, type Value } from '../../pdf/syntax/values';
import { movedPoint, writeNumbers } from '../geometry/geometry';
import { moveBox, scaleOf, type Move } from '../geometry/move';
import { addAll } from '../../lists';

/** Destinations that have coordinates, and those that show the whole page (Table 149). */
const PLACED = ['XYZ', 'FitR', 'FitH', 'FitV', 'FitBH', 'FitBV'] as const;
const WHOLE = ['Fit', 'FitB'] as const;
const KINDS: ReadonlySet<string> = new Set([...PLACED, ...WHOLE]);

/** The move of the page, or of the structure element, that a destination names first; undefined if it does not move. */
export type MoveOf = (target: Ref) => Move | undefined;

/** `isDone` says in which objects nothing is left to move. */
export async function moveDestinations(
	document: PdfDocument,
	moveOf: MoveOf,
	{ toSheets, isDone }: { readonly toSheets: boolean; readonly isDone: (number: number) => boolean },
): Promise<void> {
	for (const number of await objectsWithAnyName(document, toSheets ? [...PLACED, ...WHOLE] : PLACED)) {
		if (isDone(number)) continue;
		if (moveIn(document, document.get(number), moveOf)) document.edit(number);
		const due = document.job.pace.step(1000);
		if (due) await due;
	}
}

/** Entries beside /Dest that may hold further destinations. */
export const OTHER_DESTINATIONS = ['A', 'AA', 'PA', 'Names', 'OpenAction'] as const;

/** The moved /Dest of an object that has no other destination, without reading the rest of it: null if it does not move, undefined if it has none. */
export function movedSole(document: PdfDocument, number: number, moveOf: MoveOf): Value[] | null | undefined {
	const destination = document.entry(number, 'Dest');
	if (!isArray(destination)) return undefined;
	return moveOne(document, destination, moveOf) ? destination : null;
}

/** Moves the destinations that are direct parts of a value; whether there are any. */
function moveIn(document: PdfDocument, value: Value, moveOf: MoveOf): boolean {
	let changed = false;
	const open: Value[] = [value];
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		if (isArray(next)) {
			if (moveOne(document, next, moveOf)) changed = true;
			else for (const item of next) open.push(item);
		} else if (isDict(next)) for (const item of next.values()) open.push(item);
		else if (next instanceof Stream) open.push(next.dict);
	}
	return changed;
}

/** Changes the array if it is a destination whose page moves; whether it is one. */
function moveOne(document: PdfDocument, destination: Value[], moveOf: MoveOf): boolean {
	const [target, kind] = destination;
	if (!isRef(target) || !(kind instanceof Name) || !KINDS.has(kind.text)) return false;
	const move = moveOf(target);
	if (!move) return false;
	const numbers = destination.slice(2, 6).map((item) => {
		const number = document.resolve(item);
		return typeof number === 'number' && Number.isFinite(number) ? number : null;
	});
	const moved = move.sheet ? onSheet(move, kind.text, numbers) : onPage(move, kind.text, numbers);
	destination.length = 1;
	addAll(destination, moved);
	if (move.sheet && document.pages.indexOf(target.number) >= 0) destination[0] = new Ref(move.sheet.page);
	return true;
}

type Numbers = readonly (number | null)[];

const UNTOUCHED = (kind: string, numbers: Numbers): Value[] => [name(kind), ...numbers];

/** The page moves in itself, and does not turn. */
function onPage(move: Move, kind: string, numbers: Numbers): Value[] {
	const [a, b] = [numbers[0] ?? null, numbers[1] ?? null];
	const x = (value: number | null) => (value === null ? null : writeNumbers([movedPoint(move.matrix, value, 0)[0]])[0]!);
	const y = (value: number | null) => (value === null ? null : writeNumbers([movedPoint(move.matrix, 0, value)[1]])[0]!);
	switch (kind) {
		case 'XYZ':
			return [name(kind), x(a), y(b), zoomMove(move, numbers[2])];
		case 'FitH':
		case 'FitBH':
			return [name(kind), y(a)];
		case 'FitV':
		case 'FitBV':
			return [name(kind), x(a)];
		default:
			return rectangle(move, numbers) ?? UNTOUCHED(kind, numbers);
	}
}

/** The page is now a part of another one: that part is shown, down from the height that was named. */
function onSheet(move: Move, kind: string, numbers: Numbers): Value[] {
	const { box } = move.sheet!;
	const point = ([x, y]: Numbers): readonly [number | undefined, number | undefined] => {
		const [left, top] = movedPoint(move.matrix, x ?? 0, y ?? 0);
		// Only a page that does not turn has one coordinate without the other.
		return [x == null ? undefined : left, y == null ? undefined : top];
	};
	if (kind === 'XYZ') {
		const [left, top] = point(numbers);
		return [name(kind), ...writeNumbers([left ?? box[0], top ?? box[3]]), zoomMove(move, numbers[2])];
	}
	const moved = kind === 'FitR' ? rectangle(move, numbers) : undefined;
	if (moved) return moved;
	const [, top] = kind === 'FitH' || kind === 'FitBH' ? point([null, numbers[0] ?? null]) : [];
	const height = top !== undefined && top > box[1] && top < box[3] ? top : box[3];
	return [name('FitR'), ...writeNumbers([box[0], box[1], box[2], height])];
}

function rectangle(move: Move, [left, bottom, right, top]: Numbers): Value[] | undefined {
	if (left == null || bottom == null || right == null || top == null) return undefined;
	return [name('FitR'), ...moveBox(move, [left, bottom, right, top])];
}

/** 0 and null keep the zoom that the reader has. */
const zoomMove = (move: Move, zoom: number | null | undefined): number | null =>
	zoom == null ? null : Math.round((zoom / scaleOf(move)) * 1e4) / 1e4;
