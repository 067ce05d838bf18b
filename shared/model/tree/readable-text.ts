/** The text of a string of a document, fit for JSON: without characters that could control a terminal or a reader. */
import { decodeText } from '../../pdf/syntax/text-strings';
import { Str, type Value } from '../../pdf/syntax/values';

/** Language escapes of Unicode text (ISO 32000-2, 7.9.2.2.3). */
// eslint-disable-next-line no-control-regex -- the escape character is what they begin and end with
const LANGUAGE = /\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g;
// eslint-disable-next-line no-control-regex -- what must not reach JSON, but tabs and ends of lines
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const withoutControls = (text: string): string =>
	text.replace(LANGUAGE, '').replace(CONTROL, '').replace(LONE_SURROGATE, '\ufffd');

/** Strings that many objects share. */
const LONG = 200;
const readable = new WeakMap<Str, { readonly whole: string; readonly trimmed: string }>();

/** The text, and without the blanks around it: one string, whose hash is not made again for each object that shares it. */
function readableOf(string: Str): { readonly whole: string; readonly trimmed: string } {
	let text = readable.get(string);
	if (text) return text;
	const whole = withoutControls(decodeText(string));
	text = { whole, trimmed: whole.trim() };
	if (string.bytes.length >= LONG) readable.set(string, text);
	return text;
}

export const plainText = (text: string): string => withoutControls(text).trim();

/** The text of a string; null if the value is not a string, or is empty. */
export function readableText(value: Value | undefined): string | null {
	const text = value instanceof Str ? readableOf(value).trimmed : '';
	return text === '' ? null : text;
}

/** The same with the blanks around it, for a text that others follow, such as the prefix of a page label. */
export const readablePrefix = (value: Str | undefined): string => (value ? readableOf(value).whole : '');
