/** Prints the operation table as the functions of the package octavo-pdf, and as their declarations. Pure functions: text out. */
import { camel } from '../../shared/contract/names';
import { NOTES } from '../../shared/contract/notes';
import { enteredFields, operationNames, operationOf, type OperationName } from '../../shared/contract/operations';
import type { DeclaredFacts, Fact, Field, Operation } from '../../shared/contract/operations/types';
import { expectation } from '../../shared/contract/values/expectation';

/** The names of an operation's types begin with it: `RotatePages`. */
const pascal = (name: OperationName): string => camel(name).replace(/^./, (letter) => letter.toUpperCase());

export function libraryFunctions(): string {
	const lines = operationNames.map((name) => `export const ${camel(name)} = operate('${name}');\n`);
	return `/** Generated from the table of operations by npm run generate. */\nimport { operate } from './operate';\n\n${lines.join('')}`;
}

/** Declarations that need no other file. */
export function libraryDeclarations(codes: readonly string[]): string {
	return `${HEAD}
/** The kinds of errors. */
export type ErrorCode = ${codes.map((code) => `'${code}'`).join(' | ')};

/** The kinds of notes. */
export type NoteCode = ${Object.keys(NOTES)
		.map((code) => `'${code}'`)
		.join(' | ')};

${operationNames.map(declarationOf).join('\n')}`;
}

const HEAD = `/** The package octavo-pdf. Generated from the table of operations by npm run generate. */

/** A document with its name, which results get theirs from. */
export interface Document {
	readonly name: string;
	readonly bytes: Uint8Array;
}

export type Input = Uint8Array | Document;

export interface Options {
	readonly signal?: AbortSignal;
	/** Called now and then during long work, with a fraction from 0 to 1. */
	readonly onProgress?: (fraction: number) => void;
	/** The time that the call may take, in seconds. */
	readonly timeLimit?: number;
}

/** Something that an operation could not keep, or that a person should know. */
export interface Note {
	readonly code: NoteCode;
	readonly message: string;
}

export interface ResultDocument extends Document {
	readonly pageCount?: number;
	/** Of a part: its pages in the source, counted from 1. */
	readonly firstPage?: number;
	readonly lastPage?: number;
	readonly title?: string;
	readonly match?: string;
}

export interface ResultFile extends Document {
	readonly mediaType: string;
	readonly facts: Readonly<Record<string, unknown>>;
}

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;
export interface JsonObject {
	readonly [key: string]: JsonValue;
}

/** The only error that a function throws. Its message names the parameter and the cure, and never holds text of a document. */
export class OctavoError extends Error {
	readonly code: ErrorCode;
	readonly issues: readonly { readonly field: string; readonly message: string }[];
	readonly advice: string | undefined;
}
`;

function declarationOf(name: OperationName): string {
	const operation = operationOf(name);
	const fields = enteredFields(operation);
	const optional = fields.every(([, field]) => field.required !== true);
	const given = `${operation.input === 'many' ? 'documents: readonly ' : 'document: '}${inputOf(operation)}`;
	const parameters = `parameters${optional ? '?' : ''}: ${pascal(name)}Parameters`;
	return `export interface ${pascal(name)}Parameters {
${fields.map(([wire, field]) => memberOf(wire, field)).join('')}}
export interface ${pascal(name)}Result {
	${resultOf(operation)}
	readonly facts: ${factsOf(operation.facts ?? {})};
	readonly notes: readonly Note[];
}
/** ${sentence(operation.description)} */
export function ${camel(name)}(${given}, ${parameters}, options?: Options): Promise<${pascal(name)}Result>;
`;
}

function inputOf({ input, accepts, alsoXml }: Operation): string {
	const one = accepts === 'text' || alsoXml ? 'string | Input' : 'Input';
	return input === 'many' ? `${one.includes('|') ? `(${one})` : one}[]` : one;
}

function resultOf({ output }: Operation): string {
	switch (output) {
		case 'pdf':
			return 'readonly document: ResultDocument;';
		case 'pdfs':
			return 'readonly documents: readonly ResultDocument[];';
		case 'files':
			return 'readonly files: readonly ResultFile[];';
		case 'data':
		case 'text':
			return 'readonly data: JsonObject;';
	}
}

function memberOf(wire: string, field: Field): string {
	const standard = 'default' in field ? ` Absent: ${JSON.stringify(field.default)}.` : '';
	const about = `${sentence(field.description)} It must be ${expectation(field)}.${standard}`;
	return `\t/** ${about.replaceAll('*/', '*\\/')} */\n\treadonly ${camel(wire)}${field.required ? '' : '?'}: ${typeOf(field)};\n`;
}

function typeOf(field: Field): string {
	switch (field.kind) {
		case 'flag':
			return 'boolean';
		case 'integer':
		case 'decimal':
			return 'number | string';
		case 'choice':
			return [
				...field.options.map(({ value }) => JSON.stringify(value)),
				...(field.open ? ['number'] : []),
				...(field.sides ? ['`${number} x ${number} ${"mm" | "cm" | "in"}`'] : []),
			].join(' | ');
		case 'choices':
			return `readonly (${field.options.map(({ value }) => JSON.stringify(value)).join(' | ')})[]`;
		case 'file':
			return 'Input';
		case 'files':
			return 'readonly Document[]';
		case 'json':
			return 'object';
		case 'text':
		case 'pageOrder':
		case 'pageSet':
			return 'string';
		default:
			return field satisfies never;
	}
}

const FACT_TYPES: Readonly<Record<Fact['type'], string>> = {
	count: 'number',
	number: 'number',
	text: 'string',
	flag: 'boolean',
	texts: 'readonly string[]',
	numbers: 'readonly number[]',
};

function factsOf(facts: DeclaredFacts): string {
	const members = Object.entries(facts).map(
		([name, fact]) => `readonly ${name}${fact.when === undefined ? '' : '?'}: ${FACT_TYPES[fact.type]}`,
	);
	return members.length === 0 ? 'Readonly<Record<string, never>>' : `{ ${members.join('; ')} }`;
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
