/**
 * Turns raw values, as hosts receive them, into typed parameters, or reports every problem at once, by field name.
 *
 * Raw values are text (Action, HTTP) or already typed (n8n). Empty text means absent (docs/semantics.md, §3). Unknown names are
 * ignored. Values are never echoed in a message, because any of them may be a secret.
 */
import { invalidParameters, type Issue } from '../errors';
import { expectation, lengthOf } from './expectation';
import { isGiven as isGivenAs, meets, operationOf, type OperationName, type ParamsOf } from '../operations';
import type {
	Choice,
	Choices,
	Decimal,
	Document,
	Field,
	File,
	Files,
	Flag,
	Integer,
	JsonObject,
	Need,
	Operation,
	PageOrder,
	PageSet,
	Text,
} from '../operations/types';
import { readLength, readSize } from './measures';
import { decodeJson } from './json-value';
import { parsePageOrder } from './page-order';
import { parsePageParts } from './page-spelling';
import { parsePageSet } from './page-set';
import { expandSides } from './page-sides';
import { textFormats } from './text-formats';
import { composeText } from '../../compose-text';

export type RawParameters = Readonly<Record<string, unknown>>;

/** A value that decoded, or the sentence that says what is wrong with it. */
type Decoded = { readonly value: Decodable } | { readonly problem: string };

/** Everything that a parameter may be once it is decoded. */
export type Decodable = string | number | boolean | readonly string[] | Document | readonly Document[] | JsonObject;

/**
 * The meaning of an empty value under a key that is given. `absent`: the field was left out (in the contract of the service, and in
 * the Action's inputs, which cannot tell the two apart). `refuse`: the field's class decides, because the user set the field and
 * its value turned out empty (docs/semantics.md, D37).
 */
export type EmptyValues = 'absent' | 'refuse';

const INT32_MAX = 2 ** 31 - 1;
const INTEGER = /^ *[+-]?\d+ *$/;
const DECIMAL = /^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/;
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
const CONTROL_BUT_LINE_FEED = /(?!\n)[\p{Cc}\u2028\u2029]/u;
/** A lone surrogate is not a character: fonts have no glyph for it, and UTF-8 replaces it. */
const LONE_SURROGATE = /\p{Cs}/u;
/** Of a list of choices: longer ones hold something else. */
const MOST_CHOSEN = 1_000;
/** Fonts for Chinese, Japanese and Korean have up to about this size. */
const LARGEST: Readonly<Partial<Record<File['accepts'], number>>> = {
	font: 20 * 1024 * 1024,
	key: 1_000_000,
	certificates: 1_000_000,
};

/** Kinds of fields whose value is a list. */
const LISTS: ReadonlySet<Field['kind']> = new Set<Field['kind']>(['files', 'choices']);

/** The issue about a field that is there twice. */
export const ONLY_ONCE = 'must be given only once';

/**
 * The raw value of bytes that should be text in UTF-8. Other bytes are returned unchanged, and text fields refuse them; no
 * replacement characters are inserted.
 */
export function rawText(bytes: Uint8Array): string | Uint8Array {
	try {
		return new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(bytes);
	} catch {
		return bytes;
	}
}

/** @throws OctavoError `invalid_parameters` with one issue per offending field. */
export function decode<N extends OperationName>(name: N, raw: RawParameters, empty: EmptyValues = 'absent'): ParamsOf<N> {
	const { params, issues } = decodeAll(name, raw, empty);
	if (issues.length > 0) throw invalidParameters(issues);
	return params;
}

/** Like `decode`, for hosts that add their own issues before they refuse. */
export function decodeAll<N extends OperationName>(
	name: N,
	given: RawParameters,
	empty: EmptyValues = 'absent',
): { params: ParamsOf<N>; issues: Issue[] } {
	const operation = operationOf(name);
	const raw = expandSides(operation.fields, given);
	const params: Record<string, Decodable> = {};
	const issues: Issue[] = [];
	for (const [wire, field] of Object.entries(operation.fields)) {
		const isSet = Object.hasOwn(raw, wire);
		const given = isSet ? raw[wire] : undefined;
		if (isBlankField(field, given)) {
			if (isSet && empty === 'refuse' && refusesEmpty(field, given)) issues.push({ field: wire, message: emptyProblem(field) });
			else if (field.required) issues.push({ field: wire, message: `is required: ${expectation(field)}` });
			else if ('default' in field) params[wire] = field.default;
			continue;
		}
		const decoded = decodeField(field, given);
		if ('problem' in decoded) issues.push({ field: wire, message: decoded.problem });
		else params[wire] = decoded.value;
	}
	return { params: params as ParamsOf<N>, issues: [...issues, ...rulesBetweenFields(operation, params, issues)] };
}

