/** The data of the operations that give data, as JSON Schema: a new operation does not compile until its data are described here. */
import type { OperationName, operations } from '../../shared/contract/operations';
import { COMPARISON } from './comparison';
import { BOOKMARKS, ENCRYPTION, FIELD, LABELS, PERMISSIONS, VALUE } from './document-parts';
import { INVOICE, INVOICE_CHECK } from './invoice';
import { SIGNATURES } from './signatures';
import { box, count, flag, list, object, oneOf, orNull, size, text, type Schema } from './schema';

export type DataOperation = {
	[N in OperationName]: (typeof operations)[N]['output'] extends 'data' | 'text' ? N : never;
}[OperationName];

const maybeText = orNull(text);

const INFO = object(
	{
		pageCount: orNull(count),
		fileSize: count,
		version: maybeText,
		title: maybeText,
		author: maybeText,
		subject: maybeText,
		keywords: maybeText,
		creator: maybeText,
		producer: maybeText,
		created: maybeText,
		modified: maybeText,
		language: maybeText,
		pageSizes: orNull(list(object({ ...size, count, firstPage: count }))),
		locked: flag,
		encryption: orNull(ENCRYPTION),
		permissions: PERMISSIONS,
		signatures: orNull(
			list(
				object({
					field: maybeText,
					signed: flag,
					kind: orNull(oneOf('approval', 'certification', 'timestamp', 'usage_rights')),
					subFilter: maybeText,
					signer: maybeText,
					date: maybeText,
				}),
			),
		),
		form: orNull(object({ fields: count, xfa: flag })),
		attachments: orNull(
			list(
				object({ name: maybeText, size: orNull(count), mimeType: maybeText, description: maybeText, relationship: maybeText }),
			),
		),
		fonts: orNull(list(object({ name: maybeText, type: maybeText, embedded: flag, subset: flag }))),
		bookmarks: orNull(count),
		eInvoice: orNull(object({ file: text, syntax: oneOf('CII', 'UBL'), profile: maybeText, level: maybeText, agrees: flag })),
		tagged: orNull(flag),
		claims: orNull(list(text)),
		javascript: orNull(flag),
		linearized: flag,
		repaired: flag,
		pagesWithoutText: orNull(object({ count, first: orNull(count) })),
		pageLabels: orNull(LABELS),
	},
	{
		pages: orNull(
			list(
				object({ ...size, rotation: { type: 'integer', enum: [0, 90, 180, 270] }, label: maybeText, characters: orNull(count) }),
			),
		),
		bookmarkList: orNull(BOOKMARKS),
	},
);

const FORM = object({
	fields: list(object({ ...FIELD, pages: list(count) })),
	values: { type: 'object', description: 'Values by the full name of their field', additionalProperties: VALUE },
	xfa: oneOf('none', 'static', 'dynamic'),
	scripts: count,
});

const CHECK = object({
	passed: flag,
	checks: list(text),
	failures: list(object({ rule: text, found: orNull(count), limit: orNull(count), pages: list(count), message: text })),
	pageCount: orNull(count),
	fileSize: count,
	locked: flag,
});

const CONTENT = object(
	{ text: maybeText, mediaType: oneOf('text/plain', 'text/markdown'), pageCount: count, characters: count, unreadable: count },
	{
		pages: list(
			object(
				{ page: count, label: maybeText, text, hasText: flag },
				{ words: list(object({ text, ...box })), lines: list(object({ text, ...box })) },
			),
		),
		tables: list(object({ page: count, box: object(box), rows: list(list(text)), header: flag, certain: flag })),
		pieceCount: count,
		pieces: list(
			object({
				index: count,
				text,
				characters: count,
				hasText: flag,
				firstPage: count,
				lastPage: count,
				headings: list(text),
			}),
		),
	},
);

const SEARCH = object({
	found: flag,
	count,
	truncated: flag,
	pages: list(count),
	matches: list(
		object({
			page: count,
			text,
			groups: { type: 'object', description: 'By number, and by name where a group has one', additionalProperties: text },
			box: orNull(object(box)),
			boxes: list(object(box)),
		}),
	),
});

export const dataSchemas: Readonly<Record<DataOperation, Schema>> = {
	get_document_info: INFO,
	get_form_data: FORM,
	check_document: CHECK,
	extract_text: CONTENT,
	find_text: SEARCH,
	read_e_invoice: INVOICE,
	compare_documents: COMPARISON,
	check_signatures: SIGNATURES,
	check_e_invoice: INVOICE_CHECK,
};
