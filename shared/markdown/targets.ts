/** The images that a Markdown text names, which hosts read before the run (docs/semantics.md, D53). */
import type { Pace } from '../pace/pace';
import { readFrontMatter } from './front-matter';
import { parseMarkdown } from './parse';
import { NODE_COST, type Nodes } from './tree';

/** Targets are compared by this: without percent encoding, which editors add. */
export function imageTarget(url: string): string {
	if (/^(?:data|qr):/i.test(url)) return url;
	try {
		return decodeURIComponent(url);
	} catch {
		return url;
	}
}

/** Each target once, in order. Those with `data:` hold their image themselves. */
export async function imageTargets(text: string, pace: Pace): Promise<string[]> {
	const root = await parseMarkdown(readFrontMatter(text).markdown, pace);
	return [...(await targetsIn(root, pace))];
}

/** Each target once, in order. */
export async function targetsIn(root: Nodes, pace: Pace): Promise<Set<string>> {
	const definitions = new Map<string, string>();
	const found: (string | { readonly reference: string })[] = [];
	const waiting: Nodes[] = [root];
	for (let node = waiting.pop(); node; node = waiting.pop()) {
		const due = pace.step(NODE_COST);
		if (due) await due;
		if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node.url);
		if (node.type === 'image') found.push(node.url);
		if (node.type === 'imageReference') found.push({ reference: node.identifier });
		if ('children' in node) for (const child of [...node.children].reverse()) waiting.push(child);
	}
	const urls = found.map((one) => (typeof one === 'string' ? one : definitions.get(one.reference)));
	return new Set(urls.filter((url) => url !== undefined).map(imageTarget));
}
