/** JSON that others wrote. */

/** A parser may set a limit to arrays and objects within one another (RFC 8259, 9): millions of them take it half a second. */
const MOST_DEEP = 10_000;

/** The value of the text, or of its bytes; `undefined` if it is not valid. The parser's own message quotes the text, which may be secret. */
export function parseJson(given: string | Uint8Array): unknown {
	try {
		// Editors and shells of Windows begin files with a byte order mark, which decoding bytes drops.
		const text = typeof given === 'string' ? given.replace(/^\uFEFF/, '') : new TextDecoder().decode(given);
		return isTooDeep(text) ? undefined : JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Brackets in texts do not count. */
function isTooDeep(text: string): boolean {
	let depth = 0;
	let isInText = false;
	for (let at = 0; at < text.length && depth <= MOST_DEEP; at++) {
		const sign = text[at];
		if (isInText) {
			if (sign === '\\') at++;
			else if (sign === '"') isInText = false;
		} else if (sign === '"') isInText = true;
		else if (sign === '[' || sign === '{') depth++;
		else if (sign === ']' || sign === '}') depth--;
	}
	return depth > MOST_DEEP;
}

/** Neither null nor an array. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** A member of an object or an array, unless it is inherited; undefined for anything else. */
export const memberOf = (value: unknown, name: string): unknown =>
	typeof value === 'object' && value !== null && Object.hasOwn(value, name)
		? (value as Record<string, unknown>)[name]
		: undefined;
