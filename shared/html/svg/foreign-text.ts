/**
 * The text of HTML in drawings (`foreignObject`; SVG 2, 12.4), such as the labels of diagrams: its lines in the middle of the height of
 * their box. Boxes inside are not laid out, so that lines are as long as letters mostly are.
 */
import { greatest } from '../../lists';
import type { DrawnRun, PaintIn } from '../../model/layout/boxes/drawing';
import { usualLine, type Steps } from '../../model/layout/boxes/setting';
import { usedLength, type Style } from '../../model/layout/boxes/style';
import { marginSize } from '../../model/layout/boxes/edges';
import { elementsOf, type HtmlElement, type HtmlNode } from '../nodes';
import type { Styled, Styler } from '../styler';
import { measureOf } from './numbers';
import type { Measures } from './shapes';

interface Tools {
	readonly styler: Styler;
	readonly spend: (characters: number) => void;
}

const paintOf = ({ color: { color, alpha } }: Style): PaintIn => {
	const paint = { fill: { paint: color, alpha } };
	return () => paint;
};

interface Word {
	readonly text: string;
	readonly style: Style;
	/** Whether a space is before it. */
	readonly isApart: boolean;
}

const RUN_COST = 20_000;
/** Of a letter, and from the top of a line to its text, in parts of the type size. */
const LETTER = 0.55;
const ASCENT = 0.35;

/** @param spend counts each word, and each element */
export function* readForeign(
	object: HtmlElement,
	styled: Styled,
	measures: Measures,
	{ styler, spend }: Tools,
): Steps<DrawnRun[]> {
	const { attributes } = object;
	const of = (key: string, whole: number): number => measureOf(attributes.get(key), whole, measures.em) ?? 0;
	const around: Place = {
		x: of('x', measures.width),
		y: of('y', measures.height),
		width: of('width', measures.width),
		height: of('height', measures.height),
		across: 0,
		down: 0.5,
	};
	const box = placeInside(object, styled, styler, around);
	const reader = new LabelReader(styler, spend, box.width);
	yield* reader.read(object, styled);
	const { lines } = reader;
	if (lines.at(-1)!.length === 0) lines.pop();
	const heights = heightsOf(lines);
	let y = box.y + (box.height - heights.reduce((sum, height) => sum + height, 0)) * box.down;
	const longest = Math.min(greatest(lines.map(lengthOf)), box.width);
	const left = box.x + (box.width - longest) * box.across;
	const runs: DrawnRun[] = [];
	for (const [index, line] of lines.entries()) {
		yield RUN_COST;
		const [first] = line;
		if (!first) {
			y += heights[index]!;
			continue;
		}
		const { textAlign, fontSize } = first.style;
		const anchor = textAlign === 'center' ? 'middle' : textAlign === 'right' || textAlign === 'end' ? 'end' : 'start';
		const part = anchor === 'middle' ? 0.5 : anchor === 'end' ? 1 : 0;
		// Text that its box holds in its middle, or at its end, is as wide as its longest line.
		const x = box.across > 0 ? left + longest * part : box.x + box.width * part;
		for (const [at, { text, style, isApart }] of line.entries()) {
			const place = at === 0 ? { x, y: y + heights[index]! / 2 + ASCENT * fontSize } : { x: undefined, y: undefined };
			const anchored: Style = { ...style, drawn: { ...style.drawn, anchor } };
			runs.push({
				text: at > 0 && isApart ? ` ${text}` : text,
				style: anchored,
				paintIn: paintOf(style),
				...place,
				dx: 0,
				dy: 0,
			});
		}
		y += heights[index]!;
	}
	return runs;
}

/** Where text is: a box, and which part of the room around the text is before it. */
interface Place {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	readonly across: number;
	readonly down: number;
}

/** Diagrams have a box that is as large as all of the drawing, and place another inside, which is flexible. */
function placeInside(object: HtmlElement, styled: Styled, styler: Styler, around: Place): Place {
	const [only, ...others] = elementsOf(object);
	if (!only?.isHtml || others.length > 0) return around;
	const { style } = styler.styleOf(only, styled, undefined);
	if (style.display !== 'flex' || style.flexDirection !== 'row') return around;
	const { width: whole } = around;
	const [left, top] = [marginSize(style.marginLeft, whole), marginSize(style.marginTop, whole)];
	const [before, above] = [usedLength(style.paddingLeft, whole), usedLength(style.paddingTop, whole)];
	const rest = whole - left - before - marginSize(style.marginRight, whole) - usedLength(style.paddingRight, whole);
	return {
		x: around.x + left + before,
		y: around.y + top + above,
		width: typeof style.width === 'object' ? usedLength(style.width, whole) : rest,
		height: typeof style.height === 'object' ? usedLength(style.height, around.height) : 0,
		across: PARTS[style.justifyContent] ?? 0,
		down: typeof style.height === 'object' ? (PARTS[style.alignItems] ?? 0) : 0,
	};
}

/** A line without a word is as high as the one before it. */
function heightsOf(lines: readonly (readonly Word[])[]): number[] {
	const heights: number[] = [];
	for (const line of lines)
		heights.push(line.length === 0 ? (heights.at(-1) ?? 0) : greatest(line.map(({ style }) => usualLine(style))));
	return heights;
}

const PARTS: Readonly<Record<string, number>> = { center: 0.5, 'flex-end': 1, end: 1 };

/** About how long a line is. */
const lengthOf = (line: readonly Word[]): number =>
	line.reduce((sum, { text, style, isApart }) => sum + (text.length + (isApart ? 1 : 0)) * LETTER * style.fontSize, 0);

class LabelReader {
	readonly lines: Word[][] = [[]];
	private width = 0;
	private count = 0;
	private isApart = false;

	constructor(
		private readonly styler: Styler,
		private readonly spend: Tools['spend'],
		private readonly room: number,
	) {}

	*read(element: HtmlElement, styled: Styled): Steps<void> {
		for (const node of element.children) {
			yield RUN_COST;
			this.spend(0);
			if (node.kind === 'text') yield* this.words(node, styled.style);
			else if (node.name === 'br') this.end(true);
			else if (node.isHtml) {
				const inner = this.styler.styleOf(node, styled, undefined);
				if (inner.style.display === 'none') continue;
				const isBlock = !inner.style.display.startsWith('inline');
				if (isBlock) this.end();
				yield* this.read(node, inner);
				if (isBlock) this.end();
			}
		}
	}

	private *words({ value }: Extract<HtmlNode, { kind: 'text' }>, style: Style): Steps<void> {
		if (style.visibility !== 'visible') return;
		const wraps = style.whiteSpace !== 'nowrap' && style.whiteSpace !== 'pre';
		for (const part of value.match(/\s+|\S+/g) ?? []) {
			if (/^\s/.test(part)) {
				this.isApart = true;
				continue;
			}
			this.spend(part.length);
			if (++this.count % 50 === 0) yield 50 * RUN_COST;
			const width = (part.length + (this.isApart ? 1 : 0)) * LETTER * style.fontSize;
			if (wraps && this.width > 0 && this.width + width > Math.max(this.room, style.fontSize) * 1.1) this.end();
			this.lines.at(-1)!.push({ text: part, style, isApart: this.isApart });
			this.width += width;
			this.isApart = false;
		}
	}

	/** @param always also a line without a word */
	private end(always = false): void {
		if (always || this.lines.at(-1)!.length > 0) this.lines.push([]);
		[this.width, this.isApart] = [0, false];
	}
}
