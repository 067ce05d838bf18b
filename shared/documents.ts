/** Checks how many documents an operation takes: the part of the validation that is not about fields. */
import type { Issue } from './errors';
import { operationOf, type OperationName } from './operations';

/** The issues on `file` before a document is read: none is given, or several if the operation takes one (docs/semantics.md, §3). */
export function documentIssues(name: OperationName, documents: readonly unknown[]): Issue[] {
	const { input, accepts } = operationOf(name);
	if (documents.length === 0) {
		const wanted = accepts === 'image' ? 'PNG or JPEG image' : 'PDF document';
		return [{ field: 'file', message: `is required: ${input === 'many' ? 'at least one' : 'a'} ${wanted}` }];
	}
	if (input === 'one' && documents.length > 1)
		return [{ field: 'file', message: `must be given only once: this operation takes one document, not ${documents.length}` }];
	return [];
}
