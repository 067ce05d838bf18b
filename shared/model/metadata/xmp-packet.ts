/** Changing an XMP packet as text: removes and adds properties; everything else stays as it is. */
import type { PdfDocument } from '../../pdf/document';
import { NAMESPACES, type Prefix } from './namespaces';
import type { Xmp, XmpProperty } from './xmp';
import { escapeXml } from './xml-reader';
import { Dict, Name, Stream, isRef } from '../../pdf/syntax/values';

/** A property to write. `alternative`: a text in the default language; `ordered` and `unordered`: an array. */
export interface NewProperty {
	readonly prefix: Exclude<Prefix, 'rdf' | 'xml' | 'ds' | 'xfa'>;
	readonly name: string;
	readonly form: 'simple' | 'alternative' | 'ordered' | 'unordered';
	readonly values: readonly string[];
}

/** The packet without the properties that `drops` names, and with `added` in a separate description. */
export function editedPacket(xmp: Xmp, drops: (property: XmpProperty) => boolean, added: readonly NewProperty[]): string {
	const { text, properties, end, about } = xmp;
	const pieces: string[] = [];
	let from = 0;
	// An attribute inside an element that goes needs no separate cut.
	for (const property of properties.filter(drops).sort((a, b) => a.from - b.from)) {
		if (property.from < from) continue;
		pieces.push(text.slice(from, property.from));
		from = property.to;
	}
	pieces.push(text.slice(from, Math.max(end, from)));
	if (added.length > 0) pieces.push(description(added, about));
	pieces.push(text.slice(Math.max(end, from)));
	return utf8Declared(pieces.join(''));
}

/** A packet of its own (XMP part 1, 7.3). */
export function newPacket(properties: readonly NewProperty[]): string {
	return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${NAMESPACES.rdf}">
${description(properties, '')}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;
}

function description(properties: readonly NewProperty[], about: string): string {
	const prefixes = [...new Set(properties.map(({ prefix }) => prefix))];
	const declared = prefixes.map((prefix) => ` xmlns:${prefix}="${NAMESPACES[prefix]}"`).join('');
	const elements = properties.map(
		({ prefix, name, form, values }) => `<${prefix}:${name}>${content(form, values)}</${prefix}:${name}>\n`,
	);
	return `<rdf:Description xmlns:rdf="${NAMESPACES.rdf}" rdf:about="${escapeXml(about)}"${declared}>\n${elements.join('')}</rdf:Description>\n`;
}

function content(form: NewProperty['form'], values: readonly string[]): string {
	const items = (attributes: string) => values.map((value) => `<rdf:li${attributes}>${escapeXml(value)}</rdf:li>`).join('');
	switch (form) {
		case 'simple':
			return escapeXml(values[0] ?? '');
		case 'alternative':
			return `<rdf:Alt>${items(' xml:lang="x-default"')}</rdf:Alt>`;
		case 'ordered':
			return `<rdf:Seq>${items('')}</rdf:Seq>`;
		case 'unordered':
			return `<rdf:Bag>${items('')}</rdf:Bag>`;
	}
}

/** A packet is written in UTF-8, whatever it was before. */
const utf8Declared = (text: string): string => text.replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/, '$1UTF-8');

/** Puts a packet in the place of the document's XMP, or adds it. Unfiltered, as PDF/A wants it (ISO 19005-1, 6.7.2). */
export function putPacket(document: PdfDocument, packet: string): void {
	const at = document.catalog.get('Metadata');
	const before = document.resolve(at);
	const kept =
		before instanceof Stream ? [...before.dict].filter(([key]) => !['Filter', 'DecodeParms', 'Length'].includes(key)) : [];
	const dict = new Dict([['Type', new Name('Metadata')], ['Subtype', new Name('XML')], ...kept]);
	const stream = new Stream(dict, Buffer.from(packet, 'utf8'));
	if (isRef(at) && before instanceof Stream) document.put(at, stream);
	else (document.edit(document.catalogNumber) as Dict).set('Metadata', document.add(stream));
}
