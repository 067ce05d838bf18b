import { createHash } from 'node:crypto';
import type { PdfDocument } from '../../../shared/pdf/document';
import { openDocument } from '../../../shared/pdf/open-document';
import { measureSave, save } from '../../../shared/pdf/write/save';
import { Dict, Ref, Stream, name } from '../../../shared/pdf/syntax/values';
import { numbered } from '../../support/documents/drawn';
import { Objects } from '../../support/judges/facts';
import { job } from '../../support/hosts/local';
import { RawFile, pageObjects, rawPages, rawPdf } from '../../support/documents/raw';
import { pageTexts, qpdfCheck, qpdfJson, withTools } from '../../support/judges/tools';

const ROOT = '/Root 1 0 R';
const open = (bytes: Uint8Array) => openDocument(bytes, job());
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** A file with its dictionaries in object stream 46, and three `extra` objects in object stream 47. */
function packedFile(extra: (number: number) => string): Uint8Array {
	const entries = Object.entries(pageObjects(2, { catalog: '/X[43 0 R 44 0 R 45 0 R]' }));
	const packed = Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
	const file = new RawFile().objects(Object.fromEntries(entries.filter(([, object]) => typeof object !== 'string')));
	file.objectStream(46, packed).objectStream(47, { 43: extra(43), 44: extra(44), 45: extra(45) }, '/Marker(whole)');
	return file.crossReferenceStream(48, ROOT).bytes;
}

async function clean(document: PdfDocument): Promise<Uint8Array> {
	const measured = await measureSave(document);
	const bytes = await save(document);
	expect(measured).toBe(bytes.length);
	expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
	return bytes;
}

