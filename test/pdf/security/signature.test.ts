/** /Contents of a signature is never encrypted (ISO 32000-2, 7.6.2): not in what we read, not in what we write. */
import { PDFDocument, PDFHexString, PDFName } from 'pdf-lib';
import { asDocument, local } from '../../support/hosts/local';
import { encryptedByQpdf } from '../../support/documents/protection';
import { qpdfCheck, uncompressed, withTools } from '../../support/judges/tools';

const signature = 'c0ffee00c0ffee11c0ffee22';
const reason = 'approved';

async function signed(): Promise<Uint8Array> {
	const document = await PDFDocument.create({ updateMetadata: false });
	document.addPage([200, 200]);
	const { context, catalog } = document;
	const dictionary = context.obj({ Type: 'Sig', Filter: 'Adobe.PPKLite', ByteRange: [0, 10, 20, 30] });
	dictionary.set(PDFName.of('Contents'), PDFHexString.of(signature));
	dictionary.set(PDFName.of('Reason'), PDFHexString.of(Buffer.from(reason).toString('hex')));
	catalog.set(PDFName.of('Kept'), context.register(dictionary));
	return document.save({ useObjectStreams: false });
}

const holds = (bytes: Uint8Array, text: string): boolean => Buffer.from(bytes).toString('latin1').toLowerCase().includes(text);

withTools('qpdf')('a signature in an encrypted document', () => {
	test.each(['AES-128', 'AES-256'] as const)('%s: encrypted without its /Contents', async (encryption_algorithm) => {
		const params = { password: 'usr1', encryption_algorithm };
		const { bytes } = (await local.run('add_password', [asDocument(await signed())], params)).documents[0]!;
		expect(qpdfCheck(bytes, 'usr1')).toMatchObject({ clean: true });
		expect([holds(bytes, signature), holds(bytes, Buffer.from(reason).toString('hex'))]).toEqual([true, false]);
		const clear = uncompressed(bytes, 'usr1');
		expect(clear).toContain(`/Contents <${signature}>`);
		expect(clear).toContain(`/Reason (${reason})`);
	});

	test.each(['RC4-128', 'AESV3 R6'] as const)('%s: decrypted without its /Contents', async (variant) => {
		const input = encryptedByQpdf(await signed(), variant, 'usr', 'own');
		expect(holds(input, signature)).toBe(true);
		const { bytes } = (await local.run('remove_password', [asDocument(input)], { password: 'usr' })).documents[0]!;
		const clear = uncompressed(bytes);
		expect(clear).toContain(`/Contents <${signature}>`);
		expect(clear).toContain(`/Reason (${reason})`);
	});
});
