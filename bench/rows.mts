/** The rows of `npm run bench`: one operation on one document, and the goals. */
import { copyFileSync, existsSync } from 'node:fs';
import type { OperationName } from '../shared/contract/operations';
import { asDocument } from '../test/support/hosts/local';
import { PIXEL, textPage } from '../test/support/documents/stamps';
import { valuesFor } from '../test/support/documents/bulk-documents';
import { derived, files, size, type DocumentName } from './documents.mts';
import type { Library, Program, Work } from './rivals.mts';

/** `copy` and `inflate` are lower bounds: see Task. */
export type Rival = Program | Library | 'copy' | 'inflate';

/** A goal: our time is at most `factor` times a rival's, or memory or size stays within a bound. */
export type Target =
	/** `steady`: our steady runs, beside the rival's, or beside its process less the start of the process. */
	| { readonly kind: 'time'; readonly rival: Rival; readonly factor: number; readonly steady?: true }
	/** Our time against that of another row of ours, or of the steady runs of both; `plus` milliseconds. */
	| { readonly kind: 'row'; readonly row: string; readonly factor: number; readonly steady?: true; readonly plus?: number }
	/** Our time, or that of our steady runs, in milliseconds. */
	| { readonly kind: 'most'; readonly milliseconds: number; readonly steady?: true }
	/** The most bytes of memory at the peak; by default three times the input and `plus`, which is 80 MB by default. */
	| { readonly kind: 'memory'; readonly bytes?: number; readonly plus?: number }
	| { readonly kind: 'size'; readonly bytes: number }
	/** Our slowest first run, as a multiple of the median. */
	| { readonly kind: 'worst'; readonly factor: number }
	| { readonly kind: 'size of'; readonly rival: Rival }
	/** Longest block of the event loop. */
	| { readonly kind: 'pause'; readonly milliseconds: number };

export interface Row extends Omit<Work, 'inputs'> {
	readonly name: string;
	readonly document: DocumentName;
	/** A copy of the document is a second input, in its own file, because qpdf does not read one file twice. */
	readonly twice?: boolean;
	/** The document is first protected with the benchmark's password. */
	readonly locked?: boolean;
	/** Each file of the document is a separate task. */
	readonly each?: boolean;
	readonly beside?: 'copy' | 'inflate';
	/** We have native compression, as in the Action and the service; without it, it is as in n8n. */
	readonly native?: boolean;
	readonly targets: readonly Target[];
	/** Skipped by --quick. */
	readonly long?: boolean;
}

export const PASSWORD = 'bench user';
const LETTERHEAD = textPage('Letterhead', 0);

const MEMORY: Target = { kind: 'memory' };
/** Three times the input, plus these megabytes. */
const held = (megabytes: number): Target => ({ kind: 'memory', plus: megabytes * 1e6 });
const of = (rival: Rival, factor: number): Target => ({ kind: 'time', rival, factor });
const steadyOf = (rival: Rival, factor: number): Target => ({ kind: 'time', rival, factor, steady: true });
const ofRow = (row: string, factor: number): Target => ({ kind: 'row', row, factor });
const pause = (milliseconds: number): Target => ({ kind: 'pause', milliseconds });

export function inputsOf({ locked, document, twice }: Row): string[] {
	const paths = locked ? [lockedPath(document)] : files(document);
	if (!twice) return paths;
	return paths.flatMap((file) => {
		const copy = file.replace(/\.pdf$/, '-copy.pdf');
		if (!existsSync(copy)) copyFileSync(file, copy);
		return [file, copy];
	});
}

/** The path of the protected copy of a document, which the benchmark writes before it measures. */
export const lockedPath = (document: DocumentName): string => derived(`locked-${document.replaceAll(/[^a-z0-9]+/gi, '-')}.pdf`);

const LARGE = '10,000 pages';
const SCANS = '150 MB of scans';
const counted = ['1 page', '100 pages', '1,000 pages', '1,000 pages, object streams', LARGE, `${LARGE}, object streams`] as const;
/** Rows on these take long. */
const LONG = /^(10,000|150 MB|1,000 invoices|1,000 forms|an attachment)/;

