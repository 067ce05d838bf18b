/** The note about parts whose names the operation does not know. They are ignored (docs/semantics.md, §4.7), but not silently. */
import type { Note } from '../../shared/contract/backend';
import type { Issue } from '../../shared/contract/errors';
import { pathOf } from '../../shared/contract/names';
import { operationOf, type OperationName } from '../../shared/contract/operations';
import { countNoun, shortenText } from '../../shared/sentences';
import { nearest, suggestion } from '../../shared/contract/suggest';

/** Names in one note, and characters of a name. */
const MOST_NAMES = 5;
const LONGEST_NAME = 60;

/** Clients may send these to every operation, also to one that does not need them. */
const EVERYWHERE = ['file', 'open_password'];

export function unknownParameters(name: OperationName, given: Iterable<string>): Note[] {
	const known = knownIn(name);
	const unknown = unknownIn(name, given);
	if (unknown.length === 0) return [];
	// The search for a similar name takes time, and a client may send thousands of names.
	const named = unknown.slice(0, MOST_NAMES);
	const rest = unknown.length - named.length;
	const list = [...named.map((wire) => `${showName(wire)}${suggestion(wire, known)}`), ...(rest > 0 ? [`${rest} more`] : [])];
	return [
		{
			code: 'unknown_parameters',
			message: `${countNoun(unknown.length, 'field is', 'fields are')} unknown and had no effect: ${list.join(', ')}. /openapi.json lists the fields of ${pathOf(name)}.`,
		},
	];
}

/** The issues, where that of a missing field names the unknown one that may be meant. */
export function withMeant(name: OperationName, given: Iterable<string>, issues: readonly Issue[]): Issue[] {
	const unknown = unknownIn(name, given).slice(0, MOST_NAMES);
	return issues.map((issue) => {
		const meant = issue.message.startsWith('is required')
			? unknown.find((wire) => nearest(wire, knownIn(name)).includes(issue.field))
			: undefined;
		return meant === undefined
			? issue
			: { ...issue, message: `${issue.message}. The field ${showName(meant)} is unknown: rename it` };
	});
}

const knownIn = (name: OperationName): string[] => ['file', ...Object.keys(operationOf(name).fields)];

function unknownIn(name: OperationName, given: Iterable<string>): string[] {
	const known = [...knownIn(name), ...EVERYWHERE];
	const isKnown = (wire: string): boolean => known.includes(wire) || (operationOf(name).input === 'many' && NUMBERED.test(wire));
	return [...new Set(given)].filter((wire) => !isKnown(wire));
}

/** `file_1`, `file_2`, …: further documents of an operation that takes several (docs/semantics.md, §4.5). */
export const NUMBERED = /^file_(\d{1,9})$/;

/** One line, truncated. */
export function showName(wire: string): string {
	const text = shortenText(wire.replace(/[\p{C}\u2028\u2029]/gu, ' '), LONGEST_NAME);
	return text.trim() === '' ? '(without a name)' : text;
}
