/** Assigns the values of the user to fields, or reports all problems with them at once, under `values`. */
import type { Issue } from '../../contract/errors';
import { losesDigits } from '../../lists';
import { buttonStates, type WidgetState } from '../../model/form/buttons';
import { EDIT, MULTI_SELECT, type Field, type FormModel } from '../../model/form/form-model';
import type { FieldNames } from '../../model/form/names';
import type { FieldValues } from '../../model/form/values';
import type { JsonObject, JsonValue } from '../../contract/operations/types';
import type { PdfDocument } from '../../pdf/document';
import { quoteNames, shortenText, listNames, countNoun } from '../../sentences';
import { suggestedField } from '../../contract/suggest';

export type Assigned =
	| { readonly kind: 'text'; readonly text: string }
	/** Export values, in the order of the choices. */
	| { readonly kind: 'choices'; readonly values: readonly string[] }
	/** The state to be in; undefined for off. */
	| { readonly kind: 'state'; readonly state: WidgetState | undefined }
	| { readonly kind: 'clear' }
	/** The value that the field has, although the form would refuse it today. */
	| { readonly kind: 'kept' };

export interface Assignment {
	readonly field: Field;
	readonly assigned: Assigned;
	/** Whether the field has this value already; what its widgets show may be another one. */
	readonly same: boolean;
}

export interface Assignments {
	readonly assignments: readonly Assignment[];
	/** Keys that name no field. */
	readonly unknown: readonly string[];
	readonly issues: readonly Issue[];
}

const FIELD = 'values';
/** As many options as a message names. */
const OPTIONS = 20;
/** As many fields as a message names. */
const NAMES = 10;
/** Fields that are compared with a name that is unknown. */
const COMPARED = 2000;
/** UTF-16 and UTF-8 cannot hold it: another character would be in its place. */
const LONE_SURROGATE = /\p{Cs}/u;

/** Words of spreadsheets for a box that is ticked or not, in lower case, where no state of the box has such a name. */
const ON: ReadonlySet<string> = new Set([
	'true',
	'yes',
	'y',
	'on',
	'x',
	'1',
	'ja',
	'wahr',
	'oui',
	'vrai',
	'sí',
	'si',
	'✓',
	'✔',
	'☑',
]);
const OFF: ReadonlySet<string> = new Set(['', 'false', 'no', 'n', 'off', '0', 'nein', 'falsch', 'non', 'faux', '☐', '-']);

/** Of a value, see `Pace`. */
const COST = 400;
/** More than anyone corrects at once. */
const MOST_ISSUES = 100;

export class Assigner {
	private readonly used = new Map<Field, string>();
	private readonly issues: Issue[] = [];
	/** Problems that are only counted. */
	private further = 0;

	constructor(
		private readonly document: PdfDocument,
		private readonly model: FormModel,
		private readonly values: FieldValues,
		private readonly names: FieldNames,
	) {}

	/** @param unknownFields `ignore` passes over keys that name no field */
	async assign(values: JsonObject, unknownFields: 'error' | 'ignore'): Promise<Assignments> {
		const assignments: Assignment[] = [];
		const unknown: string[] = [];
		for (const [key, value] of Object.entries(values)) {
			const due = this.document.job.pace.step(COST + key.length);
			if (due) await due;
			const found = this.names.find(key);
			if ('problem' in found) {
				unknown.push(key);
				if (found.problem === 'ambiguous' || unknownFields === 'error') this.refuse(found.message);
				continue;
			}
			const { field } = found;
			this.document.job.pace.add(this.values.costOf(field));
			const before = this.used.get(field);
			this.used.set(field, key);
			if (before !== undefined) {
				this.refuse(`${quoteNames([before])} and ${quoteNames([key])} name the same field: leave one of them out`);
				continue;
			}
			const same = isFillable(field) && isSame(value, this.values.of(field));
			const assigned = await this.meaning(field, value);
			if (typeof assigned !== 'string') assignments.push({ field, assigned, same });
			// Values from get_form_data are accepted, even if the form would not allow them as new values.
			else if (same) assignments.push({ field, assigned: { kind: 'kept' }, same });
			else this.refuse(`“${shortenText(field.name)}” ${assigned}`);
		}
		const given = Object.keys(values).length;
		if (unknownFields === 'ignore' && given > 0 && unknown.length === given && this.issues.length === 0)
			this.refuse(
				`none of the ${given === 1 ? 'names' : `${given} names`} (${this.guessed(Object.keys(values))}) is a field of the form${this.such()}`,
			);
		if (this.further > 0) this.issues.push({ field: FIELD, message: `and ${this.further} more of its entries are wrong` });
		return { assignments, unknown, issues: this.issues };
	}

	private such(): string {
		const names = [...this.model.byName.keys()];
		return names.length > 0 ? `, which has ${quoteNames(names, NAMES)}` : '';
	}

