/** The documents that are measured, generated on demand and kept in .cache/bench. */
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
	formOf,
	invoice,
	linked,
	scans,
	tables,
	tagged,
	withAttachment,
	withFont,
} from '../test/support/documents/bulk-documents';
import { prose } from './prose.mts';

/** Increase it when a document changes, so that all are generated again. */
const VERSION = 3;

const folder = path.join(process.env.OCTAVO_ROOT ?? '.', '.cache', 'bench', `v${VERSION}`);

const singles = {
	'1 page': () => linked(1, false),
	'100 pages': () => linked(100, false),
	'1,000 pages': () => linked(1000, false),
	'1,000 pages, object streams': () => linked(1000, true),
	'10,000 pages': () => linked(10_000, false),
	'10,000 pages, object streams': () => linked(10_000, true),
	'1,000 pages without links': () => linked(1000, false, false),
	'10,000 pages without links': () => linked(10_000, false, false),
	'1,000 tagged pages': () => tagged(1000),
	'1,000 pages of tagged tables': () => tables(1000),
	'150 MB of scans': () => scans(300, 500_000),
	'an attachment of 100 MB': () => withAttachment(100_000_000),
	'200 fields': () => formOf(4, 50, false),
	'10,000 filled fields': () => formOf(1000, 10, true),
} as const;

const texts = {
	'100 pages of prose': () => prose(280_000),
} as const;

const sets = {
	'1,000 invoices': { count: 1000, make: invoice },
	'300 mail attachments of 30 kB': { count: 300, make: (index: number) => scans(1, 30_000, index) },
	'100 pages with the same font': { count: 100, make: withFont },
	'1,000 forms of 200 fields': { count: 1000, make: () => formOf(4, 50, false) },
} as const;

export type DocumentName = keyof typeof singles | keyof typeof texts | keyof typeof sets;

/** Paths of the files of a document or set of documents. */
export function files(name: DocumentName): string[] {
	const base = path.join(folder, name.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase());
	if (name in sets) {
		const { count, make } = sets[name as keyof typeof sets];
		if (!existsSync(base) || readdirSync(base).length !== count) {
			mkdirSync(base, { recursive: true });
			for (let index = 0; index < count; index++)
				writeFileSync(path.join(base, `${String(index + 1).padStart(5, '0')}.pdf`), make(index));
		}
		return readdirSync(base)
			.sort()
			.map((file) => path.join(base, file));
	}
	const file = `${base}.${name in texts ? 'md' : 'pdf'}`;
	if (!existsSync(file)) {
		mkdirSync(folder, { recursive: true });
		writeFileSync(file, { ...singles, ...texts }[name as keyof typeof singles]());
	}
	return [file];
}

export function size(paths: readonly string[]): number {
	return paths.reduce((sum, file) => sum + statSync(file).size, 0);
}

/** A path beside the documents, for derived files. */
export function derived(name: string): string {
	mkdirSync(folder, { recursive: true });
	return path.join(folder, name);
}
