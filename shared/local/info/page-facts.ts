/** Pages as displayed: sizes in points, rotation, labels. */
import type { JsonObject } from '../../backend';
import type { PdfDocument } from '../../pdf/document';
import { readPageLabels, type PageLabel } from '../../pdf/prune/labels';
import { viewerSize, type PageGeometry } from '../stamp/core/geometry';
import type { Pages } from './page-walk';
import { textOf } from './texts';

/** Sizes that differ by less than this, in points, are one size. */
const PRECISION = 1000;

/** Width and height of a page as displayed, in points. */
function sizeOf(page: PageGeometry): { readonly width: number; readonly height: number } {
	const { width, height } = viewerSize(page);
	const points = (length: number) => Math.round(length * page.userUnit * PRECISION) / PRECISION;
	return { width: points(width), height: points(height) };
}

/** The sizes that occur, in the order in which they occur first. */
export function pageSizes({ kinds, kindOf }: Pages): JsonObject[] {
	const counts = new Int32Array(kinds.length);
	const first = new Int32Array(kinds.length);
	for (let index = kindOf.length - 1; index >= 0; index--) {
		counts[kindOf[index]!]!++;
		first[kindOf[index]!] = index + 1;
	}
	const groups = new Map<string, { width: number; height: number; count: number; firstPage: number }>();
	// Kinds are numbered in the order in which they occur first. Several may have one size.
	for (const [kind, page] of kinds.entries()) {
		const { width, height } = sizeOf(page);
		const key = `${width} ${height}`;
		const group = groups.get(key);
		if (group) group.count += counts[kind]!;
		else groups.set(key, { width, height, count: counts[kind]!, firstPage: first[kind]! });
	}
	return [...groups.values()];
}

export function eachPage(document: PdfDocument, { kinds, kindOf }: Pages): JsonObject[] {
	const labelOf = readPageLabels(document);
	const sizes = kinds.map(sizeOf);
	return Array.from(kindOf, (kind, index) => ({
		...sizes[kind]!,
		rotation: kinds[kind]!.rotation,
		label: labelOf ? labelText(labelOf(index)) : null,
	}));
}

/** A label as readers show it (ISO 32000-2, Table 161). */
export function labelText({ style, prefix, number }: PageLabel): string {
	const before = prefix ? (textOf(prefix) ?? '') : '';
	switch (style) {
		case 'D':
			return `${before}${number}`;
		case 'R':
			return `${before}${roman(number)}`;
		case 'r':
			return `${before}${roman(number).toLowerCase()}`;
		case 'A':
			return `${before}${letters(number)}`;
		case 'a':
			return `${before}${letters(number).toLowerCase()}`;
		default:
			return before;
	}
}

const NUMERALS = [
	[1000, 'M'],
	[900, 'CM'],
	[500, 'D'],
	[400, 'CD'],
	[100, 'C'],
	[90, 'XC'],
	[50, 'L'],
	[40, 'XL'],
	[10, 'X'],
	[9, 'IX'],
	[5, 'V'],
	[4, 'IV'],
	[1, 'I'],
] as const;

/** A number that would take more letters than anybody reads is written with digits. */
const MOST_ROMAN = 100_000;
const MOST_LETTERS = 100;

function roman(number: number): string {
	if (number > MOST_ROMAN) return String(number);
	let left = number;
	let text = '';
	for (const [value, numeral] of NUMERALS) for (; left >= value; left -= value) text += numeral;
	return text;
}

/** A to Z, AA to ZZ, AAA to ZZZ and so on. */
function letters(number: number): string {
	const times = Math.ceil(number / 26);
	return times > MOST_LETTERS ? String(number) : String.fromCharCode(65 + ((number - 1) % 26)).repeat(times);
}
