/** Objects that the cross-reference of a file does not lead to, and others that it only promises. */
import { decode } from '../../../shared/contract/values/decode';
import { openDocument } from '../../../shared/pdf/open-document';
import { save } from '../../../shared/pdf/write/save';
import { RawFile, pageObjects, rawPdf } from '../../support/documents/raw';
import { asDocument, job, local } from '../../support/hosts/local';
import { onFile, pageTexts, qpdfCheck, run, textByMupdf, withPrograms, withTools } from '../../support/judges/tools';

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const asBytes = (text: string) => Buffer.from(text, 'latin1');

/** The texts of the pages of the rotated document, and the codes of the notes. */
async function rotated(bytes: Uint8Array): Promise<{ texts: string[]; codes: string[]; bytes: Uint8Array }> {
	const { documents, notes } = await local.run('rotate_pages', [asDocument(bytes)], decode('rotate_pages', { angle: 90 }));
	const result = documents[0]!.bytes;
	expect(qpdfCheck(result)).toMatchObject({ clean: true });
	return { texts: pageTexts(result), codes: notes.map(({ code }) => code), bytes: result };
}

const PAGES = ['Page 1', 'Page 2', 'Page 3'];
const REPAIRED = { texts: PAGES, codes: ['document_repaired'] };
const SOUND = { texts: PAGES, codes: [] };

/** A document of one page, and an update that adds two. */
function updated(ends: (file: RawFile) => RawFile): string {
	const { 1: catalog, 2: tree, 3: font, 11: first, 41: content, ...others } = pageObjects(3);
	const file = new RawFile()
		.objects({ 1: catalog!, 2: pageObjects(1)[2]!, 3: font!, 11: first!, 41: content! })
		.table('/Root 1 0 R')
		// Other readers search the last part of the file alone for `startxref`.
		.objects({ 60: ['', ' '.repeat(3000)], ...others, 2: tree! });
	return latin(ends(file).bytes);
}

withTools(
	'qpdf',
	'poppler',
	'mutool',
)('an update that was cut off', () => {
	const whole = updated((file) => file.table(`/Root 1 0 R/Prev ${file.section}`));
	const cut: [string, string][] = [
		['before its cross-reference', whole.slice(0, whole.lastIndexOf('xref\n2 1'))],
		['in its cross-reference', whole.slice(0, whole.lastIndexOf('xref\n2 1') + 30)],
		['in its trailer', whole.slice(0, whole.lastIndexOf('trailer') + 12)],
		['before startxref', whole.slice(0, whole.lastIndexOf('startxref') + 4)],
		['in its last object', updated((file) => file.raw('2 0 obj\n<</Type/Pages/Count 9/Kids[11 0'))],
		['in its last stream', updated((file) => file.raw('41 0 obj\n<</Length 40>>\nstream\nBT /F 24 Tf 40 100 Td (Pa'))],
	];

	test('the whole file is sound', async () => {
		expect(await rotated(asBytes(whole))).toMatchObject(SOUND);
	});

	test.each(cut)('%s', async (_, file) => {
		expect(await rotated(asBytes(file))).toMatchObject(REPAIRED);
	});

	withPrograms('mutool')('mutool finds the pages of a file cut off', () => {
		test.each(cut)('%s', (_, file) => {
			expect(textByMupdf(asBytes(file))).toContain('Page 3');
		});
	});

	test('that begins in the line of the end of the file', async () => {
		const file = whole.slice(0, whole.lastIndexOf('xref\n2 1')).replace('%%EOF\n', '%%EOF');
		expect(await rotated(asBytes(file))).toMatchObject(REPAIRED);
	});

	test('what follows the end of a file and is not an object changes nothing', async () => {
		const trailing = [
			'% 11 0 obj <</Type/Page>>\n',
			'\r\n\r\n\0\0',
			'<!-- served in 12 ms -->',
			'2 0 objections',
			'<p>No index 12 0 objects</p>',
		];
		for (const text of trailing) expect(await rotated(asBytes(whole + text))).toMatchObject(SOUND);
	});
});

