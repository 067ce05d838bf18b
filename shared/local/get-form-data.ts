/** get_form_data: fields and values of a form as JSON. */
import type { LocalOperation } from './operation';
import { openDocument } from '../pdf/open-document';
import { formData } from './form/data';
import { FormModel } from '../model/form/form-model';
import { FieldValues } from '../model/form/values';

export const get_form_data: LocalOperation<'get_form_data'> = async (input, { open_password }, job) => {
	const document = await openDocument(input.bytes, job, { password: open_password });
	const model = await FormModel.read(document);
	const data = await formData(document, model, await FieldValues.read(document, model));
	const pageCount = document.pages.count;
	return { documents: [{ ...input, pageCount }], data, notes: [], facts: { pageCount, fieldCount: model.fields.length } };
};
