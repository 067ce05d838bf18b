/** Cross-references in every form (ISO 32000-2, 7.5.4, 7.5.6 and 7.5.8). */
import { deflateSync } from 'node:zlib';
import { COMPRESSED, FREE, UNCOMPRESSED } from '../../../shared/pdf/object-table';
import { openDocument } from '../../../shared/pdf/open-document';
import { readCrossReference, type CrossReference } from '../../../shared/pdf/read/xref';
import { save } from '../../../shared/pdf/write/save';
import { job } from '../../support/hosts/local';
import { RawFile, packable, pageObjects, rawPdf } from '../../support/documents/raw';
import { pageTexts, qpdfCheck, withTools } from '../../support/judges/tools';
import { asBytes, written } from '../../support/values';

const ROOT = '/Root 1 0 R';

async function rewritten(bytes: Uint8Array): Promise<Uint8Array> {
	return save(await openDocument(bytes, job()));
}

/** The texts of the pages of the file that the engine wrote, which must have no faults. */
async function texts(bytes: Uint8Array): Promise<string[]> {
	const result = await rewritten(bytes);
	expect(qpdfCheck(result)).toMatchObject({ clean: true });
	return pageTexts(result);
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
		// qpdf 12 does not find these objects.
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
	])('junk before the header and after the end, %s', async (_, origin) => {
		const bytes = new RawFile('%PDF-1.7\n', origin).objects(pageObjects(2)).table(ROOT).bytes;
		const file = Buffer.concat([Buffer.alloc(512, 'junk\n'), bytes, Buffer.alloc(3000)]);
		expect(await texts(file)).toEqual(['Page 1', 'Page 2']);
	});
});

/** Room for offsets: the rows of these tests lead to no objects. */
const HEAD = '%PDF-1.7\n'.padEnd(1000, 'x');

const read = (text: string): Promise<CrossReference | undefined> => readCrossReference(asBytes(text), job());

const startingAt = (text: string, at: number) => `${text}\nstartxref\n${at}\n%%EOF\n`;

/** A file with one table. */
const withTable = (rows: string, trailer = '/Size 9/Root 1 0 R') =>
	startingAt(`${HEAD}xref\n${rows}trailer\n<<${trailer}>>`, HEAD.length);

const stream = (entries: string, rows: string) =>
	`90 0 obj\n<</Type/XRef/Size 9/Root 1 0 R${entries}/Length ${rows.length}>>\nstream\n${rows}\nendstream\nendobj\n`;

/** A file with one cross-reference stream. */
const withStream = (entries: string, rows: string) => startingAt(HEAD + stream(entries, rows), HEAD.length);

/** The entries of the table: `n offset generation`, `c object-stream index` or `f`. */
function entries(reference: CrossReference | undefined): Record<number, string> | undefined {
	if (!reference) return undefined;
	const { kind, place, detail, size } = reference.table;
	const found: Record<number, string> = {};
	for (let number = 0; number < size; number++) {
		if (kind[number] === UNCOMPRESSED) found[number] = `n ${place[number]} ${detail[number]}`;
		else if (kind[number] === COMPRESSED) found[number] = `c ${place[number]} ${detail[number]}`;
		else if (kind[number] === FREE) found[number] = 'f';
	}
	return found;
}

const row = (offset: number, generation = 0, kind = 'n', eol = ' \n') =>
	`${String(offset).padStart(10, '0')} ${String(generation).padStart(5, '0')} ${kind}${eol}`;
const FIRST = row(0, 65_535, 'f');

