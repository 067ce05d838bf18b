/** The one cutter of all splits: pages of a document as documents of their own (docs/semantics.md, D26). */
import type { DocumentFacts, Note } from '../../contract/backend';
import type { PdfDocument } from '../../pdf/document';
import { endClaimsOfFiles } from '../../model/invoice/claims-of-files';
import { referToPages } from '../../model/prune/page-numbers';
import type { SaveOptions } from '../../pdf/write/save';
import { dropAttachments } from './drop-attachments';
import { Windows, type Window } from './windows';

/** A part that is ready to be saved. Pages are zero-based. */
export interface Part extends PartName {
	readonly document: PdfDocument;
	readonly first: number;
	readonly last: number;
}

/** The parts in their order, each made when it is asked for. */
export interface PartSource {
	/** Pages of all parts together, for the progress. */
	readonly pages: number;
	readonly parts: () => AsyncIterable<Part>;
}

/** Parts that follow one another through all pages. `next` makes the part that begins at page `first`. */
export function inSequence(cutter: Cutter, next: (first: number) => Promise<Omit<Part, 'first'>>): PartSource {
	const pages = cutter.source.pages.count;
	return {
		pages,
		async *parts() {
			for (let first = 0; first < pages;) {
				const part = await next(first);
				yield { first, ...part };
				first = part.last + 1;
			}
		},
	};
}

export class Cutter {
	private constructor(
		/** The document without the objects that no part keeps. It is not changed after this. */
		readonly source: PdfDocument,
		readonly windows: Windows,
		/** How every part is saved. A kept encryption has the same passwords, permissions and ID in every part (D9). */
		readonly options: SaveOptions,
		/** Number of attachments of the source, which no part has. */
		readonly attachments: number,
		/** Claims that end with them. */
		readonly notes: readonly Note[],
	) {}

	/** Prepares `source`, freshly opened. */
	static async of(source: PdfDocument): Promise<Cutter> {
		const attachments = await dropAttachments(source);
		const notes = attachments > 0 ? await endClaimsOfFiles(source) : [];
		await referToPages(source);
		const options: SaveOptions = { encryption: source.security ?? 'none', compact: true };
		return new Cutter(source, new Windows(source), options, attachments, notes);
	}

	/** The pages `first` to `last` as the document that a part of them is, out of `window`. */
	cut(window: Window, first: number, last: number): Promise<PdfDocument> {
		return this.windows.cut(window, first, last);
	}
}

/** The facts that can name a part. */
export type PartName = Pick<DocumentFacts, 'title' | 'match'>;

/** A part begins at each of these pages. */
export interface PartStart extends PartName {
	/** Zero-based. */
	readonly page: number;
}

/** Parts whose first pages are known beforehand; `starts` is ascending without repeats, and begins with page 0. */
export function partsAt(cutter: Cutter, starts: readonly PartStart[]): PartSource {
	const pageCount = cutter.source.pages.count;
	const ends = [...starts.slice(1).map(({ page }) => page - 1), pageCount - 1];
	let part = 0;
	return inSequence(cutter, async (first) => {
		const { page: _page, ...name } = starts[part] ?? { page: first };
		const last = ends[part++]!;
		const document = await cutter.cut(await cutter.windows.around(first, last, ends), first, last);
		return { document, last, ...name };
	});
}

/** A part of each of these stretches of pages, which may overlap. */
export function partsOfSpans(cutter: Cutter, spans: readonly Pick<Part, 'first' | 'last'>[]): PartSource {
	return {
		pages: spans.reduce((sum, { first, last }) => sum + last - first + 1, 0),
		async *parts() {
			for (const { first, last } of spans) {
				const document = await cutter.cut(await cutter.windows.around(first, last), first, last);
				yield { document, first, last };
			}
		},
	};
}
