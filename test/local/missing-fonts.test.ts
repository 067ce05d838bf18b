/** Text in fonts that the document does not have: it is read as far as its codes are printable, and said (docs/semantics.md, D46). */
import { decode } from '../../shared/contract/values/decode';
import { rawPages } from '../support/documents/raw';
import { asDocument, local } from '../support/hosts/local';
import { textByMupdf, withTools } from '../support/judges/tools';

/** Page 2 shows `shown`, and its font is missing in one of these ways. */
const lacking = (font: string, shown: string): Uint8Array =>
	rawPages(3, {
		pages: { 2: `/Resources<</Font<<${font}>>>>/Contents 60 0 R` },
		objects: { 60: ['', `BT /G 24 Tf 40 100 Td ${shown} Tj ET`] },
	});

const WAYS: [string, string][] = [
	['that no object has', '/G 99 0 R'],
	['that the resources do not name', ''],
	['that is not a dictionary', '/G 60'],
	['that is null', '/G null'],
];
/** Of references that lead nowhere: the file had the font once. */
const LOST = 'The document was damaged and had to be repaired: fonts of its page 2 are lost. Check the result.';

const read = (bytes: Uint8Array) => local.run('extract_text', [asDocument(bytes)], decode('extract_text', {}));

withTools('mutool')('text in a font', () => {
	test.each(WAYS)('%s is read as mutool reads it, with a note', async (_, font) => {
		const bytes = lacking(font, '(Total 1234 EUR)');
		expect(textByMupdf(bytes)).toContain('Total 1234 EUR');
		const { data, notes } = await read(bytes);
		expect(data).toMatchObject({ text: 'Page 1\n\fTotal 1234 EUR\n\fPage 3\n', unreadable: 0 });
		const message = 'The document lacks the fonts of 12 characters on page 2, so which letters they are is not certain.';
		const lost = font.endsWith('R') ? [{ code: 'document_repaired', message: LOST }] : [];
		expect(notes).toEqual([...lost, { code: 'text_assumed', message }]);
	});
});

test('reads the printable codes of a string, and counts the others', async () => {
	const { data, notes } = await read(lacking('', '(Abcd \\001ef)'));
	expect(data).toMatchObject({ text: 'Page 1\n\fAbcd \ufffdef\n\fPage 3\n', unreadable: 1 });
	expect(notes.map(({ code }) => code)).toEqual(['text_unreadable', 'text_assumed']);
});

test('takes no letters from strings that are numbers of glyphs', async () => {
	const { data, notes } = await read(lacking('', '<002400250026>'));
	expect(data).toMatchObject({ unreadable: 6 });
	expect(notes.map(({ code }) => code)).toEqual(['text_unreadable']);
});

test('says nothing of fonts that are missing and show nothing', async () => {
	const { notes } = await read(lacking('', '()'));
	expect(notes).toEqual([]);
});

describe('check_document', () => {
	const check = async (shown: string, parameters: Record<string, unknown>) => {
		const params = decode('check_document', { on_violation: 'report', ...parameters });
		return (await local.run('check_document', [asDocument(lacking('', shown))], params)).data;
	};

	test('finds forbidden text in a missing font', async () => {
		const data = await check('(Secret)', { forbidden_text: 'Secret' });
		expect(data).toMatchObject({ passed: false, failures: [{ message: 'The forbidden text is on page 2.' }] });
	});

	test.each(['(Public)', '<002400250026>'])('does not pass a page whose text may be the forbidden one: %s', async (shown) => {
		const message = 'The document lacks fonts of page 2, so it is not known whether the forbidden text is there.';
		expect(await check(shown, { forbidden_text: 'Secret' })).toMatchObject({
			passed: false,
			failures: [{ message, pages: [2] }],
		});
	});

	test('passes a page that shows nothing in a missing font', async () => {
		expect(await check('()', { forbidden_text: 'Secret' })).toMatchObject({ passed: true });
	});
});

test('sees that text in a missing font has changed', async () => {
	const [before, after] = ['(Total 1234 EUR)', '(Total 1235 EUR)'].map((shown) => asDocument(lacking('', shown)));
	const { data } = await local.run('compare_documents', [after!], decode('compare_documents', { compare_to: before! }));
	expect(data).toMatchObject({ pages: { changed: [{ page: 2, look: true, text: true }] } });
});
