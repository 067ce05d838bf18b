/** Takes text out of pages, again and again until none is left: text that was drawn twice is found when the first is gone. */
import type { PdfDocument } from '../../pdf/document';
import type { Pace } from '../../pace/pace';
import type { TextBox } from '../interpreter/frame';
import { catalogEntry } from '../tree/removal';
import { sortMatches, type Find, type Searching } from './residue/find';
import { addElementGlyphs } from './element-glyphs';
import { addFlatMatches } from './flat-text';
import { cutLists } from './lists';
import { cutImages } from './image-cuts';
import { PageRewriter, type PageCuts } from './page-rewriter';
import type { ImageRedaction } from './redact-image';
import type { Trace } from './trace';
import { invalidParameters } from '../../contract/errors';
import { listItems } from '../../sentences';
import type { Cut } from '../cleaning/content/cuts';
import { FontUse } from './residue/font-use';
import { addRemovals, type Removals } from './removals';
import { addTouched, completeGlyphs, TracedPages, type TracedText } from './traced-pages';

/** Text that is drawn more often at one place is left, and the proof refuses it. */
const ROUNDS = 8;

/** Glyphs of a page that go, by their numbers, and the boxes in which they are seen. */
export interface Chosen {
	readonly glyphs: Set<number>;
	readonly boxes: readonly TextBox[];
	/** The boxes of glyphs that are not seen: images that are painted there may show them. */
	readonly unseen: readonly TextBox[];
	/** How many matches count. */
	readonly count: number;
}

/** Chooses what goes from the text of a page; `isShown`: the page shows it. */
export type Choose = (text: TracedText, isShown: boolean) => Promise<Chosen>;

export interface RedactedPage {
	readonly index: number;
	readonly boxes: readonly TextBox[];
	readonly count: number;
	readonly images: number;
}

/** Areas of pages, by their zero-based indexes: everything that is painted in them goes. */
export type Areas = ReadonlyMap<number, readonly TextBox[]>;

export class PageRedaction {
	readonly rewriter: PageRewriter;
	readonly use = new FontUse();
	private readonly read = new Set<number>();
	private readonly noted = new Set<number>();
	private readonly hasLayers: boolean;
	/** Tags are read once: no page that is written again changes them. */
	private readonly traced: TracedPages;

	constructor(
		private readonly document: PdfDocument,
		private readonly searching: Searching,
		private readonly choose: Choose,
		readonly images: ImageRedaction,
		private readonly areas: Areas,
	) {
		this.rewriter = new PageRewriter(document);
		this.traced = new TracedPages(document);
		this.hasLayers = catalogEntry(document, 'OCProperties') !== undefined;
	}

	/** The page at `index`, from 0; undefined if nothing went. */
	async page(index: number): Promise<RedactedPage | undefined> {
		this.noted.add(index);
		const { pace } = this.document.job;
		const areas = this.areas.get(index) ?? [];
		const boxes: TextBox[] = [];
		let [count, images, isChanged] = [0, 0, false];
		for (let round = 0; round < ROUNDS; round++) {
			const { texts, chosen } = await this.readPage(index, round, areas);
			const traces = texts.map(({ trace }) => trace);
			const cuts = await this.cutsOf(index, traces, chosen, areas);
			await this.cutPaths(index, traces, chosen, cuts);
			const isLast = (cuts.removals.size === 0 && cuts.others.size === 0) || !traces.some(({ isPartial }) => isPartial);
			for (const [at, trace] of traces.entries())
				if (isLast || round === ROUNDS - 1) await this.use.note(trace, pace, chosen[at]!.glyphs);
				else await this.use.noteGone(trace, pace, chosen[at]!.glyphs);
			if (cuts.removals.size === 0 && cuts.others.size === 0) break;
			isChanged = true;
			images += cuts.count;
			for (const one of chosen) for (const box of one.boxes) boxes.push(box);
			if (round === 0) count = chosen.reduce((most, one) => Math.max(most, one.count), areas.length > 0 ? 0 : 1);
			await this.rewriter.page(index, traces, cuts);
			if (isLast) break;
		}
		await this.rewriter.pack(index);
		if (areas.length === 0 && !isChanged) return undefined;
		return { index, boxes: [...boxes, ...areas], count: count + areas.length, images };
	}

