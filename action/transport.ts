/** `fetch` as self-hosted runners need it: through the proxy that https_proxy, http_proxy and no_proxy name. */
import { EnvHttpProxyAgent, fetch, FormData } from 'undici';
import type { Fetch } from '../shared/remote/fetch-transport';

export function proxyFetch(): Fetch {
	// The time limit of an attempt is the transport's; undici's own ones, of five minutes, would cut a longer one short.
	const dispatcher = new EnvHttpProxyAgent({ headersTimeout: 0, bodyTimeout: 0 });
	return (url, { body, ...init }) => {
		// undici knows its own forms only; the platform's would be sent as the text "[object FormData]".
		if (!body) return fetch(url, { ...init, dispatcher });
		const form = new FormData();
		body.forEach((value, name) => {
			if (typeof value === 'string') form.append(name, value);
			else form.append(name, value, value.name);
		});
		return fetch(url, { ...init, body: form, dispatcher });
	};
}
