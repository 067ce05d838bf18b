import type { Note } from '../contract/backend';
import type { LocalOperation } from './operation';
import { openDocument } from '../pdf/open-document';
import { permissionsOf } from '../pdf/security';
import { checkPasswords, protect } from './protection/protect';

/** Without `user_password` the document opens freely, with the restrictions (docs/semantics.md, §8.4). */
export const add_restrictions: LocalOperation<'add_restrictions'> = async (input, params, job) => {
	const { owner_password, user_password } = params;
	checkPasswords(params.encryption_algorithm, { owner_password, user_password });
	const document = await openDocument(input.bytes, job, { password: params.open_password });
	const encryption = {
		algorithm: params.encryption_algorithm,
		userPassword: params.user_password ?? '',
		ownerPassword: params.owner_password,
		permissions: permissionsOf(params),
	};
	const neededPassword = document.security && !document.security.opensWithoutPassword;
	const notes: Note[] = neededPassword && encryption.userPassword === '' ? [opensFreely] : [];
	return await protect(document, input, encryption, notes);
};

const opensFreely: Note = {
	code: 'opens_without_password',
	message:
		'The document needed a password to open. No user_password was given, so the result opens without a password, with the restrictions.',
	mentions: ['user_password'],
};
