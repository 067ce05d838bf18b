/**
 * Catalog entries that apply to the whole document (docs/semantics.md, §11): the first document's value, unless the merge
 * makes it untrue.
 */
import type { PdfDocument } from '../../pdf/document';
import { dropDocumentParts } from '../../model/prune/document-parts';
import { dropPrintRange } from '../../model/navigation/print-range';
import { Dict, type Value } from '../../pdf/syntax/values';
import { lift, type Part } from '../../model/foreign/part';
import { Comparison, type Placed } from '../../model/foreign/same-value';

export interface MergedCatalog {
	/** A portfolio became an ordinary document; its files are attachments. */
	readonly droppedPortfolio: boolean;
}

export async function mergeCatalog(parts: readonly Part[]): Promise<MergedCatalog> {
	const { document } = parts[0]!;
	const catalog = document.editCatalog();
	const droppedPortfolio = parts.some((part) => part.document.catalog.has('Collection'));
	catalog.delete('Collection');
	if (!(await haveSameIntents(parts.filter(({ made }) => !made)))) catalog.delete('OutputIntents');
	joinExtensions(parts, catalog);
	joinThreads(parts, catalog);
	if (parts.length > 1) dropPrintRange(document);
	// /DPartRoot describes the pages of one document, not those of the result (14.12).
	for (const part of parts) dropDocumentParts(part.document);
	return { droppedPortfolio };
}

async function haveSameIntents([first, ...others]: readonly Part[]): Promise<boolean> {
	const intents = ({ document }: Part): Placed => ({
		document,
		value: document.array(document.catalog.get('OutputIntents')) ?? [],
	});
	for (const part of others) if (!(await new Comparison(part.document).same(intents(part).value, intents(first!)))) return false;
	return true;
}

function joinExtensions(parts: readonly Part[], catalog: Dict): void {
	const merged = new Dict();
	const levels = new Map<string, number>();
	for (const { index, document } of parts)
		for (const [developer, value] of document.dict(document.catalog.get('Extensions')) ?? [])
			if (!merged.has(developer) || levelOf(document, value) > levels.get(developer)!) {
				merged.set(developer, lift(value, index));
				levels.set(developer, levelOf(document, value));
			}
	if (merged.size > 0) catalog.set('Extensions', merged);
	else catalog.delete('Extensions');
}

/** The highest level of each developer's extensions counts (7.12). */
function levelOf(document: PdfDocument, extension: Value): number {
	const level = document.resolve(document.dict(extension)?.get('ExtensionLevel'));
	return typeof level === 'number' ? level : 0;
}

function joinThreads(parts: readonly Part[], catalog: Dict): void {
	const threads: Value[] = parts.flatMap(({ index, document }) =>
		(document.array(document.catalog.get('Threads')) ?? []).map((thread) => lift(thread, index)),
	);
	if (threads.length > 0) catalog.set('Threads', threads);
}
