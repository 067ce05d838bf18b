/** Scripts of an XFA form (ISO 32000-1, 12.7.8), and the elements that send its data. */
import type { PdfDocument } from '../../pdf/document';
import { withData } from '../../pdf/filters/stream-data';
import { asBuffer } from '../../pdf/syntax/characters';
import { isArray, isRef, Str, Stream, type Value } from '../../pdf/syntax/values';
import { hasXfaScripts } from '../form/document-scripts';
import { NAMESPACES, type ExpandedName } from '../metadata/namespaces';
import { withoutElements, type Drops } from '../metadata/xml-elements';
import { catalogEntry } from '../tree/removal';

export interface XfaScripts {
	/** How many elements were removed; the form itself counts as one. */
	readonly removed: number;
	/** Whether the form had to go: it has parts that cannot be read. */
	readonly isDropped: boolean;
}

const ACTIVE = new Set(['script', 'submit', 'execute']);

export async function removeXfaScripts(document: PdfDocument): Promise<XfaScripts> {
	const form = catalogEntry(document, 'AcroForm');
	const packets = document.resolve(form?.dict.get('XFA'));
	if (!form || packets === null) return { removed: 0, isDropped: false };
	let removed = 0;
	let label = '';
	for (const item of isArray(packets) ? packets : [form.dict.get('XFA')!]) {
		const packet = document.resolve(item);
		if (packet instanceof Str) label = Buffer.from(packet.bytes).toString('latin1');
		if (isRef(item) && packet instanceof Stream) removed += await stripPacket(document, item, packet, label);
	}
	if ((await hasXfaScripts(document)) === false) return { removed, isDropped: false };
	document.edit(form.holder);
	form.dict.delete('XFA');
	if (document.catalog.has('NeedsRendering')) document.editCatalog().delete('NeedsRendering');
	return { removed: removed + 1, isDropped: true };
}

/** The names of elements are ASCII, and all other bytes stay as they are. Whether scripts are left is asked afterwards. */
async function stripPacket(document: PdfDocument, at: Value, packet: Stream, label: string): Promise<number> {
	const data = document.decodedPart(packet)?.data;
	if (!data || !isRef(at)) return 0;
	const text = asBuffer(data).toString('latin1');
	let count = 0;
	const drops: Drops = ({ local }, ancestors) => {
		const isActive = ACTIVE.has(local) && label !== 'datasets' && !ancestors.some(isDatasets);
		if (isActive) count++;
		return isActive;
	};
	const without = await withoutElements(text, drops, document.job.pace);
	if (without !== text) document.put(at, withData(packet, Buffer.from(without, 'latin1'), { compress: true }));
	return without === text ? 0 : count;
}

/** Values that a user typed are data, whatever their element is called. */
const isDatasets = ({ namespace, local }: ExpandedName): boolean => local === 'datasets' && namespace === NAMESPACES.xfa;
