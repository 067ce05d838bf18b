/** Values of a template in HTML: they are text, whatever marks they have (docs/semantics.md, D85). */
import { invalidParameters } from '../contract/errors';
import { hasPlaces, putValues } from '../template/places';
import { everyElement, type HtmlElement, type HtmlNode } from './nodes';

/** Attributes that are addresses, and the schemes that these may have if a value is in them. */
const ADDRESSES = new Set(['href', 'src', 'srcset', 'action', 'background', 'cite', 'poster', 'data']);
const SCHEMES = /^(?:https?|mailto|tel):|^data:image\/|^(?:field|qr):/i;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

const refuseValues = (message: string) => invalidParameters([{ field: 'values', message }]);

/** @throws OctavoError `invalid_parameters` for values in style sheets, scripts and other places where they would be more than text */
export function fillHtml(root: HtmlElement, values: readonly string[]): void {
	for (const element of everyElement(root)) {
		const isCode = element.name === 'style' || element.name === 'script';
		for (const [name, text] of element.attributes) {
			if (!hasPlaces(text)) continue;
			if (name === 'style' || name.startsWith('on'))
				throw refuseValues(`are in the attribute ${name}, where they could be more than text; use classes`);
			const filled = putValues(text, values, name === 'src' && /^\s*qr:/i.test(text) ? encodeURIComponent : undefined);
			if (ADDRESSES.has(name) && SCHEME.test(filled.trim()) && !SCHEMES.test(filled.trim()))
				throw refuseValues('give an address another scheme than http, https, mailto or tel, or data with an image');
			(element.attributes as Map<string, string>).set(name, filled);
		}
		if (!element.children.some((child) => child.kind === 'text' && hasPlaces(child.value))) continue;
		if (isCode) throw refuseValues(`are in a ${element.name} element, where they could be more than text`);
		const children = element.children.flatMap((child) => filledNodes(child, values));
		element.children.splice(0, element.children.length);
		for (const child of children) element.children.push(child);
	}
}

/** Lines of values are lines of the text. */
function filledNodes(node: HtmlNode, values: readonly string[]): HtmlNode[] {
	if (node.kind !== 'text' || !hasPlaces(node.value)) return [node];
	const { parent } = node;
	// Lines of the HTML itself are joined, those of values are not.
	const filled = putValues(node.value.replaceAll('\n', ' '), values, (value) => value.replace(/\r\n?/g, '\n'));
	return filled.split('\n').flatMap((value, index): HtmlNode[] => {
		const text: HtmlNode = { kind: 'text', value, parent };
		return index === 0 ? [text] : [lineBreak(parent), text];
	});
}

/** It does not count among the elements of its parent. */
const lineBreak = (parent: HtmlElement): HtmlElement => ({
	kind: 'element',
	name: 'br',
	attributes: new Map(),
	classes: new Set(),
	parent,
	children: [],
	index: 0,
	isHtml: true,
});
