/** Draws lines: inline boxes, text with its decorations, links. */
import { addAll } from '../../../lists';
import type { Element } from '../../making/elements';
import type { Ink, TextInk } from '../../making/ink';
import type { Shade } from '../../making/shades';
import { scopesFor, type Scope, type Surface } from './canvas';
import type { LaidLine, LaidText } from '../boxes/laid';
import { bandOf, decorationInks, isInterrupted, rulesOf, type DecorationInks } from './decorations';
import { textSize, type Paint, type Style } from '../boxes/style';
import { InkGaps, type Gap } from '../text/ink-gaps';
import type { LetterPlace } from '../text/placed-glyphs';
import type { BoxPainter } from './paint-boxes';
import { BOX_COST, bolderBy, isOblique, type Layout, type Steps } from '../boxes/setting';

/** The least thickness of a rule, in points. */
const THINNEST = 0.4;
const NO_LINES: DecorationInks = { under: [], over: [] };

export interface LinePlace {
	readonly x: number;
	readonly top: number;
	readonly page: number;
	/** The element of the text; `undefined` for decoration. */
	readonly element: Element | undefined;
	readonly opacity: number;
	readonly scopes: readonly Scope[];
}

interface Look {
	readonly page: number;
	readonly opacity: number;
	/** In place of its color. */
	readonly fill: Shade | undefined;
}

const strokeOf = ({ textStrokeColor, color }: Style): Paint => textStrokeColor ?? color;

/** The line around letters: it is all that is seen of those that are not filled. */
function lineAround(style: Style, alpha: number, scale: number): Pick<TextInk, 'outline'> {
	const { textStrokeWidth: width } = style;
	const stroke = strokeOf(style);
	return width > 0 && stroke.alpha > 0 ? { outline: { color: stroke.color, width: width * scale, isAlone: alpha === 0 } } : {};
}

/** As in browsers, the line begins on a whole pixel, or the box on it that the text is in; places below count from there. */
export const snapBaseline = (canvas: Surface, page: number, { y, from = 0 }: LaidText, top: number): number =>
	canvas.snap(page, top + from) + y - from;

export class TextPainter {
	private readonly gaps = new InkGaps();

	constructor(
		private readonly canvas: Surface,
		private readonly boxes: BoxPainter,
		private readonly metrics: Pick<Layout, 'metricsOf'>,
	) {}

	/** The parts of inline boxes that are under the text of a line. */
	*under({ inlines }: LaidLine, { x, top, page, opacity, scopes }: LinePlace): Steps<void> {
		const { fragments } = this.canvas;
		// They are where their line is, however far they reach above it or below it.
		const [start, end] = [fragments.startOf(page), fragments.endOf(page)];
		for (const [index, { x: left, y, width, height, box, isFirst, isLast }] of inlines.entries()) {
			if (index % 20 === 19) yield BOX_COST * 2;
			const { style } = box;
			const border = {
				top: style.borderTopWidth,
				right: isLast ? style.borderRightWidth : 0,
				bottom: style.borderBottomWidth,
				left: isFirst ? style.borderLeftWidth : 0,
			};
			const upper = Math.max(top + y, start);
			const rect = {
				left: x + left,
				top: upper,
				right: x + left + width,
				bottom: Math.max(Math.min(top + y + height, end), upper),
			};
			const padding = { top: 0, right: 0, bottom: 0, left: 0 };
			yield* this.boxes.paint({ rect, style, border, padding, images: box.images, opacity: opacity * style.opacity, scopes });
		}
	}

	*text(text: LaidText, place: LinePlace): Steps<void> {
		const { canvas } = this;
		const { style, owner } = text;
		if (style.visibility !== 'visible') return;
		const { page, opacity, scopes } = place;
		const own = place.element && (owner?.in(place.element) ?? place.element);
		const [left, baseline] = [place.x + text.x, snapBaseline(canvas, page, text, place.top)];
		const fill = yield* this.boxes.textFillOf(style, page);
		canvas.draw(page, own, scopesFor(fill, scopes), ...(yield* this.inks(text, left, baseline, { page, opacity, fill })));
		const linking = owner?.linking;
		if (!place.element || !linking?.link) return;
		const { scale } = canvas;
		const [x, y] = [canvas.x(page, left), canvas.y(page, baseline)];
		const size = style.fontSize * scale;
		canvas.link(
			page,
			linking.in(place.element),
			[x, y - size * 0.25, x + text.width * scale, y + size * 0.9],
			linking.link,
			scopes,
		);
	}

	private *inks(text: LaidText, left: number, baseline: number, { page, opacity, fill }: Look): Steps<Ink[]> {
		const { canvas } = this;
		const { style, words } = text;
		const { color, alpha } = style.textFillColor ?? style.color;
		const size = textSize(style) * canvas.scale;
		const [x, y] = [canvas.x(page, left), canvas.y(page, baseline)];
		const spacing = style.letterSpacing * canvas.scale;
		const letters = { x, y, size, spacing, isOblique: isOblique(style) };
		const lines = style.decorations.length === 0 ? NO_LINES : yield* this.lines(text, letters, opacity);
		const inks: Ink[] = [...lines.under];
		inks.push({
			kind: 'text',
			x,
			y,
			size,
			color,
			...(fill && { fill }),
			words,
			oblique: letters.isOblique,
			bolder: bolderBy(style) * size,
			spacing,
			...lineAround(style, fill ? 1 : alpha, canvas.scale),
			alpha: opacity * (fill ? 1 : alpha || strokeOf(style).alpha),
		});
		addAll(inks, lines.over);
		return inks;
	}

	private *lines({ style, words, width, drops }: LaidText, letters: LetterPlace, opacity: number): Steps<DecorationInks> {
		const { scale } = this.canvas;
		const rules = rulesOf(style.decorations, {
			x: letters.x,
			y: letters.y,
			unit: scale,
			ascent: this.metrics.metricsOf(style).ascent / style.fontSize,
			width: width * scale,
			opacity,
			least: THINNEST,
			isWhole: true,
			drops,
		});
		const gaps: Gap[][] = [];
		if (style.skipsInk)
			for (const [index, rule] of rules.entries())
				if (isInterrupted(rule)) gaps[index] = yield* this.gaps.between(words, letters, bandOf(rule));
		return decorationInks(rules, gaps);
	}
}
