/** Prints the operation table as the Action's inputs and as tables of the documents. Pure functions: text in, text out. */
import { stringify } from 'yaml';
import { proposed } from '../../runs/steps/proposed';
import { expectation, expectationOfContract, withMeaning } from '../../shared/contract/values/expectation';
import { SIDES_WORDS } from '../../shared/contract/values/page-sides';
import { describeFact } from '../../shared/contract/facts';
import { collectionOf, placementsOf, type Placement } from '../../nodes/OctavoPdf/panel/placement';
import { operationsOf, resourceNames, resources } from '../../shared/contract/resources';
import { kebab } from '../../shared/contract/names';
import { NOTES } from '../../shared/contract/notes';
import { enteredFields, namesValues, operationNames, operationOf, type OperationName } from '../../shared/contract/operations';
import type { DeclaredFacts, Fact, Field, Operation, Option } from '../../shared/contract/operations/types';

interface Use {
	readonly name: OperationName;
	readonly field: Field;
}

/** The operation inputs of action.yml: one input per field name, whichever operations have it. */
export function actionInputs(): string {
	const inputs = Object.fromEntries(
		[...uses()].map(([wire, users]) => [kebab(wire), { description: inputDescription(wire, users) }]),
	);
	return indent(stringify(inputs, { lineWidth: 0, defaultStringType: 'QUOTE_SINGLE', defaultKeyType: 'PLAIN' }));
}

/** Kebab-case names of all operation inputs, in the order in which they are printed. */
export function actionInputNames(): string[] {
	return [...uses().keys()].map(kebab);
}

/** For the README: one line for each resource. */
export function operationLines(): string {
	return table(
		['Resource', 'Operations'],
		resources.map((resource) => [
			resourceNames[resource],
			operationsOf(resource)
				.map((name) => `\`${kebab(name)}\``)
				.join(', '),
		]),
	);
}

/** The operations of each resource, in the order of the panel. */
export function operationsOfResources(): string {
	const line = (name: OperationName) => {
		const { label, description, extension } = operationOf(name);
		const more = [extension ? '' : '*Contract.*', arrow(operationOf(name))].filter(Boolean);
		const other = differing(label, name);
		return `- [\`${kebab(name)}\`](#${kebab(name)})${other && ` (${other})`}: ${[sentence(description), ...more].join(' ')}\n`;
	};
	return resources.map((resource) => `**${resourceNames[resource]}**\n\n${operationsOf(resource).map(line).join('')}`).join('\n');
}

function arrow({ input, accepts, alsoXml, output }: Operation): string {
	const one = alsoXml ? 'PDF or XML' : '';
	const from = accepts === 'text' ? 'Text' : accepts === 'image' ? 'Images' : input === 'many' ? 'PDFs' : one;
	const to = output === 'pdf' ? '' : `→ ${output === 'pdfs' ? 'PDFs' : output}`;
	const words = [from, from !== '' && to === '' ? '→ PDF' : to].filter(Boolean).join(' ');
	return words && `${words}.`;
}

export function codesOfNotes(): string {
	return Object.entries(NOTES)
		.map(([note, words]) => `- \`${note}\`: ${words}\n`)
		.join('');
}

/** The fields of each operation; those that are in the common list by their names only. */
export function parametersOfOperations(): string {
	const common = commonLines();
	const abbreviate = abbreviator();
	return resources
		.flatMap(operationsOf)
		.map((name) => {
			const fields = Object.entries(operationOf(name).fields);
			const own = fields.filter(([wire, field]) => !common.has(lineOf(name, wire, field)));
			const others = fields.filter((one) => !own.includes(one) && one[0] !== NEARLY_ALL).map(([wire]) => `\`${kebab(wire)}\``);
			// An operation that is an extension as a whole says so in the list of operations.
			const marked = !operationOf(name).extension;
			const lines = own.map(([wire, field]) => abbreviate(name, wire, lineOf(name, wire, field, marked)));
			if (others.length > 0) lines.push(`- ${own.length > 0 ? 'Also' : 'Only'} ${others.join(', ')}.\n`);
			return `### ${kebab(name)}\n\n${`${lines.join('')}${factsOf(name)}`.replace(/^\n/, '') || `No parameter but \`${kebab(NEARLY_ALL)}\`.\n`}`;
		})
		.join('\n');
}

/** Sentences of fewer words are printed again; so is the first one, which says the purpose, unless it is long. */
const LONG = { first: 15, further: 7 };

/**
 * Refers to the operation, or to the parameter of the same operation, where a long sentence of a line has been printed.
 * Only parameters of the same name refer to other operations.
 */
function abbreviator(): (name: OperationName, wire: string, line: string) => string {
	const printed = new Map<string, string>();
	return (name, wire, line) => {
		const references = new Set<string>();
		const [head, ...rest] = line.trimEnd().split(/(?<=^[^:]*:) |(?<=\.) (?=[A-Z`*\d])/);
		const sentences = rest.flatMap((one, index) => {
			const [here, there] = [`${name} ${one}`, `${wire} ${one}`];
			const elsewhere = printed.get(here) ?? printed.get(there);
			if (!printed.has(here)) printed.set(here, `\`${kebab(wire)}\``);
			if (!printed.has(there)) printed.set(there, `[\`${kebab(name)}\`](#${kebab(name)})`);
			if (elsewhere === undefined || !isAbbreviable(one, index === 0 ? LONG.first : LONG.further)) return [one];
			const isNew = !references.has(elsewhere);
			references.add(elsewhere);
			return isNew ? [`See ${elsewhere}.`] : [];
		});
		return `${[head, ...sentences].join(' ')}\n`;
	};
}

