/** JSON that others wrote. */

/** The value of the text, or of its bytes; `undefined` if it is not valid. The parser's own message quotes the text, which may be secret. */
export function parseJson(text: string | Uint8Array): unknown {
	try {
		// Editors and shells of Windows begin files with a byte order mark, which decoding bytes drops.
		return JSON.parse(typeof text === 'string' ? text.replace(/^\uFEFF/, '') : new TextDecoder().decode(text));
	} catch {
		return undefined;
	}
}

/** Neither null nor an array. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** A member of an object or an array, unless it is inherited; undefined for anything else. */
export const memberOf = (value: unknown, name: string): unknown =>
	typeof value === 'object' && value !== null && Object.hasOwn(value, name)
		? (value as Record<string, unknown>)[name]
		: undefined;