/** The rules of the operation's row that concern several fields. */
function rulesBetweenFields(
	{ fields, ascending, different, exclusive, needs, atLeastOne, someTrue }: Operation,
	params: RawParameters,
	found: readonly Issue[],
): Issue[] {
	const issues: Issue[] = [];
	const isGiven = (wire: string) => isGivenAs(fields[wire]!, params[wire]);
	if (ascending) {
		const [low, high] = [params[ascending[0]], params[ascending[1]]];
		if (typeof low === 'number' && typeof high === 'number' && low > high)
			issues.push({ field: ascending[0], message: `must not be greater than ${ascending[1]}`, mentions: [ascending[1]] });
	}
	if (different) {
		const [one, other] = [params[different[0]], params[different[1]]];
		if (one !== undefined && one === other)
			issues.push({ field: different[0], message: `must differ from ${different[1]}`, mentions: [different[1]] });
	}
	for (const [field, others] of exclusive ?? []) {
		const clashing = isGiven(field) ? others.filter(isGiven) : [];
		if (clashing.length > 0)
			issues.push({
				field,
				message: `must not be given together with ${clashing.join(' and ')}: leave one of them out`,
				mentions: clashing,
			});
	}
	for (const [field, other, need] of needs ?? [])
		if (isGiven(field) && !meets(need, fields[other]!, params[other]))
			issues.push({ field, message: `needs ${inWords(other, need)}`, mentions: [other] });
	// If one of them was given and is wrong, its own issue says what to correct.
	const isTried = (wire: string) => isGiven(wire) || found.some(({ field }) => field === wire);
	if (atLeastOne && !atLeastOne.some(isTried))
		issues.push({
			field: atLeastOne[0]!,
			message: `is required, unless one of these is given: ${atLeastOne.slice(1).join(', ')}`,
			mentions: atLeastOne.slice(1),
		});
	// A flag that is wrong is absent here, and has its own issue.
	if (someTrue?.every((wire) => params[wire] === false) === true)
		issues.push({
			field: someTrue[0]!,
			message: `must be true, unless one of these is: ${someTrue.slice(1).join(', ')}`,
			mentions: someTrue.slice(1),
		});
	return issues;
}

function inWords(field: string, need: Need): string {
	if (typeof need !== 'object') return `${field} to be ${need}`;
	return 'not' in need ? `${field} to be other than ${need.not}` : `${field} to be given`;
}

/**
 * A decoded value as the text that `decode` turns into it again, without an exponent, which the contract refuses.
 * `encode(1e-7)` is `'0.0000001'`.
 */
export function encode(value: string | number | boolean | readonly string[] | JsonObject): string {
	if (Array.isArray(value)) return value.join(',');
	if (typeof value === 'object') return JSON.stringify(value);
	const text = String(value);
	if (typeof value !== 'number' || !text.includes('e')) return text;
	if (value >= 1) return BigInt(value).toString();
	const [digits, exponent] = text.split('e') as [string, string];
	return `0.${'0'.repeat(-Number(exponent) - 1)}${digits.replace('.', '')}`;
}

/** Whether an empty value, under a key that is given, is an issue (docs/semantics.md, D37). */
function refusesEmpty(field: Field, given: unknown): boolean {
	if (field.empty === 'opener') return false;
	return field.empty !== 'word' || field.required === true || given === undefined;
}

