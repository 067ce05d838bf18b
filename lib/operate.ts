/** One operation as a function: typed values in, the result or an OctavoError out. */
import type { Document, Outcome, RunOptions } from '../shared/contract/backend';
import { invalidParameters, OctavoError, type Issue } from '../shared/contract/errors';
import { camel } from '../shared/contract/names';
import { enteredFields, operationOf, type OperationName } from '../shared/contract/operations';
import type { Field } from '../shared/contract/operations/types';
import { suggestion } from '../shared/contract/suggest';
import { unknownHere } from '../shared/contract/values/known-here';
import { decodeAll } from '../shared/contract/values/decode';
import { localHere } from '../workers/local-here';
import { errorInCamelCase, noteInCamelCase } from './spelling';

/** The options of a call. The times are in seconds. */
export interface Options {
	readonly signal?: AbortSignal;
	readonly onProgress?: (fraction: number) => void;
	readonly timeLimit?: number;
}

type Given = Uint8Array | string | Document;
type Function = (given: Given | readonly Given[], parameters?: object, options?: Options) => Promise<object>;

/** Bytes without a name have this one. */
const NAMES = { pdf: 'document.pdf', image: 'image.png', markdown: 'document.md', html: 'document.html' } as const;

/** The names of a program are those of the fields in camelCase, and errors and notes name them so. */
export function operate(name: OperationName): Function {
	return async (given, parameters = {}, options = {}) => {
		try {
			return resultOf(name, await run(name, given, parameters, options));
		} catch (thrown) {
			throw thrown instanceof OctavoError ? errorInCamelCase(thrown) : thrown;
		}
	};
}

async function run(
	name: OperationName,
	given: Given | readonly Given[],
	parameters: object,
	{ signal, onProgress, timeLimit }: Options,
): Promise<Outcome> {
	const documents = documentsOf(name, given);
	const { params, issues } = decodeAll(name, readParameters(name, parameters), 'refuse');
	const all = [...issues, ...unknownHere(name, params)];
	if (all.length > 0) throw invalidParameters(all);
	const options: RunOptions = {
		...(signal && { signal }),
		...(onProgress && { onProgress }),
		...(timeLimit !== undefined && { timeLimit: { seconds: timeLimit, cure: 'Split the document, or raise timeLimit' } }),
	};
	return localHere().run(name, documents, params, options);
}

/** A merge names documents without a name by their position (docs/semantics.md, §19). */
function documentsOf(name: OperationName, given: Given | readonly Given[]): Document[] {
	const { input, accepts = 'pdf', textKind = 'markdown' } = operationOf(name);
	const unnamed = NAMES[accepts === 'text' ? textKind : accepts];
	if (input !== 'many') return [documentOf(given as Given, unnamed)];
	return (given as readonly Given[]).map((one, index) =>
		documentOf(one, accepts === 'pdf' ? `Document ${index + 1}.pdf` : unnamed),
	);
}

function documentOf(given: Given, name: string): Document {
	if (typeof given === 'string') return { name, bytes: new TextEncoder().encode(given) };
	return given instanceof Uint8Array ? { name, bytes: given } : given;
}

/** The values by wire name. @throws OctavoError for names that the operation does not have. */
function readParameters(name: OperationName, parameters: object): Record<string, unknown> {
	const fields = new Map(enteredFields(operationOf(name)).map(([wire, field]) => [camel(wire), [wire, field] as const]));
	const values: Record<string, unknown> = {};
	const issues: Issue[] = [];
	for (const [key, value] of Object.entries(parameters)) {
		const known = fields.get(key);
		if (known === undefined)
			issues.push({
				field: 'parameters',
				message: `have a name that ${camel(name)} does not know: it has ${[...fields.keys()].join(', ')}${suggestion(key, [...fields.keys()])}`,
			});
		else if (value !== undefined) values[known[0]] = valueOf(known[1], value);
	}
	if (issues.length > 0) throw invalidParameters(issues);
	return values;
}

/** Files may be bytes. */
const valueOf = (field: Field, value: unknown): unknown =>
	field.kind === 'file' && value instanceof Uint8Array ? { name: 'file', bytes: value } : value;

/** The result, without members that only other operations have. */
function resultOf(name: OperationName, { documents, files, data, facts, notes }: Outcome): object {
	const about = { facts, notes: notes.map(noteInCamelCase) };
	switch (operationOf(name).output) {
		case 'pdf':
			return { document: documents[0], ...about };
		case 'pdfs':
			return { documents, ...about };
		case 'files':
			return { files, ...about };
		case 'data':
		case 'text':
			return { data, ...about };
	}
}
