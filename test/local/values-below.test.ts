/** Labels with their values below them, at other places, and without (docs/semantics.md, D68). */
import { decode } from '../../shared/contract/values/decode';
import { codes, texts } from '../support/documents/texts';
import { asDocument, local } from '../support/hosts/local';

const at = (x: number, y: number, text: string, size = 10): string => `BT /F ${size} Tf ${x} ${y} Td (${text}) Tj ET\n`;
/** Digits of Helvetica are this wide, in parts of the size. */
const endingAt = (x: number, y: number, digits: string, size: number): string =>
	at(x - digits.length * 0.556 * size, y, digits, size);

async function search(content: string, pattern: string, search_mode = 'regex'): Promise<string[]> {
	const parameters = decode('find_text', { search: pattern, search_mode });
	const { data } = await local.run('find_text', [asDocument(texts([content]))], parameters);
	const { matches } = data as unknown as { matches: { text: string; groups: Record<string, string> }[] };
	return matches.map(({ text, groups }) => groups['1'] ?? text);
}

const LABELS = at(20, 500, 'Ship via', 7) + at(150, 500, 'Requisition', 7) + at(280, 500, 'Terms', 7);

test('another label is not the value of one without', async () => {
	const boxes = LABELS + at(20, 486, 'Sea freight') + at(280, 486, '60 days');
	expect(await search(boxes, String.raw`Requisition\s*(\S+)`)).toEqual([]);
	expect(await search(boxes, String.raw`Ship via\s*(\S+)`)).toEqual(['Sea']);
	expect(await search(boxes, String.raw`Terms\s*(\S+)`)).toEqual(['60']);
	// A search for both labels finds them.
	expect(await search(boxes, String.raw`Requisition\s+Terms`)).toHaveLength(1);
	expect(await search(boxes, 'Requisition Terms', 'text')).toHaveLength(1);
});

test('values that end at the right of their columns are those of the labels at the left', async () => {
	const labels = at(20, 500, 'Opening', 8) + at(140, 500, 'Money in', 8) + at(260, 500, 'Money out', 8);
	const values = endingAt(130, 484, '120450', 12) + endingAt(250, 484, '3310', 12) + endingAt(370, 484, '99871', 12);
	for (const [label, value] of [
		['Opening', '120450'],
		['Money in', '3310'],
		['Money out', '99871'],
	])
		expect(await search(labels + values, String.raw`${label}\s*(\S+)`)).toEqual([value]);
});

test('values that end at the right are those of their labels beside a text that begins where its label does', async () => {
	const names = ['Number', 'Day', 'Customer', 'Page'];
	const labels = names.map((name, column) => at(20 + 90 * column, 500, name, 8)).join('');
	const numbers = ['050824', '23119', '1'].map((digits, column) => endingAt(190 + 90 * column, 484, digits, 12)).join('');
	for (const [column, value] of ['GS-40071', '050824', '23119', '1'].entries())
		expect(await search(labels + at(20, 484, 'GS-40071', 12) + numbers, String.raw`${names[column]}\s*(\S+)`)).toEqual([value]);
});

test('values in high boxes are those of much smaller labels above them', async () => {
	const second = at(20, 440, 'Loading', 7) + at(150, 440, 'Discharge', 7) + at(280, 440, 'Freight', 7);
	const content =
		LABELS +
		at(20, 470, 'MV Aurora', 11) +
		at(150, 470, 'R-77', 11) +
		at(280, 470, '114E', 11) +
		second +
		at(20, 410, 'Rotterdam', 11) +
		at(280, 410, 'Prepaid', 11);
	expect(await search(content, String.raw`Requisition\s*(\S+)`)).toEqual(['R-77']);
	expect(await search(content, String.raw`Loading\s*(\S+)`)).toEqual(['Rotterdam']);
	expect(await search(content, String.raw`Discharge\s*(\S+)`)).toEqual([]);
});

test('captions below names are not labels of the names farther below', async () => {
	const names = (y: number, one: string, other: string) => at(20, y, one) + at(150, y, other);
	const captions = at(20, 490, 'Signature', 7) + at(150, 490, 'Witness', 7);
	const content = names(500, 'Smith', 'Jones') + captions + names(470, 'Brown', 'Adams');
	expect(await search(content, String.raw`Signature\s*(Brown)`)).toEqual([]);
});

