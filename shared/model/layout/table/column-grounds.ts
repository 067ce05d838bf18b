/** The colors of columns, which cells show where nothing is over them (CSS 2.1, 17.5.1). */
import type { Box } from '../boxes/box';
import type { Paint, Style } from '../boxes/style';
import type { Cell, Grid } from './table-grid';

export class ColumnGrounds {
	/** By column. */
	private readonly colors: readonly (Paint | undefined)[];
	/** By row: whether it, or its group, hides the columns. */
	private readonly hidden: boolean[] = [];

	constructor({ rows, groups, columns, columnBoxes, columnGroups }: Grid) {
		const colors = Array.from({ length: columnBoxes.length }, (_, at) => columnBoxes[at]?.style.backgroundColor);
		for (const { box, from, to } of columnGroups)
			for (let at = from; at < Math.min(to, columns); at++) colors[at] ??= box.style.backgroundColor;
		this.colors = colors;
		if (!colors.some((color) => color !== undefined)) return;
		for (const { box, from, to } of groups) if (hasGround(box)) for (let row = from; row < to; row++) this.hidden[row] = true;
		for (const [at, row] of rows.entries()) if (hasGround(row)) this.hidden[at] = true;
	}

	/** The color that a cell has from its first column; undefined without one. */
	under({ box, row, column }: Cell): Paint | undefined {
		const color = this.colors[column];
		return color && this.hidden[row] !== true && box.style.backgroundColor === undefined ? color : undefined;
	}
}

const hasGround = ({ style }: Box): boolean => style.backgroundColor !== undefined || style.backgroundImage.length > 0;

/** Most cells of a column are alike. */
const colored = new WeakMap<Style, WeakMap<Paint, Style>>();

export function coloredStyle(style: Style, backgroundColor: Paint): Style {
	let known = colored.get(style);
	if (!known) colored.set(style, (known = new WeakMap<Paint, Style>()));
	let made = known.get(backgroundColor);
	if (!made) known.set(backgroundColor, (made = { ...style, backgroundColor }));
	return made;
}
