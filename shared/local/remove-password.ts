import { OctavoError } from '../contract/errors';
import type { Job } from '../pdf/job';
import type { LocalOperation } from './operation';
import type { PdfDocument } from '../pdf/document';
import { openDocument } from '../pdf/open-document';
import { unprotect } from './protection/unprotect';

/** Removes password and restrictions, whether `password` is the user or the owner password (docs/semantics.md, §9). */
export const remove_password: LocalOperation<'remove_password'> = async (input, params, job) => {
	return unprotect(await open(input.bytes, params.password, job), input);
};

async function open(bytes: Uint8Array, password: string, job: Job): Promise<PdfDocument> {
	try {
		return await openDocument(bytes, job, { password });
	} catch (thrown) {
		if (!(thrown instanceof OctavoError) || thrown.code !== 'wrong_password') throw thrown;
		// The operation takes the password as its own field, so the issue is on that field, not on `file`.
		throw new OctavoError(thrown.code, thrown.message, {
			issues: [{ field: 'password', message: 'does not open the document: it must be its user or owner password' }],
			advice: 'Check password: upper and lower case count, and so do spaces',
			fields: ['password'],
		});
	}
}
