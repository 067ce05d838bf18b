/**
 * Parts of a document to which its catalog refers and which the file does not have: bookmarks, the form and others. They are looked at
 * without being parsed, because a form can have a hundred thousand fields.
 */
import type { ObjectSource } from './object-source';
import { LESS_THAN, skipSpace, startsWith } from './syntax/characters';
import { Dict, Ref, isDict, type Value } from './syntax/values';

/** Entries of the catalog whose values are dictionaries (ISO 32000-2, Table 29), with their names and the entry that leads further. */
const PARTS: readonly (readonly [key: string, name: string, further: readonly string[]])[] = [
	['Outlines', 'bookmarks', ['First']],
	['AcroForm', 'form', ['Fields']],
	['Names', 'names', ['Dests', 'EmbeddedFiles', 'JavaScript']],
	['Dests', 'named destinations', []],
	['PageLabels', 'page labels', []],
	['StructTreeRoot', 'tags', ['K']],
	['OCProperties', 'layers', ['OCGs']],
];

/** Their names. Asks for those that have no entry in the cross-reference. */
export function findLostParts(document: ObjectSource): string[] {
	const { catalogNumber } = document;
	return PARTS.filter(([key, , further]) => {
		const value = document.entry(catalogNumber, key);
		if (isAbsent(document, value)) return true;
		if (!(value instanceof Ref)) return value !== undefined && value !== null && !isDict(value);
		if (!isDictionary(document, value)) return true;
		return further.some((one) => isAbsent(document, document.entry(value.number, one)));
	}).map(([, name]) => name);
}

/** Whether the value refers to an object that has no entry. Those that are free were removed from the document. */
function isAbsent({ table }: ObjectSource, value: Value | undefined): boolean {
	if (!(value instanceof Ref) || table.leadsTo(value.number)) return false;
	table.askFor(value.number);
	return table.unlisted.has(value.number);
}

/** Whether an object that is there is a dictionary; `null` is as good as no entry (ISO 32000-2, 7.3.9). */
function isDictionary(document: ObjectSource, at: Ref): boolean {
	const place = document.place(at.number);
	if (!place) return !document.table.leadsTo(at.number);
	const { bytes, start, end } = place;
	const first = skipSpace(bytes, start, end);
	if ((bytes[first] === LESS_THAN && bytes[first + 1] === LESS_THAN) || startsWith(bytes, first, 'null')) return true;
	return document.resolve(at) instanceof Dict;
}
