/** Values of a template in HTML: they are text, whatever marks they have (docs/semantics.md, D85). */
import { invalidParameters } from '../contract/errors';
import type { Pace } from '../pace/pace';
import { hasPlaces, putValues, putValuesAtEase } from '../template/places';
import { MOST_ELEMENTS } from './limits';
import { classesIn, everyElement, type HtmlElement, type HtmlNode, type HtmlText } from './nodes';

/** Attributes that are addresses, and the schemes that these may have if a value is in them. */
const ADDRESSES = new Set(['href', 'src', 'srcset', 'action', 'background', 'cite', 'poster', 'data']);
const SCHEMES = /^(?:https?|mailto|tel):|^data:image\/|^(?:field|qr):/i;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

const refuseValues = (message: string) => invalidParameters([{ field: 'values', message }]);

/** Of an element, and of a line of a value, see `Pace`. */
const COST = 1000;

/**
 * @throws OctavoError `invalid_parameters` for values in style sheets, scripts and other places where they would be more than text, and
 * for very many lines of values; `cancelled`
 */
export async function fillHtml(root: HtmlElement, values: readonly string[], pace: Pace): Promise<void> {
	const lines = new Lines(values, pace);
	for (const element of everyElement(root)) {
		const due = pace.step(COST);
		if (due) await due;
		fillAttributes(element, values);
		if (!element.children.some(isFilled)) continue;
		if (element.name === 'style' || element.name === 'script')
			throw refuseValues(`are in a ${element.name} element, where they could be more than text`);
		for (const child of element.children.splice(0, element.children.length))
			if (isFilled(child)) await lines.put(child.value, element);
			else element.children.push(child);
	}
}

const isFilled = (node: HtmlNode): node is HtmlText => node.kind === 'text' && hasPlaces(node.value);

function fillAttributes(element: HtmlElement, values: readonly string[]): void {
	let filledIn: Map<string, string> | undefined;
	for (const [name, text] of element.attributes) {
		if (!hasPlaces(text)) continue;
		if (name === 'style' || name.startsWith('on'))
			throw refuseValues(`are in the attribute ${name}, where they could be more than text; use classes`);
		const filled = putValues(text, values, name === 'src' && /^\s*qr:/i.test(text) ? encodeURIComponent : undefined);
		if (ADDRESSES.has(name) && SCHEME.test(filled.trim()) && !SCHEMES.test(filled.trim()))
			throw refuseValues('give an address another scheme than http, https, mailto or tel, or data with an image');
		(filledIn ??= new Map(element.attributes)).set(name, filled);
	}
	// Elements with the same attributes share them.
	if (filledIn) Object.assign(element, { attributes: filledIn, classes: classesIn(filledIn.get('class')) });
}

/** The lines of all values: each begins with an element, of which a document may have no more than others. */
class Lines {
	private count = 0;

	constructor(
		private readonly values: readonly string[],
		private readonly pace: Pace,
	) {}

	/** Puts a text into an element, as its last nodes. */
	async put(text: string, parent: HtmlElement): Promise<void> {
		const filled = await putValuesAtEase(text.replaceAll('\n', ' '), this.values, withLineFeeds, this.pace);
		for (let from = 0, end = 0; from <= filled.length; from = end + 1) {
			const due = this.pace.step(COST);
			if (due) await due;
			end = filled.indexOf('\n', from);
			if (end < 0) end = filled.length;
			if (from > 0) parent.children.push(this.lineBreak(parent));
			parent.children.push({ kind: 'text', value: filled.slice(from, end), parent });
		}
	}

	/** It does not count among the elements of its parent. */
	private lineBreak(parent: HtmlElement): HtmlElement {
		if (++this.count > MOST_ELEMENTS) throw refuseValues(`have more than ${MOST_ELEMENTS} lines; at most that many are allowed`);
		return {
			kind: 'element',
			name: 'br',
			attributes: new Map(),
			classes: new Set(),
			parent,
			children: [],
			index: 0,
			isHtml: true,
		};
	}
}

/** Lines of values are lines of the text; lines of the HTML itself are joined. */
const withLineFeeds = (value: string): string => value.replace(/\r\n?/g, '\n');
