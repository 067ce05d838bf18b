/**
 * Interprets content for what it draws: painted paths, images, shadings and glyphs, each with the state that matters
 * (docs/semantics.md, D55). State operators are followed; only drawn things are written.
 */
import { Dict, isName, isRef, Stream, type Value } from '../../pdf/syntax/values';
import { PATH_PAINTING, type PathPainting } from '../content/operator-table';
import type { ContentOperators } from '../content/operators';
import { NAME } from '../content/tokens';
import type { ReadingFont } from '../font/reading/reading-font';
import { growBox, movedBox, multiply, type Box, type Matrix } from '../geometry/geometry';
import { boxOf } from '../geometry/page-geometry';
import { describeImage } from '../image/export/described';
import { inlineImage } from '../image/inline-image';
import { ContentReader, type Reading } from '../interpreter/content-reader';
import { GraphicsStates } from '../interpreter/graphics-state';
import { Scope } from '../interpreter/scope';
import { FILL, STROKE, type Target } from './colors';
import { Digest, digestOf } from './digest';
import { GlyphLook } from './glyph-look';
import { DrawnArea, type DrawnContent, DrawnItems, EVERYWHERE, withinClip, type GroupLook, type Marks } from './drawn-items';
import { penReach } from './pen';
import type { DrawnGlyph, FontShapes } from './glyph-shapes';
import { isOther, setsEntry, setsLine, withOther } from './line-state';
import type { LookContext } from './look-context';
import { blendKind, initialLook, NORMAL, type LookState } from './look-state';
import { outlineOf } from './outline';
import { patternMatrix, placeOf, shadingOf, tilingOf } from './paints';
import { Path } from './path';
import { Written } from './written';

/** Signs before drawn things. */
const FILLED = -2;
const FILLED_EVEN_ODD = -3;
const STROKED = -4;
const IMAGE = -5;
const SHADED = -6;
const GROUP = -7;
const GROUP_END = -8;
const COLORED = -9;
const UNCOLORED = -10;
/** Of the procedure of a glyph, however short, see `Pace`. */
const PROCEDURE_COST = 30_000;
/** Operands of the operator `d1`. */
const GLYPH_OPERANDS = 6;

type LookReading = Reading<LookState>;

export class LookReader extends ContentReader<LookState> {
	readonly glyphs: GlyphLook;
	private readonly path = new Path();
	private readonly written: Written;
	/** `W` or `W*`, until the path ends. */
	private clipRule = '';
	/** How the operator that begins the procedure of a glyph says that it is painted. */
	private glyphKind = '';

	constructor(
		private readonly context: LookContext,
		private readonly digest: Digest,
		private readonly marks?: Marks,
	) {
		const written = new Written(digest);
		const glyphs = new GlyphLook(digest, written, (font) => context.shapesOf(font), context.characters);
		super(context.document, context.decoder, glyphs, context.layers);
		this.written = written;
		this.glyphs = glyphs;
		glyphs.marks = marks;
		if (marks) marks.begins = () => written.forget();
	}

	protected override take(operators: ContentOperators, reading: LookReading): Promise<void> | void {
		const { states, scope } = reading;
		const state = states.current;
		const { operator } = operators;
		if (this.path.follow(operators, state.matrix)) return;
		const painting = PATH_PAINTING.get(operator);
		if (painting) {
			this.paint(painting, state);
			return;
		}
		switch (operator) {
			case 'g':
			case 'rg':
			case 'k':
				return this.context.colors.device(DEVICE_SPACES[operator]!, operators, FILL, state, scope);
			case 'G':
			case 'RG':
			case 'K':
				return this.context.colors.device(DEVICE_SPACES[operator]!, operators, STROKE, state, scope);
			case 'cs':
			case 'CS':
				return this.context.colors.setSpace(operators.name(0) ?? '', operator === 'cs' ? FILL : STROKE, state, scope);
			case 'sc':
			case 'scn':
				return this.color(operators, FILL, reading);
			case 'SC':
			case 'SCN':
				return this.color(operators, STROKE, reading);
			case 'W':
			case 'W*':
				this.clipRule = operator;
				return;
			case 'gs':
				return this.graphics(operators, reading);
			case 'Tf':
				return this.font(operators, reading);
			case 'ET':
				this.clipText(state);
				return;
			case 'd0':
			case 'd1':
				return this.glyph(operators);
			case 'sh':
				return this.shading(operators.name(0) ?? '', reading);
			case 'BI': {
				const image = inlineImage(operators);
				return image && this.image(0, image, reading);
			}
			default:
				if (!setsLine(operators, state)) return super.take(operators, reading);
		}
	}

