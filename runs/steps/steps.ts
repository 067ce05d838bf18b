/**
 * The pipeline. `steps` is a YAML list of operations with their parameters; `operation` with flat inputs is the short form
 * of a pipeline of one. Everything is decoded before anything is read or written, and every problem is reported at once.
 */
import type { Issue } from '../../shared/contract/errors';
import { isObject } from '../../shared/contract/json';
import { kebab } from '../../shared/contract/names';
import {
	isOperationName,
	isSecret,
	enteredFields,
	operationNames,
	operationOf,
	type OperationName,
} from '../../shared/contract/operations';
import { suggestion } from '../../shared/contract/suggest';
import { spellNames } from '../messages/spelling';
import { comparing, NOT_COMPARING, type Comparing } from './comparing';
import { expressionIssues } from './expressions';
import { linesToMask } from './keys';
import { decodeDraft, type Draft, type Step } from './step-values';
import { addAll } from '../../shared/lists';

type Read = (input: string) => string;

/** Words that people use for operations, which share no word with their names. */
const MEANT: Readonly<Record<string, readonly OperationName[]>> = {
	split: ['split_by_page_count', 'split_by_size', 'split_by_bookmarks', 'split_at_page'],
	compress: ['compress_document', 'optimize_document'],
	shrink: ['compress_document', 'optimize_document'],
	encrypt: ['add_password'],
	protect: ['add_password', 'add_restrictions'],
	decrypt: ['remove_password'],
	unlock: ['remove_password'],
	delete_pages: ['remove_pages'],
	combine: ['merge_documents'],
	concatenate: ['merge_documents'],
	watermark: ['add_text_watermark', 'add_image_watermark'],
};

/** Where several operations are named in place of one, or an unknown word, the operations that were meant. */
function suggestOperations(given: string, spell: (name: OperationName) => string): string {
	const parts = given.split(/[\s,;|+]+/).filter((part) => part !== '');
	if (parts.length > 1 && parts.every((part) => isOperationName(part.replaceAll('-', '_'))))
		return '. Several operations go into steps, as a list';
	const names = MEANT[given.toLowerCase().replace(/[\s-]+/g, '_')];
	if (names !== undefined) return ` (did you mean ${names.map(spell).join(' or ')}?)`;
	return suggestion(given, operationNames.map(spell));
}

const CHOICES = operationNames.map(kebab).join(', ');
const SHAPE = 'write a YAML list of operations, such as "- rotate_pages: { angle: 90 }"';
/** Characters of the list: as many bytes as Linux gives to one variable of the environment, in which inputs come. */
const MOST_LONG = 131_072;

/** Every wire name of a parameter, once, in the order of the table. */
export const parameterNames: readonly string[] = [
	...new Set(operationNames.flatMap((name) => enteredFields(operationOf(name)).map(([wire]) => wire))),
];

/** Wire names of all passwords and keys. */
const secretNames: ReadonlySet<string> = new Set(
	operationNames.flatMap((name) =>
		Object.entries(operationOf(name).fields).flatMap(([wire, field]) => (isSecret(field) ? [wire] : [])),
	),
);

export interface StepsReading {
	readonly steps: readonly Step[];
	readonly issues: readonly Issue[];
	/** Problems that do not keep the step from running. */
	readonly warnings: readonly string[];
}