describe('a table', () => {
	test.each<[string, string, Record<number, string>]>([
		['one subsection', `0 3\n${FIRST}${row(17)}${row(500, 3)}`, { 0: 'f', 1: 'n 17 0', 2: 'n 500 3' }],
		['several', `0 1\n${FIRST}3 1\n${row(17)}7 2\n${row(18)}${row(19)}`, { 0: 'f', 3: 'n 17 0', 7: 'n 18 0', 8: 'n 19 0' }],
		['an empty one', `0 0\n0 2\n${FIRST}${row(17)}`, { 0: 'f', 1: 'n 17 0' }],
		['none', '', {}],
		[
			'rows of 19, 20 and 21 bytes',
			`0 7\n${FIRST}${row(11, 0, 'n', '\n')}${row(12, 0, 'n', '\r\n')}${row(13, 0, 'n', ' \r\n')}${row(14, 0, 'n', '\r')}${row(15)}${row(16)}`,
			{ 0: 'f', 1: 'n 11 0', 2: 'n 12 0', 3: 'n 13 0', 4: 'n 14 0', 5: 'n 15 0', 6: 'n 16 0' },
		],
		['rows with fewer digits', `0 3\n0 65535 f\n17 0 n\n  18   2   n\n`, { 0: 'f', 1: 'n 17 0', 2: 'n 18 2' }],
		['blanks around the numbers', `\r\n 0   2 \r\n\r\n${FIRST}${row(17)}`, { 0: 'f', 1: 'n 17 0' }],
		['the first row numbered 1', `1 3\n${FIRST}${row(17)}${row(18)}`, { 0: 'f', 1: 'n 17 0', 2: 'n 18 0' }],
		['an object in use at offset 0', `0 2\n${FIRST}${row(0)}`, { 0: 'f', 1: 'f' }],
		[
			'an offset beyond the end, which leads to no object',
			`0 3\n${FIRST}${row(9_999_999_999)}${row(17)}`,
			{ 0: 'f', 1: expect.stringMatching(/^n \d{3,} 0$/) as string, 2: 'n 17 0' },
		],
		[
			'a generation beyond all',
			`0 3\n${FIRST}${row(17, 99_999)}${row(18, 65_535)}`,
			{ 0: 'f', 1: 'n 17 65535', 2: 'n 18 65535' },
		],
		['an object twice, of which the first counts', `0 2\n${FIRST}${row(17)}1 1\n${row(18)}`, { 0: 'f', 1: 'n 17 0' }],
	])('with %s', async (_, rows, expected) => {
		expect(entries(await read(withTable(rows)))).toEqual(expected);
	});

	test.each<[string, string]>([
		['fewer rows than announced', withTable(`0 9\n${FIRST}${row(17)}`)],
		['more rows than announced', withTable(`0 2\n${FIRST}${row(17)}${row(18)}`)],
		['fewer rows than announced before another subsection', withTable(`0 9\n${FIRST}${row(17)}7 1\n${row(18)}`)],
		['a row of another kind', withTable(`0 2\n${FIRST}${row(17, 0, 'x')}`)],
		['a row without generation', withTable(`0 2\n${FIRST}0000000017 n \n`)],
		['no trailer', startingAt(`${HEAD}xref\n0 1\n${FIRST}`, HEAD.length)],
		['a trailer that is not a dictionary', withTable(`0 1\n${FIRST}`).replace('<</Size 9/Root 1 0 R>>', '[/Size 9]')],
		['an object numbered beyond all bounds', withTable(`8388608 1\n${row(17)}`)],
		['no startxref', `${HEAD}xref\n0 1\n${FIRST}trailer<<>>`],
		['a startxref that leads to something else', startingAt(HEAD, 20)],
		['a startxref after the end', startingAt(HEAD, 99_999)],
		['a negative startxref', startingAt(HEAD, -1)],
	])('cannot be followed with %s', async (_, text) => {
		expect(await read(text)).toBeUndefined();
	});

	test.each<[string, boolean]>([
		['/Size 9/Root 1 0 R', false],
		['/Root 1 0 R', true],
		['/Size 9/Root 1 0 R/Size 9', true],
		['/Size (9)/Root 1 0 R', true],
	])('with the trailer <<%s>> may be read differently: %s', async (trailer, damaged) => {
		expect((await read(withTable(`0 1\n${FIRST}`, trailer)))?.damaged).toBe(damaged);
	});
});

