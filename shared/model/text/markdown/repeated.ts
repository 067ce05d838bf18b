/** Heads, feet and page numbers: lines at the edges of pages that repeat, digits aside. */
import type { Block, Line } from '../layout/blocks';
import { PlacedBlock, TableBlock } from '../layout/table-block';
import type { PageText } from '../page-text';

/** A line must be on at least this many pages. */
const LEAST_PAGES = 3;
/** How many lines at the top and at the bottom of a page may be a head or a foot, in which share of its height. */
const LINES = 3;
const EDGE = 0.12;

/** Lines of each page that repeat on others. */
export function repeatedLines(pages: readonly PageText[]): ReadonlySet<Line> {
	const places = new Map<string, { line: Line; page: number }[]>();
	for (const [
		page,
		{
			blocks,
			found: { height },
		},
	] of pages.entries())
		for (const line of atEdges(blocks, height)) {
			const key = maskLine(line);
			const known = places.get(key);
			if (known) known.push({ line, page });
			else places.set(key, [{ line, page }]);
		}
	const repeated = new Set<Line>();
	for (const lines of places.values()) {
		if (new Set(lines.map(({ page }) => page)).size < LEAST_PAGES) continue;
		for (const { line } of lines) repeated.add(line);
	}
	return repeated;
}

/** The first and the last lines of a page, from top to bottom. */
function atEdges(blocks: readonly Block[], height: number): Line[] {
	const upright = blocks
		.flatMap((block) => (block instanceof TableBlock || block instanceof PlacedBlock ? [] : block.lines))
		.filter(({ frame }) => frame.cos === 1 && !frame.vertical);
	const sorted = upright.sort((one, other) => one.baseline - other.baseline);
	const top = sorted.slice(0, LINES).filter(({ baseline }) => baseline < EDGE * height);
	const bottom = sorted.slice(-LINES).filter(({ baseline }) => baseline > (1 - EDGE) * height);
	return [...top, ...bottom];
}

/** Where and what: digits count as one, so that page numbers are the same on each page. */
function maskLine({ segments, baseline }: Line): string {
	const text = segments.map(({ fragments }) => fragments.map((fragment) => fragment.text).join('')).join(' ');
	return `${Math.round(baseline / 4)} ${text.replace(/\p{Nd}+/gu, '0')}`;
}
