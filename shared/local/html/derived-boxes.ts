/** Boxes that no element has, and styles that are made of others. */
import { Box } from '../../model/layout/boxes/box';
import { inheritStyle } from '../../model/layout/boxes/initial-style';
import type { Display, Style } from '../../model/layout/boxes/style';

/** A box that no element has; such boxes share their style. */
export const anonymousBox = (parent: Style, display: Display): Box =>
	new Box(deriveStyle(parent, `anonymous ${display}`, () => anonymousStyle(parent, display)));

function anonymousStyle(parent: Style, display: Display): Style {
	const style = inheritStyle(parent);
	style.display = display;
	for (const key of ['borderTopWidth', 'borderRightWidth', 'borderBottomWidth', 'borderLeftWidth', 'outlineWidth'] as const)
		style[key] = 0;
	return style;
}

/** Styles that are made of others: elements that are alike share them, so that many do not take more memory. */
const derived = new WeakMap<Style, Map<string, Style>>();

/** @param key tells apart the styles that are made of one */
export function deriveStyle(from: Style, key: string, make: () => Style): Style {
	let known = derived.get(from);
	if (!known) derived.set(from, (known = new Map<string, Style>()));
	let style = known.get(key);
	if (!style) known.set(key, (style = make()));
	return style;
}
