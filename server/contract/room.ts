/** How many bytes the parts of a request may hold, by name, so that a field that is far too long is refused while it arrives. */
import { expectation } from '../../shared/contract/values/expectation';
import { invalidParameters } from '../../shared/contract/errors';
import { operationOf, type OperationName } from '../../shared/contract/operations';
import type { Field } from '../../shared/contract/operations/types';
import type { Room } from '../http/body';
import { NUMBERED } from './unknown-parameters';

/** Bytes of a number, a flag, a choice or several, spaces included. */
const SHORT = 1024;

/** Documents are bounded by the body; parts that the operation does not know have no effect. */
export function roomFor(name: OperationName, part: string): Room {
	const { input, fields } = operationOf(name);
	if (part === 'file' || (input === 'many' && NUMBERED.test(part))) return 'unbounded';
	const field = Object.hasOwn(fields, part) ? fields[part] : undefined;
	if (!field) return 'ignored';
	if (field.kind === 'file' || field.kind === 'files') return 'unbounded';
	return {
		bytes: mostBytes(field),
		excess: () => invalidParameters([{ field: part, message: `must be ${expectation(field)}` }]),
	};
}

/** More than decoding takes: a character has at most three bytes for each UTF-16 unit, and text is normalised up to eight times its length. */
function mostBytes(field: Field): number {
	if (!('maxLength' in field)) return SHORT;
	return Math.max(SHORT, (field.kind === 'text' ? 24 : 3) * field.maxLength);
}
