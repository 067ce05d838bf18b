/** Pages as form XObjects, of another document or of this one. Their fonts and images stay where they are, and are written once. */
import type { PdfDocument } from '../../pdf/document';
import { dropCryptFilter } from '../../pdf/security';
import { Dict, dict, name, Stream, type Ref } from '../../pdf/syntax/values';
import { withoutExcess } from '../content/content-balance';
import { withoutMarkedContentIds } from '../content/marked-content-ids';
import { packContent } from '../content/packed-content';
import { PageContents } from '../content/page-contents';
import type { SurveyedPage } from '../content/survey';
import { inverse, viewerMatrix, type PageGeometry } from '../geometry/geometry';
import { lift, referenceTo, type Part } from './part';
import { PageFormResources } from './page-form-resources';

export class PageForms {
	private readonly contents: PageContents;
	private readonly resources: PageFormResources;

	/** `document`, the first part, gets the forms of pages of `part`. If that is the same document, marked content keeps its tags. */
	constructor(
		private readonly document: PdfDocument,
		private readonly part: Part,
	) {
		this.contents = new PageContents(part.document);
		this.resources = new PageFormResources(part.document, this.keepsTags);
	}

	private get keepsTags(): boolean {
		return this.part.document === this.document;
	}

	/** To be called before there are forms of many pages: then not each of them is looked into. */
	inspect(pages: readonly SurveyedPage[]): Promise<void> {
		return this.contents.inspect(pages);
	}

	/** The form of a page. Its space is that of the page as displayed, with the lower left corner at the origin. */
	async of(page: SurveyedPage, geometry: PageGeometry): Promise<Ref> {
		const { index, document: other } = this.part;
		const used = await this.resources.prepare(page.resources);
		const group = other.entry(other.pages.number(page.index), 'Group');
		const { filters, data } = await this.contentOf(page);
		const key = this.keepsTags ? other.entry(other.pages.number(page.index), 'StructParents') : undefined;
		const entries = dict({
			Type: name('XObject'),
			Subtype: name('Form'),
			BBox: [...geometry.box],
			Matrix: [...inverse(viewerMatrix(geometry))],
			Resources: referenceTo(index, used.number),
			Group: group === undefined ? undefined : lift(group, index),
			StructParents: key,
			...filters,
		});
		return this.document.add(new Stream(entries, data));
	}

	/** One stream is taken with its filter, as it is; several are joined. */
	private async contentOf(page: SurveyedPage): Promise<Encoded> {
		const { part, contents } = this;
		const { document: other } = part;
		const streams = contents.own(page);
		const single = streams.length === 1 ? other.get(streams[0]!) : undefined;
		if (single instanceof Stream && this.keepsTags && contents.isOrderly(page)) return this.asItIs(single);
		const { isWhole, isKnown, open } = await contents.condition(streams);
		const decoded = await contents.content(streams);
		const properties = other.dict(other.dict(page.resources)?.get('Properties'));
		const content = this.keepsTags ? decoded : await withoutMarkedContentIds(other, decoded, properties);
		if (single instanceof Stream && (!isKnown || (isWhole && open.excess === 0 && content === decoded)))
			return this.asItIs(single);
		// Some readers apply a restore without a save also within a form, and lose the place of what follows.
		const balanced = open.excess === 0 ? content : await withoutExcess(content, 0, other.job.pace);
		const data = await packContent(balanced, other.job);
		return { filters: { Filter: name('FlateDecode') }, data };
	}

	private asItIs(stream: Stream): Encoded {
		const { index, document: other } = this.part;
		const filters = new Dict([...stream.dict].filter(([key]) => key === 'Filter' || key === 'DecodeParms'));
		dropCryptFilter(filters);
		return { filters: Object.fromEntries(lift(filters, index) as Dict), data: other.encoded(stream) };
	}
}

interface Encoded {
	readonly filters: Readonly<Record<string, ReturnType<typeof lift>>>;
	readonly data: Uint8Array;
}
