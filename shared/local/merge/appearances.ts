/** /NeedAppearances is one flag for a whole document: in a merge, it would make viewers draw the fields of the other parts as well. */
import type { Note } from '../../contract/backend';
import { FormModel } from '../../model/form/form-model';
import type { Part } from '../../model/foreign/part';
import { addAll } from '../../lists';
import { drawViewerFields } from '../form/viewer-fields';

/** Draws the fields of forms that leave this to viewers, unless all forms do. */
export async function drawForms(parts: readonly Part[]): Promise<Note[]> {
	const notes: Note[] = [];
	const forms = parts.flatMap(({ document }) => {
		const form = document.dict(document.catalog.get('AcroForm'));
		return form ? [{ document, leftToViewers: document.resolve(form.get('NeedAppearances')) === true }] : [];
	});
	if (forms.every(({ leftToViewers }) => leftToViewers)) return notes;
	for (const { document, leftToViewers } of forms) {
		if (leftToViewers) addAll(notes, await drawViewerFields(document, await FormModel.read(document)));
	}
	return notes;
}
