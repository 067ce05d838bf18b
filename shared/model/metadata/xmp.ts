/**
 * XMP packets (ISO 16684-1; ISO 32000-2, 14.3.2): the properties of a document, found by the URI of their namespace whatever
 * prefix a packet gives it, each with its place in the text.
 */
import type { Pace } from '../../pdf/pace';
import { XmlReader, type Attribute, type Token } from './xml-reader';

export const NAMESPACES = {
	rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
	xml: 'http://www.w3.org/XML/1998/namespace',
	dc: 'http://purl.org/dc/elements/1.1/',
	xmp: 'http://ns.adobe.com/xap/1.0/',
	pdf: 'http://ns.adobe.com/pdf/1.3/',
	pdfaid: 'http://www.aiim.org/pdfa/ns/id/',
	pdfuaid: 'http://www.aiim.org/pdfua/ns/id/',
	pdfxid: 'http://www.npes.org/pdfx/ns/id/',
	pdfx: 'http://ns.adobe.com/pdfx/1.3/',
	pdfe: 'http://www.aiim.org/pdfe/ns/id/',
	pdfvtid: 'http://www.npes.org/pdfvt/ns/id/',
} as const;

export type Prefix = keyof typeof NAMESPACES;

export interface XmpProperty {
	/** URI of the namespace. */
	readonly namespace: string;
	readonly name: string;
	/** The value; of an array the items, of a language alternative the default one first. */
	readonly values: readonly string[];
	/** Where it is in the text: an element, or an attribute of an rdf:Description. */
	readonly from: number;
	readonly to: number;
}

export interface Xmp {
	readonly text: string;
	readonly properties: readonly XmpProperty[];
	/** Not well-formed XML, or without the rdf:RDF element that every packet has. What was found before the fault is in `properties`. */
	readonly malformed: boolean;
	/** Where `</rdf:RDF>` starts, or -1. */
	readonly end: number;
	/** rdf:about of its descriptions, which all have the same. */
	readonly about: string;
}

/** Deeper than any packet nests. */
const MOST_DEPTH = 200;
/** Enough for any packet; a longer one is not read. */
const MOST_PROPERTIES = 100_000;

export async function readXmp(bytes: Uint8Array, pace: Pace): Promise<Xmp> {
	const text = packetText(bytes);
	if (text === undefined) return { text: '', properties: [], malformed: true, end: -1, about: '' };
	const walk = new Walk();
	const reader = new XmlReader(text);
	for (let token = reader.next(); token && !walk.broken; token = reader.next()) {
		walk.take(token);
		const due = pace.step((token.to - token.from) * 4 + 50);
		if (due) await due;
	}
	const malformed = reader.malformed || walk.broken || walk.depth > 0 || walk.end < 0;
	return { text, properties: walk.properties, malformed, end: walk.end, about: walk.about };
}

/** The values of a property; empty where it is absent. */
export function valuesOf({ properties }: Pick<Xmp, 'properties'>, prefix: Prefix, name: string): readonly string[] {
	return properties.find((one) => one.name === name && one.namespace === NAMESPACES[prefix])?.values ?? [];
}

/** A packet is UTF-8 in a PDF document; UTF-16 and UTF-32 occur, and are told by their first bytes. */
function packetText(bytes: Uint8Array): string | undefined {
	const [a, b, c, d] = bytes;
	if ((a === 0 && b === 0 && (c === 0xfe || c === 0)) || (a === 0xff && b === 0xfe && c === 0 && d === 0)) return utf32(bytes);
	if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return stripMark(new TextDecoder('utf-16be').decode(bytes));
	if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return stripMark(new TextDecoder('utf-16le').decode(bytes));
	const text = new TextDecoder().decode(bytes);
	// Not UTF-8: some programs wrote Latin-1.
	return stripMark(text.includes('\ufffd') ? Buffer.from(bytes).toString('latin1') : text);
}

const stripMark = (text: string): string => (text.startsWith('\ufeff') ? text.slice(1) : text);

function utf32(bytes: Uint8Array): string | undefined {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const little = bytes[0] !== 0;
	const points: string[] = [];
	for (let at = 0; at + 4 <= bytes.length; at += 4) {
		const point = view.getUint32(at, little);
		if (point > 0x10_ffff) return undefined;
		points.push(String.fromCodePoint(point));
	}
	return stripMark(points.join(''));
}

interface Open {
	readonly name: string;
	readonly namespace: string;
	readonly local: string;
	readonly from: number;
	/** Declarations of this element, by prefix. */
	readonly scope: ReadonlyMap<string, string> | undefined;
	/** Of a list item: its language. */
	readonly language: string | undefined;
}

