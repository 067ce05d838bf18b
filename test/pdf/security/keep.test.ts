/** Page operations keep the encryption that a document came with (docs/semantics.md, D9): passwords, permissions, algorithm, first identifier. */
import { rich, RICH_STRINGS } from '../../support/documents/drawn';
import { asDocument, local } from '../../support/hosts/local';
import { encryptedByQpdf, seenByMutool, variants, type Variant } from '../../support/documents/protection';
import { pageTexts, qpdfCheck, qpdfJson, renderPages, showEncryption, uncompressed, withTools } from '../../support/judges/tools';
import { sampled, testInTurn } from '../../support/sample';

/** The first element of the trailer's /ID. */
const identifier = (bytes: Uint8Array): string =>
	(qpdfJson(bytes, 'usr') as { qpdf: [unknown, { trailer: { value: { '/ID': string[] } } }] }).qpdf[1].trailer.value['/ID'][0]!;

withTools(
	'qpdf',
	'poppler',
	'mutool',
)('a kept encryption', () => {
	test.each<[string, Variant, RegExp, (found: string) => string]>([
		['permissions beyond 32 bits', 'AESV2', /\/P -\d+/, (found) => `/P ${Number(found.slice(3)) + 2 ** 32}`],
		['an owner entry that is too long', 'AESV2', /\/O <[0-9a-f]{64}/, (found) => `${found}${'00'.repeat(95)}`],
		['entries padded with zeros', 'AESV3 R6', /\/U <[0-9a-f]{96}/, (found) => `${found}${'00'.repeat(79)}`],
		['a revision without crypt filters', 'AESV2', /\/R 4\b/, () => '/R 3'],
		['an invalid length', 'RC4-128', /\/Length 128\b/, () => '/Length 99999999999'],
	])('%s becomes what others can read', async (_, variant, pattern, replacement) => {
		const text = Buffer.from(encryptedByQpdf(await rich(3), variant, 'usr', 'own')).toString('latin1');
		expect(text).toMatch(pattern);
		const odd = Buffer.from(text.replace(pattern, replacement), 'latin1');
		const { documents } = await local.run('reverse_pages', [asDocument(odd)], { open_password: 'usr' });
		expect(qpdfCheck(documents[0]!.bytes, 'usr')).toMatchObject({ clean: true });
		expect(pageTexts(documents[0]!.bytes, 'usr')[0]).toContain('Page 3');
	});

	describe.each(sampled(Object.keys(variants) as Variant[], 3))('%s', (variant) => {
		testInTurn.each([false, true])('rotated and reversed (object streams: %s)', async (objectStreams) => {
			const input = encryptedByQpdf(await rich(4, { objectStreams }), variant, 'usr', 'own');
			const rotated = await local.run('rotate_pages', [asDocument(input)], { angle: 90, first_page: 1, open_password: 'usr' });
			const reversed = await local.run('reverse_pages', rotated.documents, { open_password: 'own' });
			const { bytes } = reversed.documents[0]!;
			expect(qpdfCheck(bytes, 'usr')).toMatchObject({ clean: true });
			expect(showEncryption(bytes, 'usr')).toBe(showEncryption(input, 'usr'));
			expect(seenByMutool(bytes, ['', 'x', 'usr', 'own']).opens).toEqual([false, false, true, true]);
			if (!objectStreams) expect(identifier(bytes)).toBe(identifier(input));
			expect(pageTexts(bytes, 'usr')).toEqual(
				['Page 4', 'Page 3', 'Page 2', 'Page 1'].map((text) => expect.stringContaining(text) as string),
			);
			const [first] = renderPages(bytes, { password: 'usr', first: 1, last: 1 });
			expect([first!.width, first!.height]).toEqual([298, 210]);
			const all = uncompressed(bytes, 'usr');
			expect(RICH_STRINGS.filter((text) => !all.includes(text))).toEqual([]);
		});

		// So many objects are removed that the others get new numbers, and before R 5 new keys for strings and streams.
		testInTurn('pages taken out', async () => {
			const input = encryptedByQpdf(await rich(40), variant, 'usr', 'own');
			const params = { first_page: 3, last_page: 4, open_password: 'usr' };
			const { documents } = await local.run('extract_pages', [asDocument(input)], params);
			const { bytes } = documents[0]!;
			expect(qpdfCheck(bytes, 'own')).toMatchObject({ clean: true });
			expect(showEncryption(bytes, 'usr')).toBe(showEncryption(input, 'usr'));
			expect(identifier(bytes)).toBe(identifier(input));
			expect(renderPages(bytes, { password: 'usr' })).toEqual(renderPages(input, { password: 'usr', first: 3, last: 4 }));
		});
	});
});
