/** Text of nodes without their marks, for titles and bookmarks. */
import type { PhrasingContent } from './tree';

/** @param nodes at most 100 levels deep, which the parser makes sure of */
export const plainText = (nodes: readonly PhrasingContent[]): string =>
	nodes
		.map((node) => {
			if (node.type === 'text' || node.type === 'inlineCode') return node.value;
			if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
			if (node.type === 'break') return ' ';
			return 'children' in node ? plainText(node.children) : '';
		})
		.join('')
		.replace(/\s+/g, ' ');