	private async cutsOf(
		index: number,
		traces: readonly Trace[],
		chosen: readonly Chosen[],
		areas: readonly TextBox[],
	): Promise<PageCuts & { readonly count: number }> {
		const { pace } = this.document.job;
		const undivided = new Set(traces.flatMap((trace) => [...trace.undivided]));
		if (undivided.size > 0) throw cannotDivide(index + 1, [...undivided]);
		const removals: Removals = new Map();
		for (const [at, { glyphs }] of chosen.entries()) await addRemovals(removals, traces[at]!, glyphs, pace);
		const words = areas.length > 0 ? await this.searching.ofAreas() : undefined;
		const find: Find = async (text) =>
			[...(await this.searching.inText(text)), ...(words ? await words(text) : [])].sort(sortMatches);
		const others = await cutLists(this.document, traces, find);
		const boxes = [...areas, ...chosen.flatMap(({ unseen }) => unseen)];
		const { cuts, images, count } = await cutImages(traces, boxes, this.images, pace);
		for (const more of [cuts, ...traces.map((trace) => trace.cuts)])
			for (const [stream, all] of more) others.set(stream, await withoutRepeats([others.get(stream) ?? [], all], pace));
		return { removals, others, images, count };
	}

	/** Paths below a match that is not seen may be its letters. */
	private async cutPaths(index: number, traces: readonly Trace[], chosen: readonly Chosen[], cuts: PageCuts): Promise<void> {
		const boxes = chosen.flatMap(({ unseen }) => unseen);
		if (boxes.length === 0 || !traces.some(({ hasPaths }) => hasPaths)) return;
		const { pace } = this.document.job;
		const { trace } = await this.traced.all(index, boxes);
		for (const [stream, all] of trace.cuts)
			cuts.others.set(stream, await withoutRepeats([cuts.others.get(stream) ?? [], all], pace));
	}

	/** Whether the fonts of the page at `index` were noted. */
	isNoted(index: number): boolean {
		return this.noted.has(index);
	}

	/** Forms that were read on pages, and have lost nothing. */
	get settled(): ReadonlySet<number> {
		return new Set([...this.read].filter((number) => !this.rewriter.copied.has(number)));
	}

	private async readPage(
		index: number,
		round: number,
		areas: readonly TextBox[],
	): Promise<{ texts: TracedText[]; chosen: Chosen[] }> {
		const { traced } = this;
		const { pace } = this.document.job;
		const shown = await traced.shown(index, areas);
		const texts = [shown];
		const chosen = [await this.choose(shown, true)];
		if (shown.trace.isPartial || this.hasLayers || round > 0 || areas.length > 0) {
			const all = await traced.all(index, areas);
			texts.push(all);
			chosen.push({ ...(await this.choose(all, false)), boxes: [] });
		}
		for (const [at, text] of texts.entries()) {
			await addElementGlyphs(text, this.searching.inText, chosen[at]!.glyphs);
			addTouched(text, chosen[at]!.glyphs);
			await addFlatMatches(text.trace, this.searching, chosen[at]!.glyphs, pace);
			await completeGlyphs(text, chosen[at]!.glyphs, pace);
			for (const number of text.trace.contents.keys()) this.read.add(number);
		}
		return { texts, chosen };
	}
}

/** The cost of a piece that goes, see `Pace`. */
const CUT_COST = 200;

/** The same operator is found in every reading of a page. */
async function withoutRepeats(lists: readonly (readonly Cut[])[], pace: Pace): Promise<Cut[]> {
	const found = new Map<string, Cut>();
	for (const cuts of lists)
		for (const cut of cuts) {
			found.set(`${cut.from} ${cut.to}`, cut);
			const due = pace.step(CUT_COST);
			if (due) await due;
		}
	return [...found.values()];
}

const cannotDivide = (page: number, kinds: readonly string[]): Error =>
	invalidParameters([
		{
			field: 'redact_areas',
			message: `has an area on page ${page} into which ${listItems(kinds)} reaches, which cannot be divided: choose another area, or redact images of the pages`,
			mentions: ['pages_to_images'],
		},
	]);