/** `read` gives an input untrimmed, `''` when absent; `mask` hides a secret from the log. */
export async function readSteps(
	read: Read,
	mask: (secret: string) => void,
	compare: Comparing = NOT_COMPARING,
): Promise<StepsReading> {
	const flat = new Map<string, string>();
	for (const wire of parameterNames) {
		const value = read(kebab(wire));
		if (value === '') continue;
		if (secretNames.has(wire)) linesToMask(value).forEach(mask);
		flat.set(wire, value);
	}
	const operation = read('operation').trim();
	const list = read('steps');
	if (list.trim() !== '') {
		const { value, typed, problem } = (await import('./yaml-list')).parseList(list, MOST_LONG);
		// Before it is known whether the list is well-formed.
		for (const secret of secretsIn(value)) linesToMask(secret).forEach(mask);
		const issues: Issue[] = [];
		if (operation !== '') issues.push({ field: 'operation', message: 'give either operation or steps, not both' });
		if (problem !== undefined)
			return { steps: [], issues: [...issues, { field: 'steps', message: `${problem}: ${SHAPE}` }], warnings: [] };
		return fromList(value, typed, flat, issues, compare);
	}
	if (operation === '') return refuseSteps('operation', `is required, unless steps is given: one of ${CHOICES}`);
	const name = operation.replaceAll('-', '_');
	if (!isOperationName(name)) return refuseSteps('operation', `must be one of ${CHOICES}${suggestOperations(operation, kebab)}`);
	return fromFlat(name, flat, compare);
}

async function fromFlat(name: OperationName, flat: ReadonlyMap<string, string>, compare: Comparing): Promise<StepsReading> {
	const { fields } = operationOf(name);
	const foreign = [...flat.keys()].filter((wire) => !Object.hasOwn(fields, wire));
	const { step, issues } = decodeDraft(comparing({ name, raw: Object.fromEntries(flat), typed: {} }, compare), 'absent');
	const notUsed = foreign.map((wire): Issue => ({
		field: kebab(wire),
		message: `is not used: it is not a parameter of ${kebab(name)}`,
	}));
	// A document without the protection that was asked for looks like one that has it.
	const passwords = foreign.filter((wire) => secretNames.has(wire) && wire !== 'open_password');
	const problems = [...issues, ...(await expressionIssues(step))].map(({ field, message, mentions = [] }): Issue => ({
		field: kebab(field),
		message: spellNames('inputs', message, mentions),
	}));
	return {
		steps: [step],
		// An input of another name is often the one that is missing.
		issues: problems.length > 0 || passwords.length > 0 ? [...problems, ...notUsed] : [],
		warnings: notUsed.map(({ field, message }) => `${field} ${message}`),
	};
}

/** A list of steps from YAML: its values as they are written, and the same with typed ones. */
export const readStepList = (value: unknown, typed: unknown): Promise<StepsReading> =>
	fromList(value, typed, new Map(), [], NOT_COMPARING);

async function fromList(
	value: unknown,
	typed: unknown,
	flat: ReadonlyMap<string, string>,
	before: readonly Issue[],
	compare: Comparing,
): Promise<StepsReading> {
	const issues = [...before];
	const steps: Step[] = [];
	if (!Array.isArray(value) || value.length === 0)
		return { steps, issues: [...issues, { field: 'steps', message: SHAPE }], warnings: [] };
	for (const wire of flat.keys())
		if (wire !== 'open_password') issues.push({ field: kebab(wire), message: 'write it inside the step that it belongs to' });
	const openPassword = flat.get('open_password');
	for (const [index, item] of (value as unknown[]).entries()) {
		const at = `steps[${index + 1}]`;
		const draft = draftOf(item, (typed as unknown[])[index]);
		if ('problem' in draft) {
			issues.push({ field: at, message: draft.problem });
			continue;
		}
		addAll(issues, unknownKeys(draft, at));
		addAll(issues, wrongPlace(draft.name, index, value.length, at));
		// The document keeps its encryption from step to step, so its password opens it in each of them.
		const raw = openPassword === undefined ? draft.raw : { open_password: openPassword, ...draft.raw };
		const decoded = decodeDraft(comparing({ ...draft, raw }, compare), 'refuse');
		steps.push(decoded.step);
		addAll(
			issues,
			[...decoded.issues, ...(await expressionIssues(decoded.step))].map(({ field, message }) => ({
				field: `${at}.${field}`,
				message,
			})),
		);
	}
	return { steps, issues, warnings: [] };
}

