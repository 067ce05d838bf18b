/** Keys as users write them: a field's full name or its last part, with or without the `[n]` that XFA forms carry. */
import { quoteNames, shortenText } from '../../sentences';
import { suggestedField } from '../../contract/suggest';
import type { Field } from './form-model';
import { composeText } from '../../compose-text';
import type { Pace } from '../../pace/pace';

/** The field that a key means, or the sentence that says why no field matches. */
export type Found = { readonly field: Field } | { readonly problem: 'unknown' | 'ambiguous'; readonly message: string };

/** More names than this are not compared with a key that is unknown. */
const COMPARED = 1000;
/** Unknown keys that are compared with names; the others are only told. */
const GUESSED = 5;
/** Of a field, see `Pace`. */
const COST = 1500;
/** As many names as a sentence takes. */
const LISTED = 10;

export class FieldNames {
	private readonly full = new Map<string, Field>();
	/** By full name without `[n]`, by last part, by last part without `[n]`, and by trimmed name: several fields may share one of these. */
	private readonly loose: readonly Map<string, Field[]>[] = [new Map(), new Map(), new Map(), new Map()];

	private guessed = 0;

	private constructor(private readonly fields: readonly Field[]) {}

	static async indexFields(fields: readonly Field[], pace: Pace): Promise<FieldNames> {
		const names = new FieldNames(fields);
		for (const field of fields) {
			names.add(field);
			const due = pace.step(COST + field.name.length);
			if (due) await due;
		}
		return names;
	}

	private add(field: Field): void {
		const name = composeText(field.name);
		const part = composeText(field.part);
		if (!this.full.has(name)) this.full.set(name, field);
		for (const [index, key] of [plainName(name), part, plainName(part), name.trim()].entries()) {
			const same = this.loose[index]!.get(key);
			if (same) same.push(field);
			else this.loose[index]!.set(key, [field]);
		}
	}

	/** Headers of spreadsheets often have blanks around them, which count only where a name has them too. */
	find(key: string): Found {
		const found = this.exactly(key);
		return 'problem' in found && found.problem === 'unknown' && key !== key.trim() ? this.exactly(key.trim()) : found;
	}

	private exactly(key: string): Found {
		const wanted = composeText(key);
		const exact = this.full.get(wanted);
		if (exact) return { field: exact };
		for (const index of this.loose) {
			const found = index.get(wanted);
			if (found?.length === 1) return { field: found[0]! };
			if (found) return { problem: 'ambiguous', message: ambiguous(key, found) };
		}
		return { problem: 'unknown', message: this.unknown(key) };
	}

	private unknown(key: string): string {
		return `“${shortenText(key)}” is not a field of the form${++this.guessed > GUESSED ? '' : this.guess(key)}`;
	}

	/** The name that may be meant, or some that there are. */
	private guess(key: string): string {
		const names = this.fields.slice(0, COMPARED).map(({ name }) => name);
		const parts = this.fields.slice(0, COMPARED).map(({ part }) => part);
		const meant = suggestedField(key, names) || suggestedField(key, [...new Set(parts)]);
		const such = this.fields.length > LISTED ? `${this.fields.length} fields, such as ` : '';
		return meant === '' ? `; the form has ${such}${quoteNames(names.slice(0, LISTED))}` : meant;
	}
}

const ambiguous = (key: string, found: readonly Field[]): string =>
	`“${shortenText(key)}” is the name of ${found.length} fields: write the full name, such as ${quoteNames(found.slice(0, LISTED).map(({ name }) => name))}`;

const plainName = (name: string): string => name.replace(/\[\d+\]/g, '');
