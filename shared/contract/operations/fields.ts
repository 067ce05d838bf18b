/** Fields that several operations have. */
import type { Choice, File, Integer, PageSet, Text } from './types';

/** Opens a protected input. Every operation has it; the contract does not (docs/semantics.md, D7). */
export const openPassword = {
	kind: 'text',
	secret: true,
	label: 'Open Password',
	description:
		'Password that opens the input document, if it needs one. Works locally and with a service of your own, but not in a published region.',
	minLength: 1,
	maxLength: 256,
	extension: true,
	empty: 'opener',
} as const satisfies Text;

export const firstPage = {
	kind: 'integer',
	label: 'First Page',
	description: 'First page of the range, counted from 1',
	min: 1,
	default: 1,
	group: 'range',
} as const satisfies Integer;

export const lastPage = {
	kind: 'integer',
	label: 'Last Page',
	description: 'Last page of the range. If absent, the last page of the document.',
	min: 1,
	group: 'range',
} as const satisfies Integer;

/** The common part of every set of pages. */
export const pageSet = {
	kind: 'pageSet',
	label: 'Pages',
	maxLength: 20_000,
	placeholder: 'e.g. 1..3, -1, not 2',
	extension: true,
} as const;

/** Pages of an operation that the contract describes with `first_page` and `last_page` (docs/semantics.md, D25). */
export const pagesInPlaceOfRange = {
	...pageSet,
	description:
		'Pages to work on, in any order, such as 1..3, -1 for the last, odd, even, all, not 2. Instead of First Page and Last Page.',
} as const satisfies PageSet;

/** The rules between these three fields. */
export const rangeOrPages = {
	ascending: ['first_page', 'last_page'],
	exclusive: [['pages', ['first_page', 'last_page']]],
} as const;

export const pagesOrAll = {
	...pageSet,
	description: 'Pages to work on, in any order, such as 1..3, -1 for the last, odd, even, not 2. If absent, all pages.',
	default: 'all',
} as const satisfies PageSet;

/** The words or the pattern to find (docs/semantics.md, D48). */
export const search = {
	kind: 'text',
	label: 'Search',
	description: 'Words to find, or a regular expression',
	minLength: 1,
	maxLength: 500,
	placeholder: 'e.g. Invoice Number',
} as const satisfies Text;

export const searchMode = {
	kind: 'choice',
	label: 'Search Mode',
	description: 'How the text to search is read',
	options: [
		{
			value: 'text',
			label: 'Words',
			description: 'Upper and lower case, and how many spaces or lines are between words, do not matter',
		},
		{
			value: 'regex',
			label: 'Regular Expression',
			description: 'In the language of RE2; upper and lower case matter unless it begins with (?i)',
		},
	],
	default: 'text',
} as const satisfies Choice;

/** Whether a stamp is drawn over the page's content or under it. */
export const layer = {
	kind: 'choice',
	label: 'Layer',
	description: 'Where the stamp is drawn: over the content of the page, or behind it',
	options: [
		{ value: 'over', label: 'Over the Page' },
		{ value: 'under', label: 'Behind the Page' },
	],
	default: 'over',
	extension: true,
} as const satisfies Choice;

/** Where a stamp is on the page as displayed. */
export const position = {
	kind: 'choice',
	label: 'Position',
	description: 'Where the stamp is within the margins of the page as displayed',
	options: [
		{ value: 'top_left', label: 'Top Left' },
		{ value: 'top_center', label: 'Top Center' },
		{ value: 'top_right', label: 'Top Right' },
		{ value: 'center_left', label: 'Center Left' },
		{ value: 'center', label: 'Center' },
		{ value: 'center_right', label: 'Center Right' },
		{ value: 'bottom_left', label: 'Bottom Left' },
		{ value: 'bottom_center', label: 'Bottom Center' },
		{ value: 'bottom_right', label: 'Bottom Right' },
	],
	extension: true,
} as const satisfies Choice;

/** How much of the page is seen through a stamp. */
export const transparency = {
	kind: 'integer',
	label: 'Transparency',
	description: 'From 0, opaque, to 100, invisible',
	min: 0,
	max: 100,
} as const satisfies Omit<Integer, 'default'>;

/** The color of stamped text. */
export const color = {
	kind: 'text',
	format: 'color',
	label: 'Color',
	description: 'Color of the text, by a name of CSS or its number',
	maxLength: 20,
	placeholder: 'e.g. #c00000',
} as const satisfies Text;

/** A password that a result gets. How long it may be depends on the algorithm (shared/pdf/security/passwords.ts). */
export const newPassword = {
	kind: 'text',
	secret: true,
	minLength: 4,
	maxLength: 127,
	contract: { maxLength: 32, characters: 'printable-ascii' },
} as const;

/** A font of the user, for text that the fonts of a field and ours cannot show. */
export const font = {
	kind: 'file',
	accepts: 'font',
	label: 'Font',
	description: 'TrueType or OpenType font for characters that the fonts of the fields lack, such as Arabic, Hebrew or Chinese',
	extension: true,
} as const satisfies File;

/** The font of stamped text. */
export const stampFont = {
	...font,
	description:
		'TrueType or OpenType font of the text, such as one for Arabic, Hebrew or Chinese. Ours shows the characters that it lacks.',
} as const satisfies File;

/** The annotations to work on (docs/semantics.md, §31.2). */
export const annotationKinds = {
	kind: 'choice',
	label: 'Annotation Kinds',
	description: 'The annotations to work on. Links, form fields and file attachments always stay.',
	options: [
		{ value: 'comments', label: 'Comments', description: 'Notes, text boxes, highlights, drawings, stamps' },
		{ value: 'all', label: 'All', description: 'Also watermarks, media, 3D artwork and printer marks' },
	],
	default: 'comments',
} as const satisfies Choice;

export const encryptionAlgorithm = {
	kind: 'choice',
	label: 'Encryption Algorithm',
	description: 'How the document is encrypted. AES-256 is stronger, AES-128 opens in older readers.',
	options: [
		{ value: 'AES-128', label: 'AES-128' },
		{ value: 'AES-256', label: 'AES-256' },
	],
	default: 'AES-128',
} as const satisfies Choice;

/** A size of paper. */
export const pageSize = {
	kind: 'choice',
	label: 'Page Size',
	description: 'Size of the pages',
	options: [
		{ value: 'A3', label: 'A3' },
		{ value: 'A4', label: 'A4' },
		{ value: 'A5', label: 'A5' },
		{ value: 'A6', label: 'A6' },
		{ value: 'Letter', label: 'Letter' },
		{ value: 'Legal', label: 'Legal' },
		{ value: 'Tabloid', label: 'Tabloid' },
	],
} as const satisfies Choice;

export const orientation = {
	kind: 'choice',
	label: 'Orientation',
	description: 'Orientation of the pages',
	options: [
		{ value: 'auto', label: 'Same as the Page' },
		{ value: 'portrait', label: 'Portrait' },
		{ value: 'landscape', label: 'Landscape' },
	],
	default: 'auto',
} as const satisfies Choice;

/** Of recognized text. */
export const existingText = {
	kind: 'choice',
	label: 'Existing Text',
	description: 'Pages that have text already',
	options: [
		{ value: 'skip', label: 'Skip', description: 'Pages that have text stay as they are' },
		{
			value: 'replace',
			label: 'Replace',
			description: 'Hidden text of an earlier recognition goes; pages whose text shows stay as they are',
		},
	],
	default: 'skip',
} as const satisfies Choice;
