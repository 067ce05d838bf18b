/** Content whose lines run down or up: laid out as if they ran across, and turned (CSS Writing Modes 4, 3.1). */
import type { Box } from './boxes/box';
import { borderSize, bordersOf, down, paddingsOf } from './boxes/edges';
import type { Laid } from './boxes/laid';
import type { Layout, Steps, Widths } from './boxes/setting';

/** How long its lines are: as high as the box around says it is, or as they would be, up to the height of a page; at least `around`. */
function* lineLength({ children: [content], style }: Box, layout: Layout, around = 0): Steps<number> {
	const { height, maxHeight } = style;
	if (typeof height === 'object' && height.percent === 0) return height.px;
	const { most } = yield* layout.widthsOf(content!);
	const limit = typeof maxHeight === 'object' && maxHeight.percent === 0 ? maxHeight.px : Infinity;
	return Math.max(Math.min(most, limit, layout.page.height), around);
}

interface Turned {
	readonly length: number;
	readonly content: Laid;
}

/** `undefined` where its lines together are wider than a page: they run across then, because pages cannot end between them. */
function* turnContent(box: Box, layout: Layout, around = 0): Steps<Turned | undefined> {
	const length = yield* lineLength(box, layout, around);
	const content = yield* layout.layOut(box.children[0]!, { width: length, height: undefined, fixedWidth: length });
	return content.height > layout.page.width ? undefined : { length, content };
}

/** It is as wide as its lines are high. */
export function* turnedWidths(box: Box, layout: Layout): Steps<Widths> {
	const turned = yield* turnContent(box, layout);
	return turned ? { least: turned.content.height, most: turned.content.height } : yield* layout.widthsOf(box.children[0]!);
}

/** Gives the height of the content. */
export function* layTurned(laid: Laid, layout: Layout, around: number | undefined): Steps<number> {
	const { box, contentWidth } = laid;
	const turned = yield* turnContent(box, layout, around);
	if (!turned) {
		const content = yield* layout.layOut(box.children[0]!, { width: contentWidth, height: undefined });
		laid.add(content);
		return content.height;
	}
	const { length, content } = turned;
	content.turn = box.style.writingMode === 'up' ? [0, -1, 1, 0, 0, length] : [0, 1, -1, 0, content.height, 0];
	laid.add(content);
	return length;
}

/** The height that a box gives to its content, if its style says it; otherwise that of its style. */
export function heightInside({ style }: Box): Box['style']['height'] {
	const edges = down(bordersOf(style)) + down(paddingsOf(style, 0));
	const whole =
		typeof style.height === 'object' && style.height.percent === 0 ? borderSize(style.height, 0, edges, style) : undefined;
	return whole === undefined ? style.height : { px: Math.max(whole - edges, 0), percent: 0 };
}
