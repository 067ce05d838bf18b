/**
 * The output `markdown`: the results as a table for a comment. Names and messages hold words of others, so they are code, in which
 * nothing is a link, mentions people or is mark-up.
 */
import { greatest } from '../../shared/lists';
import { countNoun, shortenText } from '../../shared/sentences';
import { printable, readableBytes } from '../../runs/messages/log';
import type { Row } from '../../runs/jobs/execute';
import { COMPARISON_COLUMNS, comparisonIcon, comparisonTexts, differingPages, isComparing, pagesLine } from './comparison';
import { ICONS, outcomeOf, overviewOf, type Digest } from './summary';

/** Bytes: a comment has at most 65,536 characters, and there are words around the table. */
const LIMIT = 60_000;
/** Characters of a name or a message. */
const LONGEST = 1000;

/** The outcome and a row for each file, as many as fit. */
export function markdownOf(digest: Digest): string {
	const { rows, operations } = digest;
	const comparing = isComparing(rows);
	const found = comparing && differingPages(rows).total > 0 ? ` · ${pagesLine(rows)}` : '';
	const head = `**Octavo: ${operations.join(', then ')}**${found} · ${outcomeOf(digest)}\n`;
	if (rows.length === 0) return head;
	const columns = comparing ? COMPARISON_COLUMNS : ['', 'File', 'Result', 'Pages', 'Size'];
	let text = `${head}\n${joinCells(columns)}${joinCells(columns.map(() => '---'))}`;
	let size = Buffer.byteLength(text);
	for (const [index, row] of rows.entries()) {
		const line = joinCells(comparing ? comparisonLine(row) : resultLine(row));
		size += Buffer.byteLength(line);
		if (size > LIMIT) return `${text}\n${countNoun(rows.length - index, 'more row')} did not fit here.\n`;
		text += line;
	}
	return text;
}

const joinCells = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;

const comparisonLine = (row: Row): string[] => [
	row.status === 'done' ? comparisonIcon(row) : ICONS[row.status],
	codeOf(row.input),
	...comparisonTexts(row, codeOf),
];

function resultLine({ status, input, inputs, output, pages, bytesBefore, bytesAfter, message, data }: Row): string[] {
	const more = inputs.length > 1 && status !== 'failed' ? ` and ${inputs.length - 1} more` : '';
	const found = [
		...(output === null ? [] : [codeOf(output)]),
		...(message === null ? [] : [codeOf(message)]),
		...Object.values(data).flatMap((one) => overviewOf(one).map(codeOf)),
	].join('<br>');
	const bytes = bytesAfter ?? bytesBefore;
	return [
		ICONS[status],
		`${codeOf(input)}${more}`,
		found,
		pages === null ? '' : String(pages),
		bytes === null ? '' : readableBytes(bytes),
	];
}

/**
 * A code span in a cell of a table (GitHub Flavored Markdown, 4.10 and 6.3): a longer run of backticks than any in the text, and a
 * backslash before each pipe. Parsers differ where the text has one there already, so it becomes a sign that looks like it.
 */
function codeOf(text: string): string {
	const shown = shortenText(printable(text), LONGEST)
		.replace(/\\+(?=\|)/g, (run) => '\u29f5'.repeat(run.length))
		.replaceAll('|', '\\|');
	const longest = greatest([0, ...(shown.match(/`+/g) ?? []).map((run) => run.length)]);
	const fence = '`'.repeat(longest + 1);
	return `${fence} ${shown} ${fence}`;
}
