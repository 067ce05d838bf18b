import type { LocalOperation } from './operation';
import { openDocument } from '../pdf/open-document';
import { everythingAllowed, randomOwnerPassword } from '../pdf/security';
import { checkPasswords, droppedRestrictions, protect } from './protection/protect';

/** The owner password is random and is not returned, so the password is the only way to open the document (docs/semantics.md, D13). */
export const add_password: LocalOperation<'add_password'> = async (input, params, job) => {
	checkPasswords(params.encryption_algorithm, { password: params.password });
	const document = await openDocument(input.bytes, job, { password: params.open_password });
	const encryption = {
		algorithm: params.encryption_algorithm,
		userPassword: params.password,
		ownerPassword: randomOwnerPassword(),
		permissions: everythingAllowed,
	};
	return await protect(document, input, encryption, droppedRestrictions(document));
};
