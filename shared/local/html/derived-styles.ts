import type { Style } from '../../model/layout/boxes/style';

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
