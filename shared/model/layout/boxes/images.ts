/** The sizes of pictures (CSS 2.1, 10.3.2 and 10.6.2). */
import type { Box, Inline } from './box';
import { across, borderSize, bordersOf, down, limitHeight, limitWidth, marginSize, paddingsOf, type Space } from './edges';
import type { Layout } from './setting';

/** A picture that does not say how large it is. */
const USUAL = { width: 300, height: 150 } as const;

/** The size of the picture itself, without border and padding. */
export function imageSize(box: Box, space: Space, layout: Layout): { readonly width: number; readonly height: number } {
	const { style, replaced } = box;
	const [border, padding] = [bordersOf(style), paddingsOf(style, space.width)];
	const [beside, above] = [across(border) + across(padding), down(border) + down(padding)];
	const shown = (size: number | undefined): number | undefined => (size === undefined ? undefined : size * style.zoom);
	const natural = { width: shown(replaced?.width), height: shown(replaced?.height) };
	const ratio =
		style.aspectRatio ??
		(natural.width !== undefined && natural.height !== undefined && natural.height > 0
			? natural.width / natural.height
			: undefined);
	const isPercent = typeof style.width === 'object' && style.width.percent !== 0 && space.width === 0;
	// A picture that is stretched in one direction keeps its shape, unless the other is given.
	let width = space.fixedWidth ?? (isPercent ? undefined : borderSize(style.width, space.width, beside, style));
	let height = space.fixedHeight ?? borderSize(style.height, space.height, above, style);
	const [setWidth, setHeight] = [width !== undefined, height !== undefined];
	if (width !== undefined) width -= beside;
	if (height !== undefined) height -= above;
	if (width === undefined && height === undefined) {
		width = natural.width ?? (natural.height !== undefined && ratio !== undefined ? natural.height * ratio : USUAL.width);
		height = natural.height ?? (ratio === undefined ? USUAL.height : width / ratio);
	} else if (width === undefined) width = ratio === undefined ? (natural.width ?? USUAL.width) : height! * ratio;
	else height ??= ratio === undefined ? (natural.height ?? USUAL.height) : width / ratio;
	const limitedWidth =
		limitWidth(width + beside, space.width === 0 ? { ...style, maxWidth: pxOnly(style.maxWidth) } : style, space.width, beside) -
		beside;
	if (limitedWidth !== width && !setHeight && ratio !== undefined) height = limitedWidth / ratio;
	const limitedHeight = limitHeight(height! + above, style, space.height, above) - above;
	const finalWidth = limitedHeight !== height && !setWidth && ratio !== undefined ? limitedHeight * ratio : limitedWidth;
	// A picture is on one page, and does not leave the first one empty.
	const most = layout.page.height - above - (layout.opening?.box === box ? layout.opening.above : 0);
	const factor = limitedHeight > most && most > 0 ? most / limitedHeight : 1;
	return { width: finalWidth * factor, height: limitedHeight * factor };
}

/** The picture with which a document begins, and the room that it does not have on its page: for all that is around it, and below its line. */
export function openingOf(root: Box, layout: Layout): Layout['opening'] {
	const { width } = layout.page;
	let above = 0;
	for (let box: Box | undefined = root; box;) {
		const { style } = box;
		above += marginSize(style.marginTop, width);
		if (box.inner === 'image') return { box, above };
		above += down(bordersOf(style)) + down(paddingsOf(style, width));
		const first: Inline | undefined = box.inlines[0];
		if (first?.kind === 'atom') above += layout.lineOf(style).below;
		box = first?.kind === 'atom' ? first.box : box.children.find(({ isPositioned }) => !isPositioned);
	}
	return undefined;
}

/** Without a containing block, percentages say nothing. */
const pxOnly = (value: Box['style']['maxWidth']): Box['style']['maxWidth'] =>
	typeof value === 'object' && value.percent !== 0 ? 'none' : value;
