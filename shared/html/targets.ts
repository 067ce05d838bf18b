/** The images that an HTML text names, in elements and style sheets (docs/semantics.md, D53). */
import { imageTarget, imageTargets } from '../markdown/targets';
import type { Pace } from '../pdf/pace';
import { everyElement, innerText, type HtmlElement } from './nodes';
import { parseHtml } from './parse-html';
import { readValue } from './values/tokens';

/** Each target once, in order. */
export function htmlTargets(root: HtmlElement): string[] {
	const found = new Set<string>();
	for (const element of everyElement(root)) {
		const drawn = element.name === 'image' && !element.isHtml ? element.attributes.get('href')?.trim() : undefined;
		const source = element.name === 'img' ? imageSource(element) : drawn;
		if (source !== undefined && source !== '') found.add(imageTarget(source));
		for (const text of [element.attributes.get('style'), element.name === 'style' ? innerText(element) : undefined])
			for (const address of addressesIn(text ?? '')) found.add(imageTarget(address));
	}
	return [...found];
}

/** Whether a text may name images: what each of them begins with. */
export const mayNameImages = (kind: TextKind, text: string): boolean =>
	kind === 'html' ? /<img|<image|url\(/i.test(text) : text.includes('![');

type TextKind = 'markdown' | 'html';

/** The images that a text of either language names, for a host that reads them before the run. */
export async function imagesNamedIn(kind: TextKind, text: string, pace: Pace): Promise<string[]> {
	if (kind === 'markdown') return await imageTargets(text, pace);
	const { root } = await parseHtml(text, pace);
	return htmlTargets(root);
}

/** The address of an image; the first of several. */
export function imageSource({ attributes }: HtmlElement): string | undefined {
	const source = attributes.get('src')?.trim();
	if (source !== undefined && source !== '') return source;
	const [first = ''] = (attributes.get('srcset') ?? '').trim().split(/[\s,]/, 1);
	return first === '' ? undefined : first;
}

/** Addresses in a style sheet. */
function* addressesIn(text: string): Generator<string> {
	for (const { index } of text.matchAll(/\burl\(/gi)) {
		const end = text.indexOf(')', index);
		if (end < 0) return;
		const [node] = readValue(text.slice(index, end + 1)) ?? [];
		if (node?.type === 'Url') yield node.value;
	}
}