/** Follows the tags of a packet and collects properties. */
class Walk {
	readonly properties: XmpProperty[] = [];
	broken = false;
	end = -1;
	about = '';
	private readonly open: Open[] = [];
	/** Index in `open` of rdf:RDF, or -1. */
	private root = -1;
	/** Of the property that is open: its items, the text since the last item began, and whether there were items. */
	private items: { readonly text: string; readonly language: string | undefined }[] = [];
	private pieces: string[] = [];

	get depth(): number {
		return this.open.length;
	}

	take(token: Token): void {
		if (token.kind === 'start' || token.kind === 'empty') {
			this.start(token.name, token.attributes, token.from, token.kind === 'empty' ? token.to : -1);
		} else if (token.kind === 'end') this.close(token.name, token.from, token.to);
		else if (token.kind === 'text' && this.isInProperty()) this.pieces.push(token.text);
	}

	/** Whether a property is open: an element below a node element below rdf:RDF. */
	private isInProperty(): boolean {
		return this.root >= 0 && this.open.length > this.root + 2;
	}

	private start(name: string, attributes: readonly Attribute[], from: number, end: number): void {
		if (this.open.length >= MOST_DEPTH) this.broken = true;
		if (this.broken) return;
		let scope: Map<string, string> | undefined;
		for (const { name: key, value } of attributes) {
			if (key === 'xmlns') (scope ??= new Map()).set('', value);
			else if (key.startsWith('xmlns:')) (scope ??= new Map()).set(key.slice(6), value);
		}
		const { namespace, local } = this.resolve(name, scope, true);
		const isRdf = namespace === NAMESPACES.rdf;
		const language = isRdf && local === 'li' ? attributes.find(({ name: key }) => key === 'xml:lang')?.value : undefined;
		const level = this.open.length - this.root;
		this.open.push({ name, namespace, local, from, scope, language });
		if (this.root < 0) {
			if (isRdf && local === 'RDF' && this.end < 0) this.root = this.open.length - 1;
		} else if (level === 1) {
			// A node element: its attributes are properties.
			for (const { name: key, value, from: start, to } of attributes) {
				if (key === 'xmlns' || key.startsWith('xmlns:')) continue;
				const property = this.resolve(key, undefined, false);
				if (property.namespace === NAMESPACES.rdf && property.local === 'about') this.about = value;
				if (property.namespace === '' || property.namespace === NAMESPACES.rdf || property.namespace === NAMESPACES.xml) continue;
				this.add({ namespace: property.namespace, name: property.local, values: [value], from: start, to });
			}
		} else if (level === 2) {
			this.items = [];
			this.pieces = [];
			const resource = attributes.find(({ name: key }) => this.isName(key, 'resource'));
			if (resource) this.pieces.push(resource.value);
		} else if (isRdf && local === 'li') this.pieces = [];
		if (end >= 0) this.close(name, end, end);
	}

	private close(name: string, from: number, to: number): void {
		const last = this.open.pop();
		if (last?.name !== name) {
			this.broken = true;
			return;
		}
		const level = this.open.length - this.root;
		if (this.root < 0) return;
		if (level === 0) {
			this.end = from;
			this.root = -1;
		} else if (level === 2) {
			const items = this.items.length > 0 ? byDefault(this.items) : [this.pieces.join('').trim()];
			this.add({ namespace: last.namespace, name: last.local, values: items, from: last.from, to });
		} else if (level > 2 && last.namespace === NAMESPACES.rdf && last.local === 'li') {
			this.items.push({ text: this.pieces.join('').trim(), language: last.language });
			this.pieces = [];
		}
	}

	private add(property: XmpProperty): void {
		if (this.properties.length < MOST_PROPERTIES) this.properties.push(property);
		else this.broken = true;
	}

	private isName(name: string, local: string): boolean {
		const resolved = this.resolve(name, undefined, false);
		return resolved.local === local && resolved.namespace === NAMESPACES.rdf;
	}

	private resolve(
		name: string,
		scope: ReadonlyMap<string, string> | undefined,
		isElement: boolean,
	): { readonly namespace: string; readonly local: string } {
		const colon = name.indexOf(':');
		const prefix = colon < 0 ? '' : name.slice(0, colon);
		const local = name.slice(colon + 1);
		if (prefix === 'xml') return { namespace: NAMESPACES.xml, local };
		// An attribute without prefix is in no namespace.
		if (prefix === '' && !isElement) return { namespace: '', local };
		let namespace = scope?.get(prefix);
		for (let index = this.open.length - 1; namespace === undefined && index >= 0; index--)
			namespace = this.open[index]!.scope?.get(prefix);
		return { namespace: namespace ?? '', local };
	}
}

/** Texts of the items; the one for any language first. */
function byDefault(items: readonly { readonly text: string; readonly language: string | undefined }[]): string[] {
	const first = items.findIndex(({ language }) => language?.toLowerCase() === 'x-default');
	const texts = items.map(({ text }) => text);
	if (first > 0) texts.unshift(...texts.splice(first, 1));
	return texts;
}