	private paint({ fill, strokes, closes }: PathPainting, state: LookState): void {
		const { path, digest, written } = this;
		if (path.isEmpty) return;
		if (closes) path.close();
		if (!this.marked.isOff) {
			if (fill !== undefined) {
				this.marks?.begin('path', path.box, state);
				written.state(state, 0);
				digest.exact(fill === 'nonzero' ? FILLED : FILLED_EVEN_ODD);
				this.marks?.outline(() => outlineOf(path, state, fill));
				path.write(digest);
			}
			if (strokes) {
				this.marks?.begin('path', growBox(path.box, penReach(state, path.hasAngles)), state);
				written.state(state, 1);
				digest.exact(STROKED);
				this.marks?.outline(() => outlineOf(path, state));
				path.write(digest);
			}
		}
		if (this.clipRule !== '') {
			addClip(state, path, this.clipRule);
			this.clipRule = '';
		}
		path.clear();
	}

	private clipText(state: LookState): void {
		const { clipping } = this.glyphs;
		if (!clipping) return;
		state.clip = state.clipShapes = digestOf(state.clip, 'text', clipping.finish());
		if (this.marks) state.clipBox = withinClip(this.glyphs.clippingBox, state);
		this.glyphs.endClipping();
	}

	private color(operators: ContentOperators, target: Target, reading: LookReading): Promise<void> | void {
		const state = reading.states.current;
		const last = operators.count - 1;
		if (operators.kind(last) !== NAME) return this.context.colors.set(operators, target, state);
		const space = state[target.space];
		const beneath = this.context.colors.beneath(operators, space);
		return this.pattern(reading.scope.find('Pattern', operators.name(last)!), beneath, reading).then((color) => {
			state[target.color] = color;
		});
	}

	/** A pattern as it lies on the page (8.7.3 and 8.7.4). */
	private async pattern(value: Value | undefined, beneath: string, reading: LookReading): Promise<string> {
		const { document, context } = this;
		const found = document.resolve(value);
		const dict = document.dict(value);
		if (!dict) return beneath;
		const matrix = patternMatrix(document, dict, reading.states.current.base);
		if (!(found instanceof Stream) || !isRef(value)) return this.shaded(dict.get('Shading'), matrix, dict.get('ExtGState'));
		const isColored = document.resolve(dict.get('PaintType')) !== 2;
		const color = isColored ? '' : beneath;
		const initial = (place: Matrix): LookState => ({
			...initialLook(place),
			...(isColored ? {} : { fill: color, stroke: color }),
		});
		// In its own space: patterns within patterns have as many places as there are ways to them.
		const tiling = await context.once(`${value.number} ${color}`, async () => {
			const digest = new Digest();
			await this.apart(value, found, initial(IDENTITY), reading, digest);
			const steps = await context.values.of(['XStep', 'YStep', 'BBox'].map((key) => dict.get(key) ?? null));
			return digestOf('tiling', digest.finish(), steps, color);
		});
		const id = digestOf(tiling, placeOf(matrix));
		if (this.marks?.lacksPaint(id)) {
			const cell = this.contentApart(value, found, initial, reading);
			const paint = await tilingOf(document, context.values, dict, matrix, color, cell);
			if (paint) this.marks.paint(id, paint);
		}
		return id;
	}

	/** A shading where it lies, as a color. `state`: the graphics state of a pattern. */
	private async shaded(shading: Value | undefined, matrix: Matrix, state?: Value): Promise<string> {
		const { values } = this.context;
		const [own, set] = [await values.of(shading), await values.of(state)];
		const id = digestOf('shading', own, set, placeOf(matrix));
		if (this.marks?.lacksPaint(id)) {
			const paint = await shadingOf(this.document, values, shading, matrix, set);
			if (paint) this.marks.paint(id, paint);
		}
		return id;
	}

	/** The content of a stream, to be drawn on its own once more. */
	private contentApart(value: Value, stream: Stream, initial: (place: Matrix) => LookState, reading: LookReading): DrawnContent {
		return {
			items: async (ids, box, matrix) => {
				const items = new DrawnItems(ids, box, true);
				await this.apart(value, stream, initial(matrix), reading, items, items);
				items.end();
				return items;
			},
		};
	}

	/** Draws the content of a stream, on its own; the text that it gives says how a glyph is painted. */
	private async apart(
		value: Value,
		stream: Stream,
		state: LookState,
		reading: LookReading,
		digest: Digest,
		marks?: Marks,
	): Promise<string> {
		const { context, document } = this;
		const { drawing, scope } = reading;
		const number = isRef(value) ? value.number : 0;
		if (drawing.includes(number)) return '';
		if (drawing.length >= document.job.limits.formDepth) throw this.tooDeep();
		const own = document.dict(stream.dict.get('Resources'));
		const reader = new LookReader(context, digest, marks);
		await reader.read(await this.decoder.form(number, stream), {
			states: new GraphicsStates(state),
			scope: own ? new Scope(document, own, scope) : scope,
			stream: number,
			drawing: [...drawing, number],
		});
		return reader.glyphKind;
	}

