/** Values of a form from the JSON of the item (docs/semantics.md, D32). */
import type { IDataObject } from 'n8n-workflow';
import { executeItems } from '../../../nodes/OctavoPdf/execute';
import { data as formData, form, text } from '../../support/documents/forms';
import { harness, parametersOf } from '../execute-functions';

async function fillFrom(json: IDataObject, fields: readonly string[], combined = false) {
	const file = { bytes: form(fields.map((name) => text(name))), fileName: 'form.pdf' };
	const parameters = parametersOf({ resource: 'form', operation: 'fillForm', valuesFrom: 'itemJson' });
	const made = harness({ parameters, items: [{ json, files: { data: file } }], combined });
	const [item] = await executeItems(made.context);
	const { fields: filled } = (await formData(made.bytesOf(item?.binary?.data))) as { fields: { name: string; value: unknown }[] };
	return { hints: made.hints, json: item?.json, values: filled.map(({ name, value }) => [name, value]) };
}

it('fills fields of the form that are named as what file nodes or this node add to items', async () => {
	const given = { notes: 'call first', pdf: 'by mail', size: 'XL', fileName: 'order.pdf', pageCount: 3 };
	const { values, hints } = await fillFrom(given, ['notes', 'pdf', 'size', 'fileName', 'pageCount']);
	expect(values).toEqual([
		['notes', 'call first'],
		['pdf', 'by mail'],
		['size', 'XL'],
		['fileName', 'order.pdf'],
		['pageCount', '3'],
	]);
	expect(hints).toEqual([]);
});

it('reports unused values once, but not what this node or a file node adds to items', async () => {
	const given = {
		name: 'Ada',
		row: 7,
		fileName: 'form.pdf',
		fileSize: '9 kB',
		pdf: { name: 'Eve', notes: ['of the step before'] },
	};
	const { values, hints, json } = await fillFrom(given, ['name', 'notes'], true);
	expect(values).toEqual([
		['name', 'Ada'],
		['notes', null],
	]);
	expect(hints).toEqual(['One name is not in the form and not used: row.', 'One field of the form got no value: notes.']);
	expect(json).toMatchObject({ row: 7, pdf: { unusedKeys: ['row'], unfilledFields: ['notes'] } });
});

it('suggests the field for a header that is misspelled, and reads headers without the blanks around them', async () => {
	const { values, hints } = await fillFrom({ ' name ': 'Ada', citty: 'Paris' }, ['name', 'city']);
	expect(values).toEqual([
		['name', 'Ada'],
		['city', null],
	]);
	expect(hints[0]).toBe('One name is not in the form and not used: citty (did you mean city?).');
});

it('leaves out members that are undefined, and refuses those that are not numbers', async () => {
	const { values, hints } = await fillFrom({ name: 'Ada', city: undefined }, ['name', 'city']);
	expect(values).toEqual([
		['name', 'Ada'],
		['city', null],
	]);
	expect(hints).toEqual(['One field of the form got no value: city.']);
	await expect(fillFrom({ name: NaN }, ['name'])).rejects.toMatchObject({
		message: expect.stringMatching(/^Values From: “name” is NaN, which JSON does not have/),
	});
});

it('says where the names of the fields are', async () => {
	await expect(fillFrom({ row: 7 }, ['name'])).rejects.toMatchObject({
		description: 'Get Form Data lists the names and options of the fields, Edit Fields renames those of the item',
	});
});

it('stops an item of which no value fits', async () => {
	await expect(fillFrom({ row: 7, fileName: 'form.pdf' }, ['name'])).rejects.toThrow(
		/^Values From: none of the 2 names \(row, fileName\) is a field of the form, which has “name”/,
	);
});
