/** The rows: one operation on one document, how the rivals do it, and the goals. */
import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import type { OperationName } from '../shared/operations';
import { derived, files, size, type DocumentName } from './documents/index.mts';
import { further, PIXEL, textPage } from './further-files.mts';
import type { LibraryTask } from './libraries.mts';

export type Rival = 'qpdf' | 'mutool' | 'pdf-lib' | '@cantoo/pdf-lib' | 'copy';

/** A goal: our time is at most `factor` times a rival's, or memory or size stays within a bound. */
export type Target =
	| { readonly kind: 'time'; readonly rival: Rival; readonly factor: number }
	/** Our time against that of another row of ours. */
	| { readonly kind: 'row'; readonly row: string; readonly factor: number }
	/** Peak memory at most three times the input plus 80 MB. */
	| { readonly kind: 'memory' }
	| { readonly kind: 'size'; readonly bytes: number }
	| { readonly kind: 'size of'; readonly rival: Rival }
	/** Longest block of the event loop. */
	| { readonly kind: 'pause'; readonly milliseconds: number };

export interface Row {
	readonly name: string;
	readonly document: DocumentName;
	readonly operation: OperationName;
	readonly parameters: Readonly<Record<string, unknown>>;
	/** A copy of the document is a second input, in its own file, because qpdf does not read one file twice. */
	readonly twice?: true;
	/** The document is first protected with the benchmark's password. */
	readonly locked?: true;
	readonly library?: LibraryTask;
	readonly cantooOnly?: true;
	/** Arguments of the native programs; the output is a path. */
	qpdf?(inputs: readonly string[], output: string): string[];
	mutool?(inputs: readonly string[], output: string): string[];
	readonly copy?: true;
	/** We have native compression, as in the Action and the service; without it, it is as in n8n. */
	readonly native?: true;
	readonly targets: readonly Target[];
	/** Skipped by --quick. */
	readonly long?: true;
}

export const PASSWORD = 'bench user';
const LETTERHEAD = textPage('Letterhead', 0);
const MEMORY: Target = { kind: 'memory' };

export function inputsOf(row: Row): string[] {
	const paths = row.locked ? [lockedPath(row.document)] : files(row.document);
	if (!row.twice) return paths;
	return paths.flatMap((file) => {
		const copy = file.replace(/\.pdf$/, '-copy.pdf');
		if (!existsSync(copy)) copyFileSync(file, copy);
		return [file, copy];
	});
}

/** The path of the protected copy of a document, which the benchmark writes before it measures. */
export function lockedPath(document: DocumentName): string {
	return derived(`locked-${document.replaceAll(/[^a-z0-9]+/gi, '-')}.pdf`);
}

const pages = [
	'1 page',
	'100 pages',
	'1,000 pages',
	'1,000 pages, object streams',
	'10,000 pages',
	'10,000 pages, object streams',
] as const;

function timeTargets(document: DocumentName, native: boolean): Target[] {
	if (document === '1 page') return [{ kind: 'time', rival: 'pdf-lib', factor: 1 }];
	if (document === '100 pages') return [];
	const packed = document.endsWith('object streams');
	if (document.startsWith('1,000'))
		return [{ kind: 'time', rival: 'qpdf', factor: packed ? (native ? 0.65 : 0.75) : 0.45 }, MEMORY];
	return [
		{ kind: 'time', rival: 'qpdf', factor: packed ? 0.22 : 0.17 },
		{ kind: 'time', rival: 'pdf-lib', factor: 0.15 },
		MEMORY,
		{ kind: 'pause', milliseconds: 50 },
	];
}

/** Page operations on a document of so many pages as its name says. Those with object streams depend on who compresses them. */
function pageRows(document: DocumentName): Row[] {
	const rows = pageRowsWith(document, false);
	if (!document.endsWith('object streams')) return rows;
	return [
		...rows,
		...pageRowsWith(document, true).map((row) => ({ ...row, name: `${row.name}, native zlib`, native: true as const })),
	];
}

