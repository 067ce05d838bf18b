/** Writes values into fields, and draws what changed (docs/semantics.md, D32). */
import { invalidParameters } from '../../errors';
import type { Note } from '../../backend';
import type { JsonObject } from '../../operations/types';
import type { PdfDocument } from '../../pdf/document';
import { Dict, isName, Name, Stream } from '../../pdf/syntax/values';
import { Appearances } from './appearances';
import { Assigner, isFillable, type Assigned } from './assign';
import { buttonStates, setState, type WidgetState } from './buttons';
import { frameOf } from './drawing/frame';
import { RADIOS_IN_UNISON, type Field, type FormModel } from './model';
import { listed, quoted } from './names';
import { scriptNotes } from './scripts';
import { textValue } from './text';
import type { FieldValues } from './values';

export interface Filled {
	readonly notes: readonly Note[];
	/** Keys that name no field. */
	readonly unusedKeys: readonly string[];
	/** Fields that no key names. */
	readonly unfilledFields: readonly string[];
	readonly filled: number;
}

/** @throws OctavoError `invalid_parameters` with all that is wrong with the values. */
export async function fillFields(
	document: PdfDocument,
	model: FormModel,
	values: FieldValues,
	given: JsonObject,
	{ unknownFields, flatten }: { unknownFields: 'error' | 'ignore'; flatten: boolean },
): Promise<Filled> {
	const { assignments, unknown, issues } = new Assigner(document, model, values).assign(given, unknownFields);
	if (issues.length > 0) throw invalidParameters(issues);
	const appearances = new Appearances(document, model, values);
	const touched = new Set<Field>();
	const changed: Field[] = [];
	for (const { field, assigned } of assignments) {
		if (assigned) {
			write(document, model, values, appearances, field, assigned);
			changed.push(field);
		}
		if (assigned || !isDrawn(document, values, field)) touched.add(field);
		const due = document.job.pace.step(3000);
		if (due) await due;
	}
	const left = await draw(document, model, values, appearances, touched, flatten);
	if (left.length > 0 && flatten)
		throw invalidParameters([
			{
				field: 'values',
				message: `no font at hand has all characters of ${quoted(left.slice(0, 10).map(({ name }) => name))}, so they cannot become content of the page; leave out flatten, and viewers will show these fields`,
			},
		]);
	const named = new Set(assignments.map(({ field }) => field));
	const unfilledFields = model.fields.filter((field) => isFillable(field) && !named.has(field)).map(({ name }) => name);
	return {
		notes: [
			...unknownNote(unknown),
			...(unknownFields === 'ignore' ? unfilledNote(unfilledFields) : []),
			...leftNote(left),
			...scriptNotes(document, model, changed),
		],
		unusedKeys: unknown,
		unfilledFields,
		filled: assignments.length,
	};
}

/**
 * Draws `fields`; where the form asks viewers to draw it, all fields. Returns the fields that no font of ours can draw: these are
 * left to the viewer.
 */
export async function draw(
	document: PdfDocument,
	model: FormModel,
	values: FieldValues,
	appearances: Appearances,
	fields: ReadonlySet<Field>,
	missing: boolean,
): Promise<Field[]> {
	const all = model.needsAppearances;
	const left: Field[] = [];
	for (const field of model.fields) {
		const lacking = missing && lacksAppearance(document, field);
		if (!all && !fields.has(field) && !lacking) continue;
		if (isText(field)) {
			// What a form shows already is better than nothing.
			if (!(await appearances.plan(field)) && !(missing && !fields.has(field) && isDrawn(document, values, field)))
				left.push(field);
		} else if (field.kind === 'checkbox' || field.kind === 'radio') {
			const states = buttonStates(document, model, field);
			if (states.all.some((state) => state.missing)) drawMissing(document, model, appearances, field);
		}
	}
	await appearances.finish();
	for (const field of left) if (fields.has(field)) dropAppearances(document, field);
	const { form } = model;
	if (form && (left.length > 0 || all)) {
		document.edit(form.holder);
		if (left.length > 0) form.dict.set('NeedAppearances', true);
		else form.dict.delete('NeedAppearances');
	}
	return left;
}

