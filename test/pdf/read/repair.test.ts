import { OctavoError } from '../../../shared/contract/errors';
import { openDocument } from '../../../shared/pdf/open-document';
import { save } from '../../../shared/pdf/write/save';
import { expectLinear } from '../../support/cost/growth';
import { job } from '../../support/hosts/local';
import { RawFile, pageObjects, rawPdf } from '../../support/documents/raw';
import { pageTexts, qpdfCheck, withTools } from '../../support/judges/tools';
import { sampled, testInTurn } from '../../support/sample';

const ROOT = '/Root 1 0 R';
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

async function texts(file: string | Uint8Array): Promise<string[]> {
	const bytes = typeof file === 'string' ? Buffer.from(file, 'latin1') : file;
	const result = await save(await openDocument(bytes, job()));
	expect(qpdfCheck(result)).toMatchObject({ clean: true });
	return pageTexts(result);
}

/** The message with which a file is refused. */
async function refusal(file: string): Promise<string> {
	try {
		await save(await openDocument(Buffer.from(file, 'latin1'), job()));
	} catch (thrown) {
		if (thrown instanceof OctavoError) return thrown.message;
		throw thrown;
	}
	throw new Error('the file was not refused');
}

withTools('qpdf', 'poppler')('damaged files', () => {
	test('objects with negative generations are read, and written with others', async () => {
		const bytes = latin(rawPdf(pageObjects(2)))
			.replaceAll('42 0 R', '42 -2 R')
			.replace('42 0 obj', '42 -2 obj');
		expect(await texts(bytes)).toEqual([expect.stringContaining('Page 1'), expect.stringContaining('Page 2')]);
		expect(latin(await save(await openDocument(Buffer.from(bytes, 'latin1'), job())))).not.toMatch(/ -2 (?:R|obj)/);
	});

	const whole = latin(rawPdf(pageObjects(3)));
	const pages = ['Page 1', 'Page 2', 'Page 3'];

	test.each<[string, (file: string) => string]>([
		['offsets that are all wrong', (file) => file.replace('1 0 obj', '\n\n1 0 obj')],
		[
			'one offset that leads to another object',
			(file) =>
				file.replace(
					/(\d{10})( 00000 n \n)/,
					(_, place: string, rest: string) => `${String(Number(place) + 1).padStart(10, '0')}${rest}`,
				),
		],
		['no cross-reference', (file) => file.slice(0, file.indexOf('xref\n'))],
		['a file cut off in the cross-reference', (file) => file.slice(0, file.indexOf('xref\n') + 90)],
		['startxref beyond the end', (file) => file.replace(/startxref\n\d+/, 'startxref\n99999999')],
		['startxref without a number', (file) => file.replace(/startxref\n\d+/, 'startxref\n')],
		['a trailer without root', (file) => file.replace('/Root 1 0 R', '')],
		['a root that is not a catalog', (file) => file.replace('/Root 1 0 R', '/Root 3 0 R')],
		[
			'a root that only refers to the catalog',
			(file) => file.replace('/Root 1 0 R', '/Root 900 0 R').replace('xref\n', '900 0 obj\n1 0 R\nendobj\nxref\n'),
		],
		[
			'no trailer, and an object that refers to the catalog',
			(file) => file.slice(0, file.indexOf('xref\n')).concat('900 0 obj\n1 0 R\nendobj\n'),
		],
		['lines that end with a carriage return', (file) => file.replaceAll('\n', '\r')],
		['bytes that got lost', (file) => file.replace('/BaseFont/Helvetica', '/BaseFont/Courier')],
		['objects that are never closed', (file) => file.replaceAll('endobj\n', '')],
		['a subsection with a number beyond all bounds', (file) => file.replace('xref\n0 ', 'xref\n987654321 ')],
	])('%s', async (_, damage) => {
		expect(await texts(damage(whole))).toEqual(pages);
	});

	test.each<[string, (data: string) => string]>([
		['too short', (data) => `<</Length ${data.length - 9}>>\nstream\n${data}\nendstream`],
		['too long', (data) => `<</Length ${data.length + 900}>>\nstream\n${data}\nendstream`],
		['missing', (data) => `<<>>\nstream\n${data}\nendstream`],
		['a reference to nothing', (data) => `<</Length 99 0 R>>\nstream\n${data}\nendstream`],
		['right, but endstream is damaged', (data) => `<</Length ${data.length}>>\nstream\n${data}\nendstre m`],
	])('a stream whose length is %s', async (_, object) => {
		const { 41: content, ...others } = pageObjects(2);
		expect(await texts(new RawFile().objects(others).object(41, object(content![1])).table(ROOT).bytes)).toEqual([
			'Page 1',
			'Page 2',
		]);
	});

	test('object streams are found without their cross-reference', async () => {
		const entries = Object.entries(pageObjects(2));
		const packed = Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
		const file = new RawFile()
			.objectStream(100, packed)
			.objects(Object.fromEntries(entries.filter(([, object]) => typeof object !== 'string')));
		const bytes = file.crossReferenceStream(101, ROOT).bytes;
		expect(await texts(latin(bytes).replace(/startxref\n\d+/, 'startxref\n5'))).toEqual(['Page 1', 'Page 2']);
	});

	test('the last of several objects with one number counts', async () => {
		const file = new RawFile().objects(pageObjects(1)).stream(41, '', 'BT /F 24 Tf 40 100 Td (Newer) Tj ET');
		expect(await texts(file.bytes)).toEqual(['Newer']);
	});

	test('a document attached without compression is not taken for this one', async () => {
		const inner = latin(rawPdf({ ...pageObjects(1), 41: ['', 'BT /F 24 Tf 40 100 Td (Inner) Tj ET'] }));
		const file = new RawFile().objects(pageObjects(1, { catalog: '/X 60 0 R' })).stream(60, '', inner);
		expect(await texts(file.raw(`trailer\n<<${ROOT}>>\n`).bytes)).toEqual(['Page 1']);
	});

	test('pages that no tree leads to', async () => {
		const { 2: _tree, ...others } = pageObjects(2, {
			pages: {
				1: '/MediaBox[0 0 300 200]/Resources<</Font<</F 3 0 R>>>>',
				2: '/MediaBox[0 0 300 200]/Resources<</Font<</F 3 0 R>>>>',
			},
		});
		expect(await texts(rawPdf(others))).toEqual(['Page 1', 'Page 2']);
	});
});

