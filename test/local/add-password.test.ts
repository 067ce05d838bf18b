import { numbered, rich, RICH_STRINGS } from '../support/documents/drawn';
import { asDocument, local } from '../support/hosts/local';
import { encryptedByQpdf, opensInQpdf, permissionsByQpdf, seenByMutool } from '../support/documents/protection';
import { rawPages } from '../support/documents/raw';
import { askStandIn } from '../support/judges/stand-ins';
import { pageTexts, qpdfCheck, renderPages, showEncryption, uncompressed, withTools } from '../support/judges/tools';
import { testInTurn } from '../support/sample';

const password = 'Secret 1 ~';

withTools(
	'qpdf',
	'poppler',
	'mutool',
)('add_password', () => {
	describe.each([
		['AES-128', 4, 'AESv2'],
		['AES-256', 6, 'AESv3'],
	] as const)('%s', (encryption_algorithm, revision, method) => {
		testInTurn.each([false, true])(
			'opens with the password and with nothing else (object streams: %s)',
			async (objectStreams) => {
				const input = await rich(3, { objectStreams });
				const { documents, notes, facts } = await local.run('add_password', [asDocument(input)], {
					password,
					encryption_algorithm,
				});
				const { bytes, pageCount } = documents[0]!;
				expect(pageCount).toBe(3);
				expect(notes).toEqual([]);
				expect(facts).toEqual({ pageCount: 3, algorithm: encryption_algorithm, restrictions: [], needsPassword: true });

				expect(qpdfCheck(bytes, password)).toMatchObject({ clean: true });
				const shown = showEncryption(bytes, password);
				for (const line of [
					`R = ${revision}`,
					'P = -4',
					'Supplied password is user password',
					`stream encryption method: ${method}`,
				])
					expect(shown).toContain(line);
				expect(shown).not.toContain('Supplied password is owner password');
				for (const wrong of ['', 'Secret 1', password.toLowerCase()]) expect(opensInQpdf(bytes, wrong)).toBe(false);
				expect(seenByMutool(bytes, ['', 'Secret 1', password])).toMatchObject({
					needsPassword: true,
					opens: [false, false, true],
					permissions: -4,
				});
				expect(() => pageTexts(bytes)).toThrow();

				expect(renderPages(bytes, { password })).toEqual(renderPages(input));
				expect(pageTexts(bytes, password)).toEqual(pageTexts(input));
				// Attachment, outline and field value came through as well.
				const all = uncompressed(bytes, password);
				expect(RICH_STRINGS.filter((text) => !all.includes(text))).toEqual([]);
				for (const text of ['FEFF004100640061', 'notes.txt']) expect(Buffer.from(bytes).includes(text)).toBe(false);
			},
		);
	});

	// ISO 32000-2, 7.6.4.3.3: other ways to type the same characters open it too.
	testInTurn.each([
		['AES-128', 'Grüße2026', ['Grüße2026']],
		['AES-256', 'Grüße2026', ['Grüße2026', 'Gru\u0308ße2026']],
		['AES-256', '\u2168 漢字 🔑', ['\u2168 漢字 🔑', 'IX 漢字 🔑']],
	] as const)('%s with Unicode opens in other programs and here: %s', async (encryption_algorithm, unicode, typed) => {
		const { documents } = await local.run('add_password', [asDocument(rawPages(2, {}))], {
			password: unicode,
			encryption_algorithm,
		});
		const { bytes } = documents[0]!;
		// Other programs do not prepare passwords.
		const prepared = unicode.normalize('NFKC');
		expect(seenByMutool(bytes, ['', 'Grusse2026', prepared]).opens).toEqual([false, false, true]);
		// The qpdf of npm tries UTF-8 alone.
		if (encryption_algorithm === 'AES-256') {
			expect(opensInQpdf(bytes, prepared)).toBe(true);
			// PDFium and pdf.js take text, as browsers do, and make UTF-8 of it.
			expect(askStandIn('protection', { bytes, passwords: ['Grusse2026', prepared] }).opens).toEqual([false, true]);
			expect(askStandIn('info', { bytes, password: prepared })).toEqual({});
			expect(() => askStandIn('info', { bytes, password: 'Grusse2026' })).toThrow();
		}
		for (const password of typed) {
			const opened = await local.run('remove_password', [asDocument(bytes)], { password });
			expect(qpdfCheck(opened.documents[0]!.bytes)).toMatchObject({ clean: true });
		}
	});

	test.each([
		['AES-128', '%PDF-1.6'],
		['AES-256', '%PDF-1.7'],
	] as const)('%s: an old document says what it needs now: %s', async (encryption_algorithm, header) => {
		const old = Buffer.from(
			Buffer.from(await numbered(1))
				.toString('latin1')
				.replace('%PDF-1.7', '%PDF-1.3'),
			'latin1',
		);
		const { documents } = await local.run('add_password', [asDocument(old)], { password, encryption_algorithm });
		const { bytes } = documents[0]!;
		expect(Buffer.from(bytes).toString('latin1', 0, 8)).toBe(header);
		const extension = /\/Extensions <<\s*\/ADBE <<\s*\/BaseVersion \/1.7\s*\/ExtensionLevel 8\s*>>/;
		expect(extension.test(uncompressed(bytes, password))).toBe(encryption_algorithm === 'AES-256');
	});

	test('two runs never give the same bytes', async () => {
		const input = asDocument(await numbered(1));
		const encrypt = async () =>
			(await local.run('add_password', [input], { password, encryption_algorithm: 'AES-256' })).documents[0]!.bytes;
		expect(Buffer.compare(await encrypt(), await encrypt())).not.toBe(0);
	});

	test('a dictionary that is not a stream keeps its /Length and the object that it refers to', async () => {
		const kept = {
			60: '<</Length 61 0 R>>',
			61: '<</Kept(yes)>>',
			62: '<</Sub 63 0 R>>',
			63: '<</Length 64 0 R>>',
			64: '[(kept)]',
		};
		const input = rawPages(3, { catalog: '/X 60 0 R/Y 62 0 R', objects: kept });
		const { bytes } = (await local.run('add_password', [asDocument(input)], { password, encryption_algorithm: 'AES-256' }))
			.documents[0]!;
		expect(uncompressed(bytes, password)).toMatch(/\/Kept \(yes\)[^]*\(kept\)/);
		expect(uncompressed(bytes, password).match(/\/Length \d+ 0 R/g)?.length).toBe(5);
	});

	test('a document without /ID is given one', async () => {
		const input = Buffer.from(await numbered(2)).toString('latin1');
		const bare = Buffer.from(input.replace(/\/ID\s*\[[^\]]*\]/, ''), 'latin1');
		expect(bare.includes('/ID')).toBe(false);
		const { documents } = await local.run('add_password', [asDocument(bare)], { password, encryption_algorithm: 'AES-128' });
		expect(qpdfCheck(documents[0]!.bytes, password)).toMatchObject({ clean: true });
		expect(pageTexts(documents[0]!.bytes, password)).toEqual(['Page 1', 'Page 2']);
	});

	testInTurn('replaces an encryption, and reports restrictions that go with it', async () => {
		const input = encryptedByQpdf(await numbered(2), 'RC4-128', 'before', 'owner');
		const run = (open_password?: string) =>
			local.run('add_password', [asDocument(input)], {
				password,
				encryption_algorithm: 'AES-256',
				...(open_password !== undefined && { open_password }),
			});
		await expect(run()).rejects.toMatchObject({ code: 'password_required', issues: [{ field: 'file' }] });
		await expect(run('wrong')).rejects.toMatchObject({ code: 'wrong_password', issues: [{ field: 'file' }] });
		const { documents, notes } = await run('before');
		const { bytes } = documents[0]!;
		expect(notes).toMatchObject([{ code: 'restrictions_dropped' }]);
		expect(notes[0]!.message).toContain('allow_print, allow_print_high_resolution');
		expect([opensInQpdf(bytes, 'before'), opensInQpdf(bytes, 'owner')]).toEqual([false, false]);
		expect(permissionsByQpdf(bytes, password)).toBe(-4);
		expect(pageTexts(bytes, password)).toEqual(['Page 1', 'Page 2']);
	});
});