withTools(
	'qpdf',
	'poppler',
	'mutool',
)('a bad row of the cross-reference', () => {
	const whole = latin(rawPdf(pageObjects(3)));
	const place = whole.indexOf('43 0 obj');
	const row = `${String(place).padStart(10, '0')} 00000 n`;

	const rows: [string, string][] = [
		['with a letter among its digits', row.replace(/^(.{5})./, '$1x')],
		['with a blank among its digits', row.replace(/^(.{5})./, '$1 ')],
		['with a sign among its digits', row.replace(/^(.{7})./, '$1-')],
		['with a place beyond the end', row.replace(/^.{10}/, '9999999999')],
		['with a place just beyond the end', row.replace(/^.{10}/, String(whole.length + 5).padStart(10, '0'))],
		['with the place of another object', row.replace(/^.{10}/, String(whole.indexOf('41 0 obj')).padStart(10, '0'))],
	];

	test.each(rows)('%s', async (_, bad) => {
		const file = asBytes(whole.replace(row, bad));
		expect(await rotated(file)).toMatchObject(REPAIRED);
	});

	withPrograms('mutool')('mutool finds the pages of a file whose row is', () => {
		test.each(rows)('%s', (_, bad) => {
			expect(textByMupdf(asBytes(whole.replace(row, bad)))).toContain('Page 3');
		});
	});

	test('in a cross-reference stream', async () => {
		const file = latin(new RawFile().objects(pageObjects(3)).crossReferenceStream(90, '/Root 1 0 R').bytes);
		const at = file.indexOf('43 0 obj');
		const bad = file.replace(String.fromCharCode(1, 0, at >> 8, at & 255), '\x01\xff\xff\xff');
		expect(bad).not.toBe(file);
		expect(await rotated(asBytes(bad))).toMatchObject(REPAIRED);
	});

	test('a row with the place 0 is one of an object that was never written', async () => {
		const free = '0000000000 65535 f \n';
		const table = whole.replace(`${free}${free}`, `${free}0000000000 00000 n \n`);
		const sound = latin(new RawFile().objects(pageObjects(3)).free(70).crossReferenceStream(90, '/Root 1 0 R').bytes);
		const stream = sound.replace('\0\0\0\0\xff\xff', '\x01\0\0\0\0\0');
		expect([table, stream]).not.toContain(whole);
		expect(stream).not.toBe(sound);
		for (const file of [table, stream]) expect(await rotated(asBytes(file))).toMatchObject(SOUND);
	});
});

withTools('qpdf', 'poppler')('what only references promise', () => {
	test('a catalog without /Type and without a trailer is found', async () => {
		const objects = pageObjects(3);
		const file = latin(rawPdf({ ...objects, 1: '<</Pages 2 0 R/Lang(de)>>' }));
		const bytes = asBytes(file.slice(0, file.indexOf('xref\n')));
		const { documents, notes } = await local.run('rotate_pages', [asDocument(bytes)], decode('rotate_pages', { angle: 90 }));
		const result = documents[0]!.bytes;
		expect({ texts: pageTexts(result), codes: notes.map(({ code }) => code) }).toEqual(REPAIRED);
		expect(latin(result)).toContain('/Lang(de)');
		// qpdf 12 warns of what the catalog lacks.
		expect(qpdfCheck(result).output.replace(/^WARNING: .*catalog \/Type entry missing.*$/m, '')).not.toMatch(/WARNING|ERROR/);
	});

	withPrograms('mutool')('is understood by mutool:', () => {
		test.each<[string, string, (file: RawFile) => RawFile]>([
			['an index that its object stream does not have', '<<>>', (file) => file.packed(70, 100, 55)],
			['the index of another object', '<<>>', (file) => file.packed(70, 100, 1)],
			['nothing in its object stream', '', (file) => file],
			['a reference to nothing', '99 0 R', (file) => file],
			['null', 'null', (file) => file],
			['an object stream that does not exist', '<<>>', (file) => file.packed(70, 90, 0)],
		])('an object that is %s is not written as a null object', async (_, value, change) => {
			const entries = Object.entries(pageObjects(2, { catalog: '/X 70 0 R' }));
			const packed = Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
			const streams = Object.fromEntries(entries.filter(([, object]) => typeof object !== 'string'));
			const members = value === '<<>>' ? packed : { ...packed, 70: value };
			const file = change(new RawFile().objectStream(100, members).objects(streams)).crossReferenceStream(101, '/Root 1 0 R');
			const document = await openDocument(file.bytes, job());
			document.patch(11, { Rotate: 90 });
			const result = await save(document);
			expect(qpdfCheck(result)).toMatchObject({ clean: true });
			expect(pageTexts(result)).toEqual(['Page 1', 'Page 2']);
			const said = onFile(result, (path) => run('mutool', ['clean', path, `${path}.out`]).stderr);
			expect(said.split('\n').filter((line) => /^(?:error|warning): (?!ICC)/.test(line))).toEqual([]);
		});
	});
});

