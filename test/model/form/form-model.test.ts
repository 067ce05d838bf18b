/** The fields of a form as operations see them. */
import { FormModel } from '../../../shared/model/form/form-model';
import { openDocument } from '../../../shared/pdf/open-document';
import { job } from '../../support/hosts/local';
import { form, text } from '../../support/documents/forms';

const opened = async (...widgets: string[]) => {
	const document = await openDocument(form(widgets), job());
	return { document, model: await FormModel.read(document) };
};

test('forgets objects that were removed from the document, and those that no longer belong to a form', async () => {
	const { document, model } = await opened(text('a'), text('b'), text('c'), text('a', '20 60 220 80'));
	document.remove(62);
	model.forget(new Set([63]));
	expect([...model.numbers()]).toEqual([64, 65]);
	expect([...model.widgets.keys()]).toEqual([64, 65]);
	expect(model.fields.map(({ name, nodes, widgets }) => [name, nodes.length, widgets.length])).toEqual([
		['a', 1, 1],
		['c', 1, 1],
	]);
	expect([...model.byName.keys()]).toEqual(['a', 'c']);
	document.editCatalog().delete('AcroForm');
	model.forget(new Set());
	expect(model.form).toBeUndefined();
});

test('is the model that reading again would give', async () => {
	const { document, model } = await opened(text('a'), text('b'), text('c'));
	document.remove(63);
	model.forget(new Set());
	const again = await FormModel.read(document);
	expect([...model.numbers()]).toEqual([...again.numbers()]);
	expect(model.fields.map(({ name }) => name)).toEqual(again.fields.map(({ name }) => name));
});
