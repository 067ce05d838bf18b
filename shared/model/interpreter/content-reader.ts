/**
 * Interprets content (ISO 32000-2, 8 and 9): the page's own, and the forms that it draws. A writer receives the text; an observer,
 * everything else. Text in layers that are off is not written; text of render mode 3, which scans carry, is, and so is clipped text
 * (docs/semantics.md, D45).
 */
import type { PdfDocument } from '../../pdf/document';
import { limitExceeded } from '../../pdf/limits';
import { readNumber, readString, readStringAtEase } from '../../pdf/syntax/scalars';
import { isName, isRef, Stream, type Value } from '../../pdf/syntax/values';
import { countNoun } from '../../sentences';
import { eachOperator, isBlankContent, type ContentOperators } from '../content/operators';
import { ARRAY_START, type ContentTokens, HEX_STRING, LONG_STRING, NUMBER, STRING, UNFINISHED } from '../content/tokens';
import { multiply } from '../geometry/geometry';
import { matrixOf } from '../geometry/page-geometry';
import type { Layers } from '../layers/layers';
import type { Decoder } from './decoder';
import { GraphicsStates } from './graphics-state';
import { MarkedContent } from './marked-content';
import type { Observer } from './observer';
import { Replacement } from './replacement';
import { fontOf, Scope } from './scope';
import { setsNumber, type TextState } from './text-state';
import type { TextWriter } from './text-writer';

const CURE = 'Open it in another PDF program and save it again';

/** Operators between two looks at the clock, and their cost, see `Pace`; that of an element of a `TJ` array. */
const VISITS = 32;
const VISITS_COST = 300_000;
const ELEMENT_COST = 3000;
/** Characters that codes shown in one step say at most, unless one code says more. */
const MOST_TEXT = 4096;
/** A form counts as this number of operators more. */
const FORM = 49;

/** The forms that are being drawn: a form that draws itself, through others or not, draws nothing. */
type Drawing = readonly number[];

/** A stream of content while it is read. */
export interface Reading<S extends TextState = TextState> {
	readonly states: GraphicsStates<S>;
	readonly scope: Scope;
	/** In which marked-content identifiers count: 0, or the number of the form. */
	readonly stream: number;
	readonly drawing: Drawing;
}

export class ContentReader<S extends TextState = TextState> {
	protected readonly marked: MarkedContent;
	private replacement: Replacement | undefined;
	private visits = 0;
	/** Operators that do not exist. */
	private unknown = 0;

	constructor(
		protected readonly document: PdfDocument,
		protected readonly decoder: Decoder,
		protected readonly writer: TextWriter<S>,
		protected readonly layers: Layers,
		private readonly observer?: Observer,
	) {
		this.marked = new MarkedContent(document, layers);
	}

	/** Whether the content of the page is not content, as after a wrong filter: most of its operators do not exist. */
	isOtherData = false;

	/** Reads the content of a page. */
	async page(content: Uint8Array, scope: Scope, state: S): Promise<void> {
		await this.read(content, { states: new GraphicsStates(state), scope, stream: 0, drawing: [] });
		const isWithoutOperators = this.visits === 0 && !(await isBlankContent(content, this.document.job.pace));
		this.isOtherData = isWithoutOperators || this.unknown * 2 > this.visits;
	}

	/** Reads a form, such as an appearance, as if the page's content drew it. */
	async form(value: Value | undefined, scope: Scope, state: S): Promise<void> {
		await this.draw(value, { states: new GraphicsStates(state), scope, stream: 0, drawing: [] });
	}

	protected async read(content: Uint8Array, reading: Reading<S>): Promise<void> {
		const { marked } = this;
		const { depth } = marked;
		await eachOperator(content, this.document.job.pace, (operators) => this.visit(operators, reading));
		// Marked-content sequences end with their stream (14.6.1).
		while (marked.depth > depth) this.endMarked();
	}

	/** Counts the operator, and lets others run now and then within a long content. */
	private visit(operators: ContentOperators, reading: Reading<S>): Promise<void> | void {
		const { memory, pace } = this.document.job;
		memory.budget.spend('operators', 1);
		const taking = this.take(operators, reading);
		if (++this.visits % VISITS !== 0 && !pace.isFull) return taking;
		const due = pace.step(VISITS_COST);
		return taking && due ? taking.then(() => due) : (taking ?? due);
	}

