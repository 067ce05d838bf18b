/** Puts values into a template (docs/semantics.md, D85). */
import { invalidParameters, type Issue } from '../contract/errors';
import { isObject } from '../contract/json';
import type { JsonObject, JsonValue } from '../contract/operations/types';
import { suggestedField } from '../contract/suggest';
import { addAll, losesDigits } from '../lists';
import type { Pace } from '../pace/pace';
import { hasPlaces, placeForValue } from './places';
import { parseTemplate, type Name, type TemplateNode } from './parse-template';

export interface Filled {
	/** With a place for each value (places.ts). */
	readonly text: string;
	readonly values: readonly string[];
}

/** Names and problems that a message lists. */
const MOST_NAMED = 20;
const MOST_SUGGESTED = 200;
const MOST_ROUNDS = 100_000;
/** Characters beyond those of the template: short values can be written again and again. */
const MOST_FURTHER = 2_000_000;
/** The cost of a node, see `Pace`. */
const COST = 500;

/**
 * @throws OctavoError `invalid_parameters` on `file` for mistakes of the template, and on `values` for names that are not given or are
 * given something else than a text, a number, or true or false; `cancelled`
 */
export async function fillTemplate(template: string, values: JsonObject, pace: Pace): Promise<Filled> {
	if (hasPlaces(template))
		throw invalidParameters([
			{ field: 'file', message: 'has characters for private use (from U+100000 on), which templates cannot have' },
		]);
	const { nodes, problems } = await parseTemplate(template, pace);
	if (problems.length > 0) throw invalidParameters(problems.slice(0, MOST_NAMED).map((message) => ({ field: 'file', message })));
	const filling = new Filling(values, template.length + MOST_FURTHER, pace);
	await filling.add(nodes);
	return filling.finish();
}

const LOSES_DIGITS = 'is a number of more than 15 digits, some of which are lost: write it in quotes';

class Filling {
	private readonly pieces: string[] = [];
	private readonly values: string[] = [];
	private readonly scopes: JsonValue[];
	/** By name. */
	private readonly problems = new Map<string, string>();
	private readonly namesOfScopes = new Map<JsonObject, readonly string[]>();
	private rounds = 0;
	private length = 0;

	constructor(
		values: JsonObject,
		/** Characters of the text. */
		private readonly most: number,
		private readonly pace: Pace,
	) {
		this.scopes = [values];
	}

	async add(nodes: readonly TemplateNode[]): Promise<void> {
		for (const node of nodes) {
			const due = this.pace.step(COST);
			if (due) await due;
			if (typeof node === 'string') this.put(node, node.length);
			else if ('nodes' in node) for (const scope of this.scopesOf(node)) await this.within(scope, node.nodes);
			else this.value(node);
		}
	}

	finish(): Filled {
		const { problems } = this;
		const told = [...problems.values()].slice(0, MOST_NAMED);
		const more = problems.size > MOST_NAMED ? [`and ${problems.size - MOST_NAMED} more`] : [];
		const issue: Issue = { field: 'values', message: [...told, ...more].join('; ') };
		if (problems.size > 0) throw invalidParameters([issue]);
		return { text: this.pieces.join(''), values: this.values };
	}

	private async within(scope: JsonValue, nodes: readonly TemplateNode[]): Promise<void> {
		if (++this.rounds > MOST_ROUNDS)
			throw invalidParameters([
				{ field: 'values', message: `would repeat parts of the template more than ${MOST_ROUNDS} times` },
			]);
		this.scopes.push(scope);
		await this.add(nodes);
		this.scopes.pop();
	}

	/** The scopes in which a section is written, one after the other. */
	private scopesOf({ name, line, isInverted }: Name & { readonly isInverted: boolean }): readonly JsonValue[] {
		const value = this.find({ name, line });
		if (value === undefined) return [];
		const items: readonly JsonValue[] = Array.isArray(value) ? (value as readonly JsonValue[]) : [value];
		const counts = items.length > 0 && value !== false && value !== null && value !== '';
		if (isInverted) return counts ? [] : [this.scopes.at(-1)!];
		return counts ? items : [];
	}

	private value({ name, line }: Name): void {
		const value = this.find({ name, line });
		if (value === undefined) return;
		if (typeof value === 'object' && value !== null) {
			const kind = Array.isArray(value) ? 'a list' : 'an object';
			return this.refuse({ name, line }, () => `is ${kind}: write {{#${name}}} … {{/${name}}} around its contents`);
		}
		if (losesDigits(value)) return this.refuse({ name, line }, () => LOSES_DIGITS);
		const text = value === null ? '' : String(value);
		this.values.push(text);
		this.put(placeForValue(this.values.length - 1), text.length);
	}

	/** Looked up from the innermost scope outwards; a name with dots may be the name of a value as it is. */
	private find({ name, line }: Name): JsonValue | undefined {
		const { scopes } = this;
		if (name === '.') return scopes.at(-1)!;
		const [first = '', ...rest] = name.split('.');
		for (let at = scopes.length - 1; at >= 0; at--) {
			const scope = scopes[at]!;
			if (!isObject(scope)) continue;
			if (Object.hasOwn(scope, name)) return scope[name];
			if (!Object.hasOwn(scope, first)) continue;
			const value = memberAt(scope[first], rest);
			if (value !== undefined) return value;
			break;
		}
		this.refuse({ name, line }, () => `is not given${suggestedField(name, this.names())}`);
		return undefined;
	}

	/** The names that could have been meant, those within objects with a dot: the first of very many. */
	private names(): string[] {
		const names: string[] = [];
		for (const scope of this.scopes) {
			if (names.length > MOST_SUGGESTED) return names;
			if (isObject(scope)) addAll(names, this.namesIn(scope));
		}
		return names;
	}

	/** Listed once: an object may have a hundred thousand. */
	private namesIn(scope: JsonObject): readonly string[] {
		const known = this.namesOfScopes.get(scope);
		if (known) return known;
		const names = Object.keys(scope)
			.slice(0, MOST_SUGGESTED)
			.flatMap((name) => [name, ...namesWithin(scope[name], name)])
			.slice(0, MOST_SUGGESTED);
		this.namesOfScopes.set(scope, names);
		return names;
	}

	/** Each name once. Those beyond the ones that a message lists are counted. */
	private refuse({ name, line }: Name, problem: () => string): void {
		const { problems } = this;
		if (!problems.has(name)) problems.set(name, problems.size < MOST_NAMED ? `'${name}' (line ${line}) ${problem()}` : '');
	}

	private put(piece: string, length: number): void {
		this.length += length;
		const { most } = this;
		if (this.length > most)
			throw invalidParameters([
				{
					field: 'values',
					message: `make a text of more than ${most} characters; at most ${MOST_FURTHER} more than the template has are allowed`,
				},
			]);
		this.pieces.push(piece);
	}
}

const namesWithin = (value: JsonValue | undefined, name: string): string[] =>
	isObject(value)
		? Object.keys(value)
				.slice(0, MOST_SUGGESTED)
				.map((inner) => `${name}.${inner}`)
		: [];

function memberAt(value: unknown, names: readonly string[]): JsonValue | undefined {
	let at = value;
	for (const name of names) {
		if (!isObject(at) || !Object.hasOwn(at, name)) return undefined;
		at = at[name];
	}
	return at as JsonValue;
}
