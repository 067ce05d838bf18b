/** The structure of a document as pdf.js reads it. */
import path from 'node:path';
import { onFile, run } from '../judges/tools';

export interface Node {
	readonly role: string;
	readonly alt?: string;
	readonly children: readonly Node[];
	/** Of the content that belongs to the element itself. */
	readonly text: string;
}

interface Raw {
	readonly role?: string;
	readonly alt?: string;
	readonly type?: string;
	readonly id?: string;
	readonly children?: readonly Raw[];
}

interface Page {
	readonly tree: Raw | null;
	readonly items: readonly { readonly type?: string; readonly id?: string | null; readonly str?: string }[];
}

/** The elements of each page, with the text of their content. */
export function structureByPdfJs(bytes: Uint8Array): Node[] {
	const child = path.join(__dirname, 'structure-child.mjs');
	const { stdout, stderr, code } = onFile(bytes, (file) => run(process.execPath, [child, file]));
	if (code !== 0) throw new Error(stderr);
	const pages = JSON.parse(stdout.toString('utf8')) as Page[];
	return pages.flatMap((page) => {
		const texts = textsOf(page);
		return (page.tree?.children ?? []).flatMap((raw) => (raw.role === undefined ? [] : [nodeOf(raw, texts)]));
	});
}

/** The text of each sequence of marked content, by its id. */
function textsOf({ items }: Page): ReadonlyMap<string, string> {
	const texts = new Map<string, string>();
	const open: (string | undefined)[] = [];
	for (const { type, id, str } of items) {
		if (type?.startsWith('beginMarkedContent') === true) open.push(id ?? undefined);
		else if (type === 'endMarkedContent') open.pop();
		else {
			const own = open.findLast((one) => one !== undefined);
			if (own !== undefined) texts.set(own, (texts.get(own) ?? '') + (str ?? ''));
		}
	}
	return texts;
}

function nodeOf({ role = '', alt, children = [] }: Raw, texts: ReadonlyMap<string, string>): Node {
	return {
		role,
		...(alt !== undefined && { alt }),
		children: children.filter((one) => one.role !== undefined).map((one) => nodeOf(one, texts)),
		text: children.map(({ type, id }) => (type === 'content' && id !== undefined ? (texts.get(id) ?? '') : '')).join(''),
	};
}

/** `H1 P(Link) L(LI(Lbl LBody))`: the roles of a tree. */
export const rolesOf = (nodes: readonly Node[]): string =>
	nodes.map(({ role, children }) => (children.length === 0 ? role : `${role}(${rolesOf(children)})`)).join(' ');

/** All text of a node, in reading order of its children. */
export const allText = ({ text, children }: Node): string =>
	[text, ...children.map(allText)].join(' ').replace(/\s+/g, ' ').trim();
