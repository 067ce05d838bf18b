/** The sizes of pictures (CSS 2.1, 10.3.2 and 10.6.2). */
import type { Box } from './box';
import { across, borderSize, bordersOf, down, limitHeight, limitWidth, paddingsOf, type Space } from './edges';
import type { Layout } from './setting';

/** A picture that does not say how large it is. */
const USUAL = { width: 300, height: 150 } as const;

/** The size of the picture itself, without border and padding. */
export function imageSize(
	{ style, replaced }: Box,
	space: Space,
	layout: Layout,
): { readonly width: number; readonly height: number } {
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
	// A picture is on one page.
	const most = layout.page.height - above;
	const factor = limitedHeight > most && most > 0 ? most / limitedHeight : 1;
	return { width: finalWidth * factor, height: limitedHeight * factor };
}

/** Without a containing block, percentages say nothing. */
const pxOnly = (value: Box['style']['maxWidth']): Box['style']['maxWidth'] =>
	typeof value === 'object' && value.percent !== 0 ? 'none' : value;
