/** Sides by the direction of text (CSS Logical Properties 1), which is downwards: the same properties by other names. */
import type { Properties } from './property';

const SIDES: readonly (readonly [string, string])[] = [
	['inline-start', 'left'],
	['inline-end', 'right'],
	['block-start', 'top'],
	['block-end', 'bottom'],
];
const OLD = [
	['start', 'left'],
	['end', 'right'],
	['before', 'top'],
	['after', 'bottom'],
] as const;
const BLOCKS = [
	['start', 'top'],
	['end', 'bottom'],
] as const;
const INLINES = [
	['start', 'left'],
	['end', 'right'],
] as const;

const NAMES: readonly (readonly [string, string])[] = [
	...SIDES.flatMap(([logical, side]): [string, string][] => [
		[`inset-${logical}`, side],
		[`margin-${logical}`, `margin-${side}`],
		[`padding-${logical}`, `padding-${side}`],
		[`border-${logical}`, `border-${side}`],
		[`border-${logical}-width`, `border-${side}-width`],
		[`border-${logical}-style`, `border-${side}-style`],
		[`border-${logical}-color`, `border-${side}-color`],
	]),
	...BLOCKS.flatMap(([block, above]) =>
		INLINES.map(([inline, beside]): [string, string] => [`border-${block}-${inline}-radius`, `border-${above}-${beside}-radius`]),
	),
	// Older names, which browsers still know.
	...OLD.flatMap(([old, side]): [string, string][] => [
		[`-webkit-margin-${old}`, `margin-${side}`],
		[`-webkit-padding-${old}`, `padding-${side}`],
	]),
	['inline-size', 'width'],
	['block-size', 'height'],
	['min-inline-size', 'min-width'],
	['min-block-size', 'min-height'],
	['max-inline-size', 'max-width'],
	['max-block-size', 'max-height'],
];

export const logicalProperties = (physical: Properties): Properties =>
	Object.fromEntries(NAMES.map(([logical, name]) => [logical, physical[name]!]));

/** `mirrorName('margin-inline-start')` is `'margin-inline-end'`: the name of the other side, which counts from right to left. */
export const mirrorName = (name: string): string => MIRRORED.get(name) ?? name;

const MIRRORED: ReadonlyMap<string, string> = new Map(
	NAMES.flatMap(([name]): [string, string][] => {
		const other = name.replace(
			/(inline-|-webkit-(?:margin|padding)-|border-(?:start|end)-)(start|end)/,
			(_, before: string, side: string) => `${before}${side === 'start' ? 'end' : 'start'}`,
		);
		return other === name ? [] : [[name, other]];
	}),
);
