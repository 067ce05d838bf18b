/** The certificate of the credential, which signs documents (docs/semantics.md, D89). */
import { type ICredentialTestFunctions, type IExecuteFunctions, type INodeCredentialTestResult } from 'n8n-workflow';
import { breathe } from './breathe';
import { OctavoError } from '../../shared/contract/errors';
import type { OperationName } from '../../shared/contract/operations';
import { describeKeyFile } from '../../shared/local/signing/describe-key';
import { isGroupOf } from './panel/placement';
import type { Given } from './parameters';

const CREDENTIAL = 'octavoPdfCertificateApi';

interface Certificate {
	readonly certificate?: unknown;
	readonly password?: unknown;
}

const enteredText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The fields that the credential gives, if the operation has them. */
export async function givenCertificate(context: IExecuteFunctions, operation: OperationName, item: number): Promise<Given> {
	if (!isGroupOf(operation, 'certificate')) return {};
	const { certificate, password } = await context
		.getCredentials<Certificate & Record<string, string>>(CREDENTIAL, item)
		.catch(() => {
			throw new OctavoError('configuration', 'Sign needs the credential Octavo PDF Certificate API', {
				advice: 'Select it in the node, or create one with a PKCS #12 file in Base64 or with PEM',
			});
		});
	const secret = enteredText(password);
	return {
		certificate: { name: 'certificate', bytes: Buffer.from(enteredText(certificate).trim()) },
		...(secret !== '' && { certificate_password: secret }),
	};
}

/** Opens the certificate with its password, and says whose it is. */
export async function testCertificate(
	_context: ICredentialTestFunctions,
	{ certificate, password }: Certificate,
): Promise<INodeCredentialTestResult> {
	try {
		const bytes = Buffer.from(enteredText(certificate).trim());
		const { signer, until } = await describeKeyFile({ name: 'certificate', bytes }, enteredText(password), breathe);
		return { status: 'OK', message: `Certificate of ${signer}, valid until ${until}` };
	} catch (thrown) {
		const message = thrown instanceof OctavoError ? (thrown.issues[0]?.message ?? thrown.message) : 'cannot be read';
		return { status: 'Error', message: `The certificate ${message}` };
	}
}