	/** A graphics state parameter dictionary (8.4.5). */
	private async graphics(operators: ContentOperators, reading: LookReading): Promise<void> {
		const dict = this.document.dict(reading.scope.find('ExtGState', operators.name(0) ?? ''));
		await super.take(operators, reading);
		if (!dict) return;
		const { document, context } = this;
		const state = reading.states.current;
		const [font] = document.array(dict.get('Font')) ?? [];
		if (font !== undefined && state.font) {
			context.remember(state.font, () => font);
			await this.prepare(state.font, reading);
		}
		for (const [key, value] of dict) {
			const found = document.resolve(value);
			if (key === 'SMask') state.mask = await this.softMask(found, reading);
			else if (isOther(key)) state.other = withOther(state.other, key, await context.values.of(value), found);
			else setsEntry(document, key, found, state);
		}
	}

	/** A soft mask, drawn as the state places it now (11.6.5.2). */
	private async softMask(value: Value, reading: LookReading): Promise<string> {
		const { document, context } = this;
		if (!(value instanceof Dict)) return '';
		const group = value.get('G');
		const stream = document.resolve(group);
		if (!(stream instanceof Stream) || !isRef(group)) return '';
		const { matrix } = reading.states.current;
		const kind = await context.values.of(['S', 'BC', 'TR'].map((key) => value.get(key) ?? null));
		const place = placeOf(matrix);
		const mask = await context.once(`mask ${group.number} ${kind}`, async () => {
			const digest = new Digest();
			const reader = new LookReader(context, digest);
			await reader.draw(group, { ...reading, states: new GraphicsStates(initialLook(IDENTITY)) });
			return digestOf('mask', kind, digest.finish());
		});
		const id = digestOf(mask, place);
		const own = { ...reading, states: new GraphicsStates(initialLook(matrix)) };
		this.marks?.mask(id, { kind, items: (ids, page) => this.itemsOf(group, own, new DrawnItems(ids, page)) });
		return id;
	}

	private async itemsOf(form: Value, reading: LookReading, items: DrawnItems): Promise<DrawnItems> {
		await new LookReader(this.context, items, items).draw(form, reading);
		items.end();
		return items;
	}

	private font(operators: ContentOperators, reading: LookReading): Promise<void> | void {
		const name = operators.name(0);
		const loaded = (): Promise<void> | void => {
			const { font } = reading.states.current;
			if (!font || name === undefined) return;
			this.context.remember(font, () => reading.scope.find('Font', name));
			if (font.type3) return this.prepare(font, reading);
		};
		const loading = super.take(operators, reading);
		return loading ? loading.then(loaded) : loaded();
	}

	/** The glyphs of a Type 3 font are drawn by content (9.6.4): each is looked at once. */
	private async prepare(font: ReadingFont, reading: LookReading): Promise<void> {
		if (!font.type3) return;
		const shapes: FontShapes = this.context.shapesOf(font);
		if (shapes.drawn) return;
		const { document } = this;
		const { procedures, matrix, resources } = font.type3;
		const drawn = new Map<number, DrawnGlyph>();
		shapes.drawn = drawn;
		const own = document.dict(resources);
		const inner = { ...reading, scope: own ? new Scope(document, own, reading.scope) : reading.scope };
		const enlarged: Matrix = multiply(matrix, [1000, 0, 0, 1000, 0, 0]);
		for (let code = 0; code < 256; code++) {
			const name = font.type3.procedureOf(code);
			const value = name === undefined ? undefined : procedures?.get(name);
			const stream = document.resolve(value);
			if (!(stream instanceof Stream)) continue;
			const due = document.job.pace.step(PROCEDURE_COST);
			if (due) await due;
			const [area, digest] = [new DrawnArea(), new Digest()];
			const initial = (place: Matrix): LookState => initialLook(multiply(enlarged, place));
			const kind = await this.apart(value!, stream, initial(IDENTITY), inner, digest, area);
			const procedure = this.contentApart(value!, stream, initial, inner);
			drawn.set(code, { shape: digest.finish(), box: area.box, kind, procedure });
		}
	}

	/** Whether a glyph has its own colors, and the box that it says it has (9.6.4). */
	private glyph(operators: ContentOperators): void {
		const { operator, count } = operators;
		this.glyphKind = [operator, ...Array.from({ length: Math.min(count, GLYPH_OPERANDS) }, (_, at) => operators.number(at))].join(
			' ',
		);
		this.digest.exact(operator === 'd0' ? COLORED : UNCOLORED);
	}

