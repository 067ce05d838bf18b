/**
 * Writes the appearances of fields (docs/semantics.md, D32). Fields are laid out first, so that a font that is embedded for
 * them has the glyphs of all; then they are drawn.
 */
import type { PdfDocument } from '../../pdf/document';
import { deflate } from '../../pdf/filters';
import { limitExceeded } from '../../pdf/limits';
import { atEase } from '../../pace/steps';
import { Dict, Name, Str, Stream, type Value } from '../../pdf/syntax/values';
import type { FontFile } from '../font/font-file';
import { SpacedFont } from '../font/spaced-font';
import type { ButtonStates } from './buttons';
import { readDefaultAppearance } from './drawing/default-appearance';
import { frameOf, matrixOf, type Frame } from './drawing/frame';
import type { Layout } from './drawing/layout';
import { drawButton, isMarkStyle, type MarkStyle } from './drawing/mark';
import {
	cutsValue,
	drawnText,
	drawText,
	firstRow,
	layOut,
	textOfDrawing,
	type Rows,
	type Wanted,
	countDrawn,
} from './drawing/text-appearance';
import { FieldFonts, type Selected } from './field-fonts';
import { COMB, type Field, type FormModel, MULTILINE, type Widget } from './form-model';
import { appearanceOperators, fieldText, latin1Text } from './text';
import type { FieldValues } from './values';
import { addAll } from '../../lists';
import { countNoun } from '../../sentences';

/** A widget that is laid out. */
interface Planned {
	readonly widget: Widget;
	readonly frame: Frame;
	readonly wanted: Wanted;
	readonly layout: Layout;
	readonly selected: Selected;
	readonly color: string;
}

/** Content shorter than this gains nothing from compression. */
const COMPRESSED = 600;
/** Cells beyond these would be narrower than any character. */
const CELLS = 1000;
/** The most bullets that are drawn for a password. */
const BULLETS = 512;
/** /Q of captions: they are in the middle of their buttons. */
const CENTRED = 1;
/** The cost of a row of a list, see `Pace`. */
const ROW_COST = 300;
/** That of a character which is drawn. */
const CHARACTER_COST = 60;

export class Appearances {
	/** Fields that were laid out and are too small for their values. */
	readonly tooSmall = new Set<Field>();
	/** Fields that have boxes for characters that no font has. */
	readonly missing = new Map<Field, readonly string[]>();
	private readonly planned: Planned[] = [];
	private readonly fonts: FieldFonts;
	/** Resources by font: most fields of a form share one. */
	private readonly resources = new Map<Value, Map<string, Dict>>();

	constructor(
		private readonly document: PdfDocument,
		private readonly model: FormModel,
		private readonly values: FieldValues,
		file?: FontFile,
	) {
		this.fonts = new FieldFonts(document, model, file);
	}

	/**
	 * Lays out a text or choice field, or the widgets of a push button that have no appearance. Where no font has a character, a box
	 * takes its place; `wholly`: the field then stays as it is.
	 */
	async plan(field: Field, { wholly }: { readonly wholly: boolean }): Promise<void> {
		const planned: Planned[] = [];
		for (const widget of field.widgets) {
			const frame = frameOf(this.document, widget.dict);
			if (!frame || (field.kind === 'button' && (hasAppearance(this.document, widget) || isInvisible(frame)))) continue;
			const one = await this.planWidget(field, widget, frame);
			planned.push(one);
			const due = this.document.job.pace.step(8000 + this.values.costOf(field));
			if (due) await due;
		}
		const missing = [...new Set(planned.flatMap(({ selected }) => selected.missing))];
		if (missing.length > 0 && wholly) return;
		if (missing.length > 0) this.missing.set(field, missing);
		addAll(this.planned, planned);
		// A widget that is on no page shows nothing of a value anyway.
		const cut = ({ widget, frame, wanted, layout, selected }: Planned): boolean =>
			widget.pages.length > 0 && cutsValue(frame, wanted, layout, selected.font);
		if (field.kind !== 'password' && planned.some(cut)) this.tooSmall.add(field);
	}

