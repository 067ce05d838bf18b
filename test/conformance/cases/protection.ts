/** Passwords, restrictions, signatures. */
import type { Case } from '../cases';
import { badDocuments, lockedDocument, richTexts, upTo } from './common';

const restricted = 'restricted, owner password "owner"';
const locked = 'locked, user password "user"';

/** One flag set to false, and the P that this gives (docs/semantics.md, §8.2). */
const flag = (names: readonly string[], permissions: number): Case => ({
	title: `without ${names.join(', ')}`,
	documents: ['1 page'],
	// Python writes its booleans with a capital letter.
	parameters: { owner_password: 'owner', ...Object.fromEntries(names.map((name) => [name, 'False'])) },
	gives: { texts: upTo(1), permissions, opensWith: ['', 'owner'] },
});

export const protectionCases = {
	add_password: [
		{
			title: 'AES-128 by default',
			documents: ['3 pages'],
			parameters: { password: 'pa$$ word' },
			gives: { texts: upTo(3), encryption: 'AES-128', permissions: -4, opensWith: ['pa$$ word'], closedTo: ['', 'pa$$'] },
		},
		{
			title: 'AES-256',
			documents: ['3 pages'],
			parameters: { password: 'x'.repeat(32), encryption_algorithm: 'AES-256' },
			gives: {
				texts: upTo(3),
				encryption: 'AES-256',
				permissions: -4,
				opensWith: ['x'.repeat(32)],
				closedTo: ['', 'x'.repeat(31)],
			},
		},
		{
			title: 'four spaces are a password',
			documents: ['1 page'],
			parameters: { password: '    ', encryption_algorithm: '' },
			gives: { texts: upTo(1), encryption: 'AES-128', opensWith: ['    '], closedTo: ['', '   '] },
		},
		{
			title: 'in place of existing restrictions (D9)',
			documents: [restricted],
			parameters: { password: 'secret' },
			gives: { texts: upTo(3), encryption: 'AES-128', permissions: -4, opensWith: ['secret'], closedTo: ['', 'owner'] },
			ours: true,
		},
		{ title: 'no password', documents: ['1 page'], parameters: {}, refuses: { password: /required/ } },
		{ title: 'three characters', documents: ['1 page'], parameters: { password: 'abc' }, refuses: { password: /4 to 32/ } },
		{ title: '33 characters', documents: ['1 page'], parameters: { password: 'x'.repeat(33) }, refuses: { password: /4 to 32/ } },
		{
			title: 'a character beyond ASCII',
			documents: ['1 page'],
			parameters: { password: 'wörd' },
			refuses: { password: /ASCII/ },
		},
		{
			title: 'an algorithm written differently',
			documents: ['1 page'],
			parameters: { password: 'abc', encryption_algorithm: 'aes-256' },
			refuses: { password: /4 to 32/, encryption_algorithm: /one of AES-128, AES-256/ },
		},
		...badDocuments({ password: 'secret' }),
		...lockedDocument({ password: 'secret' }),
	],
	add_restrictions: [
		{
			title: 'all allowed: opens without a password',
			documents: ['3 pages'],
			parameters: { owner_password: 'owner' },
			gives: { texts: upTo(3), encryption: 'AES-128', permissions: -4, opensWith: ['', 'owner'] },
		},
		{
			title: 'AES-256 with a user password',
			documents: ['3 pages'],
			parameters: { owner_password: 'owner', user_password: 'user', encryption_algorithm: 'AES-256', allow_print: 'false' },
			gives: { texts: upTo(3), encryption: 'AES-256', permissions: -2056, opensWith: ['user', 'owner'], closedTo: [''] },
		},
		flag(['allow_print_high_resolution'], -2052),
		flag(['allow_print'], -2056),
		flag(['allow_change_content'], -12),
		flag(['allow_copy_content'], -20),
		flag(['allow_comment_and_fill_form'], -36),
		flag(['allow_fill_form'], -260),
		flag(['allow_comment_and_fill_form', 'allow_fill_form'], -292),
		flag(['allow_assemble_document'], -1028),
		flag(['allow_accessibility'], -516),
		flag(
			[
				'allow_copy_content',
				'allow_change_content',
				'allow_print',
				'allow_print_high_resolution',
				'allow_comment_and_fill_form',
				'allow_fill_form',
				'allow_assemble_document',
				'allow_accessibility',
			],
			-3904,
		),
		{
			title: 'one password for both (D12)',
			documents: ['1 page'],
			parameters: { owner_password: 'same', user_password: 'same' },
			refuses: { owner_password: /user_password/ },
			ours: true,
		},
		{
			title: 'every offending field at once',
			documents: ['1 page'],
			parameters: { user_password: 'abc', allow_print: 'yes', encryption_algorithm: 'RC4' },
			refuses: {
				owner_password: /required/,
				user_password: /4 to 32/,
				allow_print: /true or false/,
				encryption_algorithm: /one of/,
			},
		},
		...badDocuments({ owner_password: 'owner' }),
		...lockedDocument({ owner_password: 'owner' }),
	],
	remove_password: [
		...['user', 'owner'].map((password): Case => ({
			title: `by the ${password} password`,
			documents: [locked],
			parameters: { password },
			gives: { texts: upTo(3), encryption: 'none' },
		})),
		{
			title: 'a document without a password stays as it is',
			documents: ['3 pages'],
			parameters: { password: 'whatever' },
			gives: { texts: upTo(3), encryption: 'none' },
			ours: true,
		},
		{
			title: 'a restricted document with any password',
			documents: [restricted],
			parameters: { password: 'whatever' },
			gives: { texts: upTo(3), encryption: 'none' },
			ours: true,
		},
		{
			title: 'a wrong password',
			documents: [locked],
			parameters: { password: 'wrong' },
			refuses: { password: /does not open/ },
			ours: true,
		},
		{ title: 'no password', documents: [locked], parameters: {}, refuses: { password: /required/ } },
		{
			title: '257 characters',
			documents: [locked],
			parameters: { password: 'x'.repeat(257) },
			refuses: { password: /1 to 256/ },
		},
		...badDocuments({ password: 'user' }),
	],
	remove_restrictions: [
		{ title: 'a restricted document', documents: [restricted], parameters: {}, gives: { texts: upTo(3), encryption: 'none' } },
		{
			title: 'a document without restrictions',
			documents: ['3 pages'],
			parameters: {},
			gives: { texts: upTo(3), encryption: 'none' },
		},
		{
			title: 'a document that needs a password (D9)',
			documents: [locked],
			parameters: {},
			refuses: { file: /remove_password/ },
			ours: true,
		},
		...badDocuments({}),
	],
	remove_signatures: [
		{
			title: 'a signed document',
			documents: ['signed'],
			parameters: {},
			gives: { texts: upTo(1), fields: [], holdsNot: ['/ByteRange', '/Type /Sig', '/SigFlags', '/DocMDP'] },
		},
		{
			title: 'a signed document, with its visible mark',
			documents: ['signed'],
			parameters: { appearance: 'remove' },
			gives: { texts: upTo(1), fields: [], holdsNot: ['/ByteRange', '/Type /Sig', '/SigFlags', '/DocMDP', '/Widget'] },
		},
		{
			title: 'an unsigned document',
			documents: ['rich, a'],
			parameters: { appearance: 'keep' },
			gives: { texts: richTexts('a'), fields: ['name'] },
		},
		{
			title: 'an unknown value of appearance',
			documents: ['signed'],
			parameters: { appearance: 'flatten' },
			refuses: { appearance: /one of keep, remove/ },
		},
		...badDocuments({}),
		...lockedDocument({}),
	],
} satisfies Readonly<Record<string, readonly Case[]>>;