/** The issue about an empty value. It names the neutral value, if there is one. */
function emptyProblem(field: Field): string {
	if (field.required) return `is empty: it must be ${expectation(field)}`;
	if (field.kind === 'text' && field.secret)
		return 'is empty, so the document would open without a password: give a password, or route documents without one past this step';
	if (field.empty === 'word') return `is undefined: use '' to leave it out, or give ${expectation(field)}`;
	if (field.kind === 'pageSet') return 'is empty: write pages such as 1..3, or all for every page';
	if ('default' in field) return `is empty: write ${String(field.default)}, which is the default, or leave the field out`;
	return `is empty: give ${expectation(field)}, or leave the field out`;
}

function isBlankField(field: Field, given: unknown): boolean {
	if (given === undefined || given === null || given === '') return true;
	if (LISTS.has(field.kind) && Array.isArray(given) && given.length === 0) return true;
	// A required line of white space would draw nothing.
	return field.kind === 'text' && !field.secret && typeof given === 'string' && given.trim() === '';
}

function decodeField(field: Field, given: unknown): Decoded {
	const isList = LISTS.has(field.kind) || (field.kind === 'json' && field.list !== undefined);
	if (Array.isArray(given) && !isList) return { problem: ONLY_ONCE };
	if (given instanceof Uint8Array) return { problem: 'is not text in UTF-8: give it in UTF-8' };
	switch (field.kind) {
		case 'text':
			return decodeText(field, given);
		case 'flag':
			return decodeFlag(field, given);
		case 'integer':
			return decodeInteger(field, given);
		case 'decimal':
			return decodeDecimal(field, given);
		case 'choice':
			return decodeChoice(field, given);
		case 'choices':
			return decodeChoices(field, given);
		case 'pageOrder':
			return decodePages(field, given, field.parts ? parsePageParts : parsePageOrder);
		case 'pageSet':
			return decodePages(field, given, parsePageSet);
		case 'file':
			return decodeFile(field, given);
		case 'files':
			return decodeFiles(field, given);
		case 'json':
			return decodeJson(field, given, `must be ${expectation(field)}`);
		default:
			return field satisfies never;
	}
}

function decodeText(field: Text, given: unknown): Decoded {
	if (typeof given !== 'string' && !(typeof given === 'number' && Number.isFinite(given)))
		return { problem: `must be ${field.format ? '' : 'text, '}${expectation(field)}` };
	const raw = field.lines ? String(given).replaceAll('\r\n', '\n') : String(given);
	// NFC turns at most four characters into one: text that is far too long is not normalised, which would cost time and memory.
	if (raw.length > 8 * field.maxLength || lengthOf(field, raw) > 4 * field.maxLength)
		return { problem: `must be ${expectation(field)}` };
	const text = field.secret ? raw : composeText(raw);
	const length = lengthOf(field, text);
	if (length > field.maxLength || length < (field.minLength ?? 0)) return { problem: `must be ${expectation(field)}` };
	if (field.lines ? CONTROL_BUT_LINE_FEED.test(text) : !field.secret && CONTROL.test(text))
		return { problem: `must not contain control characters${field.lines ? '' : ' or line breaks'}` };
	if (!field.secret && LONE_SURROGATE.test(text))
		return { problem: 'must not contain an incomplete character (a lone surrogate)' };
	if (field.format && !textFormats[field.format].holds(text))
		return { problem: textFormats[field.format].problem?.(text) ?? `must be ${expectation(field)}` };
	return { value: text };
}

function decodeFlag(field: Flag, given: unknown): Decoded {
	if (typeof given === 'boolean') return { value: given };
	const word = typeof given === 'string' ? given.toLowerCase() : '';
	return word === 'true' || word === 'false' ? { value: word === 'true' } : { problem: `must be ${expectation(field)}` };
}

function decodeInteger(field: Integer, given: unknown): Decoded {
	const size = field.unit === 'bytes' && typeof given === 'string' ? readSize(given) : undefined;
	const value = size ?? readInteger(given);
	if (value === undefined || value < field.min) return { problem: `must be ${expectation(field)}` };
	const ceiling = field.max ?? INT32_MAX;
	if (value <= ceiling) return { value };
	const words = expectation(field);
	return { problem: words.includes(String(ceiling)) ? `must be ${words}` : `must not be greater than ${ceiling}` };
}

