import { decode } from '../../../shared/contract/values/decode';
import type { JsonObject } from '../../../shared/contract/operations/types';
import { local } from '../../support/hosts/local';
import { asks, documentInfo, pageTexts, qpdfCheck } from '../../support/judges/tools';
import { portraitOf } from '../../support/judges/portrait';
import { testInTurn } from '../../support/sample';

async function made(text: string, values?: JsonObject) {
	const parameters = decode('markdown_to_pdf', { page_numbers: false, ...(values && { values }) });
	const { documents } = await local.run('markdown_to_pdf', [{ name: 'letter.md', bytes: Buffer.from(text) }], parameters);
	return documents[0]!.bytes;
}

const words = (bytes: Uint8Array): string => pageTexts(bytes).join(' ').replace(/\s+/g, ' ').trim();

const INVOICE = `---
title: Invoice {{number}}
author: "{{seller}}"
lang: {{language}}
---
# Invoice {{number}}

{{buyer}}

| Item | Price |
|---|--:|
{{#items}}
| {{name}} | {{price}} |
{{/items}}

{{^paid}}
> Please pay **{{total}}** by \`{{iban}}\` or at <https://pay.example.com/{{number}}>, or [here]({{link}}).
{{/paid}}

\`\`\`
{{code}}
\`\`\`
`;

const VALUES = {
	number: 'A-7',
	seller: 'Söhne & Co: "best"',
	language: 'en',
	buyer: 'Ada Lovelace\n12 *Main* Street\nLondon',
	items: [
		{ name: 'Tea | green', price: 3.5 },
		{ name: '<b>Milk</b>', price: '1_000_' },
	],
	total: '**4.50**',
	iban: 'DE`89',
	link: 'https://example.com/a b?x=(1)',
	paid: false,
	code: 'a\n```\n# b',
};

describe('a template', () => {
	asks('poppler', 'qpdf', 'mutool');

	testInTurn('has every value as text, whatever marks it has', async () => {
		const bytes = await made(INVOICE, VALUES);
		expect(qpdfCheck(bytes).clean).toBe(true);
		expect(words(bytes)).toBe(
			'Invoice A-7 Ada Lovelace 12 *Main* Street London Item Price Tea | green 3.5 <b>Milk</b> 1_000_ ' +
				'Please pay **4.50** by DE`89 or at https://pay.example.com/A-7, or here. a ``` # b',
		);
		expect(documentInfo(bytes)).toMatchObject({ title: 'Invoice A-7', author: 'Söhne & Co: "best"' });
		const { pages, tags, metadata } = portraitOf(bytes);
		expect(pages[0]!.links).toEqual(['https://pay.example.com/A-7', 'https://example.com/a%20b?x=(1)']);
		expect(tags).toContain('Table(THead(TR(TH TH)) TBody(TR(TD TD) TR(TD TD)))');
		expect(metadata['Lang']).toBe('en');
	});

	it('keeps the lines of a value', async () => {
		expect(
			pageTexts(await made('{{buyer}}', VALUES))[0]!
				.trim()
				.split(/\s*\n\s*/),
		).toEqual(VALUES.buyer.split('\n'));
	});

	it('is the same as the text without tags, if a value is empty or null', async () => {
		expect(words(await made('some {{x}}words **{{y}}**\n\n{{x}}\n\nmore', { x: '', y: null }))).toBe('some words more');
	});

	it('fills headings, bookmarks and alternative texts', async () => {
		const { bookmarks } = portraitOf(
			await made('# {{a}}\n\n## {{b}}\n\n![{{b}}](missing.png)', { a: 'One *1*', b: 'Two\nlines' }),
		);
		expect(bookmarks.map(({ title }) => title)).toEqual(['One *1*', 'Two lines']);
	});

	it('refuses a value that gives a link another scheme', async () => {
		const link = (url: string) => made('[x]({{url}})', { url });
		await expect(link('javascript:alert(1)')).rejects.toThrow('give an address another scheme than http, https, mailto or tel');
		await expect(link(' file:///etc/passwd')).rejects.toThrow('another scheme');
		expect(portraitOf(await link('mailto:a@example.com')).pages[0]!.links).toEqual(['mailto:a@example.com']);
	});
});

describe('a text without values', () => {
	asks('poppler');

	it('is not a template', async () => {
		expect(words(await made('Write {{name}} and {{#x}}.'))).toBe('Write {{name}} and {{#x}}.');
	});
});
