/** Removes what parts of a split do not keep: a 50 MB attachment would make every part too large (docs/semantics.md, §13). */
import { catalogEntry } from '../../model/tree/removal';
import { readTree } from '../../model/tree/name-tree';
import type { PdfDocument } from '../../pdf/document';
import { withData } from '../../pdf/filters/stream-data';
import { Stream, isRef } from '../../pdf/syntax/values';
import { NAMESPACES } from '../../model/metadata/namespaces';
import { withoutElements } from '../../model/metadata/xml-elements';

/** Removes attachments and the editing history from the metadata. Returns the number of attachments. */
export async function dropAttachments(document: PdfDocument): Promise<number> {
	const catalog = document.editCatalog();
	const names = catalogEntry(document, 'Names');
	const attachments = names ? (await readTree(document, names.dict.get('EmbeddedFiles'), 'Names')).length : 0;
	if (names?.dict.has('EmbeddedFiles')) {
		document.edit(names.holder);
		names.dict.delete('EmbeddedFiles');
	}
	catalog.delete('AF');
	catalog.delete('Collection');
	await dropHistory(document);
	return attachments;
}

/** The history of a document in its XMP can be larger than a page. */
async function dropHistory(document: PdfDocument): Promise<void> {
	const at = document.catalog.get('Metadata');
	const metadata = document.resolve(at);
	if (!isRef(at) || !(metadata instanceof Stream)) return;
	let text: string;
	try {
		text = Buffer.from(document.decoded(metadata)).toString('latin1');
	} catch {
		// Metadata that cannot be read stay as they are.
		return;
	}
	const shorter = await withoutElements(
		text,
		({ namespace, local }) => namespace === NAMESPACES.xmpMM && HISTORY.has(local),
		document.job.pace,
	);
	if (shorter === text) return;
	document.put(at, withData(metadata, Buffer.from(shorter, 'latin1'), { compress: metadata.dict.has('Filter') }));
}

/** Properties that tell where a document came from and what was done to it (XMP part 2, media management). */
const HISTORY = new Set(['History', 'Ingredients', 'Pantry', 'Manifest']);