/** A sentence with one of two brackets is a part of a longer one. */
const isAbbreviable = (sentence: string, words: number): boolean =>
	sentence.split(' ').length >= words && sentence.split('(').length === sentence.split(')').length;

/** The field that the sections of operations do not name: the common list tells which lack it. */
const NEARLY_ALL = 'open_password';

/** The facts of an operation, and of each of its results; those that are in the common list by their names only. */
function factsOf(name: OperationName): string {
	const { output, facts = {}, resultFacts = {} } = operationOf(name);
	const common = commonFactLines();
	const kind = { facts: factsOfAll(output, 'facts'), resultFacts: factsOfAll(output, 'resultFacts') };
	const list = (title: string, declared: DeclaredFacts, told: readonly string[]): string => {
		const lines = Object.entries(declared)
			.filter(([fact]) => !told.includes(fact))
			.map(([fact, one]) => ({ fact, line: factLine(fact, one) }));
		const names = lines.filter(({ line }) => common.has(line)).map(({ fact }) => `\`${fact}\``);
		const own = lines.filter(({ line }) => !common.has(line)).map(({ line }) => line);
		return lines.length === 0
			? ''
			: `\n${[title, ...names].join(' ').replace(/(?<=`) (?=`)/g, ', ')}\n${own.length > 0 ? '\n' : ''}${own.join('')}`;
	};
	return (
		list('Facts:', facts, kind.facts) + list(output === 'pdfs' ? 'Of each part:' : 'Of each file:', resultFacts, kind.resultFacts)
	);
}

const FACT_TYPES: Readonly<Record<Fact['type'], string>> = {
	// As the head of the list says.
	count: '',
	number: ' (number)',
	text: ' (text)',
	flag: ' (true or false)',
	texts: ' (list of texts)',
	numbers: ' (list of numbers)',
};

const factLine = (name: string, fact: Fact): string => `- \`${name}\`${FACT_TYPES[fact.type]}: ${describeFact(fact)}\n`;

/** The common facts that all operations with such results have. */
function factsOfAll(output: Operation['output'], of: 'facts' | 'resultFacts'): readonly string[] {
	const [first, ...others] = operationNames.map(operationOf).filter((one) => one.output === output);
	const common = commonFactLines();
	const has = (one: Operation, fact: string) => {
		const declared = one[of]?.[fact];
		return declared !== undefined && common.has(factLine(fact, declared));
	};
	return Object.keys(first?.[of] ?? {}).filter((fact) => [first!, ...others].every((one) => has(one, fact)));
}

/** The facts that are the same in many operations, and those that all operations with one kind of results have. */
export const commonFacts = (): string => {
	const names = (facts: readonly string[]) => facts.map((fact) => `\`${fact}\``).join(', ');
	const parts = [names(factsOfAll('pdfs', 'facts')), names(factsOfAll('pdfs', 'resultFacts'))];
	const told = `Every operation that makes one PDF has ${names(factsOfAll('pdf', 'facts'))}; every split ${parts[0]}, and of each part ${parts[1]}; every operation that gives files, of each of them ${names(factsOfAll('files', 'resultFacts'))}.`;
	return `${[...commonFactLines()].join('')}\n${told}\n`;
};

function commonFactLines(): ReadonlySet<string> {
	const lines = operationNames
		.map(operationOf)
		.flatMap(({ facts = {}, resultFacts = {} }) =>
			[facts, resultFacts].flatMap((declared) =>
				Object.entries(declared).map(([name, fact]) => ({ name, key: factLine(name, fact), line: factLine(name, fact) })),
			),
		);
	return new Set(linesOfMany(lines).values());
}

