/** The pages that bookmarks lead to (ISO 32000-2, 12.3.3), through destinations in every form and through actions. */
import type { PdfDocument } from '../../pdf/document';
import { walkOutline } from '../../model/navigation/outline-walk';
import { Targets } from '../../model/navigation/targets';
import { Str, isRef, type Dict, type Value } from '../../pdf/syntax/values';
import { decodeText } from '../../pdf/syntax/text-strings';
import type { PartStart } from './cutter';

/**
 * One entry per page, ascending: the first bookmark, in the order of the outline, that leads to it.
 *
 * @param level how deep to look: 1 for the top level of the outline.
 */
export async function bookmarkedPages(document: PdfDocument, level: number): Promise<(PartStart & { title: string })[]> {
	const titles = new Map<number, string>();
	const targets = await Targets.of(document);
	const visit = (value: Value): boolean => {
		const item = isRef(value) ? document.dict(value) : undefined;
		const page = item && targets.pageOf(item);
		if (page !== undefined && !titles.has(page)) titles.set(page, titleOf(document, item!));
		return item !== undefined;
	};
	await walkOutline(document, visit, level);
	return [...titles].map(([page, title]) => ({ page, title })).sort((one, other) => one.page - other.page);
}

function titleOf(document: PdfDocument, item: Dict): string {
	const title = document.resolve(item.get('Title'));
	return title instanceof Str ? decodeText(title).trim() : '';
}
