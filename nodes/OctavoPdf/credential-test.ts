/** Tests the credential. It succeeds only if the answer is one that the service itself gives. */
import type { ICredentialTestFunctions, INodeCredentialTestResult } from 'n8n-workflow';
import { OctavoError } from '../../shared/contract/errors';
import { isObject, memberOf, parseJson } from '../../shared/contract/json';
import { adviceOn } from '../../shared/remote';
import { targetOf, type Credential, type Target } from './credential';

interface Answer {
	readonly statusCode?: number;
	readonly body?: unknown;
}

/**
 * The service has POST operations only. One without a document answers 400 with the issue of the missing file if the key is
 * right, and 401 if it is not. Another server at the address, such as a proxy, does not answer so.
 */
export async function testCredential(
	context: ICredentialTestFunctions,
	credential: Credential,
): Promise<INodeCredentialTestResult> {
	let target: Target;
	try {
		target = targetOf(credential);
	} catch (thrown) {
		if (thrown instanceof OctavoError) return failTest([thrown.message, thrown.advice].filter(Boolean).join('. '));
		return failTest('The credential cannot be read');
	}
	const key = typeof credential.apiKey === 'string' ? credential.apiKey : '';
	if (key === '') return failTest('Enter the API key');
	try {
		// The only request function that n8n gives to a test of a credential.
		const answer = (await context.helpers.request({
			method: 'POST',
			url: `${target.baseUrl}/v1/reverse_pages`,
			headers: { 'X-API-Key': key, Accept: 'application/problem+json, application/json' },
			resolveWithFullResponse: true,
			simple: false,
			// A redirect could send the key to any host.
			followRedirect: false,
			followAllRedirects: false,
			timeout: 15_000,
		})) as Answer;
		return judge(answer, target.label);
	} catch (thrown) {
		const { code, cause, statusCode, response } = thrown as {
			code?: unknown;
			cause?: { code?: unknown };
			statusCode?: unknown;
			response?: { statusCode?: unknown; status?: unknown; body?: unknown; data?: unknown };
		};
		const status = [statusCode, response?.statusCode, response?.status].find((value) => typeof value === 'number');
		if (status !== undefined) return judge({ statusCode: status, body: response?.body ?? response?.data }, target.label);
		const told = [code, cause?.code].find((value): value is string => typeof value === 'string');
		return failTest(`${target.label} was not reached${told === undefined ? '' : ` (${told})`}. ${adviceOn(told, target)}`);
	}
}

function judge({ statusCode = 0, body }: Answer, label: string): INodeCredentialTestResult {
	if (statusCode === 400 && isProblem(body)) return { status: 'OK', message: `${label} accepts the API key` };
	if (statusCode === 401 || (statusCode === 403 && isAbout(body, 403))) return failTest('The API key is not valid');
	if (statusCode === 403)
		return failTest(
			`${label} refuses access (403) without a reason, as a proxy or a firewall does. The key could not be checked`,
		);
	if (statusCode >= 300 && statusCode < 400)
		return failTest(`The base address redirects to another one (${statusCode}). Enter the address of the service itself`);
	if (statusCode === 404 || statusCode === 405) return failTest(`The service is not at this base address (${statusCode})`);
	if (statusCode === 429) return failTest(`${label} asks to slow down (429). The key could not be checked: try again later`);
	if (statusCode >= 500)
		return failTest(`${label} answered with status ${statusCode}. The key could not be checked: try again later`);
	return failTest(`Another program than the service answers at this base address (status ${statusCode})`);
}

/** As the service tells what is wrong with a request (RFC 9457). */
function isProblem(body: unknown): boolean {
	const { errors } = problemIn(body);
	return isAbout(body, 400) && memberOf(errors, 'file') !== undefined;
}

const isAbout = (body: unknown, status: number): boolean => problemIn(body).status === status;

function problemIn(body: unknown): { readonly status?: unknown; readonly errors?: unknown } {
	const problem = typeof body === 'string' || Buffer.isBuffer(body) ? parseJson(body) : body;
	return isObject(problem) ? problem : {};
}

const failTest = (message: string): INodeCredentialTestResult => ({ status: 'Error', message });
