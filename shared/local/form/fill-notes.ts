/** The notes about values that were written into a form, or were not. */
import type { Note } from '../../contract/backend';
import type { FontFile } from '../../model/font/font-file';
import { charactersMissing } from '../../model/font/missing-characters';
import { codesOf, writingOf } from '../../model/font/shaping/characters';
import type { Field } from '../../model/form/form-model';
import { closeSentence } from '../../contract/notes';
import { countFirst, shortenText, listNames, listItems } from '../../sentences';
import { suggestedField } from '../../contract/suggest';

/** Names for which a field is looked for, and fields that are compared with each. */
const SUGGESTED = 10;
const COMPARED = 1000;

/** `unfilled`: fields without a value, one of which may be meant. */
export function unknownNote(unknown: readonly string[], unfilled: readonly string[]): Note[] {
	if (unknown.length === 0) return [];
	const names = countFirst(unknown.length, 'name is', 'names are');
	const compared = unfilled.slice(0, COMPARED);
	const guessed = unknown.map((name, index) =>
		index < SUGGESTED ? `${shortenText(name)}${suggestedField(name, compared)}` : name,
	);
	return [
		{ code: 'unknown_fields_ignored', message: closeSentence(`${names} not in the form and not used: ${listNames(guessed)}`) },
	];
}

/** Names unused values and unfilled fields, so that a renamed column of a table is noticed. */
export function unfilledNote(unfilled: readonly string[]): Note[] {
	if (unfilled.length === 0) return [];
	const fields = countFirst(unfilled.length, 'field');
	return [{ code: 'fields_not_filled', message: closeSentence(`${fields} of the form got no value: ${listNames(unfilled)}`) }];
}

/** @param flattened whether the fields are removed, so that only their appearance stays */
export function tooSmallNote(fields: readonly Field[], flattened: boolean): Note[] {
	if (fields.length === 0) return [];
	const which = countFirst(fields.length, 'field is too small for its value', 'fields are too small for their values');
	const rest = flattened ? 'The rest is lost with the fields: shorten the values first.' : 'The form stores the whole values.';
	return [
		{ code: 'value_cut_off', message: `${which}, and only a part shows: ${listNames(fields.map(({ name }) => name))}. ${rest}` },
	];
}

/** Fields of which a note names the characters. */
const NAMED = 5;
/** Characters of a field that a note names. */
const CHARACTERS = 10;

/**
 * Boxes were drawn for characters. Those of a value that the user gave are named, each once and in order; of what the document says,
 * only the script (docs/design.md, law 5).
 */
export function missingNote(
	missing: ReadonlyMap<Field, readonly string[]>,
	given: ReadonlySet<Field>,
	font: FontFile | undefined,
): Note[] {
	if (missing.size === 0) return [];
	const cure = font ? 'Your file lacks them too, or they cannot be shaped.' : 'Give a font that has them.';
	return [charactersMissing(missingWords(missing, given), cure, font ? [] : ['font'])];
}

/** Which fields lack which characters; empty if none does. */
export function missingWords(missing: ReadonlyMap<Field, readonly string[]>, given: ReadonlySet<Field>): string {
	const named = [...missing].slice(0, NAMED).map(([field, characters]) => {
		const words = given.has(field) ? characters.map(codesOf) : characters.map(writingOf);
		const some = [...new Set(words)].sort();
		return `${shortenText(field.name)} (${listItems(some, CHARACTERS)})`;
	});
	const rest = missing.size > NAMED ? ` and ${missing.size - NAMED} more fields` : '';
	return `${named.join(', ')}${rest}`;
}
