/** Everything that can go wrong, as n8n shows it: what happened, and below it how to put it right. n8n itself adds the item. */
import { NodeApiError, NodeOperationError, type IExecuteFunctions, type JsonObject } from 'n8n-workflow';
import { OctavoError, type ErrorCode } from '../../shared/errors';
import { respell } from '../../shared/names';
import { isOperationName, operationOf, type OperationName } from '../../shared/operations';
import { collections, placementsIn } from './placement';
import { hostLabels } from './host-properties';

export interface ErrorContext {
	readonly operation: OperationName;
	/** Item that the parameters came from, or that holds the file at fault. */
	readonly item: number;
	/** What messages call the file at fault after "The PDF", such as `'report.pdf'`. */
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
	const words = new Words(context, about);
	const message = words.whatHappened(thrown);
	const description = words.cure(thrown);
	const options = { message, itemIndex: about.item, ...(description && { description }) };
	const httpCode = thrown.status === undefined ? undefined : String(thrown.status);
	const told =
		ORIGIN[thrown.code] === 'here'
			? new NodeOperationError(context.getNode(), message, options)
			: new NodeApiError(context.getNode(), { message } satisfies JsonObject, { ...options, ...(httpCode && { httpCode }) });
	// For texts with codes such as ENOTFOUND n8n puts in a sentence of its own, which names neither the region nor the file.
	told.message = message;
	return told;
}

/** A backend throws nothing but OctavoErrors: this one came from n8n, such as a file that is gone from its store. */
function fromN8n(context: IExecuteFunctions, thrown: unknown, item: number): NodeOperationError {
	const { message, description } = thrown as { message?: unknown; description?: unknown };
	const said = typeof message === 'string' ? message : String(thrown);
	const options = { itemIndex: item, ...(typeof description === 'string' && { description }) };
	return new NodeOperationError(context.getNode(), said, options);
}

/** Sentence about one document among several, without its position: the name says which one it is. */
export function withoutPosition({ message, position, documentName }: OctavoError): string {
	const prefix = documentName ? `Document ${position} (${documentName}): ` : `Document ${position}: `;
	return position !== undefined && message.startsWith(prefix) ? message.slice(prefix.length) : message;
}

class Words {
	constructor(
		private readonly context: IExecuteFunctions,
		private readonly about: ErrorContext,
	) {}

	whatHappened(error: OctavoError): string {
		const { file } = this.about;
		switch (error.code) {
			case 'password_required':
				return `The PDF ${file} needs a password`;
			case 'wrong_password':
				return `The password does not open the PDF ${file}`;
			case 'unreadable_document':
			case 'invalid_parameters':
				// A service tells by its issues what is wrong with a document; here the message says more.
				if (error.issues.length > 0 && (error.code === 'invalid_parameters' || error.status !== undefined))
					return error.issues.map(({ field, message }) => this.issue(field, message, error.position)).join('. ');
				return this.inLabels(withoutPosition(error).replace(/^The PDF document\b/, () => `The PDF ${file}`));
			default:
				return this.inLabels(withoutPosition(error));
		}
	}

	/** Only where it says more than the message does. */
	cure(error: OctavoError): string | undefined {
		const { operation } = this.about;
		const password = this.placeOf('open_password' in operationOf(operation).fields ? 'open_password' : 'password');
		switch (error.code) {
			case 'password_required':
				// An operation that takes no password to open advises another one.
				return error.operation ? this.inLabels(error.advice ?? '') : `Enter the password under ${password}`;
			case 'wrong_password':
				return `Check the password under ${password}: upper and lower case count, and so do spaces`;
			case 'configuration':
				return this.inLabels(error.advice ?? 'Correct it in the credential Octavo PDF API');
			default:
				return error.advice === undefined ? undefined : this.inLabels(error.advice);
		}
	}

	private issue(field: string, message: string, position: number | undefined): string {
		const prefix = `Document ${position}: `;
		const bare = message.startsWith(prefix) ? message.slice(prefix.length) : message;
		const where = field === 'file' ? `The PDF ${this.about.file}` : this.placeOf(field);
		// "Password is empty", but "Pages: item 1 …".
		return `${where}${/^(is|must|names|works)\b/.test(bare) ? '' : ':'} ${this.inLabels(bare)}`;
	}

	/** Where the panel shows a field: `Options > Open Password`. */
	private placeOf(field: string): string {
		const placement = placementsIn(this.about.operation, this.context.getNode().typeVersion).find(({ wire }) => wire === field);
		if (!placement) return hostLabels[field] ?? field;
		return placement.place === 'main' ? placement.label : `${collections[placement.place].label} > ${placement.label}`;
	}

	/** The layer's messages call fields and operations by their wire names; the panel shows labels. */
	private inLabels(message: string): string {
		const placements = placementsIn(this.about.operation, this.context.getNode().typeVersion);
		const label = (word: string) => placements.find(({ wire }) => wire === word)?.label;
		return respell(message, (word) => label(word) ?? (isOperationName(word) ? operationOf(word).label : word));
	}
}
