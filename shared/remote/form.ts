/** The multipart request of an operation, derived from its row in the table. */
import type { Document } from '../backend';
import { encode } from '../decode';
import type { Issue } from '../errors';
import { operationOf, type OperationName } from '../operations';
import { baseName } from '../packaging/names';

/** Wire name and text of a field. */
export type Entry = readonly [name: string, text: string];

/** What `decode` gives, whatever the operation. */
export type DecodedParameters = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * The fields to send: absent ones and defaults are left out, so that the service's own defaults apply (semantics §5).
 */
export function entriesOf(name: OperationName, parameters: DecodedParameters): Entry[] {
	const entries: Entry[] = [];
	for (const [wire, field] of Object.entries(operationOf(name).fields)) {
		const value = parameters[wire];
		if (field.localOnly || value === undefined || value === defaultOf(field)) continue;
		entries.push([wire, encode(value)]);
	}
	return entries;
}

/**
 * Fields that no region knows, where they would change the result (D7): ignoring them silently would give a different one
 * than asked for. Checked before anything is sent, and by our own server.
 */
export function localOnlyIssues(name: OperationName, parameters: Readonly<Record<string, unknown>>): Issue[] {
	return Object.entries(operationOf(name).fields)
		.filter(([wire, field]) => {
			const value = parameters[wire];
			return field.localOnly && value !== undefined && value !== defaultOf(field);
		})
		.map(([field]) => ({
			field,
			message: 'works only when documents are processed locally, because no region knows it: leave it out, or process locally',
		}));
}

/**
 * A new form with a new boundary each time: a request that is repeated must not find its body consumed. The documents'
 * bytes are only wrapped, not copied, where the platform allows.
 */
export function toForm(documents: readonly Document[], entries: readonly Entry[]): FormData {
	const form = new FormData();
	for (const [index, { name, bytes }] of documents.entries())
		form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }), baseName(name, index));
	for (const [name, text] of entries) form.append(name, text);
	return form;
}

function defaultOf(field: object): unknown {
	return 'default' in field ? field.default : undefined;
}
