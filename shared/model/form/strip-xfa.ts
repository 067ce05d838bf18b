/** Signatures inside an XFA form (docs/semantics.md, §12): XML signatures, and the fields of its template that showed them. */
import type { PdfDocument } from '../../pdf/document';
import { withData } from '../../pdf/filters/stream-data';
import { asBuffer } from '../../pdf/syntax/characters';
import { Str, Stream, isArray, isRef, type Value } from '../../pdf/syntax/values';
import { NAMESPACES, type ExpandedName } from '../metadata/namespaces';
import { withoutElements, type Drops } from '../metadata/xml-elements';

/** The cost of a packet beside its bytes, see `Pace`. */
const PACKET_COST = 2000;

/** `packets` is /XFA: a stream, or names and streams in turn. `signed` tells whether a signature field was stripped. */
export async function stripXfa(document: PdfDocument, packets: Value | undefined, signed: boolean): Promise<void> {
	const value = document.resolve(packets);
	let label = '';
	for (const item of isArray(value) ? value : [packets]) {
		const packet = document.resolve(item);
		if (packet instanceof Str) label = Buffer.from(packet.bytes).toString('latin1');
		if (!isRef(item) || !(packet instanceof Stream)) continue;
		const due = document.job.pace.step(PACKET_COST);
		if (due) await due;
		let data: Buffer;
		try {
			data = asBuffer(document.decoded(packet));
		} catch {
			// Readers can verify nothing in a packet that cannot be read.
			continue;
		}
		document.job.pace.add(data.length);
		// Long packets of values have neither.
		if (!data.includes('ignature')) continue;
		const text = data.toString('latin1');
		// The names of elements are ASCII, and all other bytes stay as they are.
		const without = await withoutElements(text, signatures(label, signed), document.job.pace);
		if (without === text) continue;
		document.put(item, withData(packet, Buffer.from(without, 'latin1'), { compress: false }));
	}
}

/** Values that a user typed are data, whatever their element is called. */
function signatures(label: string, signed: boolean): Drops {
	return ({ namespace, local }, ancestors) =>
		(local === 'Signature' && namespace === NAMESPACES.ds) ||
		(local === 'signature' && signed && label !== 'datasets' && !ancestors.some(isDatasets));
}

const isDatasets = ({ namespace, local }: ExpandedName): boolean => local === 'datasets' && namespace === NAMESPACES.xfa;
