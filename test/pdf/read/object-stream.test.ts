/** Objects in object streams (ISO 32000-2, 7.5.7). */
import type { ObjectStream } from '../../../shared/pdf/object-source';
import { openDocument } from '../../../shared/pdf/open-document';
import { indexIn } from '../../../shared/pdf/read/object-stream';
import { save } from '../../../shared/pdf/write/save';
import { decode } from '../../../shared/contract/values/decode';
import { asDocument, job, local } from '../../support/hosts/local';
import { RawFile, packable, pageObjects } from '../../support/documents/raw';
import { pageTexts, qpdfCheck, uncompressed, withTools } from '../../support/judges/tools';
import { testInTurn } from '../../support/sample';

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

withTools('qpdf', 'poppler')('reads', () => {
	test.each([
		['in another order', [40, 20, 0]],
		['in the same place', [0, 20, 0]],
	])('members %s', async (_, starts) => {
		const { 3: font, ...others } = pageObjects(1);
		const body = ['(one)', '(two)', font as string].map((text) => text.padEnd(20)).join('');
		const head = starts.map((start, index) => `${60 + index} ${start} `).join('');
		const file = new RawFile()
			.objects({ ...others, 1: '<</Type/Catalog/Pages 2 0 R/X[60 0 R 61 0 R 62 0 R]>>' })
			.object(3, font as string)
			.stream(100, `/Type/ObjStm/N 3/First ${head.length}`, head + body);
		for (const index of starts.keys()) file.packed(60 + index, 100, index);
		const saved = await rewritten(file.crossReferenceStream(101, ROOT).bytes);
		const result = uncompressed(saved);
		expect(result).toContain('(one)');
		expect(result).toContain('(two)');
		expect(pageTexts(saved)).toEqual(['Page 1']);
	});

	test('object streams that extend another one', async () => {
		const [packed, streams] = packable(pageObjects(2));
		const { 1: catalog, ...others } = packed;
		const file = new RawFile().objects(streams).objectStream(100, others).objectStream(102, { 1: catalog! }, '/Extends 100 0 R');
		expect(await texts(file.crossReferenceStream(101, ROOT).bytes)).toEqual(['Page 1', 'Page 2']);
	});

	test('reads members that are followed by megabytes of blanks, and the last one before more of them', async () => {
		const blanks = ' '.repeat(3_000_000);
		const file = new RawFile()
			.objects({
				1: '<</Type/Catalog/Pages 2 0 R/X 20 0 R/Y 21 0 R>>',
				2: '<</Type/Pages/Count 1/Kids[3 0 R]/MediaBox[0 0 9 9]>>',
				3: '<</Type/Page/Parent 2 0 R>>',
			})
			.stream(10, `/Type/ObjStm/N 2/First 2000020`, `${'20 0 21 3000004'.padEnd(2_000_020)}(a) ${blanks}(b)${blanks}`);
		for (const index of [0, 1]) file.packed(20 + index, 10, index);
		const bytes = file.crossReferenceStream(11, ROOT).bytes;
		const [result] = (await local.run('rotate_pages', [asDocument(bytes)], decode('rotate_pages', { angle: '90' }))).documents;
		const text = Buffer.from(uncompressed(result!.bytes)).toString('latin1');
		expect([text.includes('(a)'), text.includes('(b)')]).toEqual([true, true]);
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

	test('a length that is an indirect object, inside an object stream', async () => {
		const [packed, streams] = packable(pageObjects(1));
		const [, data] = streams[41] as readonly [string, string];
		const file = new RawFile().object(41, `<</Length 70 0 R>>stream\r\n${data}\r\nendstream`);
		file.objectStream(100, { ...packed, 70: String(data.length) }).crossReferenceStream(101, ROOT);
		expect(await texts(file.bytes)).toEqual(['Page 1']);
	});
});

test('finds objects that are not where their entries say, and sorts the numbers once', () => {
	const numbers = Int32Array.of(9, 2, 2_147_483_647, 7, 2, 0);
	const stream: ObjectStream = {
		data: new Uint8Array(0),
		numbers,
		starts: numbers,
		stops: numbers,
		ends: numbers,
		namesStream: false,
	};
	expect([9, 2, 7, 0, 1, 8, 10].map((number) => indexIn(stream, number))).toEqual([0, 1, 3, 5, -1, -1, -1]);
	const { sorted } = stream;
	indexIn(stream, 7);
	expect(stream.sorted).toBe(sorted);
});

describe('refuses', () => {
	const pages = {
		1: '<</Type/Catalog/Pages 2 0 R/X 20 0 R>>',
		2: '<</Type/Pages/Count 1/Kids[3 0 R]/MediaBox[0 0 9 9]>>',
		3: '<</Type/Page/Parent 2 0 R>>',
	};

	/** An object stream whose members, from number 20 on, begin at these positions of `body`. */
	function container(starts: readonly number[], body: string): Uint8Array {
		const head = starts.map((start, index) => `${20 + index} ${start} `).join('');
		const file = new RawFile().objects(pages).stream(10, `/Type/ObjStm/N ${starts.length}/First ${head.length}`, head + body);
		for (const index of starts.keys()) file.packed(20 + index, 10, index);
		return file.crossReferenceStream(11, ROOT).bytes;
	}

	test('members that overlap, of which each would be walked to the end', async () => {
		const body = `[${'1 '.repeat(500)}] stream`;
		const again = Array.from({ length: 100 }, (_, index) => (index % 2) * body.length);
		await expect(rewritten(container(again, body))).rejects.toThrow('its objects overlap');
		await expect(rewritten(container([0, 4, 8], body))).resolves.toBeDefined();
	});

	test('a member of more than 4 MB, without white space after it', async () => {
		await expect(rewritten(container([0], `[${' '.repeat(1 << 22)}]`))).rejects.toThrow('has too many values');
		await expect(rewritten(container([0], `[1]${' '.repeat(1 << 22)}`))).resolves.toBeDefined();
	});

	testInTurn('members that overlap, of which there are too many to be read in one step', async () => {
		const body = `[${'1 '.repeat(500)}] stream`;
		const again = Array.from({ length: 300_000 }, (_, index) => (index % 2) * body.length);
		const work = local.run('rotate_pages', [asDocument(container(again, body))], decode('rotate_pages', { angle: '90' }));
		await expect(work).rejects.toThrow('its objects overlap');
	});
});
