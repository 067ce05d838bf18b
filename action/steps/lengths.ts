/** Lengths as people write them: a convenience of the Action; the service takes inches. */
import type { Field } from '../../shared/contract/operations/types';

/** The accepted values besides inches, for messages and descriptions. */
export const LENGTH_WORDS = 'or a length such as 20 mm, 2 cm or 0.5 in';

const PER_INCH: Readonly<Record<string, number>> = { mm: 25.4, cm: 2.54, in: 1 };
const LENGTH = /^\s*(\d+(?:\.\d*)?|\.\d+)\s*(mm|cm|in)\s*$/i;

export const isLength = (field: Field): boolean => field.kind === 'decimal' && field.unit === 'inches';

/** `20 mm` → inches; any other text as it is, for `decode` to judge. */
export function plainInches(text: string): string {
	const [, value, unit] = LENGTH.exec(text) ?? [];
	const perInch = PER_INCH[unit?.toLowerCase() ?? ''];
	// Ten decimals, and never an exponent, which the contract refuses.
	return perInch === undefined ? text : (Number(value) / perInch).toFixed(10).replace(/\.?0+$/, '');
}
