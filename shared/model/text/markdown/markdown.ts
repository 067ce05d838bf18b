/** Pages as Markdown: from tags where pages have them, otherwise by how the text looks. Nothing is invented. */
import type { PdfDocument } from '../../../pdf/document';
import { atEase } from '../fragments/steps';
import { readTags } from '../../structure/tags';
import { Block, type Line } from '../layout/blocks';
import type { Fragment } from '../fragments/fragment';
import { isTable, PlacedBlock, TableBlock } from '../layout/table-block';
import { isCovered } from '../layout/tagged';
import type { PageText } from '../page-text';
import { CarriedHeads } from './continued';
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
	const repeated = keepRepeated ? new Set<Line>() : await repeatedLines(pages, document.job.pace);
	const body = bodyOf(pages);
	const texts: string[] = [];
	const parts: (readonly Piece[])[] = [];
	const heads = new CarriedHeads();
	for (const page of pages) {
		const pieces = withHead(page, await piecesOf(document, page, body, repeated), heads);
		parts.push(pieces);
		texts.push(markdownText(pieces));
		const due = document.job.pace.step(page.characters * 50);
		if (due) await due;
	}
	const uncertain = pages.filter(({ blocks }) => blocks.some((block) => block instanceof PlacedBlock));
	return { pages: texts, parts, repeatedLines: repeated.size, uncertain: uncertain.map(({ index }) => index) };
}

/** The pieces of a page, of which tables with tags, and otherwise the first one, have the head of the one that it goes on with. */
function withHead(page: PageText, given: readonly Piece[], heads: CarriedHeads): readonly Piece[] {
	const pieces = given.map((piece) => {
		const above = piece.kind === 'table' && piece.tags ? heads.headOf(piece.tags, piece.rows) : [];
		return piece.kind === 'table' && above.length > 0 ? { ...piece, rows: [...above, ...piece.rows] } : piece;
	});
	const blocks = page.found.leafOf ? [] : page.blocks.filter((block) => block instanceof TableBlock);
	const tables = pieces.filter((piece) => piece.kind === 'table');
	const head = heads.next(
		page,
		blocks,
		tables.map(({ rows }) => rows),
	);
	return head ? pieces.map((piece) => (piece === tables[0] ? { ...piece, rows: [head, ...tables[0].rows] } : piece)) : pieces;
}

async function piecesOf(document: PdfDocument, page: PageText, body: Body, repeated: ReadonlySet<Line>): Promise<Piece[]> {
	const blocks = page.blocks.flatMap((block) => {
		if (isTable(block)) return [block];
		const lines = block.lines.filter((line) => !repeated.has(line));
		return lines.length === 0 ? [] : [lines.length === block.lines.length ? block : Block.of(lines, block.element)];
	});
	const { fragments, leafOf, edges, width } = page.found;
	const linkOf = linksOf(document, page.index);
	const number = document.pages.number(page.index);
	// A page of figures alone has no text that tags could cover.
	if (leafOf && (fragments.length === 0 || isCovered(fragments, leafOf))) {
		const leaves = (await (await readTags(document))?.leaves(number, document.job.pace)) ?? [];
		return atEase(piecesByTags({ blocks, leafOf, leaves, edges, linkOf, width }), document.job.pace);
	}
	return atEase(piecesByLook(blocks, { body, edges, width }, linkOf), document.job.pace);
}

/** More sizes of headings than Markdown has levels are put together. */
const LEVELS = 6;

/**
 * How most of the text looks that is not in tables, by the area that it takes: small print may have more characters. Tables count where
 * there is little other text, or less that looks like titles, which may be all there is. Code, of fixed pitch, is never a heading, and
 * counts only where there is little other text.
 */
function bodyOf(pages: readonly PageText[]): Body {
	const [prose, all, tables] = [new Looks(), new Looks(), new Looks()];
	for (const { blocks } of pages)
		for (const block of blocks)
			for (const { segments } of block.lines)
				for (const { fragments } of segments)
					for (const fragment of fragments)
						if (isTable(block)) tables.count(fragment);
						else {
							all.count(fragment);
							if (!fragment.isTyped) prose.count(fragment);
						}
	const { body } = prose.characters >= LEAST_PROSE * all.characters ? prose : all;
	const inTables = tables.body;
	const areTitles = body.size >= LARGER * inTables.size || (body.isBold && !inTables.isBold);
	return all.characters < (areTitles ? 1 : LEAST_PROSE) * tables.characters ? tables.with(all).body : body;
}

/** The share of other text that is more than titles. */
const LEAST_PROSE = 0.2;
/** Titles are larger than the text below them, in parts of its size. */
const LARGER = 1.15;

/** The looks of texts, by the area that they take. */
class Looks {
	characters = 0;
	private readonly sizes = new Map<number, number>();
	private readonly bold = new Map<number, number>();

	count({ style, text }: Fragment): void {
		const size = Math.round(style.size * 2) / 2;
		const area = text.length * size * size;
		add(this.sizes, size, area);
		this.characters += text.length;
		if (style.font.bold) add(this.bold, size, area);
	}

	with(other: Looks): this {
		for (const [size, area] of other.sizes) add(this.sizes, size, area);
		for (const [size, area] of other.bold) add(this.bold, size, area);
		this.characters += other.characters;
		return this;
	}

	get body(): Body {
		const [size] = [...this.sizes].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0]);
		const headings = [...this.sizes.keys()].filter((one) => one >= LARGER * size).sort((one, other) => other - one);
		// Larger text says nothing of the rest.
		const below = (areas: ReadonlyMap<number, number>) =>
			[...areas].reduce((sum, [one, area]) => (one < LARGER * size ? sum + area : sum), 0);
		return { size, isBold: below(this.bold) > below(this.sizes) / 2, headings: headings.slice(0, LEVELS) };
	}
}

const add = (areas: Map<number, number>, size: number, area: number): Map<number, number> =>
	areas.set(size, (areas.get(size) ?? 0) + area);
