/** Draws columns: their content as if each of them were a page, and the rules between them (CSS Multi-column Layout 1, 4). */
import type { Box } from '../../geometry/geometry';
import type { Element } from '../../making/elements';
import type { Ink } from '../../making/ink';
import type { Sheet } from '../../making/sheet';
import type { LaidColumns, Placed, PlacedColumns, Row } from '../boxes/laid';
import { INITIAL } from '../boxes/initial-style';
import type { Style } from '../boxes/style';
import { Surface, type LinkWords, type Scope } from './canvas';
import type { Drawn } from './drawn-box';

/** Where a column is in the flow around it. */
interface Column extends Row {
	readonly left: number;
}

/** The columns of a box, the first of which is 0. */
export class ColumnCanvas extends Surface {
	private readonly columns: LaidColumns;
	private readonly placed: PlacedColumns;
	/** Scopes by the column that they are in. */
	private readonly bound = new WeakMap<Scope, Scope[]>();

	/** @param scopes those that are around the box */
	constructor(
		private readonly around: Surface,
		private readonly owner: Placed,
		private readonly scopes: readonly Scope[],
	) {
		super(owner.columns!.fragments, around.scale);
		this.columns = owner.laid.columns!;
		this.placed = owner.columns!;
		this.last = this.placed.last;
	}

	snap(column: number, px: number): number {
		const moved = this.above(column, px);
		return px + this.around.snap(this.partOf(column), moved) - moved;
	}

	pageOf(column: number): number {
		return this.around.pageOf(this.partOf(column));
	}

	x(column: number, px: number): number {
		return this.around.x(this.partOf(column), this.at(column).left + px);
	}

	y(column: number, px: number): number {
		return this.around.y(this.partOf(column), this.above(column, px));
	}

	sheet(column: number): Sheet {
		return this.around.sheet(this.partOf(column));
	}

	wideningOn(): number {
		return 0;
	}

	sizeOf(column: number): { readonly width: number; readonly height: number } {
		return this.around.sizeOf(this.partOf(column));
	}

	draw(column: number, element: Element | undefined, scopes: readonly Scope[], ...inks: readonly Ink[]): void {
		const all = [...this.scopes, ...scopes.map((scope) => this.bind(scope, column))];
		this.around.draw(this.partOf(column), element, all, ...inks);
	}

	link(column: number, element: Element, box: Box, words: LinkWords, scopes: readonly Scope[]): void {
		this.around.link(this.partOf(column), element, super.moved(column, box, scopes), words, this.scopes);
	}

	override moved(column: number, box: Box, scopes: readonly Scope[]): Box {
		return this.around.moved(this.partOf(column), super.moved(column, box, scopes), this.scopes);
	}

	/** A place of a column in the flow around it. */
	private above(column: number, px: number): number {
		return this.at(column).top + px - this.fragments.startOf(column);
	}

	/** The part of the surface around. */
	private partOf(column: number): number {
		return this.around.pageAt(this.at(column).top);
	}

	private at(column: number): Column {
		return columnAt(this.owner, this.columns, this.placed, column);
	}

	/** A scope as it is in a column: two columns of one page differ. */
	private bind(scope: Scope, column: number): Scope {
		let known = this.bound.get(scope);
		if (!known) this.bound.set(scope, (known = []));
		return (known[column] ??= { on: () => scope.on(column) });
	}
}

function columnAt({ x, top, laid }: Placed, { count, width, gap }: LaidColumns, { rows }: PlacedColumns, column: number): Column {
	const index = Math.floor(column / count);
	const row = rows[Math.min(index, rows.length - 1)]!;
	const place = column % count;
	const isRight = laid.box.style.direction === 'rtl';
	return { left: x + (isRight ? count - 1 - place : place) * (width + gap), top: top + row.top, height: row.height };
}

/** The rules between columns that have content. */
export function rulesOf(placed: Placed, opacity: number, scopes: readonly Scope[]): Drawn[] {
	const { style } = placed.laid.box;
	const { columnRuleWidth: width, columnRuleStyle, columnRuleColor } = style;
	const columns = placed.laid.columns!;
	if (width === 0) return [];
	const ruled: Style = {
		...INITIAL,
		color: style.color,
		outlineWidth: 0,
		borderLeftWidth: width,
		borderLeftStyle: columnRuleStyle,
		borderLeftColor: columnRuleColor,
	};
	const border = { top: 0, right: 0, bottom: 0, left: width };
	const rules: Drawn[] = [];
	for (let column = 1; column <= placed.columns!.last; column++) {
		if (column % columns.count === 0) continue;
		const [one, other] = [column - 1, column].map((at) => columnAt(placed, columns, placed.columns!, at).left) as [
			number,
			number,
		];
		const { top, height } = columnAt(placed, columns, placed.columns!, column);
		const middle = (Math.max(one, other) + Math.min(one, other) + columns.width) / 2;
		const rect = { left: middle - width / 2, right: middle + width / 2, top, bottom: top + height };
		rules.push({ rect, style: ruled, border, padding: { ...border, left: 0 }, images: undefined, opacity, scopes });
	}
	return rules;
}
