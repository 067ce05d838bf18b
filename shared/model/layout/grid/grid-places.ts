/** Which rows and columns the items of a grid are in (CSS Grid Layout 1, 8). */
import { invalidParameters } from '../../../contract/errors';
import type { Box } from '../boxes/box';
import { usedLength, type GridLine, type Style, type Track, type TrackBreadth, type TrackList } from '../boxes/style';

export interface Item {
	readonly box: Box;
	/** From 0. */
	readonly row: number;
	readonly column: number;
	readonly rows: number;
	readonly columns: number;
}

export interface Listed {
	readonly tracks: readonly Track[];
	readonly names: ReadonlyMap<string, readonly number[]>;
	/** Which of them are not there without items, and where they end. */
	readonly fitted?: readonly [number, number];
}

/** Rows or columns of one grid, and places of all. */
const MOST_TRACKS = 2_000;
const MOST_PLACES = 500_000;

const fixedSize = (breadth: TrackBreadth, room: number): number | undefined =>
	typeof breadth === 'object' && !('fr' in breadth) ? usedLength(breadth, room) : undefined;

/** The tracks of a list, of which those that are repeated are there as often as they fit (7.2.3.2). */
export function expandTracks(list: TrackList | undefined, room: number | undefined, gap: number): Listed {
	if (!list) return { tracks: [], names: new Map() };
	const { tracks, names, auto } = list;
	if (!auto) return { tracks, names };
	const sizeOf = ({ least, most }: Track): number => Math.max(fixedSize(most, room ?? 0) ?? fixedSize(least, room ?? 0) ?? 0, 1);
	const sum = (some: readonly Track[]): number => some.reduce((total, track) => total + sizeOf(track) + gap, 0);
	const free = (room ?? 0) + gap - sum(tracks);
	const times = room === undefined ? 1 : Math.max(Math.floor((free + 0.01) / sum(auto.tracks)), 1);
	const count = Math.min(times, Math.ceil(MOST_TRACKS / auto.tracks.length));
	const repeated = Array.from({ length: count }, () => auto.tracks).flat();
	const end = auto.at + repeated.length;
	return {
		tracks: [...tracks.slice(0, auto.at), ...repeated, ...tracks.slice(auto.at)],
		names: repeatNames(names, auto, count),
		...(auto.fits && { fitted: [auto.at, end] as const }),
	};
}

/** Names of lines inside of the repeated tracks are there as often as these, and those after them are further. */
function repeatNames(names: Listed['names'], auto: NonNullable<TrackList['auto']>, count: number): Listed['names'] {
	const all = new Map([...names].map(([name, lines]) => [name, [...lines]]));
	const add = (name: string, line: number): void => {
		const known = all.get(name);
		if (!known) all.set(name, [line]);
		else if (!known.includes(line)) known.push(line);
	};
	for (let round = 0; round < count; round++)
		for (const [name, lines] of auto.names) for (const line of lines) add(name, auto.at + round * auto.tracks.length + line);
	for (const [name, lines] of auto.after) for (const line of lines) add(name, line + count * auto.tracks.length);
	return all;
}

/** For each line, the tracks before it that are there: with `auto-fit`, those without items are not (7.2.3.2). */
export function keptTracks(
	{ fitted }: Listed,
	before: number,
	count: number,
	spans: readonly (readonly [number, number])[],
): number[] {
	const taken = new Set<number>();
	if (fitted) for (const [from, span] of spans) for (let at = from; at < from + span; at++) taken.add(at);
	const isKept = (at: number): boolean => !fitted || at < fitted[0] + before || at >= fitted[1] + before || taken.has(at);
	const kept = [0];
	for (let at = 0; at < count; at++) kept.push(kept[at]! + (isKept(at) ? 1 : 0));
	return kept;
}

interface Range {
	/** From 0, may be negative; `undefined` if the item goes where there is room. */
	readonly start: number | undefined;
	readonly count: number;
}

interface Wanted {
	readonly box: Box;
	readonly row: Range;
	readonly column: Range;
}

export interface Places {
	readonly items: readonly Item[];
	readonly columns: number;
	readonly rows: number;
	/** Tracks before the first that is listed. */
	readonly before: { readonly columns: number; readonly rows: number };
}

