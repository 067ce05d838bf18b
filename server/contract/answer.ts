/** The outcome of an operation as the body of an answer. */
import { OctavoError } from '../../shared/errors';
import { operationOf, type OperationName } from '../../shared/operations';
import type { Operation } from '../../shared/operations/types';
import { packageTypes, type PackageType } from '../../shared/packaging';
import { packResults, type Packed, type PackedOutcome } from '../../workers/packed';
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

export function answerOf(name: OperationName, outcome: PackedOutcome, type: PackageType): Packed {
	const packed = outcome.packed ?? packResults(name, outcome, type);
	if (packed) return packed;
	if (operationOf(name).output === 'data')
		return { contentType: 'application/json', pieces: [Buffer.from(JSON.stringify(outcome.data ?? {}), 'utf8')] };
	const [document] = outcome.documents;
	if (!document) throw new OctavoError('internal', 'The operation gave no document');
	return { contentType: 'application/pdf', pieces: [document.bytes] };
}
