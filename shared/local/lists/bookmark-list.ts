/** The value of `bookmark_list`: bookmarks as JSON, or everything that is wrong with it (docs/semantics.md, §21.6). */
import { isObject } from '../../contract/json';
import type { JsonObject } from '../../contract/operations/types';
import { MOST_LEVELS, type Bookmark } from '../../model/navigation/bookmarks';
import type { Pace } from '../../pace/pace';
import { Problems, problemOfText } from './problems';

/** The cost of a bookmark, see `Pace`. */
const COST = 500;
const MEMBERS = ['title', 'page', 'open', 'children'];

/** @throws OctavoError `invalid_parameters` with an issue for each problem, by its place in the list. */
export async function readBookmarkList(value: JsonObject, pageCount: number, pace: Pace): Promise<Bookmark[]> {
	const list = new BookmarkList(pageCount, pace);
	const bookmarks = await list.read(value);
	list.problems.raise();
	return bookmarks;
}

class BookmarkList {
	readonly problems = new Problems('bookmark_list');
	private isTooDeep = false;

	constructor(
		private readonly pageCount: number,
		private readonly pace: Pace,
	) {}

	async read(value: JsonObject): Promise<Bookmark[]> {
		this.problems.addUnknownMembers('', value, ['bookmarks'], 'it takes only bookmarks');
		const { bookmarks } = value;
		if (bookmarks !== undefined) return this.list(bookmarks, 'bookmarks', 1);
		this.problems.add(
			() => 'must have bookmarks, a list of bookmarks, such as {"bookmarks": [{"title": "Chapter 1", "page": 3}]}',
		);
		return [];
	}

	private async list(value: unknown, path: string, level: number): Promise<Bookmark[]> {
		if (!Array.isArray(value)) {
			this.problems.add(() => `${path} must be a list of bookmarks`);
			return [];
		}
		if (level > MOST_LEVELS && value.length > 0) {
			if (!this.isTooDeep) this.problems.add(() => `has bookmarks below more than ${MOST_LEVELS} others`);
			this.isTooDeep = true;
			return [];
		}
		const bookmarks: Bookmark[] = [];
		for (const [index, entry] of (value as unknown[]).entries()) {
			const due = this.pace.step(COST);
			if (due) await due;
			bookmarks.push(await this.bookmark(entry, `${path}[${index}]`, level));
		}
		return bookmarks;
	}

	private async bookmark(entry: unknown, path: string, level: number): Promise<Bookmark> {
		if (!isObject(entry)) {
			this.problems.add(() => `${path} must be an object with title and page`);
			return NONE;
		}
		this.problems.addUnknownMembers(`${path} `, entry, MEMBERS, 'a bookmark has title, page, open and children');
		const { title, page: written, open = false, children = [] } = entry;
		// As a spreadsheet or a form gives it.
		const page = typeof written === 'string' && /^[1-9]\d{0,8}$/.test(written) ? Number(written) : written;
		const titleProblem = problemOfTitle(title);
		if (titleProblem) this.problems.add(() => `${path}.title ${titleProblem}`);
		if (typeof open !== 'boolean') this.problems.add(() => `${path}.open must be true or false`);
		if (!this.isPage(page)) this.problems.add(() => `${path}.page ${this.problemOfPage(page)}`);
		return {
			title: title as string,
			page: page as number | null,
			open: open === true,
			children: Array.isArray(children) && children.length === 0 ? [] : await this.list(children, `${path}.children`, level + 1),
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
	return problemOfText(title);
}
