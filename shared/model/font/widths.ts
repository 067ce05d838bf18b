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

/** CIDs are 0 to 65,535 (Table C.1). */
const LAST_CID = 0xffff;
/** As many runs as there are CIDs; further ones are not read. */
const MOST_RUNS = 0x10000;

/** Widths of a run of CIDs: one for each, or one for all. */
type RunWidths = number | readonly Value[];

/** Widths by CID, of the descendant of a composite font (9.7.4.3). Where /W gives a CID several widths, the last one counts. */
export async function cidWidths(document: PdfDocument, descendant: Dict): Promise<(cid: number) => number> {
	const usual = document.resolve(descendant.get('DW'));
	const runs = await Intervals.of(readRuns(document, descendant.get('W')).reverse(), document.job.pace);
	return (cid) => {
		const run = runs.find(cid);
		const width = typeof run?.value === 'object' ? document.resolve(run.value[cid - run.first]) : run?.value;
		if (typeof width === 'number') return width;
		return typeof usual === 'number' ? usual : 1000;
	};
}

/** The runs of /W: `first [width …]` or `first last width`. */
function readRuns(document: PdfDocument, value: Value | undefined): Interval<RunWidths>[] {
	const runs: Interval<RunWidths>[] = [];
	const items = document.array(value) ?? [];
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
}
