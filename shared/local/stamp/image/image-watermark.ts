/** The image watermark: one image XObject for all pages, placed within the margins of each. */
import { invalidParameters, type Issue } from '../../../contract/errors';
import type { ParamsOf } from '../../../contract/operations';
import type { PdfDocument } from '../../../pdf/document';
import { dict, name, Stream, type Ref } from '../../../pdf/syntax/values';
import { readImage, type Image } from '../../../model/image/image';
import type { LocalJob } from '../../operation';
import { inches, multiply, viewerMatrix, type Matrix, type PageGeometry } from '../../../model/geometry/geometry';
import { cornerAt, marginIssues, roomsOf, type Room } from '../core/positions';
import { matrixText, paintObject } from '../../../model/content/painting';
import { claimOf, covers, endClaim, ENDS, groupColorSpaceFor, type Claim } from '../core/pdfa';
import { stampPages } from '../core/stamp-pages';
import { survey, type Survey } from '../../../model/content/survey';
import type { Stamped } from '../stamped';

type Parameters = ParamsOf<'add_image_watermark'>;

const NAME = 'OctavoImage';

/**
 * Puts the image on the selected pages (one-based) of the document.
 *
 * @throws OctavoError `invalid_parameters` for an image that cannot be embedded, a margin that leaves no room, and a width
 * beyond the room.
 */
export async function addImageWatermark(
	document: PdfDocument,
	parameters: Parameters,
	selected: Uint32Array,
	job: LocalJob,
): Promise<Stamped> {
	const { transparency, layer, image: file } = parameters;
	const surveyed = await survey(document, selected);
	const image = await job.prepared.ofFile(file.bytes, 'image', () => readImage(file, 'image', job));
	const { kinds } = surveyed;
	const rooms = roomsOf('add_image_watermark', kinds, parameters.margin);
	const sizes = kinds.map((page, kind) => rooms[kind] && sizeOfImage(image, page, rooms[kind], parameters.image_width));
	const issues = issuesOf(surveyed, rooms, sizes);
	if (issues.length > 0) throw invalidParameters(issues);

	const claim = await claimOf(document);
	// Without a profile, PDF/A takes the colors of an image only where the output intent covers them.
	const embedded = image.embed(document, { profiled: claim !== undefined });
	const ref = transparency === 0 ? embedded : transparent(document, embedded, transparency);
	const placements = kinds.map((page, kind) => {
		const { width, height } = sizes[kind]!;
		const [x, y] = cornerAt(page, rooms[kind]!, parameters.position, width, height);
		const upright: Matrix = multiply(image.upright, [width, 0, 0, height, x, y]);
		return matrixText(multiply(upright, viewerMatrix(page)));
	});
	const isTransparent = transparency > 0 || image.transparency === 'soft-mask';
	const notes = await stampPages(document, surveyed, {
		layer,
		subtype: 'Watermark',
		groupColorSpace: isTransparent ? groupColorSpaceFor(claim) : undefined,
		on: ({ kind }) => ({
			resources: [{ category: 'XObject', name: NAME, ref }],
			operators: ([own = '']) => paintObject(own, placements[kind]!),
		}),
	});
	const end = claim && endOf(claim, image, isTransparent);
	if (end) notes.push(endClaim(document, claim, end));
	return { notes, version: image.version };
}

interface Size {
	readonly width: number;
	readonly height: number;
}

/** In units of the page; undefined where the wanted width is beyond the room. */
function sizeOfImage({ displayed }: Image, page: PageGeometry, room: Room, wanted: number | undefined): Size | undefined {
	const ratio = displayed.height / displayed.width;
	const largest = Math.min(room.width, room.height / ratio);
	const width = wanted === undefined ? largest : (wanted * 72) / page.userUnit;
	// A width in inches and a room in units may differ in their last digit.
	return width > largest * (1 + 1e-9) ? undefined : { width, height: width * ratio };
}

function issuesOf(surveyed: Survey, rooms: readonly (Room | undefined)[], sizes: readonly (Size | undefined)[]): Issue[] {
	const { kinds, pages } = surveyed;
	const narrow = marginIssues(surveyed, rooms);
	if (narrow.length > 0) return narrow;
	const full = pages.find(({ kind }) => !sizes[kind]);
	if (!full) return [];
	const [page, room] = [kinds[full.kind]!, rooms[full.kind]!];
	const [width, height] = [inches(room.width, page), inches(room.height, page)];
	return [
		{
			field: 'image_width',
			message: `is too large for page ${full.index + 1}, where the margins leave ${width} × ${height} inches for the image`,
		},
	];
}

/** A form that paints the image with this transparency, a percentage. */
function transparent(document: PdfDocument, image: Ref, transparency: number): Ref {
	const opacity = Math.round(100 - transparency) / 100;
	const state = dict({ Type: name('ExtGState'), ca: opacity, CA: opacity, BM: name('Normal'), SMask: name('None') });
	const resources = dict({ ExtGState: dict({ G0: state }), XObject: dict({ X0: image }) });
	const form = dict({ Type: name('XObject'), Subtype: name('Form'), BBox: [0, 0, 1, 1], Resources: resources });
	return document.add(new Stream(form, Buffer.from('/G0 gs /X0 Do', 'latin1')));
}

/** Why the document can no longer claim PDF/A; undefined where it can. */
export function endOf(claim: Claim, image: Image, isTransparent: boolean): string | undefined {
	if (claim.part === 1) {
		if (isTransparent) return ENDS.transparency;
		if (image.bitsPerComponent === 16) return ENDS.sixteenBits;
		if (image.iccVersion === 4) return ENDS.profile;
	}
	return image.components === 4 && image.iccVersion === undefined && !covers(claim, 4) ? ENDS.cmyk : undefined;
}