/** The fields that are the same in many operations. */
export function commonParameters(): string {
	const without = operationNames.filter((name) => !(NEARLY_ALL in operationOf(name).fields)).map((name) => `\`${kebab(name)}\``);
	return [...commonLines().values()]
		.join('')
		.replace(new RegExp(`^- [*]{2}\`${kebab(NEARLY_ALL)}\`[^:]*`, 'm'), `$&, in all operations but ${without.join(', ')}`);
}

/** The lines of the common list, each by the words that all its operations share. */
const commonLines = (): Map<string, string> =>
	linesOfMany(
		operationNames.flatMap((name) =>
			Object.entries(operationOf(name).fields).map(([wire, field]) => ({
				name: wire,
				key: lineOf(name, wire, field),
				line: lineOf(name, wire, field, true),
			})),
		),
	);

/** Fields and facts that at least this many operations have are printed once. */
const COMMON = 2;

/** Lines that many operations share, by their keys. Of several lines about one name, that of most operations. */
function linesOfMany(
	lines: readonly { readonly name: string; readonly key: string; readonly line: string }[],
): Map<string, string> {
	const counts = new Map<string, number>();
	for (const { key } of lines) counts.set(key, (counts.get(key) ?? 0) + 1);
	const chosen = new Map<string, { readonly key: string; readonly line: string }>();
	for (const { name, key, line } of lines)
		if (counts.get(key)! >= COMMON && counts.get(key)! > (counts.get(chosen.get(name)?.key ?? '') ?? 0))
			chosen.set(name, { key, line });
	return new Map([...chosen.values()].map(({ key, line }) => [key, line]));
}

/** `marked`: with a mark if the field is an extension. */
function lineOf(name: OperationName, wire: string, field: Field, marked = false): string {
	// The other hosts read these files by the names in the text.
	const label = field.kind === 'files' ? 'part of a form' : differing(labelIn(name, wire), wire);
	const told = [
		// As the head of the document says, lengths are in inches.
		sentence(field.description).replace(/,? in inches(?=[,.])/, ''),
		valuesOf(field),
		presence(wire, field),
		marked && field.extension ? '*Extension.*' : '',
	];
	return `- **\`${kebab(wire)}\`**${label && ` (${label})`}: ${told.filter(Boolean).join(' ')}\n`;
}

/** The values that the field takes, unless the description or the head of the document says it. */
function valuesOf(field: Field): string {
	// As the head of the document says.
	if (field.kind === 'pageSet' || field.kind === 'flag') return '';
	if (field.kind === 'choice' || field.kind === 'choices')
		return isSaid(takes(field), field) ? '' : `${briefly(takes(field, withCode), field)}.`;
	const words = briefly(takes(field), field);
	return words === '' || isUsual(words, field) || isSaid(words, field) ? '' : `${upperFirst(words)}.`;
}

/** Limits that the head of the document tells once. */
const USUAL = { integer: 'at least 1', decimal: 'at least 0', text: 'at most 1000 characters', secret: '1 to 256 characters' };

function isUsual(words: string, field: Field): boolean {
	if (field.kind === 'text') return words === (field.secret ? USUAL.secret : USUAL.text);
	return (field.kind === 'integer' || field.kind === 'decimal') && words === USUAL[field.kind];
}

/** As the head of the document says: numbers are whole, lengths decimals, and fonts have at most 20 MB. */
const briefly = (words: string, { description }: Field): string =>
	words
		.replace(/(?:, in inches)?, with a point(?:, or a length such as [^()]*)?$/, '')
		.replace(/(, in bytes), or a size such as .*$/, '$1')
		.replace(/, in (?:bytes|points)$/, (unit) => (description.includes(unit.slice(1)) ? '' : unit))
		.replace(/^a whole number (?:of |from )/, '')
		.replace(/^a decimal number of at least ([\d.]+) and at most/, '$1 to')
		.replace(/^a decimal number (?:of )?/, '')
		.replace(/^one of (?=.*,)/, '')
		.replace(/^a color such as .*?, at most 20 characters(?:; )?/, '')
		.replace(/^(a TrueType or OpenType font) of at most 20 MB$/, '$1')
		.replace(/^an? (.*?(?:font|image|document))\b(?: of )?/, (all, kind: string) => (description.includes(kind) ? '' : all));

/** A value of a choice as code, with its meaning. */
const withCode = (option: Option): string => withMeaning(option).replace(/^\S+/, '`$&`');

const isSaid = (words: string, { description }: Field): boolean => description.includes(words.replace(/ \(.*\)$/, ''));

