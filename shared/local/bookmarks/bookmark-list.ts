/** The value of `bookmark_list`: bookmarks as JSON, or everything that is wrong with it (docs/semantics.md, §21.6). */
import { invalidParameters, type Issue } from '../../errors';
import { isObject } from '../../json';
import type { JsonObject } from '../../operations/types';
import { MOST_LEVELS, type Bookmark } from '../../model/navigation/bookmarks';
import { shortened } from '../../model/form/names';

const FIELD = 'bookmark_list';
const MEMBERS = ['title', 'page', 'open', 'children'];
/** Problems that one message names. */
const MOST_PROBLEMS = 20;
// A line break would be shown in different ways, other control characters not at all.
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
const LONE_SURROGATE = /\p{Cs}/u;

/** @throws OctavoError `invalid_parameters` with an issue for each problem, by its place in the list. */
export function readBookmarkList(value: JsonObject, pageCount: number): Bookmark[] {
	const list = new BookmarkList(pageCount);
	const bookmarks = list.read(value);
	const [...issues] = list.problems.slice(0, MOST_PROBLEMS);
	const more = list.problems.length - issues.length;
	if (more > 0) issues.push(`has ${more} further problems`);
	if (issues.length > 0) throw invalidParameters(issues.map((message): Issue => ({ field: FIELD, message })));
	return bookmarks;
}

class BookmarkList {
	readonly problems: string[] = [];

	constructor(private readonly pageCount: number) {}

	read(value: JsonObject): Bookmark[] {
		const { bookmarks, ...others } = value;
		for (const key of Object.keys(others))
			this.problems.push(`has “${shortened(key)}”, which means nothing there: it takes only bookmarks`);
		if (bookmarks !== undefined) return this.list(bookmarks, 'bookmarks', 1);
		this.problems.push('must have bookmarks, a list of bookmarks, such as {"bookmarks": [{"title": "Chapter 1", "page": 3}]}');
		return [];
	}

	private list(value: unknown, path: string, level: number): Bookmark[] {
		if (!Array.isArray(value)) {
			this.problems.push(`${path} must be a list of bookmarks`);
			return [];
		}
		if (level > MOST_LEVELS && value.length > 0) {
			const problem = `has bookmarks below more than ${MOST_LEVELS} others`;
			if (!this.problems.includes(problem)) this.problems.push(problem);
			return [];
		}
		return value.map((entry: unknown, index) => this.bookmark(entry, `${path}[${index}]`, level));
	}

	private bookmark(entry: unknown, path: string, level: number): Bookmark {
		if (!isObject(entry)) {
			this.problems.push(`${path} must be an object with title and page`);
			return NONE;
		}
		for (const key of Object.keys(entry))
			if (!MEMBERS.includes(key))
				this.problems.push(
					`${path} has “${shortened(key)}”, which means nothing there: a bookmark has title, page, open and children`,
				);
		const { title, page, open = false, children = [] } = entry;
		const titleProblem = problemOfTitle(title);
		if (titleProblem) this.problems.push(`${path}.title ${titleProblem}`);
		if (typeof open !== 'boolean') this.problems.push(`${path}.open must be true or false`);
		if (!this.isPage(page)) this.problems.push(`${path}.page ${this.problemOfPage(page)}`);
		return {
			title: title as string,
			page: page as number | null,
			open: open === true,
			children: this.list(children, `${path}.children`, level + 1),
		};
	}

	private isPage(page: unknown): boolean {
		return page === null || (typeof page === 'number' && Number.isInteger(page) && page >= 1 && page <= this.pageCount);
	}

	private problemOfPage(page: unknown): string {
		const last =
			this.pageCount === 1 ? 'must be 1, because the document has one page' : `must be a page from 1 to ${this.pageCount}`;
		return `${page === undefined ? 'is missing: it ' : ''}${last}; null makes a heading that leads nowhere`;
	}
}

const NONE: Bookmark = { title: '', page: null, open: false, children: [] };

function problemOfTitle(title: unknown): string | undefined {
	if (title === undefined) return 'is missing: it must be a text';
	if (typeof title !== 'string') return 'must be a text';
	if (title.trim() === '') return 'is empty, and readers would show an empty line: give a text';
	if (CONTROL.test(title)) return 'must not contain control characters or line breaks';
	if (LONE_SURROGATE.test(title)) return 'must not contain an incomplete character (a lone surrogate)';
	return undefined;
}