export function placeItems(boxes: readonly Box[], style: Style, columns: Listed, rows: Listed): Places {
	const { gridTemplateAreas: areas } = style;
	const columnCount = Math.max(columns.tracks.length, areas[0]?.length ?? 0);
	const rowCount = Math.max(rows.tracks.length, areas.length);
	const [columnNames, rowNames] = [namesWith(columns.names, areas, 'columns'), namesWith(rows.names, areas, 'rows')];
	const wanted = boxes.map((box): Wanted => ({
		box,
		column: rangeOf(box.style.gridColumnStart, box.style.gridColumnEnd, columnCount, columnNames),
		row: rangeOf(box.style.gridRowStart, box.style.gridRowEnd, rowCount, rowNames),
	}));
	const before = {
		columns: -wanted.reduce((least, { column }) => Math.min(least, column.start ?? 0), 0),
		rows: -wanted.reduce((least, { row }) => Math.min(least, row.start ?? 0), 0),
	};
	const isColumn = style.gridAutoFlow.startsWith('column');
	const across = isColumn ? { count: rowCount, before: before.rows } : { count: columnCount, before: before.columns };
	const packer = new Packer(wanted, {
		...across,
		isColumn,
		isDense: style.gridAutoFlow.endsWith('dense'),
		down: isColumn ? before.columns : before.rows,
	});
	const items = packer.place();
	let [lastColumn, lastRow] = [columnCount + before.columns, rowCount + before.rows];
	for (const item of items) {
		lastColumn = Math.max(lastColumn, item.column + item.columns);
		lastRow = Math.max(lastRow, item.row + item.rows);
	}
	return { items, columns: Math.max(lastColumn, 1), rows: lastRow, before };
}

/** Two lines in each direction, from 0; those that are not said are undefined. */
export interface Lines {
	readonly column: readonly [number | undefined, number | undefined];
	readonly row: readonly [number | undefined, number | undefined];
}

/** The lines that a positioned box is between (9.1). */
export function linesBetween(
	{ style: own }: Box,
	{ gridTemplateAreas: areas }: Style,
	{ columns, rows, before }: { readonly columns: Listed; readonly rows: Listed; readonly before: Places['before'] },
): Lines {
	const pair = (from: GridLine, to: GridLine, which: 'columns' | 'rows'): Lines['row'] => {
		const listed = which === 'columns' ? columns : rows;
		const count = Math.max(listed.tracks.length, which === 'columns' ? (areas[0]?.length ?? 0) : areas.length);
		const names = namesWith(listed.names, areas, which);
		let start = lineNumber(from, count, names, 'start');
		let end = lineNumber(to, count, names, 'end');
		if (start !== undefined && to !== 'auto' && to.span !== undefined) end = start + to.span;
		if (end !== undefined && from !== 'auto' && from.span !== undefined) start = end - from.span;
		if (start !== undefined && end !== undefined && start > end) [start, end] = [end, start];
		if (start === end) end = undefined;
		const at = (line: number | undefined): number | undefined => (line === undefined ? undefined : line - 1 + before[which]);
		return [at(start), at(end)];
	};
	return {
		column: pair(own.gridColumnStart, own.gridColumnEnd, 'columns'),
		row: pair(own.gridRowStart, own.gridRowEnd, 'rows'),
	};
}

type Areas = Style['gridTemplateAreas'];
type LineNames = Pick<Listed['names'], 'get'>;

/** Names of lines, those of areas too: `name-start` and `name-end`. */
function namesWith(names: Listed['names'], areas: Areas, which: 'rows' | 'columns'): LineNames {
	if (areas.length === 0) return names;
	let lines = linesOfAreas.get(areas);
	if (!lines) linesOfAreas.set(areas, (lines = { rows: linesAround(areas, 'rows'), columns: linesAround(areas, 'columns') }));
	const around = lines[which];
	const get = (name: string): readonly number[] | undefined => {
		const [own, area] = [names.get(name), around.get(name)];
		if (area === undefined || own?.[0] === undefined) return area === undefined ? own : [area];
		return [name.endsWith('-start') ? Math.min(own[0], area) : Math.max(own[0], area)];
	};
	return { get };
}

/** Very many items, and grids, can have the same areas. */
const linesOfAreas = new WeakMap<Areas, Readonly<Record<'rows' | 'columns', ReadonlyMap<string, number>>>>();

function linesAround(areas: Areas, which: 'rows' | 'columns'): ReadonlyMap<string, number> {
	const lines = new Map<string, number>();
	for (const [row, cells] of areas.entries())
		for (const [column, name] of cells.entries()) {
			if (/^\.+$/.test(name)) continue;
			const at = (which === 'rows' ? row : column) + 1;
			lines.set(`${name}-start`, Math.min(lines.get(`${name}-start`) ?? at, at));
			lines.set(`${name}-end`, Math.max(lines.get(`${name}-end`) ?? at, at + 1));
		}
	return lines;
}

/** Lines of a name alone are those of an area. */
function lineNumber(line: GridLine, count: number, names: LineNames, side: 'start' | 'end'): number | undefined {
	if (line === 'auto' || line.span !== undefined) return undefined;
	if (line.name !== undefined) {
		const found = names.get(`${line.name}-${side}`) ?? names.get(line.name);
		const at = found?.[(line.line ?? 1) - 1] ?? found?.[0];
		return at ?? undefined;
	}
	const { line: number } = line;
	if (number === undefined) return undefined;
	return number > 0 ? number : count + 2 + number;
}

