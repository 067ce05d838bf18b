/** The values of a field, as JSON. */
import type { JsonValue } from '../../contract/backend';
import type { PdfDocument } from '../../pdf/document';
import { buttonStates, stateOf } from './buttons';
import type { Field, FormModel } from './form-model';
import { isArray, type Value } from '../../pdf/syntax/values';
import { stateText, fieldText } from './text';

/** An entry of a choice field's /Opt (12.7.5.4). */
export type Choice = {
	/** The stored text. */
	readonly value: string;
	/** The text that viewers show. */
	readonly display: string;
};

/** The choices of an /Opt, which many fields may share. */
interface Choices {
	readonly all: readonly Choice[];
	/** The shown texts, by the export value. */
	readonly byValue: ReadonlyMap<string, string>;
	/** Export values, by the shown text. */
	readonly byDisplay: ReadonlyMap<string, string>;
}

const NO_CHOICES: Choices = { all: [], byValue: new Map(), byDisplay: new Map() };

/** The cost of a choice, see `Pace`, and how many are read between two looks at it. */
const COST = 500;
const STRIDE = 200;

export class FieldValues {
	private readonly known = new WeakMap<readonly Value[], Choices>();
	/** The texts of values that are arrays, of which a field may have as many as choices. */
	private readonly chosenTexts = new WeakMap<readonly Value[], readonly string[]>();

	private constructor(
		private readonly document: PdfDocument,
		private readonly model: FormModel,
	) {}

	/** Reads choices and chosen values with pauses: a field may have any number of both. */
	static async read(document: PdfDocument, model: FormModel): Promise<FieldValues> {
		const values = new FieldValues(document, model);
		for (const field of model.fields) {
			if (field.kind !== 'dropdown' && field.kind !== 'list') continue;
			const options = model.inherited(field.nodes[0]!, 'Opt');
			if (isArray(options) && !values.known.has(options)) await values.readChoices(options);
			for (const key of ['V', 'DV'] as const) {
				const value = model.inherited(field.nodes[0]!, key);
				if (!isArray(value) || values.chosenTexts.has(value)) continue;
				values.chosenTexts.set(value, await values.inSteps(value, (item) => fieldText(document, document.resolve(item))));
			}
		}
		return values;
	}

	private async inSteps<T>(items: readonly Value[], read: (item: Value) => T | undefined): Promise<T[]> {
		const found: T[] = [];
		for (const [index, item] of items.entries()) {
			const due = index % STRIDE === STRIDE - 1 ? this.document.job.pace.step(STRIDE * COST) : undefined;
			if (due) await due;
			const one = read(item);
			if (one !== undefined) found.push(one);
		}
		return found;
	}

	/** The value as get_form_data gives it and fill_form takes it; null if it has no value. */
	of(field: Field, key: 'V' | 'DV' = 'V'): JsonValue {
		const node = field.nodes[0]!;
		switch (field.kind) {
			case 'text':
			case 'password':
				return fieldText(this.document, this.model.inherited(node, key)) || null;
			case 'checkbox':
			case 'radio':
				return this.button(field, stateOf(this.document, this.model, field, key));
			case 'dropdown':
			case 'list': {
				const chosen = this.chosen(field, key);
				return chosen.length === 0 ? null : chosen.length === 1 ? chosen[0]! : chosen;
			}
			default:
				return null;
		}
	}

	/** The choices of a field, whatever the form of its /Opt. */
	choices(field: Field): readonly Choice[] {
		return this.choicesOf(field).all;
	}

	/** The export value of a choice: of the one that has it, else of the first one that shows this text. */
	choiceNamed(field: Field, text: string): string | undefined {
		const { byValue, byDisplay } = this.choicesOf(field);
		return byValue.has(text) ? text : byDisplay.get(text);
	}

	/** Texts that were written as this value. */
	keepTexts(value: readonly Value[], texts: readonly string[]): void {
		this.chosenTexts.set(value, texts);
	}

	/** The text that viewers show for an export value. */
	displayOf(field: Field, value: string): string {
		return this.choicesOf(field).byValue.get(value) ?? value;
	}

	/** The cost of looking at all choices and chosen values of a field, see `Pace`. */
	costOf(field: Field): number {
		if (field.kind !== 'dropdown' && field.kind !== 'list') return 0;
		const value = this.model.inherited(field.nodes[0]!, 'V');
		return COST * (this.choices(field).length + (isArray(value) ? value.length : 1));
	}

	private choicesOf(field: Field): Choices {
		const options = this.model.inherited(field.nodes[0]!, 'Opt');
		return (isArray(options) ? this.known.get(options) : undefined) ?? NO_CHOICES;
	}

	private async readChoices(options: readonly Value[]): Promise<void> {
		const all = await this.inSteps(options, (option) => this.readChoice(option));
		const byValue = new Map<string, string>();
		const byDisplay = new Map<string, string>();
		for (const { value, display } of all) {
			if (!byValue.has(value)) byValue.set(value, display);
			if (!byDisplay.has(display)) byDisplay.set(display, value);
		}
		this.known.set(options, { all, byValue, byDisplay });
	}

	private readChoice(option: Value): Choice | undefined {
		const found = this.document.resolve(option);
		if (!Array.isArray(found)) {
			const text = fieldText(this.document, found);
			return text === undefined ? undefined : { value: text, display: text };
		}
		const [value, display] = found.slice(0, 2).map((part) => fieldText(this.document, this.document.resolve(part)));
		return value === undefined && display === undefined ? undefined : { value: value ?? display!, display: display ?? value! };
	}

	/** The export values that are chosen. A display text means its export value, because some programs store the display text. */
	chosen(field: Field, key: 'V' | 'DV' = 'V'): string[] {
		const value = this.model.inherited(field.nodes[0]!, key);
		const texts = (isArray(value) ? this.chosenTexts.get(value) : undefined) ?? this.textsOf(value);
		return texts.filter((text) => text !== '').map((text) => this.choiceNamed(field, text) ?? text);
	}

	/** Of a value that was set since. */
	private textsOf(value: Value): readonly string[] {
		const items = isArray(value) ? value.map((item) => this.document.resolve(item)) : [value];
		return items.flatMap((item) => fieldText(this.document, item) ?? []);
	}

	private button(field: Field, state: string | undefined): JsonValue {
		if (state === undefined) return field.kind === 'checkbox' ? false : null;
		const { all, names } = buttonStates(this.document, this.model, field);
		// One box is ticked or not; several boxes of one field are as many answers.
		if (field.kind === 'checkbox' && names.length <= 1) return true;
		return all.find((one) => one.state === state)?.name ?? stateText(state);
	}
}