function pageRowsWith(document: DocumentName, native: boolean): Row[] {
	const count = Number(document.split(' ')[0]?.replace(',', ''));
	const middle = count >> 1;
	const targets = timeTargets(document, native);
	const long = count >= 10_000 ? { long: true as const } : {};
	const shared = { document, targets, ...long };
	const rows: Row[] = [
		{
			...shared,
			name: `rotate, ${document}`,
			operation: 'rotate_pages',
			parameters: { angle: 90 },
			library: { do: 'rotate' },
			qpdf: ([input = ''], output) => [input, '--rotate=+90', output],
		},
		{
			...shared,
			name: `reverse, ${document}`,
			operation: 'reverse_pages',
			parameters: {},
			library: { do: 'reverse' },
			...chosen('z-1', 'N-1'),
		},
	];
	if (count === 1) return rows;
	const halves = `${middle + 1}-${count},1-${middle}`;
	return [
		...rows,
		{
			...shared,
			name: `reorder, ${document}`,
			operation: 'reorder_pages',
			parameters: { page_order: `${middle + 1}..,1..${middle}` },
			library: { do: 'reorder' },
			...chosen(halves, halves),
		},
		{
			...shared,
			name: `remove one, ${document}`,
			operation: 'remove_pages',
			parameters: { first_page: 1, last_page: 1 },
			library: { do: 'remove' },
			...chosen('2-z', '2-N'),
		},
		{
			...shared,
			name: `extract half, ${document}`,
			operation: 'extract_pages',
			parameters: { first_page: 1, last_page: middle },
			library: { do: 'extract' },
			...chosen(`1-${middle}`, `1-${middle}`),
		},
	];
}

function chosen(qpdf: string, mutool: string): Pick<Row, 'qpdf' | 'mutool'> {
	return {
		qpdf: ([input = ''], output) => [input, '--pages', '.', qpdf, '--', output],
		mutool: ([input = ''], output) => ['merge', '-o', output, input, mutool],
	};
}

const merging: Pick<Row, 'qpdf' | 'mutool' | 'library' | 'operation' | 'parameters'> = {
	operation: 'merge_documents',
	parameters: {},
	library: { do: 'merge' },
	qpdf: (inputs, output) => ['--empty', '--pages', ...inputs, '--', output],
	mutool: (inputs, output) => ['merge', '-o', output, ...inputs],
};

function securityRows(document: DocumentName, factor: number): Row[] {
	const shared = { document, cantooOnly: true, targets: [{ kind: 'time', rival: 'qpdf', factor }, MEMORY], long: true } as const;
	return [
		{
			...shared,
			name: `AES-256 on, ${document}`,
			operation: 'add_password',
			parameters: { password: PASSWORD, encryption_algorithm: 'AES-256' },
			library: { do: 'encrypt' },
			qpdf: ([input = ''], output) => ['--encrypt', PASSWORD, 'owner', '256', '--', input, output],
			mutool: ([input = ''], output) => ['clean', '-E', 'aes-256', '-U', PASSWORD, '-O', 'owner', input, output],
		},
		{
			...shared,
			name: `AES-256 off, ${document}`,
			operation: 'remove_password',
			parameters: { password: PASSWORD },
			locked: true,
			library: { do: 'decrypt' },
			qpdf: ([input = ''], output) => [`--password=${PASSWORD}`, '--decrypt', input, output],
			mutool: ([input = ''], output) => ['clean', '-D', '-p', PASSWORD, input, output],
		},
	];
}

function splitRow(document: DocumentName, maximumBytes: number, targets: readonly Target[]): Row {
	return {
		name: `split at ${maximumBytes / 1000} KB, ${document}`,
		document,
		operation: 'split_by_size',
		parameters: { maximum_bytes: maximumBytes },
		library: { do: 'split', maximumBytes },
		targets,
		long: true,
	};
}