describe('what cannot be read', () => {
	testInTurn.each([
		['an empty file', '', 'the file is empty'],
		['bytes of no known kind', '\u0001\u0002\u0003', 'the file is not a PDF document'],
		['text', 'hello, world', 'the file is text, not a PDF document'],
		['an HTML page', '<!DOCTYPE html><html><body>404</body></html>', 'the file is an HTML page'],
		['a header and nothing else', '%PDF-1.7\n', 'no PDF objects were found in the file'],
		['no pages', latin(rawPdf({ 1: '<</Type/Catalog/Pages 2 0 R>>', 2: '<</Type/Pages/Kids[]/Count 0>>' })), 'it has no pages'],
		[
			'a page tree that leads to itself',
			latin(rawPdf({ 1: '<</Type/Catalog/Pages 2 0 R>>', 2: '<</Type/Pages/Kids[2 0 R]/Count 1>>' })),
			'it has no pages',
		],
		['a number for a page tree', latin(rawPdf({ 1: '<</Type/Catalog/Pages 7>>' })), 'it has no pages'],
	])('%s', async (_, file, reason) => {
		expect(await refusal(file)).toBe(
			`The PDF document could not be read: ${reason}`.replace('HTML page', 'HTML page, not a PDF document'),
		);
	});

	test('arrays nested beyond the limit', async () => {
		const deep = rawPdf(pageObjects(1, { catalog: `/X${'['.repeat(600)}${']'.repeat(600)}` }));
		expect(await refusal(latin(deep))).toBe('An object of the document is nested deeper than 500 levels');
	});

	const many: [string, string][] = [
		['strings that never close', '('],
		['streams that never close', '<<>>stream\n'],
		['dictionaries that never close', '<</A'],
		['trailers', 'trailer<<('],
	];
	test.each(sampled(many, 1))('a hundred thousand objects with %s take time in proportion to the file', async (_, body) => {
		await expectLinear(async (count) => {
			let file = '%PDF-1.7\n';
			for (let number = 10; number < count + 10; number++) file += `${number} 0 obj${body}\n`;
			await expect(openDocument(Buffer.from(file, 'latin1'), job())).rejects.toThrow(OctavoError);
		}, 100_000);
	});
});
