/** XFA forms (deprecated in PDF 2.0), which repeat fields and values in their own XML. */
import { OctavoError } from '../../contract/errors';
import type { Note } from '../../contract/backend';
import type { PdfDocument } from '../../pdf/document';
import { catalogEntry } from '../tree/removal';
import type { FormModel } from './form-model';

/** `static`: beside fields of AcroForm; `dynamic`: its pages exist only in XFA viewers. */
export type Xfa = 'none' | 'static' | 'dynamic';

export function xfaOf(document: PdfDocument, model: FormModel): Xfa {
	if (!model.form?.dict.has('XFA')) return 'none';
	const rendered = document.resolve(document.catalog.get('NeedsRendering')) === true;
	return rendered || !model.fields.some(({ kind }) => kind !== 'unknown') ? 'dynamic' : 'static';
}

/** @throws OctavoError `invalid_parameters` for a form whose fields only XFA viewers make. */
export function refuseDynamic(document: PdfDocument, model: FormModel): void {
	if (xfaOf(document, model) !== 'dynamic') return;
	const message = 'is a dynamic XFA form, whose pages and fields only Adobe viewers show';
	throw new OctavoError('invalid_parameters', `file: ${message}`, {
		issues: [{ field: 'file', message }],
		advice: 'Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA',
	});
}

/** Removes the XFA form: viewers that support XFA would show its values instead of those of the fields. */
export function dropXfa(document: PdfDocument, because: keyof typeof REMOVED_XFA): Note[] {
	const form = catalogEntry(document, 'AcroForm');
	if (!form?.dict.has('XFA')) return [];
	document.edit(form.holder);
	form.dict.delete('XFA');
	if (document.catalog.has('NeedsRendering')) document.editCatalog().delete('NeedsRendering');
	return [xfaRemoved(because)];
}

const REMOVED_XFA = {
	values: 'it would still show the old values.',
	pages: 'it described removed pages. The fields themselves remain.',
	scripts: 'it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.',
	private: 'its data repeats the values of fields, also of hidden ones. The fields themselves remain.',
	places: 'it says where fields are on the pages. The fields themselves remain.',
	merge: 'XFA forms cannot be merged. The fields themselves remain.',
} as const;

export const xfaRemoved = (because: keyof typeof REMOVED_XFA): Note => ({
	code: 'xfa_removed',
	message: `The XFA version of the form was removed, because ${REMOVED_XFA[because]}`,
});
