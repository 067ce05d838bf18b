/** The looks that a text asks for: `![](a.png){width=5cm}`, and `::: right` before and `:::` after blocks (docs/semantics.md, §32.1). */
import type { Pace } from '../pace/pace';
import { NODE_COST, type Nodes, type Root, type RootContent } from './tree';

export type Alignment = 'right' | 'center';
/** In points, or a part of the width that there is. */
export type ImageWidth = { readonly points: number } | { readonly part: number };

const alignments = new WeakMap<Nodes, Alignment>();
const widths = new WeakMap<Nodes, ImageWidth>();

export const alignmentOf = (block: RootContent): Alignment | undefined => alignments.get(block);
export const widthOfImage = (image: Nodes): ImageWidth | undefined => widths.get(image);

const WIDTH = /^\{ ?width ?= ?(\d{1,4}(?:\.\d{1,3})?)(cm|mm|in|pt|px|%) ?\}/;
const POINTS: Readonly<Record<string, number>> = { cm: 72 / 2.54, mm: 72 / 25.4, in: 72, pt: 1, px: 0.75 };
const BEGINS = /^:::[ \t]{0,9}(right|center)[ \t]{0,9}(?:\n|$)/;
const ENDS = /(?:^|\n):::[ \t]{0,9}$/;

/** Takes these marks from the tree, and remembers them with its nodes. */
export async function readAttributes(root: Root, pace: Pace): Promise<void> {
	alignBlocks(root.children);
	const waiting: Nodes[] = [root];
	for (let node = waiting.pop(); node; node = waiting.pop()) {
		const due = pace.step(NODE_COST);
		if (due) await due;
		if (!('children' in node)) continue;
		const { children } = node as { readonly children: Nodes[] };
		for (const [index, image] of children.entries()) {
			const text = children[index + 1];
			if (image.type === 'image' || image.type === 'imageReference') readWidth(image, text);
			waiting.push(image);
		}
	}
}

function readWidth(image: Nodes, text: Nodes | undefined): void {
	const found = text?.type === 'text' ? WIDTH.exec(text.value) : null;
	if (text?.type !== 'text' || !found) return;
	text.value = text.value.slice(found[0].length);
	const number = Number(found[1]);
	const unit = POINTS[found[2]!];
	widths.set(image, unit === undefined ? { part: Math.min(number, 100) / 100 } : { points: number * unit });
}

function alignBlocks(children: RootContent[]): void {
	const ends: number[] = [];
	for (const [index, node] of children.entries()) if (ENDS.test(lastText(node))) ends.push(index);
	const kept: RootContent[] = [];
	let from = 0;
	let [open, end]: [Alignment | undefined, number] = [undefined, 0];
	for (const [index, node] of children.entries()) {
		const begins: RegExpExecArray | null = open === undefined ? BEGINS.exec(firstText(node)) : null;
		while (begins && ends.length > from && ends[from]! < index) from++;
		// Without its end, the mark is text.
		if (begins && ends.length > from) {
			[open, end] = [begins[1] as Alignment, ends[from]!];
			takeText(node, 0, (text) => text.slice(begins[0].length));
		}
		if (open !== undefined && index === end) takeText(node, -1, (text) => text.replace(ENDS, ''));
		if (open !== undefined) alignments.set(node, open);
		if (open === undefined || node.type !== 'paragraph' || node.children.length > 0) kept.push(node);
		if (index === end) open = undefined;
	}
	children.splice(0, children.length);
	for (const node of kept) children.push(node);
}

function firstText(node: RootContent): string {
	const first = node.type === 'paragraph' ? node.children[0] : undefined;
	return first?.type === 'text' ? first.value : '';
}

function lastText(node: RootContent): string {
	const last = node.type === 'paragraph' ? node.children.at(-1) : undefined;
	return last?.type === 'text' ? last.value : '';
}

/** Changes the first or the last text of a paragraph, and drops it if it is empty then. */
function takeText(node: RootContent, at: 0 | -1, change: (text: string) => string): void {
	if (node.type !== 'paragraph') return;
	const text = node.children.at(at);
	if (text?.type !== 'text') return;
	text.value = change(text.value);
	if (text.value === '') node.children.splice(at, 1);
	if (node.children.at(at)?.type === 'break') node.children.splice(at, 1);
}
