/** `fetch` as self-hosted runners need it: through the proxy that https_proxy, http_proxy and no_proxy name. */
import { EnvHttpProxyAgent, fetch } from 'undici';
import type { Fetch } from '../shared/remote/fetch-transport';

export function proxyFetch(): Fetch {
	// The time limit of an attempt is the transport's; undici's own ones, of five minutes, would cut a longer one short.
	const dispatcher = new EnvHttpProxyAgent({ headersTimeout: 0, bodyTimeout: 0 });
	return (url, init) => fetch(url, { ...init, dispatcher });
}
