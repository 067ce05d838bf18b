import type { ParamsOf } from '../../shared/contract/operations';
import { numbered, rich } from '../support/documents/drawn';
import { asDocument, local } from '../support/hosts/local';
import { allAllowed, encryptedByQpdf, opensInQpdf, seenByMutool } from '../support/documents/protection';
import { pageTexts, qpdfCheck, renderPages, showEncryption, withTools } from '../support/judges/tools';
import { testInTurn } from '../support/sample';

type Flag = keyof typeof allAllowed;
const none = Object.fromEntries(Object.keys(allAllowed).map((flag) => [flag, false])) as typeof allAllowed;

const restrict = async (input: Uint8Array, params: Partial<ParamsOf<'add_restrictions'>>) =>
	local.run('add_restrictions', [asDocument(input)], {
		owner_password: 'owner',
		encryption_algorithm: 'AES-256',
		...allAllowed,
		...params,
	});

withTools(
	'qpdf',
	'poppler',
	'mutool',
)('add_restrictions', () => {
	describe.each(['AES-128', 'AES-256'] as const)('%s', (encryption_algorithm) => {
		// The names that qpdf and mutool have for the rights that each setting takes away. qpdf lets readers with R 6 ignore bit 10.
		test.each<
			[string, number, Partial<typeof allAllowed>, string[], Partial<Record<'print' | 'edit' | 'copy' | 'annotate', false>>]
		>([
			['nothing', -4, {}, [], {}],
			['copying', -20, { allow_copy_content: false }, ['extract for any purpose'], { copy: false }],
			['changing', -12, { allow_change_content: false }, ['modify other'], { edit: false }],
			['printing', -2056, { allow_print: false }, ['print low resolution', 'print high resolution'], { print: false }],
			['printing well', -2052, { allow_print_high_resolution: false }, ['print high resolution'], {}],
			['commenting', -36, { allow_comment_and_fill_form: false }, ['modify annotations'], { annotate: false }],
			['filling', -260, { allow_fill_form: false }, ['modify forms'], {}],
			[
				'commenting and filling',
				-292,
				{ allow_comment_and_fill_form: false, allow_fill_form: false },
				['modify annotations', 'modify forms'],
				{ annotate: false },
			],
			['assembling', -1028, { allow_assemble_document: false }, ['modify document assembly'], {}],
			['accessibility', -516, { allow_accessibility: false }, ['extract for accessibility'], {}],
			[
				'everything',
				-3904,
				none,
				['print low resolution', 'modify other', 'extract for any purpose', 'modify annotations', 'modify forms'],
				{ print: false, edit: false, copy: false, annotate: false },
			],
		])('takes away %s: P is %d', async (_label, permissions, flags, byQpdf, byMutool) => {
			const { documents, notes, facts } = await restrict(await numbered(1), { ...flags, encryption_algorithm });
			const { bytes } = documents[0]!;
			expect(notes).toEqual([]);
			expect(facts).toMatchObject({ algorithm: encryption_algorithm, needsPassword: false });
			expect(new Set(facts.restrictions as readonly string[])).toEqual(
				new Set([...(Object.keys(flags) as Flag[]), ...(flags.allow_print === false ? ['allow_print_high_resolution'] : [])]),
			);
			const shown = showEncryption(bytes);
			expect(shown).toContain(`P = ${permissions}\n`);
			expect(shown).toContain('Supplied password is user password');
			for (const denied of byQpdf) {
				// Readers of PDF 2.0 ignore this bit.
				if (denied === 'extract for accessibility' && encryption_algorithm === 'AES-256') continue;
				expect(shown).toContain(`${denied}: not allowed`);
			}
			expect(seenByMutool(bytes, [])).toEqual({
				needsPassword: false,
				opens: [],
				permissions,
				...{ print: true, edit: true, copy: true, annotate: true },
				...byMutool,
			});
		});

		testInTurn('opens freely without user_password, and with owner rights by owner_password', async () => {
			const input = await rich(3);
			const { documents } = await restrict(input, { ...none, encryption_algorithm });
			const { bytes } = documents[0]!;
			expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
			expect(renderPages(bytes)).toEqual(renderPages(input));
			expect(showEncryption(bytes, 'owner')).toContain('Supplied password is owner password');
			expect(seenByMutool(bytes, ['owner', 'Owner'])).toMatchObject({ needsPassword: false, opens: [true, false] });
		});

		testInTurn('opens with either password when both are given', async () => {
			const { documents, facts } = await restrict(await numbered(2), { user_password: 'user', encryption_algorithm });
			const { bytes } = documents[0]!;
			expect(facts.needsPassword).toBe(true);
			expect(['', 'User', 'user', 'owner'].map((one) => opensInQpdf(bytes, one))).toEqual([false, false, true, true]);
			expect(seenByMutool(bytes, ['', 'User', 'user', 'owner']).opens).toEqual([false, false, true, true]);
			for (const password of ['user', 'owner']) expect(pageTexts(bytes, password)).toEqual(['Page 1', 'Page 2']);
		});
	});

	test('says when a document that needed a password needs none any more', async () => {
		const input = encryptedByQpdf(await numbered(1), 'AESV3 R6', 'before', 'owner');
		const { notes, documents } = await restrict(input, { open_password: 'before' });
		expect(notes).toMatchObject([{ code: 'opens_without_password' }]);
		expect(pageTexts(documents[0]!.bytes)).toEqual(['Page 1']);
		expect((await restrict(input, { open_password: 'before', user_password: 'after' })).notes).toEqual([]);
	});
});
