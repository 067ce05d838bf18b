/** Conditions of `@supports` (CSS Conditional 3, 6; Conditional 4, 2): they hold for all that is printed here, or not seen on paper. */
import { INITIAL } from '../model/layout/boxes/initial-style';
import { conditionHolds } from './conditions';
import { LONGEST_CONDITION } from './limits';
import { declarationsIn } from './scan-css';
import { readSelectors } from './selectors';
import { PROPERTIES, SILENT } from './values/properties';
import type { Reading } from './values/property';
import { readValue } from './values/tokens';

/** Whether a condition such as `(display: grid) and (not (gap: 1px))` holds. */
export const isSupported = (condition: string): boolean =>
	condition.length <= LONGEST_CONDITION && conditionHolds(condition, partHolds);

function partHolds(part: string): boolean {
	const inner = part.slice(part.indexOf('(') + 1, -1);
	if (/^selector\(/i.test(part)) return readSelectors(inner) !== undefined;
	return part.startsWith('(') && declarationsIn(inner).some(({ name, value }) => isKnown(name, value));
}

const READING: Reading = { parent: INITIAL, own: INITIAL, em: 16, rem: 16, pageWidth: 794, pageHeight: 1123, zoom: 1 };

function isKnown(name: string, value: string): boolean {
	if (name.startsWith('--')) return true;
	// Sheets ask for names with these beginnings to find out which browser reads them.
	if (/^-(?:moz|ms|o)-/.test(name)) return false;
	if (!Object.hasOwn(PROPERTIES, name)) return !name.startsWith('-') && SILENT.test(name);
	if (/^(?:inherit|initial|unset|revert|revert-layer)$/i.test(value.trim()) || /var\(/i.test(value)) return true;
	const nodes = readValue(value);
	return nodes !== undefined && nodes.length > 0 && PROPERTIES[name]!.read(nodes, READING) !== undefined;
}
