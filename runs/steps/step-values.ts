/** The parameters of one step: raw values, as text or YAML gives them, become typed ones by the kind of their field. */
import { decodeAll, type EmptyValues } from '../../shared/contract/values/decode';
import { expectation } from '../../shared/contract/values/expectation';
import type { Issue } from '../../shared/contract/errors';
import { operationOf, type OperationName } from '../../shared/contract/operations';
import type { Document, Field, Json } from '../../shared/contract/operations/types';
import { placeholdersIn } from '../../shared/contract/values/number-format';
import { spellPages } from '../../shared/contract/values/page-spelling';
import { protectsNothing } from '../../shared/contract/protects-nothing';
import { keyFrom, NO_KEY } from './keys';
import { proposed } from './proposed';
import { plainWords } from './words';
import { addAll } from '../../shared/lists';

/** Decoded values by wire name. Which operation they are for is known only while the program runs. */
export type Decoded = Readonly<Record<string, unknown>>;

export interface Step {
	readonly name: OperationName;
	/** Decoded: what the operation of this name takes. In place of a file there is a stand-in. */
	readonly params: Decoded;
	/** By wire name: paths of files whose content is the value. `{dir}` and `{name}` in them are those of the input. */
	readonly paths: Readonly<Record<string, string>>;
	/** The earlier version of each file is that of the base in git (`compare-with-base`). */
	readonly fromBase?: true;
}

/** The parameters of a step before they are decoded. Keys are wire names; values are text, and lists and mappings from YAML. */
export interface Draft {
	readonly name: OperationName;
	readonly raw: Readonly<Record<string, unknown>>;
	/** Mappings with typed values, for fields that take JSON. */
	readonly typed: Readonly<Record<string, unknown>>;
	readonly fromBase?: boolean;
}

/** Takes the place of a file until the step reads it, so that the other parameters can be decoded. */
const STAND_IN: Document = { name: 'file', bytes: Uint8Array.of(0) };
const PLACEHOLDERS = ['{dir}', '{name}'];

/** The field of the earlier version. */
export const COMPARED = 'compare_to';

type Read = { readonly value: unknown } | { readonly path: string } | { readonly problem: string };

export function decodeDraft({ name, raw, typed, fromBase = false }: Draft, empty: EmptyValues): { step: Step; issues: Issue[] } {
	const { fields } = operationOf(name);
	const values: Record<string, unknown> = {};
	const paths: Record<string, string> = {};
	const issues: Issue[] = [];
	for (const [wire, given] of Object.entries({ ...proposedFor(fields), ...raw })) {
		const field = fields[wire];
		if (field === undefined) continue;
		const read = readValue(field, given, typed[wire]);
		if ('problem' in read) issues.push({ field: wire, message: read.problem });
		if ('path' in read) paths[wire] = read.path;
		values[wire] = 'value' in read ? read.value : field.kind === 'json' ? {} : STAND_IN;
	}
	if (fromBase) values[COMPARED] ??= STAND_IN;
	const decoded = decodeAll(name, values, empty);
	// A value that was not read has its own message.
	const refused = new Set(issues.map(({ field }) => field));
	for (const issue of decoded.issues) if (!refused.has(issue.field)) issues.push(issue);
	if (issues.length === 0) addAll(issues, meaningless(name, values, decoded.params));
	return { step: { name, params: decoded.params, paths, ...(fromBase && { fromBase }) }, issues };
}

const RANGE = ['pages', 'first_page', 'last_page'];

/** Values that the contract allows but that are mistakes: most often an input of the workflow that came out empty. */
function meaningless(name: OperationName, values: Readonly<Record<string, unknown>>, params: object): Issue[] {
	const isGiven = (wire: string) => values[wire] !== undefined && values[wire] !== '';
	if ((name === 'extract_pages' || name === 'remove_pages') && !RANGE.some(isGiven))
		return [
			{ field: 'pages', message: 'is required, unless one of these is given: first_page, last_page', mentions: RANGE.slice(1) },
		];
	if (!protectsNothing(name, { ...params })) return [];
	const message =
		'nothing is forbidden, and without user_password the document opens freely: set what readers must not do to false, or give user_password';
	return [{ field: 'allow_print', message, mentions: ['user_password'] }];
}

const proposedFor = (fields: Readonly<Record<string, Field>>): Record<string, string> =>
	Object.fromEntries(Object.entries(proposed).filter(([wire]) => Object.hasOwn(fields, wire)));

function readValue(field: Field, given: unknown, typed: unknown): Read {
	// YAML's null, and nothing after the colon.
	if (given === '' || given === null || typed === null) return { value: '' };
	if (field.kind === 'pageOrder' || field.kind === 'pageSet') {
		if (typeof given !== 'string' && !Array.isArray(given)) return { problem: 'must be pages such as 1..3, or a list of pages' };
		const spelled = spellPages(given);
		return 'problem' in spelled ? spelled : { value: spelled.text.trim() };
	}
	const takesList = field.kind === 'json' && field.list !== undefined;
	if (field.kind === 'json' && typeof given === 'object' && (takesList || !Array.isArray(given))) return { value: typed };
	if (field.kind === 'choices' && Array.isArray(given)) return { value: given };
	if (field.kind === 'json' && Array.isArray(given)) return { problem: wordsOfJson(field) };
	if (typeof given !== 'string') {
		const words = `${field.kind === 'choices' ? '' : 'a single value, '}${expectation(field)}`;
		return { problem: `must be ${words}, and is a ${Array.isArray(given) ? 'list' : 'mapping'}` };
	}
	const text = given.trim();
	// Text is taken as it is, a password above all; blanks around anything else come from the layout of the YAML.
	if (field.kind === 'text') return { value: given };
	if (text === '') return { value: '' };
	if (field.kind === 'choices') return { value: plainWords(text) };
	if (field.kind === 'file' && field.secret) return keyOf(text);
	// A list must not count as a path with placeholders.
	const isList = text.startsWith('[') && text.endsWith(']');
	if (takesList && isList) return { value: text };
	if (field.kind === 'json' && (isList || (!text.startsWith('{') && text.includes('\n')))) return { problem: wordsOfJson(field) };
	if (field.kind === 'file' || (field.kind === 'json' && !/^\{(?!(?:dir|name)\})/.test(text))) return readPath(text);
	return { value: text };
}

/** For several lines that were meant as a YAML mapping, which only `steps` takes. */
const wordsOfJson = ({ placeholder = '{"name": "value"}', list }: Json): string =>
	`must be a JSON object such as ${placeholder.replace(/^e\.g\. /, '')}${list === undefined ? '' : `, or the list ${list} alone`}, or the path of a file that holds one; inside steps it can also be a YAML mapping`;

function keyOf(text: string): Read {
	const key = keyFrom(text);
	return key ? { value: key } : { problem: NO_KEY };
}

function readPath(text: string): Read {
	const unknown = placeholdersIn(text).find((placeholder) => !PLACEHOLDERS.includes(placeholder));
	if (unknown !== undefined)
		return { problem: `has the unknown placeholder ${unknown}: a path may hold ${PLACEHOLDERS.join(' and ')}` };
	// eslint-disable-next-line no-control-regex -- what a path must not hold
	return /[\u0000-\u001f]/.test(text) ? { problem: 'must be the path of one file' } : { path: text };
}