test('small labels with other text beside them are those of the values below', async () => {
	const boxes = at(20, 500, 'Payment terms', 7) + at(120, 500, 'Currency', 7) + at(20, 488, '30 days') + at(120, 488, 'EUR');
	const beside = at(240, 501, 'Sales rep: Novak') + at(240, 487, 'Phone: 5550199');
	for (const [label, value] of [
		['Payment terms', '30'],
		['Currency', 'EUR'],
		['Sales rep:', 'Novak'],
		['Phone:', '5550199'],
	])
		for (const content of [boxes + beside, boxes + at(240, 488, 'Phone: 5550199') + at(240, 506, 'Sales rep: Novak')])
			expect(await search(content, String.raw`${label}\s*(\S+)`)).toEqual([value]);
});

test('labels that look as their values do are those of values of which most have digits', async () => {
	const row = (y: number, ...cells: string[]) => cells.map((text, column) => at(20 + 90 * column, y, text)).join('');
	const content = row(500, 'Delivery', 'Order', 'Carrier', 'Ship date') + row(484, 'DN-5567', 'SO-1120', 'DHL', '2024-02-29');
	expect(await search(content, String.raw`Carrier\s*(\S+)`)).toEqual(['DHL']);
	expect(await search(content, String.raw`Order\s*(\S+)`)).toEqual(['SO-1120']);
	const names = row(500, 'Delivery', 'Order', 'Carrier', 'Ship date') + row(484, 'Road', 'New', 'DHL', '2024-02-29');
	expect(await search(names, String.raw`Carrier\s*(\S+)`)).toEqual(['Ship']);
});

test('bold labels above high cells are those of the values that begin where they do', async () => {
	const bold = (x: number, text: string) => `BT /B 10 Tf ${x} 500 Td (${text}) Tj ET\n`;
	const labels = ['Delivery', 'Order', 'Carrier'].map((text, column) => bold(20 + 90 * column, text)).join('');
	const values = ['Road', 'New', 'Meyer'].map((text, column) => at(20 + 90 * column, 471, text)).join('');
	expect(await search(labels + values, String.raw`Order\s*(\S+)`)).toEqual(['New']);
});

test('of a line from right to left, each value is that of the label at its right', async () => {
	const shown = (x: number, text: string) => `BT /U 10 Tf ${x} 500 Td ${codes(text)} Tj ET\n`;
	const [branch, account] = ['\u05e1\u05e0\u05d9\u05e3', '\u05d7\u05e9\u05d1\u05d5\u05df'];
	const turned = (text: string) => [...`${text}:`].reverse().join('');
	const content = shown(20, '12') + shown(100, turned(branch)) + shown(200, '5512') + shown(300, turned(account));
	expect(await search(content, String.raw`${branch}:\s*(\S+)`)).toEqual(['12']);
	expect(await search(content, String.raw`${account}:\s*(\S+)`)).toEqual(['5512']);
});

/** Boxes of forms have their labels in small letters, and values moved in below them, or at the right end. */
const BOXES = [
	['1 Wages', '48500', '2 Tax withheld', '6835'],
	['3 Security wages', '50000', '4 Security tax', '3100'],
	['5', '77', '6 Benefits', '1200'],
];

test.each([
	['moved in', (left: number, y: number, digits: string) => at(left + 5, y, digits, 9)],
	['at the right end', (left: number, y: number, digits: string) => endingAt(left + 120, y, digits, 9)],
])('values in boxes are those of their labels: %s', async (_, value) => {
	const content = BOXES.map(([label, one, next, other], row) => {
		const y = 500 - 26 * row;
		return at(20, y, label!, 6) + at(150, y, next!, 6) + value(18, y - 12, one!) + value(148, y - 12, other!);
	}).join('');
	for (const [label, one, next, other] of BOXES) {
		if (label !== '5') expect(await search(content, String.raw`${label}\s*(\S+)`)).toEqual([one]);
		expect(await search(content, String.raw`${next}\s*(\S+)`)).toEqual([other]);
	}
});

test('a line of the box beside labels is not their value', async () => {
	const labels = at(220, 500, 'Origin', 6) + at(300, 500, 'Terms of sale', 6);
	const content = labels + at(20, 494, 'Tokyo 153-0063', 9) + at(223, 487, 'Japan', 9) + at(303, 487, 'CIF Oakland', 9);
	expect(await search(content, String.raw`Origin\s*(\S+)`)).toEqual(['Japan']);
	expect(await search(content, String.raw`Terms of sale\s*(\S+)`)).toEqual(['CIF']);
});

test('captions below larger text are not labels of the text below them', async () => {
	const row = (y: number, one: string, other: string) => at(26, y, one, 10) + at(156, y, other, 10);
	const captions = at(20, 491, 'Name', 6) + at(150, 491, 'Place', 6);
	const content = row(500, 'Erika Muster', 'Bremen') + captions + row(470, 'Max Beispiel', 'Kassel');
	expect(await search(content, String.raw`Place\s*(\S+)`)).not.toEqual(['Kassel']);
});
