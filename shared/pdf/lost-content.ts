/**
 * Losses of a document besides its pages (docs/semantics.md, §14.1): the entries of pages that named content, and parts to which the
 * catalog refers.
 */
import type { PdfDocument } from './document';
import type { ObjectSource } from './object-source';
import { UNCOMPRESSED } from './object-table';
import { mark } from './reachability';
import { decodePart } from './read/decode-stream';
import { linearizationOf } from './read/linearization';
import { LESS_THAN, asBuffer, skipSpace, startsWith } from './syntax/characters';
import { Dict, Ref, Stream, isDict, type Value } from './syntax/values';

/** Streams that are looked at, and how much of each, encoded and decoded. */
const MOST_STREAMS = 50;
const MOST_ENCODED = 20_000;
const MOST_BYTES = 4096;
/** The costs of one, and of another object, see `Pace`. */
const [COST, OBJECT_COST] = [50_000, 200];

/** The entries of a stream that is content: all others have a type. */
const OF_CONTENT = new Set(['Length', 'Filter', 'DecodeParms']);
/** Text, a path that is painted, or something that is drawn by its name. */
const PAINTS = /\b(?:BT|Do|re|l|c)\s/;

/**
 * Whether a file has content that no page names, while pages have none: the entries that named it are lost. After an update, older content
 * may be left, so nothing is concluded then.
 */
export async function hasLostContent(document: PdfDocument): Promise<boolean> {
	const { table, job, bytes } = document;
	const file = asBuffer(bytes);
	if (file.indexOf('startxref') !== file.lastIndexOf('startxref') && !linearizationOf(document)) return false;
	const { live } = await mark(document);
	let looks = 0;
	for (let number = 1; number < table.size && looks < MOST_STREAMS; number++) {
		if (table.kind[number] !== UNCOMPRESSED || live[number] === 1) continue;
		const isStream = document.isStream(number);
		const due = job.pace.step(isStream ? COST : OBJECT_COST);
		if (due) await due;
		if (!isStream) continue;
		looks++;
		if (isContent(document, number)) return true;
	}
	return false;
}

function isContent(document: PdfDocument, number: number): boolean {
	const stream = document.get(number);
	if (!(stream instanceof Stream) || ![...stream.dict.keys()].every((key) => OF_CONTENT.has(key))) return false;
	const { dict, data: encoded, sealed } = stream;
	if (sealed && encoded.length > MOST_ENCODED) return false;
	const data =
		decodePart(document, new Stream(dict, encoded.subarray(0, MOST_ENCODED), sealed), document.memory)?.data ?? new Uint8Array(0);
	return PAINTS.test(asBuffer(data.subarray(0, MOST_BYTES)).toString('latin1'));
}

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

/**
 * The names of parts that are lost. Asks for objects that have no entry in the cross-reference. Objects are looked at without being parsed,
 * because a form can have a hundred thousand fields.
 */
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
	if (!place) return !document.table.leadsTo(at.number) || document.resolve(at) instanceof Dict;
	const { bytes, start, end } = place;
	const first = skipSpace(bytes, start, end);
	if ((bytes[first] === LESS_THAN && bytes[first + 1] === LESS_THAN) || startsWith(bytes, first, 'null')) return true;
	return document.resolve(at) instanceof Dict;
}
