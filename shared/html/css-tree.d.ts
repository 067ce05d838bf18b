/** The parser alone: the rest of the package knows all properties, which nothing here needs. */
// eslint-disable-next-line no-restricted-syntax -- a part of a package without types cannot be declared in another way
declare module 'css-tree/parser' {
	import type { CssNode, ParseOptions } from 'css-tree';
	export default function parse(text: string, options?: ParseOptions): CssNode;
}
