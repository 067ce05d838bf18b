/** The rows of `npm run bench`: one operation on one document, and the goals. */
import { copyFileSync, existsSync } from 'node:fs';
import type { OperationName } from '../shared/operations';
import { asDocument } from '../test/support/hosts/local';
import { PIXEL, textPage } from '../test/support/documents/stamps';
import { valuesFor } from '../test/support/documents/bulk-documents';
import { derived, files, size, type DocumentName } from './documents.mts';
import type { Library, Program, Work } from './rivals.mts';

/** `copy` and `inflate` are lower bounds: see Task. */
export type Rival = Program | Library | 'copy' | 'inflate';

/** A goal: our time is at most `factor` times a rival's, or memory or size stays within a bound. */
export type Target =
	/** `warm`: our warm runs, beside a rival that is a process each time. */
	| { readonly kind: 'time'; readonly rival: Rival; readonly factor: number; readonly warm?: true }
	/** Our time against that of another row of ours, or of the warm runs of both; `plus` milliseconds. */
	| { readonly kind: 'row'; readonly row: string; readonly factor: number; readonly warm?: true; readonly plus?: number }
	/** Our time, in milliseconds. */
	| { readonly kind: 'most'; readonly milliseconds: number }
	/** Peak memory at most three times the input plus 80 MB. */
	| { readonly kind: 'memory' }
	| { readonly kind: 'size'; readonly bytes: number }
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
	/** Each file of the document is a task of its own. */
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
const of = (rival: Rival, factor: number): Target => ({ kind: 'time', rival, factor });
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

const counted = [
	'1 page',
	'100 pages',
	'1,000 pages',
	'1,000 pages, object streams',
	'10,000 pages',
	'10,000 pages, object streams',
] as const;

function pageTargets(document: DocumentName, native: boolean): Target[] {
	if (document === '1 page') return [of('pdf-lib', 1)];
	if (document === '100 pages') return [];
	const packed = document.endsWith('object streams');
	if (document.startsWith('1,000')) return [of('qpdf', packed ? (native ? 0.65 : 0.75) : 0.45), MEMORY];
	return [of('qpdf', packed ? 0.22 : 0.17), of('pdf-lib', 0.15), MEMORY, pause(50)];
}

/** Page operations on a document of so many pages as its name says. */
function pageRows(document: DocumentName, native = false): Row[] {
	const count = Number(document.split(' ')[0]?.replace(',', ''));
	const middle = count >> 1;
	const all = Array.from({ length: count }, (_, index) => index);
	const [start, rest] = [all.slice(0, middle), all.slice(middle)];
	const arrange = (name: string, operation: OperationName, parameters: Row['parameters'], order?: readonly number[]): Row => ({
		name: `${name}, ${document}${native ? ', native zlib' : ''}`,
		document,
		operation,
		parameters,
		...(order && { order }),
		targets: pageTargets(document, native),
		native,
		long: count >= 10_000,
	});
	const rows = [
		arrange('rotate', 'rotate_pages', { angle: 90 }),
		arrange('reverse', 'reverse_pages', {}, all.toReversed()),
		arrange('reorder', 'reorder_pages', { page_order: `${middle + 1}..,1..${middle}` }, [...rest, ...start]),
		arrange('remove one', 'remove_pages', { first_page: 1, last_page: 1 }, all.slice(1)),
		arrange('extract half', 'extract_pages', { first_page: 1, last_page: middle }, start),
	];
	return count === 1 ? rows.slice(0, 2) : rows;
}

const simple = (
	name: string,
	document: DocumentName,
	operation: OperationName,
	parameters: Row['parameters'],
	targets: readonly Target[],
	more: Partial<Row> = {},
): Row => ({ name, document, operation, parameters, targets, ...more });

const long = { long: true } as const;

const merge = (name: string, document: DocumentName, targets: readonly Target[], more: Partial<Row> = {}): Row =>
	simple(name, document, 'merge_documents', {}, targets, more);

const split = (bytes: number, document: DocumentName, targets: readonly Target[]): Row =>
	simple(`split at ${bytes / 1000} KB, ${document}`, document, 'split_by_size', { maximum_bytes: bytes }, targets, long);

function securityRows(document: DocumentName, targets: readonly Target[]): Row[] {
	const on = { password: PASSWORD, encryption_algorithm: 'AES-256' };
	return [
		simple(`AES-256 on, ${document}`, document, 'add_password', on, targets, long),
		simple(`AES-256 off, ${document}`, document, 'remove_password', { password: PASSWORD }, targets, { locked: true, ...long }),
	];
}

