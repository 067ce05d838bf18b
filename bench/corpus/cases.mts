/** The operations that run on every file, and the pages of a correct result. */
import type { JsonObject } from '../../shared/backend';
import type { ErrorCode } from '../../shared/errors';
import type { OperationName } from '../../shared/operations';
import { further, PIXEL, textPage, type FurtherFile } from '../further-files.mts';
import type { Source } from './source.mts';

/** How the result is protected: like the input, not at all, or with new encryption. */
export type Protection =
	'kept' | 'none' | { readonly user?: string; readonly owner?: string; readonly revision: number; readonly permissions: number };

export interface Case {
	readonly name: string;
	readonly operation: OperationName;
	/** Raw parameters by wire name, without `open_password`. `pages` is the number of pages of the source. */
	parameters(source: Source, pages: number): Record<string, string | number | boolean | FurtherFile>;
	/** How often the file is given. */
	readonly copies?: number;
	/** For each page of the result, the zero-based page of the source that it must look like. */
	pages(pages: number): number[];
	/** Only a refusal with one of these codes is correct. */
	mustRefuse?(source: Source, pages: number): readonly ErrorCode[] | undefined;
	/** A refusal with one of these codes is correct too. */
	readonly mayRefuse?: readonly ErrorCode[];
	readonly protection: Protection;
	/** Turns the first pages by 90 degrees clockwise. */
	turned?(pages: number): number;
	/** Text on every page of the result. */
	readonly text?: string;
	/** The result has several documents, none larger than this unless it is one page. */
	limit?(source: Source): number;
	/** The result has several documents, with so many pages each; undefined: as many as the source asks for. */
	several?(pages: number): readonly number[] | undefined;
	/** The result is an answer. Returns what is wrong with it. */
	answers?(data: JsonObject, source: Source): string | undefined;
	/** Answers for a locked document too. */
	locked?: true;
	/** A text that a program prints of the result. */
	readonly shows?: { readonly program: readonly [command: string, ...args: string[]]; readonly text: string };
	/** The result has no signatures. */
	readonly unsigned?: true;
	/** A share of a page's pixels that may differ: the operation draws something small that is seen. */
	readonly tolerance?: number;
	/** Repeats pages: widgets of signatures are not repeated, so such pages may look different. */
	readonly repeats?: true;
}

const USER = 'corpus user';
const OWNER = 'corpus owner';
const NOT_THE_PASSWORD = 'not the password';
/** Printing and copying off: bits 3, 5 and 12 of a mask that is -4 when all is allowed (docs/semantics.md, §8.2). */
const NO_PRINT_NO_COPY = -4 - 4 - 16 - 2048;

const same = (pages: number) => Array.from({ length: pages }, (_, index) => index);
const half = (pages: number) => Math.ceil(pages / 2);
const algorithms = [
	{ suffix: '128', value: 'AES-128', revision: 4 },
	{ suffix: '256', value: 'AES-256', revision: 6 },
] as const;

