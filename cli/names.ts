/** Names of operations as people type them: those of the Action, and short ones. */
import { kebab } from '../shared/contract/names';
import { isOperationName, operationNames, type OperationName } from '../shared/contract/operations';
import { suggestion } from '../shared/contract/suggest';

/** Short names, each of one operation that the word alone makes people think of. */
export const SHORT_NAMES: Readonly<Record<string, OperationName>> = {
	merge: 'merge_documents',
	rotate: 'rotate_pages',
	reverse: 'reverse_pages',
	text: 'extract_text',
	find: 'find_text',
	info: 'get_document_info',
	optimize: 'optimize_document',
	compare: 'compare_documents',
	compress: 'compress_document',
	check: 'check_document',
	encrypt: 'add_password',
	decrypt: 'remove_password',
	sign: 'sign_document',
	fill: 'fill_form',
	flatten: 'flatten_form',
	markdown: 'markdown_to_pdf',
	sanitize: 'sanitize_document',
};

/** Commands that are not operations. */
export const COMMANDS = ['help', 'run', 'watch', 'completion'] as const;

/** The operation of a name, in any of its spellings; `undefined` if there is no such one. */
export function operationNamed(given: string): OperationName | undefined {
	const wire = given.replaceAll('-', '_');
	return isOperationName(wire) ? wire : Object.hasOwn(SHORT_NAMES, given) ? SHORT_NAMES[given] : undefined;
}

/** Every name that can be typed. */
export const typedNames = (): string[] => [...operationNames.map(kebab), ...Object.keys(SHORT_NAMES), ...COMMANDS];

/** The sentence about a name that is not known, with those that may have been meant. */
export const unknownName = (given: string): string =>
	`no operation has the name that was given${suggestion(given, typedNames())}: octavo help lists all`;
