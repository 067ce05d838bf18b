/** Everything that can go wrong, as n8n shows it: what happened with [Item N], and below it how to put it right. */
import { NodeApiError, NodeOperationError, type IExecuteFunctions, type JsonObject } from 'n8n-workflow';
import { OctavoError, type ErrorCode, type Issue } from '../../shared/errors';
import { respell } from '../../shared/names';
import { isOperationName, operationNames, operationOf, type OperationName } from '../../shared/operations';
import { groupsOf } from './properties';

export interface ErrorContext {
	readonly operation: OperationName;
	/** Item that the parameters came from, or that holds the file at fault. */
	readonly item: number;
	/** How messages call the file at fault, such as `field 'data'`. */
	readonly file: string;
}

/** Where each fault arises: n8n shows those of a service as such, with their status. A new code does not compile until it is placed. */
const ORIGIN: Readonly<Record<ErrorCode, 'here' | 'region'>> = {
	invalid_parameters: 'here',
	unreadable_document: 'here',
	password_required: 'here',
	wrong_password: 'here',
	unsupported_encryption: 'here',
	limit_exceeded: 'here',
	cancelled: 'here',
	configuration: 'here',
	internal: 'here',
	unauthorized: 'region',
	not_acceptable: 'region',
	too_large: 'region',
	rate_limited: 'region',
	service_failure: 'region',
	network: 'region',
};

/** A node error as it is; anything else as a new one, so that no request, key or stack of another layer travels with it. */
export function toNodeError(context: IExecuteFunctions, thrown: unknown, about: ErrorContext): NodeOperationError | NodeApiError {
	if (thrown instanceof NodeOperationError || thrown instanceof NodeApiError) return thrown;
	if (!(thrown instanceof OctavoError)) return fromN8n(context, thrown, about.item);
	const error = thrown;
	const message = `${whatHappened(error, about)} [Item ${about.item}]`;
	const description = cure(error, about);
	const options = { message, itemIndex: about.item, ...(description && { description }) };
	if (ORIGIN[error.code] === 'here') return new NodeOperationError(context.getNode(), message, options);
	const httpCode = error.status === undefined ? undefined : String(error.status);
	const told = new NodeApiError(context.getNode(), { message } satisfies JsonObject, {
		...options,
		...(httpCode && { httpCode }),
	});
	// For codes such as ENOTFOUND n8n puts in a sentence of its own, which names neither the region nor the item.
	told.message = message;
	return told;
}

/** A backend throws nothing but OctavoErrors: this one came from n8n, such as a file that is gone from its store. */
function fromN8n(context: IExecuteFunctions, thrown: unknown, item: number): NodeOperationError {
	const said = thrown instanceof Error ? thrown.message : String(thrown);
	return new NodeOperationError(context.getNode(), `${said} [Item ${item}]`, { itemIndex: item });
}

function whatHappened(error: OctavoError, { operation, file }: ErrorContext): string {
	switch (error.code) {
		case 'password_required':
			return `The PDF in ${file} needs a password`;
		case 'wrong_password':
			return `The password does not open the PDF in ${file}`;
		case 'invalid_parameters':
			return error.issues
				.map(
					({ field, message }) =>
						`${field === 'file' ? `The PDF in ${file}` : placeOf(operation, field)}: ${inWords(operation, message)}`,
				)
				.join('. ');
		default:
			return error.message;
	}
}

function cure(error: OctavoError, { operation, file }: ErrorContext): string | undefined {
	// Where only another operation helps, the advice says so.
	if (operationNames.some((name) => error.advice?.includes(name))) return inWords(operation, error.advice ?? '');
	const password = placeOf(operation, 'open_password' in operationOf(operation).fields ? 'open_password' : 'password');
	switch (error.code) {
		case 'password_required':
			return `Enter the password under ${password}`;
		case 'wrong_password':
			return `Check the password under ${password}: upper and lower case count, and so do spaces`;
		case 'unreadable_document':
			return `${error.advice ?? 'Check the file'} (${file})`;
		case 'invalid_parameters':
			return error.advice ?? meaningsOf(operation, error.issues);
		case 'configuration':
			return error.advice ?? 'Correct it in the credential Octavo PDF API';
		default:
			return error.advice;
	}
}

/** What the fields at fault are for, in the words of the panel: the message says already what they take. */
function meaningsOf(operation: OperationName, issues: readonly Issue[]): string | undefined {
	const { fields } = operationOf(operation);
	const meanings = issues.flatMap(({ field: wire }) => {
		const field = fields[wire];
		return field ? [`${field.label}: ${field.description.replace(/\.$/, '')}.`] : [];
	});
	return meanings.length === 0 ? undefined : [...new Set(meanings)].join(' ');
}

/** Where the panel shows a field: `Page Range > First Page`. */
function placeOf(operation: OperationName, wire: string): string {
	const row = operationOf(operation);
	const label = row.fields[wire]?.label ?? wire;
	const groups = groupsOf(row);
	if (groups.range.includes(wire)) return `Page Range > ${label}`;
	if (groups.permissions.includes(wire)) return `Permissions > ${label}`;
	return groups.optional.includes(wire) ? `Options > ${label}` : label;
}

/** The layer's messages call fields and operations by their wire names; the panel shows labels. */
function inWords(operation: OperationName, message: string): string {
	const { fields } = operationOf(operation);
	return respell(message, (word) => fields[word]?.label ?? (isOperationName(word) ? operationOf(word).label : word));
}
