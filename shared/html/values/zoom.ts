/** `zoom`: an element and all that is in it, larger or smaller (CSS Viewport 1, 3). */
import type { MutableStyle, Style } from '../../model/layout/boxes/style';
import { ratioOf } from './lengths';
import { wordOf, type CssNode } from './tokens';

/** Browsers take any number; boxes beyond these are of no use on paper. */
const [SMALLEST, LARGEST] = [0.01, 100];

/** How much larger an element is than the one around it; `undefined` for values that browsers do not know. */
export function zoomOf([node]: readonly CssNode[]): number | undefined {
	if (wordOf(node) === 'normal' || wordOf(node) === 'reset') return 1;
	const ratio = ratioOf(node);
	// Browsers take 0 for 1.
	if (ratio === undefined || ratio < 0) return undefined;
	return ratio === 0 ? 1 : Math.min(Math.max(ratio, SMALLEST), LARGEST);
}

/** The style around an element, with all that it has from there as large as its zoom makes it. */
export function zoomStyle(around: Style, ratio: number): Style {
	const zoom = Math.min(Math.max(around.zoom * ratio, SMALLEST), LARGEST);
	const factor = zoom / around.zoom;
	if (factor === 1) return around;
	const { lineHeight, textIndent, underlineOffset } = around;
	const changes: Partial<MutableStyle> = {
		zoom,
		fontSize: around.fontSize * factor,
		textIndent: { px: textIndent.px * factor, percent: textIndent.percent },
		letterSpacing: around.letterSpacing * factor,
		wordSpacing: around.wordSpacing * factor,
		textStrokeWidth: around.textStrokeWidth * factor,
		borderSpacingX: around.borderSpacingX * factor,
		borderSpacingY: around.borderSpacingY * factor,
	};
	if (typeof lineHeight === 'object' && 'px' in lineHeight) changes.lineHeight = { px: lineHeight.px * factor };
	if (underlineOffset !== undefined) changes.underlineOffset = underlineOffset * factor;
	return { ...around, ...changes };
}
