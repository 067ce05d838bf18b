/**
 * The box around everything that content paints: paths, glyphs, images, shadings. Glyphs count from the descent to the ascent of their
 * font, and clipping paths by the boxes around them, so nothing that shows is outside; the box may be a little larger.
 */
import type { PdfDocument } from '../../pdf/document';
import { Name, type Dict } from '../../pdf/syntax/values';
import { PATH_PAINTING, type PathPainting } from '../content/operator-table';
import type { ContentOperators } from '../content/operators';
import { NAME } from '../content/tokens';
import { growBox, joinBoxes, movedBox, movedPoint, sharedArea, type Box } from '../geometry/geometry';
import { boxOf } from '../geometry/page-geometry';
import { colorSpaceOf } from '../image/export/color-space';
import { boxIn } from '../interpreter/frame';
import { operandNumbers } from '../interpreter/graphics-state';
import type { Observer } from '../interpreter/observer';
import type { Scope } from '../interpreter/scope';
import type { GlyphSink, Style } from '../interpreter/style';
import type { Paint, TextState } from '../interpreter/text-state';

/** Text that is not painted (Table 104). */
const UNPAINTED_MODES: ReadonlySet<number> = new Set([3, 7]);
/** White that is this close to the edges of the page covers it. */
const TOLERANCE = 0.01;
/** An image or the pattern of one is painted here. */
export const UNIT: Box = [0, 0, 1, 1];

export class PaintedArea implements GlyphSink, Observer {
	private area: Box | undefined;
	private path: Box | undefined;
	private clips = false;
	private glyphClip: Box | undefined;

	/** `page` is the area that shows, in the space in which content is placed. */
	constructor(
		private readonly document: PdfDocument,
		private readonly page: Box,
	) {}

	/** The box around everything so far; undefined if nothing was painted. */
	get box(): Box | undefined {
		return this.area;
	}

	takes(operators: ContentOperators, state: TextState, scope: Scope, isOff: boolean): void {
		if (this.extendsPath(operators, state) || this.setsColor(operators, state, scope)) return;
		const { operator } = operators;
		const painting = PATH_PAINTING.get(operator);
		if (painting) this.paints(painting, state, isOff);
		else if (operator === 'W' || operator === 'W*') this.clips = true;
		else if (operator === 'w') state.paint = { ...this.paintOf(state), lineWidth: Math.abs(operators.number(0)) || 0 };
		else if (!isOff && operator === 'BI') this.image(state);
		else if (!isOff && operator === 'sh') this.add(this.paintOf(state).clip, state);
	}

	shows(state: TextState): void {
		this.glyphClip = UNPAINTED_MODES.has(state.mode) ? undefined : this.paintOf(state).clip;
	}

	glyph({ font, frame, size }: Style, text: string, start: number, end: number, baseline: number): void {
		if (!this.glyphClip || (text !== '' && text.trim() === '')) return;
		const [above, below] = frame.vertical ? [0.5, 0.5] : [font.ascent, -font.descent];
		const from = Math.min(start, end);
		const box = boxIn(frame, from, Math.max(start, end), baseline - above * size, baseline + below * size);
		this.join([box.x, box.y, box.x + box.width, box.y + box.height], this.glyphClip);
	}

	/** Something is drawn here that is not content. */
	covers(box: Box): void {
		this.join(box, this.page);
	}

	image(state: TextState): void {
		this.add(movedBox(state.matrix, UNIT), state);
	}

	enters(form: Dict, state: TextState): void {
		const box = boxOf(this.document, form.get('BBox'));
		if (box) this.clipTo(movedBox(state.matrix, box), state);
	}

	protected paintOf(state: TextState): Paint {
		return state.paint ?? { clip: this.page, lineWidth: 1, components: 1, isWhite: false };
	}

	private extendsPath(operators: ContentOperators, { matrix }: TextState): boolean {
		const numbers = operandNumbers(operators);
		switch (operators.operator) {
			case 're': {
				const [x = NaN, y = NaN, width = NaN, height = NaN] = numbers;
				this.extend(movedBox(matrix, [x, y, x + width, y + height]));
				return true;
			}
			case 'm':
			case 'l':
			case 'c':
			case 'v':
			case 'y':
				for (let at = 0; at + 1 < numbers.length; at += 2) {
					const [x, y] = movedPoint(matrix, numbers[at]!, numbers[at + 1]!);
					this.extend([x, y, x, y]);
				}
				return true;
			default:
				return false;
		}
	}

	private extend(box: Box): void {
		if (box.every(Number.isFinite)) this.path = this.path ? joinBoxes(this.path, box) : box;
	}

	private setsColor(operators: ContentOperators, state: TextState, scope: Scope): boolean {
		const paint = this.paintOf(state);
		switch (operators.operator) {
			case 'g':
			case 'rg':
			case 'k':
				state.paint = { ...paint, components: operators.count, isWhite: isWhite(operandNumbers(operators)) };
				return true;
			case 'cs':
				state.paint = { ...paint, components: this.componentsOf(operators.name(0), scope), isWhite: false };
				return true;
			case 'sc':
			case 'scn': {
				const isColor = operators.kind(operators.count - 1) !== NAME && operators.count === paint.components;
				state.paint = { ...paint, isWhite: isColor && isWhite(operandNumbers(operators)) };
				return true;
			}
			default:
				return false;
		}
	}

	private componentsOf(name: string | undefined, scope: Scope): number {
		if (name === undefined) return 0;
		const find = (wanted: string) => scope.find('ColorSpace', wanted);
		const space = colorSpaceOf(this.document, new Name(name), find);
		return space && space.kind !== 'inks' && !space.table ? space.components : 0;
	}

	/** Ends the path. */
	private paints({ fill, strokes }: PathPainting, state: TextState, isOff: boolean): void {
		const { path, clips } = this;
		this.path = undefined;
		this.clips = false;
		const paint = this.paintOf(state);
		if (path && !isOff && strokes) this.add(growBox(path, (paint.lineWidth * scaleOf(state)) / 2), state);
		else if (path && !isOff && fill && !(paint.isWhite && this.isPageWide(path))) this.add(path, state);
		if (clips && path) this.clipTo(path, state);
	}

	private isPageWide(box: Box): boolean {
		const [left, bottom, right, top] = this.page;
		const [across, up] = [(right - left) * TOLERANCE, (top - bottom) * TOLERANCE];
		return box[0] <= left + across && box[1] <= bottom + up && box[2] >= right - across && box[3] >= top - up;
	}

	private clipTo(box: Box, state: TextState): void {
		const paint = this.paintOf(state);
		state.paint = { ...paint, clip: sharedArea(paint.clip, box) ?? NOTHING };
	}

	private add(box: Box, state: TextState): void {
		this.join(box, this.paintOf(state).clip);
	}

	/** A line without width is widened, so that it counts. */
	private join(box: Box, clip: Box): void {
		const shown = sharedArea(growBox(box, HAIRLINE), clip);
		if (shown) this.area = this.area ? joinBoxes(this.area, shown) : shown;
	}
}

const NOTHING: Box = [0, 0, 0, 0];
/** Points. */
const HAIRLINE = 0.01;

/** The largest factor by which the matrix stretches a length. */
const scaleOf = ({ matrix: [a, b, c, d] }: TextState): number => Math.max(Math.hypot(a, b), Math.hypot(c, d));

/** Light adds up to white, ink does not. */
const isWhite = (components: readonly number[]): boolean => {
	const white = components.length === 4 ? 0 : 1;
	return components.length > 0 && components.every((component) => component === white);
};
