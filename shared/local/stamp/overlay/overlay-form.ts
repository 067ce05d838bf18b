/** A page of the overlay as a form XObject of the document. Its fonts and images stay where they are, and are written once. */
import { lift } from '../../../model/foreign/part';
import type { PdfDocument } from '../../../pdf/document';
import { dropCryptFilter } from '../../../pdf/security';
import { deflate } from '../../../pdf/filters';
import { Dict, dict, name, PartRef, Stream, type Ref } from '../../../pdf/syntax/values';
import { withoutExcess } from '../../../model/content/content-balance';
import { inverse, viewerMatrix, type PageGeometry } from '../../../model/geometry/geometry';
import type { PageContents } from '../../../model/content/page-contents';
import type { SurveyedPage } from '../../../model/content/survey';
import { withoutMarkedContentIds } from './overlay-marked-content';
import type { OverlayResources } from './overlay-resources';

/** The position of the overlay among the documents that are written together. */
export const OVERLAY_PART = 1;

/** Adds the form to `document`. Its space is that of the overlay's page as displayed, with the lower left corner at the origin. */
export async function formOf(
	document: PdfDocument,
	overlay: PdfDocument,
	page: SurveyedPage,
	geometry: PageGeometry,
	contents: PageContents,
	resources: OverlayResources,
): Promise<Ref> {
	const used = await resources.prepare(page.resources);
	const group = overlay.entry(overlay.pages.number(page.index), 'Group');
	const { filters, data } = await contentOf(overlay, page, contents);
	const entries = dict({
		Type: name('XObject'),
		Subtype: name('Form'),
		BBox: [...geometry.box],
		Matrix: [...inverse(viewerMatrix(geometry))],
		Resources: new PartRef(OVERLAY_PART, used.number),
		Group: group === undefined ? undefined : lift(group, OVERLAY_PART),
		...filters,
	});
	return document.add(new Stream(entries, data));
}

interface Encoded {
	readonly filters: Readonly<Record<string, ReturnType<typeof lift>>>;
	readonly data: Uint8Array;
}

/** One stream is taken with its filter, as it is; several are joined. */
async function contentOf(overlay: PdfDocument, page: SurveyedPage, contents: PageContents): Promise<Encoded> {
	const streams = contents.own(page);
	const { isWhole, isKnown, open } = contents.condition(streams);
	const single = streams.length === 1 ? overlay.get(streams[0]!) : undefined;
	const decoded = contents.content(streams);
	const properties = overlay.dict(overlay.dict(page.resources)?.get('Properties'));
	const content = await withoutMarkedContentIds(overlay, decoded, properties);
	if (single instanceof Stream && (!isKnown || (isWhole && open.excess === 0 && content === decoded))) {
		const filters = new Dict([...single.dict].filter(([key]) => key === 'Filter' || key === 'DecodeParms'));
		dropCryptFilter(filters);
		return { filters: Object.fromEntries(lift(filters, OVERLAY_PART) as Dict), data: overlay.encoded(single) };
	}
	// Some readers apply a restore without a save also within a form, and lose the place of what follows.
	const balanced = open.excess === 0 ? content : withoutExcess(content, 0);
	return { filters: { Filter: name('FlateDecode') }, data: deflate(balanced) };
}
