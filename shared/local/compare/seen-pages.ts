/** Pages of two versions, drawn, and compared by their pictures (docs/semantics.md, D77). */
import { greatest } from '../../lists';
import { differingPixels } from '../../model/drawing/differing-pixels';
import { Pdfium } from '../../model/drawing/pdfium';
import { displayedSize, type Box, type PageGeometry } from '../../model/geometry/geometry';
import { geometryOf } from '../../model/geometry/page-geometry';
import type { PdfDocument } from '../../pdf/document';
import type { Pace } from '../../pdf/pace';
import { drawable } from '../drawing/drawable';
import type { TextBox } from '../../model/interpreter/frame';
import type { Change, Readers } from './changed-pages';

/** Pixels per inch, and points. */
const RESOLUTION = 150;
const POINTS = 72;
/** Larger pages are drawn smaller. */
const MOST_PIXELS = 16_000_000;
/** Pages that are drawn; further ones differ as they draw. */
const MOST_DRAWN = 1000;
/** Sides of cells in which pixels that differ have one box, in points. */
const CELL = 3;
/** Sizes that differ by less are the same, in points. */
const SAME_SIZE = 0.5;

/** Documents that are drawn: they are changed, and serve nothing else. */
export interface DrawnVersions {
	readonly after: PdfDocument;
	readonly before: PdfDocument;
}

interface Seen {
	/** For each of the changes that was drawn, boxes around the pixels that differ, in points; none if it looks the same. */
	readonly boxes: ReadonlyMap<Change, readonly Box[]>;
	/** Whether there were too many pages to draw. */
	readonly truncated: boolean;
}

export interface SeenChanges {
	/** Those that are seen. */
	readonly changes: readonly Change[];
	/** Pages that draw differently and look the same. */
	readonly pixelEqual: number;
	readonly truncated: boolean;
}

/** `drawn` gives both documents once more, if pages are compared by their pictures. */
export async function withoutSeenSame(
	changes: readonly Change[],
	readers: Readers,
	drawn: (() => Promise<DrawnVersions>) | undefined,
): Promise<SeenChanges> {
	if (!drawn || changes.length === 0) return { changes, pixelEqual: 0, truncated: false };
	const { boxes, truncated } = await seenDifferences(await drawn(), changes);
	const left: Change[] = [];
	for (const change of changes) {
		// Only its text changed: it draws the same.
		if (!drawsDifferently(change)) continue;
		const found = boxes.get(change);
		if (!found) {
			left.push(change);
			continue;
		}
		const ignored = found.length === 0 ? [] : await readers.ignored(change);
		const seen = found.filter((box) => !ignored.some((line) => isMiddleIn(line, box)));
		if (seen.length > 0) left.push({ ...change, seen });
	}
	return { changes: left, pixelEqual: changes.length - left.length, truncated };
}

const drawsDifferently = ({ look, annotations }: Change): boolean => look || annotations;

function isMiddleIn({ x, y, width, height }: TextBox, [left, top, right, bottom]: Box): boolean {
	const [across, down] = [(left + right) / 2, (top + bottom) / 2];
	return across >= x && across <= x + width && down >= y && down <= y + height;
}

/** @throws OctavoError `limit_exceeded` on `tolerance` if a page takes too long to draw */
async function seenDifferences({ after, before }: DrawnVersions, changes: readonly Change[]): Promise<Seen> {
	const wanted = changes.filter((change) => change.isDrawn && drawsDifferently(change)).slice(0, MOST_DRAWN);
	const boxes = new Map<Change, readonly Box[]>();
	if (wanted.length === 0) return { boxes, truncated: false };
	const { job } = after;
	const sizes = wanted.map(({ page, before: other }) => sizeOf(geometryOf(after, page), geometryOf(before, other)));
	const [now, old] = [
		await drawable(
			after,
			numbersOf(wanted, ({ page }) => page),
			true,
			FIELD,
		),
		await drawable(
			before,
			numbersOf(wanted, (change) => change.before),
			true,
			FIELD,
		),
	];
	const unsure = { now: now.missing.pagesWithout(), old: old.missing.pagesWithout() };
	const [drawer, other] = [await Pdfium.open(now.bytes, job, now), await Pdfium.open(old.bytes, job, old)];
	for (const [index, change] of wanted.entries()) {
		const size = sizes[index];
		// Characters that no font has are not drawn, so such pages may look the same although they are not.
		if (!size || unsure.now.has(change.page + 1) || unsure.old.has(change.before + 1)) continue;
		const differing = async (drawn: DrawnSize): Promise<Box[]> => {
			const [picture, earlier] = [await drawer.draw(index, drawn), await other.draw(index, drawn)];
			const found = await differingPixels(picture, earlier, Math.round(CELL * drawn.scale), job.pace);
			return found.map((box) => pointsOf(box, drawn.scale));
		};
		const found = await differing(size);
		let left: readonly Box[] = found;
		for (const factor of AGAIN)
			if (left.length > 0) left = await keepNear(left, await differing(sizedBy(size, factor)), job.pace);
		boxes.set(change, left.length > 0 ? found : []);
	}
	return { boxes, truncated: wanted.length === MOST_DRAWN };
}

