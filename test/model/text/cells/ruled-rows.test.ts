/** Rows of several lines with rules between them, and none between their columns (docs/semantics.md, D69). */
import { decode } from '../../../../shared/contract/values/decode';
import { texts } from '../../../support/documents/texts';
import { asDocument, local } from '../../../support/hosts/local';

const PLACES = [20, 160, 340];
const PITCH = 12;
const at = (x: number, y: number, text: string): string => `BT /F 10 Tf ${x} ${y} Td (${text}) Tj ET\n`;
const rule = (y: number): string => `20 ${y} m 380 ${y} l S\n`;

/** Rows of cells of several lines from the top, as close as lines; with a rule above and below each if wished. */
function table(rows: readonly (readonly (readonly string[])[])[], isRuled: boolean): string {
	let [y, content] = [500, ''];
	for (const cells of rows) {
		if (isRuled) content += rule(y + 8);
		for (const [column, lines] of cells.entries())
			for (const [line, text] of lines.entries()) content += at(PLACES[column]!, y - PITCH * line, text);
		y -= PITCH * Math.max(...cells.map(({ length }) => length));
	}
	return isRuled ? content + rule(y + 8) : content;
}

async function rowsIn(content: string): Promise<string[][]> {
	const parameters = decode('extract_text', { tables: true });
	const { data } = await local.run('extract_text', [asDocument(texts([content]))], parameters);
	const tables = data!['tables'] as { rows: string[][] }[];
	return tables.flatMap(({ rows }) => rows);
}

const SERVICES = [
	[['Service'], ['Scope'], ['Price']],
	[['Maintenance', '(annual)'], ['Two inspections', 'Travel included', 'Spare parts apart'], ['480.00']],
	[['Hotline'], ['Monday to Friday', 'From 8 to 6'], ['120.00']],
	[['Training course', 'Eight people'], ['One day'], ['950.00']],
];

test('lines between two rules are one row, also the last ones', async () => {
	expect(await rowsIn(table(SERVICES, true))).toEqual(SERVICES.map((cells) => cells.map((lines) => lines.join(' '))));
});

const PEOPLE = [
	[['Name'], ['Function'], ['Town']],
	[['Anna Berg'], ['Chair'], ['Oslo']],
	[['Tom Vries'], ['Treasurer'], ['Gent']],
	[['Li Wei'], ['Secretary'], ['Bonn']],
	[['Ana Lima'], ['Member'], ['Porto']],
];

test('rows of groups between rules stay rows', async () => {
	const content = table(PEOPLE, false) + rule(508) + rule(496) + rule(472) + rule(448);
	expect(await rowsIn(content)).toEqual(PEOPLE.map((cells) => cells.flat()));
});

test('a note below the last rule is not part of the table', async () => {
	const rows = await rowsIn(table(SERVICES, true) + at(20, 394, 'Prices without taxes'));
	expect(rows).toEqual(SERVICES.map((cells) => cells.map((lines) => lines.join(' '))));
});
