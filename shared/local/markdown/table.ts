/** Tables: columns as wide as their content needs, rules between rows, the head again on each page. */
import type { Element } from '../../model/making/elements';
import type { Color } from '../../model/making/ink';
import type { Sheet } from '../../model/making/sheet';
import type { AlignType, Table, TableCell } from '../../markdown/tree';
import { type Flow, type Frame, indentOf, lookOf, metricsOf } from './flow';
import { bold, Inlines } from './inlines';
import { atEase } from '../../model/text/fragments/steps';
import type { Line, Paragraph, Run } from './lines';
import { COLORS, type Scale } from './look';
import { runsFromRight } from './direction';
import { paintLine } from './paint';
import type { Decoration, Row } from './row';
import type { Setting } from './setting';
import { addAll, greatest } from '../../lists';

/** Space beside and above the text of a cell, in parts of the type size. */
const BESIDE = 0.55;
const ABOVE = 0.3;
/** A table that is wider than the page becomes smaller down to this; then words break. */
const SMALLEST = 0.75;
const LEADING = 1.32;
/** A row of more lines may be divided by a page break. */
const MOST_LINES = 12;

interface Cell {
	readonly runs: readonly Run[];
	readonly element: Element;
}

interface Columns {
	readonly widths: readonly number[];
	readonly align: readonly AlignType[];
	readonly size: number;
	readonly leading: number;
	/** Whether the table runs from right to left. */
	readonly isMirrored: boolean;
}

export async function layOutTable(table: Table, flow: Flow, frame: Frame): Promise<void> {
	const { pace } = flow.setting.job;
	const count = table.children[0]?.children.length ?? 0;
	const align = Array.from({ length: count }, (_, index) => table.align?.[index] ?? null);
	const natural = Array.from({ length: count }, () => ({ whole: 0, least: 0 }));
	for (const [index, { children }] of table.children.entries())
		for (const [column, cell] of children.slice(0, count).entries()) {
			const runs = runsOf(cell, flow, frame, flow.scale.size, index === 0);
			const found = await atEase(flow.setting.lines.widths(runs), pace);
			natural[column] = {
				whole: Math.max(natural[column]!.whole, found.whole),
				least: Math.max(natural[column]!.least, found.least),
			};
			const due = pace.step(3000);
			if (due) await due;
		}
	const columns = { ...fit(natural, align, frame.width, flow.scale), isMirrored: runsFromRight(table) };
	const element = frame.element.add('Table');
	// A table whose head is empty has its headers at the side.
	const isHeadless =
		table.children.length > 1 && (table.children[0]?.children ?? []).every(({ children }) => children.length === 0);
	const head = isHeadless ? undefined : element.add('THead');
	const body = table.children.length > 1 ? element.add('TBody') : undefined;
	const heads: Row[] = [];
	flow.gap(flow.scale.half + 2);
	for (const [index, { children }] of table.children.entries()) {
		const isHead = index === 0;
		if (isHead && !head) continue;
		const row = (isHead ? head : body)!.add('TR');
		const cells = Array.from({ length: count }, (_, column): Cell => {
			const scope = isHead ? 'Column' : isHeadless && column === 0 ? 'Row' : undefined;
			const runs = runsOf(children[column], flow, frame, columns.size, isHead);
			const facts = scope === undefined ? {} : { attributes: { O: 'Table', Scope: scope } as const };
			return { runs, element: row.add(scope === undefined ? 'TD' : 'TH', facts) };
		});
		const isTop = isHead || (isHeadless && index === 1);
		const rows = await rowsOf(cells, columns, flow, frame, {
			isHead,
			isTop,
			isLast: index === table.children.length - 1,
			isShaded: index % 2 === 0,
			heads,
		});
		for (const one of rows) flow.row(one);
		if (isHead) addAll(heads, rows);
		const due = pace.step(3000 * count);
		if (due) await due;
	}
	flow.gap(flow.scale.leading);
}

function runsOf(cell: TableCell | undefined, flow: Flow, frame: Frame, size: number, isHead: boolean): readonly Run[] {
	const look = lookOf(flow, frame.color, size);
	const inlines = new Inlines(flow.setting, { width: frame.width / 3, height: size * 12 });
	return inlines.add(cell?.children ?? [], isHead ? bold(look) : look).runs;
}

/** Widths of the columns, and the type size with which they fit. */
function fit(
	natural: readonly { readonly whole: number; readonly least: number }[],
	align: readonly AlignType[],
	room: number,
	scale: Scale,
): Omit<Columns, 'isMirrored'> {
	const beside = 2 * BESIDE * scale.size * natural.length;
	const sum = (of: (one: (typeof natural)[number]) => number): number => natural.reduce((total, one) => total + of(one), 0);
	const least = sum((one) => one.least);
	const factor = least + beside <= room ? 1 : Math.max(room / (least + beside), SMALLEST);
	const size = scale.size * factor;
	const padding = 2 * BESIDE * size;
	const inner = room - padding * natural.length;
	const widths =
		least * factor > inner
			? levelColumns(
					natural.map((one) => one.least * factor),
					inner,
				)
			: shares(
					natural.map((one) => ({ whole: one.whole * factor, least: one.least * factor })),
					inner,
				);
	return { widths: widths.map((width) => width + padding), align, size, leading: Math.round(size * LEADING * 2) / 2 };
}

/** Only the widest columns give way, down to the width at which all have room: words break where they are longest, numbers stay whole. */
function levelColumns(least: readonly number[], room: number): number[] {
	const sorted = [...least].sort((one, other) => one - other);
	let rest = room;
	let level = 0;
	for (const [index, width] of sorted.entries()) {
		level = rest / (sorted.length - index);
		if (width > level) break;
		rest -= width;
	}
	return least.map((width) => Math.min(width, level));
}

