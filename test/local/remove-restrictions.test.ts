import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { numbered, rich, RICH_STRINGS } from '../support/documents/drawn';
import { asDocument, local } from '../support/hosts/local';
import { encryptedByQpdf, permissionsByQpdf, seenByMutool, variants, type Variant } from '../support/documents/protection';
import { qpdfCheck, renderPages, showEncryption, uncompressed, withTools } from '../support/judges/tools';
import { Readers } from '../support/readers';
import { sampled, testInTurn } from '../support/sample';

const remove = async (input: Uint8Array, open_password?: string) =>
	local.run('remove_restrictions', [asDocument(input)], open_password === undefined ? {} : { open_password });

withTools(
	'qpdf',
	'poppler',
	'mutool',
)('remove_restrictions', () => {
	const jury = new Readers();
	const file = path.join(tmpdir(), `octavo-unrestricted-${process.pid}.pdf`);
	afterAll(() => {
		jury.stop();
		rmSync(file, { force: true });
	});

	const all = Object.keys(variants) as Variant[];
	test.each(sampled(all, 3))('%s: an unrestricted document that looks the same', async (variant) => {
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

	// D60
	describe.each(sampled(all, 2))('%s that needs a password', (variant) => {
		testInTurn.each(['usr', 'own'])('keeps its passwords and allows everything (opened with %s)', async (given) => {
			const plain = await rich(3, { objectStreams: given === 'own' });
			const input = encryptedByQpdf(plain, variant, 'usr', 'own');
			const { documents, facts } = await remove(input, given);
			const { bytes } = documents[0]!;
			expect(facts).toMatchObject({ wasEncrypted: true, restrictions: expect.any(Array) as string[] });
			expect(qpdfCheck(bytes, 'usr')).toMatchObject({ clean: true });
			expect(permissionsByQpdf(bytes, 'usr')).toBe(-4);
			const described = (one: Uint8Array) => showEncryption(one, 'usr').replace(/^P = .*$|: not allowed$|: allowed$/gm, '');
			expect(described(bytes)).toBe(described(input));
			expect(seenByMutool(bytes, ['', 'x', 'usr', 'own'])).toMatchObject({
				needsPassword: true,
				opens: [false, false, true, true],
				permissions: -4,
				...{ print: true, edit: true, copy: true, annotate: true },
			});
			writeFileSync(file, bytes);
			for (const password of ['usr', 'own']) {
				expect(renderPages(bytes, { password })).toEqual(renderPages(plain));
				const seen = await jury.look('pdf.js', file, { password, texts: true });
				expect(seen).toMatchObject({ pages: 3, complaints: [] });
				expect(seen.texts.map((text) => /Page \d/.exec(text)?.[0])).toEqual(['Page 1', 'Page 2', 'Page 3']);
			}
			const all = uncompressed(bytes, 'own');
			expect(RICH_STRINGS.filter((text) => !all.includes(text))).toEqual([]);
		});
	});

	test('a document that needs a password and has no restrictions comes back as it was', async () => {
		const input = encryptedByQpdf(await numbered(1), 'AESV2, metadata in clear', 'usr', 'own');
		expect((await remove(input, 'usr')).documents).toEqual([{ name: 'document.pdf', bytes: input, pageCount: 1 }]);
	});

	test.each([
		[undefined, 'password_required', 'needs a password'],
		['wrong', 'wrong_password', 'does not open'],
	])('refuses a document that needs another password (given: %s)', async (given, code, message) => {
		const refused = remove(encryptedByQpdf(await numbered(1), 'AESV2', 'usr', 'own'), given);
		await expect(refused).rejects.toMatchObject({ code, issues: [{ field: 'file' }] });
		await expect(refused).rejects.toThrow(message);
	});

	test('an unencrypted document comes back as it was', async () => {
		const input = await numbered(2);
		const { documents } = await remove(input);
		expect(documents).toEqual([{ name: 'document.pdf', bytes: input, pageCount: 2 }]);
	});
});
