/** The table of results on the page of the workflow run. HTML, because a cell of Markdown cannot hold every file name. */
import type { JsonObject } from '../../shared/contract/backend';
import { isObject } from '../../shared/contract/json';
import { countNoun } from '../../shared/sentences';
import { cell, readableBytes, sum } from '../../runs/messages/log';
import type { Row } from '../../runs/jobs/execute';
import { changedText, comparisonCells, COMPARISON_COLUMNS, comparisonIcon, isComparing } from './comparison';

export interface Digest {
	readonly rows: readonly Row[];
	/** Files that `files` matches, whether they changed or not. */
	readonly matched: number;
	/** Kebab-case names of the operations, in order. */
	readonly operations: readonly string[];
	/** Where the documents were processed, for people. */
	readonly place: string;
	readonly dryRun: boolean;
	readonly seconds: number;
	/** Whether lines of text that changed are shown (`show-text`). */
	readonly showText?: boolean;
}

/** The runner shows nothing of a summary above 1 MiB. */
export const SUMMARY_LIMIT = 1024 * 1024;
/** Room for the text after the table. */
const RESERVE = 2048;

export const ICONS: Readonly<Record<Row['status'], string>> = { done: '✅', failed: '❌', planned: '📝', skipped: '⏭️' };

export function summaryOf(digest: Digest): string {
	const { rows, operations } = digest;
	const head = `<h3>Octavo: ${cell(operations.join(' → '))}</h3>\n<p>${headline(digest)}</p>\n`;
	if (rows.length === 0) return head;
	const comparing = isComparing(rows);
	const lines: string[] = [];
	let size = Buffer.byteLength(head) + RESERVE;
	for (const [index, row] of rows.entries()) {
		const line = comparing ? comparisonRow(row) : rowOf(row, rows[index - 1], wroteSomething(digest));
		size += Buffer.byteLength(line);
		if (size > SUMMARY_LIMIT) break;
		lines.push(line);
	}
	const columns = (
		comparing
			? COMPARISON_COLUMNS
			: wroteSomething(digest)
				? ['', 'File', 'Result', 'Pages', 'Before', 'After', 'Change']
				: ['', 'File', 'Found', 'Pages', 'Size']
	)
		.map((name) => `<th>${name}</th>`)
		.join('');
	const rest = rows.length - lines.length;
	const more =
		rest === 0
			? ''
			: `<p>${countNoun(rest, 'more row')} did not fit here: see the log and the <code>results</code> output.</p>\n`;
	const text = digest.showText ? changedText(rows, SUMMARY_LIMIT - size - RESERVE) : '';
	return `${head}<table>\n<tr>${columns}</tr>\n${lines.join('')}</table>\n${more}${text === '' ? '' : `\n${text}`}`;
}

const comparisonRow = (row: Row): string =>
	`<tr><td>${row.status === 'done' ? comparisonIcon(row) : ICONS[row.status]}</td><td><code>${cell(row.input)}</code></td>${comparisonCells(row)}</tr>\n`;

/** `3 files written from 2, 1 failed · 13.2 MB → 12.9 MB · on the runner · 0.4 s`. */
export const headline = (digest: Digest): string => `${outcomeOf(digest)} · ${digest.place} · ${digest.seconds.toFixed(1)} s`;

