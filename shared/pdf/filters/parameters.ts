/** Parameters of filters (ISO 32000-2, table 8). */
import type { Parameters } from '../large-data';

/** An entry of /DecodeParms that is a number. */
export function integerOf(parameters: Parameters | undefined, key: string, otherwise: number): number {
	const value = parameters?.get(key);
	return typeof value === 'number' ? Math.trunc(value) : otherwise;
}
