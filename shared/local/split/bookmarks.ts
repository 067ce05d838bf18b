/** The pages that bookmarks lead to (ISO 32000-2, 12.3.3), through destinations in every form and through actions. */
import type { PdfDocument } from '../../pdf/document';
import { linkedItem } from '../../model/navigation/outlines';
import { keyText, readTree } from '../../model/tree/name-tree';
import { catalogEntry, Visit } from '../../model/tree/removal';
import { Name, Ref, Str, isName, isRef, type Dict, type Value } from '../../pdf/syntax/values';
import { decodeText } from '../../pdf/syntax/text-strings';
import type { PartStart } from './cutter';

/**
 * One entry per page, ascending: the first bookmark, in the order of the outline, that leads to it.
 *
 * @param level how deep to look: 1 for the top level of the outline.
 */
export async function bookmarkedPages(document: PdfDocument, level: number): Promise<(PartStart & { title: string })[]> {
	const titles = new Map<number, string>();
	const targets = new Targets(document, await namedDestinations(document));
	const visit = new Visit(document);
	const root = catalogEntry(document, 'Outlines');
	const open: { item: Value | undefined; depth: number }[] = [
		{ item: root && linkedItem(document, root.holder, root.dict, 'First'), depth: 1 },
	];
	for (let next = open.pop(); next; next = open.pop()) {
		const { item: value, depth } = next;
		const item = document.dict(value);
		if (!item || !isRef(value) || !visit.first(value)) continue;
		const page = targets.pageOf(item);
		if (page !== undefined && !titles.has(page)) titles.set(page, titleOf(document, item));
		open.push({ item: linkedItem(document, value.number, item, 'Next'), depth });
		if (depth < level) open.push({ item: linkedItem(document, value.number, item, 'First'), depth: depth + 1 });
		const due = document.job.pace.step(400);
		if (due) await due;
	}
	return [...titles].map(([page, title]) => ({ page, title })).sort((one, other) => one.page - other.page);
}

function titleOf(document: PdfDocument, item: Dict): string {
	const title = document.resolve(item.get('Title'));
	return title instanceof Str ? decodeText(title).trim() : '';
}

/** How many actions of a chain are looked at for one that goes to a page. */
const CHAIN = 50;

class Targets {
	constructor(
		private readonly document: PdfDocument,
		private readonly named: ReadonlyMap<string, Value>,
	) {}

	/** Zero-based; undefined where the item leads to no page of this document. */
	pageOf(item: Dict): number | undefined {
		return this.pageAt(item.get('Dest'), 8) ?? this.pageOfAction(item.get('A'));
	}

	private pageOfAction(first: Value | undefined): number | undefined {
		const open: Value[] = first === undefined ? [] : [first];
		for (let looked = 0; open.length > 0 && looked < CHAIN; looked++) {
			const action = this.document.dict(open.shift());
			if (!action) continue;
			const page = isName(this.document.resolve(action.get('S')), 'GoTo') ? this.pageAt(action.get('D'), 8) : undefined;
			if (page !== undefined) return page;
			const next = action.get('Next');
			if (next !== undefined) open.push(...(this.document.array(next) ?? [next]).slice(0, CHAIN));
		}
		return undefined;
	}

	/** A destination is an array, a dictionary with /D, or a name of one; names of names are followed to `depth`. */
	private pageAt(value: Value | undefined, depth: number): number | undefined {
		const { document } = this;
		const target = document.resolve(value);
		const array = document.array(target);
		if (array) {
			const page = array[0];
			const index = page instanceof Ref ? document.pages.indexOf(page.number) : typeof page === 'number' ? page : -1;
			return Number.isInteger(index) && index >= 0 && index < document.pages.count ? index : undefined;
		}
		if (depth === 0) return undefined;
		const dict = document.dict(target);
		if (dict) return this.pageAt(dict.get('D'), depth - 1);
		// A name is looked up in /Dests, a string in the name tree (12.3.2.4); where it is not there, readers look in the other.
		const old = catalogEntry(document, 'Dests')?.dict;
		if (target instanceof Name) return this.pageAt(old?.get(target.text) ?? this.named.get(target.text), depth - 1);
		if (!(target instanceof Str)) return undefined;
		const key = keyText(target);
		return this.pageAt(this.named.get(key) ?? old?.get(key), depth - 1);
	}
}

async function namedDestinations(document: PdfDocument): Promise<Map<string, Value>> {
	const tree = catalogEntry(document, 'Names')?.dict.get('Dests');
	return new Map((await readTree(document, tree, 'Names')).map(([key, value]) => [keyText(key), value]));
}
