/** Signatures inside an XFA form (docs/semantics.md, §12): XML signatures, and the fields of its template that showed them. */
import type { PdfDocument } from '../../pdf/document';
import { withData } from '../../pdf/syntax/stream-data';
import { Str, Stream, isArray, isRef, type Value } from '../../pdf/syntax/values';
import { withoutElements } from '../metadata/xml-elements';

const NAMESPACE = /xmlns(?::([\w.-]{1,64}))?\s{0,8}=\s{0,8}["']http:\/\/www\.w3\.org\/2000\/09\/xmldsig#/g;

/** `packets` is /XFA: a stream, or names and streams in turn. `signed` tells whether a signature field was stripped. */
export function stripXfa(document: PdfDocument, packets: Value | undefined, signed: boolean): void {
	const value = document.resolve(packets);
	let label = '';
	for (const item of isArray(value) ? value : [packets]) {
		const packet = document.resolve(item);
		if (packet instanceof Str) label = Buffer.from(packet.bytes).toString('latin1');
		if (!isRef(item) || !(packet instanceof Stream)) continue;
		let text: string;
		try {
			text = Buffer.from(document.decoded(packet)).toString('latin1');
		} catch {
			// Readers can verify nothing in a packet that cannot be read.
			continue;
		}
		const without = strip(text, label, signed);
		if (without === text) continue;
		document.put(item, withData(packet, Buffer.from(without, 'latin1'), { compress: false }));
	}
}

function strip(text: string, label: string, signed: boolean): string {
	const prefixes = new Set([...text.matchAll(NAMESPACE)].map(([, prefix]) => prefix ?? ''));
	const [from, to] = label === 'datasets' ? [0, text.length] : [text.indexOf('<xfa:datasets'), text.indexOf('</xfa:datasets')];
	// Values that a user typed are data, whatever their element is called.
	const isData = (at: number) => from >= 0 && at >= from && at < to;
	return withoutElements(text, (name, tag, at) => {
		const [local, prefix = ''] = name.split(':').reverse();
		if (local === 'Signature') return tag.includes('xmldsig') || (prefix !== '' && prefixes.has(prefix));
		return signed && name === 'signature' && !isData(at);
	});
}
