/** Whether the appearance of a field shows the value that the field has. Programs that set only /V leave an old one behind. */
import type { PdfDocument } from '../../pdf/document';
import { Stream } from '../../pdf/syntax/values';
import type { Field } from './form-model';
import { hasValueScripts } from './scripts';

/**
 * True also where that cannot be told: for formatted values, choices, passwords, fonts with codes of their own, and characters beyond
 * ASCII. Then an appearance is better left alone.
 */
export function mayShow(document: PdfDocument, field: Field, value: unknown): boolean {
	if (field.kind !== 'text' || typeof value !== 'string' || hasValueScripts(document, field)) return true;
	const wanted = value.replace(BLANKS, '');
	if (!ASCII.test(wanted)) return true;
	return field.widgets.every(({ dict }) => {
		const normal = document.resolve(document.dict(dict.get('AP'))?.get('N'));
		if (!(normal instanceof Stream)) return true;
		const part = document.decodedPart(normal);
		const shown = part?.whole ? textIn(Buffer.from(part.data).toString('latin1')) : undefined;
		return shown === undefined || !ASCII.test(shown) || shown === wanted;
	});
}

const BLANKS = /\s+/g;
const ASCII = /^[!-~]*$/;
/** Literal and hexadecimal strings, and the operators that show other things than strings. */
const TOKENS = /\((?:[^()\\]|\\[\s\S])*\)|<[0-9A-Fa-f\s]+>|\b(?:Do|BI)\b/g;

/** The text that content shows, without blanks; undefined where it shows more than literal strings. */
function textIn(content: string): string | undefined {
	let text = '';
	for (const [token] of content.matchAll(TOKENS)) {
		if (!token.startsWith('(')) return undefined;
		text += token
			.slice(1, -1)
			.replace(/\\(?:([0-7]{1,3})|(\r\n|[\r\n])|([\s\S]))/g, (_, octal?: string, line?: string, other?: string) =>
				octal !== undefined ? String.fromCharCode(parseInt(octal, 8)) : line !== undefined ? '' : (ESCAPES[other!] ?? other!),
			);
	}
	return text.replace(BLANKS, '');
}

/** Escapes of literal strings for blanks (ISO 32000-2, Table 3). */
const ESCAPES: Readonly<Record<string, string>> = { n: ' ', r: ' ', t: ' ', b: ' ', f: ' ' };
