/**
 * Takes out of a content stream what never shows: content of layers, and text of render mode 3 (ISO 32000-2, 8.11.3 and 9.3.6). Operators
 * that set up a state stay, so that the rest looks the same.
 */
import type { PdfDocument } from '../../../pdf/document';
import { PERCENT } from '../../../pdf/syntax/characters';
import { isName, Stream, type Value } from '../../../pdf/syntax/values';
import { PATH_BUILDING, PATH_PAINTING } from '../../content/operator-table';
import { eachOperator, type ContentOperators } from '../../content/operators';
import { decimal } from '../../content/painting';
import { GraphicsStates } from '../../interpreter/graphics-state';
import { initialState, setsNumber, type TextState } from '../../interpreter/text-state';
import type { Layers } from '../../layers/layers';
import { withoutComments } from './comments';
import { Cuts, isCut, removeCuts, type Cut } from './cuts';
import { Debt } from './debt';
import { inlineWithoutMetadata } from './inline-metadata';
import { OpenMarks } from './open-marks';
import type { Category, Shelf, Surroundings } from './surroundings';

/** The kinds of hidden content to take out. */
export interface Hidden {
	/** The layers, if content that they never show goes. */
	readonly layers: Layers | undefined;
	/** Whether text of render mode 3 goes, and so do comments. */
	readonly text: boolean;
	/** Whether the metadata of inline images goes. */
	readonly images: boolean;
	/** Forms whose names begin with this go where they are drawn. */
	readonly forms?: string;
}

/** A form that shows, and the render mode of text with which it begins. */
export interface DrawnForm {
	readonly value: Value;
	readonly mode: number;
}

/** A resource that content names. */
export interface Use {
	readonly shelf: Shelf;
	readonly name: string;
}

export interface Cleaned {
	/** The very same bytes if nothing goes. */
	readonly content: Uint8Array;
	/** Resources that what stays names, and those that only what goes names. */
	readonly used: readonly Use[];
	readonly unused: readonly Use[];
	readonly forms: readonly DrawnForm[];
	/** Identifiers of marked content of which nothing is left. */
	readonly ids: readonly number[];
	/** How many pieces of text of mode 3 and comments went. */
	readonly texts: number;
	/** How many inline images lost their metadata. */
	readonly images: number;
}

/** About as many bytes could be read while one piece is put into order. */
const COST = 500;

type State = TextState & { resource: Value | undefined };

/** Modes of text (Table 104). Those that show something make no difference here. */
export const VISIBLE = 0;
const INVISIBLE = 3;
/** The category and the operand of the resource that an operator names; -1 is the last operand. */
const NAMING: Readonly<Record<string, readonly [operand: number, ...categories: Category[]]>> = {
	Do: [0, 'XObject'],
	Tf: [0, 'Font'],
	gs: [0, 'ExtGState'],
	sh: [0, 'Shading'],
	cs: [0, 'ColorSpace'],
	CS: [0, 'ColorSpace'],
	scn: [-1, 'Pattern'],
	SCN: [-1, 'Pattern'],
	BDC: [1, 'Properties'],
	DP: [1, 'Properties'],
};

export class ContentCleaner {
	private readonly cuts = new Cuts();
	private readonly marks: OpenMarks;
	private readonly debt: Debt;
	private readonly states: GraphicsStates<State>;
	private readonly uses: (Use & { readonly at: number })[] = [];
	private readonly forms: (DrawnForm & { readonly at: number })[] = [];
	/** Where the path at hand begins to be hidden, operator by operator; and whether a part of it shows or clips. */
	private path: (readonly [from: number, to: number])[] = [];
	private clips = false;
	/** States that were saved since content is hidden. */
	private saved: number[] = [];
	private from = 0;
	private texts = 0;
	private images = 0;

	constructor(
		private readonly document: PdfDocument,
		private readonly around: Surroundings,
		private readonly hidden: Hidden,
		mode: number,
	) {
		this.marks = new OpenMarks(document, around, hidden.layers, this.cuts);
		this.debt = new Debt(document);
		this.states = new GraphicsStates({ ...initialState([1, 0, 0, 1, 0, 0]), mode, resource: undefined });
	}

