/** Errors for people. */
import { asOctavoError, type OctavoError } from '../../shared/contract/errors';
import { printable } from './log';
import { spellError, type Spelling } from './spelling';

/** The runner cuts a message there. */
export const MESSAGE_LENGTH = 4096;

/** The error as one readable line: what happened, and the cure, with the names of fields as the author knows them. */
export function explain(thrown: unknown, spelling: Spelling): string {
	const first = asOctavoError(thrown);
	const texts = [first, ...first.others].map((error) => {
		const message = aboutTheDocument(error);
		const text = error.advice === undefined ? message : `${message.replace(/[.:]$/, '')}. ${error.advice}`;
		return spellError(spelling, text, error);
	});
	return printable(texts.join('. ')).slice(0, MESSAGE_LENGTH);
}

/** The message without the field `file`, by which the contract names the document: no input has that name. */
const aboutTheDocument = ({ message, issues }: OctavoError): string =>
	issues
		.filter(({ field }) => field === 'file')
		.reduce(
			(text, { message: told }) => text.replace(`file: ${told}`, () => (/^\p{Ll}/u.test(told) ? `The document ${told}` : told)),
			message,
		);
