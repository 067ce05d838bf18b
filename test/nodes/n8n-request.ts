/**
 * n8n's request helper, as far as the node uses it: axios with the options that n8n sets (packages/@n8n/backend-network,
 * convertN8nRequestToAxios, of n8n 2.41), and the key of the credential.
 */
import axios from 'axios';

export async function n8nRequest(options: Record<string, unknown>, apiKey: string): Promise<unknown> {
	const { method, url, headers, body, timeout, encoding, abortSignal, disableFollowRedirect, ignoreHttpStatusErrors } = options;
	const answer = await axios({
		method: method as string,
		url: url as string,
		headers: { ...(headers as Record<string, string>), 'X-API-Key': apiKey },
		data: body,
		timeout: timeout as number,
		responseType: encoding as 'stream',
		maxBodyLength: Infinity,
		maxContentLength: Infinity,
		proxy: false,
		...(abortSignal ? { signal: abortSignal as AbortSignal } : {}),
		...(disableFollowRedirect ? { maxRedirects: 0 } : {}),
		...(ignoreHttpStatusErrors ? { validateStatus: () => true } : {}),
	});
	return { body: answer.data as unknown, headers: answer.headers, statusCode: answer.status };
}
