/** Pages as Markdown: from tags where pages have them, otherwise by how the text looks. Nothing is invented. */
import type { PdfDocument } from '../../../pdf/document';
import { atEase } from '../fragments/steps';
import { readTags } from '../../structure/tags';
import { Block, type Line } from '../layout/blocks';
import type { Fragment } from '../fragments/fragment';
import { isTable, PlacedBlock } from '../layout/table-block';
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
	/** The same in parts. */
	readonly parts: readonly (readonly Piece[])[];
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
	const parts: Piece[][] = [];
	for (const page of pages) {
		const pieces = await piecesOf(document, page, body, repeated);
		parts.push(pieces);
		texts.push(markdownText(pieces));
		const due = document.job.pace.step(page.characters * 50);
		if (due) await due;
	}
	const uncertain = pages.filter(({ blocks }) => blocks.some((block) => block instanceof PlacedBlock));
	return { pages: texts, parts, repeatedLines: repeated.size, uncertain: uncertain.map(({ index }) => index) };
}

async function piecesOf(document: PdfDocument, page: PageText, body: Body, repeated: ReadonlySet<Line>): Promise<Piece[]> {
	const blocks = page.blocks.flatMap((block) => {
		if (isTable(block)) return [block];
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

/** How most of the text looks that is not in tables, by the area that it takes: small print may have more characters. */
function bodyOf(pages: readonly PageText[]): Body {
	const sizes = new Map<number, number>();
	let bold = 0;
	let all = 0;
	const count = ({ style, text }: Fragment) => {
		const size = Math.round(style.size * 2) / 2;
		const area = text.length * size * size;
		sizes.set(size, (sizes.get(size) ?? 0) + area);
		all += area;
		if (style.font.bold) bold += area;
	};
	const blocks = pages.flatMap((page) => page.blocks);
	const prose = blocks.filter((block) => !isTable(block));
	for (const { lines } of prose.length > 0 ? prose : blocks)
		for (const { segments } of lines) for (const { fragments } of segments) fragments.forEach(count);
	const [size] = [...sizes].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0]);
	const headings = [...sizes.keys()].filter((one) => one >= 1.15 * size).sort((one, other) => other - one);
	return { size, isBold: bold > all / 2, headings: headings.slice(0, LEVELS) };
}
