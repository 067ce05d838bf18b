/** Questions about documents: each is answered once, until the document changes. */
import { rememberAnswers } from '../../../shared/model/tree/remembered';
import { openDocument } from '../../../shared/pdf/open-document';
import { job } from '../../support/hosts/local';
import { rawPages } from '../../support/documents/raw';

test('answers once for each document, and again after a change', async () => {
	const one = await openDocument(rawPages(2, {}), job());
	const other = await openDocument(rawPages(3, {}), job());
	let asked = 0;
	const question = rememberAnswers((document) => {
		asked++;
		return document.catalog.has('Lang') ? undefined : document.pages.count;
	});
	expect([question(one), question(other), question(one), question(other)]).toEqual([2, 3, 2, 3]);
	expect(asked).toBe(2);
	const catalog = one.editCatalog();
	expect(question(one)).toBe(2);
	catalog.set('Lang', null);
	expect(question(one)).toBeUndefined();
	expect(question(other)).toBe(3);
	expect(asked).toBe(4);
});

test('remembers that there is no answer', async () => {
	const document = await openDocument(rawPages(1, {}), job());
	let asked = 0;
	const question = rememberAnswers(() => {
		asked++;
	});
	question(document);
	question(document);
	expect(asked).toBe(1);
});
