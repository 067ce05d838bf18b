import { numbered, rich, RICH_STRINGS } from '../support/documents/drawn';
import { asDocument, local } from '../support/hosts/local';
import { encryptedByQpdf, variants, type Variant } from '../support/documents/protection';
import { pageTexts, qpdfCheck, renderPages, showEncryption, uncompressed, withTools } from '../support/judges/tools';
import { testInTurn } from '../support/sample';

const remove = async (input: Uint8Array, password: string) => local.run('remove_password', [asDocument(input)], { password });

withTools('qpdf', 'poppler')('remove_password', () => {
	testInTurn.each(Object.keys(variants) as Variant[])('%s: the document as it was', async (variant) => {
		const plain = await rich(3);
		const { documents, facts } = await remove(encryptedByQpdf(plain, variant, 'usr', 'own'), 'usr');
		const { bytes, pageCount } = documents[0]!;
		expect(pageCount).toBe(3);
		expect(facts.wasEncrypted).toBe(true);
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(renderPages(bytes)).toEqual(renderPages(plain));
		const all = uncompressed(bytes);
		expect(RICH_STRINGS.filter((text) => !all.includes(text))).toEqual([]);
		expect(all).not.toContain('/Encrypt');
	});

	test.each(['AESV2', 'AESV3 R6'] as const)('%s: the owner password does as well', async (variant) => {
		const { documents } = await remove(encryptedByQpdf(await numbered(2), variant, 'usr', 'own'), 'own');
		expect(showEncryption(documents[0]!.bytes)).toContain('File is not encrypted');
		expect(pageTexts(documents[0]!.bytes)).toEqual(['Page 1', 'Page 2']);
	});

	test('a wrong password is a problem of the field', async () => {
		const input = encryptedByQpdf(await numbered(1), 'AESV3 R6', 'usr', 'own');
		await expect(remove(input, 'wrong')).rejects.toMatchObject({ code: 'wrong_password', issues: [{ field: 'password' }] });
	});

	test('any password does for a document that opens without one', async () => {
		const input = encryptedByQpdf(await numbered(2), 'AESV2', '', 'own');
		const { documents } = await remove(input, 'whatever');
		expect(showEncryption(documents[0]!.bytes)).toContain('File is not encrypted');
		expect(pageTexts(documents[0]!.bytes)).toEqual(['Page 1', 'Page 2']);
	});

	test('an unencrypted document comes back as it was', async () => {
		const input = await numbered(2);
		const { documents, facts } = await remove(input, 'whatever');
		expect(documents).toEqual([{ name: 'document.pdf', bytes: input, pageCount: 2 }]);
		expect(facts).toEqual({ pageCount: 2, wasEncrypted: false });
	});

	test('a Unicode password', async () => {
		const input = encryptedByQpdf(await numbered(1), 'AESV3 R6', 'Größe €5 – 日本語', 'own');
		expect(pageTexts((await remove(input, 'Größe €5 – 日本語')).documents[0]!.bytes)).toEqual(['Page 1']);
	});
});