const FIELD = 'tolerance';

/**
 * PDFium puts letters on whole pixels, so one that is a hundredth of a point further may be a whole pixel further at one size. At other
 * sizes it is not: a page that differs is drawn twice more, and is the same if no place differs at all sizes.
 */
const AGAIN = [1.13, 0.91];

function sizedBy({ width, height, scale, isTransparent }: DrawnSize, factor: number): DrawnSize {
	const by = width * height * factor * factor > MOST_PIXELS ? 1 / factor : factor;
	const pixels = (side: number): number => Math.max(1, Math.round(side * by));
	return { width: pixels(width), height: pixels(height), isTransparent, scale: scale * by };
}

/** The boxes near which there are others. Both are small: those of cells. */
async function keepNear(boxes: readonly Box[], others: readonly Box[], pace: Pace): Promise<Box[]> {
	const near = new Set<string>();
	// On large pages, boxes are larger, too.
	const cell = greatest([CELL, ...boxes.map(longSide), ...others.map(longSide)]);
	const cellsOf = ([left, top, right, bottom]: Box): string[] => {
		const found: string[] = [];
		for (let y = Math.floor(top / cell); y <= bottom / cell; y++)
			for (let x = Math.floor(left / cell); x <= right / cell; x++) found.push(`${x} ${y}`);
		return found;
	};
	for (const box of others) {
		for (const cell of cellsOf(box)) near.add(cell);
		const due = pace.step(CELL_COST);
		if (due) await due;
	}
	const left: Box[] = [];
	for (const box of boxes) {
		if (cellsOf(box).some((cell) => near.has(cell))) left.push(box);
		const due = pace.step(CELL_COST);
		if (due) await due;
	}
	return left;
}

const longSide = ([left, top, right, bottom]: Box): number => Math.max(right - left, bottom - top) / 2;

/** The cost of the cells of a box, see `Pace`. */
const CELL_COST = 2000;

const numbersOf = (changes: readonly Change[], indexOf: (change: Change) => number): Uint32Array =>
	Uint32Array.from(changes, (change) => indexOf(change) + 1);

interface DrawnSize {
	readonly width: number;
	readonly height: number;
	readonly isTransparent: false;
	/** Pixels per point. */
	readonly scale: number;
}

/** The size in pixels at which both pages are drawn; undefined if they have different sizes. */
function sizeOf(one: PageGeometry, other: PageGeometry): DrawnSize | undefined {
	const [{ width, height }, earlier] = [displayedSize(one), displayedSize(other)];
	if (Math.abs(width - earlier.width) > SAME_SIZE || Math.abs(height - earlier.height) > SAME_SIZE) return undefined;
	const scale = Math.min(RESOLUTION / POINTS, Math.sqrt(MOST_PIXELS / (width * height)));
	const pixels = (points: number): number => Math.max(1, Math.round(points * scale));
	return { width: pixels(width), height: pixels(height), isTransparent: false, scale };
}

/** With a point around it, because other programs draw edges in other pixels. */
const pointsOf = ([left, top, right, bottom]: Box, scale: number): Box => [
	left / scale - 1,
	top / scale - 1,
	right / scale + 1,
	bottom / scale + 1,
];