	/** Draws the planned appearances. */
	async finish(): Promise<void> {
		for (const { selected, layout } of this.planned) for (const { text } of layout.lines) selected.font.use?.(text);
		await this.fonts.finish();
		for (const { widget, frame, wanted, layout, selected, color } of this.planned) {
			const { font, name } = selected;
			const { pace } = this.document.job;
			const length = layout.lines.reduce((sum, { text }) => sum + text.length + 1, 0);
			const due = pace.step(4000 + length * CHARACTER_COST);
			if (due) await due;
			const content = await atEase(drawText(frame, wanted, layout, { font, name, color }), pace);
			const empty = layout.lines.length === 0;
			const resources = empty ? new Dict() : this.resourcesOf(selected);
			this.document.edit(widget.number);
			const written = pace.step(length * CHARACTER_COST);
			if (written) await written;
			widget.dict.set('AP', new Dict([['N', this.document.add(makeForm(frame, content, resources))]]));
		}
	}

	/** Adds states that a check box or radio button lacks. */
	drawStates(field: Field, states: ButtonStates): void {
		for (const { widget, state, missing } of states.all) {
			const frame = missing ? frameOf(this.document, widget.dict) : undefined;
			if (!frame) continue;
			const caption = frame.caption instanceof Str ? latin1Text(frame.caption.bytes.subarray(0, 2)) : '';
			const style: MarkStyle = isMarkStyle(caption) ? caption : field.kind === 'radio' ? 'l' : '4';
			const round = field.kind === 'radio' && style === 'l';
			const { color } = readDefaultAppearance(this.defaultAppearance(widget));
			const appearances = new Dict(this.document.dict(widget.dict.get('AP')));
			const old = this.document.resolve(appearances.get('N'));
			const normal = new Dict(old instanceof Dict ? old : []);
			const draw = (mark: boolean): Value =>
				this.document.add(makeForm(frame, drawButton(frame, style, mark, round, color), new Dict()));
			normal.set(state, draw(true));
			if (!normal.has('Off')) normal.set('Off', draw(false));
			appearances.set('N', normal);
			this.document.edit(widget.number);
			widget.dict.set('AP', appearances);
		}
	}

	private defaultAppearance(widget: Widget): string {
		return appearanceOperators(this.model.inherited(widget.node, 'DA'));
	}

	private async planWidget(field: Field, widget: Widget, frame: Frame): Promise<Planned> {
		const { font: name, size, color, spacing, stretch } = readDefaultAppearance(this.defaultAppearance(widget));
		let wanted: Wanted =
			field.kind === 'button'
				? this.caption(frame)
				: field.kind === 'list'
					? { kind: 'list', rows: await this.rowsOf(field) }
					: this.wanted(field, widget);
		if (field.kind === 'password')
			wanted = { kind: 'line', text: '•'.repeat([...textOfDrawing(wanted)].slice(0, BULLETS).length) };
		const text = textOfDrawing(wanted);
		countDrawn(text, this.document.job);
		const found = await this.fonts.select(widget, name, text);
		// Spacing is a length, not a multiple of the size, so type that is fitted has none.
		const perSize = size > 0 ? (spacing / size) * 1000 : 0;
		const spaced = perSize !== 0 || stretch !== 1;
		const selected = spaced ? { ...found, font: new SpacedFont(found.font, perSize, stretch) } : found;
		if (wanted.kind === 'list') {
			const first = firstRow(frame, size, wanted.rows);
			if (first !== wanted.rows.first) this.scroll(field, first);
			wanted = { kind: 'list', rows: { ...wanted.rows, first } };
		}
		const quadding = field.kind === 'button' ? CENTRED : this.model.integer(widget.node, 'Q');
		const empty = text === '';
		const box = { frame, font: selected.font, size, quadding };
		const layout = empty ? { size: size || 12, lines: [] } : await layOut(box, wanted, this.document.job.pace);
		return { widget, frame, wanted, layout, selected, color };
	}

