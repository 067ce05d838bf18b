/** Passwords as bytes: those that a writer may have made from the text that a user types (docs/semantics.md, §8.3). */
import { PDF_DOC_ENCODING } from '../syntax/text-strings';
import { saslprep } from './saslprep';
import type { Algorithm } from './security';

/** The forms under which a document may know `password`, each once: SASLprep and UTF-8, UTF-8, PDFDocEncoding, Latin-1. */
export function candidates(password: string): Uint8Array[] {
	const prepared = saslprep(password);
	const forms = [
		...(prepared === undefined ? [] : [Buffer.from(prepared, 'utf8')]),
		Buffer.from(password, 'utf8'),
		...[pdfDocEncoded(password), latinEncoded(password)].filter((form) => form !== undefined),
	];
	// Revision 6 cuts passwords, yet some writers (qpdf for one) take them whole.
	const cut = forms.filter((form) => form.length > MAX_MODERN).map((form) => form.subarray(0, MAX_MODERN));
	const all = [...cut, ...forms];
	return all.filter((form, at) => all.findIndex((other) => other.equals(form)) === at);
}

/** Longer passwords are cut, in bytes of UTF-8 (7.6.4.3.3). */
const MAX_MODERN = 127;

/** How a new document of revision 6 knows `password`. */
export function modernForm(password: string | Uint8Array): Uint8Array {
	return typeof password === 'string' ? Buffer.from(saslprep(password) ?? password, 'utf8').subarray(0, MAX_MODERN) : password;
}

/** Longer passwords open the document as well as their first 32 bytes (7.6.4.3.2, step a). */
const MAX_LEGACY = 32;

/** How a new document of revision 4 knows `password`; UTF-8 where PDFDocEncoding has no code for a character. */
export function legacyForm(password: string | Uint8Array): Uint8Array {
	return typeof password === 'string' ? (pdfDocEncoded(password) ?? Buffer.from(password, 'utf8')) : password;
}

/** Whether a new document knows two passwords as the same. */
export function isSamePassword(one: string, other: string, algorithm: Algorithm): boolean {
	const form = algorithm === 'AES-256' ? modernForm : legacyForm;
	return Buffer.compare(form(one), form(other)) === 0;
}

/**
 * Why a new document cannot have this password, in words that follow the name of its field; undefined if it can. Characters are
 * named by their position, counted from 1.
 */
export function passwordProblem(password: string, algorithm: Algorithm): string | undefined {
	const isModern = algorithm === 'AES-256';
	const fits = isModern
		? (text: string) => saslprep(text) !== undefined
		: (text: string) => !/\p{Cc}/u.test(text) && pdfDocEncoded(text) !== undefined;
	const at = [...password].findIndex((character) => !fits(character));
	if (at >= 0)
		return isModern
			? `must not have the character at position ${at + 1}, which passwords cannot hold (RFC 4013)`
			: `must not have the character at position ${at + 1} with AES-128, whose passwords are in PDFDocEncoding: choose AES-256, or another character`;
	if (!fits(password)) return 'must not mix letters of both writing directions, or begin or end otherwise (RFC 4013)';
	const form = isModern ? Buffer.from(saslprep(password)!, 'utf8') : legacyForm(password);
	if (form.length < 4) return 'must be at least 4 characters long without those that passwords leave out (RFC 4013)';
	const [length, most] = [form.length, isModern ? MAX_MODERN : MAX_LEGACY];
	if (length <= most) return undefined;
	return isModern
		? `must be at most ${most} bytes long in UTF-8, and has ${length}`
		: `must be at most ${most} characters long with AES-128, and has ${length}: shorten it, or choose AES-256`;
}

function pdfDocEncoded(text: string): Buffer | undefined {
	return encodeText(
		text,
		(point) => PDF_DOC_ENCODING.get(point) ?? ((point >= 0x18 && point < 0x20) || (point >= 0x7f && point < 0xa1) ? -1 : point),
	);
}

function latinEncoded(text: string): Buffer | undefined {
	return encodeText(text, (point) => point);
}

function encodeText(text: string, code: (point: number) => number): Buffer | undefined {
	const codes = Array.from(text, (character) => code(character.codePointAt(0)!));
	return codes.every((value) => value >= 0 && value < 256) ? Buffer.from(codes) : undefined;
}
