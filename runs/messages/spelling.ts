/** The layer's errors name fields and operations by their wire names; the author of a step without `steps` wrote inputs. */
import { wireNamesIn, type OctavoError } from '../../shared/contract/errors';
import { kebab, respell } from '../../shared/contract/names';
import { isOperationName } from '../../shared/contract/operations';

/** Whether the user wrote flat inputs, options of a command line, or `steps`, which use wire names. */
export type Spelling = 'inputs' | 'options' | 'wire';

/** `optionOf('first_page')` is `'--first-page'`. */
export const optionOf = (wire: string): string => (isOperationName(wire) ? kebab(wire) : `--${kebab(wire)}`);

/** The text with each of these wire names as its user wrote it. */
export const spellNames = (spelling: Spelling, text: string, wireNames: readonly string[]): string =>
	spelling === 'wire' ? text : respell(text, wireNames, spelling === 'inputs' ? kebab : optionOf);

/**
 * The text of an error with its names. A field that is also a word of English, such as `pages`, is an option only before its colon,
 * unless the issue mentions it: `the document has 3 --pages` would say something else.
 */
export function spellError(spelling: Spelling, text: string, error: OctavoError): string {
	const names = wireNamesIn(error);
	if (spelling !== 'options') return spellNames(spelling, text, names);
	const { fields, operation, issues } = error;
	const mentioned = new Set([...fields, operation, ...issues.flatMap(({ mentions = [] }) => mentions)]);
	const isName = (name: string): boolean => name.includes('_') || mentioned.has(name);
	const labels = names.filter((name) => !isName(name) && /^\w+$/.test(name));
	const labelled = labels.reduce((told, label) => told.replace(new RegExp(`\\b${label}(?=: )`, 'g'), optionOf(label)), text);
	return spellNames(spelling, labelled, names.filter(isName));
}
