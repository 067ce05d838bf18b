import { Box } from '../../model/layout/boxes/box';
import { inheritStyle } from '../../model/layout/boxes/initial-style';
import type { Display, Style } from '../../model/layout/boxes/style';

/** A box that no element has. */
export function anonymousBox(parent: Style, display: Display): Box {
	const style = inheritStyle(parent);
	style.display = display;
	for (const key of ['borderTopWidth', 'borderRightWidth', 'borderBottomWidth', 'borderLeftWidth', 'outlineWidth'] as const)
		style[key] = 0;
	return new Box(style);
}