function rangeOf(from: GridLine, to: GridLine, count: number, names: LineNames): Range {
	const start = lineNumber(from, count, names, 'start');
	const end = lineNumber(to, count, names, 'end');
	const span = (from !== 'auto' && from.span) || (to !== 'auto' && to.span) || 1;
	if (start !== undefined && end !== undefined) {
		if (start === end) return { start: start - 1, count: 1 };
		return { start: Math.min(start, end) - 1, count: Math.abs(end - start) };
	}
	if (start !== undefined) return { start: start - 1, count: span };
	if (end !== undefined) return { start: end - 1 - span, count: span };
	return { start: undefined, count: span };
}

/** How often places are looked at until all items of a grid have one: dense grids look for each item from the beginning. */
const MOST_LOOKS = 2_000_000;
const TOO_DENSE = 'has a grid whose items take too long to place; use fewer items, shorter spans, or no dense packing';

interface Packing {
	/** Tracks across the flow, and those before the first that is listed. */
	readonly count: number;
	readonly before: number;
	/** The same along the flow. */
	readonly down: number;
	readonly isColumn: boolean;
	readonly isDense: boolean;
}

/** Rows, and columns, of the places. */
const MOST_LINES = 9_000;

/** A bit for each place that has an item: there may be half a million. */
class TakenPlaces {
	size = 0;
	private readonly rows: (Uint8Array | undefined)[] = [];

	has(row: number, column: number): boolean {
		return ((this.rows[row]?.[column >> 3] ?? 0) & (1 << (column & 7))) !== 0;
	}

	add(row: number, column: number): void {
		const bits = (this.rows[row] ??= new Uint8Array(Math.ceil(MOST_LINES / 8)));
		const bit = 1 << (column & 7);
		if ((bits[column >> 3]! & bit) === 0) this.size++;
		bits[column >> 3]! |= bit;
	}
}

/** Items where there is room, row by row, or column by column (8.5). */
class Packer {
	private looks = 0;
	private readonly taken = new TakenPlaces();
	private readonly placed = new Map<Wanted, Item>();
	private readonly width: number;

	constructor(
		private readonly wanted: readonly Wanted[],
		private readonly packing: Packing,
	) {
		let width = packing.count + packing.before;
		for (const one of wanted) {
			const { start, count } = this.across(one);
			width = Math.max(width, (start === undefined ? 0 : start + packing.before) + count);
		}
		this.width = Math.max(width, 1);
	}

	place(): Item[] {
		const { wanted } = this;
		for (const one of wanted)
			if (this.across(one).start !== undefined && this.along(one).start !== undefined)
				this.put(one, this.along(one).start! + this.packing.down, this.across(one).start! + this.packing.before);
		for (const one of wanted)
			if (!this.placed.has(one) && this.along(one).start !== undefined)
				this.placeIn(one, this.along(one).start! + this.packing.down);
		let [row, column] = [0, 0];
		for (const one of wanted) {
			if (this.placed.has(one)) continue;
			if (this.packing.isDense) [row, column] = [0, 0];
			const { start, count } = this.across(one);
			const fixed = start === undefined ? undefined : start + this.packing.before;
			if (fixed !== undefined) {
				if (fixed < column) row++;
				column = fixed;
				while (!this.isFree(one, row, column)) row++;
			} else
				while (column + count > this.width || !this.isFree(one, row, column))
					if (column + count >= this.width) [row, column] = [row + 1, 0];
					else column++;
			this.put(one, row, column);
		}
		return wanted.map((one) => this.placed.get(one)!);
	}

	private across({ row, column }: Wanted): Range {
		return this.packing.isColumn ? row : column;
	}

	private along({ row, column }: Wanted): Range {
		return this.packing.isColumn ? column : row;
	}

	private placeIn(one: Wanted, row: number): void {
		let column = 0;
		while (!this.isFree(one, row, column)) column++;
		this.put(one, row, column);
	}

	private isFree(one: Wanted, row: number, column: number): boolean {
		this.looks += this.along(one).count;
		if (this.looks > MOST_LOOKS) throw invalidParameters([{ field: 'file', message: TOO_DENSE }]);
		for (let down = 0; down < this.along(one).count; down++)
			for (let beside = 0; beside < this.across(one).count; beside++) {
				this.looks++;
				if (this.taken.has(row + down, column + beside)) return false;
			}
		return true;
	}

	private put(one: Wanted, row: number, column: number): void {
		const [tall, wide] = [this.along(one).count, this.across(one).count];
		if (row + tall > MOST_LINES || column + wide > MOST_LINES || this.taken.size + tall * wide > MOST_PLACES)
			throw invalidParameters([
				{ field: 'file', message: `has a grid of more than ${MOST_PLACES} places; at most that many are allowed` },
			]);
		for (let down = 0; down < tall; down++)
			for (let beside = 0; beside < wide; beside++) this.taken.add(row + down, column + beside);
		const { isColumn } = this.packing;
		this.placed.set(one, {
			box: one.box,
			row: isColumn ? column : row,
			column: isColumn ? row : column,
			rows: isColumn ? wide : tall,
			columns: isColumn ? tall : wide,
		});
	}
}
