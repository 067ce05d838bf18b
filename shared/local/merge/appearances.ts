/** /NeedAppearances is one flag for a whole document: in a merge, it would make viewers draw the fields of the other parts as well. */
import { Appearances } from '../../model/form/appearances';
import { draw } from '../form/fill';
import { FormModel } from '../../model/form/form-model';
import { FieldValues } from '../../model/form/values';
import type { Part } from '../../model/foreign/part';

/** Draws the fields of forms that leave this to viewers, unless all forms do. The flag stays where no font of ours is enough. */
export async function drawForms(parts: readonly Part[]): Promise<void> {
	const forms = parts.flatMap(({ document }) => {
		const form = document.dict(document.catalog.get('AcroForm'));
		return form ? [{ document, leftToViewers: document.resolve(form.get('NeedAppearances')) === true }] : [];
	});
	if (forms.every(({ leftToViewers }) => leftToViewers)) return;
	for (const { document, leftToViewers } of forms) {
		if (!leftToViewers) continue;
		const model = await FormModel.read(document);
		const values = await FieldValues.read(document, model);
		await draw(document, model, values, new Appearances(document, model, values), { missing: false });
	}
}
