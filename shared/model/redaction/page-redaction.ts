/** Takes text out of pages, again and again until none is left: what was drawn twice is found when the first is gone. */
import type { PdfDocument } from '../../pdf/document';
import type { TextBox } from '../interpreter/frame';
import { catalogEntry } from '../tree/removal';
import type { Searching } from './find';
import { addFlatMatches } from './flat-text';
import { cutLists } from './lists';
import { PageRewriter } from './page-rewriter';
import { addRemovals, type Removals } from './removals';
import { completeGlyphs, TracedPages, type TracedText } from './traced-pages';

/** Text that is drawn more often at one place is left, and the proof refuses it. */
const ROUNDS = 8;

/** What goes from a page: its glyphs by their numbers, and the boxes of what is seen of them. */
export interface Chosen {
	readonly glyphs: Set<number>;
	readonly boxes: readonly TextBox[];
	/** How many matches count. */
	readonly count: number;
}

/** Chooses what goes from the text of a page; `isShown`: the page shows it. */
export type Choose = (text: TracedText, isShown: boolean) => Promise<Chosen>;

export interface RedactedPage {
	readonly index: number;
	readonly boxes: readonly TextBox[];
	readonly count: number;
}

export class PageRedaction {
	readonly rewriter: PageRewriter;
	private readonly read = new Set<number>();
	private readonly hasLayers: boolean;

	constructor(
		private readonly document: PdfDocument,
		private readonly searching: Searching,
		private readonly choose: Choose,
	) {
		this.rewriter = new PageRewriter(document);
		this.hasLayers = catalogEntry(document, 'OCProperties') !== undefined;
	}

	/** The page at `index`, from 0; undefined if nothing went. */
	async page(index: number): Promise<RedactedPage | undefined> {
		const boxes: TextBox[] = [];
		let count = 0;
		let isChanged = false;
		for (let round = 0; round < ROUNDS; round++) {
			const { texts, chosen } = await this.readPage(index, round);
			const traces = texts.map(({ trace }) => trace);
			const removals: Removals = new Map();
			for (const [at, { glyphs }] of chosen.entries()) addRemovals(removals, traces[at]!, glyphs);
			const others = await cutLists(this.document, traces, this.searching.inText);
			if (removals.size === 0 && others.size === 0) break;
			isChanged = true;
			for (const one of chosen) for (const box of one.boxes) boxes.push(box);
			if (round === 0) count = chosen.reduce((most, one) => Math.max(most, one.count), 1);
			await this.rewriter.page(index, traces, { removals, others });
			if (!traces.some(({ isPartial }) => isPartial)) break;
		}
		return isChanged ? { index, boxes, count } : undefined;
	}

	/** Forms that were read on pages, and have lost nothing. */
	get settled(): ReadonlySet<number> {
		return new Set([...this.read].filter((number) => !this.rewriter.copied.has(number)));
	}

	private async readPage(index: number, round: number): Promise<{ texts: TracedText[]; chosen: Chosen[] }> {
		const traced = new TracedPages(this.document);
		const shown = await traced.shown(index);
		const texts = [shown];
		const chosen = [await this.choose(shown, true)];
		if (shown.trace.isPartial || this.hasLayers || round > 0) {
			const all = await traced.all(index);
			texts.push(all);
			chosen.push({ ...(await this.choose(all, false)), boxes: [] });
		}
		for (const [at, text] of texts.entries()) {
			await addFlatMatches(text.trace, this.searching, chosen[at]!.glyphs);
			completeGlyphs(text, chosen[at]!.glyphs);
			for (const number of text.trace.contents.keys()) this.read.add(number);
		}
		return { texts, chosen };
	}
}
