/** The data of compare_documents, as JSON Schema. */
import { ENCRYPTION, FIELD, PERMISSIONS } from './document-parts';
import { box, count, flag, length, list, object, oneOf, orNull, text, type Schema } from './schema';

const maybeText = orNull(text);
const change = (schema: Schema): Schema => object({ before: schema, after: schema });
const onlyIn = (schema: Schema): Schema => change(list(schema));

/** A page, a URI, a file, or the kind of an action. */
const target = { target: count, uri: text, file: text, action: text };

const describeSchema = (schema: Schema, description: string): Schema => ({ ...schema, description });

const keys = (names: string, schema: Schema): Record<string, Schema> =>
	Object.fromEntries(names.split(' ').map((name) => [name, schema]));

/** Kinds of things that changed in a box. */
const KINDS = ['text', 'image', 'path', 'annotation', 'field', 'page'];
const METADATA = 'title author subject keywords creator producer created modified language';

export const COMPARISON = object(
	{
		same: describeSchema(flag, 'Whether nothing differs but bytes and dates'),
		truncated: describeSchema(flag, 'Whether a list or a text was cut; the counts are exact'),
		pageCount: count,
		pageCountBefore: count,
		pixelEqual: describeSchema(count, 'Pages that draw differently and look the same, with tolerance pixels'),
		counts: object(
			keys('pagesAdded pagesRemoved pagesMoved pagesChanged metadata fonts links bookmarks attachments form', count),
		),
		pages: object({
			added: list(count),
			removed: list(count),
			moved: list(object({ page: count, before: count })),
			changed: list(
				object(
					{
						page: count,
						before: count,
						look: flag,
						text: flag,
						annotations: flag,
						wordsAdded: count,
						wordsRemoved: count,
						share: describeSchema(length, 'The part of the page that its boxes cover, from 0 to 1'),
						boxes: describeSchema(
							list(object({ kind: oneOf(...KINDS), ...box }, { before: text, after: text })),
							'Where the page changed, at most 50 boxes; with_text gives the words in boxes of text',
						),
					},
					{ diff: list(text) },
				),
			),
		}),
		metadata: object({}, keys(METADATA, change(maybeText))),
		fonts: onlyIn(object({ name: maybeText, type: maybeText, embedded: flag, subset: flag })),
		links: onlyIn(object({ page: count }, target)),
		bookmarks: onlyIn(object({ title: text, level: count }, target)),
		attachments: onlyIn(
			object({ name: maybeText, size: count, mimeType: maybeText, description: maybeText, relationship: maybeText }),
		),
		form: onlyIn(object(FIELD)),
		security: orNull(
			change(object({ encryption: orNull(ENCRYPTION), permissions: PERMISSIONS, javascript: orNull(flag), signatures: count })),
		),
		tagged: orNull(change(flag)),
		bytes: orNull(describeSchema(change(count), 'Sizes of the files, if they are not the same byte for byte')),
	},
	{
		difference: orNull(
			describeSchema(
				object({
					fileName: text,
					size: count,
					content: { type: 'string', contentEncoding: 'base64', contentMediaType: 'application/pdf' },
				}),
				'With difference_pdf: a document that shows the changed pages, or null if none changed',
			),
		),
	},
);