	async clean(given: Uint8Array): Promise<Cleaned> {
		const { pace } = this.document.job;
		const { content, comments } = this.hidden.text ? await withoutComments(given, pace) : { content: given, comments: 0 };
		this.texts += comments;
		await eachOperator(content, pace, (operators) => {
			const taking = this.take(operators);
			if (!taking) {
				this.from = operators.end;
				return;
			}
			return taking.then(() => {
				this.from = operators.end;
			});
		});
		this.marks.finish(content.length);
		const cuts = this.cuts.inOrder();
		const due = pace.step(cuts.length * COST);
		if (due) await due;
		const left = cuts.length === 0 ? content : await removeCuts(content, cuts, pace);
		return {
			content: left,
			...(await this.usesAfter(cuts)),
			forms: this.forms.filter(({ at }) => !isCut(cuts, at)),
			ids: this.marks.ids,
			texts: this.texts,
			images: this.images,
		};
	}

	/** The resources that are named after the cuts, and in them; each once. */
	private async usesAfter(cuts: readonly Cut[]): Promise<Pick<Cleaned, 'used' | 'unused'>> {
		const kept = new Map<Shelf, Set<string>>();
		const gone = new Map<Shelf, Set<string>>();
		for (const { shelf, name, at } of this.uses) {
			const names = isCut(cuts, at) ? gone : kept;
			names.set(shelf, (names.get(shelf) ?? new Set()).add(name));
			const due = this.document.job.pace.step(COST);
			if (due) await due;
		}
		const listed = (names: ReadonlyMap<Shelf, ReadonlySet<string>>): Use[] =>
			[...names].flatMap(([shelf, all]) => [...all].map((name) => ({ shelf, name })));
		return { used: listed(kept), unused: listed(gone) };
	}

	private take(operators: ContentOperators): Promise<void> | void {
		this.note(operators);
		if (this.marks.isHidden) this.dropComments(operators);
		const { operator } = operators;
		switch (operator) {
			case 'BMC':
			case 'BDC':
				this.marks.begin(operators, this.from);
				return;
			case 'EMC':
				if (this.marks.end(this.from, operators.end)) this.saved = [];
				return;
			case 'Tj':
			case 'TJ':
				return this.show(operators);
			case "'":
			case '"':
				return this.showOnNextLine(operators);
			case 'BT':
			case 'Tm':
			case 'Td':
			case 'TD':
			case 'T*':
				this.debt.forget();
				return;
			default:
				if (this.marks.isHidden || this.drawsHidden(operators)) this.hide(operators);
				else if (operator === 'Do' || operator === 'sh' || operator === 'BI' || PATH_PAINTING.has(operator))
					this.paint(operators);
				this.follow(operators);
		}
	}

	/** Comments are content, too. */
	private dropComments(operators: ContentOperators): void {
		const { content, start, operator } = operators;
		if (operator !== 'BI' && content.subarray(this.from, start).includes(PERCENT)) this.cuts.add(this.from, start);
	}

	/** Whether the operator draws a form that goes, or an image or form that belongs to a layer that never shows. */
	private drawsHidden(operators: ContentOperators): boolean {
		const { layers, forms } = this.hidden;
		const name = (layers ?? forms) && operators.operator === 'Do' ? operators.name(0) : undefined;
		if (name === undefined) return false;
		if (forms !== undefined && name.startsWith(forms)) return true;
		return layers?.isNeverShown(this.document.dict(this.around.find('XObject', name))?.get('OC')) === true;
	}

	/** Notes the resource that an operator names. */
	private note(operators: ContentOperators): void {
		const naming = Object.hasOwn(NAMING, operators.operator) ? NAMING[operators.operator] : undefined;
		if (!naming) return;
		const [operand, ...categories] = naming;
		const name = operators.name(operand < 0 ? operators.count + operand : operand);
		if (name === undefined) return;
		for (const category of categories) {
			const shelf = this.around.shelf(category, name);
			if (!shelf) continue;
			this.uses.push({ shelf, name, at: this.from });
			const stream = category === 'XObject' ? this.document.resolve(shelf.dict.get(name)) : null;
			if (stream instanceof Stream && isName(this.document.resolve(stream.dict.get('Subtype')), 'Form'))
				this.forms.push({ value: shelf.dict.get(name)!, mode: this.isModeInvisible() ? INVISIBLE : VISIBLE, at: this.from });
		}
	}

