/** Derives all other spellings from the wire name. This cannot be reversed: `line_1` becomes `line1`. */
import { operationOf, type OperationName } from './operations';

/** `first_page` → `firstPage`: names of n8n's parameters. */
export const camel = (wire: string): string => wire.replace(/_(\w)/g, (_, next: string) => next.toUpperCase());

/** `first_page` → `first-page`: names of the Action's inputs, and of an operation's files. */
export const kebab = (wire: string): string => wire.replaceAll('_', '-');

/** A text with these of its wire names in the host's spelling. */
export function respell(text: string, wireNames: readonly string[], spell: (wire: string) => string): string {
	const words = wireNames.filter((name) => /^\w+$/.test(name));
	return words.length === 0 ? text : text.replace(new RegExp(`\\b(?:${words.join('|')})\\b`, 'g'), spell);
}

/** The path of an operation in the HTTP service. */
export const pathOf = (name: OperationName): string => operationOf(name).path ?? `/v1/${name}`;
