/** Takes content out of pages that is painted outside of their visible box, or wholly outside of the clip (docs/semantics.md, §31.1). */
import type { PdfDocument } from '../../../pdf/document';
import type { Pace } from '../../../pace/pace';
import type { Cut } from '../../cleaning/content/cuts';
import type { TextBox } from '../../interpreter/frame';
import { featuresOf, pruneReferrers } from '../../prune/select-pages';
import { overlap } from '../area-path';
import { CroppedMarks } from './cropped-marks';
import { PageRewriter } from '../page-rewriter';
import type { Removals } from '../removals';
import { imageBox, type Shown, type Trace } from '../trace';
import { TracedPages } from '../traced-pages';
import { sharedBox } from '../tracing-reader';

/** The cost of a glyph, and of an operator that paints, see `Pace`. */
const COST = 500;

/** Returns how many operators of content went, or lost something. */
export async function removeCropped(document: PdfDocument): Promise<number> {
	const { pages, job } = document;
	const traced = new TracedPages(document);
	const rewriter = new PageRewriter(document);
	const features = featuresOf(document);
	let count = 0;
	for (let index = 0; index < pages.count; index++) {
		const { trace, visible } = await traced.cropped(index);
		const removals = await croppedGlyphs(trace, job.pace);
		const { cuts, painted } = croppedPaint(trace, visible);
		const due = job.pace.step((trace.croppedPaint.size + 1) * COST);
		if (due) await due;
		if (removals.size === 0 && painted === 0) continue;
		for (const inStream of removals.values()) count += inStream.size;
		count += painted;
		const marks = new CroppedMarks(document, trace, removals);
		await marks.find(index);
		const page = pages.number(index);
		const key = document.resolve(document.entry(page, 'StructParents'));
		if (marks.ids.length > 0 && typeof key === 'number') await features.structure.dropMarked(key, page, 0, marks.ids);
		for (const [stream, more] of marks.cuts) cuts.set(stream, [...(cuts.get(stream) ?? []), ...more]);
		await rewriter.page(index, [trace], { removals, others: cuts, images: new Map() });
	}
	await features.structure.flush();
	await pruneReferrers(features, new Set(features.removal.removed()));
	return count;
}

/** The glyphs that are seen nowhere: a form that is drawn twice may show them in one place. */
async function croppedGlyphs(trace: Trace, pace: Pace): Promise<Removals> {
	const cropped = new Map<string, { readonly shown: Shown; readonly glyphs: Set<number> }>();
	if (trace.cropped.size > 0)
		for (const shown of trace.shown) {
			const key = `${shown.stream} ${shown.from}`;
			const known = cropped.get(key)?.glyphs;
			const glyphs = new Set<number>();
			for (let at = 0; at < shown.count; at++) {
				if (trace.cropped.has(shown.first + at) && (!known || known.has(at))) glyphs.add(at);
				const due = pace.step(COST);
				if (due) await due;
			}
			cropped.set(key, { shown, glyphs });
		}
	const removals: Removals = new Map();
	for (const { shown, glyphs } of cropped.values()) {
		if (glyphs.size === 0) continue;
		const inStream = removals.get(shown.stream) ?? new Map<number, { shown: Shown; glyphs: Set<number> }>();
		removals.set(shown.stream, inStream.set(shown.from, { shown, glyphs }));
	}
	return removals;
}

function croppedPaint(trace: Trace, visible: TextBox): { readonly cuts: Map<number, Cut[]>; readonly painted: number } {
	for (const { stream, from, to, matrix, clip } of trace.images)
		trace.paint(stream, from, overlap(imageBox(matrix), sharedBox(clip, visible)), () => [{ from, to, text: '' }]);
	const cuts = new Map<number, Cut[]>();
	let painted = 0;
	for (const [key, { stream, cuts: own }] of trace.croppedPaint) {
		if (trace.seenPaint.has(key)) continue;
		painted++;
		const all = cuts.get(stream) ?? [];
		for (const cut of own) all.push(cut);
		cuts.set(stream, all);
	}
	return { cuts, painted };
}