/** The label if it does not have the words of the name. */
const differing = (label: string, name: string): string => (label.toLowerCase().replaceAll(' ', '_') === name ? '' : label);

/** As the panel shows the field; empty where it has another field in its place. */
function labelIn(name: OperationName, wire: string): string {
	const placement = placementsOf(name).find((one) => one.wire === wire);
	return placement ? panelLabel(name, placement) : '';
}

function panelLabel(name: OperationName, { field, label, place }: Placement): string {
	if (namesValues(field)) return `Values From, ${label}`;
	return place === 'permissions' ? `${collectionOf(name, place).label} › ${label}` : label;
}

/** Every field name with the operations that have it, in the order of the table. */
function uses(): Map<string, Use[]> {
	const found = new Map<string, Use[]>();
	for (const name of operationNames)
		for (const [wire, field] of enteredFields(operationOf(name))) {
			const users = found.get(wire) ?? [];
			users.push({ name, field });
			found.set(wire, users);
		}
	return found;
}

/** The words of an input for one operation; undefined if it has no such field. */
export function describeInput(name: OperationName, wire: string): string | undefined {
	const { [wire]: field } = operationOf(name).fields;
	return field && inputDescription(wire, [{ name, field }]).replace(/^For [^:]*: /, '');
}

function inputDescription(wire: string, users: readonly Use[]): string {
	const texts = new Map<string, OperationName[]>();
	for (const { name, field } of users) {
		const text = [sentence(field.description), constraint(field), required(wire, field)].filter(Boolean).join(' ');
		texts.set(text, [...(texts.get(text) ?? []), name]);
	}
	return [...texts].map(([text, names]) => `For ${operationList(names)}: ${text}`).join(' ');
}

/** The values that the field takes, as a sentence, unless its description already says it. */
function constraint(field: Field): string {
	const words = asInput(field);
	return isSaid(words, field) ? '' : `${upperFirst(words)}.`;
}

/** The values that an input of the Action takes: files are paths there. */
function asInput(field: Field): string {
	if (field.kind === 'file' && field.secret)
		return `the value of a secret, never a path: ${takes(field)}, which is written in base64`;
	if (field.kind === 'file') return `the path of ${takes(field)}, in which {dir} and {name} are those of the input`;
	if (field.kind === 'choices') return `${takes(field)} or line by line`;
	return field.kind === 'json' ? `${takes(field)}; or the path of such a file` : takes(field);
}

function operationList(names: readonly OperationName[]): string {
	const others = operationNames.filter((name) => !names.includes(name));
	if (others.length === 0) return 'every operation';
	if (others.length < 5) return `every operation but ${others.map(kebab).join(', ')}`;
	return names.map(kebab).join(', ');
}

function takes(field: Field, told: (option: Option) => string = withMeaning): string {
	if (field.kind === 'choices') return `one or more of ${field.options.map(told).join(', ')}, separated by commas`;
	if ((field.kind === 'text' || field.kind === 'pageOrder') && field.contract)
		return `${expectation(field)}; in a published region ${expectationOfContract(field)}`;
	if (field.kind !== 'choice') return expectation(field);
	const numbers = field.options.flatMap(({ contract }) => (contract === undefined ? [] : [contract]));
	const open = field.open ? `; in a region also other numbers from ${field.open.min} to ${field.open.max}` : '';
	const more = `${numbers.length > 0 ? `, or ${numbers.length < field.options.length ? `for the first ${numbers.length} ` : ''}in their order the numbers ${numbers.join(', ')}` : ''}${open}`;
	const sides = field.sides ? `, ${SIDES_WORDS}` : '';
	return `one of ${field.options.map(told).join(', ')}${sides}${more}`;
}

function required(wire: string, field: Field): string {
	if (field.required) return 'Required.';
	return 'default' in field ? `Default: ${proposed[wire] ?? field.default}.` : 'Optional.';
}

function presence(wire: string, field: Field): string {
	if (field.required) return 'Required.';
	// As the head of the document says.
	if (field.kind === 'flag' && !field.default) return '';
	const inAction = proposed[wire] === undefined ? '' : `, in n8n, the Action and the terminal ${code(proposed[wire])}`;
	return 'default' in field ? `Default: ${code(String(field.default))}${inAction}.` : '';
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const line = (cells: readonly string[]) =>
		`| ${cells.map((cell) => cell.replace(/\s+/g, ' ').replaceAll('|', '\\|')).join(' | ')} |\n`;
	return [head, head.map(() => '---'), ...rows].map(line).join('');
}

const code = (text: string | undefined): string => (text === undefined || text === '' ? '–' : `\`${text}\``);
const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const indent = (text: string): string => text.replace(/^(?=.)/gm, '  ');
