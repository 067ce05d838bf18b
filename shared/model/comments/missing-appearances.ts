/** Appearances for comments that have none, of the kinds whose look the standard defines (docs/semantics.md, §31.3). */
import type { PdfDocument } from '../../pdf/document';
import { Dict, Name, Stream, type Ref, type Value } from '../../pdf/syntax/values';
import { kindOfAnnotation } from '../annotation/kinds';
import { packContent } from '../content/packed-content';
import { sharedArea, type Box } from '../geometry/geometry';
import { boxOf } from '../geometry/page-geometry';
import { FormModel } from '../form/form-model';
import type { Drawing } from './drawing';
import { FreeTexts, type PlannedText } from './free-text';
import { drawCircle, drawInk, drawLine, drawPolygon, drawPolyline, drawSquare } from './shapes';
import { styleOf } from './style';
import { drawHighlight, drawSquiggly, drawStrikeout, drawUnderline } from './text-markup';

type Draw = (document: PdfDocument, annotation: Dict) => Drawing | undefined;

const DRAWN: Readonly<Record<string, Draw>> = {
	Square: drawSquare,
	Circle: drawCircle,
	Polygon: drawPolygon,
	PolyLine: drawPolyline,
	Line: drawLine,
	Ink: drawInk,
	Highlight: drawHighlight,
	Underline: drawUnderline,
	Squiggly: drawSquiggly,
	StrikeOut: drawStrikeout,
};

/** Characters of content that count as an operator. */
const OPERATOR = 2;

/** @throws OctavoError `limit_exceeded`, because thousands of comments may share a list of points */
function shapeOf(document: PdfDocument, annotation: Dict, kind: string): Drawing | undefined {
	const drawing = Object.hasOwn(DRAWN, kind) ? DRAWN[kind]!(document, annotation) : undefined;
	document.job.memory.budget.spend('operators', Math.ceil((drawing?.content.length ?? 0) / OPERATOR));
	return drawing;
}

/** Where viewers draw a comment that has no appearance; undefined for kinds that each viewer draws in its own way. */
export function boxWithoutAppearance(document: PdfDocument, annotation: Dict): Box | undefined {
	const kind = kindOfAnnotation(document, annotation);
	const rect = boxOf(document, annotation.get('Rect'));
	if (kind === 'FreeText') return rect;
	const box = shapeOf(document, annotation, kind)?.box;
	return box && rect ? (sharedArea(box, rect) ?? box) : box;
}

/** Content shorter than this gains nothing from compression. */
const COMPRESSED = 600;
/** The cost of an annotation that was parsed and is drawn, see `Pace`: one may have very many numbers. */
const OBJECT = 300_000;

export class MissingAppearances {
	/** Whether anything that was drawn is transparent. */
	isTransparent = false;
	/** How many were drawn. */
	drawn = 0;
	/** Characters that no font has. */
	readonly missing = new Set<string>();
	private texts: FreeTexts | undefined;
	private readonly planned: [annotation: Dict, number: number, text: PlannedText][] = [];

	constructor(private readonly document: PdfDocument) {}

	/**
	 * Draws an annotation, which is the object `number`; text boxes are drawn by `finish`.
	 * @throws OctavoError `limit_exceeded`
	 */
	async draw(annotation: Dict, number: number): Promise<void> {
		const { document } = this;
		const kind = kindOfAnnotation(document, annotation);
		if (kind === 'FreeText') {
			this.texts ??= new FreeTexts(document, await FormModel.read(document));
			const text = await this.texts.plan(annotation, number);
			if (text) this.planned.push([annotation, number, text]);
			return;
		}
		const { pace } = document.job;
		const begins = pace.step(OBJECT);
		if (begins) await begins;
		const drawing = shapeOf(document, annotation, kind);
		if (!drawing) return;
		const drawn = pace.step(4000 + drawing.content.length);
		if (drawn) await drawn;
		await this.put(annotation, number, drawing, new Map());
	}

	async finish(): Promise<void> {
		await this.texts?.finish();
		for (const [annotation, number, { draw, selected }] of this.planned) {
			const { drawing, fonts } = await draw();
			for (const character of selected?.missing ?? []) this.missing.add(character);
			await this.put(annotation, number, drawing, fonts);
			const due = this.document.job.pace.step(4000);
			if (due) await due;
		}
	}

	/** The appearance is in the space of the page: its box is the rectangle of the annotation, so it is not moved (12.5.5). */
	private async put(
		annotation: Dict,
		number: number,
		{ content, box, multiplies = false }: Drawing,
		fonts: ReadonlyMap<string, Value>,
	): Promise<void> {
		const { document } = this;
		const { opacity } = styleOf(document, annotation);
		const isTransparent = multiplies || opacity < 1;
		this.isTransparent ||= isTransparent;
		this.drawn++;
		const rect = box.map((side) => Math.round(side * 10_000) / 10_000);
		const resources = new Dict();
		if (isTransparent) {
			const state = new Dict([
				['Type', new Name('ExtGState')],
				...(opacity < 1 ? [['CA', opacity] as const, ['ca', opacity] as const] : []),
			] as [string, Value][]);
			if (multiplies) state.set('BM', new Name('Multiply'));
			resources.set('ExtGState', new Dict([['G', state]]));
		}
		if (fonts.size > 0) resources.set('Font', new Dict(fonts));
		const data = Buffer.from(isTransparent ? `/G gs\n${content}` : content, 'latin1');
		const form = new Dict([
			['Type', new Name('XObject')],
			['Subtype', new Name('Form')],
			['BBox', rect],
			['Resources', resources],
		]);
		const isLong = data.length >= COMPRESSED;
		if (isLong) form.set('Filter', new Name('FlateDecode'));
		const made: Ref = document.add(new Stream(form, isLong ? await packContent(data, document.job) : data));
		document.edit(number);
		annotation.set('AP', new Dict([['N', made]]));
		annotation.set('Rect', [...rect]);
	}
}
