/** The notes about values that were written into a form, or were not. */
import type { Note } from '../../backend';
import type { Field } from '../../model/form/form-model';
import { listed } from '../../model/form/names';
import { closed } from '../../notes';

export function unknownNote(unknown: readonly string[]): Note[] {
	if (unknown.length === 0) return [];
	const names = unknown.length === 1 ? 'One name is' : `${unknown.length} names are`;
	return [{ code: 'unknown_fields_ignored', message: closed(`${names} not in the form and not used: ${listed(unknown)}`) }];
}

/** Names unused values and unfilled fields, so that a renamed column of a table is noticed. */
export function unfilledNote(unfilled: readonly string[]): Note[] {
	if (unfilled.length === 0) return [];
	const fields = unfilled.length === 1 ? 'One field' : `${unfilled.length} fields`;
	return [{ code: 'fields_not_filled', message: closed(`${fields} of the form got no value: ${listed(unfilled)}`) }];
}

/** @param flattened whether the fields are removed, so that only their appearance stays */
export function tooSmallNote(fields: readonly Field[], flattened: boolean): Note[] {
	if (fields.length === 0) return [];
	const which =
		fields.length === 1 ? 'One field is too small for its value' : `${fields.length} fields are too small for their values`;
	const rest = flattened ? 'The rest is lost with the fields: shorten the values first.' : 'The form stores the whole values.';
	return [
		{ code: 'value_cut_off', message: `${which}, and only a part shows: ${listed(fields.map(({ name }) => name))}. ${rest}` },
	];
}

export function leftNote(left: readonly Field[]): Note[] {
	if (left.length === 0) return [];
	const fields = left.length === 1 ? 'one field' : `${left.length} fields`;
	return [
		{
			code: 'appearance_left_to_viewer',
			message: `No available font has all characters of ${fields}: ${listed(left.map(({ name }) => name))}. The values are stored. Viewers that draw fields show them, and may draw the other fields again; other viewers leave them blank.`,
		},
	];
}