const isText = ({ kind }: Field): boolean => kind === 'text' || kind === 'password' || kind === 'dropdown' || kind === 'list';

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

/** Sets the value of a field, not yet its appearance; buttons are set altogether. */
function write(
	document: PdfDocument,
	model: FormModel,
	values: FieldValues,
	appearances: Appearances,
	field: Field,
	assigned: Assigned,
): void {
	if (field.kind === 'checkbox' || field.kind === 'radio') {
		writeState(document, model, appearances, field, assigned.kind === 'state' ? assigned.state : undefined);
		return;
	}
	for (const node of field.nodes) {
		document.edit(node.number);
		node.dict.delete('RV');
		node.dict.delete('I');
		if (assigned.kind === 'text') node.dict.set('V', textValue(assigned.text));
		else if (assigned.kind === 'choices') {
			const stored = assigned.values.map(textValue);
			node.dict.set('V', stored.length === 1 ? stored[0]! : stored);
			const chosen = new Set(assigned.values);
			const indices = values.choices(field).flatMap(({ value }, index) => (chosen.has(value) ? [index] : []));
			if (indices.length > 0) node.dict.set('I', indices);
		} else {
			node.dict.delete('V');
			// What an ancestor says would come through.
			if (model.inherited(node, 'V') !== null) node.dict.set('V', textValue(''));
		}
	}
	for (const { node, number } of field.widgets) {
		if (field.nodes.includes(node) || !(node.dict.has('V') || node.dict.has('RV'))) continue;
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
): void {
	const states = buttonStates(document, model, field);
	if (wanted && states.all.some(({ missing }) => missing)) appearances.drawStates(field, states);
	const alone = field.kind === 'radio' && (field.flags & RADIOS_IN_UNISON) === 0;
	// Radio buttons of one state turn on together only where the form says so; then the first one is meant.
	setState(document, field, wanted?.state, (widget) => !alone || widget === wanted?.widget);
}

/** Whether the widgets show what the field has; text is not read, only whether there is any. */
export function isDrawn(document: PdfDocument, values: FieldValues, field: Field): boolean {
	const hasText = isText(field) && values.of(field) !== null;
	return field.widgets.every(({ dict }) => {
		const normal = document.resolve(document.dict(dict.get('AP'))?.get('N'));
		if (normal instanceof Dict) return true;
		if (!(normal instanceof Stream))
			return frameOf(document, dict) === undefined || field.kind === 'button' || field.kind === 'signature';
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

/** Whether a widget has no appearance: readers draw its value and its frame themselves. */
const lacksAppearance = (document: PdfDocument, field: Field): boolean =>
	field.kind !== 'button' &&
	field.kind !== 'signature' &&
	field.widgets.some(({ dict }) => document.dict(dict.get('AP'))?.has('N') !== true);

function dropAppearances(document: PdfDocument, field: Field): void {
	for (const { number, dict } of field.widgets) {
		document.edit(number);
		dict.delete('AP');
	}
}

function unknownNote(unknown: readonly string[]): Note[] {
	if (unknown.length === 0) return [];
	const names = unknown.length === 1 ? 'One name is' : `${unknown.length} names are`;
	return [{ code: 'unknown_fields_ignored', message: `${names} not in the form and not used: ${listed(unknown)}.` }];
}

/** For values that come as they are, such as the row of a table: a renamed column shows here. */
function unfilledNote(unfilled: readonly string[]): Note[] {
	if (unfilled.length === 0) return [];
	const fields = unfilled.length === 1 ? 'One field' : `${unfilled.length} fields`;
	return [{ code: 'fields_not_filled', message: `${fields} of the form got no value: ${listed(unfilled)}.` }];
}

function leftNote(left: readonly Field[]): Note[] {
	if (left.length === 0) return [];
	const fields = left.length === 1 ? 'one field' : `${left.length} fields`;
	return [
		{
			code: 'appearance_left_to_viewer',
			message: `No font at hand has all characters of ${fields}: ${listed(left.map(({ name }) => name))}. The values are stored; viewers that draw fields show them, others leave them blank.`,
		},
	];
}
