/** The answer of get_form_data about a form (docs/semantics.md, D31). */
import type { JsonObject, JsonValue } from '../../contract/operations/types';
import type { PdfDocument } from '../../pdf/document';
import { isFillable } from './assign';
import { buttonStates } from '../../model/form/buttons';
import { MULTILINE, READ_ONLY, REQUIRED, type Field, type FormModel } from '../../model/form/form-model';
import { countScripts } from '../../model/form/scripts';
import type { FieldValues } from '../../model/form/values';
import { xfaOf } from '../../model/form/xfa';
import { Allowance } from '../../model/tree/removal';

/** The share of `limits.nodes` that an option costs: it has two texts. */
const OPTION = 3;

/** @throws OctavoError `limit_exceeded` */
export async function formData(document: PdfDocument, model: FormModel, values: FieldValues): Promise<JsonObject> {
	const fields: JsonObject[] = [];
	const given: Record<string, JsonValue> = {};
	const { spend } = new Allowance(document);
	for (const field of model.fields) {
		const options = optionsOf(document, model, values, field);
		// Fields may share thousands of options.
		spend(OPTION * options.length);
		const value = field.kind === 'password' ? null : values.of(field);
		const initial = field.kind === 'password' ? null : values.of(field, 'DV');
		fields.push(describeFormField(model, field, { value, default: initial, options }));
		if (isFillable(field) && field.kind !== 'password' && model.byName.get(field.name) === field)
			// A field may have the name of an inherited property, such as `constructor`.
			Object.defineProperty(given, field.name, { value, enumerable: true, configurable: true, writable: true });
		const due = document.job.pace.step(4000 + values.costOf(field));
		if (due) await due;
	}
	return { fields, values: given, xfa: xfaOf(document, model), scripts: await countScripts(document, model) };
}

interface Values {
	readonly value: JsonValue;
	readonly default: JsonValue;
	readonly options: readonly JsonValue[];
}

function describeFormField(model: FormModel, field: Field, { value, default: initial, options }: Values): JsonObject {
	const { kind, flags, name } = field;
	const most = model.integer(field.nodes[0]!, 'MaxLen');
	const isText = kind === 'text' || kind === 'password';
	return {
		name,
		type: kind,
		value,
		default: initial,
		options,
		required: (flags & REQUIRED) !== 0,
		readOnly: (flags & READ_ONLY) !== 0,
		multiline: kind === 'text' && (flags & MULTILINE) !== 0,
		maxLength: isText && most > 0 ? most : null,
		pages: [...new Set(field.widgets.flatMap(({ pages }) => pages))].sort((one, other) => one - other),
	};
}

function optionsOf(document: PdfDocument, model: FormModel, values: FieldValues, field: Field): readonly JsonValue[] {
	if (field.kind === 'dropdown' || field.kind === 'list') return values.choices(field);
	if (field.kind !== 'checkbox' && field.kind !== 'radio') return [];
	return buttonStates(document, model, field).names.map((name) => ({ value: name, display: name }));
}