withTools('qpdf', 'poppler')('objects that no section lists', () => {
	/** Three pages, and a cross-reference that knows nothing of `unlisted`; `announced` rows are announced. */
	const lacking = (unlisted: readonly number[], objects = pageObjects(3)): Uint8Array => {
		const text = latin(rawPdf(objects));
		const start = text.lastIndexOf('xref\n0 ');
		const rows = text.slice(text.indexOf('\n', start + 5) + 1, text.indexOf('trailer', start)).match(/.{20}/gs)!;
		const listed = rows.map((row, number) => (unlisted.includes(number) ? '' : `${number} 1\n${row}`));
		return asBytes(`${text.slice(0, start)}xref\n${listed.join('')}${text.slice(text.indexOf('trailer', start))}`);
	};
	/** The font is in separate resources, which no page lists. */
	const deep = {
		...pageObjects(3),
		2: pageObjects(3)[2]!.toString().replace('<</Font<</F 3 0 R>>>>', ' 60 0 R'),
		60: '<</Font 61 0 R>>',
		61: '<</F 3 0 R>>',
	};

	test.each<[string, Uint8Array]>([
		['the content of a page, which has the highest number', lacking([43])],
		['the content of another page', lacking([42])],
		['contents and fonts', lacking([3, 42, 43])],
		['a font in separate resources', lacking([3], deep)],
		['resources and what they list', lacking([60, 61], deep)],
		['a page', lacking([13])],
	])('finds %s', async (_, bytes) => {
		expect(await rotated(bytes)).toMatchObject(REPAIRED);
		const { data, notes } = await local.run('extract_text', [asDocument(bytes)], decode('extract_text', {}));
		expect(data).toMatchObject({ text: 'Page 1\n\fPage 2\n\fPage 3\n' });
		expect(notes.map(({ code }) => code)).toEqual(['document_repaired']);
	});

	test('takes rows that are missing for damage', async () => {
		const text = latin(rawPdf(pageObjects(3)));
		const short = text.replace(/\n\d{10} 00000 n \n(?=trailer)/, '\n');
		expect(short.length).toBe(text.length - 20);
		expect(await rotated(asBytes(short))).toMatchObject(REPAIRED);
	});

	test('an object stream that is left from another form of the document hides no objects of a file that was repaired', async () => {
		const { 11: first, 12: second, ...others } = pageObjects(3);
		// In that form the pages had each other's numbers.
		const packed = new RawFile('').objectStream(60, { 11: second as string, 12: first as string });
		const left = latin(packed.crossReferenceStream(61, '/Root 1 0 R', false).bytes);
		const file = new RawFile()
			.objects({ ...others, 11: first!, 12: second! })
			.raw(left)
			.table('/Root 1 0 R');
		expect(await rotated(file.bytes)).toMatchObject(SOUND);
		const wrong = latin(file.bytes).replace(/startxref\n\d+/, 'startxref\n12');
		expect(await rotated(asBytes(wrong))).toMatchObject(REPAIRED);
	});

	test('object streams of a file for old readers, too, count although a table of all other objects follows them', async () => {
		const { 12: second, ...others } = pageObjects(3);
		const { 12: before } = pageObjects(3, { pages: { 2: '/Contents 41 0 R' } });
		const file = new RawFile()
			.object(12, before as string)
			.objectStream(60, { 12: second as string })
			.objects(others);
		const adding = file.table('/Root 1 0 R').raw('xref\n0 0\ntrailer\n<</Root 1 0 R/Prev 9/XRefStm 9>>\n');
		expect(await rotated(adding.raw('startxref\n9\n%%EOF\n').bytes)).toMatchObject(REPAIRED);
	});

	test('finds objects in an object stream that no section lists', async () => {
		const { 3: font, ...others } = pageObjects(3);
		const unlisted = latin(new RawFile('').objectStream(60, { 3: font as string }).bytes);
		const file = new RawFile().objects(others).raw(unlisted).crossReferenceStream(70, '/Root 1 0 R');
		expect(await rotated(file.bytes)).toMatchObject(REPAIRED);
	});

	test.each<[string, string]>([
		['that the file does not have', ''],
		['that only an attachment has', '99 0 obj\n<<>>\nendobj\n'],
	])('says nothing of objects %s', async (_, attached) => {
		const objects = { ...pageObjects(3, { pages: { 2: '/Thumb 99 0 R' } }), 60: ['', attached] as const };
		expect(await rotated(rawPdf(objects))).toMatchObject(SOUND);
	});

	test('leaves objects alone that were freed', async () => {
		const objects = pageObjects(3, { pages: { 1: '/Annots[60 0 R]' } });
		const annotation = '<</Type/Annot/Subtype/Text/Rect[0 0 9 9]/Contents(gone)>>';
		const { bytes } = new RawFile().objects({ ...objects, 60: annotation }).table('/Root 1 0 R');
		const start = latin(bytes).lastIndexOf('startxref\n') + 10;
		const at = /^\d+/.exec(latin(bytes).slice(start))![0];
		const update = `xref\n60 1\n0000000000 00001 f \ntrailer\n<</Size 61/Root 1 0 R/Prev ${at}>>\nstartxref\n${bytes.length}\n%%EOF\n`;
		const result = await rotated(asBytes(latin(bytes) + update));
		expect(result).toMatchObject(SOUND);
		expect(latin(result.bytes)).not.toContain('gone');
	});
});
