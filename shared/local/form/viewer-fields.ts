/** Fields that viewers draw themselves: without an appearance, or by /NeedAppearances (ISO 32000-2, 12.7.3). */
import type { Note } from '../../contract/backend';
import { charactersMissing } from '../../model/font/missing-characters';
import { Appearances } from '../../model/form/appearances';
import { FormModel } from '../../model/form/form-model';
import { FieldValues } from '../../model/form/values';
import type { PdfDocument } from '../../pdf/document';
import { draw } from './fill';
import { missingWords } from './fill-notes';

/** Draws the fields of a form that asks viewers to, so that they show although viewers are asked no longer. */
export async function drawViewerFields(document: PdfDocument, model: FormModel): Promise<Note[]> {
	if (!model.needsAppearances) return [];
	const words = missingWords(await drawFields(document, model, false), new Set());
	return words === '' ? [] : [charactersMissing(words, 'Fill the form before, with a font that has them.')];
}

/** Those without an appearance, too. */
export async function drawUndrawnFields(document: PdfDocument): Promise<void> {
	await drawFields(document, await FormModel.read(document), true);
}

async function drawFields(document: PdfDocument, model: FormModel, missing: boolean): Promise<Appearances['missing']> {
	const values = await FieldValues.read(document, model);
	const appearances = new Appearances(document, model, values);
	await draw(document, model, values, appearances, { missing });
	return appearances.missing;
}
