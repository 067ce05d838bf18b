/** Widths of glyphs, in thousandths of the type size: by code in simple fonts (ISO 32000-2, 9.6.2), by CID in composite ones (9.7.4.3). */
import type { PdfDocument } from '../../pdf/document';
import { type Dict, isArray, type Value } from '../../pdf/syntax/values';
import { type Interval, Intervals } from './intervals';

export type Widths = (code: number, point: number) => number | undefined;

/** @returns widths by code; undefined for codes outside /Widths, except in a standard font. */
export function simpleWidths(
	document: PdfDocument,
	font: Dict,
	descriptor: Dict | undefined,
	standard: ((point: number) => number | undefined) | undefined,
): Widths {
	const widths = document.array(font.get('Widths'))?.map((width) => document.resolve(width));
	const first = document.resolve(font.get('FirstChar'));
	const missing = document.resolve(descriptor?.get('MissingWidth'));
	if (!widths || typeof first !== 'number')
		return (_, point) => standard?.(point) ?? (typeof missing === 'number' && missing > 0 ? missing : 500);
	return (code, point) => {
		const width = widths[code - first];
		if (typeof width === 'number' && width > 0) return width;
		return standard?.(point);
	};
}

/** Widths of every code as text is shown: those of a font that gives a code none are /MissingWidth, else 0 (Table 120). */
export function shownWidths(
	document: PdfDocument,
	font: Dict,
	descriptor: Dict | undefined,
	standard: ((point: number) => number | undefined) | undefined,
): (code: number, point: number) => number {
	const widths = document.array(font.get('Widths'));
	if (!widths) return simpleWidths(document, font, descriptor, standard) as (code: number, point: number) => number;
	const first = numberOf(document, font.get('FirstChar')) ?? 0;
	const missing = numberOf(document, descriptor?.get('MissingWidth')) ?? 0;
	return (code, point) => numberOf(document, widths[code - first]) ?? standard?.(point) ?? missing;
}

function numberOf(document: PdfDocument, value: Value | undefined): number | undefined {
	const found = document.resolve(value);
	return typeof found === 'number' ? found : undefined;
}

/** CIDs are 0 to 65,535 (Table C.1). */
const LAST_CID = 0xffff;
/** As many runs as there are CIDs; further ones are not read. */
const MOST_RUNS = 0x10000;

/** Widths of a run of CIDs: one for each, or one for all. */
type RunWidths = number | readonly Value[];

/** Widths by CID, of the descendant of a composite font (9.7.4.3). Where /W gives a CID several widths, the last one counts. */
export async function cidWidths(document: PdfDocument, descendant: Dict): Promise<(cid: number) => number> {
	const usual = document.resolve(descendant.get('DW'));
	const runs = await runsOf(document, descendant.get('W'));
	return (cid) => {
		const run = runs.find(cid);
		const width = typeof run?.value === 'object' ? document.resolve(run.value[cid - run.first]) : run?.value;
		if (typeof width === 'number') return width;
		return typeof usual === 'number' ? usual : 1000;
	};
}

/** How a glyph is placed in vertical writing (9.7.4.3), in thousandths of the type size. */
export interface VerticalMetrics {
	/** Displacement to the next glyph; downwards is negative. */
	readonly advance: number;
	/** The position vector: from the origin of horizontal writing to that of vertical writing. */
	readonly x: number;
	readonly y: number;
}

/** Vertical metrics by CID, of the descendant of a composite font. `width` is that of horizontal writing. */
export async function verticalMetrics(
	document: PdfDocument,
	descendant: Dict,
): Promise<(cid: number, width: number) => VerticalMetrics> {
	const [y, advance] = (document.array(descendant.get('DW2')) ?? []).map((item) => numberOf(document, item));
	const runs = await verticalRunsOf(document, descendant.get('W2'));
	return (cid, width) => {
		const run = runs.find(cid);
		// A list has three numbers for each CID; a range has three for all.
		const at = run && run.value.length > 3 ? (cid - run.first) * 3 : 0;
		const given = run?.value.slice(at, at + 3).map((item) => numberOf(document, item));
		return {
			advance: given?.[0] ?? advance ?? -1000,
			x: given?.[1] ?? width / 2,
			y: given?.[2] ?? y ?? 880,
		};
	};
}

/** The runs that `read` finds in a list, the last ones first; each list is read once, because thousands of fonts may share it. */
function rememberRuns<T>(read: (document: PdfDocument, items: readonly Value[]) => Interval<T>[]) {
	const known = new WeakMap<readonly Value[], Promise<Intervals<T>>>();
	return (document: PdfDocument, value: Value | undefined): Promise<Intervals<T>> => {
		const items = document.array(value) ?? [];
		const runs = known.get(items) ?? Intervals.of(read(document, items).reverse(), document.job.pace);
		known.set(items, runs);
		return runs;
	};
}

/** The runs of /W2: `first [advance x y …]` or `first last advance x y`. */
const verticalRunsOf = rememberRuns((document, items) => {
	const runs: Interval<readonly Value[]>[] = [];
	for (let at = 0; at + 1 < items.length && runs.length < MOST_RUNS;) {
		const [first, second] = [document.resolve(items[at]), document.resolve(items[at + 1])];
		if (typeof first !== 'number') break;
		const isList = isArray(second);
		const last = isList ? first + Math.floor(second.length / 3) - 1 : second;
		const metrics = isList ? second : items.slice(at + 2, at + 5);
		at += isList ? 2 : 5;
		if (typeof last !== 'number' || last < 0 || first > LAST_CID || last < first) continue;
		runs.push({ first, last: Math.min(last, LAST_CID), value: metrics });
	}
	return runs;
});

/** The runs of /W: `first [width …]` or `first last width`. */
const runsOf = rememberRuns((document, items) => {
	const runs: Interval<RunWidths>[] = [];
	for (let at = 0; at + 1 < items.length && runs.length < MOST_RUNS;) {
		const [first, second, third] = items.slice(at, at + 3).map((item) => document.resolve(item));
		if (typeof first !== 'number') break;
		const isList = isArray(second);
		const last = isList ? first + second.length - 1 : second;
		const widths = isList ? second : third;
		at += isList ? 2 : 3;
		if (typeof last !== 'number' || last < 0 || first > LAST_CID || last < first) continue;
		if (isArray(widths) || typeof widths === 'number') runs.push({ first, last: Math.min(last, LAST_CID), value: widths });
	}
	return runs;
});