/** The number of any size; the caller checks the bounds. */
function readInteger(given: unknown): number | undefined {
	// "-0" is an integer; the rest of the program should not see a negative zero.
	if (typeof given === 'string') return INTEGER.test(given) ? Number(given.trim()) + 0 : undefined;
	return typeof given === 'number' && Number.isInteger(given) ? given + 0 : undefined;
}

function decodeDecimal(field: Decimal, given: unknown): Decoded {
	const length = field.unit === 'inches' && typeof given === 'string' ? readLength(given) : undefined;
	const value = length ?? readDecimal(given);
	const { above = -Infinity, min = -Infinity, max = Infinity } = field;
	const within = Number.isFinite(value) && value > above && value >= min && value <= max;
	return within ? { value: value + 0 } : { problem: `must be ${expectation(field)}` };
}

function readDecimal(given: unknown): number {
	if (typeof given === 'number') return given;
	return typeof given === 'string' && DECIMAL.test(given) ? Number(given.trim()) : NaN;
}

function decodeChoice(field: Choice, given: unknown): Decoded {
	const { open } = field;
	const number = readInteger(given);
	const option = field.options.find(
		({ value, contract = value }) =>
			value === given ||
			(typeof given === 'number' && value === String(given)) ||
			(typeof contract === 'number' && contract === number),
	);
	if (option) return { value: option.value };
	const further = open ? number : undefined;
	// Ids that only a region knows pass here; the local backend refuses them (docs/semantics.md, D4).
	if (open && further !== undefined && further >= open.min && further <= open.max) return { value: further };
	return { problem: `must be ${expectation(field)}` };
}

function decodeChoices(field: Choices, given: unknown): Decoded {
	if (typeof given === 'string' && given.length > MOST_CHOSEN) return { problem: `must be ${expectation(field)}` };
	const words: unknown = typeof given === 'string' ? given.replace(/^ +| +$/g, '').split(/ *, */) : given;
	const values = field.options.map(({ value }) => value);
	if (!Array.isArray(words) || !words.every((word) => values.some((value) => value === word)))
		return { problem: `must be ${expectation(field)}` };
	return { value: values.filter((value) => words.includes(value)) };
}

function decodePages(
	field: PageOrder | PageSet,
	given: unknown,
	parse: (text: string) => { readonly problem: string } | object,
): Decoded {
	if (typeof given !== 'string' && typeof given !== 'number') return { problem: `must be ${expectation(field)}` };
	const text = String(given);
	if (text.length > field.maxLength)
		return { problem: `must be at most ${field.maxLength} characters long, and has ${text.length}` };
	const parsed = parse(text);
	return 'problem' in parsed ? { problem: parsed.problem } : { value: text };
}

function decodeFile(field: File, given: unknown): Decoded {
	const { name, bytes } = (typeof given === 'object' ? given : {}) as Partial<Document>;
	if (typeof name !== 'string' || !(bytes instanceof Uint8Array)) return { problem: `must be ${expectation(field)}` };
	if (bytes.length === 0 && field.accepts !== 'any') return { problem: 'is an empty file' };
	if (bytes.length > (LARGEST[field.accepts] ?? Infinity)) return { problem: `is too large: it must be ${expectation(field)}` };
	return { value: { name, bytes } };
}

/** Files have the names by which the input mentions them, so none comes twice. */
function decodeFiles(field: Files, given: unknown): Decoded {
	const files: readonly unknown[] = Array.isArray(given) ? given : [given];
	const documents: Document[] = [];
	for (const file of files) {
		const decoded = decodeFile({ ...field, kind: 'file' }, file ?? {});
		if ('problem' in decoded) return decoded.problem.startsWith('must') ? { problem: `must be ${expectation(field)}` } : decoded;
		documents.push(decoded.value as Document);
	}
	const size = documents.reduce((sum, { bytes }) => sum + bytes.length, 0);
	if (documents.length > field.max || size > field.maxBytes) return { problem: `must be ${expectation(field)}` };
	if (new Set(documents.map(({ name }) => name)).size < documents.length) return { problem: 'has two files of one name' };
	return { value: documents };
}
