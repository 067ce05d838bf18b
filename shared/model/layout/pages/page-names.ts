/** Pages with names: boxes that ask for one begin a new page, which may have another size (CSS Paged Media 3, 7). */
import { addAll } from '../../../lists';
import type { Box } from '../boxes/box';
import type { Style } from '../boxes/style';
import { BOX_COST, type Steps } from '../boxes/setting';
import type { Laid } from '../boxes/laid';
import { forcedBy } from './page-breaks';

/** The names of the pages of a document; pages without one have the name ''. */
export class PageNames {
	/** Pages from which on a name holds, in their order. */
	private readonly from: number[] = [0];
	private readonly names: string[] = [''];

	/** @param page not before one that was named */
	set(page: number, name: string): void {
		if (this.from.at(-1) === page) this.names[this.names.length - 1] = name;
		else if (this.names.at(-1) !== name) {
			this.from.push(page);
			this.names.push(name);
		}
	}

	of(page: number): string {
		const { from, names } = this;
		if (page >= from.at(-1)!) return names.at(-1)!;
		let [low, high] = [0, from.length - 1];
		while (high - low > 1) {
			const middle = (low + high) >> 1;
			if (from[middle]! <= page) low = middle;
			else high = middle;
		}
		return names[low]!;
	}
}

/** The page before all others, which has another width, and its height between the margins in pixels. */
export interface FirstPage {
	readonly name: string;
	readonly height: number;
}

/**
 * Tells the blocks that follow each other on pages, from the root on, the name of their pages; and how much wider their page is than
 * that of the box around, if that is as wide as its page lets it be.
 *
 * @param widthOf between the margins of pages with a name, in pixels
 * @param first the first page, for the boxes on it that a break follows, or one that is as high
 * @returns whether one of them has a name
 */
export function* namePages(root: Box, widthOf: (name: string) => number, first?: FirstPage): Steps<boolean> {
	const cover = first === undefined ? [] : yield* coverOf(root, first.height);
	if (cover.length === 0 && !(yield* findName(root))) return false;
	const covers = new Set(cover);
	root.pageName = root.style.pageName;
	root.widening = widthOf(root.pageName) - widthOf('');
	root.isFluid = fillsWidth(root);
	const waiting = [root];
	for (let box = waiting.pop(); box; box = waiting.pop()) {
		yield BOX_COST / 10;
		for (const child of pagedIn(box)) {
			if (covers.has(box)) covers.add(child);
			child.pageName = covers.has(child) && first !== undefined ? first.name : child.style.pageName;
			child.isFluid = box.isFluid && fillsWidth(child);
			if (box.isFluid && child.pageName !== box.pageName) child.widening = widthOf(child.pageName) - widthOf(box.pageName!);
			waiting.push(child);
		}
	}
	return true;
}

/** The boxes before the first one that must begin on a new page, if they are all that is before it, or one that fills the page. */
function* coverOf(root: Box, height: number): Steps<readonly Box[]> {
	for (let box: Box | undefined = root; box;) {
		const children: readonly Box[] = pagedIn(box);
		let count = 0;
		for (const { style } of children) {
			yield BOX_COST / 10;
			if (count > 0 && forcedBy(style.breakBefore) === 'page') return children.slice(0, count);
			count++;
			if (count === 1 && children.length > 1 && isHigh(style, height)) return children.slice(0, 1);
			if (forcedBy(style.breakAfter) === 'page' && count < children.length) return children.slice(0, count);
		}
		box = children.length === 1 ? children[0] : undefined;
	}
	return [];
}

/** The view that styles refer to is in whole pixels. */
const isHigh = ({ height, minHeight }: Style, page: number): boolean =>
	[height, minHeight].some((one) => typeof one === 'object' && one.percent === 0 && one.px > page - 2);

function* findName(root: Box): Steps<boolean> {
	const waiting = [root];
	for (let box = waiting.pop(); box; box = waiting.pop()) {
		yield BOX_COST / 10;
		if (box.style.pageName !== '') return true;
		addAll(waiting, pagedIn(box));
	}
	return false;
}

/** How many boxes ask for pages that they do not get, because they are side by side, in columns, or out of the flow. */
export function* countUnpaged(root: Box): Steps<number> {
	let count = 0;
	const waiting: (readonly [box: Box, around: string])[] = [[root, root.style.pageName]];
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		const [{ children, inlines }, around] = next;
		yield BOX_COST / 10;
		const inner = inlines.flatMap((inline) => (inline.kind === 'atom' || inline.kind === 'apart' ? [inline.box] : []));
		for (const box of [...children, ...inner]) {
			const { pageName } = box.style;
			if (box.pageName === undefined && pageName !== around) count++;
			waiting.push([box, pageName]);
		}
	}
	return count;
}

/** The boxes inside that follow each other on pages. */
const pagedIn = ({ inner, style, children }: Box): readonly Box[] =>
	inner === 'blocks' && style.transform.length === 0 ? children.filter(({ isApart }) => !isApart) : [];

const fillsWidth = ({ inner, style: { width, maxWidth } }: Box): boolean =>
	(inner === 'blocks' || inner === 'lines') &&
	maxWidth === 'none' &&
	(width === 'auto' || (typeof width === 'object' && width.px === 0 && width.percent === 1));

/** The name of the first page, of boxes that are not laid out yet. */
export function nameOfFirst(root: Box): string {
	let name = '';
	for (let at: Box | undefined = root; at?.pageName !== undefined; [at] = pagedIn(at)) name = at.pageName;
	return name;
}

/** The name of the page that a box begins on; `undefined` if it is not among the blocks that follow each other on pages. */
export function firstName(laid: Laid): string | undefined {
	let name: string | undefined;
	for (let at: Laid | undefined = laid; at?.box.pageName !== undefined; at = at.children[0]) name = at.box.pageName;
	return name;
}

export function lastName(laid: Laid): string | undefined {
	let name: string | undefined;
	for (let at: Laid | undefined = laid; at?.box.pageName !== undefined; at = at.children.at(-1)) name = at.box.pageName;
	return name;
}
