/** Text among bytes of any kind. */
import { asBuffer } from '../../../pdf/syntax/characters';

/** Control characters, which text has in no encoding that documents use without a mark, besides tabs and ends of lines. */
const CONTROL = /[^\P{Cc}\t-\r\x80-\x9f]/u;

/** Whether data is text as people write it: it may be in UTF-16 with a mark. */
export function isReadableText(data: Uint8Array): boolean {
	const isMarked = (data[0] === 0xfe && data[1] === 0xff) || (data[0] === 0xff && data[1] === 0xfe);
	return isMarked || !CONTROL.test(asBuffer(data).toString('latin1'));
}

/** Shorter runs are there by chance. */
const LEAST_RUN = 4;

/** Runs of ASCII in data, without zeros, and where each begins. */
export function readableRuns(data: Uint8Array): { readonly start: number; readonly text: string }[] {
	const runs: { start: number; text: string }[] = [];
	let [text, start] = ['', 0];
	for (let at = 0; at <= data.length; at++) {
		const byte = data[at];
		if (byte === 0) continue;
		if (byte !== undefined && byte >= 0x20 && byte < 0x7f) {
			if (text === '') start = at;
			text += String.fromCharCode(byte);
		} else {
			if (text.length >= LEAST_RUN) runs.push({ start, text });
			text = '';
		}
	}
	return runs;
}