export function rows(): Row[] {
	const scans: DocumentName = '150 MB of scans';
	return [
		...pages.flatMap(pageRows),
		{
			name: 'rotate, 1,000 tagged pages',
			document: '1,000 tagged pages',
			operation: 'rotate_pages',
			parameters: { angle: 90 },
			library: { do: 'rotate' },
			qpdf: ([input = ''], output) => [input, '--rotate=+90', output],
			targets: [{ kind: 'time', rival: 'qpdf', factor: 0.5 }, MEMORY],
		},
		{
			name: 'remove one, 1,000 tagged pages',
			document: '1,000 tagged pages',
			operation: 'remove_pages',
			parameters: { first_page: 1, last_page: 1 },
			library: { do: 'remove' },
			...chosen('2-z', '2-N'),
			targets: [{ kind: 'time', rival: 'qpdf', factor: 0.5 }, MEMORY],
		},
		{
			name: `rotate, ${scans}`,
			document: scans,
			operation: 'rotate_pages',
			parameters: { angle: 90 },
			library: { do: 'rotate' },
			qpdf: ([input = ''], output) => [input, '--rotate=+90', output],
			copy: true,
			targets: [{ kind: 'time', rival: 'copy', factor: 1.6 }, MEMORY],
			long: true,
		},
		{ ...merging, name: 'merge with itself, 1,000 pages', document: '1,000 pages', twice: true, targets: [MEMORY] },
		{
			...merging,
			name: 'merge with itself, 10,000 pages',
			document: '10,000 pages',
			twice: true,
			targets: [
				{ kind: 'time', rival: 'qpdf', factor: 0.1 },
				{ kind: 'time', rival: 'mutool', factor: 0.25 },
				MEMORY,
				{ kind: 'pause', milliseconds: 100 },
			],
			long: true,
		},
		{
			...merging,
			name: 'merge 1,000 invoices',
			document: '1,000 invoices',
			targets: [
				{ kind: 'time', rival: 'qpdf', factor: 0.5 },
				{ kind: 'time', rival: 'pdf-lib', factor: 0.5 },
				{ kind: 'size of', rival: 'qpdf' },
			],
			long: true,
		},
		{
			...merging,
			name: 'merge 100 pages with the same font',
			document: '100 pages with the same font',
			targets: [{ kind: 'size', bytes: 600_000 }],
		},
		splitRow('1,000 pages without links', 600_000, [{ kind: 'time', rival: 'pdf-lib', factor: 0.1 }, MEMORY]),
		splitRow('10,000 pages without links', 600_000, [
			{ kind: 'time', rival: 'pdf-lib', factor: 0.1 },
			{ kind: 'row', row: 'split at 600 KB, 1,000 pages without links', factor: 12 },
			MEMORY,
			{ kind: 'pause', milliseconds: 100 },
		]),
		splitRow('10,000 pages', 2_000_000, [MEMORY, { kind: 'pause', milliseconds: 100 }]),
		{
			name: 'split into 100 parts, 10,000 pages',
			document: '10,000 pages',
			operation: 'split_by_page_count',
			parameters: { pages_per_part: 100 },
			qpdf: ([input = ''], output) => ['--split-pages=100', input, output],
			targets: [{ kind: 'time', rival: 'qpdf', factor: 0.1 }, MEMORY, { kind: 'pause', milliseconds: 100 }],
			long: true,
		},
		splitRow(scans, 10_000_000, [{ kind: 'time', rival: 'pdf-lib', factor: 0.1 }, MEMORY]),
		...securityRows('1,000 pages', 1).map((row) => ({ ...row, targets: [MEMORY] })),
		...securityRows('10,000 pages', 0.7).map((row) => ({
			...row,
			targets: [...row.targets, { kind: 'pause', milliseconds: 100 } as const],
		})),
		...securityRows(scans, 0.45),
		{
			name: 'watermark, 10,000 pages',
			document: '10,000 pages',
			operation: 'add_text_watermark',
			parameters: { line_1: 'DRAFT' },
			library: { do: 'watermark' },
			targets: [
				{ kind: 'row', row: 'rotate, 10,000 pages', factor: 2 },
				{ kind: 'time', rival: 'pdf-lib', factor: 1 / 3 },
				{ kind: 'pause', milliseconds: 100 },
				MEMORY,
			],
			long: true,
		},
		{
			name: 'image watermark, 10,000 pages',
			document: '10,000 pages',
			operation: 'add_image_watermark',
			parameters: { image: further('pixel.png', PIXEL) },
			targets: [{ kind: 'row', row: 'rotate, 10,000 pages', factor: 2 }, { kind: 'pause', milliseconds: 100 }, MEMORY],
			long: true,
		},
		{
			name: 'page numbers, 10,000 pages',
			document: '10,000 pages',
			operation: 'add_page_numbers',
			parameters: {},
			targets: [{ kind: 'row', row: 'rotate, 10,000 pages', factor: 3 }, { kind: 'pause', milliseconds: 100 }, MEMORY],
			long: true,
		},
		{
			name: 'overlay of one page, 1,000 pages',
			document: '1,000 pages',
			operation: 'add_overlay',
			parameters: { overlay: further('letterhead.pdf', LETTERHEAD), layer: 'under' },
			qpdf: ([input = ''], output) => [input, '--underlay', letterheadPath(), '--repeat=1', '--', output],
			targets: [
				{ kind: 'time', rival: 'qpdf', factor: 0.5 },
				{ kind: 'size', bytes: size(files('1,000 pages')) + LETTERHEAD.length + 300 * 1000 },
				MEMORY,
			],
		},
		{
			name: 'remove signatures, 10,000 pages',
			document: '10,000 pages',
			operation: 'remove_signatures',
			parameters: {},
			targets: [MEMORY, { kind: 'pause', milliseconds: 100 }],
			long: true,
		},
	];
}

/** The overlay as a file, for other programs. */
function letterheadPath(): string {
	const file = derived('letterhead.pdf');
	writeFileSync(file, LETTERHEAD);
	return file;
}

export function inputSize(row: Row): number {
	return size(inputsOf(row));
}
