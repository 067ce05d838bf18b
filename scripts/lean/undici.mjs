/** Keeps the HTTP client, the proxies and `fetch` of undici: its main file loads all parts, and a bundler cannot leave them out. */
import { applyChanges } from './apply-changes.mjs';

const CHANGES = [
	// Servers for tests, from their first line to the last one.
	{ from: /^const MockClient = [^]*?(?=^const RetryHandler = )/m, to: '' },
	{ from: /^module\.exports\.interceptors = [^]*?(?=^module\.exports\.buildConnector = )/m, to: '' },
	// Caches, cookies and sockets of browsers.
	{ from: /^module\.exports\.Headers = [^]*?(?=^module\.exports\.request = )/m, to: '' },
	{ from: /^module\.exports\.MockClient = [^]*/m, to: '' },
];

/** The text of undici's main file without the rest. */
export function clientOnly(file) {
	return applyChanges(file, CHANGES);
}
