import { csvOf, jsonLinesOf, piecesOfResult, rowsOfTables, textAnswers, textFileType } from '../../shared/contract/text-result';

test('tables come as JSON, and one table as CSV', () => {
	expect(textFileType({ tables: true })).toBe('application/json');
	expect(textAnswers({ tables: true })).toEqual(['application/json', 'text/csv']);
	expect(textAnswers({ tables: false })).toEqual(['application/json', 'text/plain']);
});

test('pieces are JSON Lines, and never a text', () => {
	expect(textFileType({ pieces: 'size', layout: 'markdown' })).toBe('application/jsonl');
	expect(textFileType({ pieces: 'none' })).toBe('text/plain');
	expect(textAnswers({ pieces: 'page' })).toEqual(['application/json', 'application/jsonl']);
	expect(jsonLinesOf(piecesOfResult({ pieces: [{ text: 'a\nb' }, { text: '' }] })!)).toBe('{"text":"a\\nb"}\n{"text":""}\n');
});

test('CSV quotes cells with commas, quotes and ends of lines', () => {
	const rows = [
		['a', 'b,c'],
		['say "x"', 'd\ne'],
	];
	expect(csvOf(rows)).toBe('a,"b,c"\r\n"say ""x""","d\ne"\r\n');
});

test('rows have the names of the head, each once, and numbers for columns without a name', () => {
	const table = {
		page: 2,
		rows: [
			['pdf', 'Sum', 'Sum', ''],
			['1', '2', '3', '4'],
		],
		header: true,
		certain: false,
	};
	expect(rowsOfTables({ tables: [table] })).toEqual([
		{ row: { 'pdf 2': '1', Sum: '2', 'Sum 2': '3', 'Column 4': '4' }, about: { page: 2, table: 1, row: 1, certain: false } },
	]);
	expect(rowsOfTables({ tables: [{ ...table, header: false }] }).map(({ row }) => Object.keys(row))).toEqual([
		['Column 1', 'Column 2', 'Column 3', 'Column 4'],
		['Column 1', 'Column 2', 'Column 3', 'Column 4'],
	]);
	expect(rowsOfTables({})).toEqual([]);
});
