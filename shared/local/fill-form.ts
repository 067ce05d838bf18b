/** fill_form: writes values into fields and draws them, so that every reader shows them (docs/semantics.md, D32). */
import type { Note } from '../contract/backend';
import { invalidParameters } from '../contract/errors';
import type { FactsOf } from '../contract/operations';
import type { LocalOperation } from './operation';
import { openDocument } from '../pdf/open-document';
import { stripSignatures } from '../model/signature/strip-signatures';
import { save } from '../pdf/write/save';
import { fillFields } from './form/fill';
import { flattenPages } from './form/flatten';
import { refuseForbidden } from './signing/forbidden-values';
import { openForRevision } from './signing/open-for-revision';
import { readFontFile } from '../model/font/font-file';
import { FormModel } from '../model/form/form-model';
import { strippedNotes } from '../model/signature/signature-notes';
import { FieldValues } from '../model/form/values';
import { dropXfa, refuseDynamic } from '../model/form/xfa';
import { addAll } from '../lists';

export const fill_form: LocalOperation<'fill_form'> = async (input, params, job) => {
	const { open_password: password } = params;
	const opened = params.keep_signatures
		? await openForRevision(input.bytes, password, job)
		: { document: await openDocument(input.bytes, job, { password }), signed: [] };
	const { document, signed } = opened;
	const model = await FormModel.read(document);
	refuseDynamic(document, model);
	// Without a signature, there is nothing to keep.
	const isAppended = signed.length > 0;
	if (isAppended) refuseForbidden(document, model, signed, Object.keys(params.values));
	if (model.fields.length === 0)
		throw invalidParameters([{ field: 'file', message: 'has no form fields to fill: give a PDF form' }]);
	const { flatten, unknown_fields: unknownFields } = params;
	const font = params.font && readFontFile(params.font, 'font');
	const filled = await fillFields(document, model, await FieldValues.read(document, model), params.values, {
		unknownFields,
		flatten,
		font,
		isAppended,
	});
	const notes = [...filled.notes, ...(isAppended ? [] : dropXfa(document, 'values'))];
	if (Object.keys(params.values).length === 0) notes.push(NO_VALUES);
	if (flatten) {
		const stripped = await stripSignatures(document, 'keep');
		addAll(notes, strippedNotes(stripped, 'flatten'));
		model.forget(stripped.objects);
		addAll(notes, (await flattenPages(document, model, everyPage(document.pages.count))).notes);
	}
	const pageCount = document.pages.count;
	const facts: FactsOf<'fill_form'> = {
		pageCount,
		filledFields: filled.filled,
		unfilledFields: filled.unfilledFields,
		unusedKeys: filled.unusedKeys,
	};
	return { documents: [{ name: input.name, bytes: await save(document, { append: isAppended }), pageCount }], notes, facts };
};

const everyPage = (count: number): Uint32Array => Uint32Array.from({ length: count }, (_, index) => index + 1);

const NO_VALUES: Note = { code: 'no_values', message: 'No field was filled, because values is empty.', mentions: ['values'] };
