/** The namespaces of XML in a document (Namespaces in XML 1.0): a prefix means nothing but the URI that it is declared for. */
import type { Attribute } from './xml-reader';

/** The URIs of namespaces by the prefixes that they usually have. */
export const NAMESPACES = {
	rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
	xml: 'http://www.w3.org/XML/1998/namespace',
	dc: 'http://purl.org/dc/elements/1.1/',
	xmp: 'http://ns.adobe.com/xap/1.0/',
	xmpMM: 'http://ns.adobe.com/xap/1.0/mm/',
	pdf: 'http://ns.adobe.com/pdf/1.3/',
	pdfaid: 'http://www.aiim.org/pdfa/ns/id/',
	pdfuaid: 'http://www.aiim.org/pdfua/ns/id/',
	pdfxid: 'http://www.npes.org/pdfx/ns/id/',
	pdfx: 'http://ns.adobe.com/pdfx/1.3/',
	pdfaExtension: 'http://www.aiim.org/pdfa/ns/extension/',
	pdfaSchema: 'http://www.aiim.org/pdfa/ns/schema#',
	pdfaProperty: 'http://www.aiim.org/pdfa/ns/property#',
	fx: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
	pdfe: 'http://www.aiim.org/pdfe/ns/id/',
	pdfvtid: 'http://www.npes.org/pdfvt/ns/id/',
	xfa: 'http://www.xfa.org/schema/xfa-data/1.0/',
	ds: 'http://www.w3.org/2000/09/xmldsig#',
} as const;

export type Prefix = keyof typeof NAMESPACES;

const USUAL: ReadonlyMap<string, string> = new Map(Object.entries(NAMESPACES));

export interface ExpandedName {
	/** URI; empty if the name has no namespace. */
	readonly namespace: string;
	readonly local: string;
}

/** The declarations that are in scope, while the tags of a text are read. */
export class NamespaceScope {
	/** The URIs of a prefix, the innermost last. */
	private readonly uris = new Map<string, string[]>();
	/** The prefixes that each open element declares. */
	private readonly declared: (readonly string[])[] = [];

	/** Names that were expanded before: a text has few names, many times. */
	private readonly known = new Map<string, ExpandedName>();

	enter(attributes: readonly Attribute[]): void {
		let prefixes: string[] | undefined;
		for (const { name, value } of attributes) {
			if (!isDeclaration(name)) continue;
			const prefix = name.slice('xmlns:'.length);
			const uris = this.uris.get(prefix);
			if (uris) uris.push(value);
			else this.uris.set(prefix, [value]);
			(prefixes ??= []).push(prefix);
		}
		this.declared.push(prefixes ?? NONE);
		if (prefixes) this.known.clear();
	}

	leave(): void {
		const prefixes = this.declared.pop() ?? NONE;
		for (const prefix of prefixes) this.uris.get(prefix)!.pop();
		if (prefixes.length > 0) this.known.clear();
	}

	declares(name: string): boolean {
		return (this.uris.get(prefixOf(name))?.length ?? 0) > 0;
	}

	/** A prefix that is not declared has its usual meaning, as for most readers. */
	ofElement(name: string): ExpandedName {
		let found = this.known.get(name);
		if (!found) {
			const prefix = prefixOf(name);
			const namespace = this.uris.get(prefix)?.at(-1) ?? USUAL.get(prefix) ?? '';
			if (this.known.size === MOST_KNOWN) this.known.clear();
			this.known.set(name, (found = { namespace, local: name.slice(name.indexOf(':') + 1) }));
		}
		return found;
	}

	/** An attribute without prefix has no namespace. */
	ofAttribute(name: string): ExpandedName {
		return name.includes(':') ? this.ofElement(name) : { namespace: '', local: name };
	}
}

export const isDeclaration = (attribute: string): boolean => attribute === 'xmlns' || attribute.startsWith('xmlns:');

const NONE: readonly string[] = [];

/** More names than any text has. */
const MOST_KNOWN = 1000;

/** Of an element without prefix, the empty one: that of the default namespace. */
const prefixOf = (name: string): string => name.slice(0, Math.max(name.indexOf(':'), 0));
