import type { Case } from '../case';

/** One flag set to false, and the P that this gives (docs/semantics.md, §8.2). */
const flag = (names: readonly string[], permissions: number): Case => ({
	title: `without ${names.join(', ')}`,
	documents: ['1 page'],
	// Python writes its booleans with a capital letter.
	parameters: { owner_password: 'owner', ...Object.fromEntries(names.map((name) => [name, 'False'])) },
	gives: { encryption: 'AES-128', permissions, opensWith: ['', 'owner'] },
});

export const add_restrictions: readonly Case[] = [
	{
		title: 'all allowed: opens without a password',
		documents: ['3 pages'],
		parameters: { owner_password: 'owner' },
		gives: { encryption: 'AES-128', permissions: -4, opensWith: ['', 'owner'] },
	},
	{
		title: 'AES-256 with a user password',
		documents: ['3 pages'],
		parameters: { owner_password: 'owner', user_password: 'user', encryption_algorithm: 'AES-256', allow_print: 'false' },
		gives: { encryption: 'AES-256', permissions: -2056, opensWith: ['user', 'owner'], closedTo: [''] },
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
			user_password: /4 to 127/,
			allow_print: /true or false/,
			encryption_algorithm: /one of/,
		},
	},
];
