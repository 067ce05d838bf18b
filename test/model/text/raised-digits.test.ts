/** Marks of notes and exponents after numbers, in Markdown and tables (docs/semantics.md, D69). */
import { decode } from '../../../shared/contract/values/decode';
import { texts } from '../../support/documents/texts';
import { asDocument, local } from '../../support/hosts/local';

const at = (x: number, y: number, text: string): string => `BT /F 10 Tf ${x} ${y} Td (${text}) Tj ET\n`;
/** A number, and digits of this size after it, this much higher. */
const marked = (x: number, y: number, number: string, digits: string, size = 6, rise = 4): string =>
	`BT /F 10 Tf ${x} ${y} Td (${number}) Tj /F ${size} Tf ${rise} Ts (${digits}) Tj 0 Ts ET\n`;

async function read(content: string, layout: 'markdown' | 'reading' | 'page' = 'markdown') {
	const parameters = decode('extract_text', layout === 'markdown' ? { layout, tables: true } : { layout });
	const { data } = await local.run('extract_text', [asDocument(texts([content]))], parameters);
	return data as { readonly text: string; readonly tables: readonly { readonly rows: readonly (readonly string[])[] }[] };
}

const HEAD = at(40, 500, 'Year') + at(140, 500, 'Income') + at(260, 500, 'Costs');
const row = (y: number, year: string, income: string): string => at(40, y, year) + income + at(260, y, '1.000');

it('do not become digits of the numbers', async () => {
	const rows = HEAD + row(480, '2024', marked(140, 480, '273.879.750', '1')) + row(460, '2025', at(140, 460, '280.114.002'));
	const { text, tables } = await read(rows);
	expect(tables[0]!.rows).toEqual([
		['Year', 'Income', 'Costs'],
		['2024', '273.879.750¹', '1.000'],
		['2025', '280.114.002', '1.000'],
	]);
	expect(text).toContain('| 2024 | 273.879.750¹ | 1.000 |');
	for (const layout of ['reading', 'page'] as const) expect((await read(rows, layout)).text).toContain('273.879.750¹');
});

it('do not become digits where all of them are drawn after the table', async () => {
	const mark = (x: number, y: number, text: string) => `BT /F 6 Tf ${x} ${y} Td (${text}) Tj ET\n`;
	const rows = HEAD + row(480, '2024', at(140, 480, '1 420')) + row(460, '2025', at(140, 460, '880'));
	const { text, tables } = await read(rows + mark(165.5, 484, '1') + mark(157, 464, '3') + mark(285.5, 464, '*'));
	expect(tables[0]!.rows.slice(1)).toEqual([
		['2024', '1 420¹', '1.000'],
		['2025', '880³', '1.000*'],
	]);
	expect(text).toContain('| 2025 | 880³ |');
});

it('are not part of a number that is searched, but hide none that is redacted', async () => {
	const document = asDocument(texts([at(40, 480, 'Income') + marked(140, 480, '273.879.750', '1')]));
	const search = String.raw`Income\s+([\d.]+)`;
	const { data } = await local.run('find_text', [document], decode('find_text', { search, search_mode: 'regex' }));
	expect(data).toMatchObject({ matches: [{ groups: { 1: '273.879.750' } }] });
	const redact = decode('redact_text', { search: '273.879.7501' });
	const { facts } = await local.run('redact_text', [document], redact);
	expect(facts).toMatchObject({ redactedMatches: 1 });
});

it('are raised in paragraphs, too', async () => {
	expect((await read(marked(40, 480, 'About 10', '12'))).text.trim()).toBe('About 10¹²');
});

it.each([
	['on the same line', marked(40, 480, 'About 10', '50', 6, 0), 'About 1050'],
	['of the same size', marked(40, 480, 'About 10', '50', 10, 3), 'About 1050'],
	['lower', marked(40, 480, 'About 10', '50', 6, -3), 'About 1050'],
	['after a letter', marked(40, 480, 'Sum', '1'), 'Sum1'],
])('stay digits %s', async (_, content, expected) => {
	expect((await read(content)).text.trim()).toBe(expected);
});
