/** Writes values into fields, and draws what changed (docs/semantics.md, D32). */
import { invalidParameters } from '../../contract/errors';
import type { Note } from '../../contract/backend';
import type { JsonObject } from '../../contract/operations/types';
import type { PdfDocument } from '../../pdf/document';
import { Dict, isName, Name, Stream } from '../../pdf/syntax/values';
import { Appearances, hasAppearance } from '../../model/form/appearances';
import { Assigner, isFillable, type Assignment } from './assign';
import { buttonStates, hasState, setState, stateOf, type WidgetState } from '../../model/form/buttons';
import { FieldNames } from '../../model/form/names';
import { missingNote, tooSmallNote, unfilledNote, unknownNote } from './fill-notes';
import type { FontFile } from '../../model/font/font-file';
import { frameOf } from '../../model/form/drawing/frame';
import { RADIOS_IN_UNISON, type Field, type FormModel, type Widget } from '../../model/form/form-model';
import { scriptNotes } from '../../model/form/scripts';
import { mayShow } from '../../model/form/shows-value';
import { textValue } from '../../model/form/text';
import type { FieldValues } from '../../model/form/values';

export interface Filled {
	readonly notes: readonly Note[];
	/** Keys that name no field. */
	readonly unusedKeys: readonly string[];
	/** Fields that no key names. */
	readonly unfilledFields: readonly string[];
	readonly filled: number;
}

export interface FillOptions {
	readonly unknownFields: 'error' | 'ignore';
	readonly flatten: boolean;
	readonly font: FontFile | undefined;
	/** Whether the values are appended to signed content, of which nothing else may change (docs/semantics.md, §35.3). */
	readonly isAppended: boolean;
}

/** @throws OctavoError `invalid_parameters` with all that is wrong with the values. */
export async function fillFields(
	document: PdfDocument,
	model: FormModel,
	values: FieldValues,
	given: JsonObject,
	{ unknownFields, flatten, font, isAppended }: FillOptions,
): Promise<Filled> {
	const withNames = model.fields.filter(({ name }) => name !== '');
	const names = await FieldNames.indexFields(withNames, document.job.pace);
	const { assignments, unknown, issues } = await new Assigner(document, model, values, names).assign(given, unknownFields);
	if (issues.length > 0) throw invalidParameters(issues);
	const appearances = new Appearances(document, model, values, font);
	const written: Assignment[] = [];
	for (const assignment of assignments) {
		const { field, same } = assignment;
		if (same && isTextField(field) && staysAsItIs(document, values, field, isAppended)) continue;
		written.push(assignment);
		const due = document.job.pace.step(3000 + values.costOf(field));
		if (due) await due;
		writeValue(document, model, values, appearances, assignment);
	}
	const fields = new Set(written.map(({ field }) => field));
	const kept = new Set(written.filter(({ same }) => same).map(({ field }) => field));
	await draw(document, model, values, appearances, { fields, kept, missing: flatten, isAppended });
	const named = new Set(assignments.map(({ field }) => field));
	const unfilledFields = model.fields.filter((field) => isFillable(field) && !named.has(field)).map(({ name }) => name);
	return {
		notes: [
			...unknownNote(unknown, unfilledFields),
			...(unknownFields === 'ignore' ? unfilledNote(unfilledFields) : []),
			...missingNote(appearances.missing, new Set(written.filter(({ same }) => !same).map(({ field }) => field)), font),
			...tooSmallNote([...appearances.tooSmall], flatten),
			...scriptNotes(
				document,
				model,
				[...fields],
				written.some(({ same }) => !same),
			),
		],
		unusedKeys: unknown,
		unfilledFields,
		filled: assignments.length,
	};
}

export interface ToDraw {
	/** Fields that got a value. */
	readonly fields?: ReadonlySet<Field>;
	/** Those of them that had their value before. */
	readonly kept?: ReadonlySet<Field>;
	/** Whether fields without an appearance get one, too. */
	readonly missing: boolean;
	/** Whether other fields, and what the form asks of viewers, stay as they were signed. */
	readonly isAppended?: boolean;
}

/**
 * Draws `fields`; where the form asks viewers to draw it, all fields. A character that no font has is drawn as a box, but not where
 * the user gave no new value and the form shows something already, or needs to show nothing.
 */
export async function draw(
	document: PdfDocument,
	model: FormModel,
	values: FieldValues,
	appearances: Appearances,
	{ fields = new Set(), kept = new Set(), missing, isAppended = false }: ToDraw,
): Promise<void> {
	const all = model.needsAppearances && !isAppended;
	for (const field of model.fields) {
		const lacking = missing && lacksAppearance(document, field);
		if (!all && !fields.has(field) && !lacking) continue;
		if (isTextField(field) || field.kind === 'button') {
			const isNew = fields.has(field) && !kept.has(field);
			await appearances.plan(field, { wholly: !isNew && !lacking && (!all || isDrawn(document, values, field)) });
		} else if (field.kind === 'checkbox' || field.kind === 'radio') {
			const states = buttonStates(document, model, field);
			if (states.all.some((state) => state.missing)) drawMissing(document, model, appearances, field);
			if (all && !fields.has(field)) showValue(document, model, field);
			const due = document.job.pace.step(3000);
			if (due) await due;
		}
	}
	await appearances.finish();
	const { form } = model;
	if (!form || !all) return;
	document.edit(form.holder);
	form.dict.delete('NeedAppearances');
}

