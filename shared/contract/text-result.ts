/** The forms in which hosts give a text (docs/semantics.md, D49). */
import type { JsonObject } from './operations/types';

export const textTypes = ['application/json', 'text/plain', 'text/markdown', 'text/csv', 'application/jsonl'] as const;
export type TextType = (typeof textTypes)[number];

export const TEXT_EXTENSIONS: Readonly<Record<TextType, string>> = {
	'application/json': '.json',
	'text/plain': '.txt',
	'text/markdown': '.md',
	'text/csv': '.csv',
	'application/jsonl': '.jsonl',
};

/** The type of a file that holds nothing but the result, by the parameters of an operation that gives text; of tables alone if `asTable`. */
export function textFileType(parameters: object, asTable = false): TextType {
	const { per_page, tables, layout } = parameters as Readonly<Record<'per_page' | 'tables' | 'layout', unknown>>;
	if (isInPieces(parameters)) return 'application/jsonl';
	if (asTable && tables === true && per_page !== true) return 'text/csv';
	if (per_page === true || tables === true) return 'application/json';
	return layout === 'markdown' ? 'text/markdown' : 'text/plain';
}

/** Whether the text is cut into pieces. */
const isInPieces = (parameters: object): boolean => ((parameters as { readonly pieces?: unknown }).pieces ?? 'none') !== 'none';

/** The types that a service can answer, the default first. Separate pages and tables come as JSON, one table as CSV, and pieces line by line. */
export function textAnswers(parameters: object): readonly TextType[] {
	const type = textFileType(parameters);
	if (isInPieces(parameters)) return ['application/json', type];
	if ((parameters as { readonly tables?: unknown }).tables === true) return [type, 'text/csv'];
	return type === 'text/markdown' ? ['application/json', type, 'text/plain'] : [...new Set(['application/json', type] as const)];
}

/** The text in the data of a result. */
export const textOfResult = ({ text }: JsonObject): string => (typeof text === 'string' ? text : '');

/** Whether a text comes with more than itself: pages, tables or pieces. */
export const hasMore = ({ pages, tables, pieces }: JsonObject): boolean => (pages ?? tables ?? pieces) !== undefined;

/** Data without the text itself, such as for a list of results. */
export function withoutText({ text: _text, pages: _pages, tables: _tables, pieces: _pieces, ...rest }: JsonObject): JsonObject {
	return rest;
}

/** The pieces of a result; undefined if it is not in pieces. */
export const piecesOfResult = ({ pieces }: JsonObject): readonly JsonObject[] | undefined =>
	pieces as readonly JsonObject[] | undefined;

/** A value a line (JSON Lines). */
export const jsonLinesOf = (values: readonly JsonObject[]): string =>
	values.map((value) => `${JSON.stringify(value)}\n`).join('');

interface ResultTable {
	readonly page: number;
	readonly rows: readonly (readonly string[])[];
	readonly header: boolean;
	readonly certain: boolean;
}

/** The tables of a result. */
export const tablesOfResult = ({ tables }: JsonObject): readonly ResultTable[] =>
	(tables ?? []) as unknown as readonly ResultTable[];

/** The rows of all tables, by the names in the head of their table; without one, by the number of the column. */
export function rowsOfTables(data: JsonObject): { readonly row: JsonObject; readonly about: JsonObject }[] {
	return tablesOfResult(data).flatMap(({ page, rows, header, certain }, index) => {
		const names = columnNames(rows, header);
		return rows.slice(header ? 1 : 0).map((cells, at) => ({
			row: Object.fromEntries(cells.map((cell, column) => [names[column]!, cell])),
			about: { page, table: index + 1, row: at + 1, certain },
		}));
	});
}

/** Hosts tell about the row under this name. */
const TAKEN = 'pdf';

function columnNames(rows: ResultTable['rows'], hasHead: boolean): string[] {
	const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
	const taken = new Set([TAKEN]);
	return Array.from({ length: width }, (_, column) => {
		const plain = (hasHead && rows[0]![column]) || `Column ${column + 1}`;
		let name = plain;
		for (let number = 2; taken.has(name); number++) name = `${plain} ${number}`;
		taken.add(name);
		return name;
	});
}

/** A table as CSV; undefined unless there is exactly one. */
export function csvOfTable(data: JsonObject): string | undefined {
	const [table, ...others] = tablesOfResult(data);
	return table && others.length === 0 ? csvOf(table.rows) : undefined;
}

/** Rows as comma-separated values (RFC 4180). */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
	rows
		.map((row) => `${row.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`)
		.join('');
