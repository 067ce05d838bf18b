/** Files of which one entry is wrong: readers that believe it lose pages, or what is on them, without a word. */
import { zlibSync } from 'fflate';
import { decode } from '../../../shared/contract/values/decode';
import { pageObjects, rawPdf } from '../../support/documents/raw';
import { asDocument, local } from '../../support/hosts/local';
import { pageTexts, qpdfCheck, withTools } from '../../support/judges/tools';

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const bytesOf = (text: string) => Buffer.from(text, 'latin1');

const THREE = ['Page 1', 'Page 2', 'Page 3'];

/** The texts of the pages of the result, and the messages of the notes. */
async function turn(bytes: Uint8Array): Promise<{ texts: string[]; messages: string[] }> {
	const { documents, notes } = await local.run('rotate_pages', [asDocument(bytes)], decode('rotate_pages', { angle: 90 }));
	const result = documents[0]!.bytes;
	expect(qpdfCheck(result)).toMatchObject({ clean: true });
	return { texts: pageTexts(result), messages: notes.map(({ message }) => message) };
}

withTools('qpdf', 'poppler')('wrong types and generations', () => {
	test('the root of the page tree says that it is a page', async () => {
		const objects = pageObjects(3);
		const file = rawPdf({ ...objects, 2: objects[2]!.toString().replace('/Type/Pages', '/Type/Page') });
		expect(await turn(file)).toEqual({ texts: THREE, messages: [] });
	});

	test('a page with /Kids is a page', async () => {
		const file = rawPdf(pageObjects(3, { pages: { 2: '/Kids[12 0 R]' } }));
		expect((await turn(file)).texts).toEqual(THREE);
	});

	test('an object has another generation than its entry and the references to it', async () => {
		const file = textOf(rawPdf(pageObjects(3))).replace('42 0 obj', '42 1 obj');
		expect(await turn(bytesOf(file))).toEqual({ texts: THREE, messages: [] });
	});
});

withTools('qpdf', 'poppler')('an end of line before deflated data', () => {
	const contentOf = (text: string) => textOf(zlibSync(bytesOf(text)));

	test.each(['\n', '\r\n', '\r\n\r\n'])('%j is not in the result', async (eol) => {
		const objects = pageObjects(3);
		const content = eol + contentOf('BT /F 24 Tf 40 100 Td (Page 2) Tj ET');
		expect(await turn(rawPdf({ ...objects, 42: ['/Filter/FlateDecode', content] }))).toEqual({ texts: THREE, messages: [] });
	});

	test('stays where the data is not deflated', async () => {
		const objects = pageObjects(3);
		const content = `\n${contentOf('BT ET')}`;
		const file = rawPdf({ ...objects, 3: `${objects[3]!.toString().slice(0, -2)}/X 60 0 R>>`, 60: ['', content] });
		const { documents } = await local.run('rotate_pages', [asDocument(file)], decode('rotate_pages', { angle: 90 }));
		expect(textOf(documents[0]!.bytes)).toContain(`stream\n${content}\nendstream`);
	});
});
