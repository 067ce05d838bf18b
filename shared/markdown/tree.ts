/** The nodes of a Markdown tree. */
export type {
	AlignType,
	Blockquote,
	Code,
	Definition,
	FootnoteDefinition,
	Heading,
	Image,
	ImageReference,
	List,
	ListItem,
	Nodes,
	PhrasingContent,
	Root,
	RootContent,
	Table,
	TableCell,
} from 'mdast';
