/** Text in drawings (SVG 2, 11): runs of one look, each with its place or after the one before it. */
import type { DrawnRun, TextLength, TextPath } from '../../model/layout/boxes/drawing';
import type { Steps } from '../../model/layout/boxes/setting';
import { idReferredBy, type HtmlElement, type HtmlNode } from '../nodes';
import type { Styled, Styler } from '../styler';
import { measureOf, numbersIn } from './numbers';
import type { ShapeMaker } from './shape-maker';
import { SHAPES, type Measures } from './shapes';
import { readTextPath } from './text-paths';

interface Around {
	readonly styled: Styled;
	readonly measures: Measures;
	/** `xml:space`, which parts inherit (XML 1.0, 2.10). */
	readonly keepsSpace?: boolean;
}

const RUN_COST = 20_000;
/** The characters that a straight part of a path counts as. */
const PART = 40;
/** The same for a letter on a path, and for one with a line around it, whose outline is drawn. */
const PLACED = 200;
const LINED = 400;
/** Characters that have their own places. */
const MOST_PLACES = 10_000;
const PARTS: ReadonlySet<string> = new Set(['tspan', 'a', 'textPath']);

/** Where the next characters are. */
interface Pen {
	/** For one character each. */
	xs: number[];
	y: number | undefined;
	dx: number;
	dy: number;
	path: TextPath | undefined;
	/** Whether the text before it ends with a space, or nothing is before it. */
	isSpaced: boolean;
}

export interface TextTools {
	readonly maker: ShapeMaker;
	readonly styler: Styler;
	/** Counts marks, in characters. */
	readonly spend: (characters: number) => void;
}

export function* readRuns(text: HtmlElement, around: Around, tools: TextTools): Steps<DrawnRun[]> {
	const runs: DrawnRun[] = [];
	const pen: Pen = { xs: [0], y: 0, dx: 0, dy: 0, path: undefined, isSpaced: true };
	yield* readPart(text, around, { pen, runs, tools });
	const length = lengthIn(text, around.measures);
	if (length && runs[0]) runs[0] = { ...runs[0], length };
	// A space at the end is not seen, and would move text that is anchored at its end.
	const last = runs.at(-1);
	if (last && !last.style.whiteSpace.startsWith('pre')) runs[runs.length - 1] = { ...last, text: last.text.trimEnd() };
	return runs;
}

type TextNode = Extract<HtmlNode, { kind: 'text' }>;

interface Reading {
	readonly pen: Pen;
	readonly runs: DrawnRun[];
	readonly tools: TextTools;
}

function* readPart(element: HtmlElement, around: Around, reading: Reading): Steps<void> {
	const { styled, measures } = around;
	const { pen, tools } = reading;
	// Of foreign elements, the parser gives names without their prefix.
	const space = element.attributes.get('space');
	const keepsSpace = space === undefined ? around.keepsSpace === true : space === 'preserve';
	placePen(pen, element, measures);
	if (element.name === 'textPath') yield* placeOnPath(pen, element, measures, tools);
	for (const node of element.children) {
		yield RUN_COST;
		if (node.kind === 'text') addRuns(node, keepsSpace, around, reading);
		else if (!node.isHtml && PARTS.has(node.name)) {
			yield* tools.styler.findRules(node);
			const inner = tools.styler.styleOf(node, styled, undefined);
			if (inner.style.display === 'none') continue;
			yield* readPart(node, { styled: inner, measures: { ...measures, em: inner.style.fontSize }, keepsSpace }, reading);
		}
	}
	if (element.name === 'textPath') pen.path = undefined;
}

function placePen(pen: Pen, { attributes }: HtmlElement, { width, height, em }: Measures): void {
	const x = attributes.get('x');
	if (x !== undefined) {
		const list = numbersIn(x, MOST_PLACES);
		const first = measureOf(x, width, em);
		pen.xs = list.length > 1 ? list : first === undefined ? [] : [first];
	}
	const of = (key: string, whole: number): number | undefined => measureOf(attributes.get(key), whole, em);
	pen.y = of('y', height) ?? pen.y;
	pen.dx += of('dx', width) ?? 0;
	pen.dy += of('dy', height) ?? 0;
}

/** Puts the text of an element on its path, from the place on it where it says to begin. */
function* placeOnPath(pen: Pen, part: HtmlElement, measures: Measures, { maker, spend }: TextTools): Steps<void> {
	const target = maker.find(idReferredBy(part));
	if (!target || !SHAPES.has(target.name)) return;
	const { attributes } = target;
	spend((attributes.get('d') ?? attributes.get('points') ?? '').length);
	const path = yield* readTextPath(target, measures);
	spend(path.parts.length * PART);
	pen.path = path;
	pen.xs = [measureOf(part.attributes.get('startOffset'), path.length, measures.em) ?? 0];
	pen.y = 0;
}

function lengthIn({ attributes }: HtmlElement, { width, em }: Measures): TextLength | undefined {
	const length = measureOf(attributes.get('textLength'), width, em);
	const scales = attributes.get('lengthAdjust')?.trim() === 'spacingAndGlyphs';
	return length !== undefined && length > 0 ? { length, scales } : undefined;
}

function addRuns({ value }: TextNode, keepsSpace: boolean, { styled: { style }, measures }: Around, reading: Reading): void {
	const { pen, runs, tools } = reading;
	const keeps = keepsSpace || style.whiteSpace.startsWith('pre');
	let text = keeps ? value.replace(/\s/g, ' ') : value.replace(/\s+/g, ' ');
	if (!keeps && pen.isSpaced) text = text.replace(/^ /, '');
	const paintIn = tools.maker.textPaint(style, measures);
	if (text === '' || !paintIn || style.visibility !== 'visible') return;
	const isLined = style.drawn.stroke !== 'none';
	if (isLined || pen.path) tools.spend(text.length * (isLined ? LINED : PLACED));
	pen.isSpaced = text.endsWith(' ');
	const push = (part: string, x: number | undefined): void => {
		runs.push({ text: part, style, paintIn, x, y: pen.y, dx: pen.dx, dy: pen.dy, path: pen.path });
		[pen.y, pen.dx, pen.dy] = [undefined, 0, 0];
	};
	const characters = pen.xs.length > 1 ? Array.from(text) : [];
	const places = Math.min(pen.xs.length, characters.length);
	for (let index = 0; index < places - 1; index++) push(characters[index]!, pen.xs[index]);
	push(places > 1 ? characters.slice(places - 1).join('') : text, pen.xs[Math.max(places - 1, 0)]);
	pen.xs = pen.xs.slice(Math.max(places, 1));
}
