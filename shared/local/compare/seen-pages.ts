/** Pages of two versions, drawn, and compared by their pictures (docs/semantics.md, D77). */
import { differingPixels } from '../../model/drawing/differing-pixels';
import { Pdfium } from '../../model/drawing/pdfium';
import { displayedSize, type Box, type PageGeometry } from '../../model/geometry/geometry';
import { geometryOf } from '../../model/geometry/page-geometry';
import type { PdfDocument } from '../../pdf/document';
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
		const [picture, earlier] = [await drawer.draw(index, size), await other.draw(index, size)];
		const found = await differingPixels(picture, earlier, Math.round(CELL * size.scale), job.pace);
		boxes.set(
			change,
			found.map((box) => pointsOf(box, size.scale)),
		);
	}
	return { boxes, truncated: wanted.length === MOST_DRAWN };
}

const FIELD = 'tolerance';

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
