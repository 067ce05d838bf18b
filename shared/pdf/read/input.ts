/** The first look at bytes that claim to be a document. */
import { aboutDocument, unreadable, type OctavoError } from '../../contract/errors';
import { limitExceeded, type Limits } from '../limits';
import { asBuffer } from '../syntax/characters';
import { carrierOf, kindOfFile } from './file-kind';

/**
 * Position of the header `%PDF-`, or -1 when it is missing and the rest may still be read.
 *
 * @throws OctavoError when the file is empty, too large, or something else than a PDF document.
 */
export function checkInput(bytes: Uint8Array, limits: Limits): number {
	if (bytes.length === 0) throw emptyFile();
	if (bytes.length > limits.inputBytes) throw tooLarge(bytes.length, limits.inputBytes);
	const header = asBuffer(bytes.subarray(0, 1024)).indexOf('%PDF-');
	if (header < 0 && asBuffer(bytes).indexOf(' obj') < 0) throw notPdf(bytes);
	return header;
}

function emptyFile(): OctavoError {
	return aboutDocument('unreadable_document', 'could not be read: the file is empty', {
		issues: [{ field: 'file', message: 'The file is empty.' }],
		advice: 'Check that the file is a complete PDF document',
	});
}

function tooLarge(size: number, limit: number): OctavoError {
	return limitExceeded(
		'inputBytes',
		`The document has ${size} bytes; at most ${limit} are allowed`,
		'Split it with another program first',
	);
}

function notPdf(bytes: Uint8Array): OctavoError {
	const kind = kindOfFile(bytes);
	if (kind === undefined) return unreadable('the file is not a PDF document');
	const carrier = kind === 'text' ? carrierOf(bytes) : undefined;
	const found = carrier ? `is ${carrier}, not the document itself` : `is ${kind}, not a PDF document`;
	if (carrier) return unreadable(`the file ${found}`, { found, advice: 'Decode it first' });
	return unreadable(`the file ${found}`, {
		found,
		...(/PNG|JPEG image/.test(kind)
			? { advice: 'Use images_to_pdf to make a PDF document of it', operation: 'images_to_pdf' }
			: { advice: 'Give a PDF document' }),
	});
}
