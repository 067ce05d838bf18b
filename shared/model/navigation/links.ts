/** Links on pages and what they lead to (ISO 32000-2, 12.5.6.5). */
import type { PdfDocument } from '../../pdf/document';
import { latinText } from '../../pdf/syntax/text-strings';
import { isName, Name, Str, type Dict, type Value } from '../../pdf/syntax/values';
import { readableText } from '../tree/readable-text';
import type { Targets } from './targets';

export interface Link {
	/** Zero-based. */
	readonly page: number;
	readonly target: Target;
}

/** A page of the document, zero-based; or a URI, the name of a file, or the kind of an action. */
export type Target =
	{ readonly page: number } | { readonly uri: string } | { readonly file: string } | { readonly action: string };

/** The links of the page at `index`, in their order. */
export function linksOn(document: PdfDocument, index: number, targets: Targets): Link[] {
	const links: Link[] = [];
	for (const item of document.array(document.entry(document.pages.number(index), 'Annots')) ?? []) {
		const annotation = document.dict(item);
		if (annotation && isName(document.resolve(annotation.get('Subtype')), 'Link'))
			links.push({ page: index, target: targetOf(document, annotation, targets) });
	}
	return links;
}

/** The target of a link or a bookmark. */
export function targetOf(document: PdfDocument, owner: Dict, targets: Targets): Target {
	const page = targets.pageOf(owner);
	if (page !== undefined) return { page };
	const action = document.dict(owner.get('A'));
	const kind = document.resolve(action?.get('S'));
	const uri = document.resolve(action?.get('URI'));
	if (uri instanceof Str) return { uri: latinText(uri) };
	const file = fileOf(document, action?.get('F'));
	if (file !== null) return { file };
	const named = document.resolve(action?.get('N'));
	return { action: named instanceof Name ? named.text : kind instanceof Name ? kind.text : 'none' };
}

function fileOf(document: PdfDocument, value: Value | undefined): string | null {
	const file = document.resolve(value);
	if (file instanceof Str) return readableText(file);
	const dict = document.dict(value);
	return readableText(document.resolve(dict?.get('UF'))) ?? readableText(document.resolve(dict?.get('F')));
}
