/** Lays out a tree of boxes on pages, and draws them. */
import { greatest } from '../../lists';
import { limitExceeded } from '../../pdf/limits';
import type { Composition } from '../making/composition';
import type { Place } from '../making/sheet';
import { loadLineBreaks } from '../setting/line-breaks';
import { atEase } from '../../pace/steps';
import type { Pace } from '../../pace/pace';
import { placeBeside, sideOf } from './blocks';
import type { Box } from './boxes/box';
import { marginSize } from './boxes/edges';
import { openingOf } from './boxes/images';
import { Canvas, type PageBox } from './paint/canvas';
import { isOnPage } from './paint/fixed';
import { endFor, endInside, type Laid, type Placed } from './boxes/laid';
import { isTurned } from './pages/page-breaks';
import { countUnpaged, firstName, nameOfFirst, namePages, type PageNames } from './pages/page-names';
import { Pager } from './pages/pager';
import { Painter } from './paint/painter';
import { orderOf, rankBoxes } from './boxes/stacking';
import { pagesOfPlaces } from './target-places';
import { widthsOf } from './intrinsic';
import { layPositioned } from './boxes/positioned';
import { Layout, type Quirks, type Steps } from './boxes/setting';
import { usedLength } from './boxes/style';
import { layOutBox } from './tree';

export const MOST_PAGES = 5_000;
export const tooManyPages = (): Error =>
	limitExceeded('pages', `The document has more than ${MOST_PAGES} pages`, 'Split it into several documents', 'file');
/** Of layouts, each of which may move what the texts of the one before named. */
const MOST_ROUNDS = 5;
/** Points of a pixel of CSS. */
export const POINTS = 0.75;
/** A layout that is wider than the page is made smaller, down to this part. */
const SMALLEST = 0.5;
const FINE = 0.001;

interface Extent {
	readonly width: number;
	readonly height: number;
}

export interface Pages {
	readonly box: PageBox;
	readonly quirks: Quirks;
	/** Makes the tree for a page of this many pixels, each of `scale` points; called again if it does not fit. */
	readonly tree: (page: Extent, scale: number) => Promise<Box>;
	/** If texts of the tree name pages. */
	readonly targets: () => Targets | undefined;
}

export interface Targets {
	/** Whether the numbers of the tree hold for the pages that places are on, by their indexes; otherwise the tree is made again. */
	readonly isSettled: (pagesOf: ReadonlyMap<Place, number>) => boolean;
}

export interface LaidPages {
	readonly names: PageNames;
	/** Texts whose shadows are not drawn, because there are too many. */
	readonly shadowsLeftOut: number;
	/** Whether texts of the tree name the pages that places are on. */
	readonly isSettled: boolean;
	/** Boxes that ask for pages that they do not get. */
	readonly unpaged: number;
	/** Whether text or a picture reaches over the right edge of its sheet, although all is as small as it may be. */
	readonly isCutOff: boolean;
}

