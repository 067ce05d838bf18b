/** Pages as displayed: sizes in points, rotation, labels. */
import type { JsonObject } from '../../contract/backend';
import type { PdfDocument } from '../../pdf/document';
import { labelNumber } from '../../model/navigation/label-number';
import { readPageLabels, type PageLabel } from '../../model/navigation/labels';
import { displayedSize, type PageGeometry } from '../../model/geometry/geometry';
import type { Pages } from '../../model/geometry/page-walk';
import { readablePrefix } from '../../model/tree/readable-text';

/** Sizes that differ by less than this, in points, are one size. */
const PRECISION = 1000;

/** Width and height of a page as displayed, in points. */
function roundedSize(page: PageGeometry): { readonly width: number; readonly height: number } {
	const { width, height } = displayedSize(page);
	const points = (length: number) => Math.round(length * PRECISION) / PRECISION;
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
		const { width, height } = roundedSize(page);
		const key = `${width} ${height}`;
		const group = groups.get(key);
		if (group) group.count += counts[kind]!;
		else groups.set(key, { width, height, count: counts[kind]!, firstPage: first[kind]! });
	}
	return [...groups.values()];
}

/** `characters`: of each page, if they are known. */
export async function eachPage(
	document: PdfDocument,
	{ kinds, kindOf }: Pages,
	characters: readonly number[] | null,
): Promise<JsonObject[]> {
	const labelOf = await pageLabels(document);
	const sizes = kinds.map(roundedSize);
	return Array.from(kindOf, (kind, index) => ({
		...sizes[kind]!,
		rotation: kinds[kind]!.rotation,
		label: labelOf(index),
		characters: characters?.[index] ?? null,
	}));
}

/** The label of the page at an index, as readers show it; null without labels. */
export async function pageLabels(document: PdfDocument): Promise<(index: number) => string | null> {
	const labelOf = await readPageLabels(document);
	return (index) => (labelOf ? labelText(labelOf(index)) : null);
}

function labelText({ style, prefix, number }: PageLabel): string {
	return readablePrefix(prefix) + labelNumber(style, number);
}
