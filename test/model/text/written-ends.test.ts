/** Ends of short lines that somebody wrote stay in Markdown (docs/semantics.md, §26.4). */
import { decode } from '../../../shared/contract/values/decode';
import { codes, lines, texts } from '../../support/documents/texts';
import { asDocument, local } from '../../support/hosts/local';

async function markdown(content: string): Promise<string> {
	const parameters = decode('extract_text', { layout: 'markdown' });
	const { data } = await local.run('extract_text', [asDocument(texts([content]))], parameters);
	return data!['text'] as string;
}

test.each([
	['an address', ['Mr Tom Baker', '10 Downing Lane', 'London']],
	['an address with an abbreviation that is not an item', ['Meyer & Sons', 'z. Hd. Frau Krause', 'Lindenallee 5']],
	['facts', ['Date: 02/04/2026', 'Due: 02/05/2026', 'Customer: 77']],
	['verse', ['The boats come in at evening,', 'their lamps are small and low,', 'and all the gulls are leaving', 'for places.']],
])('the lines of %s', async (_, given) => {
	expect(await markdown(lines(20, 500, given))).toBe(given.join('\n'));
});

test('the lines of sums, which end at one place, and not those of prose', async () => {
	const title = lines(20, 540, ['Invoice 12']);
	const atRight = (given: readonly string[]) =>
		given.reduce(
			(content, text, index) => `${content}BT /U 10 Tf ${380 - 5 * text.length} ${500 - 12 * index} Td ${codes(text)} Tj ET\n`,
			title,
		);
	const sums = ['Subtotal: 35.00', 'VAT 19%: 6.65', 'Total: 41.65'];
	expect(await markdown(atRight(sums))).toBe(`Invoice 12\n\n${sums.join('\n')}`);
	const prose = ['The boats come in', 'at evening when their lamps', 'are lit and all of the gulls', 'leave the harbor'];
	expect(await markdown(atRight(prose))).toBe(`Invoice 12\n\n${prose.join(' ')}`);
});

test('but not of prose in a narrow column', async () => {
	const prose = ['The boats come in at', 'evening when the lamps', 'are lit and all of the', 'gulls leave the harbor.'];
	expect(await markdown(lines(20, 500, prose))).toBe(prose.join(' '));
	const column = (x: number) =>
		lines(x, 500, ['It is old. It has seen', 'more. Ships of all', 'kinds are in it. Today', 'it is full.']);
	expect(await markdown(column(20) + column(145) + column(270))).toContain('more. Ships of all kinds');
});
