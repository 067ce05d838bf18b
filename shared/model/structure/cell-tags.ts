/** The tags of cells: their heads, and how many columns and rows they take (ISO 32000-2, 14.8.5.7). */
import type { PdfDocument } from '../../pdf/document';
import { decodeText } from '../../pdf/syntax/text-strings';
import { type Dict, Str, type Value } from '../../pdf/syntax/values';

export interface CellTag {
	/** How many columns and rows it takes. */
	readonly columns: number;
	readonly rows: number;
	/** The identifier of a cell that is a head, and those of the heads of a cell, from the outermost. */
	readonly id: string | undefined;
	readonly heads: readonly string[];
}

/** More than a cell takes, more heads than one has, and longer identifiers than one has. */
const MOST_SPANNED = 1000;
const MOST_HEADS = 20;
const LONGEST_ID = 200;
/** More attributes than an element has. */
const MOST_ATTRIBUTES = 20;

export function readCellTag(document: PdfDocument, attributes: Value | undefined, id: Value | undefined): CellTag {
	let [columns, rows, heads]: [number, number, readonly string[]] = [1, 1, []];
	for (const dict of attributesIn(document, attributes)) {
		columns = readSpan(document, dict.get('ColSpan')) ?? columns;
		rows = readSpan(document, dict.get('RowSpan')) ?? rows;
		const own = document.array(dict.get('Headers'));
		if (own) heads = own.slice(0, MOST_HEADS).flatMap((head) => textIn(document, head) ?? []);
	}
	return { columns, rows, id: textIn(document, id), heads };
}

/** Attributes are a dictionary or several, with the numbers of their revisions between them (14.7.6.3). */
function attributesIn(document: PdfDocument, given: Value | undefined): Dict[] {
	if (given === undefined) return [];
	const list = document.array(given)?.slice(0, MOST_ATTRIBUTES) ?? [given];
	return list.flatMap((one) => document.dict(one) ?? []);
}

function readSpan(document: PdfDocument, value: Value | undefined): number | undefined {
	const span = value === undefined ? undefined : document.resolve(value);
	return typeof span === 'number' && Number.isInteger(span) && span >= 1 && span <= MOST_SPANNED ? span : undefined;
}

function textIn(document: PdfDocument, value: Value | undefined): string | undefined {
	const found = value === undefined ? undefined : document.resolve(value);
	return found instanceof Str ? decodeText(found).slice(0, LONGEST_ID) : undefined;
}
