/** XML as a tree of elements, for small files that are read as a whole, such as electronic invoices. */
import type { Pace } from '../../pace/pace';
import { NamespaceScope } from './namespaces';
import { MOST_DEPTH, declaredXmlText, readXml, type Attribute, type Token } from './xml-reader';

export interface XmlElement {
	/** URI; empty without a namespace. */
	readonly namespace: string;
	/** Without prefix. */
	readonly name: string;
	readonly attributes: readonly Attribute[];
	readonly children: readonly XmlElement[];
	/** The text directly in the element, as it is. */
	readonly text: string;
}

/** Why a file is not read: a sentence goes on with it after "it". */
export type XmlFault =
	'is not well-formed XML' | 'has a document type declaration' | 'is nested too deeply' | 'has too many elements';

/** More elements than an invoice of ten thousand lines has. */
const MOST_ELEMENTS = 1_000_000;

/** Characters that no XML has (XML 1.0, 2.2). */
// eslint-disable-next-line no-control-regex -- most controls are forbidden
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;

/** The root element. Entities that a document type declaration could define are never read. */
export async function parseXml(bytes: Uint8Array, pace: Pace): Promise<XmlElement | XmlFault> {
	const text = declaredXmlText(bytes);
	if (text === undefined || FORBIDDEN.test(text)) return 'is not well-formed XML';
	// Line ends are one line feed before anything is read (XML 1.0, 2.11); a reference such as `&#13;` stays what it says.
	const plain = text.replace(/\r\n?/g, '\n');
	const builder = new Builder(plain);
	const read = await readXml(plain, pace, (token) => builder.take(token));
	if (read === 'document type') return 'has a document type declaration';
	return builder.fault ?? (read === 'well-formed' ? builder.root : undefined) ?? 'is not well-formed XML';
}

interface Open extends XmlElement {
	/** With its prefix. */
	readonly tag: string;
	readonly children: XmlElement[];
	text: string;
}

class Builder {
	fault: XmlFault | undefined;
	private readonly open: Open[] = [];
	private readonly scope = new NamespaceScope();
	private done: XmlElement | undefined;
	private count = 0;

	constructor(private readonly source: string) {}

	/** The root element, if everything that was opened was closed. */
	get root(): XmlElement | undefined {
		return this.open.length === 0 ? this.done : undefined;
	}

	/** Whether the reading ends. */
	take(token: Token): boolean {
		if (token.kind === 'start' || token.kind === 'empty') this.start(token.name, token.attributes);
		if (token.kind === 'end' || token.kind === 'empty') this.end(token.name);
		if (token.kind === 'text') this.characters(token.text);
		if (!this.isAsWritten(token)) this.fault ??= 'is not well-formed XML';
		return this.fault !== undefined;
	}

	/**
	 * Whether the token has nothing that other readers refuse, though its meaning is clear (XML 1.0, 2.2 to 2.8 and 3.1): otherwise an
	 * invoice would be called valid that no other program opens.
	 */
	private isAsWritten(token: Token): boolean {
		const { source } = this;
		const { from, to } = token;
		if (token.kind === 'text')
			return !FORBIDDEN.test(token.text) && (source.startsWith('<![CDATA[', from) || !source.slice(from, to).includes(']]>'));
		if (token.kind === 'start' || token.kind === 'empty')
			return new Set(token.attributes.map(({ name }) => name)).size === token.attributes.length;
		if (source.startsWith('<!--', from)) return !source.slice(from + 4, to - 2).includes('--');
		// The declaration of XML is the first thing in the file, or absent.
		return from === 0 || !/^<\?xml[\s?]/i.test(source.slice(from, from + 6));
	}

	private start(tag: string, attributes: readonly Attribute[]): void {
		if (this.done) this.fault ??= 'is not well-formed XML';
		if (this.open.length >= MOST_DEPTH) this.fault ??= 'is nested too deeply';
		if (++this.count > MOST_ELEMENTS) this.fault ??= 'has too many elements';
		this.scope.enter(attributes);
		const { namespace, local } = this.scope.ofElement(tag);
		this.open.push({ tag, namespace, name: local, attributes, children: [], text: '' });
	}

	private end(tag: string): void {
		const element = this.open.pop();
		if (element?.tag !== tag) {
			this.fault ??= 'is not well-formed XML';
			return;
		}
		this.scope.leave();
		const parent = this.open.at(-1);
		if (parent) parent.children.push(element);
		else this.done = element;
	}

	private characters(text: string): void {
		const element = this.open.at(-1);
		if (element) element.text += text;
		else if (text.trim() !== '') this.fault ??= 'is not well-formed XML';
	}
}

/** The elements at a path of names without prefixes, such as `SellerTradeParty/Name`. */
export function elementsAt(element: XmlElement, path: string): XmlElement[] {
	let found: readonly XmlElement[] = [element];
	for (const step of path.split('/')) found = found.flatMap(({ children }) => children.filter(({ name }) => name === step));
	return [...found];
}

/** The first element at a path. */
export const elementAt = (element: XmlElement, path: string): XmlElement | undefined => elementsAt(element, path)[0];

export const attributeOf = (element: XmlElement | undefined, wanted: string): string | null =>
	element?.attributes.find(({ name }) => name === wanted)?.value ?? null;
