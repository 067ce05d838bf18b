/** Numbers of templates that only a region may know: without a region they are refused with all other problems (docs/semantics.md, D4). */
import type { Issue } from '../errors';
import { operationOf, type OperationName } from '../operations';
import type { Field } from '../operations/types';

/** An issue for each parameter whose value has no meaning here. */
export function unknownHere(name: OperationName, params: Readonly<Record<string, unknown>>): Issue[] {
	return Object.entries<Field>(operationOf(name).fields).flatMap(([wire, field]) => {
		if (field.kind !== 'choice' || !field.open || typeof params[wire] !== 'number') return [];
		const known = field.options.map(({ value }) => value).join(', ');
		return [{ field: wire, message: `is a number that only some regions know: use ${known}` }];
	});
}
