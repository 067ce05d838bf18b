/** Values of fields that take JSON, as text or as a host has them already. They may have millions of characters. */
import { isObject, parseJson } from '../json';
import type { Json, JsonObject } from '../operations/types';
import { quoteNames } from '../../sentences';

/** Levels of a JSON value. */
const MOST_NESTED = 100;
/** Values, lists and objects in one field. A list of 4,000,000 characters that has all that bookmarks may have holds 400,000. */
const MOST_VALUES = 500_000;
/** Keys that differ: fields of a form have one each. */
const MOST_KEYS = 50_000;
/** Characters of a text that is read a second time, for what is wrong with it. */
const MOST_EXPLAINED = 100_000;

type ReadValue = { readonly value: JsonObject } | { readonly problem: string };

const MOST = { values: MOST_VALUES, keys: MOST_KEYS } as const;

/** @param problem the sentence for a value of another kind */
export function decodeJson(field: Json, given: unknown, problem: string): ReadValue {
	const plain = isContainer(given) ? new PlainCopy(field.maxLength).copy(given) : undefined;
	if (plain !== undefined) return objectOf(field, plain, problem);
	const refused = isContainer(given) ? problemOfMembers(given) : undefined;
	if (refused !== undefined) return { problem: refused };
	const text = typeof given === 'object' ? asJson(given) : given;
	if (typeof text !== 'string') return { problem };
	if (text.length > field.maxLength)
		return text === given
			? { problem: `must be at most ${field.maxLength} characters long, and has ${text.length}` }
			: { problem };
	const excess = excessOf(text);
	if (excess) return { problem: tooMany(excess) };
	const value = text === given ? parseJson(text) : (JSON.parse(text) as unknown);
	if (value === undefined) {
		// As white space between the values they would be valid.
		const isBroken = text.length <= MOST_EXPLAINED && parseJson(text.replace(/[\r\n\t]/g, ' ')) !== undefined;
		const cure = isBroken ? ': within a text, write a line break as \\n and a tab as \\t' : '';
		return { problem: `${problem}; it is not valid JSON${cure}` };
	}
	return objectOf(field, value, problem);
}

const tooMany = (excess: keyof typeof MOST): string =>
	`must not have more than ${MOST[excess]} ${excess}${excess === 'keys' ? ' that differ' : ''}`;

/** Names an excess, before the text is parsed: values, or keys that differ, each of which costs as much as ten values. */
function excessOf(text: string): 'values' | 'keys' | undefined {
	const keys = new Set<string>();
	let count = 0;
	for (let at = 0; at < text.length; at++) {
		const sign = text.charCodeAt(at);
		if (sign === QUOTE) {
			const start = at;
			at = endOfText(text, at);
			if (isKey(text, at)) keys.add(text.slice(start, at));
			if (keys.size > MOST_KEYS) return 'keys';
		} else if ((sign === COMMA || sign === LIST || sign === OBJECT) && ++count > MOST_VALUES) return 'values';
	}
	return undefined;
}

const [QUOTE, BACKSLASH, COLON, COMMA, LIST, OBJECT] = [0x22, 0x5c, 0x3a, 0x2c, 0x5b, 0x7b];
const SPACE = 0x20;

/** Where the text ends that begins with this quote. */
function endOfText(text: string, start: number): number {
	let at = start + 1;
	for (; at < text.length; at++) {
		const sign = text.charCodeAt(at);
		if (sign === QUOTE) return at;
		if (sign === BACKSLASH) at++;
	}
	return at;
}

/** Whether a colon follows the text that ends here. */
function isKey(text: string, end: number): boolean {
	let at = end + 1;
	while (text.charCodeAt(at) <= SPACE) at++;
	return text.charCodeAt(at) === COLON;
}

