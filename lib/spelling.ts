/** The layer's errors and notes name fields and operations by their wire names; a program knows them in camelCase. */
import type { Note } from '../shared/contract/backend';
import { detailsOf, OctavoError, wireNamesIn } from '../shared/contract/errors';
import { camel, respell } from '../shared/contract/names';

/** The same error with the names of the library, in its message, its advice and its issues. */
export function errorInCamelCase(error: OctavoError): OctavoError {
	const names = wireNamesIn(error);
	const spell = (text: string): string => respell(text, names, camel);
	const { advice, predicate, operation } = error;
	return new OctavoError(error.code, spell(error.message), {
		...detailsOf(error),
		issues: error.issues.map(({ field, message, mentions, ...rest }) => ({
			...rest,
			field: camel(field),
			message: spell(message),
			...(mentions && { mentions: mentions.map(camel) }),
		})),
		advice: advice && spell(advice),
		predicate: predicate && spell(predicate),
		sentence: spell(error.sentence),
		operation: operation && camel(operation),
		fields: error.fields.map(camel),
		others: error.others.map(errorInCamelCase),
	});
}

/** A note for programs, which need no list of the names that it mentions. */
export const noteInCamelCase = ({ code, message, mentions = [] }: Note): Note => ({
	code,
	message: respell(message, mentions, camel),
});
