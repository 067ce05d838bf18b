/**
 * Raw values, as hosts receive them, become typed parameters; or every problem is reported at once, by field name.
 *
 * Raw values are text (Action, HTTP) or already typed (n8n). Empty text means absent (semantics §3). Unknown names are
 * ignored. Values are never echoed in a message, because any of them may be a secret.
 */
import { invalidParameters, type Issue } from './errors';
import { operationOf, type OperationName, type ParamsOf } from './operations';
import type { Choice, Decimal, Field, Flag, Integer, PageOrder, Text } from './operations/types';
import { parsePageOrder } from './page-order';

export type RawParameters = Readonly<Record<string, unknown>>;

/** A value that decoded, or the sentence that says what is wrong with it. */
type Decoded = { readonly value: string | number | boolean } | { readonly problem: string };

const INT32_MAX = 2 ** 31 - 1;
const INTEGER = /^ *[+-]?\d+ *$/;
const DECIMAL = /^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/;
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
/** Half of a UTF-16 pair is no character: fonts have no glyph for it, and UTF-8 turns it into another. */
const LONE_SURROGATE = /\p{Cs}/u;
const PRINTABLE_ASCII = /^[\x20-\x7e]*$/;

/** @throws OctavoError `invalid_parameters` with one issue per offending field. */
export function decode<N extends OperationName>(name: N, raw: RawParameters): ParamsOf<N> {
	const { params, issues } = decodeAll(name, raw);
	if (issues.length > 0) throw invalidParameters(issues);
	return params;
}

/** As `decode`, for hosts that have further issues of their own to add before they refuse. */
export function decodeAll<N extends OperationName>(name: N, raw: RawParameters): { params: ParamsOf<N>; issues: Issue[] } {
	const operation = operationOf(name);
	const params: Record<string, string | number | boolean> = {};
	const issues: Issue[] = [];
	for (const [wire, field] of Object.entries(operation.fields)) {
		const given = Object.hasOwn(raw, wire) ? raw[wire] : undefined;
		if (isAbsent(field, given)) {
			if (field.required) issues.push({ field: wire, message: `is required: ${expectation(field)}` });
			else if ('default' in field) params[wire] = field.default;
			continue;
		}
		const decoded = decodeField(field, given);
		if ('problem' in decoded) issues.push({ field: wire, message: decoded.problem });
		else params[wire] = decoded.value;
	}
	const { ascending, different } = operation;
	if (ascending) {
		const [low, high] = [params[ascending[0]], params[ascending[1]]];
		if (typeof low === 'number' && typeof high === 'number' && low > high)
			issues.push({ field: ascending[0], message: `must not be greater than ${ascending[1]}` });
	}
	if (different) {
		const [one, other] = [params[different[0]], params[different[1]]];
		if (one !== undefined && one === other) issues.push({ field: different[0], message: `must differ from ${different[1]}` });
	}
	return { params: params as ParamsOf<N>, issues };
}

/** A decoded value as the text from which `decode` makes it again: never with an exponent, which the contract refuses. */
export function encode(value: string | number | boolean): string {
	const text = String(value);
	if (typeof value !== 'number' || !text.includes('e')) return text;
	if (value >= 1) return BigInt(value).toString();
	const [digits, exponent] = text.split('e') as [string, string];
	return `0.${'0'.repeat(-Number(exponent) - 1)}${digits.replace('.', '')}`;
}

/** What a field takes, as the words that follow "must be". */
export function expectation(field: Field): string {
	switch (field.kind) {
		case 'text': {
			const size = field.minLength ? `${field.minLength} to ${field.maxLength}` : `at most ${field.maxLength}`;
			return field.characters === 'printable-ascii'
				? `${size} printable ASCII characters (codes 32 to 126)`
				: `${size} characters`;
		}
		case 'flag':
			return 'true or false';
		case 'integer':
			return field.max === undefined || field.max === Number.MAX_SAFE_INTEGER
				? `a whole number of at least ${field.min}`
				: `a whole number from ${field.min} to ${field.max}`;
		case 'decimal':
			return `a decimal number greater than ${field.above}, in ${field.unit}, with a point`;
		case 'choice':
			return `one of ${field.options.map(({ value }) => value).join(', ')}`;
		case 'pageOrder':
			return `pages such as 3,1,2 or 2.. or -1,1..-2, at most ${field.maxLength} characters`;
		default:
			return field satisfies never;
	}
}

