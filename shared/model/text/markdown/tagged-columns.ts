/**
 * The columns of the cells of a tagged table. Browsers give empty cells no tag: the cells after them are placed by the heads that their
 * tags name, otherwise by where their text is.
 */
import type { CellTag } from '../../structure/cell-tags';
import { STRIDE, STRIDE_COST, sorting, type Steps } from '../fragments/steps';

export interface TaggedCell {
	readonly tag: CellTag | undefined;
	/** Where its text begins and ends; undefined if it has none. */
	readonly place: Band | undefined;
	/** Whether its text is on another page. */
	readonly isElsewhere?: boolean;
}

interface Band {
	readonly start: number;
	readonly end: number;
}

/** For each row, for each of its cells: its column. */
export interface Placement {
	readonly count: number;
	readonly places: readonly (readonly number[])[];
}

/** More columns than a table has that can be read: its cells follow each other as in the tree. */
const MOST_COLUMNS = 100;
/** Points: cells of one column are not farther apart. */
const FAR = 10_000;

export function* placeTaggedCells(rows: readonly (readonly TaggedCell[])[]): Steps<Placement> {
	const byTags = placeByTags(rows);
	if (!byTags) return followEachOther(rows);
	const heads = new Heads();
	const isFull = byTags.widths.map((width) => width === byTags.count);
	for (const [row, cells] of rows.entries()) {
		heads.add(row, cells, isFull[row] ? byTags.places[row]! : []);
		yield ((1 + cells.length) * STRIDE_COST) / STRIDE;
	}
	const isRight = rows.map((cells, row) => cells.every((cell, at) => heads.allow(cell, byTags.places[row]![at]!)));
	if (isFull.every(Boolean) && isRight.every(Boolean)) return yield* withoutEmptyColumns(rows, byTags);
	// If cells are missing, rows of as many cells as others may lack some too: all of them have heads, or are some.
	const areRight = isRight.every(Boolean);
	const isWhole = rows.map((cells, row) => isFull[row]! && (areRight || (isRight[row]! && heads.tellAll(row, cells))));
	return yield* withoutEmptyColumns(rows, yield* new Columns(rows, byTags, isWhole, heads).place());
}

/** Forms have columns in which nothing is written. */
function* withoutEmptyColumns(rows: readonly (readonly TaggedCell[])[], { count, places }: Placement): Steps<Placement> {
	const isUsed = new Uint8Array(count);
	for (const [row, cells] of rows.entries()) {
		for (const [at, { place, isElsewhere }] of cells.entries()) if (place || isElsewhere) isUsed[places[row]![at]!] = 1;
		yield ((1 + cells.length) * STRIDE_COST) / STRIDE;
	}
	const columns: number[] = [];
	let used = 0;
	for (const is of isUsed) columns.push((used += is) - is);
	if (used === count) return { count, places };
	return { count: used, places: places.map((own) => own.map((column) => columns[column]!)) };
}

interface ByTags extends Placement {
	/** The columns up to the end of each row. */
	readonly widths: readonly number[];
}

const followEachOther = (rows: readonly (readonly TaggedCell[])[]): Placement => ({
	count: rows.reduce((most, cells) => Math.max(most, cells.length), 0),
	places: rows.map((cells) => cells.map((_, at) => at)),
});

/**
 * The columns as the tags say: after the cells before, and beside those that reach down from the rows above. Undefined if there are more
 * than a table has.
 */
function placeByTags(rows: readonly (readonly TaggedCell[])[]): ByTags | undefined {
	const places: number[][] = [];
	const widths: number[] = [];
	/** For each column, up to which row a cell from above reaches. */
	const taken: number[] = [];
	for (const [row, cells] of rows.entries()) {
		const own: number[] = [];
		let column = 0;
		const skip = () => {
			while ((taken[column] ?? 0) > row) column++;
		};
		for (const { tag } of cells) {
			skip();
			own.push(column);
			if (column + columnsTakenBy(tag) > MOST_COLUMNS) return undefined;
			for (let more = columnsTakenBy(tag); more > 0; more--) taken[column++] = row + Math.min(tag?.rows ?? 1, rows.length - row);
		}
		skip();
		places.push(own);
		widths.push(column);
	}
	return { places, widths, count: widths.reduce((most, width) => Math.max(most, width), 0) };
}

const columnsTakenBy = (tag: CellTag | undefined): number => tag?.columns ?? 1;

/** The columns of heads, by their identifiers. */
class Heads {
	private readonly known = new Map<string, { readonly row: number; readonly from: number; readonly to: number }>();
	/** The rows with a head of a cell of another row. */
	private readonly rows = new Set<number>();

	/** Without places, none of the cells is known as a head. */
	add(row: number, cells: readonly TaggedCell[], places: readonly number[]): void {
		for (const [at, cell] of cells.entries()) {
			const { tag } = cell;
			for (const { row: above } of this.headsOf(cell)) if (above !== row) this.rows.add(above);
			const from = places[at];
			if (tag?.id !== undefined && from !== undefined) this.known.set(tag.id, { row, from, to: from + columnsTakenBy(tag) });
		}
	}

	private headsOf({ tag }: TaggedCell) {
		return tag?.heads.flatMap((head) => this.known.get(head) ?? []) ?? [];
	}

	/** Whether a cell may be in a column, as far as its heads are known. */
	allow(cell: TaggedCell, column: number): boolean {
		const own = this.headsOf(cell);
		return own.length === 0 || own.some(({ from, to }) => column >= from && column < to);
	}

