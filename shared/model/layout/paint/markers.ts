/** Marks of items of lists, beside their first line (CSS Lists 3, 3). */
import type { Ink } from '../../making/ink';
import type { Canvas, Scope } from './canvas';
import type { Placed } from '../boxes/placed';
import type { Layout } from '../boxes/setting';

interface Around {
	readonly opacity: number;
	readonly scopes: readonly Scope[];
	readonly isArtifact: boolean;
}

/** Distances of marks from the text, in parts of the type size. */
const [BESIDE_SHAPE, BESIDE_TEXT] = [0.5, 0.3];

export function drawMarker(canvas: Canvas, layout: Layout, placed: Placed, { opacity, scopes, isArtifact }: Around): void {
	const { box, border, padding } = placed.laid;
	const { style, marker } = box;
	if (!marker || style.visibility !== 'visible') return;
	const first = firstBaseline(placed) ?? placed.top + border.top + padding.top + layout.lineOf(style).above;
	const page = canvas.pageAt(first - style.fontSize / 2);
	const element = isArtifact ? undefined : (marker.element ?? undefined);
	const isRight = style.direction === 'rtl';
	const edge = isRight ? placed.x + placed.laid.width : placed.x;
	const { color, alpha } = style.color;
	const isCircle = marker.shape === 'circle';
	const size = style.fontSize * (isCircle ? SMALL_CIRCLE : 1);
	const word = layout.typefaces.word(marker.shape ? SHAPES[marker.shape] : marker.text, layout.faceOf(style));
	const width = (word.width * size) / 1000;
	const beside = (marker.shape ? BESIDE_SHAPE : BESIDE_TEXT) * style.fontSize;
	const x = isRight ? edge + beside : edge - beside - width;
	const ink: Ink = {
		kind: 'text',
		x: canvas.x(page, x),
		y: canvas.y(page, canvas.snap(page, first) - (isCircle ? style.fontSize * 0.17 : 0)),
		size: size * canvas.scale,
		color,
		words: [word],
		alpha: alpha * opacity,
	};
	canvas.draw(page, element, scopes, ink);
}

/** Characters that our fonts have; the circle is that of larger text. */
const SHAPES = { disc: '•', circle: '○', square: '▪' } as const;
const SMALL_CIRCLE = 0.5;

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
