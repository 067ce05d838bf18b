/** Puts what a field of a form shows into its box. */
import { Box } from '../../model/layout/boxes/box';
import { pixels, type Style } from '../../model/layout/boxes/style';
import { anonymousBox, deriveStyle } from './derived-boxes';
import type { Control } from './controls';

/** @param line the box of its text */
export function fillControl(box: Box, line: Box, { least, arrow, swatch, isCentered }: Control): void {
	box.children = [swatch ? boxInside(box, { backgroundColor: swatch, flexGrow: 1, alignSelf: 'stretch' }) : line];
	// As wide as its style says, it may be narrower than its text.
	if (least !== undefined && box.style.width === 'auto') keepWidth(box, least);
	if (arrow) {
		const shown = boxInside(box, { marginLeft: pixels(2), marginRight: pixels(4), flexShrink: 0 });
		shown.inner = 'image';
		shown.replaced = { image: undefined, drawing: arrow, width: 9, height: 6 };
		box.add(shown);
	}
	box.inner = isCentered ? 'flex' : 'blocks';
	for (const child of box.children) child.isItem = isCentered;
}

const boxInside = ({ style }: Box, own: Partial<Style>): Box =>
	new Box(deriveStyle(style, JSON.stringify(own), () => ({ ...anonymousBox(style, 'block').style, ...own })));

/** The box of the text of a field. */
export function lineInside(style: Style): Box {
	const { decorations } = style;
	return new Box(deriveStyle(style, 'line', () => ({ ...anonymousBox(style, 'block').style, decorations })));
}

/** Makes the content as wide as a text, or as a number of pixels, by a box below it that has no height and is not drawn. */
function keepWidth(box: Box, least: string | number): void {
	const hidden = { height: pixels(0), overflow: 'hidden', visibility: 'hidden' } as const;
	const unseen = boxInside(box, typeof least === 'number' ? { ...hidden, width: pixels(least) } : hidden);
	if (typeof least === 'string') {
		unseen.inner = 'lines';
		unseen.inlines = [{ kind: 'text', text: least, style: unseen.style, owner: undefined }];
	}
	const stack = boxInside(box, {});
	for (const child of [...box.children, unseen]) stack.add(child);
	box.children = [stack];
}
