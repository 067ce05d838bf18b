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

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** Without the bit that parentheses of arrays and of objects differ by: `[` and `{`, `]` and `}`. */
const OPENING = 0x5b;
const CLOSING = 0x5d;
const WITHOUT_KIND = ~0x20;

/** Brackets in texts do not count. Values have megabytes, which are looked through at once. */
function isTooDeep(text: string): boolean {
	let depth = 0;
	for (let at = 0; at < text.length && depth <= MOST_DEEP; at++) {
		const sign = text.charCodeAt(at);
		if (sign === QUOTE) {
			for (at++; at < text.length; at++) {
				const inside = text.charCodeAt(at);
				if (inside === QUOTE) break;
				if (inside === BACKSLASH) at++;
			}
		} else if (sign >= OPENING) {
			const bracket = sign & WITHOUT_KIND;
			if (bracket === OPENING) depth++;
			else if (bracket === CLOSING) depth--;
		}
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
