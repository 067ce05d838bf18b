/** Reads the result of a recognizer, whichever of the three forms it has. */
import type { Pace } from '../pace/pace';
import { readAlto } from './alto';
import { readHocr } from './hocr';
import { readOwnWords } from './own-words';
import type { Recognition } from './words';

const FORMS = 'is not the result of a recognizer: JSON with pages and words, hOCR, or ALTO';

/** Many programs declare the type of their XHTML. It defines nothing that is needed, and no entities of a text are expanded. */
const DOCUMENT_TYPE = /<!DOCTYPE[^[\]<>]{0,1000}>/i;

/** The first characters, in which the kind can be seen. */
const BEGINNING = 4096;

export async function readRecognition(bytes: Uint8Array, pace: Pace): Promise<Recognition> {
	let text: string;
	try {
		text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return { problem: 'is not text in UTF-8' };
	}
	await pace.rest();
	const beginning = text.slice(0, BEGINNING);
	if (/^\s*[[{]/.test(beginning)) return await readOwnWords(text, pace);
	if (!/^\s*</.test(beginning)) return { problem: FORMS };
	if (/<(?:\w+:)?alto\b/i.test(beginning)) return await readAlto(text, pace);
	const typed = DOCUMENT_TYPE.exec(beginning);
	const plain = typed ? text.slice(typed.index + typed[0].length) : text;
	return /<html\b|class=['"]ocr_/i.test(beginning) ? await readHocr(plain, pace) : { problem: FORMS };
}
