/** The outcome of an operation as the body of an answer. */
import { OctavoError } from '../../shared/contract/errors';
import { givesData, operationOf, type OperationName } from '../../shared/contract/operations';
import type { JsonObject, Operation } from '../../shared/contract/operations/types';
import { packageTypes, type PackageType } from '../../shared/packaging';
import {
	csvOfTable,
	jsonLinesOf,
	piecesOfResult,
	tablesOfResult,
	textAnswers,
	textOfResult,
	textTypes,
	type TextType,
} from '../../shared/contract/text-result';
import { countNoun } from '../../shared/sentences';
import { packResults, type Packed, type PackedOutcome } from '../../workers/packed';
import { negotiate } from '../http/accept';
import { Problem } from '../http/problem';

/** The choice of the request's `Accept`: the package of several files, or the form of a text. */
export interface Form {
	readonly packAs: PackageType;
	readonly textAs: TextType;
}

type Negotiated = Operation['output'] & ('pdfs' | 'files' | 'text');

const OFFERS: Readonly<Record<Negotiated, readonly string[]>> = { pdfs: packageTypes, files: packageTypes, text: textTypes };

const isNegotiated = (output: Operation['output']): output is Negotiated => Object.hasOwn(OFFERS, output);

/** Before the parameters are known, which may leave fewer forms of a text. @throws Problem 406 */
export function formFor(name: OperationName, accept: string | undefined, parameters?: object): Form {
	const { output } = operationOf(name);
	const texts = parameters ? textAnswers(parameters) : textTypes;
	const [packAs, textAs] = [negotiate(accept, packageTypes), negotiate(accept, texts)];
	if (isNegotiated(output) && (output === 'text' ? textAs : packAs) === undefined)
		throw notAcceptable(output === 'text' ? texts : OFFERS[output]);
	return { packAs: packAs ?? 'application/zip', textAs: textAs ?? 'application/json' };
}

const notAcceptable = (offers: readonly string[]): Problem =>
	new Problem(
		406,
		[],
		{},
		{ title: `None of the accepted media types can be produced: accept one of ${offers.join(', ')}, or leave Accept out.` },
	);

export function answerOf(name: OperationName, outcome: PackedOutcome, { packAs, textAs }: Form): Packed {
	const packed = outcome.packed ?? packResults(name, outcome, packAs);
	if (packed) return packed;
	const operation = operationOf(name);
	if (givesData(operation))
		return operation.output === 'text' ? packText(outcome.data ?? {}, textAs) : jsonOf(outcome.data ?? {});
	const [document] = outcome.documents;
	if (!document) throw new OctavoError('internal', 'The operation gave no document');
	return packOne('application/pdf', document.bytes);
}

const packOne = (contentType: string, bytes: Uint8Array): Packed => ({ contentType, length: bytes.length, pieces: [bytes] });

const jsonOf = (data: JsonObject): Packed => packOne('application/json', Buffer.from(JSON.stringify(data), 'utf8'));

function packText(data: JsonObject, type: TextType): Packed {
	if (type === 'application/json') return jsonOf(data);
	if (type === 'application/jsonl') return packOne(type, Buffer.from(jsonLinesOf(piecesOfResult(data) ?? []), 'utf8'));
	const text = type === 'text/csv' ? csvOfOne(data) : textOfResult(data);
	return packOne(`${type}; charset=utf-8`, Buffer.from(text, 'utf8'));
}

/** @throws Problem 406 unless there is exactly one table */
function csvOfOne(data: JsonObject): string {
	const csv = csvOfTable(data);
	if (csv !== undefined) return csv;
	const title = `The document has ${countNoun(tablesOfResult(data).length, 'table')} on these pages, and text/csv holds one: accept application/json, or name other pages.`;
	throw new Problem(406, [], {}, { title });
}
