/** Headings, lists, tables and code of a page without tags, by how they look. */
import { least } from '../fragments/extremes';
import type { Edges, Fragment } from '../fragments/fragment';
import { BULLETS, UNREADABLE_BULLET } from '../fragments/bullets';
import { flowOf } from '../layout/reading';
import { STRIDE_COST, type Steps } from '../fragments/steps';
import type { Block, Line } from '../layout/blocks';
import { isTable } from '../layout/table-block';
import { segmentText } from '../segments/write-segment';
import { ColumnEnds } from './full-lines';
import { inline, type LinkOf, plainLine } from './inline';
import type { Piece } from './piece';
import { tablePiece } from './table-piece';

/** How the text of a document looks: the size of most of it, whether most is bold, and the sizes of headings, largest first. */
export interface Body {
	readonly size: number;
	readonly isBold: boolean;
	readonly headings: readonly number[];
}

/** Larger than the body, in parts of its size. */
const LARGER = 1.15;
/** Below this size a sentence, or a label with its value, is not a heading: text below a table is often larger than that in it. */
const MUCH_LARGER = 1.35;
const FACT = /:\s\S*\d/;
const SENTENCE = /\S\s\S+\s\S+\s\S+[.,;]$/;
/** Text that is longer, or has more lines, is not a heading, nor is most of a page. */
const LONGEST_HEADING = 200;
const MOST_LINES = 3;
const MOST_OF_PAGE = 1 / 2;
/** Shorter pages may be a title and little more. */
const SHORT_PAGE = 500;
const BULLET = new RegExp(`^(?:[${BULLETS}*-](?:\\s+|$)|${UNREADABLE_BULLET})`, 'u');
/** Not an abbreviation of two words. */
const NUMBERED = /^(?![a-z]\.\s\p{L}{1,3}\.)(\d{1,3}|[a-z]|[ivx]{1,5})[.)]\s+/u;
/** How many lines are one step. */
const LINES = 50;

export function* piecesByLook(
	blocks: readonly Block[],
	{ body, edges, width }: { readonly body: Body; readonly edges: Edges; readonly width: number },
	linkOf: LinkOf,
): Steps<Piece[]> {
	const pieces: Piece[] = [];
	const look = new Look(body, edges, linkOf, yield* ColumnEnds.of(blocks, width));
	for (let from = 0, to; from < blocks.length; from = to) {
		const block = blocks[from]!;
		to = from + 1;
		if (isTable(block)) pieces.push(yield* tablePiece(block, edges, linkOf));
		else {
			while (to < blocks.length && !isTable(blocks[to]!)) to++;
			yield* addPieces(blocks.slice(from, to), look, pieces);
		}
	}
	return withFewHeadings(pieces);
}

/** A page of which most looks like headings has none: it is set in a large or a bold font. */
function withFewHeadings(pieces: readonly Piece[]): Piece[] {
	const lengthOf = (given: readonly Piece[]) => given.reduce((sum, piece) => sum + ('text' in piece ? piece.text.length : 0), 0);
	const all = lengthOf(pieces);
	const isMost = all > SHORT_PAGE && lengthOf(pieces.filter(({ kind }) => kind === 'heading')) > MOST_OF_PAGE * all;
	return pieces.map((piece) => (isMost && piece.kind === 'heading' ? { kind: 'paragraph', text: piece.text } : piece));
}

/** Adds the pieces of blocks without borders. */
function* addPieces(blocks: readonly Block[], look: Look, pieces: Piece[]): Steps<void> {
	const lines = blocks.flatMap((block) => block.lines.map((line, index) => ({ line, block, begins: index === 0 })));
	for (let from = 0, to; from < lines.length; from = to) {
		const { line } = lines[from]!;
		const kind = look.kindOf(line);
		const code = kind === 'code' ? new CodeRun(line) : undefined;
		for (to = from + 1; to < lines.length; to++) {
			const next = lines[to]!;
			const isNext = look.goesOn(kind, line, next.line) || (kind === 'item' && look.goesOnBelow(lines[to - 1]!, next));
			if (!isNext || (next.begins && !code?.isNear(next.line))) break;
			code?.add(next.line);
			if ((to - from) % LINES === 0) yield STRIDE_COST;
		}
		if (from % LINES === 0) yield STRIDE_COST;
		const own = lines.slice(from, to).map((one) => one.line);
		pieces.push(yield* look.piece(kind === 'heading' && !look.isHeading(own) ? 'paragraph' : kind, own, pieces.at(-1)));
	}
}

