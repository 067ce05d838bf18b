/** The inputs of the node itself, read and checked before anything is loaded (docs/semantics.md, D37). */
import type { IExecuteFunctions } from 'n8n-workflow';
import type { Issue } from '../../shared/errors';
import { givesData, operationOf, type OperationName } from '../../shared/operations';
import { withoutFolders } from './files';
import { DEFAULT_MAXIMUM_MEGABYTES, SAID } from './host-properties';
import { collectionOf } from './parameters';

export interface HostOptions {
	/** Where the output file goes; empty where the operation puts out none. */
	readonly outputField: string;
	/** Without folder; absent: the name of the input. */
	readonly outputFileName?: string;
	readonly zipFileName?: string;
	/** The field of the item's JSON for an extracted text. */
	readonly textField?: string;
	readonly zip: boolean;
	readonly maximumMegabytes: number;
	readonly skipUnreadable: boolean;
	readonly skipEmptyItems: boolean;
	readonly continueAcrossItems: boolean;
}

/** Issues are by parameter name: these inputs have no wire name. */
export function readHostOptions(
	context: IExecuteFunctions,
	operation: OperationName,
	item: number,
): { options: HostOptions; issues: Issue[] } {
	const issues: Issue[] = [];
	const { output } = operationOf(operation);
	const given = collectionOf(context, 'options', item, issues);
	const outputFileName = nameIn(given, 'outputFileName', issues);
	const zipFileName = nameIn(given, 'zipFileName', issues);
	const textField = textFieldIn(given, issues);
	const options: HostOptions = {
		outputField: givesData(operationOf(operation)) ? '' : outputField(context, item, issues),
		zip: output === 'pdfs' && context.getNodeParameter('splitOutput', item, 'items') === 'zip',
		maximumMegabytes: limitIn(given, issues),
		skipUnreadable: flagIn(given, 'skipUnreadable', issues),
		skipEmptyItems: flagIn(given, 'skipEmptyItems', issues),
		continueAcrossItems: flagIn(given, 'continueAcrossItems', issues),
		...(outputFileName !== undefined && { outputFileName }),
		...(zipFileName !== undefined && { zipFileName }),
		...(textField !== undefined && { textField }),
	};
	return { options, issues };
}

type Given = Readonly<Record<string, unknown>>;

function outputField(context: IExecuteFunctions, item: number, issues: Issue[]): string {
	const field: unknown = context.getNodeParameter('outputBinaryPropertyName', item);
	if (typeof field === 'string' && field.trim() !== '') return field.trim();
	issues.push({ field: 'outputBinaryPropertyName', message: 'is empty: it must be the name of a binary field, such as data' });
	return '';
}

/** Null and '' mean that the option is not used. Undefined is an issue: it is the result of an expression that found nothing. */
function nameIn(given: Given, name: string, issues: Issue[]): string | undefined {
	if (!Object.hasOwn(given, name)) return undefined;
	const value = given[name];
	if (value === null || value === '') return undefined;
	const text = typeof value === 'string' || typeof value === 'number' ? withoutFolders(String(value)) : '';
	if (/[^.\s]/.test(text.replace(/\.(pdf|zip)$/i, ''))) return text;
	const message =
		value === undefined
			? "is undefined: use '' for the default name, or give a name such as report.pdf"
			: 'must be a file name such as report.pdf';
	issues.push({ field: name, message });
	return undefined;
}

/** Null and '' mean that the option is not used, as for names. */
function textFieldIn(given: Given, issues: Issue[]): string | undefined {
	if (!Object.hasOwn(given, 'putTextIn')) return undefined;
	const value = given['putTextIn'];
	if (value === null || value === '') return undefined;
	const name = typeof value === 'string' ? value.trim() : '';
	if (name !== '' && name !== SAID && name !== '__proto__') return name;
	issues.push({ field: 'putTextIn', message: `must be the name of a field of the item's JSON other than ${SAID}, such as text` });
	return undefined;
}

function limitIn(given: Given, issues: Issue[]): number {
	if (!Object.hasOwn(given, 'maximumFileSize')) return DEFAULT_MAXIMUM_MEGABYTES;
	const value = given['maximumFileSize'];
	const limit = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : NaN;
	if (Number.isFinite(limit) && limit > 0) return limit;
	issues.push({ field: 'maximumFileSize', message: 'must be a number of megabytes greater than 0, such as 200' });
	return DEFAULT_MAXIMUM_MEGABYTES;
}

function flagIn(given: Given, name: string, issues: Issue[]): boolean {
	const value = Object.hasOwn(given, name) ? given[name] : false;
	if (typeof value === 'boolean') return value;
	const word = typeof value === 'string' ? value.toLowerCase() : '';
	if (word === 'true' || word === 'false') return word === 'true';
	issues.push({ field: name, message: 'must be true or false' });
	return false;
}
