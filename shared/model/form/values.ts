/** The values of a field, as JSON. */
import type { JsonValue } from '../../contract/backend';
import type { PdfDocument } from '../../pdf/document';
import { buttonStates, stateOf } from './buttons';
import type { Field, FormModel } from './form-model';
import { stateText, fieldText } from './text';

/** An entry of a choice field's /Opt (12.7.5.4). */
export interface Choice {
	/** The stored text. */
	readonly value: string;
	/** The text that viewers show. */
	readonly display: string;
}

export class FieldValues {
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
	choices(field: Field): Choice[] {
		const options = this.model.inherited(field.nodes[0]!, 'Opt');
		if (!Array.isArray(options)) return [];
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
		const choices = this.choices(field);
		return texts.map((text) =>
			choices.some((choice) => choice.value === text) ? text : (choices.find(({ display }) => display === text)?.value ?? text),
		);
	}

	private button(field: Field, state: string | undefined): JsonValue {
		if (state === undefined) return field.kind === 'checkbox' ? false : null;
		const { all, names } = buttonStates(this.document, this.model, field);
		// One box is ticked or not; several boxes of one field are as many answers.
		if (field.kind === 'checkbox' && names.length <= 1) return true;
		return all.find((one) => one.state === state)?.name ?? stateText(state);
	}
}
