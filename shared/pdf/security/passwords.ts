/** Passwords as bytes: those that a writer may have made from the text that a user types (docs/semantics.md, §8.3). */
import { PDF_DOC_ENCODING } from '../syntax/text-strings';
import { saslprep } from './saslprep';

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

/** How a new document of revision 4 knows `password`; UTF-8 where PDFDocEncoding has no code for a character. */
export function legacyForm(password: string | Uint8Array): Uint8Array {
	return typeof password === 'string' ? (pdfDocEncoded(password) ?? Buffer.from(password, 'utf8')) : password;
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
