// What bundled libraries get instead of timers and the global object, which a verified node may not touch. The calls are
// really taken away, not hidden: timers become n8n's own `sleep`, and nothing of the process can be reached.
import { sleep } from 'n8n-workflow';

export function setTimeout(callback, milliseconds, ...args) {
	void sleep(milliseconds ?? 0).then(() => callback(...args));
	return 0;
}
export function clearTimeout() {}
export const bundledGlobal = { crypto, TextDecoder, TextEncoder };
export const bundledConsole = {};