/**
 * Whether a field that has the value already is left alone: unless its widgets show another value, or nothing. In signed content
 * it may show nothing, because signatures do not permit a new look of an old value.
 */
const staysAsItIs = (document: PdfDocument, values: FieldValues, field: Field, isAppended: boolean): boolean =>
	isDrawn(document, values, field) ? mayShow(document, field, values.of(field)) : isAppended;

const isTextField = ({ kind }: Field): boolean =>
	kind === 'text' || kind === 'password' || kind === 'dropdown' || kind === 'list';

/** Draws states that are missing, and sets the widgets to the value that the field has. */
function drawMissing(document: PdfDocument, model: FormModel, appearances: Appearances, field: Field): void {
	const states = buttonStates(document, model, field);
	const value = model.inherited(field.nodes[0]!, 'V');
	appearances.drawStates(field, states);
	for (const { widget, state, missing } of states.all) {
		if (!missing) continue;
		document.edit(widget.number);
		widget.dict.set('AS', new Name(isName(value, state) ? state : 'Off'));
	}
}

/** Puts the widgets into the state that the value of the field names: the form says that they may show another one. */
function showValue(document: PdfDocument, model: FormModel, field: Field): void {
	const state = stateOf(document, model, field);
	const isStored = model.inherited(field.nodes[0]!, 'V') !== null;
	const names = (widget: Widget): boolean => state === undefined || hasState(document, widget, state);
	// Widgets are left as they are if the value names a state that none of them has.
	if (isStored && field.widgets.some(names)) setState(document, field, state, widgetsOfState(document, field, state));
}

/** Sets the value of a field, not yet its appearance; buttons are set altogether. */
function writeValue(
	document: PdfDocument,
	model: FormModel,
	values: FieldValues,
	appearances: Appearances,
	{ field, assigned, same }: Assignment,
): void {
	if (field.kind === 'checkbox' || field.kind === 'radio') {
		if (assigned.kind === 'kept') {
			const state = stateOf(document, model, field);
			setState(document, field, state, widgetsOfState(document, field, state));
		} else writeState(document, model, appearances, field, assigned.kind === 'state' ? assigned.state : undefined, same);
		return;
	}
	const chosen = new Set(assigned.kind === 'choices' ? assigned.values : []);
	const indices: number[] = [];
	for (const [index, { value }] of values.choices(field).entries()) if (chosen.has(value)) indices.push(index);
	for (const node of field.nodes) {
		document.edit(node.number);
		node.dict.delete('RV');
		if (assigned.kind === 'kept') continue;
		node.dict.delete('I');
		if (assigned.kind === 'text') node.dict.set('V', textValue(assigned.text));
		else if (assigned.kind === 'choices') {
			const stored = assigned.values.map(textValue);
			values.keepTexts(stored, assigned.values);
			node.dict.set('V', stored.length === 1 ? stored[0]! : stored);
			if (indices.length > 0) node.dict.set('I', indices);
		} else {
			node.dict.delete('V');
			// Otherwise the value of an ancestor would be inherited.
			if (model.inherited(node, 'V') !== null) node.dict.set('V', textValue(''));
		}
	}
	const nodes = new Set(field.nodes);
	for (const { node, number } of field.widgets) {
		if (nodes.has(node) || !(node.dict.has('V') || node.dict.has('RV'))) continue;
		document.edit(number);
		node.dict.delete('V');
		node.dict.delete('RV');
	}
}

function writeState(
	document: PdfDocument,
	model: FormModel,
	appearances: Appearances,
	field: Field,
	wanted: WidgetState | undefined,
	same: boolean,
): void {
	const states = buttonStates(document, model, field);
	if (wanted && states.all.some(({ missing }) => missing)) appearances.drawStates(field, states);
	setState(document, field, wanted?.state, widgetsOfState(document, field, wanted?.state, same ? undefined : wanted?.widget));
}

/**
 * The widgets that are on in a state. Radio buttons of one state turn on together only where the form says so; otherwise it is
 * `chosen`, else the one that is on already, else the first.
 */
function widgetsOfState(
	document: PdfDocument,
	field: Field,
	state: string | undefined,
	chosen?: Widget,
): (widget: Widget) => boolean {
	if (state === undefined || field.kind !== 'radio' || field.flags & RADIOS_IN_UNISON) return () => true;
	const able = field.widgets.filter((widget) => hasState(document, widget, state));
	const one = chosen ?? able.find(({ dict }) => isName(document.resolve(dict.get('AS')), state)) ?? able[0];
	return (widget) => widget === one;
}

/** Whether the widgets of a text field show something for its value; text is not read, only whether there is any. */
function isDrawn(document: PdfDocument, values: FieldValues, field: Field): boolean {
	const hasText = values.of(field) !== null;
	return field.widgets.every(({ dict }) => {
		const normal = document.resolve(document.dict(dict.get('AP'))?.get('N'));
		if (normal instanceof Dict) return true;
		if (!(normal instanceof Stream)) return frameOf(document, dict) === undefined;
		if (!hasText) return true;
		try {
			return SHOWS.test(Buffer.from(document.decoded(normal)).toString('latin1'));
		} catch {
			return false;
		}
	});
}

/** Something that is shown: text, a form or an image. */
const SHOWS = /\b(?:Tj|TJ|Do|BI)\b|['"]\s/;

/** Whether a widget has no appearance: readers draw its value, its caption and its frame themselves. */
const lacksAppearance = (document: PdfDocument, field: Field): boolean =>
	field.kind !== 'signature' && field.widgets.some((widget) => !hasAppearance(document, widget));
