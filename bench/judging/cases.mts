/** The operations that run on every file, and the pages of a correct result. */
import { readFileSync } from 'node:fs';
import type { JsonObject } from '../../shared/contract/backend';
import type { ErrorCode } from '../../shared/contract/errors';
import type { OperationName } from '../../shared/contract/operations';
import { asDocument } from '../../test/support/hosts/local';
import { invoiceXml } from '../../test/support/documents/invoice-xml';
import { identityPem } from '../../test/support/documents/signed';
import { PIXEL, textPage } from '../../test/support/documents/stamps';
import type { Expected } from '../../test/support/readers/examination';
import type { Source } from '../../test/support/readers/source';

export interface Case extends Expected {
	readonly operation: OperationName;
	/** Raw parameters by wire name, without `open_password`. `pages` is the number of pages of the source. */
	parameters(source: Source, pages: number): Record<string, unknown>;
	/** How often the file is given. */
	readonly copies?: number;
	/** Only a refusal with one of these codes is correct. */
	mustRefuse?(source: Source, pages: number): readonly ErrorCode[] | undefined;
	/** A refusal with one of these codes is correct too. */
	readonly mayRefuse?: readonly ErrorCode[];
	/** The result is an answer. Returns what is wrong with it. */
	answers?(data: JsonObject, source: Source): string | undefined;
	/** Answers for a locked document too. */
	readonly locked?: true;
	/** qpdf and mutool do the same; their results are compared by size. */
	readonly sizes?: true;
}

const USER = 'corpus user';
const OWNER = 'corpus owner';
/** Printing and copying off: bits 3, 5 and 12 of a mask that is -4 when all is allowed (docs/semantics.md, §8.2). */
const NO_PRINT_NO_COPY = -4 - 4 - 16 - 2048;

const same = (pages: number) => Array.from({ length: pages }, (_, index) => index);
const half = (pages: number) => Math.ceil(pages / 2);
const removed = (pages: number) => Math.max(1, Math.floor(pages / 2));

/** Operations after which a document has all its links, bookmarks and fonts. */
const KEEPING: ReadonlySet<OperationName> = new Set<OperationName>([
	...(['rotate_pages', 'reverse_pages', 'optimize_document', 'set_metadata', 'add_attachment'] as const),
	...(['add_password', 'remove_password', 'add_restrictions', 'remove_restrictions', 'crop_pages', 'resize_pages'] as const),
	...(['add_text_watermark', 'add_image_watermark', 'add_overlay', 'add_page_numbers', 'merge_documents'] as const),
	...(['add_qr_code', 'add_text_layer', 'compress_document', 'sign_document'] as const),
]);

function make(
	name: string,
	operation: OperationName,
	parameters: Case['parameters'] | Record<string, unknown>,
	more: Partial<Case> = {},
): Case {
	const given = typeof parameters === 'function' ? parameters : () => parameters;
	return {
		name,
		operation,
		parameters: given,
		order: same,
		protection: 'kept',
		...(KEEPING.has(operation) && { keeps: true }),
		...more,
	};
}

const encrypting = (['AES-128', 'AES-256'] as const).flatMap((algorithm, index) => {
	const [revision, suffix] = [index === 0 ? 4 : 6, algorithm.slice(4)];
	const rights = { owner_password: OWNER, encryption_algorithm: algorithm, allow_print: false, allow_copy_content: false };
	return [
		make(
			`password ${suffix}`,
			'add_password',
			{ password: USER, encryption_algorithm: algorithm },
			{
				protection: { user: USER, revision, permissions: -4 },
			},
		),
		make(`restrict ${suffix}`, 'add_restrictions', rights, {
			protection: { owner: OWNER, revision, permissions: NO_PRINT_NO_COPY },
		}),
	];
});

// Invisible stamps: the text is on every page, and every page looks as before.
const text = 'OctavoMark';
const overlay = asDocument(textPage(text, 3), 'overlay.pdf');
/** Readers place fields a fraction of a pixel apart, and draw those without an appearance in different ways. */
const forms = ({ facts }: Source) => (facts.incompleteForm ? 0.1 : 0.01);
/** Readers sample images in another way where a page has another size, or begins at another part of a pixel. */
const resampled = () => 0.1;
const CLEANING = {
	remove_hidden_text: true,
	remove_attachments: true,
	remove_comments: true,
	remove_external_links: true,
	remove_image_metadata: true,
};
const SCRIPTS = [
	'/S /JavaScript',
	'/S /Launch',
	'/S /SubmitForm',
	'/S /URI',
	'/PieceInfo',
	'/SpiderInfo',
	'/Thumb ',
	'/Author (',
];
const COMMENTS = ['/Highlight', '/Square', '/FreeText', '/Popup'].map((kind) => `/Subtype ${kind}\n`);
const INVOICE = asDocument(Buffer.from(invoiceXml()), 'invoice.xml');
const NO_WORDS = asDocument(Buffer.from('{"pages": [{"page": 1, "width": 100, "height": 100, "words": []}]}'), 'words.json');
const WITHOUT: Partial<Case> = { mayRefuse: ['invalid_parameters'] };

