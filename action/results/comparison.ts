/** Comparisons for people: annotations, the table of the job summary, and text that changed if `show-text` asks for it. */
import * as core from '@actions/core';
import type { JsonObject, JsonValue } from '../../shared/contract/backend';
import { memberOf } from '../../shared/contract/json';
import { agree, countNoun } from '../../shared/sentences';
import { cell, printable } from '../../runs/messages/log';
import { ANNOTATIONS } from '../messages/warnings';
import { comparisonOf, isDifferent } from '../../runs/jobs/compared';
import type { Row } from '../../runs/jobs/execute';

/** Numbers of pages in a cell or a message. */
const NAMED = 10;

/** Counts of everything but pages, and how people call it. */
const AROUND: Readonly<Record<string, string>> = {
	metadata: 'metadata',
	fonts: 'fonts',
	links: 'links',
	bookmarks: 'bookmarks',
	attachments: 'attachments',
	form: 'form fields',
};

const NEW = 'New: there is no earlier version';

/** A file without an earlier version. */
export const newFile = (input: string): Row => ({
	status: 'done',
	input,
	inputs: [input],
	output: null,
	pages: null,
	bytesBefore: null,
	bytesAfter: null,
	facts: {},
	notes: [],
	message: NEW,
	data: {},
});

const isNew = ({ message }: Row): boolean => message === NEW;

/** Whether the rows are those of a comparison. */
export const isComparing = (rows: readonly Row[]): boolean => rows.some((row) => comparisonOf(row) !== undefined || isNew(row));

/** Whether a file differs from its earlier version, or has none. */
const differs = (row: Row): boolean => isNew(row) || isDifferent(row);

interface ComparisonOutputs {
	/** Empty if nothing was compared, as is `changedPages`. */
	readonly same: string;
	readonly changed: readonly string[];
	readonly changedPages: string;
}

/** The outputs `same`, `changed` and `changed-pages`. */
export function comparisonOutputs(rows: readonly Row[]): ComparisonOutputs {
	const isCompared = isComparing(rows);
	const same = isCompared ? String(rows.every((row) => comparisonOf(row)?.['same'] === true)) : '';
	const changedPages = isCompared ? String(differingPages(rows).differing) : '';
	return { same, changed: rows.filter(differs).map(({ input }) => input), changedPages };
}

/** Pages of all files together: those that changed, moved, were added or removed, and all of both versions. */
export function differingPages(rows: readonly Row[]): { readonly differing: number; readonly total: number } {
	let [differing, total] = [0, 0];
	for (const row of rows) {
		const comparison = comparisonOf(row);
		if (!comparison) continue;
		const count = (list: PageList): number => Number(member(comparison['counts'], `pages${list}`));
		differing += PAGES.reduce((sum, [, list]) => sum + count(list), 0);
		total += Number(comparison['pageCount']) + count('Removed');
	}
	return { differing, total };
}

/** `3 of 40 pages differ`. */
export function pagesLine(rows: readonly Row[]): string {
	const { differing, total } = differingPages(rows);
	return `${differing} of ${countNoun(total, 'page')} ${agree(differing, 'differs', 'differ')}`;
}

export interface Difference {
	readonly file: string;
	readonly message: string;
}

export const differencesIn = (rows: readonly Row[]): Difference[] =>
	rows.filter(differs).map((row) => ({ file: row.input, message: row.message ?? wordComparison(comparisonOf(row)!) }));

export const differenceReason = (differing: number, total: number): string =>
	`fail-on-difference: ${differing} of ${countNoun(total, 'file')} ${agree(differing, 'differs', 'differ')} from the earlier version`;

/** One annotation for each file, within the runner's bounds; the rest goes to the log. */
export function annotateDifferences(differences: readonly Difference[], level: 'notice' | 'error'): void {
	for (const [index, { file, message }] of differences.entries())
		if (index >= ANNOTATIONS - 1) core.info(printable(`${file}: ${message}`));
		else if (level === 'error') core.error(message, { file, title: 'Differs' });
		else core.notice(message, { file, title: 'Changed' });
}

