/** The text of a page as it is read: lines, blocks, columns (docs/semantics.md, D45). */
import { FlowBuilder } from '../fragments/flow';
import type { Edges, Fragment } from '../fragments/fragment';
import { STRIDE, STRIDE_COST, type Steps } from '../fragments/steps';
import { type Aligned, alignedIn } from './aligned';
import { blocking, lining, type Block, type Line } from './blocks';
import { withoutLeaders } from './cells/leaders';
import { proseBeside } from './cells/prose-beside';
import { openGridsIn } from './cells/open-grids';
import { withRulesAbove } from './cells/ruled-rows';
import { spacedGridsIn } from './cells/spaced-grids';
import { unweaving } from './columns';
import { type Ruling, rulingOf } from '../rules/grids';
import { drawnIn, hasLooseCells, isGroup } from './loose-cells';
import { inReadingOrder, withFootLast } from './order';
import { tablesIn } from './ruled';
import type { Rule } from '../rules/rules';
import { segmenting, type Segment } from '../segments/segments';
import { isCovered, taggedBlocks, type LeafOf } from './tagged';
import { inOrderOfReading, isTable } from './table-block';
import { withTitlesApart } from './titles-beside';
import { linesOfSegments, type VisualLine } from './visual-lines';
import { writeSegment } from '../segments/write-segment';

/**
 * The blocks of a page, in the order in which they are read: that of its tags if it has them, otherwise by its look. With `rules`, tables
 * are separate blocks. `segments` gives those of all fragments.
 */
export function* ordering(
	fragments: readonly Fragment[],
	leafOf?: LeafOf,
	rules?: readonly Rule[],
	segments = (): Steps<Segment[]> => segmenting(fragments),
): Steps<Block[]> {
	if (leafOf && isCovered(fragments, leafOf)) {
		const blocks = yield* taggedBlocks(fragments, leafOf);
		return rules ? yield* tellingCells(blocks, rules) : blocks;
	}
	if (!rules) return yield* inReadingOrder(yield* withTitlesApart(yield* blocksOf(yield* segments())));
	return yield* orderByLook(fragments, yield* rulingOf(rules), rules);
}

/** The blocks of tags, read by their look where cells are not told apart. */
function* tellingCells(blocks: readonly Block[], rules: readonly Rule[]): Steps<Block[]> {
	let ruling: Ruling | undefined;
	const told: Block[] = [];
	for (const [index, block] of blocks.entries()) {
		if (index % STRIDE === STRIDE - 1) yield STRIDE_COST;
		const parts = hasLooseCells(block)
			? yield* orderByLook(yield* drawnIn(block), (ruling ??= yield* rulingOf(rules)), rules)
			: [];
		if (!parts.some(isTable) && !(parts.length > 1 && isGroup(block))) told.push(block);
		else
			for (const part of parts) {
				part.element = block.element;
				told.push(part);
			}
	}
	return told;
}

function* orderByLook(fragments: readonly Fragment[], { grids, open }: Ruling, rules: readonly Rule[]): Steps<Block[]> {
	const closed = yield* tablesIn(fragments, grids);
	const opened = yield* tablesIn(closed.outside, yield* openGridsIn(closed.outside, open));
	const remaining = yield* segmenting(opened.outside);
	const { tables: spaced, outside } = yield* tablesIn(opened.outside, yield* spacedGridsIn(remaining));
	const tables = [...closed.tables, ...opened.tables, ...spaced];
	const segments = spaced.length === 0 ? remaining : yield* segmenting(outside);
	const aligned = yield* alignedBeside(outside, segments, rules);
	const isSame = aligned.outside === outside;
	const blocks: Block[] = yield* blocksOf(isSame ? segments : yield* segmenting(aligned.outside));
	for (const found of [...tables, ...aligned.blocks]) {
		const table = isTable(found) ? yield* inOrderOfReading(found) : found;
		const next = blocks.findIndex((block) => drawnAt(block) > drawnAt(table));
		blocks.splice(next < 0 ? blocks.length : next, 0, table);
	}
	return [...withFootLast(yield* inReadingOrder(yield* withTitlesApart(blocks)))];
}