/** Puts the boxes on new pages of `composition`. */
export async function layOutPages(
	{ box, tree, targets, quirks }: Pages,
	composition: Composition,
	pace: Pace,
): Promise<LaidPages> {
	const breaks = await loadLineBreaks();
	let factor = 1;
	let { first } = box;
	/** The name of the first page, as far as it is known. */
	let seen = first ?? '';
	let isSeen = false;
	for (let round = 1; ;) {
		const scale = POINTS * factor;
		const widthOf = (name: string) => box.widthOf(name) / scale;
		const page = { width: widthOf(''), height: box.areaOf(0, seen).height / scale };
		const { width, height } = box.viewOf(seen);
		const view = { width: width / scale, height: height / scale };
		const layout = new Layout({ layOut: layOutBox, widthsOf }, composition.typefaces, breaks, view, quirks);
		const root = await tree(view, scale);
		const cover = first === undefined ? undefined : { name: first, height: box.areaOf(0, first).height / scale };
		const hasNames = await atEase(namePages(root, widthOf, cover), pace);
		const opening = hasNames ? nameOfFirst(root) : '';
		if (!isSeen && !isAsLarge(box.viewOf(opening), box.viewOf(seen))) {
			[seen, isSeen] = [opening, true];
			continue;
		}
		await atEase(rankBoxes(root), pace);
		const laid = await atEase(layRoot(root, layout, page), pace);
		const widest = await atEase(widestOf(laid, widthOf), pace);
		const wanted = Math.max(1 / Math.max(widest, 0.001), SMALLEST);
		if (factor === 1 && widest > 1 + 1 / page.width) {
			factor = wanted;
			continue;
		}
		const isCutOff = factor === SMALLEST && (await atEase(widestOf(laid, sheetsOf(box, scale), true), pace)) > 1 + FINE;
		const canvas = new Canvas(composition, box, scale, MOST_PAGES, tooManyPages);
		canvas.rename(0, firstName(laid) ?? '');
		const pager = new Pager(canvas.fragments, layout.work, undefined, hasNames ? canvas.rename.bind(canvas) : undefined);
		const placed = await atEase(pager.place(laid, laid.x, laid.y, 0), pace);
		canvas.last = await atEase(lastPage(placed, pager), pace);
		// A first part that needs more than its page is as wide as all others.
		if (first !== undefined && canvas.last > 0 && canvas.names.of(1) === first) {
			first = undefined;
			isSeen = false;
			continue;
		}
		const named = targets();
		const isSettled = !named || named.isSettled(await atEase(pagesOfPlaces(placed, canvas), pace));
		if (!isSettled && round < MOST_ROUNDS) {
			round++;
			continue;
		}
		// A document has at least one page.
		canvas.sheet(canvas.last);
		const unpaged = await atEase(countUnpaged(root), pace);
		fillPages(placed, canvas, page.width);
		const painter = new Painter(canvas, layout);
		await atEase(painter.paint(placed), pace);
		await atEase(repeatFixed(placed, canvas, layout), pace);
		canvas.close();
		return { names: canvas.names, shadowsLeftOut: layout.shadowsLeftOut, isSettled, unpaged, isCutOff };
	}
}

const isAsLarge = (one: Extent, other: Extent): boolean => one.width === other.width && one.height === other.height;

/** The background of the root is that of all pages, also beside its margins, and is placed in its box (CSS Backgrounds 3, 2.11.2). */
function fillPages(root: Placed, { fragments, last }: Canvas, width: number): void {
	const { backgroundColor, backgroundImage, backgroundAttachment } = root.laid.box.style;
	if (backgroundColor === undefined && backgroundImage.length === 0) return;
	const { laid, x, top, bottom } = root;
	if (backgroundAttachment === 'scroll') root.ground = { left: x, right: x + laid.width, top, bottom };
	root.x = 0;
	root.top = 0;
	laid.width = Math.max(width, x + laid.width);
	root.bottom = fragments.endOf(last);
}

/** Boxes that are fixed are on every page; after the first they are decoration. */
function* repeatFixed({ apart }: Placed, canvas: Canvas, layout: Layout): Steps<void> {
	for (const one of apart) {
		const { box } = one.laid;
		// One that is further down is where it is in the flow; those under the flow were drawn before it.
		if (box.style.position !== 'fixed' || orderOf(box) < 0 || !(yield* isOnPage(canvas, one))) continue;
		yield* new Painter(canvas, layout).repeat(one, canvas);
	}
}

/** @param page heights in percent are those of the first page, and so are places at its bottom */
function* layRoot(root: Box, layout: Layout, page: Extent): Steps<Laid> {
	if (layout.quirks === 'all') layout.filling = [root, ...root.children.filter(({ isApart }) => !isApart).slice(0, 1)];
	layout.opening = openingOf(root, layout);
	const laid = yield* layout.layOut(root, { width: page.width + root.widening, height: page.height });
	laid.height = Math.max(laid.height, 1);
	laid.x = placeBeside(root, laid.width, page.width, sideOf(root.style));
	laid.y = marginSize(root.style.marginTop, page.width);
	yield* layPositioned(laid, layout, true);
	layout.forget();
	return laid;
}

/** How far it is from the left margin of a page to the right edge of the sheet, where that is farthest. */
const sheetsOf =
	(box: PageBox, scale: number) =>
	(name: string): number =>
		greatest([0, 1, 2].map((index) => box.areaOf(index, name)).map(({ page, left }) => page.width - left)) / scale;

/**
 * How far boxes reach to the right, at most: a part of the width of their page.
 *
 * @param isContent whether only text and pictures count, and none that is turned
 */
