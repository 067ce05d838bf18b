/** Facts about a key file, for hosts that keep one. */
import type { Document } from '../../contract/backend';
import { openSigningKey, requireSigning } from '../../model/certificate/signing-key';
import { Pace } from '../../pace/pace';

/** @throws OctavoError unless documents can be signed with it today. */
export async function describeKeyFile(
	file: Document,
	password: string,
	pause: () => Promise<void>,
): Promise<{ readonly signer: string; readonly until: string }> {
	const signing = await openSigningKey(file, password, new Pace(pause));
	requireSigning(signing, Date.now());
	const { subjectName, notAfter } = signing.certificate;
	return { signer: subjectName ?? 'an unnamed signer', until: new Date(notAfter).toISOString().slice(0, 10) };
}
