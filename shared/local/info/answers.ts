/**
 * Answers for documents that may be locked. Null means that a password hides the answer: object streams cannot be read then, so
 * something not found may still exist.
 */
import { hasAnyScripts } from '../../model/form/document-scripts';
import { fontsInUse, type Font } from '../../model/font/fonts-in-use';
import type { PdfDocument } from '../../pdf/document';
import { COMPRESSED } from '../../pdf/object-table';
import { linearizationOf } from '../../pdf/read/linearization';
import { Dict, isDict } from '../../pdf/syntax/values';

export const isLocked = ({ security }: PdfDocument): boolean => security?.locked === true;

export const hasCatalog = (document: PdfDocument): boolean => document.get(document.catalogNumber) instanceof Dict;

/** Whether all pages were found. */
export const hasAllPages = (document: PdfDocument): boolean =>
	!isLocked(document) || (hasCatalog(document) && countOf(document) === document.pages.count);

export const pageCountOf = (document: PdfDocument): number | null =>
	hasAllPages(document) ? document.pages.count : (countOf(document) ?? linearizedPages(document) ?? null);

/** The answer, unless it is empty and objects are hidden. */
export const unlessHidden = <T>(document: PdfDocument, answer: T, isEmpty: boolean): T | null =>
	isEmpty && isLocked(document) && hidesObjects(document) ? null : answer;

export async function fontsOf(document: PdfDocument): Promise<Font[] | null> {
	const fonts = hasCatalog(document) ? await fontsInUse(document) : [];
	return unlessHidden(document, fonts, fonts.length === 0);
}

export async function hasScripts(document: PdfDocument): Promise<boolean | null> {
	const answer = await hasAnyScripts(document);
	return unlessHidden(document, answer, answer === false);
}

/** /Count of the root of the page tree. */
function countOf(document: PdfDocument): number | undefined {
	const catalog = document.get(document.catalogNumber);
	const count = isDict(catalog) ? document.resolve(document.dict(catalog.get('Pages'))?.get('Count')) : null;
	return typeof count === 'number' && Number.isInteger(count) && count > 0 ? count : undefined;
}

function linearizedPages(document: PdfDocument): number | undefined {
	const count = linearizationOf(document)?.get('N');
	return typeof count === 'number' && Number.isInteger(count) && count > 0 ? count : undefined;
}

/** Whether objects are in object streams, whose content is hidden in a locked document. */
function hidesObjects({ table }: PdfDocument): boolean {
	return table.kind.subarray(0, table.size).includes(COMPRESSED);
}
