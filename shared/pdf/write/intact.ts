/** Documents that an operation does not change. */
import { asBuffer } from '../syntax/characters';
import type { PdfDocument } from '../document';
import { save, type SaveOptions } from './save';

/**
 * The bytes to give back for a document that nothing changes: those of `input`, from the header on (ISO 32000-2, 7.5.2). Undefined if it
 * must be written, because a note says that it was repaired, or because its offsets count from bytes before the header.
 */
export function intactBytes(document: PdfDocument, input: Uint8Array): Uint8Array | undefined {
	const { bytes } = document;
	if (isRepaired(document) || asBuffer(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-') return undefined;
	return bytes.length === input.length ? input : bytes;
}

/** By its cross-reference, or its page tree. */
const isRepaired = ({ suspect, pages }: PdfDocument): boolean =>
	suspect || pages.count !== pages.claimed || pages.blank.length > 0;

export const intactOrSaved = async (document: PdfDocument, input: Uint8Array, options?: SaveOptions): Promise<Uint8Array> =>
	intactBytes(document, input) ?? (await save(document, options));