	/** The one column that the heads of a cell in other rows leave it; undefined if they leave several. */
	columnOf(cell: TaggedCell, row: number): number | undefined {
		let [first, end] = [0, Infinity];
		for (const { row: above, from, to } of this.headsOf(cell))
			if (above !== row) [first, end] = [Math.max(first, from), Math.min(end, to)];
		return end - first === 1 ? first : undefined;
	}

	/** Whether it is known of all cells of a row where they are: they have heads in other rows, or are such heads. */
	tellAll(row: number, cells: readonly TaggedCell[]): boolean {
		return this.rows.has(row) || cells.every((cell) => this.headsOf(cell).some((head) => head.row !== row));
	}
}

class Columns {
	/** Where the text of each column is; undefined for those without. */
	private readonly bands: (Band | undefined)[];
	/** Columns before the first one of the tags. */
	private before = 0;

	constructor(
		private readonly rows: readonly (readonly TaggedCell[])[],
		private readonly byTags: ByTags,
		private readonly isWhole: readonly boolean[],
		private readonly heads: Heads,
	) {
		this.bands = Array.from({ length: byTags.count });
	}

	*place(): Steps<Placement> {
		const { rows, byTags, isWhole, bands, heads } = this;
		for (const [row, cells] of rows.entries())
			for (const [at, { tag, place }] of cells.entries()) {
				const column = isWhole[row] ? byTags.places[row]![at]! : heads.columnOf(cells[at]!, row);
				if (column !== undefined && place && columnsTakenBy(tag) === 1) bands[column] = joinBands(bands[column], place);
			}
		if (2 * bands.filter(Boolean).length < bands.length) {
			// Where most cells take several columns, there is little to tell the others by.
			const apart = isWhole.some(Boolean) && (yield* bandsApart(rows));
			if (!apart || apart.length > bands.length) return byTags;
			for (const [column, band] of apart.entries()) bands[column] = band;
		}
		this.makeRoom();
		const places: (readonly number[])[] = [];
		for (const [row, cells] of rows.entries()) {
			const own = byTags.places[row]!.map((column) => column + this.before);
			yield ((1 + cells.length * bands.length) * STRIDE_COST) / STRIDE;
			places.push(isWhole[row] ? own : (this.placeRow(cells) ?? own));
		}
		return { count: bands.length, places };
	}

	/** Names of rows whose column has no head are before all others. */
	private makeRoom(): void {
		const first = this.bands[0];
		if (!first) return;
		const before = this.rows
			.filter((_, row) => !this.isWhole[row])
			.map(([cell]) => cell)
			.filter((cell) => cell?.place && cell.place.end <= first.start && cell.tag?.heads.length === 0)
			.map((cell) => cell!.place!);
		if (before.length === 0) return;
		this.bands.unshift(before.reduce((all: Band, place) => joinBands(all, place)));
		this.before = 1;
	}

	/** The columns of cells in their order that are nearest to their text; undefined if there are too few. */
	private placeRow(cells: readonly TaggedCell[]): readonly number[] | undefined {
		const { bands, before, heads } = this;
		/** For each cell and column: the least distance of it and those after it, if it is there or farther on; and whether it is there. */
		const least = cells.map(() => new Float64Array(bands.length + 1).fill(Infinity));
		const isThere = cells.map(() => new Uint8Array(bands.length));
		for (let at = cells.length - 1; at >= 0; at--) {
			const cell = cells[at]!;
			const span = columnsTakenBy(cell.tag);
			for (let column = bands.length - span; column >= 0; column--) {
				const rest = at === cells.length - 1 ? 0 : least[at + 1]![column + span]!;
				const own = rest + this.distance(cell, column, span) + (heads.allow(cell, column - before) ? 0 : FAR);
				const later = least[at]![column + 1]!;
				least[at]![column] = Math.min(own, later);
				if (own <= later) isThere[at]![column] = 1;
			}
		}
		if (cells.length > 0 && least[0]![0] === Infinity) return undefined;
		const places: number[] = [];
		let column = 0;
		for (const [at, { tag }] of cells.entries()) {
			while (!isThere[at]![column]) column++;
			places.push(column);
			column += columnsTakenBy(tag);
		}
		return places;
	}

	/** How far the text of a cell is from the columns that it takes: they begin, end or have their middle at one place. */
	private distance({ place }: TaggedCell, column: number, span: number): number {
		if (!place) return 0;
		const own = this.bands.slice(column, column + span).filter((band) => band !== undefined);
		if (own.length === 0) return FAR;
		const { start, end } = own.reduce(joinBands);
		const apart = Math.max(place.start - end, start - place.end, 0);
		const [left, right] = [place.start - start, place.end - end];
		return apart + Math.min(Math.abs(left), Math.abs(right), Math.abs(left + right) / 2);
	}
}

/** Where the texts of cells are that have space between them on all rows, of those in one column; none if a row has more cells than these. */
function* bandsApart(rows: readonly (readonly TaggedCell[])[]): Steps<Band[] | undefined> {
	const found: Band[] = [];
	let most = 0;
	for (const cells of rows) {
		const single = cells.filter(({ tag, place }) => place && columnsTakenBy(tag) === 1);
		for (const { place } of single) found.push(place!);
		most = Math.max(most, single.length);
		yield ((1 + cells.length) * STRIDE_COST) / STRIDE;
	}
	const bands: Band[] = [];
	for (const band of yield* sorting(found, (one, other) => one.start - other.start)) {
		const last = bands.at(-1);
		if (last && band.start <= last.end) bands[bands.length - 1] = joinBands(last, band);
		else bands.push(band);
	}
	return bands.length < most ? undefined : bands;
}

const joinBands = (band: Band | undefined, { start, end }: Band): Band =>
	band ? { start: Math.min(band.start, start), end: Math.max(band.end, end) } : { start, end };
