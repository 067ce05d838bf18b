/**
 * Stretches of pages cut out as separate documents, one inside the other. A part is selected out of a stretch a few
 * times its size instead of out of the whole document, so that the work of all parts together stays proportional to the
 * document.
 */
import type { PdfDocument } from '../../pdf/document';
import { openDocument } from '../../pdf/open-document';
import { countBelow } from '../../pace/sorted';
import { save } from '../../pdf/write/save';
import { selectPages } from '../../model/prune/select-pages';

/** A stretch is cut to a quarter of the one around it, or to the pages wanted, as long as that is worth the while. */
const SHRINK = 4;
const WORTHWHILE = 1.5;
const SMALL = 12;
/** Bytes a page from which copying a stretch costs more than finding the pages in a larger one again and again. */
const HEAVY = 100_000;

export interface Window {
	/** Opened once, never changed: parts are cut out of copies. */
	readonly document: PdfDocument;
	/** First page of the source in it, zero-based, and how many there are. */
	readonly first: number;
	readonly count: number;
}

export class Windows {
	private readonly stack: Window[];

	/** Of a document that is ready to be cut. */
	constructor(source: PdfDocument) {
		this.stack = [{ document: source, first: 0, count: source.pages.count }];
	}

	/**
	 * The smallest stretch at hand that has the pages `first` to `last` of the source (zero-based, inclusive). `ends`: where parts end
	 * that are known, so that no part is in two stretches or fills one alone; ascending.
	 */
	async around(first: number, last: number, ends?: readonly number[]): Promise<Window> {
		const { stack } = this;
		while (stack.length > 1 && !contains(stack.at(-1)!, first, last)) stack.pop();
		const wanted = last - first + 1;
		for (;;) {
			const window = stack.at(-1)!;
			if (window.count <= SMALL || window.count < wanted * WORTHWHILE) return window;
			if (window.count < wanted * 64 && window.document.bytes.length > window.count * HEAVY) return window;
			const most = window.first + window.count - first;
			let count = Math.min(Math.max(Math.ceil(window.count / SHRINK), wanted), most);
			if (ends) {
				const end = ends[countBelow(ends, first + count - 1)] ?? Infinity;
				count = Math.min(end - first + 1, most);
				if (count === wanted || window.count < count * WORTHWHILE) return window;
			}
			const part = await this.cut(window, first, first + count - 1);
			const bytes = await save(part, { encryption: 'none', compact: true, draft: true });
			// Damage was reported when the source was opened.
			const { onRepaired: _, ...quiet } = part.job;
			stack.push({ document: await openDocument(bytes, quiet), first, count });
		}
	}

	/** A document that has the pages `first` to `last` of the source and no others, out of `window`. */
	async cut(window: Window, first: number, last: number): Promise<PdfDocument> {
		const document = window.document.fork();
		if (first > window.first || last < window.first + window.count - 1) {
			const order = Uint32Array.from({ length: last - first + 1 }, (_, i) => first - window.first + i + 1);
			await selectPages(document, order);
		}
		return document;
	}
}

const contains = ({ first, count }: Window, from: number, to: number): boolean => first <= from && to < first + count;
