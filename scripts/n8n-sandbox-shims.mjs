// Replacements for timers and the global object in bundled libraries, since a verified node must not use them. They
// really replace the calls: timers become n8n's own `sleep`, and the process cannot be reached.
import { sleep } from 'n8n-workflow';

export function setTimeout(callback, milliseconds, ...args) {
	void sleep(milliseconds ?? 0).then(() => callback(...args));
	return 0;
}
export function clearTimeout() {}
export const bundledGlobal = { crypto, TextDecoder, TextEncoder };
export const bundledConsole = {};
