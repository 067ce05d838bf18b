/** The states of check boxes and radio buttons (ISO 32000-2, 12.7.5.2): their names, and what users call them. */
import type { OctavoError } from '../../contract/errors';
import type { PdfDocument } from '../../pdf/document';
import { limitExceeded } from '../../pdf/limits';
import { Dict, Name, Str } from '../../pdf/syntax/values';
import type { Field, FormModel, Widget } from './form-model';
import { latin1Text, stateText, fieldText } from './text';

export interface WidgetState {
	readonly widget: Widget;
	readonly index: number;
	/** The name of the appearance, its bytes as characters. */
	readonly state: string;
	/** The export value: of /Opt, else the state's name. */
	readonly name: string;
	/** Whether the widget has no appearance for it. */
	readonly missing: boolean;
}

export interface ButtonStates {
	/** Every on state of every widget. */
	readonly all: readonly WidgetState[];
	/** The export values, each once. */
	readonly names: readonly string[];
}

/** The name of the state that a field is in; undefined when it is off. */
export function stateOf(document: PdfDocument, model: FormModel, field: Field, key: 'V' | 'DV' = 'V'): string | undefined {
	const value = model.inherited(field.nodes[0]!, key);
	const name = value instanceof Name ? value.text : value instanceof Str ? latin1Text(value.bytes) : undefined;
	if (name !== undefined) return name === 'Off' ? undefined : name;
	if (key === 'DV') return undefined;
	// Viewers go by the widgets.
	for (const { dict } of field.widgets) {
		const state = document.resolve(dict.get('AS'));
		if (state instanceof Name && state.text !== 'Off') return state.text;
	}
	return undefined;
}

/** The on states of a widget: names of its normal appearances but Off (12.7.5.2.3). */
function statesOf(document: PdfDocument, widget: Widget): string[] {
	const normal = document.resolve(document.dict(widget.dict.get('AP'))?.get('N'));
	return normal instanceof Dict ? [...normal.keys()].filter((state) => state !== 'Off') : [];
}

/** States of one field: widgets can share a dictionary of thousands. */
const MOST_STATES = 50_000;
/** The cost of a state, see `Pace`. */
const COST = 100;

/** The on states of a field's widgets; widgets without one get one, which is not drawn yet. */
export function buttonStates(document: PdfDocument, model: FormModel, field: Field): ButtonStates {
	const options = model.inherited(field.nodes[0]!, 'Opt');
	const texts = Array.isArray(options) ? options : [];
	let count = 0;
	const known = field.widgets.map((widget) => {
		const states = statesOf(document, widget);
		count += states.length;
		if (count > MOST_STATES) throw tooManyStates();
		return states;
	});
	document.job.pace.add(COST * count);
	const usual = known.find((states) => states.length > 0)?.[0] ?? stateOf(document, model, field) ?? 'Yes';
	const all = field.widgets.flatMap((widget, index): WidgetState[] => {
		// Fields may share thousands of texts, of which each needs those of its widgets.
		const text = fieldText(document, document.resolve(texts[index]));
		const name = (state: string): string => text ?? stateText(state);
		const states = known[index]!;
		if (states.length > 0) return states.map((state) => ({ widget, index, state, name: name(state), missing: false }));
		const current = document.resolve(widget.dict.get('AS'));
		const own = current instanceof Name && current.text !== 'Off' ? current.text : undefined;
		// Radio buttons are told apart by their states; boxes of one name are ticked together.
		const state = own ?? (field.kind === 'radio' || texts.length > 0 ? String(index) : usual);
		return [{ widget, index, state, name: name(state), missing: true }];
	});
	return { all, names: [...new Set(all.map(({ name }) => name))] };
}

const tooManyStates = (): OctavoError =>
	limitExceeded(
		'nodes',
		`A field of the document has more than ${MOST_STATES} states`,
		'Open it in another PDF program and save it again',
	);

/** Whether the widget has an appearance for the state. */
export function hasState(document: PdfDocument, widget: Widget, state: string): boolean {
	const normal = document.resolve(document.dict(widget.dict.get('AP'))?.get('N'));
	return normal instanceof Dict && normal.has(state);
}

/** Sets /V of a button field and /AS of its widgets. `on`: the widgets' state; undefined for off. */
export function setState(document: PdfDocument, field: Field, state: string | undefined, on: (widget: Widget) => boolean): void {
	for (const node of field.nodes) {
		document.edit(node.number);
		node.dict.set('V', new Name(state ?? 'Off'));
	}
	for (const widget of field.widgets) {
		document.edit(widget.number);
		const has = state !== undefined && hasState(document, widget, state) && on(widget);
		widget.dict.set('AS', new Name(has ? state : 'Off'));
		if (!field.nodes.includes(widget.node)) widget.dict.delete('V');
	}
}