/** The tables of fragments; prose beside a table is not part of it. */
function* alignedBeside(fragments: readonly Fragment[], segments: readonly Segment[], rules: readonly Rule[]): Steps<Aligned> {
	const prose = yield* proseBeside(segments);
	if (prose.size === 0) return yield* alignedLed(fragments, yield* ruledLines(segments, fragments, rules));
	const rest = segments.filter((segment) => !prose.has(segment.fragments[0]!));
	const { blocks, outside } = yield* alignedLed(
		fragments.filter((fragment) => !prose.has(fragment)),
		yield* ruledLines(rest, fragments, rules),
	);
	if (blocks.length === 0) return { blocks, outside: fragments };
	const others = new Set(outside);
	return { blocks, outside: fragments.filter((fragment) => prose.has(fragment) || others.has(fragment)) };
}

/** The tables of lines, in which leaders are gaps: their dots are left out of tables, and stay in other text. */
function* alignedLed(fragments: readonly Fragment[], lines: readonly (readonly VisualLine[])[]): Steps<Aligned> {
	const { groups, dots } = yield* withoutLeaders(lines);
	const aligned = yield* alignedIn(fragments, groups);
	if (dots.size === 0 || aligned.blocks.length === 0) return aligned;
	const others = new Set(aligned.outside);
	for (const [before, own] of dots) if (!others.has(before)) for (const dot of own) others.delete(dot);
	return {
		blocks: aligned.blocks,
		outside: aligned.outside.filter((fragment) => others.has(fragment)),
	};
}

function* ruledLines(
	segments: readonly Segment[],
	fragments: readonly Fragment[],
	rules: readonly Rule[],
): Steps<readonly (readonly VisualLine[])[]> {
	const groups: (readonly VisualLine[])[] = [];
	for (const lines of yield* linesOfSegments(segments, fragments)) groups.push(yield* withRulesAbove(lines, rules));
	return groups;
}

function* blocksOf(segments: readonly Segment[]): Steps<Block[]> {
	return [...(yield* blocking(yield* unweaving(yield* lining(segments))))];
}

/** When a block is drawn, among the text of its page. */
const drawnAt = ({ lines }: Block): number => lines[0]!.segments[0]!.fragments[0]!.order;

/** Writes blocks, with an empty line between them. Words that hyphens divide are joined. */
export const writing = (blocks: readonly Block[], edges: Edges): Steps<FlowBuilder> => writeBlocks(blocks, edges, joinHyphen);

/** The same with the hyphens at ends of lines. */
export const readUnjoined = (blocks: readonly Block[], edges: Edges): Steps<FlowBuilder> => writeBlocks(blocks, edges);

/** Lines without their block, joined in the same way; where a hyphen and a capital or a digit are divided, without a space. */
export const flowOf = (lines: readonly Line[], edges: Edges): Steps<FlowBuilder> =>
	writeBlocks([{ lines, element: undefined }], edges, joinName);

type Written = Pick<Block, 'element'> & { readonly lines: readonly Line[] };

function* writeBlocks(
	blocks: readonly Written[],
	edges: Edges,
	join?: (flow: FlowBuilder, next: Line) => void,
): Steps<FlowBuilder> {
	const flow = new FlowBuilder(edges);
	let work = 0;
	for (let index = 0; index < blocks.length; index++) {
		const block = blocks[index]!;
		if (index > 0 && !isTight(block, blocks[index - 1]!)) flow.space('\n');
		for (const line of block.lines) {
			join?.(flow, line);
			for (let place = 0; place < line.segments.length; place++) {
				const segment = line.segments[place]!;
				if (place > 0) flow.space(' ');
				writeSegment(flow, segment, edges);
				work += segment.fragments.length + segment.characters / LETTERS;
				if (work < STRIDE) continue;
				work = 0;
				flow.settle();
				yield STRIDE_COST;
			}
			flow.space('\n');
		}
		if (join) dropSoft(flow);
	}
	return flow;
}