/** Where qpdf finds errors, such as a page tree with a loop, readers repeat the /Count of the document. */
const counted: Case['answers'] = ({ pageCount }, { counts, listed, hasErrors }) =>
	listed.kind === 'locked' || hasErrors || counts.length === 0 || counts.includes(Number(pageCount))
		? undefined
		: `${String(pageCount)} pages instead of ${counts.join(' or ')}`;

export const cases: readonly Case[] = [
	make('rotate', 'rotate_pages', (_, pages) => ({ angle: 90, first_page: 1, last_page: half(pages) }), { turned: half }),
	make('reverse', 'reverse_pages', {}, { order: (pages) => same(pages).reverse() }),
	make(
		'reorder',
		'reorder_pages',
		{ page_order: '-1,1..-1,1' },
		{
			order: (pages) => [pages - 1, ...same(pages), 0],
			repeats: true,
		},
	),
	make('remove', 'remove_pages', (_, pages) => ({ first_page: 1, last_page: removed(pages) }), {
		order: (pages) => same(pages).slice(removed(pages)),
		mustRefuse: (_, pages) => (pages === 1 ? ['invalid_parameters'] : undefined),
	}),
	make('extract', 'extract_pages', (_, pages) => ({ first_page: half(pages), last_page: half(pages) }), {
		order: (pages) => [half(pages) - 1],
	}),
	make('merge', 'merge_documents', {}, { copies: 2, order: (pages) => [...same(pages), ...same(pages)], protection: 'none' }),
	make('split', 'split_by_size', ({ size }) => ({ maximum_bytes: half(size) }), { limit: ({ size }) => half(size) }),
	...encrypting,
	make(
		'unrestrict',
		'remove_restrictions',
		{},
		{
			protection: 'unrestricted',
		},
	),
	make('unlock', 'remove_password', ({ listed }) => ({ password: listed.password ?? 'not the password' }), {
		protection: 'none',
	}),
	make('unsign', 'remove_signatures', {}, { unsigned: true }),
	make(
		'watermark',
		'add_text_watermark',
		{ line_1: text, transparency: 100, margin: 0.01, template: 1002 },
		{ text, ...WITHOUT },
	),
	make('image', 'add_image_watermark', { image: asDocument(PIXEL, 'stamp.png'), transparency: 100, margin: 0 }),
	make('overlay', 'add_overlay', { overlay, layer: 'over' }, { text }),
	// As small as numbers can be; on the smallest pages that is a few pixels of a hundred.
	make(
		'numbers',
		'add_page_numbers',
		{ number_format: `${text}{number}`, font_size: 4, margin: 0, position: 'bottom_left' },
		{
			text,
			tolerance: () => 0.05,
		},
	),
	make('qr code', 'add_qr_code', { qr_content: text, qr_size: 0.1, margin: 0 }, { tolerance: () => 0.05, ...WITHOUT }),
	make('text layer', 'add_text_layer', { text_layer: NO_WORDS }),
	// Hardly anything is cut off, and the proportions stay: every page looks as before.
	make('crop', 'crop_pages', { crop_left: 0.001 }, { links: true, tolerance: resampled, ...WITHOUT }),
	make('crop to content', 'crop_pages', { crop_to: 'content', uniform: false }, { unlike: true, ...WITHOUT }),
	make('resize', 'resize_pages', { page_width: 7 }, { links: true, tolerance: resampled, ...WITHOUT }),
	make('resize to A5', 'resize_pages', { page_size: 'A5' }, { links: true, unlike: true, ...WITHOUT }),
	make(
		'2 on a sheet',
		'arrange_pages',
		{ arrangement: '2' },
		{ order: (pages) => same(Math.ceil(pages / 2)), links: true, unlike: true, ...WITHOUT },
	),
	make('blank', 'insert_blank_pages', { blank_after: '1' }, { order: (pages) => same(pages + 1), unlike: true }),
	make(
		'sanitize',
		'sanitize_document',
		{ ...CLEANING, remove_comments: false, remove_attachments: false },
		{ lacks: SCRIPTS, lacksText: true },
	),
	// Comments and icons of files are seen.
	make('sanitize all', 'sanitize_document', CLEANING, { lacks: [...SCRIPTS, '/EF <<', '/Popup'], unlike: true }),
	make(
		'sanitize cropped',
		'sanitize_document',
		{ remove_cropped: true, remove_comments: false, remove_attachments: false },
		{ lacksText: true },
	),
	make('labels', 'set_page_labels', { labels: JSON.stringify({ labels: [{ from: 1, style: 'roman_lower', prefix: text }] }) }),
	make('optimize', 'optimize_document', {}, { sizes: true }),
	make('compress', 'compress_document', {}, { tolerance: resampled }),
	make(
		'sign',
		'sign_document',
		{ certificate: asDocument(identityPem(), 'certificate.pem') },
		{ shows: { program: ['pdfsig', '-nocert'], text: 'Signature is Valid' }, tolerance: forms },
	),
	make('metadata', 'set_metadata', { title: text, remove_existing: true }, { shows: { program: ['pdfinfo'], text } }),
	make(
		'attach',
		'add_attachment',
		{ attachment: asDocument(Buffer.from('attached'), 'octavo.txt') },
		{
			shows: { program: ['pdfdetach', '-list'], text: 'octavo.txt' },
		},
	),
	make('flatten', 'flatten_form', {}, { form: 'no fields', tolerance: forms }),
	make('fill', 'fill_form', {}, { form: 'same values', tolerance: forms, ...WITHOUT }),
	make('split count', 'split_by_page_count', (_, pages) => ({ pages_per_part: half(pages) }), {
		several: (pages) => (pages === 1 ? [1] : [half(pages), pages - half(pages)]),
	}),
	make('split at', 'split_at_page', { pages: '-1' }, { several: (pages) => (pages === 1 ? [1] : [pages - 1, 1]) }),
	make('split bookmarks', 'split_by_bookmarks', {}, { several: () => undefined, ...WITHOUT }),
	make('split ranges', 'split_by_ranges', (_, pages) => ({ ranges: pages === 1 ? '1' : '2-, 1' }), {
		order: (pages) => [...same(pages).slice(1), 0],
		several: (pages) => (pages === 1 ? [1] : [pages - 1, 1]),
	}),
	make('split text', 'split_by_text', { search: '\\S+', search_mode: 'regex' }, { several: () => undefined, ...WITHOUT }),
	make(
		'bookmarks',
		'set_bookmarks',
		{ bookmark_list: { bookmarks: [{ title: text, page: 1 }] } },
		{ shows: { program: ['qpdf', '--json', '--json-key=outlines'], text } },
	),
	make('comments', 'remove_annotations', {}, { lacks: COMMENTS, unlike: true }),
	// Readers draw comments without an appearance in different ways; a note counts those that stay.
	make('flatten comments', 'flatten_annotations', {}, { tolerance: () => 0.05 }),
	make(
		'invoice',
		'create_e_invoice',
		{ invoice: INVOICE, attach_only: true },
		{ shows: { program: ['pdfdetach', '-list'], text: 'factur-x.xml' } },
	),
	make(
		'factur-x',
		'create_e_invoice',
		{ invoice: INVOICE },
		{ shows: { program: ['pdfdetach', '-list'], text: 'factur-x.xml' }, ...WITHOUT },
	),
	make(
		'info',
		'get_document_info',
		{ per_page: true },
		{
			locked: true,
			answers: counted,
		},
	),
	make(
		'check',
		'check_document',
		{ maximum_pages: 1_000_000 },
		{
			locked: true,
			answers: ({ passed }) => (passed === true ? undefined : 'has not passed'),
		},
	),
	make('form data', 'get_form_data', {}, { answers: ({ fields }) => (Array.isArray(fields) ? undefined : 'no list of fields') }),
	// The contents of files are judged by bench/judging/agreement.mts and by tests, texts by bench/judging/reading.mts.
	make('attachments', 'extract_attachments', {}, { answers: () => undefined }),
	make('signatures', 'check_signatures', {}, { answers: ({ count }) => (typeof count === 'number' ? undefined : 'no number') }),
	make('check invoice', 'check_e_invoice', {}, { answers: () => undefined, ...WITHOUT }),
	make('images', 'extract_images', {}, { answers: () => undefined }),
	make('read invoice', 'read_e_invoice', {}, { answers: () => undefined, ...WITHOUT }),
	make('text', 'extract_text', {}, { answers: counted }),
	make('find', 'find_text', { search: 'a' }, { answers: ({ found }) => (typeof found === 'boolean' ? undefined : 'no answer') }),
	make(
		'compare',
		'compare_documents',
		({ listed, paths }) => ({
			compare_to: asDocument(readFileSync(paths[0]!)),
			...(listed.password !== undefined && { compare_password: listed.password }),
		}),
		{ answers: ({ same: isSame }) => (isSame === true ? undefined : 'differs from itself') },
	),
];

/** A merge of many files. */
export const chain: Case = make('merge chain', 'merge_documents', {}, { protection: 'none' });
