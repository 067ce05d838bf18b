/** Regions of lines with gaps between cells, one below the other: tables without borders (docs/semantics.md, D69). */
import { STRIDE, STRIDE_COST, type Steps } from '../fragments/steps';
import { dividedAsCells, dividedLike } from './cells/narrow-gaps';
import { LABEL, OTHER_SIZE, rowOf, withTitleApart } from './cells/row-of-line';
import type { Row } from '../segments/row';
import { textOf, type Segment } from '../segments/segments';
import { type VisualLine, dividedAtGutters } from './visual-lines';

export interface Region {
	readonly rows: readonly Row[];
	/** How many of them have several cells. */
	readonly tabular: number;
	/** Whether prose goes on below the last cells of rows. */
	readonly hasProse?: boolean;
}

/** In parts of the size: rows of a table are not farther apart, and a gap that two rows share is not narrower. */
const NEXT_ROW = 3.5;
const SHARED = 0.3;
/** Bold titles are larger than rows by this. */
const BOLD_SIZE = 1.1;
/** The same below a row that is bold too. */
const BOLDER_SIZE = 1.15;
/** Lines of one name are closer. */
const UPPER_LINE = 1.35;
/** Rows of a certain table, and in parts of the size: lines of one cell are not farther apart. */
const LEAST_CERTAIN = 3;
const LEADING = 1.6;
/** In parts of the size: lines of one cell are not closer. */
export const CLOSEST = 0.8;
/** In parts of the distance of rows: that of lines of one cell. */
export const CLOSER = 0.87;
/** Rows of names above a table, and of units below these. */
const MOST_HEADS = 2;
/** Lines without gaps that a table may have between two of its rows. */
const MOST_SINGLE = 2;
/** Such a line is prose if it has this many words and fills this much of the table's width. */
const PROSE_WORDS = 8;
const PROSE_WIDTH = 0.6;
/** In parts of the size: rows whose cells are exactly below each other are not farther apart, nor by more than this factor. */
const WIDE_ROW = 8;
const EVEN = 1.5;
/** Cells of a row that are not below others by chance. */
const MANY = 3;
/** In parts of the distance of rows, and of the size. */
const SAME_PITCH = 1.1;
const EXACT = 0.05;
/** Lines of the last cell of a table, at most. */
const MOST_REST = 10;
/** More than a page has beside each other; each row is compared with all. */
const MOST_OPEN = 20;
/** More cells than a row has that Markdown can show. */
const MOST_CELLS = 100;
/** Lines before the last one that may be beside those above a row. */
const MOST_ALONE = 2;
const LEAST_ROWS = 2;
/** Lines that are below rows in one way. */
const LEAST_REPEATED = 2;

const LOWER_CASE = /^\p{Ll}/u;
const SENTENCE_END = /[.!?:]$/;

/** The regions of lines of one direction, in the order in which they end; with `takesProse`, those of labels with prose beside them, too. */
export function* findRegions(lines: readonly VisualLine[], takesProse = false): Steps<Region[]> {
	const found: Region[] = [];
	let open: OpenRegion[] = [];
	let work = 0;
	/** The last lines without gaps outside of regions, the latest first. */
	let alone: readonly Row[] = [];
	const close = (region: OpenRegion) => {
		if (region.tabular < (region.isWide ? LEAST_CERTAIN : LEAST_ROWS)) return;
		region.takeRest();
		found.push(region);
	};
	for (const line of lines)
		for (const cells of dividedAtGutters(line).flatMap(withTitleApart)) {
			if ((work += cells.length * (1 + open.length) + cells[0]!.fragments.length) >= STRIDE) {
				work = 0;
				yield STRIDE_COST;
			}
			const row = rowOf(cells, line);
			for (const region of open) if (!region.isNear(row)) close(region);
			open = open.filter((region) => region.isNear(row));
			const above = open.find((region) => region.start < row.end && region.end > row.start);
			if (above?.takes(row) || (!above && open.some((region) => region.takesGroup(row)))) continue;
			if (above) close(above);
			open = open.filter((region) => region !== above);
			if (!row.isTabular) alone = [row, ...alone.slice(0, MOST_ALONE)];
			else if (row.cells.length <= MOST_CELLS && open.length < MOST_OPEN) {
				const over = alone.find(({ start, end }) => start < row.end && end > row.start);
				const first = over && isNext(over, row) ? dividedLike(over, row) : undefined;
				const region = new OpenRegion(first ?? row, takesProse);
				if (!first || region.takes(row)) open.push(region);
				else open.push(new OpenRegion(row, takesProse));
				if (!first && over && isUpperLine(over, row)) region.rows.unshift(over);
				alone = [];
			}
		}
	open.forEach(close);
	return found;
}

