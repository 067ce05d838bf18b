/** The colors of text and numbers (docs/semantics.md, §7.2). */
import { readColor } from '../../../contract/values/colors';
import type { Value } from '../../../pdf/syntax/values';
import { calibratedGray, calibratedRgb, covers, type Claim } from './pdfa';

/** The name of the calibrated color space among the resources. */
export const COLOR_SPACE = 'OctavoColor';

export interface Filling {
	/** Components: one of grey, or three of RGB. */
	readonly values: readonly number[];
	/** The operators that set the fill color. */
	readonly operators: string;
	/** Where device colors are not allowed: the color space that the operators name. */
	readonly colorSpace: Value | undefined;
	/** Whether fonts list their glyphs, as PDF/A-1 asks. */
	readonly listsGlyphs: boolean;
}

export function fillingOf(color: string, claim: Claim | undefined): Filling {
	const values = componentsOf(color);
	const isGray = values.length === 1;
	const listsGlyphs = claim?.part === 1;
	if (claim === undefined || covers(claim, isGray ? 1 : 3))
		return { values, operators: `${values.join(' ')} ${isGray ? 'g' : 'rg'}`, colorSpace: undefined, listsGlyphs };
	return {
		values,
		listsGlyphs,
		operators: `/${COLOR_SPACE} cs ${values.join(' ')} sc`,
		colorSpace: isGray ? calibratedGray() : calibratedRgb(),
	};
}

/** The Gray of the contract is half of white; other shades of gray have one component too, except black, which was always RGB. */
function componentsOf(color: string): readonly number[] {
	if (color === 'Gray') return [0.5];
	const [red, green, blue] = readColor(color)!;
	const isGray = red === green && green === blue && red > 0;
	return (isGray ? [red] : [red, green, blue]).map((value) => Math.round((value / 255) * 10_000) / 10_000);
}

/** Shades of gray, from 0 (black) to 1. */
export function grayFilling(claim: Claim | undefined): { set: (shade: number) => string; colorSpace: Value | undefined } {
	if (claim === undefined || covers(claim, 1)) return { set: (shade) => `${shade} g`, colorSpace: undefined };
	return { set: (shade) => `/${COLOR_SPACE} cs ${shade} sc`, colorSpace: calibratedGray() };
}