	private caption({ caption }: Frame): Wanted {
		return { kind: 'line', text: drawnText(this.checkLength(fieldText(this.document, caption)), 'one') };
	}

	private async rowsOf(field: Field): Promise<Rows> {
		const { model, values } = this;
		const { pace } = this.document.job;
		const top = model.integer(field.nodes[0]!, 'TI');
		const names = new Set(values.chosen(field));
		const [texts, chosen]: [string[], number[]] = [[], []];
		for (const [index, { value, display }] of values.choices(field).entries()) {
			const due = pace.step(ROW_COST);
			if (due) await due;
			texts.push(drawnText(display, 'one'));
			if (names.has(value)) chosen.push(index);
		}
		return { texts, chosen, first: Math.min(Math.max(top, 0), Math.max(texts.length - 1, 0)) };
	}

	private wanted(field: Field, widget: Widget): Wanted {
		const { document, model, values } = this;
		if (field.kind === 'dropdown') {
			const [value] = values.chosen(field);
			const display = value === undefined ? '' : values.displayOf(field, value);
			return { kind: 'line', text: drawnText(display, 'one') };
		}
		const text = this.checkLength(fieldText(document, model.inherited(widget.node, 'V')));
		const multiline = (field.flags & MULTILINE) !== 0 && field.kind === 'text';
		if (multiline) return { kind: 'paragraph', text: drawnText(text, 'several') };
		const cells = model.integer(widget.node, 'MaxLen');
		const line = drawnText(text, 'one');
		return field.flags & COMB && cells > 0 && cells <= CELLS && field.kind === 'text'
			? { kind: 'comb', text: line, cells }
			: { kind: 'line', text: line };
	}

	/** @throws OctavoError `limit_exceeded` for a text that takes too long to set */
	private checkLength(text = ''): string {
		const most = this.document.job.limits.fieldCharacters;
		if (text.length <= most) return text;
		throw limitExceeded(
			'fieldCharacters',
			`A field of the document has a text of more than ${countNoun(most, 'character')}`,
			'Open it in another PDF program and shorten the text',
		);
	}

	private scroll(field: Field, first: number): void {
		for (const { number, dict } of field.nodes) {
			this.document.edit(number);
			if (first > 0) dict.set('TI', first);
			else dict.delete('TI');
		}
	}

	private resourcesOf({ name, font: { resource, further } }: Selected): Dict {
		if (further) return new Dict([['Font', new Dict([[name, resource], ...further])]]);
		let byName = this.resources.get(resource);
		if (!byName) this.resources.set(resource, (byName = new Map<string, Dict>()));
		let made = byName.get(name);
		if (!made) byName.set(name, (made = new Dict([['Font', new Dict([[name, resource]])]])));
		return made;
	}
}

/** Whether a widget has a normal appearance, or several. */
export const hasAppearance = (document: PdfDocument, { dict }: Widget): boolean =>
	document.dict(dict.get('AP'))?.has('N') === true;

/** A push button over something that the page shows. */
const isInvisible = ({ background, borderColor, caption }: Frame): boolean =>
	background === undefined && borderColor === undefined && caption === null;

/** A form XObject over the box of a widget. */
function makeForm(frame: Frame, content: string, resources: Dict): Stream {
	const matrix = matrixOf(frame);
	const dict = new Dict([
		['Type', new Name('XObject')],
		['Subtype', new Name('Form')],
		['BBox', [0, 0, exact(frame.width), exact(frame.height)]],
		...(matrix ? ([['Matrix', matrix.map(exact)]] as [string, Value][]) : []),
		['Resources', resources],
	]);
	const data = Buffer.from(content, 'latin1');
	if (data.length < COMPRESSED) return new Stream(dict, data);
	dict.set('Filter', new Name('FlateDecode'));
	return new Stream(dict, deflate(data));
}

/** Rectangles are often differences of decimals. */
const exact = (value: number): number => Math.round(value * 10_000) / 10_000;