export const cases: readonly Case[] = [
	{
		name: 'rotate',
		operation: 'rotate_pages',
		parameters: (_, pages) => ({ angle: 90, first_page: 1, last_page: half(pages) }),
		pages: same,
		turned: half,
		protection: 'kept',
	},
	{
		name: 'reverse',
		operation: 'reverse_pages',
		parameters: () => ({}),
		pages: (pages) => same(pages).reverse(),
		protection: 'kept',
	},
	{
		name: 'reorder',
		operation: 'reorder_pages',
		parameters: () => ({ page_order: '-1,1..-1,1' }),
		pages: (pages) => [pages - 1, ...same(pages), 0],
		protection: 'kept',
		repeats: true,
	},
	{
		name: 'remove',
		operation: 'remove_pages',
		parameters: (_, pages) => ({ first_page: 1, last_page: Math.max(1, Math.floor(pages / 2)) }),
		pages: (pages) => same(pages).slice(Math.max(1, Math.floor(pages / 2))),
		mustRefuse: (_, pages) => (pages === 1 ? ['invalid_parameters'] : undefined),
		protection: 'kept',
	},
	{
		name: 'extract',
		operation: 'extract_pages',
		parameters: (_, pages) => ({ first_page: half(pages), last_page: half(pages) }),
		pages: (pages) => [half(pages) - 1],
		protection: 'kept',
	},
	{
		name: 'merge',
		operation: 'merge_documents',
		parameters: () => ({}),
		copies: 2,
		pages: (pages) => [...same(pages), ...same(pages)],
		protection: 'none',
	},
	{
		name: 'split',
		operation: 'split_by_size',
		parameters: (source) => ({ maximum_bytes: Math.ceil(source.size / 2) }),
		pages: same,
		limit: (source) => Math.ceil(source.size / 2),
		protection: 'kept',
	},
	...algorithms.map(({ suffix, value, revision }): Case => ({
		name: `password ${suffix}`,
		operation: 'add_password',
		parameters: () => ({ password: USER, encryption_algorithm: value }),
		pages: same,
		protection: { user: USER, revision, permissions: -4 },
	})),
	...algorithms.map(({ suffix, value, revision }): Case => ({
		name: `restrict ${suffix}`,
		operation: 'add_restrictions',
		parameters: () => ({ owner_password: OWNER, encryption_algorithm: value, allow_print: false, allow_copy_content: false }),
		pages: same,
		protection: { owner: OWNER, revision, permissions: NO_PRINT_NO_COPY },
	})),
	{
		name: 'unrestrict',
		operation: 'remove_restrictions',
		parameters: () => ({}),
		pages: same,
		mustRefuse: ({ needsPassword }) =>
			needsPassword ? ['password_required', 'wrong_password', 'unsupported_encryption'] : undefined,
		protection: 'none',
	},
	{
		name: 'unlock',
		operation: 'remove_password',
		parameters: ({ listed }) => ({ password: listed.password ?? NOT_THE_PASSWORD }),
		pages: same,
		protection: 'none',
	},
	{
		name: 'unsign',
		operation: 'remove_signatures',
		parameters: () => ({}),
		pages: same,
		unsigned: true,
		protection: 'kept',
	},
	{
		name: 'watermark',
		operation: 'add_text_watermark',
		// Invisible: the text is on every page, and every page looks as before.
		parameters: () => ({ line_1: 'OctavoMark', transparency: 100, margin: 0.01, template: 1002 }),
		pages: same,
		text: 'OctavoMark',
		mayRefuse: ['invalid_parameters'],
		protection: 'kept',
	},
	{
		name: 'image',
		operation: 'add_image_watermark',
		// Invisible, so that every page looks as before.
		parameters: () => ({ image: further('stamp.png', PIXEL), transparency: 100, margin: 0 }),
		pages: same,
		protection: 'kept',
	},
	{
		name: 'overlay',
		operation: 'add_overlay',
		parameters: () => ({ overlay: further('overlay.pdf', textPage('OctavoMark', 3)), layer: 'over' }),
		pages: same,
		text: 'OctavoMark',
		protection: 'kept',
	},
	{
		name: 'numbers',
		operation: 'add_page_numbers',
		// As small as numbers can be; on the smallest pages that is a few pixels of a hundred.
		parameters: () => ({ number_format: 'OctavoMark{number}', font_size: 4, margin: 0, position: 'bottom_left' }),
		tolerance: 0.05,
		pages: same,
		text: 'OctavoMark',
		protection: 'kept',
	},
	{
		name: 'optimize',
		operation: 'optimize_document',
		parameters: () => ({}),
		pages: same,
		protection: 'kept',
	},
	{
		name: 'metadata',
		operation: 'set_metadata',
		parameters: () => ({ title: 'OctavoMark', remove_existing: true }),
		pages: same,
		shows: { program: ['pdfinfo'], text: 'OctavoMark' },
		protection: 'kept',
	},
	{
		name: 'attach',
		operation: 'add_attachment',
		parameters: () => ({ attachment: further('octavo.txt', Buffer.from('attached')) }),
		pages: same,
		shows: { program: ['pdfdetach', '-list'], text: 'octavo.txt' },
		protection: 'kept',
	},
	{
		name: 'flatten',
		operation: 'flatten_form',
		parameters: () => ({}),
		// Readers draw the fields of some forms in a way of their own (bench/forms/corpus.mts tells which).
		tolerance: 0.05,
		pages: same,
		protection: 'kept',
	},
	{
		name: 'fill',
		operation: 'fill_form',
		// No value: what a form looks like with values is judged by bench/forms/corpus.mts.
		parameters: () => ({ values: '{}' }),
		// A form that asks readers to draw its fields gets them drawn, in one way for all readers.
		tolerance: 0.05,
		pages: same,
		// Without a form.
		mayRefuse: ['invalid_parameters'],
		protection: 'kept',
	},
	{
		name: 'split count',
		operation: 'split_by_page_count',
		parameters: (_, pages) => ({ pages_per_part: half(pages) }),
		pages: same,
		several: (pages) => (pages === 1 ? [1] : [half(pages), pages - half(pages)]),
		protection: 'kept',
	},
	{
		name: 'split at',
		operation: 'split_at_page',
		parameters: () => ({ pages: '-1' }),
		pages: same,
		several: (pages) => (pages === 1 ? [1] : [pages - 1, 1]),
		protection: 'kept',
	},
	{
		name: 'split bookmarks',
		operation: 'split_by_bookmarks',
		parameters: () => ({}),
		pages: same,
		several: () => undefined,
		// Without bookmarks that lead to a page.
		mayRefuse: ['invalid_parameters'],
		protection: 'kept',
	},
	{
		name: 'info',
		operation: 'get_document_info',
		parameters: () => ({ per_page: true }),
		pages: same,
		locked: true,
		// Where qpdf finds errors, such as a page tree with a loop, readers repeat the /Count of the document.
		answers: ({ pageCount }, { counts, listed, hasErrors }) =>
			listed.kind === 'locked' || hasErrors || counts.length === 0 || counts.includes(Number(pageCount))
				? undefined
				: `${String(pageCount)} pages instead of ${counts.join(' or ')}`,
		protection: 'kept',
	},
	{
		name: 'check',
		operation: 'check_document',
		parameters: () => ({ maximum_pages: 1_000_000 }),
		pages: same,
		locked: true,
		answers: ({ passed }) => (passed === true ? undefined : 'has not passed'),
		protection: 'kept',
	},
	{
		name: 'form data',
		operation: 'get_form_data',
		parameters: () => ({}),
		pages: same,
		answers: ({ fields }) => (Array.isArray(fields) ? undefined : 'no list of fields'),
		protection: 'kept',
	},
	{
		name: 'attachments',
		operation: 'extract_attachments',
		parameters: () => ({}),
		pages: same,
		// Files: what is in them is judged by bench/agreement and by tests.
		answers: () => undefined,
		protection: 'kept',
	},
];
