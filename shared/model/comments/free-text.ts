/** Text boxes (ISO 32000-2, 12.5.6.6): their text, box, and the line that leads from a callout. */
import type { PdfDocument } from '../../pdf/document';
import { atEase } from '../../pace/steps';
import type { Dict, Value } from '../../pdf/syntax/values';
import { readNumbers } from '../annotation/border';
import { operand, polyline } from '../content/painting';
import { readDefaultAppearance } from '../form/drawing/default-appearance';
import { drawFrame, type Frame } from '../form/drawing/frame';
import { layOutParagraph, type Layout } from '../form/drawing/layout';
import { countDrawn, drawnText, drawText } from '../form/drawing/text-appearance';
import { FieldFonts, type Selected } from '../form/field-fonts';
import type { FormModel } from '../form/form-model';
import { appearanceOperators, fieldText } from '../form/text';
import type { Box } from '../geometry/geometry';
import { boxOf } from '../geometry/page-geometry';
import { boxAround, pointsOf, type Drawing } from './drawing';
import { lineOperators, styleOf, type Style } from './style';

/** Text of more characters is cut: no page shows it. */
const LONGEST = 100_000;
const SIZE = 12;

/** A text box that is laid out, to be drawn when the glyphs of all fonts are known. */
export interface PlannedText {
	readonly selected: Selected | undefined;
	readonly draw: () => Promise<{ readonly drawing: Drawing; readonly fonts: ReadonlyMap<string, Value> }>;
}

export class FreeTexts {
	private readonly fonts: FieldFonts;

	constructor(
		private readonly document: PdfDocument,
		model: FormModel,
	) {
		this.fonts = new FieldFonts(document, model, undefined);
	}

	/** Undefined for one that shows nothing. */
	async plan(annotation: Dict, at: number): Promise<PlannedText | undefined> {
		const { document } = this;
		const box = this.innerBox(annotation);
		if (!box) return undefined;
		const { font, size, color } = readDefaultAppearance(appearanceOperators(document.resolve(annotation.get('DA'))));
		const shown = fieldText(document, document.resolve(annotation.get('Contents'))) ?? '';
		const text = drawnText(shown.slice(0, LONGEST), 'several');
		const style = styleOf(document, annotation, []);
		const frame = this.frameOf(box, annotation, style, operandsOf(color));
		if (text.trim() === '')
			return {
				selected: undefined,
				draw: () => Promise.resolve({ drawing: this.boxed(annotation, box, frame, style, ''), fonts: new Map() }),
			};
		countDrawn(text, document.job);
		const node = { number: at, dict: annotation, parent: undefined, part: '', name: '', type: undefined, depth: 0 };
		const selected = await this.fonts.select({ node, number: at, dict: annotation, pages: [] }, font, text.replace(/\n/g, ''));
		const quadding = document.resolve(annotation.get('Q'));
		const layout: Layout = await layOutParagraph(
			{ frame, font: selected.font, size: size || SIZE, quadding: typeof quadding === 'number' ? quadding : 0 },
			text,
			document.job.pace,
		);
		for (const line of layout.lines) selected.font.use?.(line.text);
		const draw = async () => {
			const type = { font: selected.font, name: selected.name, color };
			const content = await atEase(drawText(frame, { kind: 'paragraph', text }, layout, type), document.job.pace);
			const fonts = new Map([[selected.name, selected.font.resource], ...(selected.font.further ?? [])]);
			return { drawing: this.boxed(annotation, box, frame, style, content), fonts };
		};
		return { selected, draw };
	}

	/** Writes the fonts that were embedded; before anything is drawn. */
	finish(): Promise<void> {
		return this.fonts.finish();
	}

	/** The part of the rectangle in which the text is; a callout's line is in the rest. */
	private innerBox(annotation: Dict): Box | undefined {
		const rect = boxOf(this.document, annotation.get('Rect'));
		if (!rect) return undefined;
		const differences = readNumbers(this.document, annotation.get('RD'));
		const [left, bottom, right, top] =
			differences.length === 4 ? (differences as [number, number, number, number]) : [0, 0, 0, 0];
		const box: Box = [rect[0] + left, rect[1] + bottom, rect[2] - right, rect[3] - top];
		return box[0] < box[2] && box[1] < box[3] ? box : rect;
	}

	/** The background is /C, the border has the color of the text. */
	private frameOf([left, bottom, right, top]: Box, annotation: Dict, style: Style, color: readonly number[]): Frame {
		const hasBorder = annotation.has('BS') || annotation.has('Border');
		const line = hasBorder ? Math.min(style.width, (right - left) / 2, (top - bottom) / 2) : 0;
		return {
			width: right - left,
			height: top - bottom,
			rotation: 0,
			background: annotation.has('C') ? style.color : undefined,
			borderColor: color,
			style: style.dash.length > 0 ? 'D' : 'S',
			line,
			border: line,
			dash: style.dash.length > 0 ? style.dash : [3],
			caption: null,
		};
	}

	private boxed(annotation: Dict, box: Box, frame: Frame, style: Style, content: string): Drawing {
		const line = pointsOf(readNumbers(this.document, annotation.get('CL')));
		const callout = line.length > 1 ? [...lineOperators({ ...style, color: frame.borderColor }), `${polyline(line)} S`] : [];
		const operators = [
			'q',
			...callout,
			'Q',
			`q 1 0 0 1 ${operand(box[0])} ${operand(box[1])} cm`,
			content === '' ? drawFrame(frame) : content,
			'Q',
		];
		const corners = pointsOf(box);
		return {
			content: operators.filter((one) => one !== '').join('\n'),
			box: boxAround([...corners, ...line], callout.length > 0 ? style.width : 0),
		};
	}
}

/** The operands of an operator that sets a color. */
const operandsOf = (operator: string): number[] => operator.split(' ').slice(0, -1).map(Number);
