/** Everything that can go wrong, as n8n shows it: what happened, and below it how to put it right. n8n itself adds the item. */
import { NodeApiError, NodeOperationError, type IExecuteFunctions, type JsonObject } from 'n8n-workflow';
import { OctavoError, ownIssues, type ErrorCode, type Issue } from '../../shared/contract/errors';
import { respell } from '../../shared/contract/names';
import { isOperationName, namesValues, operationNames, operationOf, type OperationName } from '../../shared/contract/operations';
import { collectionOf, labelOfOperation, placementOf, placementsOf } from './panel/placement';
import { CUT_AFTER, hostLabels } from './panel/labels';
import { fromItemJson, namedBy } from './form-values';
import { inMillimetres } from './lengths';

export interface ErrorContext {
	readonly operation: OperationName;
	/** Item that the parameters came from, or that holds the file at fault. */
	readonly item: number;
	/** The name of the file at fault in messages, after "The PDF", such as `'report.pdf'`. */
	readonly file: string;
	/** The same for every file, in the order in which the operation got them. */
	readonly files?: readonly string[];
}

/** Whether a fault arises here or in the service, whose status n8n shows. A new code does not compile until it is added here. */
const ORIGIN: Readonly<Record<ErrorCode, 'here' | 'region'>> = {
	invalid_parameters: 'here',
	unreadable_document: 'here',
	password_required: 'here',
	wrong_password: 'here',
	unsupported_encryption: 'here',
	limit_exceeded: 'here',
	unavailable: 'here',
	redaction_incomplete: 'here',
	cancelled: 'here',
	configuration: 'here',
	internal: 'here',
	unauthorized: 'region',
	not_acceptable: 'region',
	too_large: 'region',
	rate_limited: 'region',
	time_limit: 'region',
	service_failure: 'region',
	network: 'region',
};

const IN_MILLIMETRES = 'Lengths are in inches: set Options > Lengths In to Millimetres, or write 20 mm as an expression';
const IN_INCHES = 'Lengths In is Millimetres, but lengths in this message are in inches of 25.4 mm';

/** Returns a node error unchanged, and a new error for anything else: the original may hold a request, a key or a stack. */
export function toNodeError(context: IExecuteFunctions, thrown: unknown, about: ErrorContext): NodeOperationError | NodeApiError {
	if (thrown instanceof NodeOperationError || thrown instanceof NodeApiError) return thrown;
	if (!(thrown instanceof OctavoError)) return fromN8n(context, thrown, about);
	const errors = [thrown, ...thrown.others].map((error) => ({
		error,
		words: new Words(context, { ...about, file: about.files?.[(error.position ?? 0) - 1] ?? about.file }),
	}));
	const message = errors.map(({ error, words }) => words.whatHappened(error)).join('. ');
	const cures = errors.map(({ error, words }) => words.cure(error)).filter((told) => told !== undefined);
	if (/\binch(?:es)?\b/.test(message))
		cures.push(inMillimetres(context, about.operation, about.item, []) ? IN_INCHES : IN_MILLIMETRES);
	const cure = cures.length === 0 ? undefined : [...new Set(cures)].join('. ');
	// An issue may hold its cure, for clients of the service, which see nothing else.
	const description = cure !== undefined && message.includes(cure) ? undefined : cure;
	const options = { message, itemIndex: about.item, ...(description && { description }) };
	const httpCode = thrown.status === undefined ? undefined : String(thrown.status);
	const told =
		ORIGIN[thrown.code] === 'here'
			? new NodeOperationError(context.getNode(), message, options)
			: new NodeApiError(context.getNode(), { message } satisfies JsonObject, { ...options, ...(httpCode && { httpCode }) });
	// n8n replaces texts with codes such as ENOTFOUND by its own sentence, which names neither the region nor the file.
	told.message = message;
	return told;
}

/** A backend throws nothing but OctavoErrors: this one came from n8n, such as a file that is gone from its store. */
function fromN8n(context: IExecuteFunctions, thrown: unknown, { operation, item }: ErrorContext): NodeOperationError {
	const { message, description, context: about } = thrown as { message?: unknown; description?: unknown; context?: unknown };
	const said = typeof message === 'string' ? message : String(thrown);
	const options = { itemIndex: item, ...(typeof description === 'string' && { description }) };
	// n8n names the parameter of an expression that fails.
	const { parameter } = (about ?? {}) as { readonly parameter?: unknown };
	const label = typeof parameter === 'string' ? labelOfParameter(parameter, operation) : undefined;
	return new NodeOperationError(context.getNode(), label === undefined ? said : `${label}: ${said}`, options);
}

function labelOfParameter(name: string, operation: OperationName): string | undefined {
	return placementsOf(operation).find((placement) => placement.name === name)?.label ?? hostLabels[name];
}

/** Replaces the wire names of fields and operations in a text by the labels of the operation's panel. */
export function inLabels(text: string, mentions: readonly string[], operation: OperationName): string {
	const ofThis = (word: string) => placementsOf(operation).find(({ wire }) => wire === word)?.label;
	return respell(text, mentions, (word) => ofThis(word) ?? (isOperationName(word) ? labelOfOperation(word) : labelOf(word)));
}

