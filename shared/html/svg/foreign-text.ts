/**
 * The text of HTML in drawings (`foreignObject`; SVG 2, 12.4), such as the labels of diagrams: its lines in the middle of the height of
 * their box. Boxes inside are not laid out, so that lines are as long as letters mostly are.
 */
import { greatest } from '../../lists';
import type { DrawnRun } from '../../model/layout/boxes/drawing';
import { usualLine, type Steps } from '../../model/layout/boxes/setting';
import type { Style } from '../../model/layout/boxes/style';
import type { HtmlElement, HtmlNode } from '../nodes';
import type { Styled, Styler } from '../styler';
import { measureOf } from './numbers';
import type { Measures } from './shapes';

interface Tools {
	readonly styler: Styler;
	readonly spend: (characters: number) => void;
}

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

/** @param spend counts each word */
export function* readForeign(
	object: HtmlElement,
	styled: Styled,
	measures: Measures,
	{ styler, spend }: Tools,
): Steps<DrawnRun[]> {
	const { attributes } = object;
	const of = (key: string, whole: number): number => measureOf(attributes.get(key), whole, measures.em) ?? 0;
	const box = { x: of('x', measures.width), y: of('y', measures.height), width: of('width', measures.width) };
	const reader = new LabelReader(styler, spend, box.width);
	yield* reader.read(object, styled);
	const lines = reader.lines.filter(({ length }) => length > 0);
	const heights = lines.map((line) => greatest(line.map(({ style }) => usualLine(style))));
	let y = box.y + (of('height', measures.height) - heights.reduce((sum, height) => sum + height, 0)) / 2;
	const runs: DrawnRun[] = [];
	for (const [index, line] of lines.entries()) {
		yield RUN_COST;
		const [first] = line;
		const { textAlign, fontSize } = first!.style;
		const anchor = textAlign === 'center' ? 'middle' : textAlign === 'right' || textAlign === 'end' ? 'end' : 'start';
		const x = box.x + box.width * (anchor === 'middle' ? 0.5 : anchor === 'end' ? 1 : 0);
		for (const [at, { text, style, isApart }] of line.entries()) {
			const place = at === 0 ? { x, y: y + heights[index]! / 2 + ASCENT * fontSize } : { x: undefined, y: undefined };
			const anchored: Style = { ...style, drawn: { ...style.drawn, anchor } };
			runs.push({ text: at > 0 && isApart ? ` ${text}` : text, style: anchored, paint: style.color, ...place, dx: 0, dy: 0 });
		}
		y += heights[index]!;
	}
	return runs;
}

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
			if (node.kind === 'text') yield* this.words(node, styled.style);
			else if (node.name === 'br') this.end();
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

	private end(): void {
		if (this.lines.at(-1)!.length > 0) this.lines.push([]);
		[this.width, this.isApart] = [0, false];
	}
}
