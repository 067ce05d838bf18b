import type { Violation } from '../../shared/contract/check-report';
import type { ParamsOf } from '../../shared/contract/operations';
import { numbered, rich } from '../support/documents/drawn';
import { asDocument, local } from '../support/hosts/local';
import { encryptedByQpdf } from '../support/documents/protection';
import { rawPages } from '../support/documents/raw';
import { withTools } from '../support/judges/tools';
import { testInTurn } from '../support/sample';

const check = (bytes: Uint8Array, params: Partial<ParamsOf<'check_document'>>) =>
	local.run('check_document', [asDocument(bytes)], {
		require_embedded_fonts: false,
		require_unlocked: false,
		forbid_javascript: false,
		search_mode: 'text',
		require_searchable: false,
		require_e_invoice: false,
		require_signature: false,
		on_violation: 'error',
		...params,
	});

withTools('qpdf')('check_document', () => {
	test('passes the document on unchanged, with the facts that were checked', async () => {
		const bytes = await numbered(3);
		const { documents, data, notes } = await check(bytes, {
			maximum_pages: 3,
			maximum_bytes: bytes.length,
			forbid_javascript: true,
		});
		expect([documents[0]!.bytes, notes]).toEqual([bytes, []]);
		expect(data).toMatchObject({ passed: true, checks: ['forbid_javascript', 'maximum_pages', 'maximum_bytes'], pageCount: 3 });
	});

	test('finds pages that draw something and have no text, and leaves out empty pages', async () => {
		const bytes = rawPages(4, {
			objects: { 42: ['', '0 0 10 10 re f'], 43: ['', ''], 44: ['', 'BI /W 1 /H 1 /IM true ID \u0000 EI'] },
		});
		await expect(check(bytes, { require_searchable: true })).rejects.toMatchObject({
			issues: [{ field: 'file', message: 'Pages 2 and 4 have images or drawings, but little or no text.' }],
		});
	});

	test('counts characters that cannot be read, and names their pages', async () => {
		const bytes = rawPages(2, {
			pages: { 2: '/Resources<</Font<</U 60 0 R>>>>' },
			objects: {
				42: ['', 'BT /U 9 Tf 9 9 Td (\\001\\002\\001) Tj ET'],
				60: '<</Type/Font/Subtype/Type1/BaseFont/ABCDEF+Unknown/FirstChar 1/LastChar 2/Widths[500 500]/Encoding<</Differences[1/g1/g2]>>>>',
			},
		});
		await expect(check(bytes, { maximum_unreadable: 2 })).rejects.toMatchObject({
			issues: [{ message: '3 characters on page 2 cannot be read; at most 2 are allowed.' }],
		});
		const { notes } = await check(bytes, { maximum_unreadable: 3 });
		expect(notes).toMatchObject([
			{ code: 'text_unreadable', message: expect.stringMatching(/^3 characters on page 2 /) as unknown },
		]);
	});

	test('finds the scripts of an XFA form', async () => {
		const bytes = rawPages(1, {
			catalog: '/AcroForm<</Fields[]/XFA 60 0 R>>',
			objects: { 60: ['', '<template><script contentType="application/x-javascript">1</script></template>'] },
		});
		await expect(check(bytes, { forbid_javascript: true })).rejects.toMatchObject({
			issues: [{ field: 'file', message: 'The document has JavaScript.' }],
		});
	});

	test('tells everything that is wrong at once, on file', async () => {
		const bytes = rawPages(4, { catalog: '/OpenAction<</S/JavaScript/JS(x)>>' });
		await expect(
			check(bytes, { maximum_pages: 3, maximum_bytes: 10, require_embedded_fonts: true, forbid_javascript: true }),
		).rejects.toMatchObject({
			code: 'invalid_parameters',
			message: expect.stringMatching(/^The check failed: The document has 4 pages; at most 3 are allowed\. The file has/),
			issues: [
				{ field: 'file', message: 'The document has 4 pages; at most 3 are allowed.' },
				{ field: 'file', message: `The file has ${bytes.length} bytes; at most 10 are allowed.` },
				{ field: 'file', message: 'A font is not embedded: Helvetica.' },
				{ field: 'file', message: 'The document has JavaScript.' },
			],
		});
	});

	test('reports every violation with its numbers and pages, and passes the document on', async () => {
		const bytes = rawPages(4, { objects: { 42: ['', '0 0 10 10 re f'] }, catalog: '/OpenAction<</S/JavaScript/JS(x)>>' });
		const { data, documents } = await check(bytes, {
			maximum_pages: 3,
			maximum_bytes: 10,
			require_embedded_fonts: true,
			require_unlocked: true,
			forbid_javascript: true,
			required_text: 'absent',
			forbidden_text: 'page',
			require_searchable: true,
			on_violation: 'report',
		});
		expect(documents[0]!.bytes).toBe(bytes);
		const numbers = (data!['failures'] as unknown as Violation[]).map(({ message: _message, ...others }) => others);
		expect(data).toMatchObject({ passed: false, pageCount: 4, fileSize: bytes.length });
		expect(numbers).toEqual([
			{ rule: 'maximum_pages', found: 4, limit: 3, pages: [] },
			{ rule: 'maximum_bytes', found: bytes.length, limit: 10, pages: [] },
			{ rule: 'require_embedded_fonts', found: 1, limit: 0, pages: [] },
			{ rule: 'forbid_javascript', found: null, limit: null, pages: [] },
			{ rule: 'required_text', found: 0, limit: 1, pages: [] },
			{ rule: 'forbidden_text', found: 3, limit: 0, pages: [1, 3, 4] },
			{ rule: 'require_searchable', found: 1, limit: 0, pages: [2] },
		]);
	});

	testInTurn('lists at most 1,000 pages of a violation, and counts all', async () => {
		const { data } = await check(await numbered(1002), { forbidden_text: 'page', on_violation: 'report' });
		const [violation] = data!['failures'] as unknown as Violation[];
		expect([violation!.found, violation!.pages.length]).toEqual([1002, 1000]);
	});

	test('reports nothing of a document that passes', async () => {
		const { data } = await check(await numbered(1), { maximum_pages: 3, on_violation: 'report' });
		expect(data).toMatchObject({ passed: true, checks: ['maximum_pages'], failures: [] });
	});

	test('checks a locked document as far as it can, and says what a password would show', async () => {
		const open = encryptedByQpdf(await rich(3), 'AESV2', '', 'owner');
		const locked = encryptedByQpdf(await rich(3, { objectStreams: true }), 'AESV3 R6', 'user', 'owner');
		await check(open, { require_unlocked: true });
		await expect(check(locked, { require_unlocked: true, require_embedded_fonts: true })).rejects.toMatchObject({
			issues: [
				{ message: expect.stringMatching(/which fonts it has: give it as open_password/) },
				{ message: 'The document does not open without a password.' },
			],
		});
		await expect(check(locked, { require_unlocked: true, open_password: 'user' })).rejects.toMatchObject({
			issues: [{ message: 'The document does not open without a password.' }],
		});
		expect(await check(locked, { maximum_pages: 3, open_password: 'user' })).toMatchObject({
			data: { passed: true, locked: false },
		});
	});

	test('a message holds no marks of a font’s name that could steer a terminal', async () => {
		const bytes = rawPages(1, {
			pages: { 1: '/Resources<</Font<</A<</Type/Font/Subtype/TrueType/BaseFont/A#1b#5b31m#0aB>>>>>>' },
		});
		await expect(check(bytes, { require_embedded_fonts: true })).rejects.toMatchObject({
			issues: [{ message: 'A font is not embedded: A??31m?B.' }],
		});
	});

	test('notes that a document is damaged', async () => {
		const bytes = Buffer.from(await numbered(3));
		bytes.write('0000000000', bytes.lastIndexOf('startxref') + 10);
		expect(await check(bytes, { maximum_pages: 3 })).toMatchObject({
			notes: [{ code: 'document_damaged' }],
			documents: [{ bytes }],
		});
	});
});
