/** Content whose lines run down or up: laid out as if they ran across, and turned (CSS Writing Modes 4, 3.1). */
import type { Box } from './boxes/box';
import { borderSize, bordersOf, down, paddingsOf } from './boxes/edges';
import type { Laid } from './boxes/laid';
import type { Layout, Steps, Widths } from './boxes/setting';

/** How long its lines are: as high as the box around says it is, or as they would be, up to the height of a page. */
function* lineLength({ children: [content], style }: Box, layout: Layout): Steps<number> {
	const { height, maxHeight } = style;
	if (typeof height === 'object' && height.percent === 0) return height.px;
	const { most } = yield* layout.widthsOf(content!);
	const limit = typeof maxHeight === 'object' && maxHeight.percent === 0 ? maxHeight.px : Infinity;
	return Math.min(most, limit, layout.page.height);
}

function* layInside(box: Box, layout: Layout): Steps<{ readonly length: number; readonly content: Laid }> {
	const length = yield* lineLength(box, layout);
	const content = yield* layout.layOut(box.children[0]!, { width: length, height: undefined, fixedWidth: length });
	return { length, content };
}

/** It is as wide as its lines are high. */
export function* turnedWidths(box: Box, layout: Layout): Steps<Widths> {
	const { content } = yield* layInside(box, layout);
	return { least: content.height, most: content.height };
}

/** Gives the height of the content. */
export function* layTurned(laid: Laid, layout: Layout): Steps<number> {
	const { length, content } = yield* layInside(laid.box, layout);
	content.turn = laid.box.style.writingMode === 'up' ? [0, -1, 1, 0, 0, length] : [0, 1, -1, 0, content.height, 0];
	laid.children.push(content);
	return length;
}

/** The height that a box gives to its content, if its style says it; otherwise that of its style. */
export function heightInside({ style }: Box): Box['style']['height'] {
	const edges = down(bordersOf(style)) + down(paddingsOf(style, 0));
	const whole =
		typeof style.height === 'object' && style.height.percent === 0 ? borderSize(style.height, 0, edges, style) : undefined;
	return whole === undefined ? style.height : { px: Math.max(whole - edges, 0), percent: 0 };
}
