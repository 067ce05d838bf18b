/** The inputs of the node itself, read and checked before anything is loaded (docs/semantics.md, D37). */
import type { IExecuteFunctions } from 'n8n-workflow';
import type { Issue, TimeLimit } from '../../shared/contract/errors';
import { givesData, operationOf, type OperationName } from '../../shared/contract/operations';
import { parsePlaceholders } from '../../shared/contract/values/number-format';
import { DEFAULT_MAXIMUM_MEGABYTES, DEFAULT_SECONDS } from './panel/option-properties';
import { choicesOf, keepsFile, placeholdersOf, SAID } from './panel/output-properties';
import { readCollection, itMust, writtenExpression } from './entries';
import { isToolOf } from './files';
import { addAll } from '../../shared/lists';

export interface HostOptions {
	/** Where the output file goes; empty where the operation puts out none. */
	readonly outputField: string;
	/** Without folder; absent: the name of the input. */
	readonly outputFileName?: string;
	readonly zipFileName?: string;
	/** The field of the item's JSON for an extracted text. */
	readonly textField?: string;
	/** The same for the tables. */
	readonly tablesField?: string;
	/** Whether each row of the tables is an item. */
	readonly itemPerRow: boolean;
	/** Whether each piece of a text is an item. */
	readonly itemPerPiece: boolean;
	/** Whether data come with the document; without it, the output has JSON alone. */
	readonly keepFile: boolean;
	readonly zip: boolean;
	readonly maximumMegabytes: number;
	readonly timeLimit: TimeLimit;
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
	addAll(issues, choiceIssues(context, operation, item));
	const given = readCollection(context, 'options', item, issues);
	const outputFileName = nameIn(given, 'outputFileName', placeholdersOf(operation), issues);
	const zipFileName = nameIn(given, 'zipFileName', ['name'], issues);
	const textField = fieldIn(given, 'putTextIn', 'text', issues);
	const tablesField = fieldIn(given, 'putTablesIn', 'tables', issues);
	const itemPerRow = flagIn(given, 'itemPerRow', issues);
	if (given['tables'] !== true)
		for (const [field, isGiven] of Object.entries({ putTablesIn: tablesField !== undefined, itemPerRow }))
			if (isGiven) issues.push({ field, message: 'needs Options > Tables to be on' });
	const itemPerPiece = itemPerPieceIn(given, issues);
	const options: HostOptions = {
		outputField: givesData(operationOf(operation)) ? '' : outputField(context, item, issues),
		keepFile: !givesData(operationOf(operation)) || keepFile(context, operation, item, issues),
		zip: output === 'pdfs' && context.getNodeParameter('splitOutput', item, 'items') === 'zip',
		maximumMegabytes: limitIn(given, 'maximumFileSize', 'megabytes', DEFAULT_MAXIMUM_MEGABYTES, issues),
		timeLimit: { seconds: limitIn(given, 'timeLimit', 'seconds', DEFAULT_SECONDS, issues), cure: RAISE_TIME },
		skipUnreadable: flagIn(given, 'skipUnreadable', issues),
		skipEmptyItems: flagIn(given, 'skipEmptyItems', issues),
		continueAcrossItems: flagIn(given, 'continueAcrossItems', issues),
		...(outputFileName !== undefined && { outputFileName }),
		...(zipFileName !== undefined && { zipFileName }),
		itemPerRow,
		itemPerPiece,
		...(textField !== undefined && { textField }),
		...(tablesField !== undefined && { tablesField }),
	};
	return { options, issues };
}

type Given = Readonly<Record<string, unknown>>;

/** Choices of the panel that an expression, or a program that wrote the workflow, has given another value. */
function choiceIssues(context: IExecuteFunctions, operation: OperationName, item: number): Issue[] {
	return choicesOf(operation).flatMap(({ name, options, default: preset }) => {
		const values = options.map(({ value }) => value);
		const value: unknown = context.getNodeParameter(name, item, preset);
		if (values.some((one) => one === value)) return [];
		return [
			{
				field: name,
				message: `${itMust(value)} be one of ${options.map((one) => `${String(one.value)} (${one.name})`).join(', ')}`,
			},
		];
	});
}