withTools('qpdf', 'poppler')('a written document', () => {
	test('copies unedited streams byte for byte, whatever they contain', async () => {
		const data = Array.from({ length: 4 }, (_, seed) => createHash('sha512').update(String(seed)).digest('binary')).join(
			'endobj\n',
		);
		const input = rawPages(2, {
			catalog: '/X 60 0 R',
			objects: { 60: ['/Filter/FlateDecode/DecodeParms<</Predictor 15>>', data] },
		});
		const document = await open(input);
		document.pages.patch(1, { Rotate: 90 });
		const output = latin(await save(document));
		expect(output).toContain(
			`<</Filter/FlateDecode/DecodeParms<</Predictor 15>>/Length ${data.length}>>\nstream\n${data}\nendstream`,
		);
	});

	test.each([40, 2000])('writes %i objects in the order in which the file has them', async (count) => {
		const numbers = Array.from({ length: count }, (_, index) => 100 + ((index * 7) % count));
		const file = new RawFile().objects(pageObjects(1, { catalog: `/X[${numbers.map((number) => `${number} 0 R`).join(' ')}]` }));
		for (const number of numbers) file.object(number, `(object ${number})`);
		const document = await open(file.table(ROOT).bytes);
		document.pages.patch(0, { Rotate: 90 });
		const written = [...latin(await clean(document)).matchAll(/\(object (\d+)\)/g)].map((match) => Number(match[1]));
		expect(written).toEqual(numbers);
	});

	// qpdf calls a file damaged that has `12 0obj` or `endstreamendobj`, and does not read `12 0 obj5`.
	test.each([
		['all objects', /(\d+) 0 obj\n/g, '$1 0obj  ', false],
		['all objects, one of which changes', /(\d+) 0 obj\n/g, '$1 0obj  ', true],
		['a number', /60 0 obj\n/, '60 0  obj', false],
		['streams, at their ends', /endstream\nendobj/g, 'endstreamendobj ', false],
		['an object that is null', /61 0 obj\n/, '61 0  obj', false],
	])('writes objects from their values whose words adjoin other characters: %s', async (_, header, odd, isPatched) => {
		const sound = rawPages(2, { catalog: '/X 60 0 R/Y 61 0 R', objects: { 60: '5', 61: 'null', 62: '(unused)' } });
		const source = latin(sound).replace(header, odd);
		expect(source).not.toBe(latin(sound));
		const document = await open(Buffer.from(source, 'latin1'));
		if (isPatched) document.pages.patch(1, { Rotate: 90 });
		const output = await clean(document);
		expect(new Objects(output).catalog('/X')).toBe(5);
		expect(latin(output)).not.toContain('unused');
		expect(latin(output)).not.toMatch(/0obj|obj5|mendobj/);
		expect(pageTexts(output)).toEqual(['Page 1', 'Page 2']);
	});

	test('drops unreachable objects, and objects that only removed ones referred to', async () => {
		const objects = { 60: '(lost)', 61: '[62 0 R]', 62: '(only through 61)', 63: '(kept)' };
		const document = await open(rawPages(1, { catalog: '/X[61 0 R 63 0 R]', objects }));
		document.remove(61);
		const output = latin(await clean(document));
		expect(['(lost)', '(only through 61)', '(kept)'].map((text) => output.includes(text))).toEqual([false, false, true]);
	});

	test('keeps what the entries of a patched page lead to, and drops what only its replaced entries led to', async () => {
		const objects = { 60: '(old one)', 61: '(old two)', 62: '(kept)', 63: '(new)', 64: '(default)', 65: '(unused default)' };
		const page = '/Old[60 0 R]/Kept 62 0 R/Old 61 0 R/Has 1';
		const document = await open(rawPages(2, { objects, pages: { 1: page, 2: page } }));
		for (const index of [0, 1])
			document.patch(document.pages.number(index), { Old: new Ref(63), Rotate: 90 }, { Default: new Ref(64), Has: new Ref(65) });
		const output = latin(await clean(document));
		expect(Object.values(objects).map((text) => output.includes(text))).toEqual([false, false, true, true, true, false]);
	});

	test('keeps the form of the cross-reference', async () => {
		const [table, stream] = [await clean(await open(rawPages(1, {}))), await clean(await open(packedFile(() => '(x)')))];
		expect([latin(table).includes('\nxref\n'), latin(table).includes('/XRef')]).toEqual([true, false]);
		expect([latin(stream).includes('\nxref\n'), latin(stream).includes('/Type/XRef')]).toEqual([false, true]);
	});

	test('copies an unchanged object stream whole and rebuilds a changed one', async () => {
		const input = packedFile((number) => `(member ${number})`);
		expect(latin(await clean(await open(input)))).toContain('/Marker(whole)');
		const changed = await open(input);
		changed.put(44, new Dict([['Changed', true]]));
		const output = await clean(changed);
		expect(latin(output)).not.toContain('whole');
		expect(new Objects(output).get('44 0 R')).toEqual({ '/Changed': true });
		expect(new Objects(output).get('45 0 R')).toBe('u:member 45');
	});

	test('writes members of an object stream that became streams, one or all', async () => {
		const document = await open(packedFile((number) => `(member ${number})`));
		for (const number of [43, 44, 45]) document.put(number, new Stream(new Dict(), Buffer.from(`data ${number}`)));
		const output = latin(await clean(document));
		for (const number of [43, 44, 45]) expect(output).toContain(`data ${number}`);
		expect(output.match(/ObjStm/g)).toHaveLength(1);
	});

	test('writes added objects: plain ones, streams, and some inside a later object stream', async () => {
		const document = await open(packedFile(() => '(x)'));
		const refs = Array.from({ length: 450 }, (_, index) => document.add(new Dict([['Index', index]])));
		(document.edit(document.catalogNumber) as Dict).set('Added', [
			...refs,
			document.add(new Stream(new Dict(), Buffer.from('data'))),
		]);
		const output = await clean(document);
		const objects = new Objects(output);
		expect(refs.map(({ number }) => objects.get(`${number} 0 R`)['/Index'])).toEqual(refs.map((_, index) => index));
		expect(latin(output)).toContain('data');
	});

	test('keeps object numbers, unless the gaps would take more space', async () => {
		const few = await open(rawPages(2, { catalog: '/X 50 0 R', objects: { 50: '(fifty)' } }));
		expect(new Objects(await clean(few)).get('50 0 R')).toBe('u:fifty');
		const sparse = await open(rawPages(2, { catalog: '/X 900 0 R', objects: { 900: '[899 0 R]' } }));
		const { qpdf } = qpdfJson(await clean(sparse)) as { qpdf: [unknown, Record<string, { value: unknown }>] };
		expect(Object.keys(qpdf[1]).length).toBe(9);
		expect(Object.values(qpdf[1])).toContainEqual({ value: [null] });
	});

	test('writes gaps of the table as free entries', async () => {
		const document = await open(new RawFile().objects({ ...pageObjects(1), 20: '(lost)' }).table(ROOT).bytes);
		const output = latin(await clean(document));
		expect(output).toContain('xref\n0 42\n');
		expect(output.slice(output.indexOf('xref')).match(/\d{10} \d{5} f \n/g)).toHaveLength(42 - 5);
	});

	test('keeps the first identifier, derives the second from the content, and gives the same bytes for the same input', async () => {
		const input = new RawFile().objects(pageObjects(2)).table(`${ROOT}/ID[<0102><0304>]`).bytes;
		const rotated = async (angle: number) => {
			const document = await open(input);
			document.pages.patch(0, { Rotate: angle });
			return latin(await save(document));
		};
		const [one, again, other] = [await rotated(90), await rotated(90), await rotated(180)];
		expect(one).toBe(again);
		const ids = [one, other].map((text) => /\/ID\[<([0-9a-f]*)><([0-9a-f]*)>\]/.exec(text)!.slice(1));
		expect([ids[0]![0], ids[1]![0]]).toEqual(['0102', '0102']);
		expect(ids[0]![1]).not.toBe(ids[1]![1]);
		expect(ids[0]![1]).toHaveLength(32);
	});

	test.each([
		['1.3', '', '1.3'],
		['1.3', '/Version/1.6', '1.6'],
		['1.7', '/Version/1.4', '1.7'],
		['2.0', '', '2.0'],
	])('a header of %s and a catalog of %j make %s', async (header, catalog, expected) => {
		const bytes = new RawFile(`%PDF-${header}\n`).objects(pageObjects(1, { catalog })).table(ROOT).bytes;
		expect(latin(await clean(await open(bytes))).slice(0, 8)).toBe(`%PDF-${expected}`);
	});

	test('writes at least version 1.5 with object streams', async () => {
		const input = Buffer.from(latin(packedFile(() => '(x)')).replace('%PDF-1.7', '%PDF-1.4'), 'latin1');
		expect(latin(await save(await open(input))).slice(0, 8)).toBe('%PDF-1.5');
	});

	test.each([false, true])('three thousand objects, shuffled in the file (object streams: %s)', async (streams) => {
		const file = new RawFile().objects(pageObjects(1, { catalog: '/X 200 0 R' }));
		const numbers = Array.from({ length: 3000 }, (_, index) => 200 + ((index * 1009) % 3000));
		for (const number of numbers) file.object(number, number < 3199 ? `[(${number}) ${number + 1} 0 R]` : '(end)');
		const document = await open((streams ? file.crossReferenceStream(5000, ROOT) : file.table(ROOT)).bytes);
		const objects = new Objects(await clean(document));
		expect(objects.get('2500 0 R')).toEqual(['u:2500', '2501 0 R']);
		expect(objects.get('3199 0 R')).toBe('u:end');
	});
});

