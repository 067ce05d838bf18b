/** Content that style sheets make, and what it counts and names (CSS Content 3; CSS Lists 3, 4). */
import { LANGUAGE, languageQuotes } from './quotes';
import type { ContentPart, NamedString } from '../../model/layout/boxes/style';
import { numberOf } from './lengths';
import type { Changes, Properties, Property } from './property';
import { argumentsOf, isComma, isSlash, splitNodes, wordOf, type CssNode } from './tokens';

function contentOf(nodes: readonly CssNode[]): Changes | undefined {
	const [first] = nodes;
	const word = wordOf(first);
	if (nodes.length === 1 && (word === 'none' || word === 'normal')) return { content: word };
	const parts = contentParts(splitNodes(nodes, isSlash)[0]!);
	return parts && !parts.some((part) => 'inner' in part) ? { content: parts } : undefined;
}

function contentParts(nodes: readonly CssNode[]): ContentPart[] | undefined {
	const parts: ContentPart[] = [];
	for (const node of nodes) {
		const name = wordOf(node);
		if (node.type === 'String') parts.push({ text: node.value });
		else if (name === 'open-quote' || name === 'close-quote') parts.push({ quote: name === 'open-quote' ? 'open' : 'close' });
		else if (name === 'no-open-quote' || name === 'no-close-quote') parts.push({ quote: 'none' });
		else if (node.type === 'Function') {
			const part = functionPart(node.name.toLowerCase(), splitNodes(argumentsOf(node), isComma));
			if (!part) return undefined;
			parts.push(part);
		} else if (node.type === 'Url') parts.push({ url: node.value });
		else return undefined;
	}
	return parts;
}

function functionPart(name: string, parts: readonly (readonly CssNode[])[]): ContentPart | undefined {
	const [first] = parts[0] ?? [];
	if (name === 'target-counter') return targetPart(parts);
	if (name === 'content') return first === undefined || wordOf(first) === 'text' ? { inner: true } : undefined;
	const counter = first?.type === 'Identifier' ? first.name : undefined;
	if (counter === undefined) return undefined;
	if (name === 'attr') return { attribute: counter.toLowerCase() };
	if (name === 'string') return stringPart(counter, wordOf(parts[1]?.[0]) ?? 'first');
	if (name === 'counter') return { counter, style: wordOf(parts[1]?.[0]) ?? 'decimal' };
	const separator = parts[1]?.[0];
	if (name !== 'counters' || separator?.type !== 'String') return undefined;
	return { counter, separator: separator.value, style: wordOf(parts[2]?.[0]) ?? 'decimal' };
}

/** `target-counter()` with the counter of pages (CSS Generated Content for Paged Media, 4.1). */
function targetPart([address, counter, style]: readonly (readonly CssNode[])[]): ContentPart | undefined {
	const [from] = address ?? [];
	if (wordOf(counter?.[0]) !== 'page') return undefined;
	const written = { style: wordOf(style?.[0]) ?? 'decimal' };
	if (from?.type === 'String' || from?.type === 'Url') return { target: { text: from.value }, ...written };
	if (from?.type !== 'Function' || from.name.toLowerCase() !== 'attr') return undefined;
	const [attribute] = argumentsOf(from);
	return attribute?.type === 'Identifier' ? { target: { attribute: attribute.name.toLowerCase() }, ...written } : undefined;
}

/** A text that elements name, as the margins of their pages have it (CSS Generated Content for Paged Media, 1.1.2). */
const stringPart = (name: string, which: string): ContentPart | undefined =>
	which === 'first' || which === 'last' || which === 'first-except' ? { string: name, which } : undefined;

function stringsOf(nodes: readonly CssNode[]): Changes | undefined {
	if (nodes.length === 1 && wordOf(nodes[0]) === 'none') return { stringSet: [] };
	const strings: NamedString[] = [];
	for (const [name, ...others] of splitNodes(nodes, isComma)) {
		const parts = contentParts(others);
		if (name?.type !== 'Identifier' || !parts || parts.length === 0 || parts.some((part) => 'url' in part || 'string' in part))
			return undefined;
		strings.push({ name: name.name, parts });
	}
	return { stringSet: strings };
}

/** Names of counters, each with its number. */
const counters = (key: 'counterReset' | 'counterIncrement', usual: number): Property => ({
	keys: [key],
	read: (nodes) => {
		if (wordOf(nodes[0]) === 'none') return { [key]: [] };
		const found: [string, number][] = [];
		for (const node of nodes) {
			const value = numberOf(node);
			const last = found.at(-1);
			if (node.type === 'Identifier') found.push([node.name, usual]);
			else if (value !== undefined && last) last[1] = Math.round(value);
			else return undefined;
		}
		return { [key]: found };
	},
});

export const CONTENT_PROPERTIES: Properties = {
	[LANGUAGE]: languageQuotes,
	quotes: {
		keys: ['quotes'],
		read: (nodes) => {
			if (wordOf(nodes[0]) === 'none') return { quotes: ['', ''] };
			const marks = nodes.flatMap((node) => (node.type === 'String' ? [node.value] : []));
			return marks.length >= 2 && marks.length % 2 === 0 ? { quotes: marks } : undefined;
		},
	},
	content: { keys: ['content'], read: contentOf },
	'string-set': { keys: ['stringSet'], read: stringsOf },
	'counter-reset': counters('counterReset', 0),
	'counter-set': counters('counterReset', 0),
	'counter-increment': counters('counterIncrement', 1),
};