/** Columns that want less than their share get what they want; the others share the rest, each at least its longest word. */
function shares(natural: readonly { readonly whole: number; readonly least: number }[], room: number): number[] {
	const widths = natural.map(({ least }) => least);
	const open = new Set(natural.keys());
	let rest = room;
	for (let settled = true; settled && open.size > 0;) {
		settled = false;
		const share = rest / open.size;
		for (const column of open) {
			const { whole, least } = natural[column]!;
			if (whole > share && least <= share) continue;
			widths[column] = whole <= share ? whole : least;
			rest -= widths[column];
			open.delete(column);
			settled = true;
			break;
		}
	}
	// Wider texts get more of the rest, so that rows are about equally high.
	const weights = [...open].map((column) => Math.sqrt(natural[column]!.whole));
	const total = weights.reduce((sum, weight) => sum + weight, 0);
	for (const [index, column] of [...open].entries())
		widths[column] = Math.max(natural[column]!.least, (rest * weights[index]!) / total);
	const over = widths.reduce((sum, width) => sum + width, 0) - room;
	const widest = widths.indexOf(greatest(widths));
	if (over > 0) widths[widest] = Math.max(widths[widest]! - over, natural[widest]!.least);
	return widths;
}

interface Position {
	readonly isHead: boolean;
	readonly isTop: boolean;
	readonly isLast: boolean;
	/** Whether it is every second one of the body. */
	readonly isShaded: boolean;
	readonly heads: readonly Row[];
}

/** A row of the table as rows of lines, with space above the first and a rule below the last. */
async function rowsOf(
	cells: readonly Cell[],
	columns: Columns,
	flow: Flow,
	frame: Frame,
	{ isHead, isTop, isLast, isShaded, heads }: Position,
): Promise<Row[]> {
	const { widths, align, size, leading, isMirrored } = columns;
	const padding = BESIDE * size;
	const { lines: maker, job, accent } = flow.setting;
	const strong: Rule = { height: 0.7, color: accent ?? COLORS.strongRule };
	const made: Paragraph[] = [];
	for (const [index, { runs }] of cells.entries())
		made.push(await atEase(maker.setting(runs, Math.max(widths[index]! - 2 * padding, size)), job.pace));
	const count = Math.max(1, greatest(made.map(({ lines }) => lines.length)));
	const above = ABOVE * size;
	const whole = widths.reduce((sum, width) => sum + width, 0);
	// From right to left, the first column is at the right.
	const side = frame.align ?? (isMirrored ? 'right' : 'left');
	const left = frame.x + (side === 'left' ? 0 : side === 'right' ? frame.width - whole : (frame.width - whole) / 2);
	const ground = groundOf(flow.setting, isHead, isShaded, { x: left, width: whole });
	return Array.from({ length: count }, (_, index): Row => {
		const lines = made.map(({ lines: own }) => own[index]);
		const metrics = lines.map((line) => metricsOf(line ?? EMPTY, { leading, size }));
		const text = greatest(metrics.map(({ height }) => height));
		const baseline = greatest(metrics.map((one) => one.baseline));
		const [isFirst, ends] = [index === 0, index === count - 1];
		const top = isFirst ? above : 0;
		const height = top + text + (ends ? above : 0);
		return {
			before: 0,
			height,
			keep: isHead || (count <= MOST_LINES ? !ends : isFirst || index === count - 2),
			decorations: ground ? [...frame.decorations, ground] : frame.decorations,
			notes: lines.flatMap((line) => (line ? line.notes.flatMap((name) => flow.notesOf(name, frame.element)) : [])),
			head: isHead ? undefined : heads,
			paint: (sheet, edge, repeated) => {
				let used = 0;
				for (const [column, line] of lines.entries()) {
					const x = isMirrored ? left + whole - used - widths[column]! : left + used;
					const room = widths[column]! - 2 * padding;
					const place = align[column] ?? (made[column]!.isRight ? 'right' : 'left');
					const at = x + padding + indentOf(line ?? EMPTY, room, place);
					// An empty cell has content without marks, so that readers of the content know its place in the row.
					if (!line && isFirst && !repeated) sheet.draw(cells[column]!.element);
					if (line) paintLine(sheet, line, at, edge - top - baseline, repeated ? undefined : cells[column]!.element);
					used += widths[column]!;
				}
				if (isTop && isFirst) ruleAt(sheet, left, edge - 0.4, whole, strong);
				if (ends) ruleAt(sheet, left, edge - height, whole, isHead || isLast ? strong : THIN);
			},
		};
	});
}

/** In reports, heads have a ground in a light tone of the accent, and every second row a gray one. */
function groundOf(
	{ theme, accent = COLORS.strongRule }: Setting,
	isHead: boolean,
	isShaded: boolean,
	place: Pick<Decoration, 'x' | 'width'>,
): Decoration | undefined {
	if (theme !== 'report' || (!isHead && !isShaded)) return undefined;
	const tint = (part: number): number => 1 - (1 - part) * 0.14;
	const color: Color = isHead ? [tint(accent[0]), tint(accent[1]), tint(accent[2])] : COLORS.ground;
	return { ...place, color, over: 0 };
}

const EMPTY: Line = { fragments: [], width: 0, tallest: 0, notes: [] };

interface Rule {
	readonly height: number;
	readonly color: Color;
}

const THIN: Rule = { height: 0.4, color: COLORS.rule };

function ruleAt(sheet: Sheet, x: number, y: number, width: number, { height, color }: Rule): void {
	sheet.draw(undefined, { kind: 'area', x, y, width, height, color });
}
