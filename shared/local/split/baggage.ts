/** What no part carries: a 50 MB attachment would make every page oversize (semantics §13). */
import { catalogEntry } from '../pdf/features/removal';
import { readTree } from '../pdf/features/name-tree';
import type { PdfDocument } from '../pdf/document';
import { mark } from '../pdf/mark';
import { Dict, Ref, Stream, isRef, type Value } from '../pdf/values';

/** Removes attachments and the editing history from the metadata. Returns the number of attachments. */
export function dropBaggage(document: PdfDocument): number {
	const catalog = document.edit(document.catalogNumber) as Dict;
	const names = catalogEntry(document, 'Names');
	const attachments = names ? readTree(document, names.dict.get('EmbeddedFiles'), 'Names').length : 0;
	if (names?.dict.has('EmbeddedFiles')) {
		document.edit(names.holder);
		names.dict.delete('EmbeddedFiles');
	}
	catalog.delete('AF');
	catalog.delete('Collection');
	dropHistory(document);
	return attachments;
}

/** The history of a document in its XMP can be larger than a page. */
function dropHistory(document: PdfDocument): void {
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
	const shorter = text.replace(/\s*<xmpMM:(History|Ingredients|Pantry|Manifest)>[^]*?<\/xmpMM:\1>/g, '');
	if (shorter === text) return;
	const dict = new Dict([...metadata.dict].filter(([key]) => key !== 'Filter' && key !== 'DecodeParms'));
	document.put(at, new Stream(dict, Buffer.from(shorter, 'latin1')));
}

/** Lists of optional-content groups shrink to those that something in the part still uses. */
export async function dropUnusedLayers(document: PdfDocument): Promise<void> {
	const properties = catalogEntry(document, 'OCProperties');
	const groups = document.array(properties?.dict.get('OCGs'));
	if (!properties || !groups || groups.length === 0) return;
	const catalog = document.edit(document.catalogNumber) as Dict;
	catalog.delete('OCProperties');
	const { live } = await mark(document);
	const used = groups.filter((group) => isRef(group) && live[group.number] === 1);
	if (used.length === 0) return;
	const keep = (value: Value): Value => {
		if (!Array.isArray(value)) return value;
		return value.filter((item) => !(item instanceof Ref) || live[item.number] === 1 || !isGroup(document, item)).map(keep);
	};
	const pruned = (holder: Dict): Dict =>
		new Dict(
			[...holder].map(([key, value]) => [key, Array.isArray(document.resolve(value)) ? keep(document.resolve(value)) : value]),
		);
	const kept = pruned(properties.dict);
	const configuration = document.dict(properties.dict.get('D'));
	if (configuration) kept.set('D', pruned(configuration));
	catalog.set('OCProperties', kept);
}

const isGroup = (document: PdfDocument, ref: Ref): boolean => document.dict(ref)?.has('Name') ?? false;