/** Whether a line is the first one of a name in the row below it, of which the other names have fewer lines. */
function isUpperLine({ cells, baseline, size }: Row, row: Row): boolean {
	const [cell] = cells;
	const near = EXACT * size;
	const isBold = ({ fragments }: Segment) => fragments.every(({ style }) => style.font.bold);
	const down = row.baseline - baseline;
	if (cells.length > 1 || size !== row.size || down < CLOSEST * size || down > UPPER_LINE * size || !LABEL.test(textOf(cell!)))
		return false;
	return row.cells.some((name, at) => {
		const begins = Math.abs(name.start - cell!.start) < near;
		const isAt = Math.abs(name.end - cell!.end) < near || Math.abs(name.start + name.end - cell!.start - cell!.end) < 2 * near;
		// A text that begins where the row does may be a title.
		if (isBold(name) !== isBold(cell!) || !(at > 0 ? begins || isAt : isAt && !begins)) return false;
		return row.cells.every((other) => other === name || other.end < cell!.start || other.start > cell!.end);
	});
}

class OpenRegion implements Region {
	readonly rows: Row[];
	tabular = 1;
	start: number;
	end: number;
	/** Whether rows of few cells, or not alike, are farther apart than rows usually are. */
	isWide = false;
	hasProse = false;
	/** The last row with several cells. */
	private last: Row;
	/** Lines without gaps below it. */
	private single: Row[] = [];
	/** Whether all of these go on with a cell of that row, such as the lines of an item of an invoice. */
	private areDetails = false;
	/** Where the last line begins that is before all rows with several cells. */
	private before = NaN;
	/** The least distance from the line above that rows have which begin in the first column. */
	private pitch = Infinity;

	constructor(
		first: Row,
		private readonly takesProse: boolean,
	) {
		this.rows = [first];
		this.last = first;
		({ start: this.start, end: this.end } = first);
	}

	isNear(row: Row): boolean {
		return isNext(this.single.at(-1) ?? this.last, row) || this.isBelow(row);
	}

	/** Whether a row is far below the last one, about as far as that is below the one before, and its cells are below those of it. */
	private isBelow(row: Row): boolean {
		const down = row.baseline - this.last.baseline;
		if (!row.isTabular || this.single.length > 0 || down > WIDE_ROW * row.size) return false;
		const before = this.rows.at(-2);
		return (!before || down < EVEN * (this.last.baseline - before.baseline)) && isAligned(this.last, row);
	}

	/** Takes a row that belongs to the region; otherwise the region ends. */
	takes(given: Row): boolean {
		const row = this.divided(given);
		if (!row.isTabular) {
			const isTitle = (row.start < this.start + row.size || this.isCentred(row)) && isTitleOf(row, this.last);
			this.areDetails = (this.single.length === 0 || this.areDetails) && this.isDetail(row);
			const above = this.single.at(-1) ?? this.last;
			const goesOn = this.areDetails || this.isRest(row, above);
			const isNear = goesOn || isClose(above, row);
			const isMore = this.countSingle() >= MOST_SINGLE && !(this.single.length < MOST_REST && isNear);
			const isProse = this.isProse(row) && !this.isInCell(row);
			if (isMore || isTitle || (isProse && !this.isInLast(row))) return false;
			this.hasProse ||= isProse;
			this.single.push(row);
			return true;
		}
		if ((this.countSingle() > MOST_SINGLE && !this.areDetails) || !sharesGap(this.last, row)) return false;
		if (!isNext(this.single.at(-1) ?? this.last, row))
			this.isWide ||= row.cells.length < MANY || row.cells.length !== this.last.cells.length;
		const down = row.baseline - (this.single.at(-1) ?? this.last).baseline;
		// Closer lines are those of one row, whose cells have theirs around their middle.
		if (row.start < this.start + row.size && down >= CLOSEST * row.size) this.pitch = Math.min(this.pitch, down);
		for (const one of this.single) this.rows.push(one);
		this.rows.push(row);
		this.single = [];
		this.last = row;
		this.tabular++;
		this.start = Math.min(this.start, row.start);
		this.end = Math.max(this.end, row.end);
		return true;
	}

