/** How boxes are seen as a whole: clear, mixed with the ground, cut, masked and filtered (CSS Compositing 1, Masking 1, Filter Effects 1). */
import { multiply, type Matrix } from '../../geometry/geometry';
import type { SoftMask } from '../../making/ink';
import type { Laid, Placed } from '../boxes/laid';
import type { Steps } from '../boxes/setting';
import { exactLength, type ClipShape, type ImageLayers, type Style } from '../boxes/style';
import { filterScopes, type Scope, type Surface } from './canvas';
import { clipTo } from './clip-shapes';
import { asLight } from './gradients';
import type { BoxPainter } from './paint-boxes';

/** Adds the scopes of boxes. */
export class Effects {
	constructor(private readonly boxes: BoxPainter) {}

	/**
	 * @param opacity how clear each mark around is
	 * @returns how clear each mark of the box is; 0 for a box that is not seen
	 */
	*enter(placed: Placed, opacity: number, scopes: Scope[]): Steps<number> {
		const { style } = placed.laid.box;
		const { mixBlendMode: blend, clipPath, filter } = style;
		const own = style.opacity * (filter?.opacity ?? 1);
		if (opacity * own === 0) return 0;
		const filters = filterScopes(filter?.overlays, scopes);
		const isFiltered = filters.length > 0;
		const isGroup = blend !== undefined || isFiltered || (own < 1 && (yield* mayOverlap(placed)));
		const whole = isFiltered ? opacity * own : own;
		if (isGroup) scopes.push({ on: () => ({ opacity: whole, ...(blend !== undefined && { blend }) }) });
		if (typeof clipPath === 'object') scopes.push(this.shapeOf(clipPath, placed));
		if (style.mask) yield* this.mask(placed, style.mask, scopes);
		for (const one of filters) scopes.push(one);
		if (isFiltered) return 1;
		return isGroup ? opacity : opacity * own;
	}

	/** Without its images, a mask hides nothing. */
	private *mask({ laid, x, top, bottom }: Placed, layers: ImageLayers, scopes: Scope[]): Steps<void> {
		const { style, images } = laid.box;
		if (layers.backgroundImage.every((layer) => 'url' in layer && !images?.has(layer.url))) return;
		const [layer, ...others] = layers.backgroundImage;
		// Not all readers know masks in masks, such as those of clear gradients.
		const light = layer && 'stops' in layer && others.length === 0 ? asLight(layer) : undefined;
		const mask: SoftMask = { isAlpha: light === undefined };
		const masking = {
			...style,
			...layers,
			...(light && { backgroundImage: [light] }),
			visibility: 'visible',
			backgroundColor: undefined,
			backgroundClip: 'border-box',
			backgroundClips: [],
			backgroundOrigin: [],
			borderImage: undefined,
			boxShadow: [],
			outlineWidth: 0,
		} as const;
		const rect = { left: x, right: x + laid.width, top, bottom };
		const none = { top: 0, right: 0, bottom: 0, left: 0 };
		const inside = [...scopes, { on: () => ({ making: mask }) }];
		const fluidOn = laid.box.isFluid ? laid.box.pageName : undefined;
		yield* this.boxes.paint({ rect, style: masking, border: none, padding: none, images, opacity: 1, scopes: inside, fluidOn });
		scopes.push({ on: () => ({ masked: mask }) });
	}

	private shapeOf(shape: ClipShape, { laid, x, top, bottom }: Placed): Scope {
		const rect = { left: x, top, right: x + laid.width, bottom };
		return { on: (page) => clipTo(shape, rect, this.boxes.points(page)) };
	}
}

/** The cost of a box that is looked at, see `Pace`. */
const LOOK_COST = 500;

/** Whether marks of a box, or of those inside it, may be over each other; text is one mark. Pictures are only clear in a group. */
export function* mayOverlap(root: Placed): Steps<boolean> {
	let marks = 0;
	let hasText = false;
	const waiting: Placed[] = [root];
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		yield LOOK_COST;
		const { laid, lines, children, apart } = next;
		if (laid.box.replaced) return true;
		marks += marksOf(laid.box.style);
		for (const { line, atoms } of lines) {
			hasText ||= line.texts.length > 0;
			for (const { box } of line.inlines) marks += marksOf(box.style);
			for (const atom of atoms) waiting.push(atom);
		}
		if (marks + Number(hasText) > 1) return true;
		for (const child of children) waiting.push(child);
		for (const child of apart) waiting.push(child);
		if (next.columns) waiting.push(next.columns.content);
	}
	return false;
}

const marksOf = (style: Style): number =>
	Number(style.backgroundColor !== undefined) +
	style.backgroundImage.length +
	style.boxShadow.length +
	Number(style.borderTopWidth + style.borderRightWidth + style.borderBottomWidth + style.borderLeftWidth > 0) +
	// Its parts are beside each other, and may be over the background.
	Number(style.borderImage?.image !== undefined) +
	Number(style.outlineWidth > 0);

/** Scopes that move a box with all that is in it. */
export function movesOf({ laid, x, top }: Placed, canvas: Surface): Scope[] {
	const { shift, turn, box } = laid;
	const scopes: Scope[] = [];
	if (shift) scopes.push({ on: () => ({ matrix: [1, 0, 0, 1, shift.x * canvas.scale, -shift.y * canvas.scale] }) });
	if (box.style.transform.length > 0) scopes.push(transformOf(laid, x, top, canvas));
	if (turn) scopes.push(turnAround(x, top, turn, canvas));
	return scopes;
}

/** A matrix around the origin of the transform, in points of the page that the box is on. */
function transformOf({ box: { style }, width, height }: Laid, x: number, top: number, canvas: Surface): Scope {
	const originX = x + exactLength(style.transformOrigin[0], width);
	const originY = top + exactLength(style.transformOrigin[1], height);
	let matrix: Matrix = [1, 0, 0, 1, 0, 0];
	for (const one of [...style.transform].reverse())
		matrix = multiply(
			matrix,
			one.kind === 'matrix' ? one.values : [1, 0, 0, 1, exactLength(one.x, width), exactLength(one.y, height)],
		);
	return turnAround(originX, originY, matrix, canvas);
}

const turnAround = (originX: number, originY: number, [a, b, c, d, e, f]: Matrix, canvas: Surface): Scope => ({
	on: (page) => {
		const [px, py] = [canvas.x(page, originX), canvas.y(page, originY)];
		// Upwards is positive on pages.
		const flipped: Matrix = [a, -b, -c, d, e * canvas.scale, -f * canvas.scale];
		return { matrix: multiply(multiply([1, 0, 0, 1, -px, -py], flipped), [1, 0, 0, 1, px, py]) };
	},
});