	protected take(operators: ContentOperators, reading: Reading<S>): Promise<void> | void {
		const { states } = reading;
		switch (operators.operator) {
			case 'q':
			case 'Q':
			case 'cm':
				states.follow(operators);
				return;
			case 'Tj':
				return this.showOne(operators, states.current);
			case 'TJ':
				return this.showMany(operators, states.current);
			case "'":
				this.writer.matrix.moveLine(0, -states.current.leading);
				return this.showOne(operators, states.current);
			case '"':
				states.current.wordSpace = operators.number(operators.count - 3) || 0;
				states.current.charSpace = operators.number(operators.count - 2) || 0;
				this.writer.matrix.moveLine(0, -states.current.leading);
				return this.showOne(operators, states.current);
			case 'Tf':
				return this.setFont(operators, reading);
			case 'gs':
				return this.setState(operators.name(0), reading);
			case 'Do':
				return this.draws(operators.name(0), reading);
			case 'BMC':
			case 'BDC':
				return this.beginMarked(operators, reading);
			case 'EMC':
				return this.endMarked();
			case '':
				this.unknown++;
				return;
			default:
				if (setsNumber(operators, states.current) || this.writer.matrix.follow(operators, states.current)) return;
				this.observer?.takes?.(operators, states.current, reading.scope, this.marked.isOff);
		}
	}

	private beginMarked(operators: ContentOperators, { scope, stream }: Reading<S>): void {
		const isReplaced = this.marked.begin(operators, scope.properties(), stream);
		if (isReplaced && this.writer.replaces) this.replacement = new Replacement();
	}

	private endMarked(): void {
		const { marked, replacement } = this;
		if (!marked.end()) return;
		if (replacement) this.writer.replaced(replacement, marked.replacement!);
		this.replacement = undefined;
		marked.replacement = undefined;
	}

	/** Where there are too many operands, the last ones count, as in a program that takes them from a stack. */
	private showOne(operators: ContentOperators, state: S): Promise<void> | void {
		const last = operators.count - 1;
		if (!operators.isLong(last)) return this.showString(operators.string(last), state);
		const { content } = operators;
		return readStringAtEase(content, operators.startOf(last), operators.endOf(last), this.document.job.pace).then((shown) =>
			this.showString(shown, state),
		);
	}

	private showString(shown: Uint8Array | undefined, state: S): Promise<void> | void {
		if (!shown || !state.font) return;
		this.observer?.shows?.(state);
		this.writer.begin(state, state.font, this.marked.marks);
		const writing = this.write(shown, state);
		if (writing) return writing.then(() => this.writer.end(state));
		this.writer.end(state);
	}

	private showMany(operators: ContentOperators, state: S): Promise<void> | void {
		const last = operators.count - 1;
		if (operators.kind(last) !== ARRAY_START || !state.font) return;
		const { writer } = this;
		const { content } = operators;
		this.observer?.shows?.(state);
		writer.begin(state, state.font, this.marked.marks);
		const writing = this.writeElements(content, operators.inside(last), state);
		if (writing) return writing.then(() => writer.end(state));
		writer.end(state);
	}

	private writeElements(content: Uint8Array, tokens: ContentTokens, state: S): Promise<void> | void {
		const { pace } = this.document.job;
		for (let kind = tokens.next(false, true); kind; kind = tokens.next(false, true)) {
			let writing: Promise<void> | void = undefined;
			if (kind === UNFINISHED) pace.add(LONG_STRING);
			else if ((kind === STRING || kind === HEX_STRING) && tokens.end - tokens.start > LONG_STRING)
				writing = readStringAtEase(content, tokens.start, tokens.end, pace).then((shown) => this.write(shown, state));
			else if (kind === STRING || kind === HEX_STRING) writing = this.write(readString(content, tokens.start, tokens.end), state);
			else if (kind === NUMBER) this.writer.adjust(readNumber(content, tokens.start, tokens.end));
			writing ??= pace.step(ELEMENT_COST);
			if (writing) return writing.then(() => this.writeElements(content, tokens, state));
		}
	}

