/** Draws shapes and text of drawings on pages. */
import { multiply, type Matrix } from '../../geometry/geometry';
import type { Element } from '../../making/elements';
import type { Word } from '../../making/typefaces';
import type { Scope, Surface } from './canvas';
import type { Points, Rect } from './outlines';
import { fitView, type Drawing, type DrawnGroup, type DrawnNode, type DrawnRun } from '../boxes/drawing';
import type { Layout, Steps } from '../boxes/setting';
import { faceFor } from '../boxes/setting';

/** The page that a drawing is on, and the element that it belongs to. */
export interface DrawingPlace {
	readonly page: number;
	readonly element: Element | undefined;
	readonly scopes: readonly Scope[];
}

const NODE_COST = 5_000;
/** Text is set in this size, and scaled: operators have few digits for small ones. */
const SIZE = 10;

export class DrawingPainter {
	constructor(
		private readonly canvas: Surface,
		private readonly layout: Layout,
	) {}

	/** @param rect in pixels of the column of pages */
	*paint({ view, fit, nodes }: Drawing, rect: Rect, points: Points, place: DrawingPlace): Steps<void> {
		const box = { width: rect.right - rect.left, height: rect.bottom - rect.top };
		const scale = points.x(1) - points.x(0);
		const toPage: Matrix = [scale, 0, 0, -scale, points.x(rect.left), points.y(rect.top)];
		const matrix = view ? multiply(fitView(view, fit, box), toPage) : toPage;
		yield* this.nodes(nodes, { ...place, scopes: [...place.scopes, { on: () => ({ matrix }) }] });
	}

	private *nodes(nodes: readonly DrawnNode[], place: DrawingPlace): Steps<void> {
		for (const node of nodes) {
			yield NODE_COST;
			if (node.kind === 'group') yield* this.group(node, place);
			else if (node.kind === 'text') this.text(node.runs, place);
			else {
				const { path, fill, stroke } = node;
				const draw = this.canvas.draw.bind(this.canvas, place.page, place.element, place.scopes);
				if (fill) draw({ kind: 'shape', path, fill: fill.paint, alpha: fill.alpha, hasHoles: fill.hasHoles });
				if (stroke) draw({ kind: 'outline', path, ...stroke });
			}
		}
	}

	private *group({ matrix, clip, clipHasHoles, opacity, nodes }: DrawnGroup, place: DrawingPlace): Steps<void> {
		const control = {
			...(matrix && { matrix }),
			...(clip !== undefined && { clip, hasHoles: clipHasHoles }),
			...(opacity < 1 && { opacity }),
		};
		const isPlain = Object.keys(control).length === 0;
		yield* this.nodes(nodes, isPlain ? place : { ...place, scopes: [...place.scopes, { on: () => control }] });
	}

	private text(runs: readonly DrawnRun[], place: DrawingPlace): void {
		let [x, y] = [0, 0];
		for (let from = 0; from < runs.length;) {
			// Runs up to the next one that has a place are anchored together (SVG 2, 11.5).
			let to = from + 1;
			while (to < runs.length && runs[to]!.x === undefined && runs[to]!.y === undefined) to++;
			const chunk = runs.slice(from, to).map((run) => ({ run, word: this.wordOf(run) }));
			const whole = chunk.reduce((sum, { run, word }) => sum + run.dx + widthOf(run, word), 0);
			const { anchor } = chunk[0]!.run.style.drawn;
			const share = anchor === 'middle' ? 0.5 : anchor === 'end' ? 1 : 0;
			x = (chunk[0]!.run.x ?? x) - whole * share;
			y = chunk[0]!.run.y ?? y;
			for (const { run, word } of chunk) {
				x += run.dx;
				y += run.dy;
				this.run(run, word, x, y, place);
				x += widthOf(run, word);
			}
			from = to;
		}
	}

	private wordOf({ text, style }: DrawnRun): Word {
		return this.layout.typefaces.word(text, this.layout.faceOf(style), style.direction === 'rtl');
	}

	private run({ style, paint }: DrawnRun, word: Word, x: number, y: number, { page, element, scopes }: DrawingPlace): void {
		const scale = style.fontSize / SIZE;
		if (scale <= 0) return;
		// Letters are upright where y grows downwards.
		const matrix = [scale, 0, 0, -scale, x, y + style.drawn.drop * style.fontSize];
		this.canvas.draw(page, element, [...scopes, { on: () => ({ matrix }) }], {
			kind: 'text',
			x: 0,
			y: 0,
			size: SIZE,
			color: paint.color,
			alpha: paint.alpha,
			words: [word],
			oblique: style.fontStyle === 'italic' && faceFor(style) === 'Mono',
			spacing: style.letterSpacing / scale,
		});
	}
}

function widthOf({ style, text }: DrawnRun, { width }: Word): number {
	return (width * style.fontSize) / 1000 + style.letterSpacing * Array.from(text).length;
}
