/** Sizes of pages in figures, such as `210 x 99 mm`, in place of a size of paper. */
import type { Operation } from '../operations/types';

/** The accepted values besides sizes of paper, in words that follow those. */
export const SIDES_WORDS = 'or a size such as 210 x 99 mm';

const SIDES = /^ *([\d.]{1,33}) *[x×] *([\d.]{1,33}) *(mm|cm|in) *$/i;

/** The raw values with such sizes as the fields of their sides, unless one of those is given as well. */
export function expandSides(
	fields: Operation['fields'],
	raw: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
	let expanded = raw;
	for (const [wire, field] of Object.entries(fields)) {
		if (field.kind !== 'choice' || !field.sides) continue;
		const { [wire]: size, ...others } = expanded;
		const [across, down, unit] = typeof size === 'string' ? (SIDES.exec(size)?.slice(1) ?? []) : [];
		const isGiven = field.sides.some((side) => ![undefined, null, ''].includes(others[side] as string));
		if (unit === undefined || isGiven) continue;
		const [width, height] = field.sides;
		expanded = { ...others, [width]: `${across} ${unit}`, [height]: `${down} ${unit}` };
	}
	return expanded;
}