	/** The keys, with the fields that may be meant. */
	private guessed(keys: readonly string[]): string {
		const names = [...this.model.byName.keys()].slice(0, COMPARED);
		return listNames(
			keys
				.slice(0, NAMES)
				.map((key) => `${shortenText(key)}${suggestedField(key, names)}`)
				.concat(keys.slice(NAMES)),
		);
	}

	private refuse(message: string): void {
		if (this.issues.length < MOST_ISSUES) this.issues.push({ field: FIELD, message });
		else this.further++;
	}

	/** The assignment, or the rest of the sentence that begins with the field's name. */
	private async meaning(field: Field, value: JsonValue): Promise<Assigned | string> {
		if (losesDigits(value))
			return 'takes a number of at most 15 digits: write a longer one in quotes, because as a number it loses digits';
		const empty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
		switch (field.kind) {
			case 'text':
			case 'password':
				return empty ? { kind: 'clear' } : this.text(field, value);
			case 'checkbox':
			case 'radio':
				return empty ? { kind: 'clear' } : this.state(field, value);
			case 'dropdown':
			case 'list':
				return empty ? { kind: 'clear' } : await this.choices(field, value);
			case 'button':
				return 'is a push button, which has no value';
			case 'signature':
				return 'is a signature field, which only signing fills';
			case 'unknown':
				return 'has no field type, so it cannot be filled';
		}
	}

	private text(field: Field, value: JsonValue): Assigned | string {
		if (typeof value === 'object') return 'takes text or a number';
		const text = String(value).replace(/\r\n?/g, '\n');
		if (LONE_SURROGATE.test(text)) return 'takes no incomplete character (a lone surrogate)';
		const most = this.model.integer(field.nodes[0]!, 'MaxLen');
		if (most > 0 && text.length > most) return `takes at most ${countNoun(most, 'character')}; the value has ${text.length}`;
		return { kind: 'text', text };
	}

	private state(field: Field, value: JsonValue): Assigned | string {
		if (typeof value === 'object') return `takes ${this.expected(field)}`;
		const { all, names } = buttonStates(this.document, this.model, field);
		if (typeof value !== 'boolean') {
			const text = String(value);
			const named = (wanted: string) => all.find(({ name }) => name === wanted) ?? all.find((one) => stateName(one) === wanted);
			const state = named(text) ?? named(text.trim());
			if (state) return { kind: 'state', state };
			const word = text.trim().toLowerCase();
			if (!ON.has(word) && !OFF.has(word)) return `takes ${this.expected(field)}`;
			value = ON.has(word);
		}
		if (!value) return { kind: 'state', state: undefined };
		if (names.length > 1) return `can be on in ${names.length} ways; choose one of ${optionsOf(names)}`;
		return all[0] ? { kind: 'state', state: all[0] } : 'has nothing on a page that could be on';
	}

	private expected(field: Field): string {
		const { names } = buttonStates(this.document, this.model, field);
		return field.kind === 'checkbox' && names.length <= 1 ? 'true or false' : `one of ${optionsOf(names)}`;
	}

	private async choices(field: Field, value: JsonValue): Promise<Assigned | string> {
		const choices = this.values.choices(field);
		const wanted = Array.isArray(value) ? (value as readonly JsonValue[]) : [value];
		const several = field.kind === 'list' && (field.flags & MULTI_SELECT) !== 0;
		if (wanted.length > 1 && !several) return 'takes one option only';
		const chosen = new Set<string>();
		for (const one of wanted) {
			const due = this.document.job.pace.step(COST);
			if (due) await due;
			if (typeof one === 'object') return `takes ${several ? 'an array of options' : 'an option'} as text`;
			const text = String(one);
			const known = this.values.choiceNamed(field, text) ?? this.values.choiceNamed(field, text.trim());
			if (known !== undefined) chosen.add(known);
			else if (field.kind === 'dropdown' && field.flags & EDIT) chosen.add(text);
			else return `takes one of ${optionsOf(choices.map((option) => option.value))}`;
		}
		// In the order of the field; a value that is not among its options is the only one.
		const sorted = new Set<string>();
		for (const option of choices) if (chosen.has(option.value)) sorted.add(option.value);
		return { kind: 'choices', values: [...(sorted.size > 0 ? sorted : chosen)] };
	}
}

/** Whether a field takes a value at all. */
export const isFillable = ({ kind, name }: Field): boolean =>
	name !== '' && kind !== 'button' && kind !== 'signature' && kind !== 'unknown';

const stateName = ({ state }: WidgetState): string => Buffer.from(state, 'latin1').toString('utf8');

const optionsOf = (names: readonly string[]): string =>
	names.length === 0 ? 'nothing: it has no options' : quoteNames(names, OPTIONS);

/** Whether the user gives back what the field has. */
function isSame(given: JsonValue, current: JsonValue): boolean {
	if (current === null) return given === null || given === '';
	if (Array.isArray(given) && Array.isArray(current))
		return given.length === current.length && given.every((item, index) => item === current[index]);
	return typeof given === 'string' ? given.replace(/\r\n?/g, '\n') === current : given === current;
}
