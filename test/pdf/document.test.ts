/** Looking into a document, and changing it. */
import type { PdfDocument } from '../../shared/pdf/document';
import { openDocument } from '../../shared/pdf/open-document';
import { Entries } from '../../shared/pdf/syntax/entries';
import { Dict, Name, Ref, Stream, latin, name, type Value } from '../../shared/pdf/syntax/values';
import { save } from '../../shared/pdf/write/save';
import { job } from '../support/hosts/local';
import { RawFile, packable, pageObjects, rawPages, rawPdf } from '../support/documents/raw';
import { pageTexts, qpdfCheck, uncompressed, withTools } from '../support/judges/tools';
import { asText, written } from '../support/values';

const ROOT = '/Root 1 0 R';
const open = (bytes: Uint8Array) => openDocument(bytes, job());

async function texts(bytes: Uint8Array): Promise<string[]> {
	const result = await save(await open(bytes));
	expect(qpdfCheck(result)).toMatchObject({ clean: true });
	return pageTexts(result);
}

/** Two pages, and objects from 60 on; the same in an object stream. */
function documents(objects: Record<number, string>): readonly [string, Uint8Array][] {
	const [packed, streams] = packable({ ...pageObjects(2), ...objects });
	return [
		['in the file', rawPages(2, { objects })],
		['in an object stream', new RawFile().objects(streams).objectStream(100, packed).crossReferenceStream(101, ROOT).bytes],
	];
}

withTools('qpdf', 'poppler')('objects are understood', () => {
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

	test('generations other than 0', async () => {
		const { 41: content, ...others } = pageObjects(1);
		const file = new RawFile()
			.objects(others)
			.object(41, `<<${content![0]}/Length ${content![1].length}>>\nstream\n${content![1]}\nendstream`, 3);
		file.object(11, '<</Type/Page/Parent 2 0 R/Contents 41 3 R>>');
		expect(await texts(file.table(ROOT).bytes)).toEqual(['Page 1']);
	});
});

function entriesOf(document: PdfDocument, number: number): Entries | undefined {
	const place = document.place(number);
	const entries = new Entries();
	return place && document.locate(number, place, entries) ? entries : undefined;
}

describe('objects', () => {
	test('are values, null if absent, and follow references', async () => {
		for (const [, bytes] of documents({ 60: '61 0 R', 61: '62 0 R', 62: '(text)', 63: '64 0 R', 64: '63 0 R', 65: '[1 2]' })) {
			const document = await open(bytes);
			expect(document.get(62)).toEqual(latin('text'));
			expect(document.resolve(new Ref(60))).toEqual(latin('text'));
			expect([document.get(99), document.get(0), document.resolve(new Ref(99)), document.resolve(undefined)]).toEqual([
				null,
				null,
				null,
				null,
			]);
			// Round in circles.
			expect(document.resolve(new Ref(63))).toBeNull();
			expect([document.array(new Ref(65)), document.array(new Ref(62)), document.dict(new Ref(62))]).toEqual([
				[1, 2],
				undefined,
				undefined,
			]);
			expect([document.exists(62), document.exists(99)]).toEqual([true, false]);
		}
	});

	test('tell one entry without a parse of the others', async () => {
		for (const [, bytes] of documents({ 60: '<</A 7 0 R/B[1 2]/A (x)/C<</A 3>>>>', 61: '<</#41 1>>', 62: '[/A 1]' })) {
			const document = await open(bytes);
			const entry = (number: number, key: string) => {
				const value = document.entry(number, key);
				return value === undefined ? undefined : written(value);
			};
			expect(['A', 'B', 'C', 'D'].map((key) => entry(60, key))).toEqual(['(x)', '[1 2]', '<</A 3>>', undefined]);
			expect([entry(61, 'A'), entry(62, 'A'), entry(99, 'A')]).toEqual(['1', undefined, undefined]);
		}
	});

	test('tell whether they are streams', async () => {
		const document = await open(
			rawPages(2, {
				objects: { 60: ['/A<</B(>>)>>', 'data'], 61: '<</A<<>>>>', 62: '60 0 R', 63: '(stream)', 64: ['/A[/B 1]', 'data'] },
			}),
		);
		const all = () => [60, 61, 62, 63, 64, 99].map((number) => document.isStream(number));
		expect(all()).toEqual([true, false, true, false, true, false]);
		for (const number of [60, 61, 62, 63]) document.get(number);
		expect(all()).toEqual([true, false, true, false, true, false]);
		document.put(61, new Stream(new Dict(), new Uint8Array()));
		document.remove(60);
		expect(all()).toEqual([false, true, false, false, true, false]);
	});

	test('a stream needs a dictionary that closes', async () => {
		const document = await open(rawPages(1, { objects: { 60: ['/A endobj/B 1', 'data'], 61: ['/A/endobj', 'data'] } }));
		expect([60, 61].map((number) => document.isStream(number))).toEqual([false, true]);
		expect([60, 61].map((number) => document.get(number) instanceof Stream)).toEqual([false, true]);
	});
});

