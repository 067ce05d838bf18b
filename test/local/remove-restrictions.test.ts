import { numbered, rich } from '../support/documents/drawn';
import { asDocument, local } from '../support/hosts/local';
import { encryptedByQpdf, variants, type Variant } from '../support/documents/protection';
import { qpdfCheck, renderPages, withTools } from '../support/judges/tools';

const remove = async (input: Uint8Array, open_password?: string) =>
	local.run('remove_restrictions', [asDocument(input)], open_password === undefined ? {} : { open_password });

withTools('qpdf', 'poppler')('remove_restrictions', () => {
	test.each(Object.keys(variants) as Variant[])('%s: an unrestricted document that looks the same', async (variant) => {
		const plain = await rich(3);
		const { documents, facts } = await remove(encryptedByQpdf(plain, variant, '', 'own'));
		const { bytes } = documents[0]!;
		expect(facts.wasEncrypted).toBe(true);
		expect(qpdfCheck(bytes).output).toContain('File is not encrypted');
		expect(renderPages(bytes)).toEqual(renderPages(plain));
	});

	test('names the restrictions that it removed', async () => {
		const { facts } = await remove(encryptedByQpdf(await numbered(1), 'AESV3 R6', '', 'own'));
		expect(facts.restrictions).toEqual(['allow_print', 'allow_print_high_resolution']);
	});

	// D9: it does not use the open password, even if it is given.
	test.each([undefined, 'usr', 'own', 'wrong'])('refuses a document that needs a password (given: %s)', async (given) => {
		const input = encryptedByQpdf(await numbered(1), 'AESV2', 'usr', 'own');
		const refused = remove(input, given);
		await expect(refused).rejects.toMatchObject({ code: 'password_required', issues: [{ field: 'file' }] });
		await expect(refused).rejects.toThrow('needs a password');
		await expect(refused).rejects.toMatchObject({ advice: expect.stringContaining('remove_password') as string });
	});

	test('an unencrypted document comes back as it was', async () => {
		const input = await numbered(2);
		const { documents } = await remove(input);
		expect(documents).toEqual([{ name: 'document.pdf', bytes: input, pageCount: 2 }]);
	});
});
