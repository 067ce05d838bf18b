/** Errors for people. */
import { asOctavoError, wireNamesIn } from '../../shared/errors';
import { printable } from './log';
import { spelled, type Spelling } from './spelling';

/** The runner cuts a message there. */
export const MESSAGE_LENGTH = 4096;

/** The error as one readable line: what happened, and the cure, with the names of fields as the author knows them. */
export function explain(thrown: unknown, spelling: Spelling): string {
	const first = asOctavoError(thrown);
	const texts = [first, ...first.others].map((error) => {
		const text = error.advice === undefined ? error.message : `${error.message.replace(/[.:]$/, '')}. ${error.advice}`;
		return spelled(spelling, text, wireNamesIn(error));
	});
	return printable(texts.join('. ')).slice(0, MESSAGE_LENGTH);
}
