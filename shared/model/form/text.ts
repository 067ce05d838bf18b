/** Text of values and names. */
import type { PdfDocument } from '../../pdf/document';
import { decodeText, encodeText } from '../../pdf/syntax/text-strings';
import { Name, Str, Stream, type Value } from '../../pdf/syntax/values';

/** Text in any form in which values occur: strings, text streams, names, numbers. Line ends become `\n`. */
export function fieldText(document: PdfDocument, value: Value): string | undefined {
	let text: string | undefined;
	if (value instanceof Str) text = decodeText(value);
	else if (value instanceof Stream) text = decodeText(new Str(document.decoded(value)));
	else if (value instanceof Name) text = stateText(value.text);
	else if (typeof value === 'number') text = String(value);
	return text?.replace(/\r\n?/g, '\n');
}

/** A name as text: its bytes are UTF-8 (7.3.5), else PDFDocEncoding. */
export function stateText(state: string): string {
	const bytes = Buffer.from(state, 'latin1');
	const text = bytes.toString('utf8');
	return Buffer.from(text, 'utf8').equals(bytes) ? text : decodeText(new Str(bytes));
}

/** Characters of a default appearance: those of real documents have some twenty, and thousands of fields may share one of megabytes. */
const LONGEST_APPEARANCE = 4_096;

/** The operators of a default appearance (/DA). Only the beginning of a very long one is read. */
export const appearanceOperators = (value: Value | undefined): string =>
	value instanceof Str ? latin1Text(value.bytes.subarray(0, LONGEST_APPEARANCE)) : '';

export const latin1Text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** Text as a value of a field; lines end with a carriage return, as the common programs write it. */
export const textValue = (text: string): Str => encodeText(text.replace(/\n/g, '\r'));
