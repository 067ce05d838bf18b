/** The layer's errors name fields and operations by their wire names; the author of a step without `steps` wrote inputs. */
import { kebab, respell } from '../../shared/contract/names';
import { isOperationName } from '../../shared/contract/operations';

/** Whether the user wrote flat inputs, options of a command line, or `steps`, which use wire names. */
export type Spelling = 'inputs' | 'options' | 'wire';

/** `optionOf('first_page')` is `'--first-page'`. */
export const optionOf = (wire: string): string => (isOperationName(wire) ? kebab(wire) : `--${kebab(wire)}`);

/** The text with each of these wire names as its user wrote it. */
export const spellNames = (spelling: Spelling, text: string, wireNames: readonly string[]): string =>
	spelling === 'wire' ? text : respell(text, wireNames, spelling === 'inputs' ? kebab : optionOf);
