/** The multipart request of an operation, derived from its row in the table. */
import type { Document } from '../backend';
import { encode, type Decodable } from '../decode';
import { operationOf, type OperationName } from '../operations';
import { baseName } from '../packaging/names';

/** Wire name of a field, and its text or its file. */
export type Entry = readonly [name: string, value: string | Document];

/** The result of `decode` for any operation. */
export type DecodedParameters = Readonly<Record<string, Decodable | undefined>>;

/**
 * The fields to send, without absent ones and defaults, so that the service's own defaults apply (docs/semantics.md, §5).
 */
export function entriesOf(name: OperationName, parameters: DecodedParameters): Entry[] {
	const entries: Entry[] = [];
	for (const [wire, field] of Object.entries(operationOf(name).fields)) {
		const value = parameters[wire];
		if (value === undefined || value === defaultOf(field)) continue;
		entries.push([wire, isDocument(value) ? value : encode(value)]);
	}
	return entries;
}

/**
 * A new form with a new boundary for each attempt, since a body can be sent only once. The documents'
 * bytes are wrapped, not copied, if the platform allows it.
 */
export function toForm(documents: readonly Document[], entries: readonly Entry[]): FormData {
	const form = new FormData();
	for (const [index, { name, bytes }] of documents.entries())
		form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }), baseName(name, index));
	for (const [name, value] of entries) {
		if (typeof value === 'string') form.append(name, value);
		else form.append(name, new Blob([value.bytes as Uint8Array<ArrayBuffer>]), baseName(value.name, 0));
	}
	return form;
}

/** Whether a decoded value is a further file. */
export const isDocument = (value: Decodable): value is Document => typeof value === 'object' && value.bytes instanceof Uint8Array;

function defaultOf(field: object): unknown {
	return 'default' in field ? field.default : undefined;
}
