/** Codes of Unicode in its encoding forms: a CMap of UTF-8 or UTF-16 is the one of UTF-32 with its codes written differently. */

export type Form = 'utf32' | 'utf16' | 'utf8';
export const FORMS: readonly Form[] = ['utf32', 'utf16', 'utf8'];

/** The code of a code point: the bytes of the form as one number. */
export function codeIn(form: Form, point: number): number {
	if (form === 'utf32' || (form === 'utf16' && point < 0x10000)) return point;
	const text = String.fromCodePoint(point);
	if (form === 'utf16') return text.charCodeAt(0) * 0x10000 + text.charCodeAt(1);
	let code = 0;
	for (const byte of Buffer.from(text)) code = code * 256 + byte;
	return code;
}

/** The text of a code with this many bytes; undefined if it has none. */
export function textOfCode(form: Form, code: number, length: number): string | undefined {
	if (form === 'utf32') return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
	const bytes = Buffer.alloc(length);
	bytes.writeUIntBE(code, 0, length);
	const text = form === 'utf8' ? bytes.toString('utf8') : length % 2 === 0 ? bytes.swap16().toString('utf16le') : undefined;
	return text?.includes('\ufffd') ? undefined : text;
}
