/** Lines as rows of tables: their cells, and whether they may be a title, an item of a list or an entry of contents instead. */
import { BULLETS, UNREADABLE_BULLET } from '../../fragments/bullets';
import type { Row } from '../../segments/row';
import { textOf, type Segment } from '../../segments/segments';
import { DOTS, LEAST_DOTS, PAGE } from './leaders';
import { CURRENCY, segmentOf } from './narrow-gaps';

/** Lines of text that is larger by this, and that begin where the table does, are titles. */
export const OTHER_SIZE = 1.25;

const MARK = new RegExp(`^(?:[${BULLETS}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)])$`, 'u');
const UNREADABLE = new RegExp(`^${UNREADABLE_BULLET}`, 'u');

export type Lined = Pick<Row, 'baseline' | 'size' | 'hasRuleAbove' | 'hasRuleBelow'>;

/** A row of the cells of a line, or of a part of it between gutters. */
export function rowOf(given: readonly Segment[], { baseline, size, hasRuleAbove, hasRuleBelow }: Lined): Row {
	const cells = joinSigns(given.length > 1 ? moveSigns(given) : given);
	const isItem = (cells.length === 2 && (isMark(cells[0]!, cells[1]!) || isSection(cells[0]!, cells[1]!))) || isEntry(cells);
	const [start, end] = [cells[0]!.start, cells.reduce((farthest, cell) => Math.max(farthest, cell.end), -Infinity)];
	const isTabular = cells.length > 1 && !isItem && !isTitleBeside(cells);
	return {
		cells,
		baseline,
		size,
		start,
		end,
		isTabular,
		...(hasRuleAbove && { hasRuleAbove }),
		...(hasRuleBelow && { hasRuleBelow }),
	};
}

/** Words, and no number or sign alone. */
export const LABEL = /\p{L}{2}/u;

/** Cells of which the first is a title beside the others: these may be a row, such as the first fact of an invoice. */
export const withTitleApart = (cells: readonly Segment[]): readonly (readonly Segment[])[] =>
	cells.length > 2 && isTitleBeside(cells) && LABEL.test(textOf(cells[1]!)) ? [cells.slice(0, 1), cells.slice(1)] : [cells];

/** Whether the first of these is a title, and the others are text beside it. */
function isTitleBeside([first, ...others]: readonly Segment[]): boolean {
	return others.every(({ size }) => first!.size > OTHER_SIZE * size) && !/\d/.test(textOf(first!));
}

const isMark = (cell: Segment, next: Segment): boolean =>
	MARK.test(textOf(cell)) ||
	(CLAUSE.test(textOf(cell)) && next.fragments.length >= LEAST_IN_CLAUSE && WORD.test(next.fragments[0]!.text)) ||
	(cell.characters === 1 && UNREADABLE.test(`${textOf(cell)} ${textOf(next)}`));

/** Whether these are the number of a section and its title, both bold, as typesetters place them. */
const isSection = (cell: Segment, next: Segment): boolean =>
	SECTION.test(textOf(cell)) &&
	WORD.test(next.fragments[0]!.text) &&
	next.start - cell.end < NEAR_TITLE * cell.size &&
	[cell, next].every(({ fragments }) => fragments.every(({ style }) => style.font.bold));

const SECTION = /^(?:\d{1,2}|[A-Z])(?:\.\d{1,2}){0,4}\.?$/;
/** In parts of the size: titles of sections are not farther from their numbers. */
const NEAR_TITLE = 2.5;

/** The number of a clause, before its words. */
const CLAUSE = /^\d{1,3}(?:\.\d{1,3}){1,4}\.?$/;
const LEAST_IN_CLAUSE = 4;
const WORD = /^["\u201c\u201e\u00ab(]?\p{L}/u;

/** Whether these are an entry of a list of contents and its page, with dots between them that are drawn apart. */
function isEntry(cells: readonly Segment[]): boolean {
	const [dots, page] = cells.slice(-2);
	if (!page || cells.length > MOST_OF_ENTRY || !PAGE.test(textOf(page)) || dots!.fragments.length < LEAST_DOTS) return false;
	const isOnlyDots = cells.length === MOST_OF_ENTRY;
	return (isOnlyDots ? dots!.fragments : dots!.fragments.slice(-LEAST_DOTS)).every(({ text }) => DOTS.test(text));
}

/** Its title, dots and its page. */
const MOST_OF_ENTRY = 3;

/** Cells without the sign at their end, after a number, that belongs to the number in the next one. */
function moveSigns(given: readonly Segment[]): readonly Segment[] {
	if (!given.some(({ fragments }, at) => at < given.length - 1 && BEFORE_NUMBER.test(fragments.at(-1)!.text))) return given;
	return given.flatMap((cell, at) => {
		const [number, sign] = cell.fragments.slice(-2);
		const isMoved = sign && at < given.length - 1 && BEFORE_NUMBER.test(sign.text) && /\d\)?$/.test(number!.text);
		if (!isMoved || !/^[\d(.,-]/.test(textOf(given[at + 1]!))) return [cell];
		return [segmentOf(cell.fragments.slice(0, -1)), segmentOf([sign])];
	});
}

/** Signs that are always before their number. */
const BEFORE_NUMBER = /^[$\u00a3\u00a5]$/u;

/** Signs of currencies with the numbers after them. */
function joinSigns(given: readonly Segment[]): readonly Segment[] {
	if (given.length < 2 || !given.some(({ characters }) => characters === 1)) return given;
	const cells: Segment[] = [];
	for (const cell of given) {
		const last = cells.at(-1);
		const isSign = last?.characters === 1 && CURRENCY.test(textOf(last)) && /^[\d(.,-]/.test(textOf(cell));
		if (isSign) cells.push(cells.pop()!.joined(cell));
		else cells.push(cell);
	}
	return cells;
}
