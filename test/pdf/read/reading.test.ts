import { openDocument } from '../../../shared/pdf/open-document';
import { save } from '../../../shared/pdf/write/save';
import { job } from '../../support/hosts/local';
import { RawFile, pageObjects, rawPdf } from '../../support/documents/raw';
import { pageTexts, qpdfCheck, uncompressed, withTools } from '../../support/judges/tools';

const ROOT = '/Root 1 0 R';

async function rewritten(bytes: Uint8Array): Promise<Uint8Array> {
	return save(await openDocument(bytes, job()));
}

/** The facts of the file that the engine wrote, which must have no faults. */
async function texts(bytes: Uint8Array): Promise<string[]> {
	const result = await rewritten(bytes);
	expect(qpdfCheck(result)).toMatchObject({ clean: true });
	return pageTexts(result);
}

/** Everything but streams, which object streams cannot hold. */
function packable(
	objects: ReturnType<typeof pageObjects>,
): [packed: Record<number, string>, streams: ReturnType<typeof pageObjects>] {
	const entries = Object.entries(objects);
	return [
		Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
		Object.fromEntries(entries.filter(([, object]) => typeof object !== 'string')),
	];
}

withTools('qpdf', 'poppler')('cross-references', () => {
	test('a table', async () => {
		expect(await texts(new RawFile().objects(pageObjects(3)).table(ROOT).bytes)).toEqual(['Page 1', 'Page 2', 'Page 3']);
	});

	test.each(['\n', '\r', ' \r', '\r\n', '  \n'])('rows that end with %j', async (eol) => {
		expect(await texts(new RawFile().objects(pageObjects(2)).table(ROOT, eol).bytes)).toEqual(['Page 1', 'Page 2']);
	});

	test('a table numbered from 1 although it begins with object 0', async () => {
		const bytes = Buffer.from(rawPdf(pageObjects(2)))
			.toString('latin1')
			.replace('xref\n0 ', 'xref\n1 ');
		expect(await texts(Buffer.from(bytes, 'latin1'))).toEqual(['Page 1', 'Page 2']);
	});

	test('a stream, with objects in an object stream', async () => {
		const [packed, streams] = packable(pageObjects(3));
		const file = new RawFile().objects(streams).objectStream(100, packed).crossReferenceStream(101, ROOT);
		expect(await texts(file.bytes)).toEqual(['Page 1', 'Page 2', 'Page 3']);
	});

	test('a hybrid file, whose stream has the objects that are free in the table', async () => {
		const [packed, streams] = packable(pageObjects(2));
		const { 1: catalog, ...hidden } = packed;
		const file = new RawFile().objects({ ...streams, 1: catalog! }).objectStream(100, hidden);
		const plainRows = new RawFile();
		const at = file.bytes.length;
		file.crossReferenceStream(101, ROOT, false);
		// The table knows only what old readers may see.
		plainRows.objects({ ...streams, 1: catalog! });
		for (const number of Object.keys(hidden)) plainRows.free(Number(number));
		const table = Buffer.from(plainRows.table(`${ROOT}/XRefStm ${at}`).bytes).toString('latin1');
		const rows = table.slice(table.indexOf('xref\n'), table.lastIndexOf('startxref')).replace(/Size \d+/, 'Size 102');
		const start = file.bytes.length;
		const bytes = file.raw(`${rows}startxref\n${start}\n%%EOF\n`).bytes;
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(await texts(bytes)).toEqual(['Page 1', 'Page 2']);
	});

	test('updates, of which the newest object counts and a freed one does not exist', async () => {
		const file = new RawFile().objects(pageObjects(2)).object(60, '(secret)').table(`${ROOT}/Info 60 0 R`);
		file.stream(41, '', 'BT /F 24 Tf 40 100 Td (Page one) Tj ET').free(60).table(`${ROOT}/Prev ${file.section}`);
		file.stream(42, '', 'BT /F 24 Tf 40 100 Td (Page two) Tj ET').table(`${ROOT}/Prev ${file.section}`);
		expect(await texts(file.bytes)).toEqual(['Page one', 'Page two']);
		const result = Buffer.from(await rewritten(file.bytes));
		for (const gone of ['secret', 'Page 1', 'Page 2', '/Prev']) expect(result.includes(gone)).toBe(false);
	});

	test.each(['itself', '0', '999999999'])('a chain of updates that leads to %s', async (where) => {
		const file = new RawFile().objects(pageObjects(2));
		const at = file.bytes.length;
		expect(await texts(file.table(`${ROOT}/Prev ${where === 'itself' ? at : where}`).bytes)).toEqual(['Page 1', 'Page 2']);
	});

	test.each([
		['offsets that count from the header', 0],
		['offsets that count from the start of the file', 512],
	])('junk before the header and behind the end, %s', async (_, origin) => {
		const bytes = new RawFile('%PDF-1.7\n', origin).objects(pageObjects(2)).table(ROOT).bytes;
		const file = Buffer.concat([Buffer.alloc(512, 'junk\n'), bytes, Buffer.alloc(3000)]);
		expect(await texts(file)).toEqual(['Page 1', 'Page 2']);
	});

	test('object streams that extend another one', async () => {
		const [packed, streams] = packable(pageObjects(2));
		const { 1: catalog, ...others } = packed;
		const file = new RawFile().objects(streams).objectStream(100, others).objectStream(102, { 1: catalog! }, '/Extends 100 0 R');
		expect(await texts(file.crossReferenceStream(101, ROOT).bytes)).toEqual(['Page 1', 'Page 2']);
	});

	test('an object stream updated in place by a plain object', async () => {
		const [packed, streams] = packable(pageObjects(2));
		const file = new RawFile()
			.objects(streams)
			.objectStream(100, { ...packed, 60: '(old)' })
			.crossReferenceStream(101, ROOT);
		file
			.object(60, '(new)')
			.object(1, '<</Type/Catalog/Pages 2 0 R/Note 60 0 R>>')
			.crossReferenceStream(102, `${ROOT}/Prev ${file.section}`);
		const result = uncompressed(await rewritten(file.bytes));
		expect(result).toContain('(new)');
		expect(result).not.toContain('(old)');
	});
});

