/** Scripts of a form (ISO 32000-2, 12.6.3 and 12.7.6.4): counted, named, and never run. */
import type { Note } from '../../contract/backend';
import type { PdfDocument } from '../../pdf/document';
import { isRef, type Dict, type Value } from '../../pdf/syntax/values';
import { listNames } from '../../sentences';
import { isScript } from './document-scripts';
import type { Field, FormModel } from './form-model';

/** Scripts that run when a value changes: keystroke, format, validate, calculate. */
const OF_VALUES = ['K', 'F', 'V', 'C'];

/** Of a field or a widget, and of an action, see `Pace`. */
const COST = 500;

/** How many scripts fields and widgets have. */
export async function countScripts(document: PdfDocument, model: FormModel): Promise<number> {
	const { pace } = document.job;
	/** Of dictionaries of actions, which any number of widgets may share. */
	const known = new Map<Dict, number>();
	let count = 0;
	for (const field of model.fields)
		for (const dict of new Set([...field.nodes, ...field.widgets].map((one) => one.dict))) {
			const due = pace.step(COST);
			if (due) await due;
			if (hasScript(document, dict.get('A'))) count++;
			const actions = document.dict(dict.get('AA'));
			if (!actions) continue;
			let scripts = known.get(actions);
			if (scripts === undefined) {
				scripts = [...actions.values()].filter((action) => hasScript(document, action)).length;
				known.set(actions, scripts);
				pace.add(COST * actions.size);
			}
			count += scripts;
		}
	return count;
}

/** Notes about scripts that did not run when `written` were drawn; `isChanged`: some of them got a value that they did not have. */
export function scriptNotes(document: PdfDocument, model: FormModel, written: readonly Field[], isChanged: boolean): Note[] {
	const notes: Note[] = [];
	const numbers = new Set(written.flatMap(({ nodes }) => nodes.map(({ number }) => number)));
	const scripted = written.filter((field) => hasValueScripts(document, field));
	if (scripted.length > 0) notes.push(scriptsNotRun(scripted.map(({ name }) => name)));
	if (!isChanged) return notes;
	const calculated = (document.array(model.form?.dict.get('CO')) ?? []).flatMap((item) =>
		isRef(item) && !numbers.has(item.number) ? [nameOfScript(model, item.number)] : [],
	);
	const names = [...new Set(calculated)].filter((name) => name !== '');
	if (names.length > 0) notes.push(notRecalculated(names));
	return notes;
}

const scriptsNotRun = (fields: readonly string[]): Note => ({
	code: 'scripts_not_run',
	message: `Scripts that format or check values were not run: ${listNames(fields)}. The values are drawn as they were given.`,
});

const notRecalculated = (fields: readonly string[]): Note => ({
	code: 'fields_not_recalculated',
	message: `Fields that the form calculates keep their values, because scripts are not run: ${listNames(fields)}. Fill them as well if they changed.`,
});

/** Whether scripts format or check what a field holds. */
export function hasValueScripts(document: PdfDocument, { nodes, widgets }: Field): boolean {
	return [...nodes, ...widgets].some(({ dict }) => {
		const actions = document.dict(dict.get('AA'));
		return actions && OF_VALUES.some((key) => hasScript(document, actions.get(key)));
	});
}

function nameOfScript(model: FormModel, number: number): string {
	return model.node(number)?.name ?? '';
}

function hasScript(document: PdfDocument, action: Value | undefined): boolean {
	const found = document.dict(action);
	return found !== undefined && isScript(document, found);
}
