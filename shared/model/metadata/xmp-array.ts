/** Items of arrays in an XMP packet, written as text: a property may occur only once, so an array that is there grows. */
import { NAMESPACES, type Prefix } from './namespaces';
import type { Xmp } from './xmp';
import { escapeXml } from './xml-reader';

/**
 * The packet with `item` in an unordered array: after the items of the property if the packet has it, in a new property
 * otherwise. `item` is an `rdf:li` that declares its other prefixes.
 */
export function withItem(xmp: Xmp, prefix: Prefix, name: string, item: string): string {
	const { text, properties, end, about } = xmp;
	const known = properties.find((one) => one.namespace === NAMESPACES[prefix] && one.name === name);
	const close = known && text.slice(known.from, known.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;
	if (known && close !== undefined) {
		const at = known.from + close;
		return `${text.slice(0, at)}${item.replace('<rdf:li', `<rdf:li xmlns:rdf="${NAMESPACES.rdf}"`)}${text.slice(at)}`;
	}
	const property = `<${prefix}:${name}><rdf:Bag>\n${item}</rdf:Bag></${prefix}:${name}>`;
	const description = `<rdf:Description xmlns:rdf="${NAMESPACES.rdf}" rdf:about="${escapeXml(about)}" xmlns:${prefix}="${NAMESPACES[prefix]}">\n${property}\n</rdf:Description>\n`;
	return `${text.slice(0, end)}${description}${text.slice(end)}`;
}
