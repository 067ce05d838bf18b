import type { LocalOperation } from './operation';
import { openDocument } from '../pdf/open-document';
import { unprotect, unrestrict } from './protection/unprotect';

/** A document that needs a password to open keeps its passwords (docs/semantics.md, D60). */
export const remove_restrictions: LocalOperation<'remove_restrictions'> = async (input, { open_password: password }, job) => {
	const document = await openDocument(input.bytes, job, { password });
	const { security } = document;
	return security && !security.opensWithoutPassword ? unrestrict(document, security, input) : unprotect(document, input);
};
