/** Checks the documents that an operation takes: the part of the validation that is not about fields. */
import { wrongByte } from '../utf8';
import { invalidParameters, type Issue } from './errors';
import { decodeHtml } from './html-encoding';
import { operationOf, type OperationName } from './operations';
import type { Document, Operation } from './operations/types';

/** The inputs, in messages. */
const INPUTS: Readonly<Record<NonNullable<Operation['accepts']> | 'pdf', string>> = {
	pdf: 'PDF document',
	image: 'PNG or JPEG image',
	text: 'text in UTF-8',
};

/** The issues on `file` before a document is read: none is given, or several if the operation takes one (docs/semantics.md, §3). */
export function documentIssues(name: OperationName, documents: readonly unknown[]): Issue[] {
	const { input, accepts = 'pdf', alsoXml } = operationOf(name);
	if (documents.length === 0)
		return [
			{
				field: 'file',
				message: `is required: ${input === 'many' ? 'at least one' : 'a'} ${INPUTS[accepts]}${alsoXml ? ' or the XML of an invoice' : ''}`,
			},
		];
	if (input === 'one' && documents.length > 1)
		return [{ field: 'file', message: `must be given only once: this operation takes one document, not ${documents.length}` }];
	return [];
}

/** ISO-2022-JP has no other byte that UTF-8 does not have. */
const ESCAPE = 0x1b;
/** Bytes of a text, at most (docs/semantics.md, D50). */
export const LONGEST_TEXT = 10_000_000;

/** The documents as operations take them: a text is UTF-8, without a byte order mark. @throws OctavoError `invalid_parameters` */
export function asAccepted(name: OperationName, documents: readonly Document[]): readonly Document[] {
	const { accepts, textKind } = operationOf(name);
	return accepts === 'text' ? documents.map((document) => asText(document, textKind === 'html')) : documents;
}

/** The text as the operation will read it, for hosts that look for images in it before the run. */
export function readMarkup(name: OperationName, bytes: Uint8Array): string {
	const isHtml = operationOf(name).textKind === 'html';
	return (isHtml ? decodeDeclared(bytes, wrongByte(bytes)) : undefined) ?? new TextDecoder().decode(bytes);
}

/** HTML that is not UTF-8. @param offset of the first byte that does not fit */
const decodeDeclared = (bytes: Uint8Array, offset: number | undefined): string | undefined =>
	offset !== undefined || bytes.includes(ESCAPE) ? decodeHtml(bytes) : undefined;

/** An HTML that declares another encoding is given in UTF-8. */
function asText(document: Document, isHtml: boolean): Document {
	let { bytes } = document;
	const refuse = (message: string) => invalidParameters([{ field: 'file', message }]);
	if (bytes.length > LONGEST_TEXT) throw refuse(`is larger than ${LONGEST_TEXT / 1e6} MB, the most that a text may have`);
	let offset = wrongByte(bytes);
	const decoded = isHtml ? decodeDeclared(bytes, offset) : undefined;
	if (decoded !== undefined) {
		bytes = new TextEncoder().encode(decoded);
		offset = wrongByte(bytes);
	}
	if (offset !== undefined)
		throw refuse(
			`is not text in UTF-8: the byte at offset ${offset} does not fit. ${isHtml ? 'Name its encoding, as in <meta charset="windows-1252">, or save it as UTF-8' : 'Save it as UTF-8'}, and make sure that it is not another kind of file`,
		);
	const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
	const text = hasMark ? bytes.subarray(3) : bytes;
	if (text.length === 0) throw refuse('is empty: it must be a text');
	return text === document.bytes ? document : { ...document, bytes: text };
}
