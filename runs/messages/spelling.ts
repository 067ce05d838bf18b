/** The layer's errors name fields and operations by their wire names; the author of a step without `steps` wrote inputs. */
import { kebab, respell } from '../../shared/contract/names';

/** Whether the user wrote flat inputs, or `steps`, which use wire names. */
export type Spelling = 'inputs' | 'wire';

/** The text with each of these wire names written as the name of its input, if the author wrote inputs. */
export const spellNames = (spelling: Spelling, text: string, wireNames: readonly string[]): string =>
	spelling === 'inputs' ? respell(text, wireNames, kebab) : text;
