/** Puts what a field of a form shows into its box. */
import { Box } from '../../model/layout/boxes/box';
import { addText, type Item, type TextAround } from './arrange';
import { pixels, type Paint, type Style } from '../../model/layout/boxes/style';
import { anonymousBox, deriveStyle } from './derived-boxes';
import type { Control } from './controls';
import type { FieldText } from './controls/dated-fields';

/** @param line the box of its text */
export function fillControl(box: Box, line: Box, { least, beside, swatch, isCentered }: Control): void {
	box.children = [swatch ? boxInside(box, { ...SWATCH, backgroundColor: swatch }) : line];
	// As wide as its style says, it may be narrower than its text.
	if (least !== undefined && box.style.width === 'auto') {
		const room = beside ? beside.before + beside.width + beside.after : 0;
		keepWidth(box, typeof least === 'number' ? least - room : least);
	}
	if (beside) {
		const { drawing, width, height, before, after } = beside;
		const shown = boxInside(box, { marginLeft: pixels(before), marginRight: pixels(after), flexShrink: 0 });
		shown.inner = 'image';
		shown.replaced = { image: undefined, drawing, width, height };
		box.add(shown);
	}
	box.inner = isCentered ? 'flex' : 'blocks';
	for (const child of box.children) child.isItem = isCentered;
}

const boxInside = ({ style }: Box, own: Partial<Style>): Box =>
	new Box(deriveStyle(style, JSON.stringify(own), () => ({ ...anonymousBox(style, 'block').style, ...own })));

const GRAY: Paint = { color: [118 / 255, 118 / 255, 118 / 255], alpha: 1 };

/** A line of a pixel around a box. */
export const borderedBy = (color: Paint): Partial<Style> =>
	Object.fromEntries(
		['Top', 'Right', 'Bottom', 'Left'].flatMap((side) => [
			[`border${side}Width`, 1],
			[`border${side}Style`, 'solid'],
			[`border${side}Color`, color],
		]),
	) as Partial<Style>;

const SWATCH: Partial<Style> = {
	...borderedBy(GRAY),
	flexGrow: 1,
	alignSelf: 'stretch',
	marginTop: pixels(4),
	marginBottom: pixels(4),
	marginLeft: pixels(2),
	marginRight: pixels(2),
};

/** The box of the text of a field. */
export function lineInside(style: Style, indent = 0): Box {
	const { decorations } = style;
	const own = indent === 0 ? {} : { marginLeft: pixels(indent) };
	return new Box(deriveStyle(style, `line ${indent}`, () => ({ ...anonymousBox(style, 'block').style, decorations, ...own })));
}

/** Parts of a text that look like elements inside; in pixels, as browsers have them. */
const LOOKS: Readonly<Record<'separator' | 'button', Partial<Style>>> = {
	separator: { paddingLeft: pixels(1), paddingRight: pixels(1) },
	button: {
		...borderedBy(GRAY),
		backgroundColor: { color: [239 / 255, 239 / 255, 239 / 255], alpha: 1 },
		paddingTop: pixels(2),
		paddingBottom: pixels(2),
		paddingLeft: pixels(7),
		paddingRight: pixels(7),
		marginRight: pixels(4),
		...Object.fromEntries(
			['TopLeft', 'TopRight', 'BottomRight', 'BottomLeft'].map((corner) => [`border${corner}Radius`, [pixels(2), pixels(2)]]),
		),
	},
};

export function addParts(parts: NonNullable<FieldText['parts']>, around: TextAround, items: Item[]): void {
	const { style } = around.styled;
	for (const { text, look } of parts) {
		if (look === undefined) {
			addText(text, around, items);
			continue;
		}
		const box = new Box(deriveStyle(style, look, () => ({ ...anonymousBox(style, 'inline').style, ...LOOKS[look] })));
		items.push({ inline: { kind: 'open', box, owner: undefined }, home: undefined, isBlank: true });
		addText(text, around, items);
		items.push({ inline: { kind: 'close', box }, home: undefined, isBlank: true });
	}
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
