/** The parts that several data have in common, as JSON Schema: bookmarks, labels, fields of forms, encryption and permissions. */
import { count, flag, list, object, oneOf, orNull, text, type Schema } from './schema';

const maybeText = orNull(text);
const allowed = orNull(flag);

/** With a name, because its children are bookmarks too. */
export const NAMED_SCHEMAS: Readonly<Record<string, Schema>> = {
	Bookmark: object(
		{ title: text, page: { ...orNull({ type: 'integer', minimum: 1 }), description: 'null makes a heading' } },
		{
			open: { type: 'boolean', description: 'Whether the bookmarks below it show at first' },
			children: list({ $ref: '#/components/schemas/Bookmark' }),
		},
	),
};

export const BOOKMARKS = object({ bookmarks: list({ $ref: '#/components/schemas/Bookmark' }) });

const STYLES = ['decimal', 'roman_lower', 'roman_upper', 'letters_lower', 'letters_upper', 'none'];
const from: Schema = { type: 'integer', minimum: 1 };
const label = { style: oneOf(...STYLES), prefix: text, start: count };

/** As they are found: with every entry. */
export const LABELS = object({ labels: list(object({ from, ...label })) });
/** As they are set. */
export const NEW_LABELS = object({ labels: list(object({ from }, label)) });

export const ENCRYPTION = object({ algorithm: maybeText, keyBits: orNull(count), opensWithoutPassword: flag });

export const PERMISSIONS = object({
	allowPrint: allowed,
	allowPrintHighResolution: allowed,
	allowChangeContent: allowed,
	allowAssembleDocument: allowed,
	allowCopyContent: allowed,
	allowAccessibility: allowed,
	allowCommentAndFillForm: allowed,
	allowFillForm: allowed,
});

/** Text, the chosen options, or whether a box is ticked. */
export const VALUE: Schema = { anyOf: [text, flag, list(text), { type: 'null' }] };

/** Of a field of a form, without its pages. */
export const FIELD = {
	name: text,
	type: oneOf('text', 'password', 'checkbox', 'radio', 'button', 'dropdown', 'list', 'signature', 'unknown'),
	value: VALUE,
	default: VALUE,
	options: list(object({ value: text, display: text })),
	required: flag,
	readOnly: flag,
	multiline: flag,
	maxLength: orNull(count),
};
