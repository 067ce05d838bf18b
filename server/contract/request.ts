/** The parts of a request, as documents and raw parameters of an operation. */
import type { Document, Note } from '../../shared/contract/backend';
import { unknownHere } from '../../shared/contract/values/known-here';
import { decodeAll, ONLY_ONCE, rawText, type RawParameters } from '../../shared/contract/values/decode';
import { documentIssues } from '../../shared/contract/documents';
import { invalidParameters, type Issue } from '../../shared/contract/errors';
import { operationOf, type OperationName, type ParamsOf } from '../../shared/contract/operations';
import { baseName } from '../../shared/packaging/names';
import type { Part } from '../http/body';
import { textForFile } from './text-for-file';
import { NUMBERED, unknownParameters, withMeant } from './unknown-parameters';

export interface OperationRequest<N extends OperationName> {
	readonly documents: readonly Document[];
	readonly parameters: ParamsOf<N>;
	/** Notes for the client on a request that is valid. */
	readonly notes: readonly Note[];
}

/** Unknown names are ignored, and a note lists them. @throws OctavoError `invalid_parameters` with every offending field. */
export function readRequest<N extends OperationName>(name: N, parts: readonly Part[]): OperationRequest<N> {
	const inputs = inputParts(name, parts);
	const documents = inputs.map(({ fileName, bytes }, index) => ({ name: fileNameOf(fileName, index), bytes }));
	const raw = readParameters(name, parts);
	const { params, issues } = decodeAll(name, raw);
	const repeated = repeatedChoices(name, raw);
	const others = issues.filter(({ field }) => !repeated.some((one) => one.field === field));
	const all = [
		...documentIssues(name, documents),
		...textForFile(operationOf(name), inputs, parts),
		...repeated,
		...others,
		...unknownHere(name, params),
	];
	const given = parts.map((part) => part.name);
	if (all.length > 0) throw invalidParameters(withMeant(name, given, all));
	return { documents, parameters: params, notes: unknownParameters(name, given) };
}

/** `file` parts in order; if the operation takes several, then `file_1`, `file_2`, … by number (docs/semantics.md, §4.5). */
function inputParts(name: OperationName, parts: readonly Part[]): Part[] {
	const files = parts.filter((part) => part.name === 'file');
	const numbered = parts
		.map((part) => ({ part, number: Number(NUMBERED.exec(part.name)?.[1] ?? NaN) }))
		.filter(({ number }) => operationOf(name).input === 'many' && !Number.isNaN(number))
		.sort((one, other) => one.number - other.number)
		.map(({ part }) => part);
	return [...files, ...numbered];
}

/** Browsers write a quote in a file name as %22. */
const fileNameOf = (fileName: string | undefined, index: number): string => baseName(fileName?.replaceAll('%22', '"'), index);

/** The words of a list are in one part: of several, each might be meant to replace the one before. */
const repeatedChoices = (name: OperationName, raw: RawParameters): Issue[] =>
	Object.entries(operationOf(name).fields)
		.filter(([wire, { kind }]) => kind === 'choices' && Array.isArray(raw[wire]))
		.map(([field]) => ({ field, message: ONLY_ONCE }));

/** The address in the input that a file belongs to, which is percent-encoded as a file name (docs/semantics.md, D53). */
function addressOfFile(fileName = ''): string {
	try {
		return decodeURIComponent(fileName);
	} catch {
		return fileName;
	}
}

/** Text is UTF-8, from parts with or without a file name; a repeated name keeps both values, which decoding refuses. */
function readParameters(name: OperationName, parts: readonly Part[]): RawParameters {
	return Object.fromEntries(
		Object.entries(operationOf(name).fields).flatMap(([wire, { kind }]) => {
			const values = parts
				.filter((part) => part.name === wire)
				.map(({ bytes, fileName }, index) => {
					if (kind === 'files') return { name: addressOfFile(fileName), bytes };
					return kind === 'file' ? { name: fileNameOf(fileName, index), bytes } : rawText(bytes);
				});
			return values.length === 0 ? [] : [[wire, values.length === 1 ? values[0] : values]];
		}),
	);
}