describe('a chain of sections', () => {
	/** Sections from the oldest to the newest, each of which is told where those before it are. */
	function chain(...sections: ((places: readonly number[]) => string)[]): string {
		let text = HEAD;
		const places: number[] = [];
		for (const section of sections) {
			places.push(text.length);
			text += section(places);
		}
		return startingAt(text, places.at(-1)!);
	}
	const table = (rows: string, trailer: string) => `xref\n${rows}trailer\n<</Size 9${trailer}>>\n`;

	test('has the newest entry of each object, free ones included', async () => {
		const text = chain(
			() => table(`0 4\n${FIRST}${row(11)}${row(12)}${row(13)}`, '/Root 1 0 R'),
			([first]) => table(`2 1\n${row(22)}`, `/Root 1 0 R/Prev ${first}`),
			([, second]) => table(`0 1\n${FIRST}3 1\n${row(0, 1, 'f')}`, `/Root 1 0 R/Prev ${second}`),
		);
		expect(entries(await read(text))).toEqual({ 0: 'f', 1: 'n 11 0', 2: 'n 22 0', 3: 'f' });
	});

	test('has the trailer of the newest section, with what it must have and lacks', async () => {
		const text = chain(
			() => table(`0 1\n${FIRST}`, '/Root 5 0 R/Info 6 0 R/ID[(a)(b)]/Encrypt 7 0 R/Extra 1'),
			([first]) => table(`0 1\n${FIRST}`, `/Root 8 0 R/Prev ${first}/Own 2`),
		);
		const { trailer } = (await read(text))!;
		expect(written(trailer)).toBe('<</Root 8 0 R/Own 2/ID[(a) (b)]/Encrypt 7 0 R>>');
	});

	test.each<[string, string]>([
		['itself', chain((places) => table(`0 2\n${FIRST}${row(11)}`, `/Prev ${places.at(-1)}`))],
		[
			'one that leads back',
			chain(
				() => table(`0 2\n${FIRST}${row(11)}`, `/Prev ${HEAD.length + table(`0 2\n${FIRST}${row(11)}`, '/Prev 0000').length}`),
				([first]) => table(`1 1\n${row(11)}`, `/Prev ${first}`),
			),
		],
		['0', withTable(`0 2\n${FIRST}${row(11)}`, '/Size 9/Prev 0')],
		['a reference', withTable(`0 2\n${FIRST}${row(11)}`, '/Size 9/Prev 7 0 R')],
	])('ends at a /Prev that is %s', async (_, text) => {
		expect(entries(await read(text))).toEqual({ 0: 'f', 1: 'n 11 0' });
	});

	test.each(['99999999', '-5', '20'])('cannot be followed if a /Prev is %s', async (previous) => {
		expect(await read(withTable(`0 2\n${FIRST}${row(11)}`, `/Size 9/Prev ${previous}`))).toBeUndefined();
	});

	// 7.5.8.4: entries of the table, then those of its stream, then those of older sections.
	test('of a hybrid file has the objects of the stream that are free in the table', async () => {
		const text = chain(
			() => table(`0 5\n${FIRST}${row(11)}${row(12)}${row(13)}${row(14)}`, '/Root 1 0 R'),
			() => stream('/W[1 2 1]/Index[1 3]', '\x01\x00\x21\x00\x02\x00\x50\x04\x02\x00\x50\x05'),
			([first, hidden]) =>
				table(`0 4\n${FIRST}${row(31)}${row(0, 0, 'f')}${row(0, 0, 'f')}`, `/Root 1 0 R/XRefStm ${hidden}/Prev ${first}`),
		);
		const reference = await read(text);
		expect(entries(reference)).toEqual({ 0: 'f', 1: 'n 31 0', 2: 'c 80 4', 3: 'c 80 5', 4: 'n 14 0' });
		expect(reference?.streams).toBe(false);
	});

	const hybrid = (where: string) => withTable(`0 2\n${FIRST}${row(11)}`, `/Size 9/Root 1 0 R/XRefStm ${where}`);

	test.each(['0', '(x)'])('of a hybrid file goes on without the stream if /XRefStm is %s', async (where) => {
		expect(entries(await read(hybrid(where)))).toEqual({ 0: 'f', 1: 'n 11 0' });
	});

	// Its objects would seem to be removed.
	test.each(['99999', '5', '-1'])('of a hybrid file cannot be followed if /XRefStm is %s', async (where) => {
		expect(await read(hybrid(where))).toBeUndefined();
	});

	test('may have tables and streams in turn', async () => {
		const text = chain(
			() => stream('/W[1 2 1]/Index[0 3]', '\x00\x00\x00\xff\x01\x00\x11\x00\x02\x00\x50\x04'),
			([first]) => table(`1 1\n${row(21)}`, `/Root 1 0 R/Prev ${first}`),
		);
		const reference = await read(text);
		expect(entries(reference)).toEqual({ 0: 'f', 1: 'n 21 0', 2: 'c 80 4' });
		expect(reference?.streams).toBe(true);
	});
});

