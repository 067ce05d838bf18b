/** Colors made of others. */
import type { Color } from '../../making/ink';

/** How much lighter and darker the sides of such a border are. */
const STEP = 0.33;
/** Colors below are so dark that both sides are lighter. */
const DARK = 0.13;

function scaleTo([red, green, blue]: Color, most: number): Color {
	const now = Math.max(red, green, blue);
	return now === 0 ? [most, most, most] : [(red * most) / now, (green * most) / now, (blue * most) / now];
}

/** The colors of the sides of a border that seems to be carved, as browsers have them. */
export function carvedColors(color: Color): { readonly dark: Color; readonly light: Color } {
	const [red, green, blue] = color;
	const value = Math.max(red, green, blue);
	const at = (steps: number): Color => scaleTo(color, Math.min(Math.max(value + steps * STEP, 0), 1));
	return value < DARK ? { dark: at(1), light: at(2) } : { dark: at(-1), light: at(1) };
}
