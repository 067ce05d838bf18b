/** Fields whose look a form leaves to viewers, by /NeedAppearances (ISO 32000-2, 12.7.3). */
import type { Note } from '../../contract/backend';
import { charactersMissing } from '../../model/font/missing-characters';
import { Appearances } from '../../model/form/appearances';
import type { FormModel } from '../../model/form/form-model';
import { FieldValues } from '../../model/form/values';
import type { PdfDocument } from '../../pdf/document';
import { draw } from './fill';
import { missingWords } from './fill-notes';

/** Draws them, so that they show although viewers are asked no longer. */
export async function drawViewerFields(document: PdfDocument, model: FormModel): Promise<Note[]> {
	if (!model.needsAppearances) return [];
	const values = await FieldValues.read(document, model);
	const appearances = new Appearances(document, model, values);
	await draw(document, model, values, appearances, { missing: false });
	const words = missingWords(appearances.missing, new Set());
	return words === '' ? [] : [charactersMissing(words, 'Fill the form before, with a font that has them.')];
}
