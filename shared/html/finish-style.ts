/** Computed values that depend on other values of the same style. */
import type { Display, MutableStyle, Style } from '../model/layout/boxes/style';

/** Boxes out of the flow, and items of flexible boxes and grids, are blocks (CSS Display 3, 2.7). */
const AS_BLOCK: Partial<Record<Display, Display>> = {
	inline: 'block',
	'inline-block': 'block',
	'inline-flex': 'flex',
	'inline-grid': 'grid',
	'inline-table': 'table',
};

export const asBlock = (display: Display): Display =>
	AS_BLOCK[display] ?? (display.startsWith('table-') && display !== 'table-caption' ? 'block' : display);

const LINE_KEYS = [
	['borderTopStyle', 'borderTopWidth'],
	['borderRightStyle', 'borderRightWidth'],
	['borderBottomStyle', 'borderBottomWidth'],
	['borderLeftStyle', 'borderLeftWidth'],
	['outlineStyle', 'outlineWidth'],
	['columnRuleStyle', 'columnRuleWidth'],
] as const;

const isApart = ({ position }: Style): boolean => position === 'absolute' || position === 'fixed';

export function finishStyle(style: MutableStyle, parent: Style): Style {
	for (const [line, width] of LINE_KEYS)
		if (style[line] === 'none' || style[line] === 'hidden') style[width] = 0;
		// Browsers round down to whole pixels, and up to the first one (CSS Values 4, 5.1.1.1).
		else if (style[width] > 0) style[width] = Math.max(Math.floor(style[width] + 0.001), 1);
	if (isApart(style)) style.float = 'none';
	const isItem =
		parent.display === 'flex' ||
		parent.display === 'inline-flex' ||
		parent.display === 'grid' ||
		parent.display === 'inline-grid';
	if (style.display !== 'none' && style.display !== 'contents')
		if (style.float !== 'none' || isApart(style) || isItem)
			style.display = style.display.startsWith('table-') && !isItem ? 'block' : asBlock(style.display);
	if (style.writingMode !== parent.writingMode) turnLines(style, isItem);
	// Flexible boxes of old browsers, of which only this use is left.
	if (style.lineClamp !== undefined && style.display.endsWith('flex'))
		style.display = style.display === 'flex' ? 'block' : 'inline-block';
	// Margins of blocks join others.
	if (style.display !== 'inline' && !isItem && typeof style.height === 'object' && style.height.fills && !isApart(style))
		style.height = { px: 0, percent: 1 };
	// CSS Transforms 2, 6.
	const { translate, rotate, scale } = style;
	if (translate.length + rotate.length + scale.length > 0)
		style.transform = [...translate, ...rotate, ...scale, ...style.transform];
	if (style.overflow !== 'visible') style.isInScroller = style.overflow === 'scroll';
	if (style.isInScroller && style.whiteSpace === 'pre') wrapLines(style);
	if (style.backgroundClip === 'text') fillText(style);
	decorateInside(style, parent);
	return style;
}

/** Paper has no bar to scroll long lines with. */
function wrapLines(style: MutableStyle): void {
	style.whiteSpace = 'pre-wrap';
	if (style.overflowWrap === 'normal') style.overflowWrap = 'break-word';
}

/** Boxes whose lines run in another direction than those around (CSS Writing Modes 4, 3.2 and 7.3). */
function turnLines(style: MutableStyle, isItem: boolean): void {
	if (style.display === 'inline') style.display = 'inline-block';
	if (FITTED.has(style.display) && !isItem && style.width === 'auto' && style.float === 'none' && !isApart(style))
		style.width = 'fit-content';
	// Along the lines of a cell, text is where it is aligned.
	if (style.display === 'table-cell') style.verticalAlign = CELL_ALIGNS[style.textAlign] ?? 'top';
}

const FITTED: ReadonlySet<Display> = new Set<Display>(['block', 'list-item', 'flex', 'grid']);
const CELL_ALIGNS: Partial<Record<Style['textAlign'], Style['verticalAlign']>> = {
	center: 'middle',
	right: 'bottom',
	end: 'bottom',
};

/** Lines of one text: a document may have elements within each other at hundreds of levels. */
const MOST_DECORATIONS = 8;

/** Lines under and through text are also those of the text inside, but not of boxes of their own (CSS Text Decoration 3, 2.1). */
function decorateInside(style: MutableStyle, parent: Style): void {
	const { display, float } = style;
	const isSeparate =
		float !== 'none' || isApart(style) || display.startsWith('inline-') || display === 'table' || display === 'none';
	const around = isSeparate ? [] : parent.decorations;
	if (style.textDecorationLine.size === 0) {
		style.decorations = around;
		return;
	}
	const own = [...style.textDecorationLine].map((line) => ({
		line,
		style: style.textDecorationStyle,
		paint: style.textDecorationColor ?? style.textFillColor ?? style.color,
		size: style.fontSize,
		thickness: style.textDecorationThickness,
		offset: style.underlineOffset ?? (style.isUnderlinedBelow ? ('under' as const) : undefined),
	}));
	style.decorations = [...around, ...own].slice(-MOST_DECORATIONS);
}

/** In place of an image that text would be filled with. */
const READABLE: Style['color'] = { color: [0, 0, 0], alpha: 1 };

/** Whether text is to be filled with an image, which is not cut to letters. */
export const isFilledWithImage = ({ backgroundClip, backgroundImage }: Style): boolean =>
	backgroundClip === 'text' && backgroundImage.length > 0 && !backgroundImage.some((one) => 'stops' in one);

/** Shadows of a filter are those of the box if it has a ground; the result says whether all are drawn. */
export function castShadows(style: MutableStyle): boolean {
	const { filter, backgroundColor, backgroundImage, backgroundClip } = style;
	if (!filter || filter.shadows.length === 0) return true;
	const hasGround = backgroundClip !== 'text' && ((backgroundColor?.alpha ?? 0) > 0 || backgroundImage.length > 0);
	if (hasGround) style.boxShadow = [...style.boxShadow, ...filter.shadows];
	return hasGround;
}

/** Text that is cut out of its background is filled with it, or with the first color of a conic gradient. */
function fillText(style: MutableStyle): void {
	const isSeenThrough = (style.textFillColor ?? style.color).alpha < 1;
	const image = isSeenThrough ? style.backgroundImage.find((one) => 'stops' in one) : undefined;
	const first = image?.stops.find(({ paint: { alpha } }) => alpha > 0)?.paint;
	const { backgroundColor } = style;
	const plain = backgroundColor && backgroundColor.alpha > 0 ? backgroundColor : undefined;
	const paint = first ?? plain ?? (isFilledWithImage(style) ? READABLE : undefined);
	if (paint && isSeenThrough) {
		style.color = { ...paint };
		style.textFillColor = undefined;
	}
	style.textFill = image && first && image.kind !== 'conic' ? { gradient: image, paint: style.color } : undefined;
	style.backgroundColor = undefined;
	style.backgroundImage = [];
}
