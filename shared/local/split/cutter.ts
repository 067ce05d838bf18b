/** The one cutter of all splits: pages of a document as documents of their own (docs/semantics.md, D26). */
import type { DocumentFacts } from '../../backend';
import type { PdfDocument } from '../../pdf/document';
import { referToPages } from '../../model/prune/page-numbers';
import type { SaveOptions } from '../../pdf/write/save';
import { dropAttachments } from './drop-attachments';
import { Windows, type Window } from './windows';

/** Where parts end. Pages are zero-based. */
export interface PartSource {
	/** The part that begins at page `first`: ready to be saved, its last page, and a title or a match where it has one. */
	readonly next: (first: number) => Promise<{ document: PdfDocument; last: number } & PartName>;
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
	) {}

	/** Prepares `source`, freshly opened. */
	static async of(source: PdfDocument): Promise<Cutter> {
		const attachments = await dropAttachments(source);
		await referToPages(source);
		const options: SaveOptions = { encryption: source.security ?? 'none', compact: true };
		return new Cutter(source, new Windows(source), options, attachments);
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
	return {
		async next(first) {
			const { page: _page, ...name } = starts[part] ?? { page: first };
			const last = ends[part++]!;
			const document = await cutter.cut(await cutter.windows.around(first, last, ends), first, last);
			return { document, last, ...name };
		},
	};
}
