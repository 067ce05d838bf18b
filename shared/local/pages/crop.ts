/** The boxes of cropped pages (ISO 32000-2, 14.11.2; docs/semantics.md, §30.2). */
import { invalidParameters } from '../../contract/errors';
import type { PdfDocument } from '../../pdf/document';
import type { Patch } from '../../pdf/syntax/patch';
import type { Margins } from '../../model/drawn/drawn-pages';
import {
	inches,
	movedBox,
	sharedArea,
	viewerMatrix,
	viewerSize,
	writeNumbers,
	type Box,
	type PageGeometry,
} from '../../model/geometry/geometry';
import { boxOf } from '../../model/geometry/page-geometry';
import { PageWalk } from '../../model/geometry/page-walk';

/** By the position of the page in the selection; undefined where the page stays as it is. */
export type MarginsOf = (position: number) => Margins | undefined;

export interface Cropped {
	readonly croppedPages: number;
	/** The numbers of the pages that stay as they are. */
	readonly left: readonly number[];
}

/** The shortest side of a page, in user space units (ISO 32000-2, Annex C). */
const LEAST = 3;
/** Boxes that lie within the CropBox. */
const INNER = ['BleedBox', 'TrimBox', 'ArtBox'] as const;

/**
 * Cuts margins off the selected pages, given by their numbers.
 *
 * @throws OctavoError `invalid_parameters` if nothing is left of a page
 */
export async function cropPages(
	document: PdfDocument,
	selected: Uint32Array,
	marginsOf: MarginsOf,
	shrinks: boolean,
): Promise<Cropped> {
	const walk = new PageWalk(document);
	const left: number[] = [];
	/** By the kind of page; a patch that is used again is written once. */
	const known = new Map<number, { readonly margins: Margins; readonly box: Box; readonly patch: Patch }>();
	for (const [position, page] of selected.entries()) {
		const due = document.job.pace.step(400);
		if (due) await due;
		const margins = marginsOf(position);
		if (!margins) {
			left.push(page);
			continue;
		}
		walk.goTo(page - 1);
		let crop = known.get(walk.kind);
		if (crop?.margins !== margins) {
			const box = croppedBox(walk.kinds[walk.kind]!, margins, page);
			const value = writeNumbers(box);
			crop = { margins, box, patch: shrinks ? { CropBox: value, MediaBox: value } : { CropBox: value } };
			known.set(walk.kind, crop);
		}
		const inner = innerBoxes(document, walk, page - 1, crop.box);
		document.pages.patch(page - 1, inner ? { ...crop.patch, ...inner } : crop.patch);
	}
	return { croppedPages: selected.length - left.length, left };
}

function croppedBox(geometry: PageGeometry, { left, right, top, bottom }: Margins, page: number): Box {
	const { userUnit } = geometry;
	const { width, height } = viewerSize(geometry);
	const across = remaining(left / userUnit, right / userUnit, width);
	const up = remaining(bottom / userUnit, top / userUnit, height);
	if (!across || !up) {
		const [length, direction, fields] = across
			? [height, 'high', ['crop_top', 'crop_bottom']]
			: [width, 'wide', ['crop_left', 'crop_right']];
		const message = `leaves nothing of page ${page}, which is ${inches(length, geometry)} inches ${direction}: ${fields.join(' and ')} together must be less`;
		throw invalidParameters([{ field: fields[0]!, message, mentions: fields }]);
	}
	return movedBox(viewerMatrix(geometry), [across[0], up[0], across[1], up[1]]);
}

/** Where a side begins and ends after the cut. The content may be a line: then the page keeps the shortest side around it. */
function remaining(before: number, after: number, length: number): readonly [from: number, to: number] | undefined {
	const [from, to] = [before, length - after];
	if (to - from >= LEAST) return [from, to];
	if (to <= from || length < LEAST) return undefined;
	const start = Math.min(Math.max((from + to - LEAST) / 2, 0), length - LEAST);
	return [start, start + LEAST];
}

/** The page's other boxes, cut as well; those of which nothing is left go. */
function innerBoxes(document: PdfDocument, { bytes, entries }: PageWalk, index: number, crop: Box): Patch | undefined {
	if (bytes && INNER.every((key) => entries.find(bytes, key) < 0)) return undefined;
	const number = document.pages.number(index);
	const changed: Record<string, number[] | undefined> = {};
	for (const key of INNER) {
		const value = document.entry(number, key);
		if (value === undefined) continue;
		const box = boxOf(document, value);
		const shared = box && sharedArea(box, crop);
		changed[key] = shared && writeNumbers(shared);
	}
	return changed;
}
