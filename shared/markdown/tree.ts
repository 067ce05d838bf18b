/** The nodes of a Markdown tree (mdast), whose types are those of the parser. */
import type { fromMarkdown } from 'mdast-util-from-markdown';

/** The cost of looking at a node, see `Pace`. */
export const NODE_COST = 300;

export type Root = ReturnType<typeof fromMarkdown>;
export type RootContent = Root['children'][number];
export type Nodes = Root | RootContent;

type Of<T extends RootContent['type']> = Extract<RootContent, { type: T }>;

export type PhrasingContent = Of<'paragraph'>['children'][number];
export type Blockquote = Of<'blockquote'>;
export type Code = Of<'code'>;
export type Definition = Of<'definition'>;
export type FootnoteDefinition = Of<'footnoteDefinition'>;
export type Heading = Of<'heading'>;
export type List = Of<'list'>;
export type Table = Of<'table'>;
export type TableCell = Of<'tableCell'>;
export type AlignType = NonNullable<Table['align']>[number];
