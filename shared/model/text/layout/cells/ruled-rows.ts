/** Rows of several lines with rules between them, but none between their columns, as typesetters and invoices draw them. */
import { greatest, least } from '../../fragments/extremes';
import { STRIDE, STRIDE_COST, sorting, type Steps } from '../../fragments/steps';
import type { Rule } from '../../rules/rules';
import type { Row } from '../../segments/row';
import type { Columns } from './cell-columns';

/** In parts of the size: a rule between two lines is this far below the upper one, and above the lower one. */
const BELOW = 0.1;
const ABOVE = 0.5;
/** The share of the width of both lines that rules cover. */
const COVERED = 0.95;
/** Rows that rules tell apart, and in parts of the size: lines of one row are not farther apart. */
const LEAST_ROWS = 3;
const LEADING = 1.6;
/** In parts of the distances of lines: those of rows are not smaller. */
const SAME_PITCH = 0.95;

type RuledLine = Pick<Row, 'cells' | 'baseline' | 'size' | 'hasRuleAbove' | 'hasRuleBelow'>;
type Placed = Pick<Columns, 'rows' | 'places' | 'spanning'>;

/** The same lines, of which those say so that have a rule between them and the one above, or below them. */
export function* withRulesAbove<T extends RuledLine>(lines: readonly T[], rules: readonly Rule[]): Steps<readonly T[]> {
	const across = yield* sorting(
		rules.filter(({ isVertical }) => !isVertical),
		(one, other) => one.at - other.at,
	);
	if (across.length < LEAST_ROWS - 1 || lines.length < LEAST_ROWS || lines[0]!.cells[0]!.frame.cos !== 1) return lines;
	const marked: T[] = [lines[0]!];
	let from = 0;
	for (let at = 1; at < lines.length; at++) {
		const [above, line] = [lines[at - 1]!, lines[at]!];
		const [top, bottom] = [above.baseline + BELOW * above.size, line.baseline - ABOVE * line.size];
		while (from < across.length && across[from]!.at <= top) from++;
		let to = from;
		while (to < across.length && across[to]!.at < bottom) to++;
		yield ((1 + to - from) * STRIDE_COST) / STRIDE;
		const between = across.slice(from, to);
		if (doRulesCover([above], between)) marked.push({ ...marked.pop()!, hasRuleBelow: true });
		marked.push(doRulesCover([above, line], between) ? { ...line, hasRuleAbove: true } : line);
		from = to;
	}
	const last = marked.pop()!;
	const { baseline, size } = last;
	const below = across.slice(from).filter(({ at }) => at > baseline + BELOW * size && at < baseline + LEADING * size);
	marked.push(doRulesCover([last], below) ? { ...last, hasRuleBelow: true } : last);
	return marked;
}

/** Whether rules reach over two lines, together. */
function doRulesCover(lines: readonly RuledLine[], rules: readonly Rule[]): boolean {
	if (rules.length === 0) return false;
	const start = least(lines.map(({ cells }) => cells[0]!.start));
	const end = greatest(lines.map(({ cells }) => cells.at(-1)!.end));
	let [covered, reached] = [0, start];
	for (const { from, to } of [...rules].sort((one, other) => one.from - other.from)) {
		const until = Math.min(to, end);
		if (until <= reached) continue;
		covered += until - Math.max(from, reached);
		reached = until;
	}
	return covered >= COVERED * (end - start);
}

/**
 * Which lines make each row, if rules are between them: of several lines, one has cells that each of the others lacks, and only one has
 * numbers. Otherwise undefined.
 */
export function* rowsByRules({ rows, spanning }: Placed, hasNumber: (row: Row) => boolean): Steps<number[][] | undefined> {
	const groups: number[][] = [];
	for (const [index, { hasRuleAbove }] of rows.entries()) {
		if (index === 0 || hasRuleAbove === true) groups.push([index]);
		else groups.at(-1)!.push(index);
	}
	if (groups.length < LEAST_ROWS || groups.length === rows.length) return undefined;
	yield (rows.length * STRIDE_COST) / STRIDE;
	const distance = (index: number) => rows[index]!.baseline - rows[index - 1]!.baseline;
	let [within, between] = [0, Infinity];
	for (const group of groups) {
		if (group[0]! > 0) between = Math.min(between, distance(group[0]!));
		for (const index of group.slice(1)) {
			if (spanning.has(index) || distance(index) > LEADING * rows[index]!.size) return undefined;
			within = Math.max(within, distance(index));
		}
		if (
			group.length > 1 &&
			!isOneFull(
				group.map((index) => rows[index]!),
				hasNumber,
			)
		)
			return undefined;
	}
	return between >= SAME_PITCH * within ? groups : undefined;
}

function isOneFull(rows: readonly Row[], hasNumber: (row: Row) => boolean): boolean {
	const most = rows.reduce((greatest, { cells }) => Math.max(greatest, cells.length), 0);
	return most > 1 && rows.filter(({ cells }) => cells.length === most).length === 1 && rows.filter(hasNumber).length <= 1;
}
