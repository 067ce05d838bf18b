/** Removes what parts of a split do not keep: a 50 MB attachment would make every part too large (docs/semantics.md, §13). */
import { catalogEntry } from '../../model/tree/removal';
import { readTree } from '../../model/tree/name-tree';
import type { PdfDocument } from '../../pdf/document';
import { mark } from '../../pdf/reachability';
import { withData } from '../../pdf/filters/stream-data';
import { Dict, Stream, isName, isRef, type Ref, type Value } from '../../pdf/syntax/values';
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

/** Lists of optional-content groups shrink to those that something in the part still uses. */
export async function dropUnusedLayers(document: PdfDocument): Promise<void> {
	const properties = catalogEntry(document, 'OCProperties');
	const groups = document.array(properties?.dict.get('OCGs'));
	if (!properties || !groups || groups.length === 0) return;
	const catalog = document.editCatalog();
	catalog.delete('OCProperties');
	const { live } = await mark(document);
	const unused = new Set(groups.flatMap((group) => (isRef(group) && live[group.number] !== 1 ? [group.number] : [])));
	if (unused.size < groups.length) catalog.set('OCProperties', without(document, properties.dict, unused, 8));
}

/** A copy without references to `gone`, in lists of any depth (orders have sublists, usage applications have groups). */
function without(document: PdfDocument, value: Value, gone: ReadonlySet<number>, depth: number): Value {
	if (isRef(value) && (gone.has(value.number) || isGroup(document, value))) return value;
	const found = document.resolve(value);
	if (depth === 0 || !(Array.isArray(found) || found instanceof Dict)) return value;
	const isGone = (item: Value) => isRef(item) && gone.has(item.number);
	if (Array.isArray(found)) return found.filter((item) => !isGone(item)).map((item) => without(document, item, gone, depth - 1));
	return new Dict([...found].map(([key, item]) => [key, without(document, item, gone, depth - 1)]));
}

const isGroup = (document: PdfDocument, ref: Ref): boolean => isName(document.dict(ref)?.get('Type'), 'OCG');