function isAbsent(field: Field, given: unknown): boolean {
	if (given === undefined || given === null || given === '') return true;
	// A required line of white space only would draw nothing.
	return field.kind === 'text' && !field.secret && typeof given === 'string' && given.trim() === '';
}

function decodeField(field: Field, given: unknown): Decoded {
	if (Array.isArray(given)) return { problem: 'must be given only once' };
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
		case 'pageOrder':
			return decodePageOrder(field, given);
		default:
			return field satisfies never;
	}
}

function decodeText(field: Text, given: unknown): Decoded {
	if (typeof given !== 'string' && typeof given !== 'number') return { problem: `must be ${expectation(field)}` };
	const raw = String(given);
	// Composing makes at most one character of four: what is far too long is not looked at, which would take memory for each.
	if (raw.length > 8 * field.maxLength) return { problem: `must be ${expectation(field)}` };
	const text = field.secret ? raw : raw.normalize('NFC');
	const length = field.secret ? text.length : [...text].length;
	if (length > field.maxLength || length < (field.minLength ?? 0)) return { problem: `must be ${expectation(field)}` };
	if (field.characters === 'printable-ascii' && !PRINTABLE_ASCII.test(text)) return { problem: `must be ${expectation(field)}` };
	if (!field.secret && CONTROL.test(text)) return { problem: 'must not contain control characters or line breaks' };
	if (!field.secret && LONE_SURROGATE.test(text)) return { problem: 'must not contain half a character (a lone surrogate)' };
	return { value: text };
}

function decodeFlag(field: Flag, given: unknown): Decoded {
	if (typeof given === 'boolean') return { value: given };
	const word = typeof given === 'string' ? given.toLowerCase() : '';
	return word === 'true' || word === 'false' ? { value: word === 'true' } : { problem: `must be ${expectation(field)}` };
}

function decodeInteger(field: Integer, given: unknown): Decoded {
	const value = readInteger(given);
	if (value === undefined || value < field.min) return { problem: `must be ${expectation(field)}` };
	const ceiling = field.max ?? INT32_MAX;
	if (value <= ceiling) return { value };
	const words = expectation(field);
	return { problem: words.includes(String(ceiling)) ? `must be ${words}` : `must not be greater than ${ceiling}` };
}

/** The number as it was meant, however large: bounds are the caller's. */
function readInteger(given: unknown): number | undefined {
	// "-0" is an integer; the rest of the program should not see a negative zero.
	if (typeof given === 'string') return INTEGER.test(given) ? Number(given.trim()) + 0 : undefined;
	return typeof given === 'number' && Number.isInteger(given) ? given + 0 : undefined;
}

function decodeDecimal(field: Decimal, given: unknown): Decoded {
	const value = typeof given === 'number' ? given : typeof given === 'string' && DECIMAL.test(given) ? Number(given.trim()) : NaN;
	return Number.isFinite(value) && value > field.above ? { value } : { problem: `must be ${expectation(field)}` };
}

function decodeChoice(field: Choice, given: unknown): Decoded {
	const { open } = field;
	const option = field.options.find(({ value }) => (typeof value === 'number' ? value === readInteger(given) : value === given));
	if (option) return { value: option.value };
	const further = open ? readInteger(given) : undefined;
	// Ids that only a region knows pass here; the local backend refuses them (D4).
	if (open && further !== undefined && further >= open.min && further <= open.max) return { value: further };
	return { problem: `must be ${expectation(field)}` };
}

function decodePageOrder(field: PageOrder, given: unknown): Decoded {
	if (typeof given !== 'string' && typeof given !== 'number') return { problem: `must be ${expectation(field)}` };
	const text = String(given);
	if (text.length > field.maxLength)
		return { problem: `must be at most ${field.maxLength} characters long, and has ${text.length}` };
	const parsed = parsePageOrder(text);
	return 'problem' in parsed ? { problem: parsed.problem } : { value: text };
}
