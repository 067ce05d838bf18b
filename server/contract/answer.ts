/** The outcome of an operation as the body of an answer. */
import type { Outcome } from '../../shared/backend';
import { OctavoError } from '../../shared/errors';
import { operationOf, type OperationName } from '../../shared/operations';
import type { Operation } from '../../shared/operations/types';
import { pack, packageTypes, type PackageType } from '../../shared/packaging';
import { negotiate } from '../http/accept';
import { Problem } from '../http/problem';

/** Outputs with several files, whose package the request's `Accept` chooses. */
const PACKAGED: ReadonlySet<Operation['output']> = new Set(['pdfs', 'files']);

/** The package that a client wants, if the operation gives one. @throws Problem 406 */
export function packageFor(name: OperationName, accept: string | undefined): PackageType {
	const chosen = negotiate(accept, packageTypes);
	if (chosen === undefined && PACKAGED.has(operationOf(name).output))
		throw new Problem(
			406,
			[],
			{},
			{
				title: `None of the accepted media types can be produced: accept one of ${packageTypes.join(', ')}, or leave Accept out.`,
			},
		);
	return chosen ?? 'application/zip';
}

export function answerOf(name: OperationName, outcome: Outcome, type: PackageType): { contentType: string; body: Uint8Array } {
	const { output } = operationOf(name);
	switch (output) {
		case 'data':
			return { contentType: 'application/json', body: Buffer.from(JSON.stringify(outcome.data ?? {}), 'utf8') };
		case 'files': {
			const { files = [] } = outcome;
			// RFC 2046 requires at least one part.
			return pack(files, files.length === 0 && type === 'multipart/mixed' ? 'application/zip' : type);
		}
		case 'pdfs':
			return pack(outcome.documents, type);
		case 'pdf': {
			const [document] = outcome.documents;
			if (!document) throw new OctavoError('internal', 'The operation gave no document');
			return { contentType: 'application/pdf', body: document.bytes };
		}
		default:
			return output satisfies never;
	}
}
