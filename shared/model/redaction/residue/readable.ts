/** Text among bytes of any kind. */
import { asBuffer } from '../../../pdf/syntax/characters';

/** Control characters, which text has in no encoding that documents use without a mark, besides tabs and ends of lines. */
const CONTROL = /[^\P{Cc}\t-\r\x80-\x9f]/u;

/** Whether data is text as people write it: it may be in UTF-16 with a mark. */
export function isReadableText(data: Uint8Array): boolean {
	const isMarked = (data[0] === 0xfe && data[1] === 0xff) || (data[0] === 0xff && data[1] === 0xfe);
	return isMarked || !CONTROL.test(asBuffer(data).toString('latin1'));
}

/** Four characters of ASCII, or more: shorter runs are there by chance. Between two of them there may be zeros. */
const RUNS = /[ -~](?:\0*[ -~]){3,}/g;

/** Runs of ASCII in data, without zeros, and where each begins. */
export const readableRuns = (data: Uint8Array): { readonly start: number; readonly text: string }[] =>
	Array.from(asBuffer(data).toString('latin1').matchAll(RUNS), ({ 0: run, index }) => ({
		start: index,
		text: run.replaceAll('\0', ''),
	}));