/** Goals of page operations on this document; `verb` is the first word of the row's name. */
function pageTargets(document: DocumentName, verb: string): Target[] {
	if (document === '1 page') return [of('pdf-lib', 1)];
	if (document === '100 pages') return [];
	const [isLarge, isPacked, isHalf] = [/^10,000/.test(document), document.endsWith('object streams'), verb === 'extract half'];
	const steady = [steadyOf('qpdf', (isLarge ? 0.07 : 0.1) * (isPacked ? 1.5 : 1) * (isHalf ? 1.5 : 1))];
	// Compressing object streams takes most of the time of 1,000 pages; mutool leaves links into removed pages as they are.
	if (verb !== 'rotate' && (isLarge || !(isPacked || isHalf))) steady.push(steadyOf('mutool', isLarge ? 0.25 : 0.4));
	if (!isLarge) return [...steady, MEMORY];
	return [
		...(verb === 'rotate' ? [] : [of('qpdf', 0.17)]),
		steadyOf('pdf-lib', 0.1),
		...steady,
		held(isPacked ? 90 : 80),
		pause(100),
	];
}

/** In the name, * is the document. */
type Short = readonly [
	name: string,
	document: DocumentName,
	operation: OperationName,
	parameters: Row['parameters'],
	targets: readonly Target[],
	more?: Partial<Row>,
];
const rowOf = ([name, document, operation, parameters, targets, more]: Short): Row => ({
	name: name.replace('*', document),
	document,
	operation,
	parameters,
	targets,
	long: LONG.test(document),
	...more,
});

const ROTATE = ['rotate_pages', { angle: 90 }] as const;
const FIRST = ['remove_pages', { first_page: 1, last_page: 1 }] as const;
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Page operations on a document with as many pages as its name says. */
function pageRows(document: DocumentName, native = false): Row[] {
	const all = upTo(Number(document.split(' ')[0]?.replace(',', '')));
	const middle = all.length >> 1;
	const [start, rest] = [all.slice(0, middle), all.slice(middle)];
	const named = (
		verb: string,
		operation: OperationName,
		parameters: Row['parameters'],
		...[order]: [order?: readonly number[]]
	): Short => [
		`${verb}, *${native ? ', native zlib' : ''}`,
		document,
		operation,
		parameters,
		pageTargets(document, verb),
		{ native, ...(order && { order }) },
	];
	const rows: Short[] = [
		named('rotate', ...ROTATE),
		named('reverse', 'reverse_pages', {}, all.toReversed()),
		named('reorder', 'reorder_pages', { page_order: `${middle + 1}..,1..${middle}` }, [...rest, ...start]),
		named('remove one', ...FIRST, all.slice(1)),
		named('extract half', 'extract_pages', { first_page: 1, last_page: middle }, start),
	];
	return rows.slice(0, all.length === 1 ? 2 : rows.length).map(rowOf);
}

const split = (bytes: number, document: DocumentName, ...targets: Target[]): Short => [
	`split at ${bytes / 1000} KB, *`,
	document,
	'split_by_size',
	{ maximum_bytes: bytes },
	targets,
];

const protecting = (document: DocumentName, ...targets: Target[]): Short[] => [
	['AES-256 on, *', document, 'add_password', { password: PASSWORD, encryption_algorithm: 'AES-256' }, targets],
	['AES-256 off, *', document, 'remove_password', { password: PASSWORD }, targets, { locked: true }],
];

const stamping = (
	name: string,
	operation: OperationName,
	parameters: Row['parameters'],
	factor: number,
	...more: Target[]
): Short => [`${name}, *`, LARGE, operation, parameters, [ofRow(`rotate, ${LARGE}`, factor), ...more, pause(100), held(130)]];

/** Pages in other boxes, sizes and places, beside turning them. */
const placing = (): Short[] => [
	stamping('crop', 'crop_pages', { crop_left: 0.5, crop_top: 0.5 }, 1.5),
	stamping('resize to A5', 'resize_pages', { page_size: 'A5' }, 4.5),
	stamping('4 on a sheet', 'arrange_pages', { arrangement: '4' }, 6.5),
	stamping('sanitize', 'sanitize_document', {}, 2.5),
];

/** Text, of which only pdftotext and pdf.js tell as much. */
const reading = (document: DocumentName, toPoppler: number, toPdfJs: number): Short => [
	'extract text, *',
	document,
	'extract_text',
	{},
	[of('poppler', toPoppler), of('pdf.js', toPdfJs), { kind: 'memory', bytes: 150e6 }, pause(100)],
];

/** Documents from Markdown, beside pdfmake, which sets the same paragraphs in its own font. */
const making = (document: DocumentName): Short => [
	'Markdown to PDF, *',
	document,
	'markdown_to_pdf',
	{},
	[of('pdfmake', 1), { kind: 'memory', bytes: 150e6 }, pause(100)],
];

