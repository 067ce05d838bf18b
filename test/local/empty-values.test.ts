/** Labels without a value: the next label, or the table below, is not theirs (docs/semantics.md, D68). */
import { decode } from '../../shared/contract/values/decode';
import { texts } from '../support/documents/texts';
import { asDocument, local } from '../support/hosts/local';

const at = (x: number, y: number, text: string, size = 10): string => `BT /F ${size} Tf ${x} ${y} Td (${text}) Tj ET\n`;
/** Lines below each other. */
const lines = (x: number, y: number, ...shown: string[]): string =>
	shown.map((text, line) => at(x, y - 14 * line, text)).join('');

async function valuesOf(content: string, label: string): Promise<string[]> {
	const parameters = decode('find_text', { search: String.raw`${label}:?\s*(\S+)`, search_mode: 'regex' });
	const { data } = await local.run('find_text', [asDocument(texts([content]))], parameters);
	return (data as unknown as { matches: { groups: Record<string, string> }[] }).matches.map(({ groups }) => groups['1']!);
}

test('the label on the next line is not the value of an empty one', async () => {
	const form = lines(20, 500, 'Surname: Okafor', 'Forename:', 'Date of birth:', 'Nationality: Irish');
	expect(await valuesOf(form, 'Surname')).toEqual(['Okafor']);
	expect(await valuesOf(form, 'Forename')).toEqual([]);
	expect(await valuesOf(form, 'Date of birth')).toEqual([]);
	expect(await valuesOf(form, 'Nationality')).toEqual(['Irish']);
});

test('the label in the next cell, or after a wide space, is not the value of an empty one', async () => {
	const facts = at(20, 500, 'Approved by:') + at(120, 500, 'Checked by:') + at(200, 500, 'Lee');
	expect(await valuesOf(facts, 'Approved by')).toEqual([]);
	expect(await valuesOf(facts, 'Checked by')).toEqual(['Lee']);
	const foot = at(20, 500, 'Tax number:   VAT number: DE123');
	expect(await valuesOf(foot, 'Tax number')).toEqual([]);
	expect(await valuesOf(foot, 'VAT number')).toEqual(['DE123']);
	// One blank may be that of a sentence.
	expect(await valuesOf(at(20, 500, 'Note: Delivery time: three days'), 'Note')).toEqual(['Delivery']);
});

test('text that is drawn next elsewhere is not the value of a label beside another one', async () => {
	const row = at(20, 500, 'Quantity:') + at(20, 520, '11.') + at(120, 500, 'Serial number:') + at(240, 500, 'Status:');
	expect(await valuesOf(row, 'Quantity')).toEqual([]);
	const below = at(20, 500, 'Quantity:') + at(20, 486, '11') + at(120, 500, 'Serial number:') + at(240, 500, 'Status:');
	expect(await valuesOf(below, 'Quantity')).toEqual(['11']);
});

test('the colon of a label is not its value', async () => {
	expect(await valuesOf(at(20, 500, 'Received by:'), 'Received by')).toEqual([]);
});

test('a table below is not the value of an empty label at the right', async () => {
	const facts = at(20, 500, 'Period:') + at(120, 500, 'October') + at(300, 500, 'Department:');
	const table = lines(20, 460, 'Earnings', 'Basic pay') + lines(200, 460, 'Amount', '2,400.00');
	expect(await valuesOf(facts + table, 'Department')).toEqual([]);
	expect(await valuesOf(facts + table, 'Period')).toEqual(['October']);
});

test('text below a label, and the next line of a sentence, are found', async () => {
	expect(await valuesOf(lines(20, 500, 'Bill to:', 'Acme Ltd', 'Due: today'), 'Bill to')).toEqual(['Acme']);
	const sentence = lines(20, 500, 'Please pay the sum within fourteen days to our account:', 'GB33BUKB20201555555555');
	expect(await valuesOf(sentence, 'account')).toEqual(['GB33BUKB20201555555555']);
	expect(await valuesOf(at(20, 500, 'Total:') + at(150, 480, '52.50'), 'Total')).toEqual(['52.50']);
});

test('a search for both labels finds them', async () => {
	const form = lines(20, 500, 'Forename:', 'Date of birth: 1990');
	const parameters = decode('find_text', { search: String.raw`(Forename):\s+Date of birth:\s+(\d+)`, search_mode: 'regex' });
	const { data } = await local.run('find_text', [asDocument(texts([form]))], parameters);
	expect((data as unknown as { matches: unknown[] }).matches).toHaveLength(1);
});