	private async shading(name: string, { scope, states }: LookReading): Promise<void> {
		if (this.marked.isOff) return;
		const state = states.current;
		const found = scope.find('Shading', name);
		const shading = await this.context.values.of(found);
		this.marks?.begin('path', state.clipBox ?? EVERYWHERE, state);
		if (this.marks) {
			const { fillAlpha, clip, blend, mask, other, matrix } = state;
			const style = ['sh', fillAlpha, clip, blendKind(state), mask !== '', other].join('\n');
			this.marks.shaded({ style, blend, mask, paint: await this.shaded(found, matrix) });
		}
		this.written.state(withoutColor(state), 0);
		this.digest.exact(SHADED);
		this.digest.text(shading);
		this.place(state.matrix);
	}

	protected override draws(name: string | undefined, reading: LookReading): Promise<void> | void {
		if (name === undefined || this.marked.isOff) return;
		const value = reading.scope.find('XObject', name);
		const stream = this.document.resolve(value);
		if (!(stream instanceof Stream) || !isName(this.document.resolve(stream.dict.get('Subtype')), 'Image'))
			return super.draws(name, reading);
		if (!this.layers.isOff(stream.dict.get('OC'))) return this.image(isRef(value) ? value.number : 0, stream, reading);
	}

	private async image(number: number, stream: Stream, { scope, states }: LookReading): Promise<void> {
		if (this.marked.isOff) return;
		const { document } = this;
		const find = (name: string): Value | undefined => scope.find('ColorSpace', name);
		const state = describeImage(document, stream.dict).stencil ? states.current : withoutColor(states.current);
		const id = await this.context.images.of(number, stream, find);
		this.marks?.begin('image', movedBox(state.matrix, UNIT), state);
		this.written.state(state, 0);
		if (this.marks?.keepsPictures) {
			const style = await this.context.images.styleOf(stream, find);
			const { matrix, fill, fillAlpha, clip, blend, mask, other } = state;
			const painted = [style, fill, fillAlpha, clip, blendKind(state), mask !== '', other].join('\n');
			this.marks.picture({ document, image: stream, matrix, place: placeOf(matrix), id, style: painted, blend, mask });
		}
		this.digest.exact(IMAGE);
		this.digest.text(id);
		this.place(state.matrix);
	}

	/** A form clips to its box, and may be a transparency group (8.10 and 11.6.6). */
	protected override async readForm(content: Uint8Array, form: Stream, reading: LookReading): Promise<void> {
		const { document, digest } = this;
		const state = reading.states.current;
		state.base = state.matrix;
		const box = boxOf(document, form.dict.get('BBox'));
		if (box) {
			const path = new Path();
			path.rectangle(box[0], box[1], box[2] - box[0], box[3] - box[1], state.matrix);
			addClip(state, path, 'W');
		}
		const group = document.dict(form.dict.get('Group'));
		if (!group || !isName(document.resolve(group.get('S')), 'Transparency')) return super.readForm(content, form, reading);
		const isIsolated = document.resolve(group.get('I')) === true;
		const marked = this.marks?.beginGroup(await this.groupLook(group, state), isIsolated);
		// Its content is clipped.
		this.written.state({ ...withoutColor(state), clip: '' }, 0);
		digest.exact(GROUP);
		digest.text(await this.context.values.of(['I', 'K', 'CS'].map((key) => group.get(key) ?? null)));
		const ground = { isIsolated: isIsolated || state.isIsolated };
		Object.assign(state, { fillAlpha: 1, strokeAlpha: 1, blend: NORMAL, mask: '' }, ground);
		await super.readForm(content, form, reading);
		if (marked !== undefined) this.marks?.endGroup(marked);
		digest.exact(GROUP_END);
	}

	private async groupLook(group: Dict, state: LookState): Promise<GroupLook> {
		const { fillAlpha, blend, mask, other } = state;
		const kind = await this.context.values.of(['I', 'CS'].map((key) => group.get(key) ?? null));
		return { style: ['group', kind, fillAlpha, blendKind(state), mask !== '', other].join('\n'), blend, mask };
	}

	private place(matrix: Matrix): void {
		for (const value of matrix) this.digest.length(value);
	}
}

/** Of things that bring their own colors: a change of the color that is set meanwhile is not seen. */
const withoutColor = (state: LookState): LookState => ({ ...state, fill: '' });

/** Later things show within the path only. */
function addClip(state: LookState, path: Path, rule: string): void {
	state.clip = digestOf(state.clip, rule, path.id);
	if (!path.isUpright) state.clipShapes = digestOf(state.clipShapes, rule, path.id);
	state.clipBox = withinClip(path.box, state);
}

const DEVICE_SPACES: Readonly<Record<string, string>> = {
	g: 'DeviceGray',
	G: 'DeviceGray',
	rg: 'DeviceRGB',
	RG: 'DeviceRGB',
	k: 'DeviceCMYK',
	K: 'DeviceCMYK',
};

const UNIT: Box = [0, 0, 1, 1];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
