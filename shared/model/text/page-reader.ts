/** Reads the text of pages, one after the other (docs/semantics.md, D45). */
import type { PdfDocument } from '../../pdf/document';
import { UNREADABLE } from '../font/reading/glyph';
import { MISSING_FONT } from '../font/reading/missing-font';
import { viewerSize } from '../geometry/geometry';
import { geometryOf } from '../geometry/page-geometry';
import { type DataDamage, PageContentReader } from '../interpreter/page-content';
import type { Marks } from '../interpreter/style';
import { type Leaf, readTags, type Tags } from '../structure/tags';
import { withElementTexts } from './element-texts';
import type { Fragment } from './fragments/fragment';
import { FragmentBuilder } from './fragments/fragment-builder';
import { RuleCollector } from './rules/rules';
import type { LeafOf } from './layout/tagged';
import { type Found, PageText } from './page-text';

/** Pages of a document differ by fewer characters; no page is thought to have more than many. */
const SOME_MORE = 200;
const MOST_EXPECTED = 20_000;

/** About how many characters the next page has. */
export const expectedAfter = ({ characters }: FragmentBuilder): number => Math.min(characters + SOME_MORE, MOST_EXPECTED);

export class PageReader {
	private readonly contents: PageContentReader;
	private tags: Promise<Tags | undefined> | undefined;
	/** About how many characters a page has: as many as the one before. */
	private expected = 0;

	/** `findsRules`: the straight lines of pages are told too; `hasTablesApart`: tables are separate blocks. */
	constructor(
		private readonly document: PdfDocument,
		private readonly findsRules = false,
		private readonly hasTablesApart = true,
	) {
		this.contents = new PageContentReader(document);
	}

	/** The text of the page at `index`, counted from 0. */
	async page(index: number): Promise<PageText> {
		const { document } = this;
		const geometry = geometryOf(document, index);
		const { width, height } = viewerSize(geometry);
		const size = { width: width * geometry.userUnit, height: height * geometry.userUnit };
		const builder = new FragmentBuilder(size.width, size.height, this.expected);
		const collector = this.findsRules ? new RuleCollector() : undefined;
		const damage = await this.contents.read(index, builder, collector);
		this.expected = expectedAfter(builder);
		return this.assemble(index, builder, size, { rules: collector?.rules, damage, usesElementTexts: true });
	}

	/**
	 * The text of a page, of which the glyphs are known; -1: of content that is not a page's. `usesElementTexts`: text that tags give in
	 * place of glyphs counts.
	 */
	async assemble(
		index: number,
		builder: FragmentBuilder,
		size: { readonly width: number; readonly height: number },
		{
			rules,
			damage,
			usesElementTexts,
		}: { readonly rules?: Found['rules']; readonly damage?: DataDamage; readonly usesElementTexts: boolean },
	): Promise<PageText> {
		const { document } = this;
		builder.finish();
		const number = index < 0 ? -1 : document.pages.number(index);
		const tags = index < 0 ? undefined : await (this.tags ??= readTags(document));
		const leafOf = tags?.hasPage(number) ? leavesOf(tags, number) : undefined;
		const fragments =
			usesElementTexts && leafOf && tags?.hasTexts
				? await withElementTexts(builder, leafOf, number, document.job)
				: builder.fragments;
		const counts = countsOf(fragments);
		const hasElementTexts = tags?.hasTexts === true;
		const found = { fragments, edges: builder.edges, ...counts, damage, leafOf, hasElementTexts, rules, ...size };
		const page = new PageText(index, { ...found, hasTablesApart: this.hasTablesApart });
		await page.prepare(document.job.pace);
		return page;
	}
}

/** Neighbours mostly have the same marks, and all places ask for the leaves of all fragments in order. */
function leavesOf(tags: Tags, page: number): LeafOf {
	let last: Marks | undefined;
	let leaf: Leaf | undefined;
	return ({ style: { marks } }) => {
		if (marks !== last) {
			last = marks;
			leaf = marks.id < 0 ? undefined : tags.leaf(page, marks.stream, marks.id);
		}
		return leaf;
	};
}

function countsOf(fragments: readonly Fragment[]): Pick<Found, 'characters' | 'unreadable' | 'assumed'> {
	let characters = 0;
	let unreadable = 0;
	let assumed = 0;
	for (const { text, style } of fragments) {
		const before = unreadable;
		characters += text.length;
		for (let at = text.indexOf(UNREADABLE); at >= 0; at = text.indexOf(UNREADABLE, at + 1)) unreadable++;
		if (style.font === MISSING_FONT) assumed += text.length - (unreadable - before);
	}
	return { characters, unreadable, assumed };
}