/** `Pages changed: 2, 5. Pages added: 7. Also: links.` */
function wordComparison(comparison: JsonObject): string {
	const pages = PAGES.flatMap(([name, list]) => {
		const text = pageNumbers(comparison, list);
		return text === '' ? [] : [`Pages ${name}: ${text}`];
	});
	const around = aroundOf(comparison);
	return [...pages, ...(around === '' ? [] : [`${pages.length > 0 ? 'Also' : 'Changed'}: ${around}`])].join('. ');
}

/** Lists of pages, and the count of each. */
const PAGES = [
	['added', 'Added'],
	['removed', 'Removed'],
	['moved', 'Moved'],
	['changed', 'Changed'],
] as const;

type PageList = (typeof PAGES)[number][1];

/** Numbers of pages, in the version that has them. */
function pageNumbers(comparison: JsonObject, list: PageList): string {
	const listed = member(comparison['pages'], list.toLowerCase());
	const pages = (Array.isArray(listed) ? (listed as readonly JsonValue[]) : []).map((entry) =>
		typeof entry === 'number' ? entry : Number(member(entry, 'page')),
	);
	const count = Number(member(comparison['counts'], `pages${list}`));
	const shown = pages.slice(0, NAMED).join(', ');
	return count > NAMED ? `${shown} and ${count - NAMED} more` : shown;
}

function aroundOf(comparison: JsonObject): string {
	const names = Object.entries(AROUND).flatMap(([count, name]) =>
		Number(member(comparison['counts'], count)) > 0 ? [name] : [],
	);
	return [
		...names,
		...(comparison['security'] === null ? [] : ['security']),
		...(comparison['tagged'] === null ? [] : ['tags']),
	].join(', ');
}

const member = (value: JsonValue | undefined, key: string): JsonValue => (memberOf(value, key) as JsonValue | undefined) ?? null;

export const COMPARISON_COLUMNS = ['', 'File', 'Pages', ...PAGES.map(([, title]) => title), 'Also'];

/** The cells of a file after its name. */
export function comparisonCells(row: Row): string {
	const notes = row.notes.map((note) => `<br><em>${cell(note)}</em>`).join('');
	if (!comparisonOf(row)) return `<td colspan="${PAGES.length + 2}">${cell(row.message ?? '')}${notes}</td>`;
	const texts = comparisonTexts(row, cell);
	return texts.map((text, index) => `<td>${text}${index === texts.length - 1 ? notes : ''}</td>`).join('');
}

/** The same without mark-up, but that of `harmless` for words of others. */
export function comparisonTexts(row: Row, harmless: (text: string) => string): string[] {
	const comparison = comparisonOf(row);
	if (!comparison) return [...PAGES.map(() => ''), '', isNew(row) ? NEW : harmless(row.message ?? '')];
	const [now, before] = [Number(comparison['pageCount']), Number(comparison['pageCountBefore'])];
	return [
		// On one line, however narrow the column.
		now === before ? String(now) : `${before}\u00a0→\u00a0${now}`,
		...PAGES.map(([, list]) => pageNumbers(comparison, list)),
		comparison['same'] === true ? 'the same' : aroundOf(comparison),
	];
}

/** A sign for the first column. */
export const comparisonIcon = (row: Row): string => (isNew(row) ? '🆕' : differs(row) ? '✏️' : '✅');

/** The lines that changed, folded, as much as there is room for (in bytes). */
export function changedText(rows: readonly Row[], room: number): string {
	let text = '';
	let left = 0;
	for (const row of rows)
		for (const change of listOf(comparisonOf(row)?.['pages'], 'changed')) {
			const diff = listOf(change, 'diff').map(String);
			if (diff.length === 0) continue;
			const title = `<code>${cell(row.input)}</code>, page ${Number(member(change, 'page'))}`;
			// Every line begins with a sign, so none ends the block.
			const folded = `<details><summary>${title}</summary>\n\n\`\`\`diff\n${diff.map(printable).join('\n')}\n\`\`\`\n\n</details>\n`;
			if (Buffer.byteLength(text) + Buffer.byteLength(folded) > room) left++;
			else text += folded;
		}
	return left === 0 ? text : `${text}<p>${countNoun(left, 'more page')} did not fit here.</p>\n`;
}

function listOf(value: JsonValue | undefined, key: string): readonly JsonValue[] {
	const found = member(value, key);
	return Array.isArray(found) ? (found as readonly JsonValue[]) : [];
}