/** Characters that JSON may write as more than one. */
const ESCAPED = /[^ !#-[\]-\ud7ff\ue000-\uffff]/;

/**
 * Copies a value that a program gives as writing and parsing it would, in one pass: for a list of bookmarks, that takes half the time.
 * Anything that is not plain, and anything beyond a bound, is left to writing and parsing, which tell what is wrong.
 */
class PlainCopy {
	private values = 0;
	/** The keys, with the characters that JSON takes for each. */
	private readonly keys = new Map<string, number>();

	/** @param left characters that JSON may take */
	constructor(private left: number) {}

	/** Undefined if the value, or one in it, is not plain, or if there are too many. */
	copy(given: object): object | undefined {
		try {
			return this.container(given, 0);
		} catch (thrown) {
			if (thrown !== NOT_PLAIN) throw thrown;
			return undefined;
		}
	}

	private container(given: object, depth: number): object {
		if (depth === MOST_NESTED || typeof (given as { readonly toJSON?: unknown }).toJSON === 'function') throw NOT_PLAIN;
		// The brackets, and the comma after each value but the last.
		this.left--;
		if (Array.isArray(given)) {
			this.count(given.length);
			return Array.from({ length: given.length }, (_, index) => this.value(given[index], depth));
		}
		const prototype: unknown = Object.getPrototypeOf(given);
		if (prototype !== Object.prototype && prototype !== null) throw NOT_PLAIN;
		const copy: Record<string, unknown> = {};
		const keys = Object.keys(given);
		this.count(keys.length);
		for (const key of keys) {
			this.left -= this.keys.get(key) ?? this.newKey(key);
			copy[key] = this.value((given as Readonly<Record<string, unknown>>)[key], depth);
		}
		return copy;
	}

	private count(members: number): void {
		this.values += Math.max(members, 1);
		this.left -= Math.max(members, 1);
		if (this.values > MOST_VALUES || this.left < 0) throw NOT_PLAIN;
	}

	private newKey(key: string): number {
		// To set it would set the prototype.
		if (key === '__proto__' || this.keys.size === MOST_KEYS) throw NOT_PLAIN;
		const length = textLength(key) + 1;
		this.keys.set(key, length);
		return length;
	}

	private value(given: unknown, depth: number): unknown {
		if (isContainer(given)) return this.container(given, depth + 1);
		if (typeof given === 'string') this.left -= textLength(given);
		else if (typeof given === 'number' && Number.isFinite(given)) this.left -= Object.is(given, -0) ? 1 : String(given).length;
		else if (given === null || typeof given === 'boolean') this.left -= String(given).length;
		else throw NOT_PLAIN;
		if (this.left < 0) throw NOT_PLAIN;
		return given === 0 ? 0 : given;
	}
}

const NOT_PLAIN = new Error('not plain');

const textLength = (text: string): number => (ESCAPED.test(text) ? JSON.stringify(text).length : text.length + 2);

/** Of a field that holds a list of objects, the list alone is enough. */
function objectOf({ list }: Json, value: unknown, problem: string): ReadValue {
	const whole = list !== undefined && Array.isArray(value) && value.every(isObject) ? { [list]: value as unknown[] } : value;
	return isObject(whole) ? withinNesting(whole as JsonObject) : { problem };
}

/** Everything that reads the value later may recurse, such as `JSON.stringify`. */
function withinNesting(value: JsonObject): ReadValue {
	let level: object[] = [value];
	for (let depth = 0; level.length > 0; depth++) {
		if (depth === MOST_NESTED) return { problem: `must not have more than ${MOST_NESTED} arrays and objects within one another` };
		const next: object[] = [];
		for (const container of level) if (!takeMembers(container, next)) return { problem: 'has a number that is too large' };
		level = next;
	}
	return { value };
}

/** Adds the arrays and objects in the container; false for a number in it for which JSON.stringify would write null, which has another meaning. */
function takeMembers(container: object, into: object[]): boolean {
	const take = (member: unknown): boolean => {
		if (isContainer(member)) into.push(member);
		return typeof member !== 'number' || Number.isFinite(member);
	};
	// The keys of a list would be made into texts.
	if (Array.isArray(container)) return container.every(take);
	// Objects of JSON are made without lists of their values: there may be hundreds of thousands.
	for (const key in container)
		if (Object.hasOwn(container, key) && !take((container as Record<string, unknown>)[key])) return false;
	return true;
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Whether JSON has no such value: it would write null, which clears a field, or leave the member out, although somebody gave it a value
 * (docs/semantics.md, D37).
 */
export const isGap = (value: unknown): boolean =>
	value === undefined || typeof value === 'function' || (typeof value === 'number' && !Number.isFinite(value));

/** `NaN`, `undefined`, `a function`. */
export const nameGap = (value: unknown): string => (typeof value === 'function' ? 'a function' : String(value));

/** An array or object within the value, with its key in the one above. */
interface Member {
	readonly container: object;
	readonly key?: string | number;
	readonly above?: Member;
}

/**
 * The problem with a value that a program gives, before it is written as text: the place of the first gap, as programs write it
 * (`lines[0].quantity`), or too many values. Deeper nesting, such as that of a cycle, is found later.
 */
function problemOfMembers(given: object): string | undefined {
	let level: Member[] = [{ container: given }];
	let count = 0;
	for (let depth = 0; depth < MOST_NESTED && level.length > 0; depth++) {
		const next: Member[] = [];
		for (const above of level) {
			const { container } = above;
			// Times of programs write themselves.
			if (typeof (container as { readonly toJSON?: unknown }).toJSON === 'function') continue;
			const keys: Iterable<string | number> = Array.isArray(container) ? container.keys() : Object.keys(container);
			for (const key of keys) {
				if (++count > MOST_VALUES) return tooMany('values');
				const value = (container as Readonly<Record<string | number, unknown>>)[key];
				if (isGap(value)) return wordGap({ container, key, above }, value);
				if (isContainer(value)) next.push({ container: value, key, above });
			}
		}
		level = next;
	}
	return undefined;
}

function wordGap(place: Member, value: unknown): string {
	let path = '';
	for (let at: Member | undefined = place; at?.key !== undefined; at = at.above)
		path = `${typeof at.key === 'number' ? `[${at.key}]` : `${at.above?.key === undefined ? '' : '.'}${at.key}`}${path}`;
	return `${quoteNames([path])} is ${nameGap(value)}, which JSON does not have: use null for an empty value, or leave it out`;
}

/** The text of a value; undefined if JSON cannot hold it, such as a cycle. */
function asJson(value: unknown): string | undefined {
	try {
		const text: string | undefined = JSON.stringify(value);
		return text;
	} catch {
		return undefined;
	}
}
