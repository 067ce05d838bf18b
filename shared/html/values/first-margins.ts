/**
 * Usual margins at the top of old documents and their cells, which are not there (Quirks Mode; HTML Standard, 15.3.10): properties of our
 * own, for the style sheet of such documents. Boxes with edges of their own keep the margins inside them.
 */
import type { Style } from '../../model/layout/boxes/style';
import type { Properties } from './property';
import { wordOf } from './tokens';

/** Whether the first box inside has no usual margin. */
function dropsFirst({ firstMargins, ...style }: Style): boolean {
	if (firstMargins !== 'around') return firstMargins === 'none';
	return (
		style.display === 'block' &&
		style.overflow === 'visible' &&
		style.float === 'none' &&
		(style.position === 'static' || style.position === 'relative') &&
		style.borderTopWidth === 0 &&
		style.paddingTop.px === 0 &&
		style.paddingTop.percent === 0
	);
}

export const FIRST_MARGIN_PROPERTIES: Properties = {
	'-octavo-first-margins': {
		keys: ['firstMargins'],
		read: ([node], { parent }) => {
			if (wordOf(node) === 'none') return { firstMargins: 'none' };
			return dropsFirst(parent) ? { firstMargins: 'around' } : undefined;
		},
	},
	'-octavo-usual-margin': {
		keys: ['marginTop'],
		read: (_, { parent }) => (dropsFirst(parent) ? { marginTop: { px: 0, percent: 0 } } : undefined),
	},
};
