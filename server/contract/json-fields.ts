/** The fields that take JSON, as JSON Schema, by operation and field. */
import type { OperationName, operations } from '../../shared/contract/operations';
import { BOOKMARKS, NEW_LABELS } from './document-parts';
import { flag, list, text, type Schema } from './schema';

type JsonFieldsOf<N extends OperationName> = {
	[F in keyof (typeof operations)[N]['fields']]: (typeof operations)[N]['fields'][F] extends { kind: 'json' }
		? `${N}.${F & string}`
		: never;
}[keyof (typeof operations)[N]['fields']];

export type JsonField = { [N in OperationName]: JsonFieldsOf<N> }[OperationName];

const number: Schema = { type: 'number' };

/** A place on a page, as a box, as several, or as its own members. */
const AREA: Schema = { type: 'object', properties: { page: number }, required: ['page'], additionalProperties: true };

/** A new field of this kind does not compile until it is described here. */
export const jsonFields: Readonly<Record<JsonField, Schema>> = {
	'set_bookmarks.bookmark_list': BOOKMARKS,
	'set_page_labels.labels': NEW_LABELS,
	'fill_form.values': {
		type: 'object',
		additionalProperties: { anyOf: [text, number, flag, list(text), { type: 'null' }] },
	},
	// Values, and lists of objects of values, to any depth.
	'markdown_to_pdf.values': { type: 'object', additionalProperties: true },
	'html_to_pdf.values': { type: 'object', additionalProperties: true },
	// By the names that read_e_invoice gives; amounts may be numbers.
	'create_e_invoice.invoice_data': { type: 'object', additionalProperties: true },
	// Areas, or the matches of find_text with all their members.
	'redact_text.redact_areas': {
		type: 'object',
		properties: { areas: list(AREA), matches: list(AREA) },
		additionalProperties: true,
	},
};