	/** Lines without gaps below the last row, without those that are too close to the line above to be a line of the same cell. */
	private countSingle(): number {
		const { single, last } = this;
		return single.length > MOST_REST ? single.length : single.filter((line, at) => !isClose(single[at - 1] ?? last, line)).length;
	}

	/** A line whose words are as close as those of prose has the cells of the row above, if its gaps are exactly below theirs. */
	private divided(line: Row): Row {
		const row = dividedAsCells(line, this.last);
		return row ?? (line.isTabular || this.isProse(line) ? line : (dividedLike(line, this.last) ?? line));
	}

	/**
	 * Takes names of groups of rows that are below the names of the other columns, and their units, in the first one, which has no name;
	 * and lines at their place, such as the lines of a label around its row.
	 */
	takesGroup(line: Row): boolean {
		if (line.isTabular || this.single.length >= MOST_SINGLE || line.end > this.start) return false;
		if (this.tabular > MOST_HEADS && !(Math.abs(line.start - this.before) < EXACT * line.size)) return false;
		if (!isNext(this.single.at(-1) ?? this.last, line) || isTitleOf(line, this.last)) return false;
		this.single.push(line);
		this.before = line.start;
		return true;
	}

	/**
	 * Takes the line below that goes on with a cell of the last row: it is closer than rows are, and not in the first column; and lines
	 * as far apart as rows that begin exactly where cells do, such as those of an address.
	 */
	takeRest(): void {
		while (this.single.length > 0 && isClose(this.rows.at(-1)!, this.single[0]!)) this.rows.push(this.single.shift()!);
		for (let count = this.countBeforeRule(); count > 0; count--) this.rows.push(this.single.shift()!);
		while (this.single.length > 0 && this.isWrapped(this.single[0]!)) this.rows.push(this.single.shift()!);
		const [next] = this.single;
		if (next && this.isRepeated(next)) {
			for (const line of this.single) {
				if (!this.isRepeated(line)) return;
				this.rows.push(line);
			}
			return;
		}
		if (next && this.isRest(next, this.last)) {
			let above = this.last;
			for (const line of this.single) {
				if (!this.isRest(line, above)) return;
				this.rows.push((above = line));
			}
			return;
		}
		const above = this.rows.at(-2);
		// Text beside the table may have closer lines than its rows.
		const down = Math.max(this.pitch, above ? this.last.baseline - above.baseline : 0);
		if (!next || next.baseline - this.last.baseline > CLOSER * down) return;
		if (this.tabular < LEAST_CERTAIN || next.baseline - this.last.baseline > LEADING * next.size) return;
		const near = SHARED * next.size;
		const goesOn = ({ start, end }: Segment) => Math.abs(next.start - start) < near || Math.abs(next.end - end) < near;
		const isAround =
			above &&
			next.baseline - this.last.baseline < CLOSEST * next.size &&
			this.last.baseline - above.baseline < CLOSEST * next.size;
		if (this.last.cells.slice(1).some(goesOn) || (isAround && above.cells.some(goesOn))) this.rows.push(next);
	}