withTools('qpdf', 'poppler')('page trees', () => {
	const attributes = '/MediaBox[0 0 300 200]/Resources<</Font<</F 3 0 R>>>>';
	const pageOf = (number: number, parent: number, extra = '') =>
		`<</Type/Page/Parent ${parent} 0 R/Contents ${number + 30} 0 R${extra}>>`;

	test('writes inherited attributes into pages, unless they have their own, and balances the tree', async () => {
		const { 2: _root, ...rest } = pageObjects(4);
		const input = rawPdf({
			...rest,
			2: `<</Type/Pages/Count 4/Kids[60 0 R 61 0 R]${attributes}/Rotate 90>>`,
			60: '<</Type/Pages/Parent 2 0 R/Count 2/Kids[11 0 R 12 0 R]/CropBox[0 0 100 100]>>',
			61: '<</Type/Pages/Parent 2 0 R/Count 2/Kids[13 0 R 14 0 R]/Rotate 180>>',
			...Object.fromEntries([11, 12, 13].map((number) => [number, pageOf(number, number < 13 ? 60 : 61)])),
			14: pageOf(14, 61, '/Rotate 270'),
		});
		const document = await open(input);
		await document.pages.rebuild([14, 13, 12, 11]);
		const output = await clean(document);
		expect(pageTexts(output)).toEqual(['Page 4', 'Page 3', 'Page 2', 'Page 1']);
		const objects = new Objects(output);
		const pages = objects.pages().map((page) => objects.get(page));
		expect(pages.map((page) => page['/Rotate'])).toEqual([270, 180, 90, 90]);
		expect(pages.map((page) => page['/CropBox'])).toEqual([undefined, undefined, [0, 0, 100, 100], [0, 0, 100, 100]]);
		expect(new Set(pages.map((page) => page['/Resources'])).size).toBe(1);
		expect(new Set(pages.map((page) => page['/Parent']))).toEqual(new Set(['2 0 R']));
	});

	test('gives no node more than a hundred children', async () => {
		const document = await open(await numbered(301));
		await document.pages.rebuild([...document.pages.numbers].reverse());
		const objects = new Objects(await clean(document));
		const root = objects.get(objects.catalog('/Pages'));
		const kids = (root['/Kids'] as string[]).map((kid) => objects.get(kid));
		expect([root['/Count'], ...kids.map((kid) => kid['/Count'])]).toEqual([301, 100, 100, 100, 1]);
	});

	test.each<[string, Record<number, string>, string[]]>([
		[
			'a page directly in the tree',
			{ 2: `<</Type/Pages/Count 2/Kids[${pageOf(11, 2)} 12 0 R]${attributes}>>` },
			['Page 1', 'Page 2'],
		],
		[
			'a page twice in the tree',
			{ 2: `<</Type/Pages/Count 3/Kids[11 0 R 12 0 R 11 0 R]${attributes}>>` },
			['Page 1', 'Page 2', 'Page 1'],
		],
		['a page without a type', { 11: '<</Parent 2 0 R/Contents 41 0 R>>' }, ['Page 1', 'Page 2']],
		['a page that says it is a tree', { 11: '<</Type/Pages/Parent 2 0 R/Contents 41 0 R>>' }, ['Page 1', 'Page 2']],
		// qpdf and mupdf show a blank page.
		[
			'a page that is missing',
			{ 2: `<</Type/Pages/Count 3/Kids[11 0 R 99 0 R 12 0 R]${attributes}>>` },
			['Page 1', '', 'Page 2'],
		],
		[
			'a page that is missing and does not count',
			{ 2: `<</Type/Pages/Count 2/Kids[11 0 R 99 0 R 12 0 R]${attributes}>>` },
			['Page 1', 'Page 2'],
		],
		['a root that miscounts', { 2: `<</Type/Pages/Count 1/Kids[11 0 R 12 0 R]${attributes}>>` }, ['Page 1', 'Page 2']],
		[
			'a node that miscounts',
			{ 2: `<</Type/Pages/Count 2/Kids[60 0 R]${attributes}>>`, 60: '<</Type/Pages/Parent 2 0 R/Count 7/Kids[11 0 R 12 0 R]>>' },
			['Page 1', 'Page 2'],
		],
		['a root that is a page', { 2: `<</Type/Page/Contents 41 0 R${attributes}>>` }, ['Page 1']],
		[
			'a node that is its own child',
			{ 2: `<</Type/Pages/Count 2/Kids[11 0 R 2 0 R 12 0 R]${attributes}>>` },
			['Page 1', 'Page 2'],
		],
	])('%s', async (_, objects, expected) => {
		const output = await clean(await open(rawPdf({ ...pageObjects(2), ...objects })));
		expect(pageTexts(output)).toEqual(expected);
		const found = new Objects(output);
		const root = found.get(found.catalog('/Pages'));
		expect(root['/Count']).toBe(expected.length);
		for (const page of found.pages()) expect(found.get(page)['/Type']).toBe('/Page');
	});

	test('writes a patch that sets, deletes and keeps entries', async () => {
		const document = await open(rawPages(1, { pages: { 1: '/Rotate 90/Tabs/S/Rotate 180' } }));
		expect(document.entry(11, 'Rotate')).toBe(180);
		document.patch(11, { Rotate: undefined, UserUnit: 2, Next: new Ref(3) }, { Tabs: name('R'), Dur: 1.5 });
		expect(document.entry(11, 'Tabs')).toEqual(name('S'));
		const page = new Objects(await clean(document)).get('11 0 R');
		expect(page).toEqual({
			'/Type': '/Page',
			'/Parent': '2 0 R',
			'/Contents': '41 0 R',
			'/Tabs': '/S',
			'/UserUnit': 2,
			'/Next': '3 0 R',
			'/Dur': 1.5,
		});
	});
});
