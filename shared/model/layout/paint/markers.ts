/** Marks of items of lists, beside their first line (CSS Lists 3, 3). */
import type { Placed } from '../boxes/laid';
import type { Ink } from '../../making/ink';
import type { Scope, Surface } from './canvas';
import type { Layout } from '../boxes/setting';
import { textSize } from '../boxes/style';

interface Around {
	readonly opacity: number;
	readonly scopes: readonly Scope[];
	readonly isArtifact: boolean;
}

/** How much wider the line of a circle is, in pixels. */
const CIRCLE = 0.5;
/** Distance between a shape and the text, besides the size of the type, in pixels, as browsers have it. */
const BESIDE = 7;

export function drawMarker(canvas: Surface, layout: Layout, placed: Placed, { opacity, scopes, isArtifact }: Around): void {
	const { box, border, padding } = placed.laid;
	const { marker } = box;
	if (!marker || box.style.visibility !== 'visible') return;
	const { style } = marker;
	const first = firstBaseline(placed) ?? placed.top + border.top + padding.top + layout.lineOf(style).above;
	const page = canvas.pageAt(first - style.fontSize / 2);
	const element = isArtifact ? undefined : (marker.element ?? undefined);
	const isRight = style.direction === 'rtl';
	const edge = isRight ? placed.x + placed.laid.width : placed.x;
	const { color, alpha } = style.color;
	const shape = marker.shape && shapeOf(marker.shape, layout.metricsOf(style).ascent);
	const text = shape?.text ?? (isRight ? mirrorText(marker.text) : marker.text);
	// Spaces are those of the font of the item, also beside letters that only others have.
	const words = (text.match(/ +|[^ ]+/g) ?? []).map((part) =>
		layout.typefaces.word(part, shape ? 'Regular' : layout.faceOf(style)),
	);
	const size = shape?.size ?? textSize(style);
	const width = (words.reduce((sum, word) => sum + word.width, 0) * size) / 1000;
	// The text of a mark ends with a space, at the side of the content.
	const x = shape ? edge + (isRight ? shape.away : -shape.away) - width / 2 : isRight ? edge : edge - width;
	const ink: Ink = {
		kind: 'text',
		x: canvas.x(page, x),
		y: canvas.y(page, canvas.snap(page, first) - (shape?.rise ?? 0)),
		size: size * canvas.scale,
		color,
		words,
		alpha: alpha * opacity,
		// The line of a circle is a pixel wide, as in browsers.
		...(marker.shape === 'circle' && { bolder: CIRCLE * canvas.scale }),
	};
	canvas.draw(page, element, scopes, ink);
}

/** Characters that our fonts have, and how large they are in parts of the type size. */
const SHAPES = {
	disc: { text: '•', part: 0.235, more: 0 },
	circle: { text: '○', part: 0.792, more: 1 },
	square: { text: '▪', part: 0.248, more: 0 },
} as const;
/** How far the middle of these characters is above the baseline, in parts of the type size. */
const MIDDLE = 0.363;

/** The shape in type of this height, as large and as far away as browsers draw it, in whole pixels. */
function shapeOf(shape: keyof typeof SHAPES, ascent: number) {
	const { text, part, more } = SHAPES[shape];
	const offset = Math.floor((ascent * 2) / 3);
	const wide = Math.floor((offset + 1) / 2);
	const size = (wide + more) / part;
	const middle = ascent - Math.floor((3 * (ascent - offset)) / 2) - wide / 2;
	return { text, size, away: offset + BESIDE - wide / 2, rise: middle - MIDDLE * size };
}

/** `mirrorText('1. ')` is `' .1'`: what follows a number is at its left where lines run to the left. */
export function mirrorText(text: string): string {
	let end = text.length;
	while (end > 0 && AFTER_NUMBER.includes(text[end - 1]!)) end--;
	return [...text.slice(end)].reverse().join('') + text.slice(0, end);
}

const AFTER_NUMBER = '. ';

/** Of the first line inside, which the mark is beside. */
function firstBaseline(placed: Placed): number | undefined {
	const [line] = placed.lines;
	if (line) return line.top + line.line.baseline;
	for (const child of placed.children) {
		const found = firstBaseline(child);
		if (found !== undefined) return found;
	}
	return undefined;
}
