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
	readonly values: ReadonlySet<string>;
	/** Export values, by the shown text. */
	readonly byDisplay: ReadonlyMap<string, string>;
}

const NO_CHOICES: Choices = { all: [], values: new Set(), byDisplay: new Map() };

export class FieldValues {
	private readonly known = new WeakMap<readonly Value[], Choices>();

	constructor(
		private readonly document: PdfDocument,
		private readonly model: FormModel,
	) {}

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

	private choicesOf(field: Field): Choices {
		const options = this.model.inherited(field.nodes[0]!, 'Opt');
		if (!isArray(options)) return NO_CHOICES;
		let found = this.known.get(options);
		if (found) return found;
		const all = this.readChoices(options);
		const byDisplay = new Map<string, string>();
		for (const { value, display } of all) if (!byDisplay.has(display)) byDisplay.set(display, value);
		found = { all, values: new Set(all.map(({ value }) => value)), byDisplay };
		this.known.set(options, found);
		return found;
	}

	private readChoices(options: readonly Value[]): Choice[] {
		return options.flatMap((option) => {
			const found = this.document.resolve(option);
			if (!Array.isArray(found)) {
				const text = fieldText(this.document, found);
				return text === undefined ? [] : [{ value: text, display: text }];
			}
			const [value, display] = found.map((part) => fieldText(this.document, this.document.resolve(part)));
			return value === undefined && display === undefined ? [] : [{ value: value ?? display!, display: display ?? value! }];
		});
	}

	/** The export values that are chosen. A display text means its export value, because some programs store the display text. */
	chosen(field: Field, key: 'V' | 'DV' = 'V'): string[] {
		const value = this.model.inherited(field.nodes[0]!, key);
		const items = Array.isArray(value) ? value.map((item) => this.document.resolve(item)) : [value];
		const texts = items.flatMap((item) => fieldText(this.document, item) || []);
		const choices = this.choicesOf(field);
		return texts.map((text) => (choices.values.has(text) ? text : (choices.byDisplay.get(text) ?? text)));
	}

	private button(field: Field, state: string | undefined): JsonValue {
		if (state === undefined) return field.kind === 'checkbox' ? false : null;
		const { all, names } = buttonStates(this.document, this.model, field);
		// One box is ticked or not; several boxes of one field are as many answers.
		if (field.kind === 'checkbox' && names.length <= 1) return true;
		return all.find((one) => one.state === state)?.name ?? stateText(state);
	}
}
