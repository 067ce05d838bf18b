/** Whether the appearance of a field shows the value that the field has. Programs that set only /V leave an old one behind. */
import type { PdfDocument } from '../../pdf/document';
import { readString } from '../../pdf/syntax/scalars';
import { Stream } from '../../pdf/syntax/values';
import { codeOf, ContentTokens, END, HEX_STRING, KEYWORD, STRING } from '../content/tokens';
import type { Field } from './form-model';
import { hasValueScripts } from './scripts';

/**
 * True also where that cannot be told: for formatted values, choices, passwords, fonts with their own codes, and characters beyond
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
		const shown = part?.whole ? shownText(part.data) : undefined;
		return shown === undefined || !ASCII.test(shown) || shown === wanted;
	});
}

const BLANKS = /[\s\b]+/g;
const ASCII = /^[!-~]*$/;

/** The text that content shows, without blanks; undefined where it shows more than literal strings. */
function shownText(content: Uint8Array): string | undefined {
	const tokens = new ContentTokens(content);
	let text = '';
	for (let kind = tokens.next(true); kind !== END; kind = tokens.next(true)) {
		if (kind === STRING) text += Buffer.from(readString(content, tokens.start, tokens.end)).toString('latin1');
		else if (kind === HEX_STRING || (kind === KEYWORD && (tokens.code === DRAW || tokens.code === IMAGE))) return undefined;
	}
	return text.replace(BLANKS, '');
}

const DRAW = codeOf('Do');
const IMAGE = codeOf('BI');