	/** Follows the state that text and forms begin with. */
	private follow(operators: ContentOperators): void {
		const { states, around, document } = this;
		if (states.follow(operators)) return;
		const { current } = states;
		const name = operators.name(0);
		if (operators.operator === 'Tf' && name !== undefined) {
			current.resource = around.find('Font', name);
			current.size = operators.number(1) || 0;
		} else if (operators.operator === 'gs' && name !== undefined) {
			const found = document.array(document.dict(around.find('ExtGState', name))?.get('Font'));
			const size = document.resolve(found?.[1]);
			if (found) current.resource = found[0];
			if (typeof size === 'number') current.size = size;
		} else setsNumber(operators, current);
	}

	/** Something that is painted and stays. A hidden part of its path goes. */
	private paint(operators: ContentOperators): void {
		const { operator } = operators;
		this.marks.painted();
		if (operator === 'BI' && this.hidden.images) this.strip(operators);
		if (!PATH_PAINTING.has(operator)) return;
		for (const [from, to] of this.path) this.cuts.add(from, to);
		this.path = [];
	}

	private strip(operators: ContentOperators): void {
		const stripped = inlineWithoutMetadata(this.document, operators);
		if (stripped === undefined) return;
		this.cuts.add(this.from, operators.end, stripped);
		this.images++;
	}

	/** Takes out what paints; a path that clips stays, unpainted. */
	private hide(operators: ContentOperators): void {
		const { cuts, from } = this;
		const { operator, end } = operators;
		this.marks.removed();
		if (PATH_BUILDING.has(operator)) this.path.push([from, end]);
		else if (operator === 'W' || operator === 'W*') this.clips = true;
		else if (PATH_PAINTING.has(operator)) {
			if (this.clips) cuts.add(from, end, 'n');
			else for (const [start, stop] of [...this.path, [from, end] as const]) cuts.add(start, stop);
			this.path = [];
			this.clips = false;
		} else if (operator === 'q') this.saved.push(from);
		else if (operator === 'Q') {
			const start = this.saved.pop();
			if (start !== undefined) cuts.add(start, end);
		} else if (['Do', 'sh', 'BI', 'MP', 'DP'].includes(operator)) cuts.add(from, end);
	}

	private isModeInvisible(): boolean {
		return this.states.current.mode === INVISIBLE;
	}

	private isInvisible(): boolean {
		const { document, hidden, states } = this;
		const { resource } = states.current;
		// Readers do not agree on whether glyphs of Type 3 fonts show in this mode.
		return hidden.text && this.isModeInvisible() && !isName(document.resolve(document.dict(resource)?.get('Subtype')), 'Type3');
	}

	private async show(operators: ContentOperators): Promise<void> {
		const { debt, from } = this;
		const { current } = this.states;
		const pen = { ...current };
		if (this.goes()) {
			this.cuts.add(from, operators.end);
			await debt.add(operators, pen);
			return;
		}
		this.marks.painted();
		const settled = await debt.settled(pen);
		if (settled !== '') this.cuts.add(from, from, settled);
	}

	private async showOnNextLine(operators: ContentOperators): Promise<void> {
		const { current } = this.states;
		this.debt.forget();
		const { count, operator } = operators;
		const spaces = operator === '"' && count >= 3;
		if (spaces) {
			current.wordSpace = operators.number(count - 3) || 0;
			current.charSpace = operators.number(count - 2) || 0;
		}
		if (!this.goes()) {
			this.marks.painted();
			return;
		}
		this.cuts.add(
			this.from,
			operators.end,
			`${spaces ? `${decimal(current.wordSpace)} Tw ${decimal(current.charSpace)} Tc ` : ''}T*`,
		);
		await this.debt.add(operators, { ...current });
	}

	/** Whether the text at hand goes. */
	private goes(): boolean {
		if (!this.marks.isHidden) {
			if (!this.isInvisible()) return false;
			this.texts++;
		}
		this.marks.removed();
		return true;
	}
}