function* widestOf(root: Laid, widthOf: (name: string) => number, isContent = false): Steps<number> {
	let widest = 0;
	const waiting: (readonly [laid: Laid, x: number, page: number])[] = [[root, root.x, widthOf('')]];
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		const [laid, from, around] = next;
		yield 2000;
		const { style, pageName } = laid.box;
		// As wide as the box around it, which counts.
		if (laid.turn) continue;
		const page = pageName === undefined ? around : widthOf(pageName);
		if (isTurned(style)) {
			if (isContent) continue;
			widest = Math.max(widest, (from + turnedRight(laid)) / page);
			continue;
		}
		const x = from + movedBy(laid);
		if (!isContent || laid.box.replaced !== undefined) widest = Math.max(widest, (x + laid.width) / page);
		if (style.overflow === 'hidden') continue;
		for (const { texts } of laid.lines) for (const text of texts) widest = Math.max(widest, (x + text.x + text.width) / page);
		// Fixed boxes belong to the page, which they do not make wider.
		for (const child of [...laid.children, ...laid.apart])
			if (style.visibility === 'visible' && child.box.style.position !== 'fixed') waiting.push([child, x + child.x, page]);
		for (const { atoms } of laid.lines) for (const { laid: atom } of atoms) waiting.push([atom, x + atom.x, page]);
		// Content that is too wide for a column may be in the last one.
		const { columns } = laid;
		if (columns) waiting.push([columns.content, x + (columns.count - 1) * (columns.width + columns.gap), page]);
	}
	return widest;
}

/** The right end of a box that is turned or scaled, from its left edge before that. */
function turnedRight({ box, width, height, shift }: Laid): number {
	const { transform, transformOrigin } = box.style;
	const [left, top] = [usedLength(transformOrigin[0], width), usedLength(transformOrigin[1], height)];
	const corners = [0, width].flatMap((x) => [0, height].map((y) => [x - left, y - top] as const));
	const turned = corners.map((corner) =>
		transform.reduceRight<readonly [number, number]>(
			([x, y], one) =>
				one.kind === 'matrix'
					? [one.values[0] * x + one.values[2] * y + one.values[4], one.values[1] * x + one.values[3] * y + one.values[5]]
					: [x + usedLength(one.x, width), y + usedLength(one.y, height)],
			corner,
		),
	);
	return (shift?.x ?? 0) + left + greatest(turned.map(([x]) => x));
}

/** How far a box is moved to the right: by its place, or by transforms, such as one that is centered by half its width. */
const movedBy = ({ box, width, shift }: Laid): number =>
	box.style.transform.reduce((sum, one) => (one.kind === 'matrix' ? sum : sum + usedLength(one.x, width)), shift?.x ?? 0);

/** The last page with text, a picture, or a box that is seen. */
function* lastPage(root: Placed, pager: Pager): Steps<number> {
	let last = 0;
	const waiting: (readonly [placed: Placed, end: number])[] = [[root, Infinity]];
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		yield 2000;
		const [placed, around] = next;
		if (placed.onlyPage !== undefined) {
			last = Math.max(last, placed.onlyPage);
			continue;
		}
		const { laid, lines, children, apart, bottom } = placed;
		const end = endInside(placed, around);
		for (const { line, top, atoms } of lines) {
			if (line.texts.length > 0 && top < end) last = Math.max(last, pager.pageOf(top + line.height / 2));
			for (const atom of atoms) waiting.push([atom, end]);
		}
		const { style, replaced } = laid.box;
		const cut = endFor(placed, around);
		const isSeen =
			placed.top < cut &&
			(replaced !== undefined ||
				style.backgroundColor !== undefined ||
				style.backgroundImage.length > 0 ||
				style.borderTopWidth > 0);
		const isOwnHeight = typeof style.height === 'object' && style.height.percent === 0;
		if (isSeen && (isOwnHeight || children.length + lines.length === 0) && laid.height > 0)
			last = Math.max(last, pager.pageOf(Math.min(bottom, cut) - 0.2));
		for (const child of [...children, ...apart]) waiting.push([child, end]);
		// Rows of columns are only where something is in them.
		const row = placed.columns?.rows.findLast(({ top }) => placed.top + top < end);
		if (row) last = Math.max(last, pager.pageOf(placed.top + row.top));
	}
	return last;
}