function outputField(context: IExecuteFunctions, item: number, issues: Issue[]): string {
	const field: unknown = context.getNodeParameter('outputBinaryPropertyName', item);
	const written = writtenExpression(field);
	if (typeof field === 'string' && field.trim() !== '' && written === undefined) return field.trim();
	const message = written ?? `${itMust(field)} be the name of a binary field, such as data`;
	issues.push({ field: 'outputBinaryPropertyName', message });
	return '';
}

/** n8n cannot pass a file on to a model, so tools leave it out unless it is wanted. */
function keepFile(context: IExecuteFunctions, operation: OperationName, item: number, issues: Issue[]): boolean {
	const preset = !isToolOf(context) && keepsFile(operation);
	return flagIn({ keepFile: context.getNodeParameter('keepFile', item, preset) }, 'keepFile', issues);
}

/**
 * Null and '' mean that the option is not used. Undefined is an issue: it is the result of an expression that found nothing. A slash
 * is part of the text, as in an invoice number, and no folder.
 */
function nameIn(given: Given, name: string, placeholders: readonly string[], issues: Issue[]): string | undefined {
	if (!Object.hasOwn(given, name)) return undefined;
	const value = given[name];
	if (value === null || value === '') return undefined;
	const refuse = (message: string): undefined => void issues.push({ field: name, message });
	const example = name === 'zipFileName' ? 'report.zip' : 'report.pdf';
	if (value === undefined) return refuse(`is undefined: use '' for the default name, or give a name such as ${example}`);
	const isName = typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));
	const text = isName ? String(value).trim() : '';
	if (!/[^./\\\s]/.test(text.replace(/\.(pdf|zip)$/i, ''))) return refuse(`must be a file name such as ${example}`);
	const unknown = parsePlaceholders(text, placeholders);
	if ('problem' in unknown) return refuse(unknown.problem);
	return text.replace(/[/\\]+/g, '_');
}

/** Null and '' mean that the option is not used, as for names. */
function fieldIn(given: Given, option: string, example: string, issues: Issue[]): string | undefined {
	if (!Object.hasOwn(given, option)) return undefined;
	const value = given[option];
	if (value === null || value === '') return undefined;
	const name = typeof value === 'string' ? value.trim() : '';
	const written = writtenExpression(value);
	if (name !== '' && name !== SAID && name !== '__proto__' && written === undefined) return name;
	const message = written ?? `must be the name of a field of the item's JSON other than ${SAID}, such as ${example}`;
	issues.push({ field: option, message });
	return undefined;
}

const RAISE_TIME = 'Split the document, or raise Options > Time Limit (Seconds)';

function limitIn(given: Given, name: string, unit: string, preset: number, issues: Issue[]): number {
	if (!Object.hasOwn(given, name)) return preset;
	const value = given[name];
	const limit = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : NaN;
	if (Number.isFinite(limit) && limit > 0) return limit;
	issues.push({ field: name, message: `must be a number of ${unit} greater than 0, such as ${preset}` });
	return preset;
}

/** How pieces are put out: each as an item, unless the user chooses one item. */
function itemPerPieceIn(given: Given, issues: Issue[]): boolean {
	if (!Object.hasOwn(given, 'pieceOutput')) return true;
	const value = given['pieceOutput'];
	if (value !== 'items' && value !== 'one')
		issues.push({ field: 'pieceOutput', message: `${itMust(value)} be one of items (One Item per Piece), one (One Item)` });
	else if ((given['pieces'] ?? 'none') === 'none')
		issues.push({ field: 'pieceOutput', message: 'needs Options > Pieces other than None' });
	return value !== 'one';
}

function flagIn(given: Given, name: string, issues: Issue[]): boolean {
	const value = Object.hasOwn(given, name) ? given[name] : false;
	if (typeof value === 'boolean') return value;
	const word = typeof value === 'string' ? value.toLowerCase() : '';
	if (word === 'true' || word === 'false') return word === 'true';
	issues.push({ field: name, message: 'must be true or false' });
	return false;
}