	/** Lines between the last row and the rule below, in a table with rules between its rows. */
	private countBeforeRule(): number {
		if (this.rows.filter(({ hasRuleAbove }) => hasRuleAbove).length < LEAST_ROWS || this.rows.at(-1)!.hasRuleBelow) return 0;
		const count = 1 + this.single.slice(0, MOST_REST).findIndex(({ hasRuleBelow }) => hasRuleBelow);
		const lines = [this.rows.at(-1)!, ...this.single.slice(0, count)];
		return lines.every((line, at) => at === 0 || line.baseline - lines[at - 1]!.baseline <= LEADING * line.size) ? count : 0;
	}

	/** Whether a line without gaps is below the last one as others were below rows of several lines, closer than rows are. */
	private isRepeated(line: Row): boolean {
		const above = this.rows.at(-1)!;
		const down = line.baseline - above.baseline;
		if (line.isTabular || down > LEADING * line.size) return false;
		const near = EXACT * line.size;
		let [found, isWider] = [0, false];
		for (let at = 1; at < this.rows.length; at++) {
			const [one, other] = [this.rows[at - 1]!, this.rows[at]!];
			const distance = other.baseline - one.baseline;
			isWider ||= CLOSER * distance > down;
			const isAlike = !other.isTabular && one.isTabular === above.isTabular && Math.abs(other.start - line.start) < near;
			if (isAlike && Math.abs(distance - down) < near) found++;
		}
		return isWider && found >= LEAST_REPEATED;
	}

	/**
	 * Whether a line goes on with the first cell of the last row: in lower case, as wide as the column at most, and closer than rows are, or
	 * as far down as another one of the table that does.
	 */
	private isWrapped(line: Row): boolean {
		const above = this.rows.at(-1)!;
		const [first, second] = this.last.cells;
		const down = line.baseline - above.baseline;
		const near = EXACT * line.size;
		const isLower = ({ cells }: Row) => LOWER_CASE.test(textOf(cells[0]!));
		const goesOn = (one: Row, other: Row) => !isLower(one) && isLower(other) && Math.abs(other.start - first!.start) < near;
		if (line.isTabular || !goesOn(above, line) || line.size !== this.last.size || line.end > second!.start) return false;
		if (SENTENCE_END.test(textOf(first!)) || down > LEADING * line.size) return false;
		const isAsFar = (one: Row, other: Row) => goesOn(one, other) && Math.abs(other.baseline - one.baseline - down) < near;
		return down < CLOSER * this.pitch || this.rows.some((row, at) => at > 0 && isAsFar(this.rows[at - 1]!, row));
	}

	/** Whether a line below the last row begins exactly where a cell of it does that is not the first, as far below as a row would be. */
	private isRest(line: Row, above: Row): boolean {
		if (this.tabular < LEAST_CERTAIN || line.isTabular || line.size !== this.last.size) return false;
		if (line.baseline - above.baseline > SAME_PITCH * this.pitch) return false;
		return this.last.cells.some(({ start }, at) => at > 0 && Math.abs(start - line.start) < EXACT * line.size);
	}

	/** Whether a line is close below the last row or its other lines, and begins exactly where the same cell of it does. */
	private isDetail(line: Row): boolean {
		const [first] = this.single;
		const above = this.single.at(-1) ?? this.last;
		if (line.isTabular || line.size > this.last.size) return false;
		const near = EXACT * line.size;
		// Values may be beside the middle of their cell, of which the first lines are above them.
		if (line.baseline - above.baseline > LEADING * line.size && (first ? this.isBelowSpace() : !this.isInCell(line)))
			return false;
		if (first) return Math.abs(first.start - line.start) < near;
		const before = this.rows.at(-2);
		if (before && !before.isTabular && before.start > this.start && Math.abs(before.start - line.start) < near) return true;
		return this.last.cells.some(({ start }, at) => at > 0 && Math.abs(start - line.start) < near);
	}

	/**
	 * Whether a line begins where a cell of the last row does that is not the first, or where the line above that row does which has no
	 * cell beside it, and ends before the next cell.
	 */
	private isInCell({ start, end, size }: Row): boolean {
		const { cells } = this.last;
		const near = EXACT * size;
		const before = this.rows.at(-2);
		const isSame = before && !before.isTabular && Math.abs(before.start - start) < near;
		const next = cells.findIndex((cell) => cell.start > start + near);
		if (next < 1 || end >= cells[next]!.start) return false;
		const cell = cells[next - 1]!;
		return (next > 1 && Math.abs(cell.start - start) < near) || (isSame === true && cell.end < start);
	}

