/** The parser alone: the rest of the package knows all properties, which nothing here needs. */
declare module 'css-tree/parser' {
	import type { CssNode, ParseOptions } from 'css-tree';
	export default function parse(text: string, options?: ParseOptions): CssNode;
}
