/** Derives all other spellings from the wire name. This cannot be reversed: `line_1` becomes `line1`. */
import { operationOf, type OperationName } from './operations';

/** Names of n8n's parameters. `camel('first_page')` is `'firstPage'`. */
export const camel = (wire: string): string => wire.replace(/_(\w)/g, (_, next: string) => next.toUpperCase());

/** Names of the Action's inputs, and of an operation's files. `kebab('first_page')` is `'first-page'`. */
export const kebab = (wire: string): string => wire.replaceAll('_', '-');

/** A text with these of its wire names in the host's spelling. `respell('see first_page', ['first_page'], kebab)` is `'see first-page'`. */
export function respell(text: string, wireNames: readonly string[], spell: (wire: string) => string): string {
	const words = wireNames.filter((name) => /^\w+$/.test(name));
	return words.length === 0 ? text : text.replace(new RegExp(`\\b(?:${words.join('|')})\\b`, 'g'), spell);
}

/** The path of an operation in the HTTP service. `pathOf('rotate_pages')` is `'/v1/rotate_pages'`. */
export const pathOf = (name: OperationName): string => operationOf(name).path ?? `/v1/${name}`;
