/** Boxes whose lines run down or up: their content is a box inside, which is turned. */
import { Box, type Inner } from '../../model/layout/boxes/box';
import type { Style } from '../../model/layout/boxes/style';
import { heightInside } from '../../model/layout/turned';
import { anonymousBox, deriveStyle } from './derived-boxes';

/** Not tables as a whole. */
const TURNED: ReadonlySet<Inner> = new Set<Inner>(['lines', 'blocks', 'flex', 'grid']);

/** Letters that stay upright in lines that run down (UAX #50), which those of ours do not. */
const UPRIGHT = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\uff01-\uff60]|[\u{20000}-\u{3fffd}]/u;

/** Whether the content of a box is to be turned, and if so, whether it can be. */
export function turnOf(box: Box, around: Style): 'none' | 'turned' | 'refused' {
	if (box.style.writingMode === 'across' || around.writingMode !== 'across') return 'none';
	return TURNED.has(box.inner) && !hasUpright(box) ? 'turned' : 'refused';
}

/** Content that is turned has none. */
const hasUpright = ({ inner, inlines, children }: Box): boolean =>
	inner !== 'turned' &&
	(children.some(hasUpright) ||
		inlines.some((one) => {
			if (one.kind === 'text') return UPRIGHT.test(one.text);
			return (one.kind === 'atom' || one.kind === 'apart') && hasUpright(one.box);
		}));

/** The properties of flexible boxes and grids that are about their items. */
const INSIDE = [
	'flexDirection',
	'flexWrap',
	'justifyContent',
	'alignContent',
	'alignItems',
	'justifyItems',
	'rowGap',
	'columnGap',
	'gridTemplateColumns',
	'gridTemplateRows',
	'gridTemplateAreas',
	'gridAutoColumns',
	'gridAutoRows',
	'gridAutoFlow',
] as const;

function styleInside({ style, inner }: Box): Style {
	const own = anonymousBox(style, inner === 'flex' || inner === 'grid' ? inner : 'block').style;
	return { ...own, ...Object.fromEntries(INSIDE.map((key) => [key, style[key]])) };
}

export function turnInside(box: Box): void {
	const { style } = box;
	const content = new Box(deriveStyle(style, 'turned content', () => styleInside(box)));
	const { inner, inlines, element, firstLine, children } = box;
	Object.assign(content, { inner, inlines, element, firstLine });
	content.children = children;
	const auto = 'auto' as const;
	const isCentered = style.display === 'table-cell' || style.alignContent === 'center';
	const turned = new Box(
		deriveStyle(style, 'turned', () => ({
			...anonymousBox(style, 'block').style,
			width: 'fit-content',
			height: heightInside(box),
			maxHeight: style.maxHeight,
			// The first line is at the right; in a cell, all lines are in the middle.
			marginLeft: style.writingMode === 'down' || isCentered ? auto : { px: 0, percent: 0 },
			marginRight: isCentered ? auto : { px: 0, percent: 0 },
		})),
	);
	turned.inner = 'turned';
	turned.children = [content];
	Object.assign(box, { inner: 'blocks', inlines: [], element: null, firstLine: undefined });
	box.children = [turned];
}