	/** Whether a line goes on with the last cell of the last row, of which all lines so far do. */
	private isInLast({ start, size, baseline }: Row): boolean {
		const above = this.single.at(-1) ?? this.last;
		const place = this.last.cells.at(-1)!.start;
		const near = EXACT * size;
		return (
			this.takesProse &&
			this.single.length < MOST_REST &&
			baseline - above.baseline <= LEADING * size &&
			Math.abs(start - place) < near &&
			this.single.every((line) => Math.abs(line.start - place) < near)
		);
	}

	private isCentred({ start, end, size }: Row): boolean {
		return Math.abs(start + end - this.start - this.end) < size;
	}

	/** Whether one of the lines without gaps is farther from the one above it than lines of one cell are. */
	private isBelowSpace(): boolean {
		const { single, last } = this;
		return single.some((line, at) => line.baseline - (single[at - 1] ?? last).baseline > LEADING * line.size);
	}

	private isProse({ cells, start, end }: Row): boolean {
		const words = cells.reduce((sum, { fragments }) => sum + fragments.length, 0);
		return words >= PROSE_WORDS && end - start > PROSE_WIDTH * (this.end - this.start);
	}
}

/** Whether a line is larger than a row, as titles are; bold ones need not be so large. */
function isTitleOf(line: Row, row: Row): boolean {
	const isBold = ({ cells }: Row) => cells.every(({ fragments }) => fragments.every(({ style }) => style.font.bold));
	return line.size > OTHER_SIZE * row.size || (line.size > (isBold(row) ? BOLDER_SIZE : BOLD_SIZE) * row.size && isBold(line));
}

/** Whether all cells of the row with fewer begin or end where those of the other do: many of them, or with a number that ends there. */
function isAligned(above: Row, row: Row): boolean {
	const [few, many] = above.cells.length < row.cells.length ? [above, row] : [row, above];
	const near = SHARED * row.size;
	let at = 0;
	for (const { start, end } of few.cells) {
		while (at < many.cells.length && many.cells[at]!.end < start) at++;
		const one = many.cells[at];
		if (!one || !(Math.abs(one.start - start) < near || Math.abs(one.end - end) < near)) return false;
	}
	const [last, under] = [above.cells.at(-1)!, row.cells.at(-1)!];
	const hasNumber = Math.abs(last.end - under.end) < near && /\d$/.test(textOf(under));
	return few.cells.length >= MANY || hasNumber;
}

/** Whether a line is so close below another one that both are in one row, in cells that have their lines around their middle. */
export const isClose = (above: Row, { baseline, size }: Row): boolean =>
	baseline - above.baseline < CLOSEST * Math.min(size, above.size);

/** Whether a row is close below another one. */
const isNext = (above: Row, row: Row): boolean => row.baseline - above.baseline <= NEXT_ROW * Math.max(row.size, above.size);

/** Whether a gap of one row is above a gap of the other, or above the space beside its text. */
function sharesGap(one: Row, other: Row): boolean {
	const least = SHARED * Math.min(one.size, other.size);
	for (let first = 0, second = 0; first <= one.cells.length && second <= other.cells.length;) {
		const [start, end] = gapBefore(one, first);
		const [from, to] = gapBefore(other, second);
		const isInside = isBetweenCells(one, first) || isBetweenCells(other, second);
		if (isInside && Math.min(end, to) - Math.max(start, from) >= least) return true;
		if (end < to) first++;
		else second++;
	}
	return false;
}

/** The space before a cell, or after the last one. */
const gapBefore = ({ cells }: Row, cell: number): readonly [start: number, end: number] => [
	cells[cell - 1]?.end ?? -Infinity,
	cells[cell]?.start ?? Infinity,
];

const isBetweenCells = ({ cells }: Row, cell: number): boolean => cell > 0 && cell < cells.length;
