/** Pages of two versions, drawn, and compared by their pictures (docs/semantics.md, D77). */
import { greatest } from '../../lists';
import { differingPixels } from '../../model/drawing/differing-pixels';
import type { PageImage } from '../../model/drawing/drawer';
import { MOST_SIDE } from '../../model/drawing/page-size';
import { Pdfium } from '../../model/drawing/pdfium';
import { displayedSize, type Box, type PageGeometry } from '../../model/geometry/geometry';
import { geometryOf } from '../../model/geometry/page-geometry';
import type { PdfDocument } from '../../pdf/document';
import type { Job } from '../../pdf/job';
import type { Pace } from '../../pace/pace';
import { drawableInPart, type Drawable } from '../drawing/drawable';
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
	/** Whether there were too many pages to draw, or some that take too long. */
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

/** Pages that take too long to draw differ as they draw. */
async function seenDifferences({ after, before }: DrawnVersions, changes: readonly Change[]): Promise<Seen> {
	const wanted = changes.filter((change) => change.isDrawn && drawsDifferently(change)).slice(0, MOST_DRAWN);
	const boxes = new Map<Change, readonly Box[]>();
	if (wanted.length === 0) return { boxes, truncated: false };
	const sizes = wanted.map(({ page, before: other }) => sizeOf(geometryOf(after, page), geometryOf(before, other)));
	const [now, old] = [
		await Version.of(
			after,
			numbersOf(wanted, ({ page }) => page),
		),
		await Version.of(
			before,
			numbersOf(wanted, (change) => change.before),
		),
	];
	let truncated = wanted.length === MOST_DRAWN;
	for (const [index, change] of wanted.entries()) {
		const size = sizes[index];
		// Characters that no font has are not drawn, so such pages may look the same although they are not.
		if (!size || now.lacksFonts(index) || old.lacksFonts(index)) continue;
		const found = await differencesOf(now, old, index, size);
		if (found) boxes.set(change, found);
		else truncated = true;
	}
	return { boxes, truncated };
}

/** Boxes around what differs on a page, none if it looks the same; undefined if it takes too long to draw. */
async function differencesOf(now: Version, old: Version, index: number, size: DrawnSize): Promise<readonly Box[] | undefined> {
	const { pace } = now.job;
	const differing = async (drawn: DrawnSize) => {
		const [picture, earlier] = [await now.draw(index, drawn), await old.draw(index, drawn)];
		if (!picture || !earlier) return undefined;
		const { boxes, isCertain } = await differingPixels(picture, earlier, Math.round(CELL * drawn.scale), pace);
		return { isCertain, boxes: boxes.map((box) => pointsOf(box, drawn.scale)) };
	};
	const found = await differing(size);
	if (!found || found.isCertain) return found?.boxes;
	let left: readonly Box[] = found.boxes;
	for (const factor of AGAIN) {
		if (left.length === 0) break;
		const again = await differing(sizedBy(size, factor));
		if (!again) return undefined;
		left = await keepNear(left, again.boxes, pace);
	}
	return left.length > 0 ? found.boxes : [];
}

/** Pages of one version that are drawn. */
class Version {
	private readonly withoutFonts: ReadonlySet<number>;

	private constructor(
		readonly job: Job,
		private readonly drawn: Drawable,
		private readonly drawer: Pdfium,
	) {
		this.withoutFonts = drawn.missing.pagesWithout();
	}

	static async of(document: PdfDocument, pages: Uint32Array): Promise<Version> {
		const { job } = document;
		const drawn = await drawableInPart(document, pages, true, FIELD);
		return new Version(job, drawn, await Pdfium.open(drawn.bytes, job, drawn));
	}

	lacksFonts(index: number): boolean {
		return this.withoutFonts.has(this.drawn.pages.numbers[index]!);
	}

	/** Undefined if it takes too long. */
	async draw(index: number, size: DrawnSize): Promise<PageImage | undefined> {
		if (this.drawn.slow.has(index)) return undefined;
		try {
			return await this.drawer.draw(index, size);
		} catch (thrown) {
			if (this.drawer.isTired) return undefined;
			throw thrown;
		}
	}
}

const FIELD = 'tolerance';

/**
 * PDFium puts letters on whole pixels, so one that is a hundredth of a point further may be a whole pixel further at one size. At other
 * sizes it is not: a page of which it is not certain that it differs is drawn twice more, and is the same if no place differs at all sizes.
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
	const scale = Math.min(RESOLUTION / POINTS, Math.sqrt(MOST_PIXELS / (width * height)), MOST_SIDE / Math.max(width, height));
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
