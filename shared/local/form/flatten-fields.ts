/** Fields of pages become content, as they look: with the appearances that they lack (docs/semantics.md, §22.4). */
import type { Document, Note } from '../../contract/backend';
import type { PdfDocument } from '../../pdf/document';
import { stripSignatures } from '../../model/signature/strip-signatures';
import { strippedNotes } from '../../model/signature/signature-notes';
import { readFontFile } from '../../model/font/font-file';
import { Appearances } from '../../model/form/appearances';
import { FormModel, type Field } from '../../model/form/form-model';
import { FieldValues } from '../../model/form/values';
import { dropXfa, refuseDynamic } from '../../model/form/xfa';
import { draw } from './fill';
import { missingNote, tooSmallNote } from './fill-notes';
import { flattenPages } from './flatten';

export interface FlattenedFields {
	/** How many widgets became content. */
	readonly widgets: number;
	/** Whether there was nothing to do, no signature field either. */
	readonly isEmpty: boolean;
	readonly notes: readonly Note[];
}

/** @param pages one-based, ascending, at least one */
export async function flattenFields(document: PdfDocument, pages: Uint32Array, fontFile?: Document): Promise<FlattenedFields> {
	const stripped = await stripSignatures(document, 'keep');
	const model = await FormModel.read(document);
	refuseDynamic(document, model);
	const values = await FieldValues.read(document, model);
	const font = fontFile && readFontFile(fontFile, 'font');
	const appearances = new Appearances(document, model, values, font);
	await draw(document, model, values, appearances, { missing: true });
	const selected = new Set(pages);
	const isFlattened = ({ widgets }: Field): boolean => widgets.some((widget) => widget.pages.some((page) => selected.has(page)));
	const missing = new Map([...appearances.missing].filter(([field]) => isFlattened(field)));
	const tooSmall = [...appearances.tooSmall];
	const isKept = (field: Field): boolean => !isFlattened(field);
	const before = [
		...strippedNotes(stripped, 'flatten'),
		...missingNote(missing, new Set(), font),
		...tooSmallNote(tooSmall.filter(isFlattened), true),
		...tooSmallNote(tooSmall.filter(isKept), false),
		...dropXfa(document, 'values'),
	];
	const { widgets, notes } = await flattenPages(document, model, pages);
	return { widgets, isEmpty: widgets === 0 && stripped.fields.length === 0, notes: [...before, ...notes] };
}