describe('the entries of an object', () => {
	const objects = { 60: '<</Number 60/A 70 0 R>>', 61: '<</Other(x)/Number 61>>' };

	test('stay as they were found while others are looked for', async () => {
		for (const [, bytes] of documents(objects)) {
			const document = await open(bytes);
			const number = (entries: Entries | undefined, of: number) => {
				const place = document.place(of)!;
				const at = entries!.find(place.bytes, 'Number');
				return asText(place.bytes.subarray(entries!.at[at + 2], entries!.at[at + 3]));
			};
			const [first, page] = [entriesOf(document, 60), entriesOf(document, 11)];
			const second = entriesOf(document, 61);
			for (const other of [11, 12, 61]) document.entry(other, 'Number');
			document.isStream(12);
			document.patch(12, { Rotate: 90 });
			expect([number(first, 60), number(second, 61)]).toEqual(['60', '61']);
			expect(page!.find(document.place(11)!.bytes, 'Contents')).toBeGreaterThanOrEqual(0);
			expect(entriesOf(document, 62)).toBeUndefined();
		}
	});

	test('are those after the last change', async () => {
		for (const [, bytes] of documents(objects)) {
			const document = await open(bytes);
			const text = (of: number, key: string) => {
				const place = document.place(of)!;
				const entries = new Entries();
				expect(document.locate(of, place, entries)).toBe(true);
				const at = entries.find(place.bytes, key);
				return at < 0 ? undefined : asText(place.bytes.subarray(entries.at[at + 2], entries.at[at + 3]));
			};
			// Remembered facts about pages must not be used once the pages have changed.
			expect(text(11, 'Contents')).toBe('41 0 R');
			document.patch(11, { Contents: new Ref(42), Rotate: 90 });
			expect([text(11, 'Contents'), text(11, 'Rotate'), document.entry(11, 'Rotate')]).toEqual(['42 0 R', '90', 90]);
			document.patch(11, { Rotate: 180 });
			expect([text(11, 'Rotate'), document.entry(11, 'Rotate')]).toEqual(['180', 180]);
			document.put(11, new Dict([['Rotate', 270]]));
			expect([entriesOf(document, 11), document.entry(11, 'Rotate')]).toEqual([undefined, 270]);
			document.get(11);
			document.remove(11);
			expect([entriesOf(document, 11), document.entry(11, 'Rotate'), document.get(11)]).toEqual([undefined, undefined, null]);
		}
	});
});

describe('changes', () => {
	test('are told apart from what is in the file', async () => {
		const document = await open(rawPages(2, { objects: { 60: '<</A 1>>' } }));
		expect([document.hasChanges, document.isChanged(60), document.size]).toEqual([false, false, 61]);
		document.patch(60, { B: 2 });
		expect([document.isChanged(60), document.isEdited(60), document.patched(60) !== undefined]).toEqual([true, false, true]);
		expect(written(document.get(60))).toBe('<</A 1/B 2>>');
		document.edit(60);
		expect([document.isChanged(60), document.isEdited(60), document.patched(60)]).toEqual([true, true, undefined]);
		document.patch(60, { A: undefined }, { B: 3, C: name('D') });
		expect(written(document.get(60))).toBe('<</B 2/C/D>>');
		expect(document.add([1]).number).toBe(61);
		document.put(70, [2]);
		expect([document.add(null).number, document.size]).toEqual([71, 72]);
	});

	test('to objects that are removed or never existed do nothing', async () => {
		const document = await open(rawPages(1, { objects: { 60: '<</A 1>>' } }));
		document.remove(60);
		document.remove(2_000_000_000);
		document.patch(60, { B: 2 });
		expect([document.entry(60, 'B'), document.size]).toEqual([undefined, 61]);
	});

	test('of a copy are not those of the original', async () => {
		const document = await open(rawPages(2, { objects: { 60: '<</A[1]>>', 61: '<</A 1>>' } }));
		(document.edit(60) as Dict).set('A', [2]);
		const copy = document.fork();
		((copy.get(60) as Dict).get('A') as Value[]).push(3);
		copy.patch(61, { A: 4 });
		copy.trailer.set('Extra', new Name('X'));
		document.patch(12, { Rotate: 90 });
		const told = (one: typeof document) => [60, 61].map((number) => written(one.get(number)));
		expect([told(document), told(copy)]).toEqual([
			['<</A[2]>>', '<</A 1>>'],
			['<</A[2 3]>>', '<</A 4>>'],
		]);
		expect([document.trailer.has('Extra'), copy.entry(12, 'Rotate'), document.entry(12, 'Rotate')]).toEqual([
			false,
			undefined,
			90,
		]);
	});
});

test.each<[string, string, string]>([
	['%PDF-1.4\n', '', '1.4'],
	['%PDF-1.7\n', '/Version/1.4', '1.7'],
	['%PDF-1.4\n', '/Version/2.0', '2.0'],
	['%PDF-1.4\n', '/Version/x', '1.4'],
	['%PDF-1.4\n', '/Version(2.0)', '1.4'],
])('the version of a file with %j and %j is %s', async (header, catalog, expected) => {
	const file = new RawFile(header).objects(pageObjects(1, { catalog })).table(ROOT);
	expect((await open(file.bytes)).version).toBe(expected);
});
