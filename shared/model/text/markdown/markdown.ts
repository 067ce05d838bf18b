/** Pages as Markdown: from tags where pages have them, otherwise by how the text looks. Nothing is invented. */
import type { PdfDocument } from '../../../pdf/document';
import { atEase } from '../fragments/steps';
import { readTags } from '../../structure/tags';
import { Block, type Line } from '../layout/blocks';
import { PlacedBlock, TableBlock } from '../layout/table-block';
import { isCovered } from '../layout/tagged';
import type { PageText } from '../page-text';
import { piecesByLook, type Body } from './from-look';
import { piecesByTags } from './from-tags';
import { linksOf } from './links';
import { markdownText, type Piece } from './piece';
import { repeatedLines } from './repeated';

export interface Markdown {
	/** Of each page. */
	readonly pages: readonly string[];
	/** How many lines were left out because they repeat: heads, feet, page numbers. */
	readonly repeatedLines: number;
	/** The pages, counted from 0, with lines that may be a table and stand as they look. */
	readonly uncertain: readonly number[];
}

export async function markdownOf(
	document: PdfDocument,
	pages: readonly PageText[],
	{ keepRepeated = false }: { readonly keepRepeated?: boolean } = {},
): Promise<Markdown> {
	const repeated = keepRepeated ? new Set<Line>() : repeatedLines(pages);
	const body = bodyOf(pages);
	const texts: string[] = [];
	for (const page of pages) {
		texts.push(markdownText(await piecesOf(document, page, body, repeated)));
		const due = document.job.pace.step(page.characters * 50);
		if (due) await due;
	}
	const uncertain = pages.filter(({ blocks }) => blocks.some((block) => block instanceof PlacedBlock));
	return { pages: texts, repeatedLines: repeated.size, uncertain: uncertain.map(({ index }) => index) };
}

async function piecesOf(document: PdfDocument, page: PageText, body: Body, repeated: ReadonlySet<Line>): Promise<Piece[]> {
	const blocks = page.blocks.flatMap((block) => {
		if (block instanceof TableBlock || block instanceof PlacedBlock) return [block];
		const lines = block.lines.filter((line) => !repeated.has(line));
		return lines.length === 0 ? [] : [lines.length === block.lines.length ? block : Block.of(lines, block.element)];
	});
	const { fragments, leafOf, edges } = page.found;
	const linkOf = linksOf(document, page.index);
	const number = document.pages.number(page.index);
	// A page of figures alone has no text that tags could cover.
	if (leafOf && (fragments.length === 0 || isCovered(fragments, leafOf))) {
		const leaves = (await readTags(document))?.leaves(number) ?? [];
		return atEase(piecesByTags({ blocks, leafOf, leaves, edges, linkOf }), document.job.pace);
	}
	return atEase(piecesByLook(blocks, body, edges, linkOf), document.job.pace);
}

/** More sizes of headings than Markdown has levels are put together. */
const LEVELS = 6;

/** How most of the text looks. */
function bodyOf(pages: readonly PageText[]): Body {
	const sizes = new Map<number, number>();
	let bold = 0;
	let all = 0;
	for (const { found } of pages)
		for (const { style, text } of found.fragments) {
			const size = Math.round(style.size * 2) / 2;
			sizes.set(size, (sizes.get(size) ?? 0) + text.length);
			all += text.length;
			if (style.font.bold) bold += text.length;
		}
	const [size] = [...sizes].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0]);
	const headings = [...sizes.keys()].filter((one) => one >= 1.15 * size).sort((one, other) => other - one);
	return { size, isBold: bold > all / 2, headings: headings.slice(0, LEVELS) };
}
