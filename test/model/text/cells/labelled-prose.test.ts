/** Labels with prose beside them (docs/semantics.md, D69). */
import { decode } from '../../../../shared/contract/values/decode';
import { texts } from '../../../support/documents/texts';
import { asDocument, local } from '../../../support/hosts/local';

const at = (x: number, y: number, text: string): string => `BT /F 10 Tf ${x} ${y} Td (${text}) Tj ET\n`;
/** Labels with the lines beside each. */
type Entries = readonly (readonly [label: string, ...lines: readonly string[]])[];
function drawn(entries: Entries, space = 0): string {
	let y = 514 + space;
	return entries
		.map(([label, ...lines]) => {
			y -= space;
			const own = lines.map((line) => at(90, (y -= 13), line)).join('');
			return at(20, y + 13 * (lines.length - 1), label) + own;
		})
		.join('');
}

async function read(content: string): Promise<{ text: string; tables: { rows: string[][]; certain: boolean }[] }> {
	const parameters = decode('extract_text', { layout: 'markdown', tables: true });
	const { data } = await local.run('extract_text', [asDocument(texts([content]))], parameters);
	return data as unknown as { text: string; tables: { rows: string[][]; certain: boolean }[] };
}

const TERMS: Entries = [
	['Clause', 'Text'],
	[
		'Notice',
		'Either party may end the contract with three months',
		'notice to the end of a quarter. The notice needs the',
		'written form.',
	],
	['Venue', 'The courts of Hamburg decide on all disputes about', 'this contract.'],
	['Form', 'Changes need the written form to be valid.'],
];
const ROWS = TERMS.map(([label, ...lines]) => [label, lines.join(' ')]);

test.each([
	['as far apart as its lines', 0],
	['farther apart', 6],
])('the prose of each label is one cell: labels %s', async (_, space) => {
	const { tables } = await read(drawn(TERMS, space) + at(20, 360, 'Please keep these terms.'));
	expect(tables.map(({ rows }) => rows)).toEqual([ROWS]);
});

test.each<[string, Entries]>([
	[
		'dates of a life',
		[
			['2019 - 2024', ...TERMS[1]!.slice(1)],
			['2015 - 2019', ...TERMS[2]!.slice(1)],
			['2014', TERMS[3]![1]!],
		],
	],
	[
		'titles within sentences',
		[
			['Notice', 'Either party may end the contract with three months', 'notice to the end of a quarter. The notice, which'],
			['Venue', 'needs the written form, is for the courts of Hamburg', 'that decide on all disputes about this contract and'],
			['Form', 'all changes of it, which need the written form to be', 'valid.'],
		],
	],
])('%s beside prose are not such labels', async (_, entries) => {
	expect((await read(drawn(entries))).tables.filter(({ certain }) => certain)).toEqual([]);
});