function unknownKeys({ name, raw }: Draft, at: string): Issue[] {
	const known = enteredFields(operationOf(name)).map(([wire]) => wire);
	const unknown = Object.keys(raw).filter((wire) => !known.includes(wire));
	// { page_order: 3, 1, 2 } has the keys page_order, 1 and 2.
	const [cut] = unknown.filter((wire) => /^[-\d. ]+$/.test(wire) && !raw[wire]);
	if (cut !== undefined)
		return [
			{ field: `${at}.${cut}`, message: 'is a key here, because in braces a comma separates keys: write [3, 1, 2] or "3,1,2"' },
		];
	return unknown.map((wire) => ({
		field: `${at}.${wire}`,
		message: `is not a parameter of ${name}: ${known.join(', ')}${suggestion(wire, known)}`,
	}));
}

/** Files that are not documents go no further, and pictures come only from `files`. */
function wrongPlace(name: OperationName, index: number, count: number, at: string): Issue[] {
	const { output, accepts } = operationOf(name);
	if (output === 'files' && index + 1 < count)
		return [{ field: at, message: `${name} must be the last step: it gives files that other operations do not take` }];
	if (output === 'text' && index + 1 < count)
		return [{ field: at, message: `${name} must be the last step: it writes the text, and no document` }];
	if (accepts !== undefined && index > 0) {
		const what = accepts === 'image' ? 'images' : 'text';
		return [{ field: at, message: `${name} must be the first step: it takes ${what}, which no other operation gives` }];
	}
	return [];
}

/** `name`, `name: { parameters }` or `{ operation: name, parameters }`. `typed` is the same item with typed values. */
function draftOf(item: unknown, typed: unknown): Draft | { readonly problem: string } {
	if (typeof item === 'string') return readNamedStep(item, {}, {});
	if (!isObject(item)) return { problem: SHAPE };
	const { operation, ...rest } = item;
	if (operation !== undefined) return typeof operation === 'string' ? readNamedStep(operation, rest, typed) : { problem: SHAPE };
	const [[name, parameters] = ['', undefined], ...others] = Object.entries(item);
	if (others.length > 0) return { problem: `names several operations or has its parameters beside the name: ${SHAPE}` };
	if (parameters === '' || parameters === undefined) return readNamedStep(name, {}, {});
	const inside = isObject(typed) ? typed[name] : undefined;
	return isObject(parameters) ? readNamedStep(name, parameters, inside) : { problem: SHAPE };
}

function readNamedStep(
	given: string,
	parameters: Readonly<Record<string, unknown>>,
	typed: unknown,
): Draft | { readonly problem: string } {
	const name = given.trim().replaceAll('-', '_');
	if (!isOperationName(name))
		return { problem: `must name one of ${operationNames.join(', ')}${suggestOperations(given, (one) => one)}` };
	const keys = Object.keys(parameters);
	const twice = keys.find((key, index) => keys.findIndex((other) => wireName(other) === wireName(key)) !== index);
	if (twice !== undefined)
		return {
			problem: `gives ${wireName(twice)} twice, as ${keys.filter((key) => wireName(key) === wireName(twice)).join(' and ')}`,
		};
	return { name, raw: wireKeys(parameters), typed: isObject(typed) ? wireKeys(typed) : {} };
}

const wireName = (key: string): string => key.replaceAll('-', '_');

const wireKeys = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
	Object.fromEntries(Object.entries(values).map(([key, value]) => [wireName(key), value]));

/** Every value under the name of a password, however deep. */
function* secretsIn(value: unknown): Generator<string> {
	if (Array.isArray(value)) for (const item of value) yield* secretsIn(item);
	else if (isObject(value))
		for (const [key, item] of Object.entries(value))
			if (typeof item !== 'string') yield* secretsIn(item);
			else if (item !== '' && secretNames.has(key.trim().replaceAll('-', '_'))) yield item;
}

const refuseSteps = (field: string, message: string): StepsReading => ({ steps: [], issues: [{ field, message }], warnings: [] });