/** Info, attachments and forms. */
function otherResources(): Short[] {
	const fill = ['fill_form', { values: valuesFor(200), unknown_fields: 'error' }] as const;
	const attached = ['an attachment of 100 MB', 'extract_attachments', {}] as const;
	return [
		['info, *', LARGE, 'get_document_info', {}, [ofRow(`rotate, ${LARGE}`, 1), of('poppler', 0.5)]],
		['info, *', SCANS, 'get_document_info', {}, [{ kind: 'most', milliseconds: 30, steady: true }]],
		['extract *', ...attached, [], { beside: 'inflate' }],
		['extract *, native zlib', ...attached, [of('inflate', 1.3)], { beside: 'inflate', native: true }],
		['rotate, *', '200 fields', ...ROTATE, []],
		['fill *', '200 fields', ...fill, [{ kind: 'row', row: 'rotate, 200 fields', factor: 1.5, steady: true, plus: 20 }]],
		['fill *', '1,000 forms of 200 fields', ...fill, [of('pdf-lib', 0.5)], { each: true }],
		['flatten *', '10,000 filled fields', 'flatten_form', {}, [of('pdf-lib', 0.5), steadyOf('qpdf', 0.7)]],
	];
}

export function rows(): Row[] {
	const tagged: DocumentName = '1,000 tagged pages';
	const plain: DocumentName = '10,000 pages without links';
	const overlaid = size(files('1,000 pages')) + LETTERHEAD.length + 300 * 1000;
	const others: Short[] = [
		['rotate, *', tagged, ...ROTATE, [of('qpdf', 0.5), MEMORY]],
		['remove one, *', tagged, ...FIRST, [of('qpdf', 0.5), MEMORY], { order: upTo(1000).slice(1) }],
		['rotate, *', SCANS, ...ROTATE, [of('copy', 1.6), MEMORY], { beside: 'copy' }],
		['merge with itself, *', '1,000 pages', 'merge_documents', {}, [MEMORY], { twice: true }],
		[
			'merge with itself, *',
			LARGE,
			'merge_documents',
			{},
			[steadyOf('qpdf', 0.15), of('mutool', 0.25), MEMORY, pause(100)],
			{ twice: true },
		],
		[
			'merge *',
			'1,000 invoices',
			'merge_documents',
			{},
			[of('qpdf', 0.5), steadyOf('pdf-lib', 0.3), { kind: 'size of', rival: 'qpdf' }, { kind: 'worst', factor: 1.5 }],
		],
		['merge *', '300 mail attachments of 30 kB', 'merge_documents', {}, [{ kind: 'memory', bytes: 200e6 }]],
		['merge *', '100 pages with the same font', 'merge_documents', {}, [{ kind: 'size', bytes: 600_000 }]],
		split(600_000, '1,000 pages without links', steadyOf('pdf-lib', 0.1), MEMORY),
		split(
			600_000,
			plain,
			steadyOf('pdf-lib', 0.1),
			ofRow('split at 600 KB, 1,000 pages without links', 12),
			held(140),
			pause(100),
		),
		split(2_000_000, LARGE, held(140), pause(100)),
		[
			'split into 100 parts, *',
			LARGE,
			'split_by_page_count',
			{ pages_per_part: 100 },
			[steadyOf('qpdf', 0.5), held(140), pause(100)],
		],
		split(10_000_000, SCANS, of('pdf-lib', 0.15), MEMORY),
		...placing(),
		...protecting('1,000 pages', MEMORY),
		...protecting(LARGE, of('qpdf', 0.7), MEMORY, pause(100)),
		...protecting(SCANS, of('qpdf', 0.45), MEMORY),
		['watermark, *', '1,000 pages', 'add_text_watermark', { line_1: 'DRAFT' }, [steadyOf('pdf-lib', 0.15), held(90)]],
		stamping('watermark', 'add_text_watermark', { line_1: 'DRAFT' }, 3, of('pdf-lib', 1 / 3)),
		stamping('image watermark', 'add_image_watermark', { image: asDocument(PIXEL, 'pixel.png') }, 2.5),
		stamping('page numbers', 'add_page_numbers', {}, 3.5),
		[
			'overlay of one page, *',
			'1,000 pages',
			'add_overlay',
			{ overlay: asDocument(LETTERHEAD, 'letterhead.pdf'), layer: 'under' },
			[steadyOf('qpdf', 0.2), { kind: 'size', bytes: overlaid }, MEMORY],
		],
		reading('1,000 pages', 1.2, 0.22),
		reading('1,000 pages of tagged tables', 2, 0.4),
		making('100 pages of prose'),
		['remove signatures, *', LARGE, 'remove_signatures', {}, [MEMORY, pause(100)]],
	];
	// With object streams it matters who compresses them.
	const onPages = counted.flatMap((document) => [
		...pageRows(document),
		...(document.endsWith('streams') ? pageRows(document, true) : []),
	]);
	return [...onPages, ...[...others, ...otherResources()].map(rowOf)];
}
