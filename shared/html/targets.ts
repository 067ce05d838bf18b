/** The images that an HTML text names, in elements and style sheets (docs/semantics.md, D53). */
import { imageTarget, imageTargets } from '../markdown/targets';
import type { Pace } from '../pace/pace';
import { backgroundOf } from './hints';
import { ELEMENT_COST, everyElement, hrefOf, innerText, type HtmlElement } from './nodes';
import { parseHtml } from './parse-html';
import { readValue } from './values/tokens';

/** The costs of an address, and of a character of a style sheet, see `Pace`. */
const [ADDRESS_COST, CHARACTER_COST] = [5000, 10];

/** Each target once, in order. */
export async function htmlTargets(root: HtmlElement, pace: Pace): Promise<Set<string>> {
	const found = new Set<string>();
	for (const element of everyElement(root)) {
		const due = pace.step(ELEMENT_COST);
		if (due) await due;
		const drawn = element.name === 'image' && !element.isHtml ? hrefOf(element) : undefined;
		const source = element.name === 'img' ? imageSource(element) : drawn;
		if (source !== undefined && source !== '') found.add(imageTarget(source));
		const behind = backgroundOf(element);
		if (behind !== undefined) found.add(imageTarget(behind));
		for (const text of [element.attributes.get('style'), element.name === 'style' ? innerText(element) : undefined]) {
			if (text === undefined) continue;
			pace.add(text.length * CHARACTER_COST);
			for (const address of addressesIn(text)) {
				found.add(imageTarget(address));
				const pause = pace.step(ADDRESS_COST);
				if (pause) await pause;
			}
		}
	}
	return found;
}

/** Whether a text may name images: what each of them begins with. */
export const mayNameImages = (kind: TextKind, text: string): boolean =>
	kind === 'html' ? /<img|<image|url\(/i.test(text) : text.includes('![');

type TextKind = 'markdown' | 'html';

/** The images that a text of either language names, for a host that reads them before the run. */
export async function imagesNamedIn(kind: TextKind, text: string, pace: Pace): Promise<string[]> {
	if (kind === 'markdown') return await imageTargets(text, pace);
	const { root } = await parseHtml(text, pace);
	return [...(await htmlTargets(root, pace))];
}

/** The address of an image; the first of several. */
export function imageSource({ attributes }: HtmlElement): string | undefined {
	const source = attributes.get('src')?.trim();
	if (source !== undefined && source !== '') return source;
	const [first = ''] = (attributes.get('srcset') ?? '').trim().split(/[\s,]/, 1);
	return first === '' ? undefined : first;
}

/** Addresses of images in a style sheet, where fonts and other sheets have addresses, too. */
function* addressesIn(text: string): Generator<string> {
	let other: 'font' | 'sheet' | undefined;
	const marks = /\burl\(|@font-face\b|@(?:import|namespace)\b|[;}]/gi;
	for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
		const { 0: found, index } = mark;
		if (found.startsWith('@')) other = /^@font/i.test(found) ? 'font' : 'sheet';
		else if (found === '}' || found === ';') {
			if (other === (found === '}' ? 'font' : 'sheet')) other = undefined;
		} else if (!other) {
			const end = endOfAddress(text, index + found.length);
			if (end < 0) return;
			// An address has no other inside.
			marks.lastIndex = end;
			const [node] = readValue(text.slice(index, end + 1)) ?? [];
			if (node?.type === 'Url') yield node.value;
		}
	}
}

/** The place of the bracket after an address, which may be in quotation marks; -1 without one. */
function endOfAddress(text: string, from: number): number {
	let start = from;
	while (/\s/.test(text.charAt(start))) start++;
	const quote = text.charAt(start);
	if (quote !== '"' && quote !== "'") return text.indexOf(')', from);
	let end = start;
	do end = text.indexOf(quote, end + 1);
	while (end > 0 && text.charAt(end - 1) === '\\');
	return end < 0 ? -1 : text.indexOf(')', end);
}
