/**
 * Puts content on pages, over or under their own: the one way for stamps and for fields that become content. Content over a page is
 * safe from whatever the page's own content leaves open (docs/semantics.md, §20.1).
 */
import type { PdfDocument } from '../../pdf/document';
import type { Value } from '../../pdf/syntax/values';
import { PageContents } from './page-contents';
import { PageResources, type Addition } from './page-resources';
import { paintObject } from './painting';
import type { SurveyedPage } from './survey';

/** Content of a page, and the resources that it needs there. */
export interface Painting {
	readonly resources: readonly Addition[];
	/** `names` are those of the resources on this page, in their order. */
	readonly operators: (names: readonly string[]) => string;
}

export class PagePainter {
	readonly contents: PageContents;
	private readonly resources: PageResources;

	constructor(private readonly document: PdfDocument) {
		this.contents = new PageContents(document);
		this.resources = new PageResources(document);
	}

	/** To be called before anything is painted over pages. */
	inspect(pages: readonly SurveyedPage[]): Promise<void> {
		return this.contents.inspect(pages);
	}

	/** `entries` are others that the page gets. */
	async over(
		page: SurveyedPage,
		{ resources, operators }: Painting,
		entries: Readonly<Record<string, Value | undefined>> = {},
	): Promise<void> {
		const { streams, closing, form } = await this.contents.isolated(page);
		const extended = this.resources.with(page.resources, form ? [...resources, form] : resources);
		const before = form ? `${paintObject(extended.names.at(-1)!, IN_PLACE)}\n` : closing;
		const stream = this.contents.stream(before + operators(extended.names));
		this.document.pages.patch(page.index, { ...entries, Contents: [...streams, stream], Resources: extended.resources });
	}

	/**
	 * Puts operators such as `cm` before the content of a page, for that content alone.
	 *
	 * @param resources in place of those that the page has
	 */
	async within(
		page: SurveyedPage,
		operators: string,
		resources: Value | undefined,
		entries: Readonly<Record<string, Value | undefined>>,
	): Promise<void> {
		const { streams, closing, form } = await this.contents.isolated(page);
		const own = resources ?? page.resources;
		if (form) {
			const extended = this.resources.with(own, [form]);
			const stream = this.contents.stream(`q ${operators}\n${paintObject(extended.names[0]!, IN_PLACE)}\nQ\n`);
			this.document.pages.patch(page.index, { ...entries, Contents: stream, Resources: extended.resources });
			return;
		}
		const [save, ...rest] = streams;
		const Contents = [save!, this.contents.stream(`${operators}\n`), ...rest, this.contents.stream(closing)];
		this.document.pages.patch(page.index, resources ? { ...entries, Contents, Resources: resources } : { ...entries, Contents });
	}

	under(page: SurveyedPage, { resources, operators }: Painting): void {
		const extended = this.resources.with(page.resources, resources);
		const stream = this.contents.stream(operators(extended.names));
		this.document.pages.patch(page.index, {
			Contents: [stream, ...this.contents.own(page)],
			Resources: extended.resources,
		});
	}
}

const IN_PLACE = '1 0 0 1 0 0';