/** The same without place and time. */
export function outcomeOf({ rows, matched, dryRun }: Digest): string {
	const of = (status: Row['status']) => rows.filter((row) => row.status === status);
	const done = of('done');
	if (rows.length === 0)
		return `${matched === 0 ? 'No file matches' : `No change in ${countNoun(matched, 'file')}`}, nothing written`;
	const written = done.filter(({ output }) => output !== null).length;
	const parts = dryRun
		? [`Dry run: ${countNoun(of('planned').length, 'result')} planned, nothing written`]
		: [
				written === 0 && done.length > 0
					? `${countNoun(done.length, 'file')} read, none written`
					: `${countNoun(written, 'file')} written`,
			];
	for (const status of ['failed', 'skipped'] as const) if (of(status).length > 0) parts.push(`${of(status).length} ${status}`);
	// A split has a row for each part: its input counts once.
	const before = sum([...new Map(done.map((row) => [row.inputs.join('\n'), row.bytesBefore ?? 0])).values()]);
	const after = sum(done.map(({ bytesAfter }) => bytesAfter ?? 0));
	const sizes = done.length === 0 ? '' : ` · ${readableBytes(before)}${written === 0 ? '' : ` → ${readableBytes(after)}`}`;
	return `${parts.join(', ')}${sizes}`;
}

/** A step that only reads has no sizes to compare. */
const wroteSomething = ({ rows }: Digest): boolean =>
	rows.some(({ output }) => output !== null) || rows.every(({ data }) => isEmpty(data));

function rowOf(row: Row, above: Row | undefined, wrote: boolean): string {
	const { status, input, inputs, output, pages, bytesBefore, bytesAfter, message, notes, data } = row;
	const more = inputs.length > 1 && status !== 'failed' ? ` <em>and ${inputs.length - 1} more</em>` : '';
	const result = [
		...(output === null ? [] : [`<code>${cell(output)}</code>`]),
		...(message === null ? [] : [cell(message)]),
		...Object.values(data).flatMap((found) => overviewOf(found).map(cell)),
		// The parts of a split share their notes: they are in the first row.
		...notes.filter((note) => above?.input !== input || !above.notes.includes(note)).map((note) => `<em>${cell(note)}</em>`),
	];
	// The size of a part is not a change of the whole.
	const isPart = row.facts.firstPage !== undefined;
	const sizes = wrote
		? [sizeCell(bytesBefore), sizeCell(bytesAfter), isPart ? '' : change(bytesBefore, bytesAfter)]
		: [sizeCell(bytesBefore)];
	const numbers = [pages === null ? '' : String(pages), ...sizes];
	const found = result.join('<br>');
	// A row with a message has no numbers: the message spans their columns.
	const cells = numbers.every((number) => number === '')
		? `<td colspan="${numbers.length + 1}">${found}</td>`
		: `<td>${found}</td>${numbers.map((number) => `<td align="right">${number}</td>`).join('')}`;
	return `<tr><td>${ICONS[status]}</td><td><code>${cell(input)}</code>${more}</td>${cells}</tr>\n`;
}

/** Members of data that have their own columns. */
const IN_COLUMNS: ReadonlySet<string> = new Set(['pageCount', 'fileSize']);

/**
 * Data in a line: numbers, flags that are true, lengths of lists. Texts stay in `results`, because anyone who
 * may see the run sees its summary.
 */
export function overviewOf(data: JsonObject): string[] {
	const parts = Object.entries(data).flatMap(([name, value]) => {
		const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
		if (IN_COLUMNS.has(name)) return [];
		if (value === true) return [words];
		if (typeof value === 'number') return value === 0 ? [] : [`${words}: ${value}`];
		if (Array.isArray(value)) return value.length === 0 ? [] : [`${words}: ${value.length}`];
		// Flags such as permissions, all of them, say nothing in a line.
		return isObject(value) && !Object.values(value).every((one) => typeof one === 'boolean') ? [words] : [];
	});
	return parts.length === 0 ? [] : [parts.join(' · ')];
}

const isEmpty = (data: Row['data']): boolean => Object.keys(data).length === 0;

/** On one line, however narrow the column. */
const sizeCell = (bytes: number | null): string => (bytes === null ? '' : readableBytes(bytes).replace(' ', '&nbsp;'));

function change(before: number | null, after: number | null): string {
	if (before === null || after === null || before === 0) return '';
	const percent = ((after - before) / before) * 100;
	return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent).toFixed(1)}%`;
}