withTools('qpdf', 'poppler')('objects', () => {
	test('comments, odd blanks and names written with #xx', async () => {
		const file = new RawFile().objects({
			...pageObjects(2),
			11: '<< % endobj >> a comment \r/#54ype%\n/P#61ge/#50arent 2%\n0 % 7 0 R\nR/Conten#74s\x0041\x000\x0cR>>',
		});
		expect(await texts(file.table(ROOT).bytes)).toEqual(['Page 1', 'Page 2']);
	});

	test('a key written with #xx is the key that is changed', async () => {
		const objects = { ...pageObjects(1), 11: '<</Type/Page/Parent 2 0 R/Contents 41 0 R/#52otate 180>>' };
		const document = await openDocument(rawPdf(objects), job());
		expect(document.pages.attribute(0, 'Rotate')).toBe(180);
		document.pages.patch(0, { Rotate: 90 });
		const result = uncompressed(await save(document));
		expect(result.match(/Rotate \d+/g)).toEqual(['Rotate 90']);
	});

	test('strings with parentheses and escapes never hide or invent references', async () => {
		const tricky = String.raw`(a \( b (c) 70 0 R \\) (\) 71 0 R) <28>`;
		const objects = {
			...pageObjects(1, { catalog: `/X[${tricky} 72 0 R]` }),
			70: '(seventy)',
			71: '(seventy-one)',
			72: '(seventy-two)',
		};
		const result = Buffer.from(await rewritten(rawPdf(objects))).toString('latin1');
		expect(result).toContain(tricky);
		expect([result.includes('(seventy)'), result.includes('(seventy-one)'), result.includes('(seventy-two)')]).toEqual([
			false,
			false,
			true,
		]);
	});

	test('generations other than 0', async () => {
		const { 41: content, ...others } = pageObjects(1);
		const file = new RawFile()
			.objects(others)
			.object(41, `<<${content![0]}/Length ${content![1].length}>>\nstream\n${content![1]}\nendstream`, 3);
		file.object(11, '<</Type/Page/Parent 2 0 R/Contents 41 3 R>>');
		expect(await texts(file.table(ROOT).bytes)).toEqual(['Page 1']);
	});

	test('a length that is an indirect object inside an object stream', async () => {
		const [packed, streams] = packable(pageObjects(1));
		const [, data] = streams[41] as readonly [string, string];
		const file = new RawFile().object(41, `<</Length 70 0 R>>stream\r\n${data}\r\nendstream`);
		file.objectStream(100, { ...packed, 70: String(data.length) }).crossReferenceStream(101, ROOT);
		expect(await texts(file.bytes)).toEqual(['Page 1']);
	});

	test('references to objects that are missing, free or numbered out of range', async () => {
		const file = new RawFile().objects(pageObjects(1, { catalog: '/X[98 0 R 0 0 R 99999999999 0 R 4294967356 0 R 97 65535 R]' }));
		file.object(60, '(not referred to)').free(98);
		expect(await texts(file.table(ROOT).bytes)).toEqual(['Page 1']);
		expect(Buffer.from(await rewritten(file.bytes)).includes('not referred')).toBe(false);
	});

	test('an object that two object streams claim to hold', async () => {
		const [packed, streams] = packable(pageObjects(1));
		const file = new RawFile()
			.objects(streams)
			.objectStream(100, { ...packed, 60: '(first)' })
			.objectStream(102, { 60: '(second)' });
		file.object(1, '<</Type/Catalog/Pages 2 0 R/X 60 0 R>>').crossReferenceStream(101, ROOT);
		const result = uncompressed(await rewritten(file.bytes));
		expect([result.includes('(first)'), result.includes('(second)')]).toEqual([false, true]);
	});

	test('an object stream that claims to hold itself', async () => {
		const [packed, streams] = packable(pageObjects(1));
		const file = new RawFile().objects(streams).objectStream(100, packed).objectStream(102, { 102: '(me)', 60: '<</Title(x)>>' });
		const bytes = file.crossReferenceStream(101, `${ROOT}/Info 60 0 R`).bytes;
		expect(await texts(bytes)).toEqual(['Page 1']);
	});
});
