/** The colors of text and numbers (docs/semantics.md, §7.2). */
import type { ParamsOf } from '../../../contract/operations';
import type { Value } from '../../../pdf/syntax/values';
import { calibratedGray, calibratedRgb, covers, type Claim } from './pdfa';

export type Color = ParamsOf<'add_text_watermark'>['color'];

/** Components: one of grey, or three of RGB. */
const components: Readonly<Record<Color, readonly number[]>> = { Black: [0, 0, 0], Blue: [0, 0, 1], Gray: [0.5], Red: [1, 0, 0] };

/** The name of the calibrated color space among the resources. */
export const COLOR_SPACE = 'OctavoColor';

export interface Filling {
	/** Components: one of grey, or three of RGB. */
	readonly values: readonly number[];
	/** The operators that set the fill color. */
	readonly operators: string;
	/** Where device colors are not allowed: the color space that the operators name. */
	readonly colorSpace: Value | undefined;
}

export function fillingOf(color: Color, claim: Claim | undefined): Filling {
	const values = components[color];
	const isGray = values.length === 1;
	if (claim === undefined || covers(claim, isGray ? 1 : 3))
		return { values, operators: `${values.join(' ')} ${isGray ? 'g' : 'rg'}`, colorSpace: undefined };
	return {
		values,
		operators: `/${COLOR_SPACE} cs ${values.join(' ')} sc`,
		colorSpace: isGray ? calibratedGray() : calibratedRgb(),
	};
}