describe('a stream', () => {
	test.each<[string, string, string, Record<number, string>]>([
		[
			'fields of 1, 2 and 1 bytes',
			'/W[1 2 1]',
			'\x00\x00\x00\xff\x01\x01\x02\x03\x02\x00\x50\x05',
			{ 0: 'f', 1: 'n 258 3', 2: 'c 80 5' },
		],
		[
			'an /Index of several ranges',
			'/W[1 2 1]/Index[2 1 7 2]',
			'\x01\x00\x11\x00\x01\x00\x12\x00\x01\x00\x13\x00',
			{ 2: 'n 17 0', 7: 'n 18 0', 8: 'n 19 0' },
		],
		['an /Index with a number too many', '/W[1 2 1]/Index[2 1 7]', '\x01\x00\x11\x00', { 2: 'n 17 0' }],
		['an /Index of one number, which says nothing', '/W[1 2 1]/Index[2]', '\x01\x00\x11\x00', { 0: 'n 17 0' }],
		['an /Index with a negative number', '/W[1 2 1]/Index[-1 2]', '\x01\x00\x11\x00\x01\x00\x12\x00', { 0: 'n 18 0' }],
		['no field for the type, which is 1', '/W[0 2 1]', '\x00\x11\x00\x00\x12\x07', { 0: 'n 17 0', 1: 'n 18 7' }],
		['no field for the generation', '/W[1 2 0]', '\x01\x00\x11\x01\x00\x12', { 0: 'n 17 0', 1: 'n 18 0' }],
		['fields of 8 bytes', '/W[1 8 2]', '\x01\0\0\0\0\0\0\x01\x02\x00\x03', { 0: 'n 258 3' }],
		['a last row that is cut off', '/W[1 2 1]', '\x01\x00\x11\x00\x01\x00', { 0: 'n 17 0' }],
		['rows that are fewer than /Size', '/W[1 2 1]/Size 9', '\x01\x00\x11\x00', { 0: 'n 17 0' }],
		[
			'an offset beyond the end, which leads to no object',
			'/W[1 2 1]',
			'\x01\xff\xff\x00\x01\x00\x11\x00',
			{ 0: expect.stringMatching(/^n \d{3,} 0$/) as string, 1: 'n 17 0' },
		],
		// Such a reference is to the null object (7.5.8.3).
		['an entry of a type to come', '/W[1 2 1]', '\x03\x00\x11\x00\x01\x00\x12\x00', { 1: 'n 18 0' }],
	])('with %s', async (_, fields, rows, expected) => {
		const reference = await read(withStream(fields, rows));
		expect(entries(reference)).toEqual(expected);
		expect(reference?.streams).toBe(true);
	});

	test('with fewer rows than its /Index announces is not followed', async () => {
		expect(await read(withStream('/W[1 2 1]/Index[0 9]', '\x01\x00\x11\x00'))).toBeUndefined();
	});

	test('may be deflated, with the rows predicted from those above', async () => {
		const rows = Buffer.from('\x02\x01\x00\x11\x00\x02\x00\x00\x05\x00\x02\x00\x00\x05\x00', 'latin1');
		const text = withStream(
			'/W[1 2 1]/Index[3 3]/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 4>>',
			deflateSync(rows).toString('latin1'),
		);
		expect(entries(await read(text))).toEqual({ 3: 'n 17 0', 4: 'n 22 0', 5: 'n 27 0' });
	});

	test('is found in spite of a wrong /Length', async () => {
		const rows = '\x01\x00\x11\x00\x01\x00\x12\x00';
		for (const length of ['3', '99', '(x)', '7 0 R'])
			expect(entries(await read(withStream('/W[1 2 1]', rows).replace(/Length \d+/, `Length ${length}`)))).toMatchObject({
				0: 'n 17 0',
				1: 'n 18 0',
			});
	});

	test.each<[string, string]>([
		['no /W', ''],
		['two fields', '/W[1 2]'],
		['fields without bytes', '/W[0 0 0]'],
		['a field of 9 bytes', '/W[1 9 1]'],
		['a negative field', '/W[1 -2 1]'],
		['a field that is not a number', '/W[1 /2 1]'],
		['a filter that is not ours', '/W[1 2 1]/Filter/DCTDecode'],
		['data that its filter cannot undo', '/W[1 2 1]/Filter/FlateDecode'],
	])('cannot be followed with %s', async (_, fields) => {
		expect(await read(withStream(fields, '\xff\xff\xff\xff'))).toBeUndefined();
	});

	test.each(['/Type/XRef', 'stream\n', '90 0 obj'])('cannot be followed without %j', async (word) => {
		const text = withStream('/W[1 2 1]', '\x01\x00\x11\x00');
		expect(entries(await read(text))).toEqual({ 0: 'n 17 0' });
		expect(await read(text.replace(word, 'x'.repeat(word.length)))).toBeUndefined();
	});
});

describe('a trailer of more values than any has is refused', () => {
	const entries = Array.from({ length: 15_000 }, (_, index) => `/C${index}<</A/B>>`).join('');

	test.each([
		['after a table', () => new RawFile().objects(pageObjects(1)).table(`${ROOT}/X<<${entries}>>`).bytes],
		[
			'of a cross-reference stream',
			() => new RawFile().objects(pageObjects(1)).crossReferenceStream(100, `${ROOT}/X<<${entries.repeat(5)}>>`).bytes,
		],
	])('%s', async (_, make) => {
		await expect(openDocument(make(), job())).rejects.toThrow('An object of the document has too many values');
	});

	test('and one of a thousand is read', async () => {
		const bytes = new RawFile().objects(pageObjects(1)).table(`${ROOT}/X<<${entries.slice(0, 15_000)}>>`).bytes;
		expect((await openDocument(bytes, job())).trailer.has('X')).toBe(true);
	});
});
