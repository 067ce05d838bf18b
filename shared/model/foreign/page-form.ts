/** Pages of another document as form XObjects. Their fonts and images stay where they are, and are written once. */
import type { PdfDocument } from '../../pdf/document';
import { dropCryptFilter } from '../../pdf/security';
import { deflate } from '../../pdf/filters';
import { Dict, dict, name, Stream, type Ref } from '../../pdf/syntax/values';
import { withoutExcess } from '../content/content-balance';
import { withoutMarkedContentIds } from '../content/marked-content-ids';
import { PageContents } from '../content/page-contents';
import type { SurveyedPage } from '../content/survey';
import { inverse, viewerMatrix, type PageGeometry } from '../geometry/geometry';
import { lift, referenceTo, type Part } from './part';
import { PageFormResources } from './page-form-resources';

export class PageForms {
	private readonly contents: PageContents;
	private readonly resources: PageFormResources;

	/** `document`, the first part, gets the forms of pages of `part`. */
	constructor(
		private readonly document: PdfDocument,
		private readonly part: Part,
	) {
		this.contents = new PageContents(part.document);
		this.resources = new PageFormResources(part.document);
	}

	/** The form of a page. Its space is that of the page as displayed, with the lower left corner at the origin. */
	async of(page: SurveyedPage, geometry: PageGeometry): Promise<Ref> {
		const { index, document: other } = this.part;
		const used = await this.resources.prepare(page.resources);
		const group = other.entry(other.pages.number(page.index), 'Group');
		const { filters, data } = await this.contentOf(page);
		const entries = dict({
			Type: name('XObject'),
			Subtype: name('Form'),
			BBox: [...geometry.box],
			Matrix: [...inverse(viewerMatrix(geometry))],
			Resources: referenceTo(index, used.number),
			Group: group === undefined ? undefined : lift(group, index),
			...filters,
		});
		return this.document.add(new Stream(entries, data));
	}

	/** One stream is taken with its filter, as it is; several are joined. */
	private async contentOf(page: SurveyedPage): Promise<Encoded> {
		const { part, contents } = this;
		const { document: other } = part;
		const streams = contents.own(page);
		const { isWhole, isKnown, open } = contents.condition(streams);
		const single = streams.length === 1 ? other.get(streams[0]!) : undefined;
		const decoded = contents.content(streams);
		const properties = other.dict(other.dict(page.resources)?.get('Properties'));
		const content = await withoutMarkedContentIds(other, decoded, properties);
		if (single instanceof Stream && (!isKnown || (isWhole && open.excess === 0 && content === decoded))) {
			const filters = new Dict([...single.dict].filter(([key]) => key === 'Filter' || key === 'DecodeParms'));
			dropCryptFilter(filters);
			return { filters: Object.fromEntries(lift(filters, part.index) as Dict), data: other.encoded(single) };
		}
		// Some readers apply a restore without a save also within a form, and lose the place of what follows.
		const balanced = open.excess === 0 ? content : withoutExcess(content, 0);
		return { filters: { Filter: name('FlateDecode') }, data: deflate(balanced) };
	}
}

interface Encoded {
	readonly filters: Readonly<Record<string, ReturnType<typeof lift>>>;
	readonly data: Uint8Array;
}