/** Letters that take as long as a fragment. */
const LETTERS = 8;

/** Items of a list and rows of a table have no empty lines between them. */
const isTight = ({ element }: Written, before: Written): boolean =>
	element !== undefined && TIGHT.has(element.type) && element.type === before.element?.type;

const TIGHT = new Set(['LI', 'TR', 'TOCI']);

const SOFT_HYPHEN = 0xad;
const HYPHENS: ReadonlySet<number> = new Set([0x2d, 0x2010, SOFT_HYPHEN]);
/** At the end of the text so far: a hyphen after a letter, and a soft hyphen. */
const HYPHENATED = /[\p{L}\p{M}][-\u2010]\n+$/u;
const SOFT = /\u00ad\n+$/;
const HYPHEN = /.\n+$/;
const LETTER = /^\p{L}/u;
const LOWER_CASE = /^\p{Ll}/u;

/** If the last line ends with a hyphen and the next begins in lower case, they are joined without it; in an address with it. */
function joinHyphen(flow: FlowBuilder, next: Line): void {
	if (!HYPHENS.has(flow.lastLetter())) return;
	const tail = flow.tail(5);
	const begins = next.segments[0]!.fragments[0]!.text;
	const isSoft = SOFT.test(tail);
	if (!isSoft && !(HYPHENATED.test(tail) && LOWER_CASE.test(begins))) return;
	const ending = HYPHEN.exec(tail)![0].length;
	if (!isSoft && isAddress(flow.tail(LONGEST_ADDRESS))) return flow.drop(ending - 1);
	flow.drop(ending);
	if (!LETTER.test(begins)) flow.space('\n');
}

/** A hyphen after a letter at the end of the line, and the beginning of a name or a number that has it: SKU-1001. */
const IN_NAME = /[\p{L}\p{M}][-\u2010]\n$/u;
const NAME = /^[\p{Lu}\p{Nd}]/u;
/** The same after a digit: 2026-01-31. A hyphen after an amount, as in 50.00-, is its sign. */
const IN_NUMBER = /\p{Nd}[-\u2010]\n$/u;
const AMOUNT = /[.,'\u2019]\p{Nd}+[-\u2010]\n$/u;
const NUMBER = /^\p{Nd}/u;

function joinName(flow: FlowBuilder, next: Line): void {
	if (HYPHENS.has(flow.lastLetter()) && isDivided(flow, next.segments[0]!.fragments[0]!.text)) flow.drop(1);
	else joinHyphen(flow, next);
}

const isDivided = (flow: FlowBuilder, begins: string): boolean =>
	(IN_NAME.test(flow.tail(4)) && NAME.test(begins)) ||
	(NUMBER.test(begins) && IN_NUMBER.test(flow.tail(4)) && !AMOUNT.test(flow.tail(LONGEST_AMOUNT)));

/** Characters at the end of an amount that are looked at. */
const LONGEST_AMOUNT = 20;

/** Characters before a hyphen that are looked at. */
const LONGEST_ADDRESS = 100;
const OF_ADDRESS = /[/\\_@]|\w\.\w/;

/** Whether the last word is an address, or a name of a file: hyphens are part of it. */
const isAddress = (text: string): boolean => OF_ADDRESS.test(text.trimEnd().split(/\s/).at(-1)!);

/** A soft hyphen that ends a block has no meaning (docs/semantics.md, D45). */
function dropSoft(flow: FlowBuilder): void {
	if (flow.lastLetter() !== SOFT_HYPHEN || !SOFT.test(flow.tail(2))) return;
	flow.drop(2);
	flow.space('\n');
}
