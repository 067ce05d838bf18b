// n8n's request helper, as far as the node uses it: axios with the options that n8n sets (packages/@n8n/backend-network,
// convertN8nRequestToAxios, of n8n 2.41), and the key of the credential.
import axios from 'axios';

export async function n8nRequest(options, apiKey) {
	const { method, url, headers, body, timeout, encoding, abortSignal, disableFollowRedirect, ignoreHttpStatusErrors } = options;
	const answer = await axios({
		method,
		url,
		headers: { ...headers, 'X-API-Key': apiKey },
		data: body,
		timeout,
		responseType: encoding,
		maxBodyLength: Infinity,
		maxContentLength: Infinity,
		proxy: false,
		...(abortSignal ? { signal: abortSignal } : {}),
		...(disableFollowRedirect ? { maxRedirects: 0 } : {}),
		...(ignoreHttpStatusErrors ? { validateStatus: () => true } : {}),
	});
	return { body: answer.data, headers: answer.headers, statusCode: answer.status };
}
