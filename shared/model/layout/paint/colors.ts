/** Colors made of others. */
import type { Color } from '../../making/ink';

/** A darker color. */
export const mixColors = ([red, green, blue]: Color, part: number): Color => [red * part, green * part, blue * part];
