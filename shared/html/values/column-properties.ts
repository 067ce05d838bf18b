/** Properties of columns (CSS Multi-column Layout 1). */
import { borderOf, borderWidthOf, lineOf } from './box-properties';
import { numberOf } from './lengths';
import { paint, positivePixels, single, words, type Changes, type Properties, type Reading } from './property';
import { wordOf, type CssNode } from './tokens';

function wholeCount(node: CssNode): number | undefined {
	const value = numberOf(node);
	return value !== undefined && Number.isInteger(value) && value > 0 ? value : undefined;
}

/** One of them in a style is `undefined` for `auto`, so it is assigned here. */
const assignCount = ([node]: readonly CssNode[]): Changes | undefined => {
	if (wordOf(node) === 'auto') return { columnCount: undefined };
	const columnCount = node && wholeCount(node);
	return columnCount === undefined ? undefined : { columnCount };
};

const assignWidth = ([node]: readonly CssNode[], reading: Reading): Changes | undefined => {
	if (wordOf(node) === 'auto') return { columnWidth: undefined };
	const columnWidth = node && positivePixels(node, reading);
	return columnWidth === undefined ? undefined : { columnWidth };
};

/** A count and a width in any order. */
function readColumns(nodes: readonly CssNode[], reading: Reading): Changes | undefined {
	let columnCount: number | undefined;
	let columnWidth: number | undefined;
	for (const node of nodes) {
		if (wordOf(node) === 'auto') continue;
		const count = wholeCount(node);
		const width = count === undefined ? positivePixels(node, reading) : undefined;
		if (count !== undefined && columnCount === undefined) columnCount = count;
		else if (width !== undefined && columnWidth === undefined) columnWidth = width;
		else return undefined;
	}
	return nodes.length > 2 ? undefined : { columnCount, columnWidth };
}

const count = { keys: ['columnCount'], read: assignCount } as const;
const width = { keys: ['columnWidth'], read: assignWidth } as const;
const columns = { keys: ['columnCount', 'columnWidth'], read: readColumns } as const;
const span = words('columnSpan', ['none', 'all']);
const fill = words('columnFill', ['balance', 'auto'], { 'balance-all': 'balance' });
const rule = {
	keys: ['columnRuleWidth', 'columnRuleStyle', 'columnRuleColor'],
	read: (nodes: readonly CssNode[], reading: Reading): Changes | undefined => {
		const parts = borderOf(nodes, reading);
		return parts && { columnRuleWidth: parts.width, columnRuleStyle: parts.line, columnRuleColor: parts.paint };
	},
} as const;

export const COLUMN_PROPERTIES: Properties = {
	columns,
	'column-count': count,
	'column-width': width,
	'column-fill': fill,
	'column-span': span,
	'column-rule': rule,
	'column-rule-width': single('columnRuleWidth', borderWidthOf),
	'column-rule-style': single('columnRuleStyle', lineOf),
	'column-rule-color': paint('columnRuleColor'),
	'-webkit-columns': columns,
	'-webkit-column-count': count,
	'-webkit-column-width': width,
	'-webkit-column-span': span,
	'-webkit-column-rule': rule,
	'-moz-columns': columns,
	'-moz-column-count': count,
	'-moz-column-width': width,
	'-moz-column-rule': rule,
};