	private write(shown: Uint8Array, state: S): Promise<void> | void {
		this.observer?.string?.(shown, state.font!);
		if (shown.length > this.partOf(state)) return this.writeParts(shown, 0, state);
		this.writer.show(shown, state, this.marked.isOff, this.replacement);
	}

	/** Codes that are shown in one step. */
	private partOf({ font }: S): number {
		return Math.max(1, Math.min(this.writer.part, Math.floor(MOST_TEXT / font!.longest)));
	}

	/** Lets others run within a long string, too. */
	private writeParts(shown: Uint8Array, start: number, state: S): Promise<void> | void {
		const { pace } = this.document.job;
		const part = this.partOf(state);
		for (let from = start, to; from < shown.length; from = to) {
			to = shown.length - from <= part ? shown.length : state.font!.partEnd(shown, from, part);
			const piece = from === 0 && to === shown.length ? shown : shown.subarray(from, to);
			this.writer.show(piece, state, this.marked.isOff, this.replacement);
			const due = pace.isFull && to < shown.length ? pace.step(0) : undefined;
			if (due) return due.then(() => this.writeParts(shown, to, state));
		}
	}

	private setFont(operators: ContentOperators, { scope, states }: Reading<S>): Promise<void> | void {
		const name = operators.name(0);
		if (name === undefined) return;
		const state = states.current;
		state.size = operators.number(1) || 0;
		const known = scope.loaded(name);
		if (known !== null) state.font = known;
		else
			return scope.load(name).then((font) => {
				state.font = font;
			});
	}

	/** A font that a graphics state parameter dictionary sets (Table 57). */
	private setState(name: string | undefined, { scope, states }: Reading<S>): Promise<void> | void {
		if (name === undefined) return;
		const { document } = this;
		const found = document.array(document.dict(scope.find('ExtGState', name))?.get('Font'));
		if (!found) return;
		const size = document.resolve(found[1]);
		const state = states.current;
		if (typeof size === 'number') state.size = size;
		return fontOf(document, found[0]).then((font) => {
			state.font = font;
		});
	}

	protected draws(name: string | undefined, reading: Reading<S>): Promise<void> | void {
		if (name === undefined) return;
		const value = reading.scope.find('XObject', name);
		const stream = this.document.resolve(value);
		if (stream instanceof Stream && isName(this.document.resolve(stream.dict.get('Subtype')), 'Form'))
			return this.draw(value, reading);
		if (stream instanceof Stream && !this.marked.isOff && !this.layers.isOff(stream.dict.get('OC')))
			this.observer?.image?.(reading.states.current, value);
	}

	/** Draws a form XObject (8.10). */
	protected async draw(value: Value | undefined, { states, scope, drawing }: Reading<S>): Promise<void> {
		const { document, layers } = this;
		const stream = document.resolve(value);
		if (!(stream instanceof Stream) || !isRef(value) || drawing.includes(value.number)) return;
		if (layers.isOff(stream.dict.get('OC'))) return;
		if (drawing.length >= document.job.limits.formDepth) throw this.tooDeep();
		document.job.memory.budget.spend('operators', FORM);
		const content = await this.decoder.form(value.number, stream);
		const own = document.dict(stream.dict.get('Resources'));
		const state = { ...states.current, matrix: multiply(matrixOf(document, stream.dict.get('Matrix')), states.current.matrix) };
		this.observer?.enters?.(stream.dict, state);
		await this.readForm(content, stream, {
			states: new GraphicsStates(state),
			scope: own ? new Scope(document, own, scope) : scope,
			stream: value.number,
			drawing: [...drawing, value.number],
		});
	}

	/** Reads the content of a form, whose matrix is in the state already. */
	protected async readForm(content: Uint8Array, _form: Stream, reading: Reading<S>): Promise<void> {
		await this.read(content, reading);
	}

	protected tooDeep(): Error {
		const most = this.document.job.limits.formDepth;
		return limitExceeded('formDepth', `A page of the document has more than ${countNoun(most, 'form')} within another`, CURE);
	}
}
