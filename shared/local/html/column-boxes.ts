/** Boxes of columns: each flow between boxes that span all columns is in columns of its own (CSS Multi-column Layout 1, 6). */
import { Box } from '../../model/layout/boxes/box';
import { isRoot } from '../../model/layout/margins';
import { ZERO, type MutableStyle, type Style } from '../../model/layout/boxes/style';
import { anonymousBox } from './derived-boxes';

export const hasColumns = ({ columnCount, columnWidth }: Style): boolean =>
	columnCount !== undefined || columnWidth !== undefined;

/** Puts the content of a box into columns. */
export function divideColumns(box: Box): void {
	const isLines = box.inner === 'lines';
	if (!isLines && box.children.length === 0) return;
	const flows = isLines ? [[]] : flowsOf(box.children);
	box.children = [];
	for (const flow of flows) {
		if (flow instanceof Box) {
			box.add(flow);
			continue;
		}
		const content = anonymousBox(box.style, 'flow-root');
		if (isLines) moveLines(box, content);
		else content.children = flow;
		const columns = new Box({ ...anonymousBox(box.style, 'block').style, ...columnStyle(box.style, flows.length === 1) });
		columns.inner = 'columns';
		columns.add(content);
		box.add(columns);
	}
}

function moveLines(box: Box, content: Box): void {
	content.inner = 'lines';
	content.inlines = box.inlines;
	box.inlines = [];
	content.element = box.element;
	box.element = null;
	box.inner = 'blocks';
}

/** The style of columns, from the box that they are in: also its height, if they are all that it has. */
function columnStyle(style: Style, isOnly: boolean): Partial<MutableStyle> {
	const { columnCount, columnWidth, columnGap, columnFill, columnRuleWidth, columnRuleStyle, columnRuleColor, height } = style;
	const own = { columnCount, columnWidth, columnGap, columnFill, columnRuleWidth, columnRuleStyle, columnRuleColor };
	return height === 'auto' || !isOnly ? own : { ...own, height: FULL };
}

const FULL = { px: 0, percent: 1 };

/** Boxes between those that span all columns, which are alone. */
function flowsOf(children: readonly Box[]): (Box | Box[])[] {
	const flows: (Box | Box[])[] = [];
	for (const child of children)
		for (const part of divideBySpans(child)) {
			const last = flows.at(-1);
			if (spans(part)) flows.push(part);
			else if (Array.isArray(last)) last.push(part);
			else flows.push([part]);
		}
	return flows;
}

const spans = (box: Box): boolean => box.style.columnSpan === 'all' && !box.isApart;

/** A box, or its parts before and after boxes in it that span all columns. */
function divideBySpans(box: Box): Box[] {
	if (box.inner !== 'blocks' || spans(box) || isRoot(box)) return [box];
	const flows = flowsOf(box.children);
	if (flows.every((flow) => Array.isArray(flow))) return [box];
	return flows.map((flow, index) => (flow instanceof Box ? flow : partOf(box, flow, index === 0, index === flows.length - 1)));
}

/** A part of a box that is divided: it has no edges where it is. */
function partOf(box: Box, children: readonly Box[], isFirst: boolean, isLast: boolean): Box {
	const part = new Box({ ...box.style, ...(!isFirst && NO_TOP), ...(!isLast && NO_BOTTOM) });
	part.element = box.element;
	part.images = box.images;
	if (isFirst) [part.place, part.marker] = [box.place, box.marker];
	part.children = children;
	return part;
}

const NO_TOP = { marginTop: ZERO, paddingTop: ZERO, borderTopWidth: 0 };
const NO_BOTTOM = { marginBottom: ZERO, paddingBottom: ZERO, borderBottomWidth: 0 };
