/** The outcome of an operation as the body of an answer. */
import { OctavoError } from '../../shared/contract/errors';
import { givesData, operationOf, type OperationName } from '../../shared/contract/operations';
import type { JsonObject, Operation } from '../../shared/contract/operations/types';
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
import { packageTypes, type PackageType } from '../../shared/packaging';
import { countNoun } from '../../shared/sentences';
import { packResults, severalOf, type Packed, type PackedOutcome } from '../../workers/packed';
import { negotiate } from '../http/accept';
import { Problem } from '../http/problem';

/** Pages as images: one alone can be the answer. */
export const imageTypes = ['image/png', 'image/jpeg'] as const;
type ImageType = (typeof imageTypes)[number];

/** The choice of the request's `Accept`: the package of several files, or the form of a text. */
export interface Form {
	/** Undefined only if `imageAs` is all that is accepted. */
	readonly packAs: PackageType | undefined;
	readonly textAs: TextType;
	/** The result itself is preferred, if it is one image. */
	readonly imageAs?: ImageType;
}

type Negotiated = Operation['output'] & ('pdfs' | 'files' | 'text');

const OFFERS: Readonly<Record<Negotiated, readonly string[]>> = { pdfs: packageTypes, files: packageTypes, text: textTypes };

const isNegotiated = (output: Operation['output']): output is Negotiated => Object.hasOwn(OFFERS, output);

/** Before the parameters are known, which may leave fewer forms of a text or an image. @throws Problem 406 */
export function formFor(name: OperationName, accept: string | undefined, parameters?: object): Form {
	const { output } = operationOf(name);
	const texts = parameters ? textAnswers(parameters) : textTypes;
	const images = imageAnswers(name, parameters);
	const [packAs, textAs] = [negotiate(accept, packageTypes), negotiate(accept, texts)];
	const isAlone = isImage(negotiate(accept, [...packageTypes, ...images]));
	if (isNegotiated(output) && !isAlone && (output === 'text' ? textAs : packAs) === undefined)
		throw notAcceptable(output === 'text' ? texts : [...OFFERS[output], ...images]);
	const imageAs = isAlone ? negotiate(accept, images) : undefined;
	return { packAs, textAs: textAs ?? 'application/json', ...(imageAs ? { imageAs } : {}) };
}

/** The types of an image that is the answer itself: with the parameters, the one that they name. */
function imageAnswers(name: OperationName, parameters?: object): readonly ImageType[] {
	if (!operationOf(name).filesArePages) return [];
	const format = parameters && 'image_format' in parameters ? parameters.image_format : undefined;
	return typeof format === 'string' ? imageTypes.filter((type) => type === `image/${format}`) : imageTypes;
}

const isImage = (type: string | undefined): boolean => type?.startsWith('image/') ?? false;

/** The package that a backend is asked for: none, if the result may be the answer itself. */
export const packingOf = ({ packAs, imageAs }: Form): { readonly packAs?: PackageType } => (imageAs || !packAs ? {} : { packAs });

const notAcceptable = (offers: readonly string[]): Problem =>
	new Problem(
		406,
		[],
		{},
		{ title: `None of the accepted media types can be produced: accept one of ${offers.join(', ')}, or leave Accept out.` },
	);

export function answerOf(name: OperationName, outcome: PackedOutcome, form: Form): Packed {
	const { textAs } = form;
	const packed = outcome.packed ?? packSeveral(name, outcome, form);
	if (packed) return packed;
	const operation = operationOf(name);
	if (givesData(operation))
		return operation.output === 'text' ? packText(outcome.data ?? {}, textAs) : jsonOf(outcome.data ?? {});
	const [document] = outcome.documents;
	if (!document) throw new OctavoError('internal', 'The operation gave no document');
	return packOne('application/pdf', document.bytes);
}

/** The results of an operation that gives several; undefined for another. @throws Problem 406 if only one image is accepted */
function packSeveral(name: OperationName, outcome: PackedOutcome, { packAs, imageAs }: Form): Packed | undefined {
	const results = severalOf(name, outcome);
	const [only, ...others] = results ?? [];
	if (imageAs && only && others.length === 0) return packOne(imageAs, only.bytes);
	if (packAs || !results) return packResults(name, outcome, packAs ?? 'application/zip');
	const title = `There are ${countNoun(results.length, 'image')}, and ${imageAs ?? 'an image type'} holds one: accept application/zip too, or name one page.`;
	throw new Problem(406, [], {}, { title });
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
