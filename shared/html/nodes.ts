/** HTML as a tree: what the parser gives, as far as it counts for a document on paper. */
import type { Quirks } from '../model/layout/boxes/setting';

export interface HtmlText {
	readonly kind: 'text';
	value: string;
	readonly parent: HtmlElement;
}

export interface HtmlElement {
	readonly kind: 'element';
	/** In lower case; those of other languages, such as SVG, as they are written. */
	readonly name: string;
	readonly attributes: ReadonlyMap<string, string>;
	readonly classes: ReadonlySet<string>;
	readonly parent: HtmlElement | undefined;
	children: HtmlNode[];
	/** Among the elements of its parent, from 0. */
	readonly index: number;
	/** The language of the element: HTML, SVG or MathML. */
	readonly isHtml: boolean;
}

export type HtmlNode = HtmlElement | HtmlText;

export interface HtmlDocument {
	readonly root: HtmlElement;
	/** By its document type. */
	readonly quirks: Quirks;
}

const NO_CLASSES: ReadonlySet<string> = new Set();

/** The classes of an attribute. */
export function classesIn(text: string | undefined): ReadonlySet<string> {
	if (text === undefined) return NO_CLASSES;
	return new Set(text.split(/[ \t\n\f\r]+/).filter((name) => name !== ''));
}

/** The elements inside, without text. */
export const elementsOf = (element: HtmlElement): HtmlElement[] =>
	element.children.filter((node): node is HtmlElement => node.kind === 'element');

/** The language that an element or the nearest one around it names, in lower case; empty if none does. */
export function languageAround(element: HtmlElement): string {
	let above: HtmlElement | undefined = element;
	while (above && !above.attributes.has('lang')) above = above.parent;
	return above?.attributes.get('lang')?.trim().toLowerCase() ?? '';
}

/** All elements in the order of the text, those inside others too. */
export function everyElement(root: HtmlElement): HtmlElement[] {
	const found: HtmlElement[] = [];
	const waiting: HtmlElement[] = [root];
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		found.push(next);
		for (let at = next.children.length - 1; at >= 0; at--) {
			const child = next.children[at]!;
			if (child.kind === 'element') waiting.push(child);
		}
	}
	return found;
}

/** The address that an element of a drawing refers to; SVG has a prefix for it, mostly `xlink` (SVG 2, 5.7). */
export function hrefOf({ attributes }: HtmlElement): string | undefined {
	const plain = attributes.get('href');
	if (plain !== undefined) return plain.trim();
	for (const [name, value] of attributes) if (name.endsWith(':href')) return value.trim();
	return undefined;
}

/** The id of the element that one of a drawing refers to; empty without one. */
export const idReferredBy = (element: HtmlElement): string => hrefOf(element)?.replace(/^#/, '') ?? '';

/** The text of an element and those inside; of a long one, the beginning, for which as many nodes are looked at as it has characters. */
export function innerText(element: HtmlElement, most = Infinity): string {
	const parts: string[] = [];
	const waiting: HtmlNode[] = [element];
	let left = most;
	for (let next = waiting.pop(); next && left > 0; next = waiting.pop(), left--)
		if (next.kind === 'text') {
			parts.push(next.value.slice(0, left));
			left -= next.value.length;
		} else for (let at = Math.min(next.children.length, left) - 1; at >= 0; at--) waiting.push(next.children[at]!);
	return parts.join('');
}

const MOST_OF_BRIEF = 10_000;
/** The costs of looking at an element, and of `briefText`, see `Pace`. */
export const [ELEMENT_COST, BRIEF_COST] = [300, 30_000];

/** The beginning of the text of an element, on one line, for a title or description. */
export const briefText = (element: HtmlElement): string => innerText(element, MOST_OF_BRIEF).replace(/\s+/g, ' ').trim();