function stampRows(): Row[] {
	const onAll = (
		name: string,
		operation: OperationName,
		parameters: Row['parameters'],
		factor: number,
		more: Target[] = [],
	): Row =>
		simple(
			`${name}, 10,000 pages`,
			'10,000 pages',
			operation,
			parameters,
			[ofRow('rotate, 10,000 pages', factor), ...more, pause(100), MEMORY],
			long,
		);
	return [
		onAll('watermark', 'add_text_watermark', { line_1: 'DRAFT' }, 2, [of('pdf-lib', 1 / 3)]),
		onAll('image watermark', 'add_image_watermark', { image: asDocument(PIXEL, 'pixel.png') }, 2),
		onAll('page numbers', 'add_page_numbers', {}, 3),
		simple(
			'overlay of one page, 1,000 pages',
			'1,000 pages',
			'add_overlay',
			{ overlay: asDocument(LETTERHEAD, 'letterhead.pdf'), layer: 'under' },
			[of('qpdf', 0.5), { kind: 'size', bytes: size(files('1,000 pages')) + LETTERHEAD.length + 300 * 1000 }, MEMORY],
		),
	];
}

/** Questions, attachments and forms. */
function otherRows(scans: DocumentName): Row[] {
	const attached = (name: string, more: Partial<Row>, targets: readonly Target[]): Row =>
		simple(name, 'an attachment of 100 MB', 'extract_attachments', {}, targets, { beside: 'inflate', ...more, ...long });
	const fill = { values: valuesFor(200), unknown_fields: 'error' };
	return [
		simple(
			'info, 10,000 pages',
			'10,000 pages',
			'get_document_info',
			{},
			[ofRow('rotate, 10,000 pages', 0.3), of('poppler', 0.5)],
			long,
		),
		simple(`info, ${scans}`, scans, 'get_document_info', {}, [{ kind: 'most', milliseconds: 30 }], long),
		attached('extract an attachment of 100 MB', {}, []),
		attached('extract an attachment of 100 MB, native zlib', { native: true }, [of('inflate', 1.3)]),
		simple('rotate, 200 fields', '200 fields', 'rotate_pages', { angle: 90 }, []),
		simple('fill 200 fields', '200 fields', 'fill_form', fill, [
			{ kind: 'row', row: 'rotate, 200 fields', factor: 1.5, warm: true, plus: 20 },
		]),
		simple('fill 1,000 forms', '1,000 forms of 200 fields', 'fill_form', fill, [of('pdf-lib', 0.5)], { each: true, ...long }),
		simple(
			'flatten 10,000 fields',
			'10,000 filled fields',
			'flatten_form',
			{},
			[of('pdf-lib', 0.5), { kind: 'time', rival: 'qpdf', factor: 0.7, warm: true }],
			long,
		),
	];
}

export function rows(): Row[] {
	const scans: DocumentName = '150 MB of scans';
	const tagged: DocumentName = '1,000 tagged pages';
	const large: DocumentName = '10,000 pages';
	const removal = { order: Array.from({ length: 999 }, (_, index) => index + 1) };
	return [
		// With object streams it matters who compresses them.
		...counted.flatMap((document) => [...pageRows(document), ...(document.endsWith('streams') ? pageRows(document, true) : [])]),
		simple(`rotate, ${tagged}`, tagged, 'rotate_pages', { angle: 90 }, [of('qpdf', 0.5), MEMORY]),
		simple(`remove one, ${tagged}`, tagged, 'remove_pages', { first_page: 1, last_page: 1 }, [of('qpdf', 0.5), MEMORY], removal),
		simple(`rotate, ${scans}`, scans, 'rotate_pages', { angle: 90 }, [of('copy', 1.6), MEMORY], { beside: 'copy', ...long }),
		merge('merge with itself, 1,000 pages', '1,000 pages', [MEMORY], { twice: true }),
		merge('merge with itself, 10,000 pages', large, [of('qpdf', 0.1), of('mutool', 0.25), MEMORY, pause(100)], {
			twice: true,
			...long,
		}),
		merge(
			'merge 1,000 invoices',
			'1,000 invoices',
			[of('qpdf', 0.5), of('pdf-lib', 0.5), { kind: 'size of', rival: 'qpdf' }],
			long,
		),
		merge('merge 100 pages with the same font', '100 pages with the same font', [{ kind: 'size', bytes: 600_000 }]),
		split(600_000, '1,000 pages without links', [of('pdf-lib', 0.1), MEMORY]),
		split(600_000, '10,000 pages without links', [
			of('pdf-lib', 0.1),
			ofRow('split at 600 KB, 1,000 pages without links', 12),
			MEMORY,
			pause(100),
		]),
		split(2_000_000, large, [MEMORY, pause(100)]),
		simple(
			`split into 100 parts, ${large}`,
			large,
			'split_by_page_count',
			{ pages_per_part: 100 },
			[of('qpdf', 0.1), MEMORY, pause(100)],
			long,
		),
		split(10_000_000, scans, [of('pdf-lib', 0.1), MEMORY]),
		...securityRows('1,000 pages', [MEMORY]),
		...securityRows(large, [of('qpdf', 0.7), MEMORY, pause(100)]),
		...securityRows(scans, [of('qpdf', 0.45), MEMORY]),
		...stampRows(),
		simple(`remove signatures, ${large}`, large, 'remove_signatures', {}, [MEMORY, pause(100)], long),
		...otherRows(scans),
	];
}
