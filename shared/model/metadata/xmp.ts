/**
 * XMP packets (ISO 16684-1; ISO 32000-2, 14.3.2): the properties of a document, found by the URI of their namespace whatever
 * prefix a packet gives it, each with its place in the text.
 */
import type { Pace } from '../../pace/pace';
import { NAMESPACES, NamespaceScope, isDeclaration, type ExpandedName, type Prefix } from './namespaces';
import { MOST_DEPTH, readXml, xmlText, type Attribute, type Token } from './xml-reader';

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
	/** Not well-formed XML, or without the rdf:RDF element that every packet has. The properties that could be read are in `properties`. */
	readonly malformed: boolean;
	/** Where `</rdf:RDF>` starts, or -1. */
	readonly end: number;
	/** rdf:about of its descriptions, which all have the same. */
	readonly about: string;
}

/** Enough for any packet; a longer one is not read. */
const MOST_PROPERTIES = 100_000;

/** Of a packet that cannot be read at all. */
export const UNREADABLE_XMP: Xmp = { text: '', properties: [], malformed: true, end: -1, about: '' };

export async function readXmp(bytes: Uint8Array, pace: Pace): Promise<Xmp> {
	const text = xmlText(bytes);
	if (text === undefined) return UNREADABLE_XMP;
	const walk = new Walk();
	const read = await readXml(text, pace, (token) => {
		walk.take(token);
		return walk.broken;
	});
	const malformed = read !== 'well-formed' || walk.depth > 0 || walk.end < 0 || !walk.declared;
	return { text, properties: walk.properties, malformed, end: walk.end, about: walk.about };
}

/** The values of a property; empty where it is absent. */
export function valuesOf(xmp: Xmp | undefined, prefix: Prefix, name: string): readonly string[] {
	return xmp?.properties.find((one) => one.name === name && one.namespace === NAMESPACES[prefix])?.values ?? [];
}

interface Open extends ExpandedName {
	/** With its prefix. */
	readonly name: string;
	readonly from: number;
	/** Of a list item: its language. */
	readonly language: string | undefined;
}

/** As long as no element is open whose children are node elements. */
const OUTSIDE = -2;

/** Follows the tags of a packet and collects properties. */
class Walk {
	readonly properties: XmpProperty[] = [];
	broken = false;
	/** Whether the prefix of rdf:RDF is declared. */
	declared = true;
	end = -1;
	about = '';
	private readonly scope = new NamespaceScope();
	private readonly open: Open[] = [];
	/** Index in `open` of rdf:RDF, or of the parent of a description outside of it. */
	private root = OUTSIDE;
	/** Whether the description that is open is outside of rdf:RDF. */
	private loose = false;
	/** Of the property that is open: its items, the text since the last item began, and whether there were items. */
	private items: { readonly text: string; readonly language: string | undefined }[] = [];
	private pieces: string[] = [];

	get depth(): number {
		return this.open.length;
	}

	take(token: Token): void {
		if (token.kind === 'start' || token.kind === 'empty') {
			this.start(token.name, token.attributes, token.from);
			if (token.kind === 'empty' && !this.broken) this.close(token.name, token.to, token.to);
		} else if (token.kind === 'end') this.close(token.name, token.from, token.to);
		else if (token.kind === 'text' && this.isInProperty()) this.pieces.push(token.text);
	}

	/** Whether a property is open: an element below a node element below rdf:RDF. */
	private isInProperty(): boolean {
		return this.root !== OUTSIDE && this.open.length > this.root + 2;
	}

	private start(name: string, attributes: readonly Attribute[], from: number): void {
		if (this.open.length >= MOST_DEPTH) this.broken = true;
		if (this.broken) return;
		this.scope.enter(attributes);
		const element = this.scope.ofElement(name);
		const isRdf = element.namespace === NAMESPACES.rdf;
		const isItem = isRdf && element.local === 'li';
		// In RDF, a description may be without rdf:RDF. In XMP it may not, but it is found in documents.
		if (this.root === OUTSIDE && this.end < 0 && isRdf && element.local === 'Description') {
			this.root = this.open.length - 1;
			this.loose = true;
		}
		const level = this.open.length - this.root;
		const language = isItem ? attributes.find(({ name: key }) => key === 'xml:lang')?.value : undefined;
		this.open.push({ name, ...element, from, language });
		if (this.root === OUTSIDE) {
			if (!isRdf || element.local !== 'RDF' || this.end >= 0) return;
			this.root = this.open.length - 1;
			this.declared = this.scope.declares(name);
		} else if (level === 1) this.describe(attributes);
		else if (level === 2) {
			this.items = [];
			const resource = attributes.find(({ name: key }) => this.isRdf(key, 'resource'));
			this.pieces = resource ? [resource.value] : [];
		} else if (isItem) this.pieces = [];
	}

	/** A node element: its attributes are properties. */
	private describe(attributes: readonly Attribute[]): void {
		for (const { name, value, from, to } of attributes) {
			if (isDeclaration(name)) continue;
			const { namespace, local } = this.scope.ofAttribute(name);
			if (namespace === NAMESPACES.rdf && local === 'about') this.about = value;
			if (namespace === '' || namespace === NAMESPACES.rdf || namespace === NAMESPACES.xml) continue;
			this.add({ namespace, name: local, values: [value], from, to });
		}
	}

	private close(name: string, from: number, to: number): void {
		const last = this.open.pop();
		if (last?.name !== name) {
			this.broken = true;
			return;
		}
		this.scope.leave();
		const level = this.open.length - this.root;
		if (this.root === OUTSIDE) return;
		if (level === 0) {
			this.end = from;
			this.root = OUTSIDE;
		} else if (level === 1 && this.loose) {
			this.root = OUTSIDE;
			this.loose = false;
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

	private isRdf(attribute: string, local: string): boolean {
		const name = this.scope.ofAttribute(attribute);
		return name.local === local && name.namespace === NAMESPACES.rdf;
	}
}

/** Texts of the items; the one for any language first. */
function byDefault(items: readonly { readonly text: string; readonly language: string | undefined }[]): string[] {
	const first = items.findIndex(({ language }) => language?.toLowerCase() === 'x-default');
	const texts = items.map(({ text }) => text);
	return first > 0 ? [texts[first]!, ...texts.slice(0, first), ...texts.slice(first + 1)] : texts;
}