/** The label of a field of another operation, such as a permission that Add Password drops. */
function labelOf(wire: string): string {
	const operation = operationNames.find((name) => wire in operationOf(name).fields);
	return operation === undefined ? wire : operationOf(operation).fields[wire]!.label;
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
				// A service describes the fault of a document in its issues. Locally the message says more.
				if (error.issues.length > 0 && (error.code === 'invalid_parameters' || error.status !== undefined))
					return this.issues(ownIssues(error));
				return this.sentence(error);
			case 'unavailable':
				return error.issues.length > 0 ? this.issues(error.issues) : this.sentence(error);
			default:
				return this.sentence(error);
		}
	}

	/** Only if it adds to the message. */
	cure(error: OctavoError): string | undefined {
		const { operation } = this.about;
		const password = this.placeOf('open_password' in operationOf(operation).fields ? 'open_password' : 'password');
		switch (error.code) {
			case 'password_required':
				// An operation that takes no password to open advises another one.
				return error.operation ? this.advice(error) : `Enter the password under ${password}`;
			case 'wrong_password':
				return `Check the password under ${password}: upper and lower case count, and so do spaces`;
			case 'unreadable_document':
				return /\bBase64\b|\bdata: address\b/.test(error.predicate ?? '') ? GIVE_A_FILE : this.advice(error);
			case 'invalid_parameters':
				if (error.issues.some(({ field }) => field === 'values')) return this.cureOfValues();
				return this.advice(error);
			case 'unavailable':
				return 'Set Process to In a Region, with a credential for a service of your own that offers it';
			case 'configuration':
				return this.advice(error) ?? 'Correct it in the credential Octavo PDF API';
			default:
				return this.advice(error);
		}
	}

	/** Names in a document, which the panel cannot read. */
	private cureOfValues(): string {
		const { operation, item } = this.about;
		if (namedBy(operation) === 'template') return 'The names between {{ and }} in the text must be names of the values';
		const renamed = fromItemJson(this.context, operation, item) ? ', Edit Fields renames those of the item' : '';
		return `Get Form Data lists the names and options of the fields${renamed}`;
	}

	/** The message without its position: the name of the file says which document it is. */
	private sentence(error: OctavoError): string {
		const { predicate, sentence } = error;
		const text = this.inLabels(predicate ?? sentence, namesBeside(error));
		return predicate === undefined ? text : `The PDF ${this.about.file} ${text}`;
	}

	private advice(error: OctavoError): string | undefined {
		return error.advice === undefined ? undefined : this.inLabels(error.advice, namesBeside(error));
	}

	/** One sentence for each. Those with one field or document in a row name it once. */
	private issues(issues: readonly Issue[]): string {
		let before = '';
		const sentences = issues.map((issue) => {
			const { message, mentions = [] } = issue;
			const where = this.where(issue);
			// The end of a sentence, but not that of a range such as 2..
			const text = this.inLabels(message, mentions).replace(/(?<!\.)\.$/, '');
			const again = where === before;
			before = where;
			// "Password is empty", but "Pages: entry 1 …".
			if (CONTINUES.test(message)) return `${where} ${text}`;
			return again ? text : `${where}: ${text}`;
		});
		return sentences.join('. ');
	}

	private where({ field, document }: Issue): string {
		if (field !== 'file') return this.placeOf(field);
		const { file, files, operation } = this.about;
		const { accepts, alsoXml } = operationOf(operation);
		const what = alsoXml ? 'invoice' : { pdf: 'PDF', image: 'image', text: 'text' }[accepts ?? 'pdf'];
		return `The ${what} ${(document && files?.[document.position - 1]) ?? file}`;
	}

	/** Where the panel shows a field: `Options > Open Password`. */
	private placeOf(field: string): string {
		const placement = placementOf(this.about.operation, field);
		if (!placement) return hostLabels[field] ?? field;
		if (namesValues(placement.field) && fromItemJson(this.context, this.about.operation, this.about.item)) return 'Values From';
		const { operation, item } = this.about;
		const { place, label, wire } = placement;
		if (place !== 'main') return `${collectionOf(operation, place).label} > ${label}`;
		// The panel has a label for each way to cut.
		const isAfter =
			operation === 'split_at_page' && wire === 'pages' && this.context.getNodeParameter('cut', item, 'before') === 'after';
		return isAfter ? CUT_AFTER : label;
	}

	private inLabels(text: string, mentions: readonly string[]): string {
		return inLabels(text, mentions, this.about.operation);
	}
}

/** Answers of services are text, unless HTTP Request is told otherwise. */
const GIVE_A_FILE =
	'Convert to File makes a file of Base64 (Move Base64 String to File), and HTTP Request gives one if its Response Format is File';

/** Wire names in the message and the advice of an error. The wire names of its issues may be others. */
function namesBeside({ fields, operation }: OctavoError): string[] {
	return operation === undefined ? [...fields] : [...fields, operation];
}

/** First words of messages that continue a sentence after the name of the field. Other messages follow a colon. */
const CONTINUES = /^(?:is|has|must|names|works|holds|leaves|needs|does|cannot)\b/;
