/** Header values with parameters: `type/subtype; name="value"` (RFC 9110 §5.6.6). */

export interface HeaderValue {
	/** Before the first semicolon, in lower case. */
	readonly value: string;
	/** By name in lower case; the first one counts. */
	readonly parameters: ReadonlyMap<string, string>;
}

/** A content type without its parameters, in lower case, for comparisons. */
export const essence = (contentType: string): string => parseHeader(contentType).value;

/** Reads quoted and unquoted parameters, and skips malformed ones. */
export function parseHeader(header: string): HeaderValue {
	const semicolon = header.indexOf(';');
	const value = (semicolon < 0 ? header : header.slice(0, semicolon)).trim().toLowerCase();
	const parameters = new Map<string, string>();
	const rest = semicolon < 0 ? '' : header.slice(semicolon);
	for (const [, name, quoted, plain] of rest.matchAll(/;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;"]*))/g)) {
		const key = (name ?? '').toLowerCase();
		const text = quoted === undefined ? (plain ?? '').trim() : quoted.replace(/\\(.)/g, '$1');
		if (!parameters.has(key)) parameters.set(key, text);
	}
	return { value, parameters };
}
