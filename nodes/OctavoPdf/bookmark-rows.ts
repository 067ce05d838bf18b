/** The rows of bookmarks of the panel as the list that the contract takes (docs/semantics.md, §21.6). */
import type { IExecuteFunctions } from 'n8n-workflow';
import type { Issue } from '../../shared/contract/errors';
import { isObject } from '../../shared/contract/json';
import { isBlankValue, readCollection } from './entries';
import { BOOKMARKS, BOOKMARKS_FROM, HEADING } from './panel/bookmark-properties';
import type { Placement } from './panel/placement';

interface Nested {
	readonly title: unknown;
	readonly page: unknown;
	readonly children: Nested[];
}

/** The value of the JSON input, or that of the rows. */
export function bookmarksOf(context: IExecuteFunctions, { name }: Placement, item: number, issues: Issue[]): unknown {
	if (context.getNodeParameter(BOOKMARKS_FROM, item, 'json') === 'json') return context.getNodeParameter(name, item);
	const given = readCollection(context, BOOKMARKS, item, issues)['values'] ?? [];
	if (!Array.isArray(given)) {
		issues.push({ field: BOOKMARKS, message: 'must have a list of rows under values' });
		return { bookmarks: [] };
	}
	return { bookmarks: nestRows(given, issues) };
}

/** Rows below one another by their levels. The operation itself checks titles and pages. */
function nestRows(rows: readonly unknown[], issues: Issue[]): Nested[] {
	const top: Nested[] = [];
	/** The lists to which the next row may be added, the outermost first. */
	let open = [top];
	for (const [index, row] of rows.entries()) {
		const { title, page, level = 1 } = isObject(row) ? row : {};
		const depth = typeof level === 'string' && level.trim() !== '' ? Number(level) : level;
		if (typeof depth !== 'number' || !Number.isInteger(depth) || depth < 1 || depth > open.length) {
			const most = open.length === 1 ? '1' : `a whole number from 1 to ${open.length}`;
			issues.push({
				field: BOOKMARKS,
				message: `Level of row ${index + 1} must be ${most}: a bookmark is at most one level below the row before it`,
			});
			continue;
		}
		// An expression that finds nothing must not become a heading.
		if (isBlankValue(page))
			issues.push({
				field: BOOKMARKS,
				message: `Page of row ${index + 1} is empty: give a page, or ${HEADING} for a heading that leads nowhere`,
			});
		const bookmark: Nested = { title, page: page === HEADING ? null : page, children: [] };
		open[depth - 1]!.push(bookmark);
		open = [...open.slice(0, depth), bookmark.children];
	}
	return top;
}
