/** Drawings in words (SVG Accessibility API Mappings 1.0, 8). */
import { briefText, elementsOf, innerText, type HtmlElement } from '../nodes';

const LONGEST = 1_000;

/** Its label, its title, or all of its text; empty for decoration, `undefined` if it says nothing. */
export function wordsOfDrawing(svg: HtmlElement): string | undefined {
	const { attributes } = svg;
	const role = attributes.get('role');
	if (attributes.get('aria-hidden') === 'true' || role === 'presentation' || role === 'none') return '';
	const title = elementsOf(svg).find(({ name }) => name === 'title');
	const texts = [attributes.get('aria-label'), title && briefText(title), shownTextOf(svg)];
	return texts
		.map((text) =>
			text
				?.slice(0, 10 * LONGEST)
				.replace(/\s+/g, ' ')
				.trim()
				.slice(0, LONGEST),
		)
		.find((text) => text !== undefined && text !== '');
}

/** The text that it shows. */
function shownTextOf(svg: HtmlElement): string {
	const parts: string[] = [];
	const waiting = elementsOf(svg).reverse();
	for (let next = waiting.pop(); next; next = waiting.pop())
		if (next.name === 'text') parts.push(innerText(next));
		else if (next.name !== 'defs') for (const child of elementsOf(next).reverse()) waiting.push(child);
	return parts.join(' ');
}
