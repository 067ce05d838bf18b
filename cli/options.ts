/** The options of a command line, derived from the table of operations. */
import { type Command, Option } from 'commander';
import { camel, kebab } from '../shared/contract/names';
import { enteredFields, isSecret, operationOf, type OperationName } from '../shared/contract/operations';
import type { Field } from '../shared/contract/operations/types';
import { proposed } from '../runs/steps/proposed';
import { expectation } from '../shared/contract/values/expectation';

/** Values of options by their names in camelCase, as commander gives them. */
export type Given = Readonly<Record<string, string | boolean | undefined>>;

/** An option of the terminal itself: its flags, and the words of the help. */
type HostOption = readonly [flags: string, description: string];

const WHERE: readonly HostOption[] = [
	['--region <name>', 'process in a region of the service: global or eu. The key is that of OCTAVO_API_KEY'],
	['--base-address <address>', 'process in a service at this address, such as https://pdf.example.com'],
];

const RESULTS: readonly HostOption[] = [
	['-o, --output <pattern>', 'path of the results; {dir} and {name} are those of the input. A folder, or - for standard output'],
	['--in-place', 'put the result in place of the input'],
	['--overwrite', 'let results replace files that are there'],
	['--json', 'tell the results as JSON, one object in a line'],
	['--quiet', 'tell only errors'],
	['--dry-run', 'show which files would be written, and write none'],
];

const HOW: readonly HostOption[] = [
	['--fail-on <kind>', 'the least that makes the command fail: failed (default), skipped, notes or nothing'],
	['--minimum-saving <percent>', 'write a result only if it is smaller than its input by that percentage'],
	['--concurrency <number>', 'files in work at the same time'],
	['--time-limit <seconds>', 'the time that one operation may take; default: 300'],
	['--language-data <folder>', 'data of the languages that recognize-text reads, as files such as eng.traineddata'],
];

/** The options of every operation. */
export const hostOptions: readonly HostOption[] = [...RESULTS, ...HOW, ...WHERE];

/** Adds the fields of an operation, and the options of the terminal, to its command. */
export function addOptions(command: Command, name: OperationName): Command {
	for (const [wire, field] of enteredFields(operationOf(name))) for (const one of optionsOf(wire, field)) command.addOption(one);
	for (const [flags, description] of hostOptions) {
		const option = new Option(flags, description);
		if (flags.includes('<')) option.argParser(once(option.name().replaceAll('-', '_')));
		command.addOption(option);
	}
	return command;
}

function optionsOf(wire: string, field: Field): Option[] {
	const flag = `--${kebab(wire)}`;
	if (field.kind === 'flag')
		return [
			new Option(flag, `${field.description}${field.default ? ' (default)' : ''}`),
			new Option(`--no-${kebab(wire)}`, `the opposite${field.default ? '' : ' (default)'}`),
		];
	const standard = 'default' in field ? `; default: ${proposed[wire] ?? field.default}` : '';
	return [
		new Option(
			`${flag} <${placeholderOf(field)}>`,
			`${field.description.replace(/\.$/, '')} (${takes(field)}${standard})`,
		).argParser(once(wire)),
	];
}

/** The form of a value, in one word. */
function placeholderOf(field: Field): string {
	if (isSecret(field)) return field.kind === 'file' ? 'file' : 'source';
	switch (field.kind) {
		case 'file':
		case 'files':
			return 'file';
		case 'json':
			return 'json|file';
		case 'pageOrder':
		case 'pageSet':
			return 'pages';
		case 'integer':
		case 'decimal':
			return 'number';
		default:
			return 'value';
	}
}

const takes = (field: Field): string =>
	isSecret(field)
		? field.kind === 'file'
			? 'a file with a certificate and its key, PEM or PKCS #12'
			: '- to be asked, env:NAME or file:PATH'
		: expectation(field);

/** An option that is given twice has two values, and one of them would be lost. */
const once =
	(option: string) =>
	(value: string, previous: unknown): string => {
		if (previous !== undefined) throw new TwiceError(option);
		return value;
	};

export class TwiceError extends Error {
	constructor(
		/** Wire name. */
		readonly option: string,
	) {
		super('an option is given twice');
	}
}

/** The fields that were given, by wire name. Flags are `true` or `false` as text, as a form has them. */
export function givenFields(name: OperationName, given: Given): Record<string, string> {
	return Object.fromEntries(
		enteredFields(operationOf(name)).flatMap(([wire]) => {
			const value = given[camel(wire)];
			return value === undefined ? [] : [[wire, String(value)]];
		}),
	);
}
