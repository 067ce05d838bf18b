/** Values of a template in a Markdown tree: they are text, whatever marks they have (docs/semantics.md, D85). */
import { invalidParameters } from '../contract/errors';
import type { Pace } from '../pace/pace';
import { hasPlaces, putValues } from '../template/places';
import type { Nodes, PhrasingContent, Root } from './tree';

/** Schemes that an address may have if a value is in it. Images may be those of n8n (`field:`), and QR codes. */
const SCHEMES = /^(?:https?|mailto|tel):|^data:image\//i;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const FOR_IMAGES = /^(?:field|qr):/i;

/** @throws OctavoError `invalid_parameters` for an address that a value gives another scheme; `cancelled` */
export async function fillTree(root: Root, values: readonly string[], pace: Pace): Promise<void> {
	const waiting: Nodes[] = [root];
	for (let node = waiting.pop(); node; node = waiting.pop()) {
		const due = pace.step(500);
		if (due) await due;
		fillWords(node, values);
		if (!('children' in node)) continue;
		if (node.children.some((child) => child.type === 'text' && hasPlaces(child.value)))
			Object.assign(node, { children: (node.children as PhrasingContent[]).flatMap((child) => filledText(child, values)) });
		for (const child of node.children) waiting.push(child);
	}
}

function fillWords(node: Nodes, values: readonly string[]): void {
	const fill = (key: string, change?: (value: string) => string): void => {
		const text = (node as unknown as Record<string, unknown>)[key];
		if (typeof text === 'string' && hasPlaces(text)) Object.assign(node, { [key]: putValues(text, values, change) });
	};
	for (const key of ['alt', 'title']) fill(key, inOneLine);
	if (node.type === 'code') fill('value');
	if (node.type === 'inlineCode') fill('value', inOneLine);
	if (node.type === 'html') fill('value', (value) => inOneLine(value).replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`));
	if ('url' in node && hasPlaces(node.url)) {
		fill('url', /^qr:/i.test(node.url) ? encodeURIComponent : inOneLine);
		if (isForeign(node.url, node.type === 'image'))
			throw invalidParameters([
				{ field: 'values', message: 'give an address another scheme than http, https, mailto or tel, or data with an image' },
			]);
	}
}

const isForeign = (url: string, isImage: boolean): boolean =>
	SCHEME.test(url.trim()) && !SCHEMES.test(url.trim()) && !(isImage && FOR_IMAGES.test(url.trim()));

export const inOneLine = (value: string): string => value.replace(/\r?\n/g, ' ');

/** The text with its values, whose lines stay lines. */
function filledText(node: PhrasingContent, values: readonly string[]): PhrasingContent[] {
	if (node.type !== 'text' || !hasPlaces(node.value)) return [node];
	// Lines of the Markdown itself are joined, those of values are not.
	const text = putValues(node.value.replaceAll('\n', ' '), values, (value) => value.replace(/\r\n?/g, '\n'));
	return text
		.split('\n')
		.flatMap((line, index): PhrasingContent[] =>
			index === 0 ? [{ type: 'text', value: line }] : [{ type: 'break' }, { type: 'text', value: line }],
		);
}