interface Placed {
	readonly line: Line;
	readonly block: Block;
}

const LOWER_CASE = /^\p{Ll}/u;
const SENTENCE_END = /[.!?:;]["\u201d\u2019)]?$/u;

/** Lines of code that are near each other are one, also where lines are so far apart that each is a block. */
class CodeRun {
	/** The least distance of two lines. */
	private pitch = 0;

	constructor(private last: Line) {}

	isNear(next: Line): boolean {
		const { frame, baseline, size } = this.last;
		const down = next.baseline - baseline;
		const isAlike = next.frame === frame && Math.abs(next.size - size) < 0.1 * size;
		return isAlike && down > 0 && down <= Math.max(NEXT_CODE * size, EMPTY_LINE * this.pitch);
	}

	add(next: Line): void {
		const down = next.baseline - this.last.baseline;
		if (down > 0 && (this.pitch === 0 || down < this.pitch)) this.pitch = down;
		this.last = next;
	}
}

/** In parts of the size: lines of code are not farther apart; and in parts of their distance, with an empty one between them. */
const NEXT_CODE = 2.2;
const EMPTY_LINE = 2.1;

type Kind = 'heading' | 'item' | 'code' | 'paragraph';

class Look {
	/** Where the items of the list at hand begin, from the outermost. */
	private depths: number[] = [];

	constructor(
		private readonly body: Body,
		private readonly edges: Edges,
		private readonly linkOf: LinkOf,
		private readonly columns: ColumnEnds,
	) {}

	kindOf(line: Line): Kind {
		const text = plainText(line, this.edges);
		if (isAll(line, ({ isTyped }) => isTyped)) return 'code';
		const isSentence = line.size < MUCH_LARGER * this.body.size && (SENTENCE.test(text) || FACT.test(text));
		const isLarge = line.size >= LARGER * this.body.size && !isSentence;
		const isBold = !this.body.isBold && isAll(line, hasBoldFont) && !/[.,;:]$/.test(text) && !hasAmount(text);
		const isHeading = (isLarge || isBold) && !hasSums(text) && text.length <= LONGEST_HEADING && isWords(text);
		if (BULLET.test(text) || (NUMBERED.test(text) && !isHeading)) return 'item';
		return isHeading ? 'heading' : 'paragraph';
	}

	/** Whether lines that look like a heading are short enough. */
	isHeading(lines: readonly Line[]): boolean {
		const length = lines.reduce((sum, line) => sum + plainText(line, this.edges).length, 0);
		return lines.length <= MOST_LINES && length <= LONGEST_HEADING;
	}

	/** Whether a line belongs to the text that `first` begins. */
	goesOn(kind: Kind, first: Line, line: Line): boolean {
		const next = this.kindOf(line);
		const isBold = next === 'heading' && isAll(first, hasBoldFont) && line.size === first.size;
		if (kind === 'item') return (next === 'paragraph' || isBold) && line.start > first.start + line.size / 2;
		return next === kind && (kind !== 'heading' || Math.abs(line.size - first.size) < 0.5);
	}

	/** Whether a line goes on with an item, although it is not moved in: the line above is full, and a sentence of it goes on. */
	goesOnBelow({ line, block }: Placed, { line: next }: Placed): boolean {
		if (this.kindOf(next) !== 'paragraph' || !this.columns.isFull(line, next, block)) return false;
		return LOWER_CASE.test(plainText(next, this.edges)) || !SENTENCE_END.test(plainText(line, this.edges));
	}

	*piece(kind: Kind, lines: readonly Line[], before: Piece | undefined): Steps<Piece> {
		const { edges, linkOf } = this;
		if (kind === 'code') return { kind, lines: yield* indentLines(lines, edges) };
		const marksBold = kind !== 'heading' && !this.body.isBold;
		if (kind === 'paragraph') return { kind, text: yield* this.columns.write(lines, edges, { linkOf, marksBold }) };
		const flow = yield* flowOf(lines, edges);
		const text = yield* inline(flow, { linkOf, marksBold });
		if (kind === 'heading') return { kind, level: this.levelOf(lines[0]!), text, title: plainLine(flow) };
		if (before?.kind !== 'item') this.depths = [];
		const mark = NUMBERED.exec(plainText(lines[0]!, edges))?.[0].trim() ?? '-';
		// Only numbers make ordered lists, so other marks stay as text.
		const isOrdered = /^\d/.test(mark);
		return {
			kind,
			depth: this.depthOf(lines[0]!),
			mark: isOrdered ? mark : '-',
			text: withoutMark(text, isOrdered),
		};
	}

	/** By its size among those of headings; bold text of the body's size comes last. */
	private levelOf({ size }: Line): number {
		const { headings, size: usual } = this.body;
		const at = size >= LARGER * usual ? headings.findIndex((one) => size > one - 0.5) : headings.length;
		return Math.min(Math.max(at, 0) + 1, 6);
	}

	private depthOf({ start, size }: Line): number {
		while (this.depths.length > 0 && this.depths.at(-1)! > start + size / 2) this.depths.pop();
		if (this.depths.length === 0 || start > this.depths.at(-1)! + size / 2) this.depths.push(start);
		return this.depths.length - 1;
	}
}

/** A sum of money after a label, as in the last row of an invoice. */
const AMOUNT = /^[^\p{L}\d]{0,3}\d[\d.,']{0,15}[.,]\d\d[^\p{L}\d.]{0,3}$/u;
const hasAmount = (text: string): boolean =>
	text
		.split(/\s/)
		.slice(1)
		.slice(-2)
		.some((word) => AMOUNT.test(word));

/** Whether a text has several sums of money, as a row of an invoice or a list of fees, of any size. */
const hasSums = (text: string): boolean => text.length <= LONGEST_HEADING && (text.match(SUM)?.length ?? 0) > 1;
const SUM = /(?<![\d.,])\d[\d.,']{0,15}[.,]\d\d(?![\d.,])/g;

/** Whether a text is more than numbers. */
const isWords = (text: string): boolean =>
	(text.match(/\p{L}/gu)?.length ?? 0) >= Math.max(text.match(/\p{N}/gu)?.length ?? 0, 1);

const ORDER = /^(\*{0,3})\d{1,3}\\?[.)](\*{0,3})\s*/;
const SIGN = new RegExp(`^(\\*{0,3})(?:\\\\\\*|[${BULLETS}-]|${UNREADABLE_BULLET})(\\*{0,3})\\s*`, 'u');

/** Markdown of an item without its mark; emphasis that goes on after it still begins. */
const withoutMark = (text: string, isOrdered: boolean): string =>
	text.replace(isOrdered ? ORDER : SIGN, (_, before: string, after: string) => (before === after ? '' : before || after));

const plainText = (line: Line, edges: Edges): string => line.segments.map((segment) => segmentText(segment, edges)).join(' ');

const isAll = ({ segments }: Line, has: (fragment: Fragment) => boolean): boolean =>
	segments.every(({ fragments }) => fragments.every(has));

const hasBoldFont = ({ style }: Fragment): boolean => style.font.bold;

/** Empty lines between two lines of code, at most. */
const MOST_EMPTY = 10;

/** Lines of code, indented and with the empty lines that are on the page. */
export function* indentLines(lines: readonly Line[], edges: Edges): Steps<string[]> {
	const left = least(lines.map(({ start }) => start));
	const distances = lines.slice(1).map((line, index) => Math.abs(line.baseline - lines[index]!.baseline));
	const leading = least(distances.filter((distance, index) => distance > lines[index]!.size * 0.8));
	const written: string[] = [];
	for (const [index, line] of lines.entries()) {
		if (index % LINES === LINES - 1) yield STRIDE_COST;
		const text = plainText(line, edges);
		const empty = index === 0 ? 0 : Math.round(distances[index - 1]! / leading) - 1;
		for (let more = 0; more < Math.min(empty, MOST_EMPTY); more++) written.push('');
		const width = (line.end - line.start) / Math.max(text.length, 1);
		written.push(' '.repeat(Math.round((line.start - left) / Math.max(width, 1))) + text);
	}
	return written;
}
