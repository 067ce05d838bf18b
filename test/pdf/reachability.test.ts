/** The objects that the trailer reaches, which are those that are written (docs/semantics.md, D17). */
import fc from 'fast-check';
import type { PdfDocument } from '../../shared/pdf/document';
import { openDocument } from '../../shared/pdf/open-document';
import { mark, markAll, repair, type MarkAllOptions } from '../../shared/pdf/reachability';
import { Dict, PartRef, Ref, Stream, latin, name } from '../../shared/pdf/syntax/values';
import { save } from '../../shared/pdf/write/save';
import { job } from '../support/hosts/local';
import { RawFile, packable, pageObjects, rawPages, rawPdf } from '../support/documents/raw';
import { pageTexts, qpdfCheck, withTools } from '../support/judges/tools';

const ROOT = '/Root 1 0 R';
const open = (bytes: Uint8Array): Promise<PdfDocument> => openDocument(bytes, job());

type Objects = Record<number, string | readonly [string, string]>;

/** A page, and objects from 60 on; `catalog` is added to the catalog. */
const withObjects = (objects: Objects, catalog = '/X 60 0 R') => rawPages(1, { catalog, objects });

/** The live objects from 60 on. */
async function live(document: PdfDocument, options: MarkAllOptions = {}): Promise<number[]> {
	const { markings } = await markAll([document], options);
	return [...markings[0]!.live.entries()].filter(([number, isLive]) => number >= 60 && isLive === 1).map(([number]) => number);
}

describe('an object is alive', () => {
	test.each<[string, Objects, number[]]>([
		[
			'if the catalog refers to it, at any distance',
			{ 60: '[61 0 R]', 61: '<</A<</B[62 0 R]>>>>', 62: '(x)', 63: '(lost)' },
			[60, 61, 62],
		],
		[
			'if objects refer to each other in circles',
			{ 60: '<</A 61 0 R>>', 61: '[62 0 R 60 0 R]', 62: '<</A 62 0 R>>', 63: '64 0 R', 64: '[63 0 R]' },
			[60, 61, 62],
		],
		[
			'if the dictionary of a stream refers to it, but not its data',
			{ 60: ['/A 61 0 R', '62 0 R'], 61: '(x)', 62: '(lost)' },
			[60, 61],
		],
		['if it is the length of a stream', { 60: '<</Length 61 0 R>>\nstream\ndata\nendstream', 61: '4' }, [60, 61]],
		[
			'unless only strings, names and comments mention it',
			{ 60: '[(61 0 R)<3631203020>/61 0 R % 62 0 R\n(\\) 63 0 R)]', 61: '(x)', 62: '(x)', 63: '(x)' },
			[60],
		],
		['unless only numbers look like it', { 60: '[61 0 61 R 62. 0 R -63 0 R]', 61: '(x)', 62: '(x)', 63: '(x)' }, [60]],
		['whatever generation the reference names', { 60: '[61 7 R]', 61: '(x)' }, [60, 61]],
		['unless it is free, missing or impossible', { 60: '[99 0 R 0 0 R 99999999999 0 R 4294967357 0 R]', 61: '(x)' }, [60]],
	])('%s', async (_, objects, expected) => {
		// Also in a file that must be repaired, whose objects are looked at closely.
		for (const bytes of [
			withObjects(objects),
			Buffer.concat([Buffer.from(withObjects(objects)), Buffer.from('startxref\n7\n%%EOF')]),
		]) {
			const document = await open(bytes);
			for (const detail of [false, true]) expect(await live(document, { detail })).toEqual(expected);
			expect(await live(document, { strings: true })).toEqual(expected.filter((number) => objects[number] !== '4'));
		}
	});

	test('in the same way in object streams', async () => {
		const objects = { 60: '[61 0 R(62 0 R)]', 61: '<</A 60 0 R/B 63 0 R>>', 62: '(lost)', 63: '7' };
		const [packed, streams] = packable({ ...pageObjects(1, { catalog: '/X 60 0 R' }), ...objects });
		const file = new RawFile().objects(streams).objectStream(100, packed).crossReferenceStream(101, ROOT);
		expect(await live(await open(file.bytes))).toEqual([60, 61, 63]);
	});

	test('if entries of the trailer refer to it, the encryption dictionary excepted', async () => {
		const file = new RawFile().objects({ ...pageObjects(1), 60: '<</A 61 0 R>>', 61: '(x)', 62: '(x)', 63: '(x)' });
		const document = await open(file.table(`${ROOT}/Info 60 0 R/Other[62 0 R]`).bytes);
		expect(await live(document)).toEqual([60, 61, 62]);
		document.trailer.set('Encrypt', new Ref(63));
		expect(await live(document)).toEqual([60, 61, 62]);
	});

	test('if any chain of references leads to it, as in a graph', async () => {
		const graph = fc.array(fc.uniqueArray(fc.nat(29), { maxLength: 4 }), { minLength: 30, maxLength: 30 });
		await fc.assert(
			fc.asyncProperty(graph, async (targets) => {
				const refs = (numbers: readonly number[]) => numbers.map((number) => `${60 + number} 0 R`).join(' ');
				const objects = Object.fromEntries(
					targets.map((one, index) => [60 + index, index % 3 === 0 ? `<</A[${refs(one)}]>>` : `[${refs(one)}]`]),
				);
				const expected = new Set([0]);
				for (const number of expected) for (const target of targets[number]!) expected.add(target);
				const found = await live(await open(withObjects(objects)));
				expect(found).toEqual([...expected].map((number) => 60 + number).sort((a, b) => a - b));
			}),
			{ numRuns: 60 },
		);
	});
});

describe('changes count', () => {
	const objects = { 60: '<</A 61 0 R/B 62 0 R>>', 61: '(x)', 62: '[63 0 R]', 63: '(x)', 64: '[65 0 R]', 65: '(x)' };

	test('of edited values', async () => {
		const document = await open(withObjects(objects));
		document.put(60, new Dict([['C', [new Ref(64), new Dict([['D', document.add(latin('new'))]])]]]));
		expect(await live(document)).toEqual([60, 64, 65, 66]);
	});

	test('of entries that were patched', async () => {
		const document = await open(withObjects(objects));
		document.patch(60, { B: new Ref(64) });
		for (const options of [{}, { detail: true }, { strings: true }])
			expect(await live(document, options)).toEqual([60, 61, 64, 65]);
		document.patch(60, { A: undefined });
		expect(await live(document)).toEqual([60, 64, 65]);
	});

	test('of removed objects, to which references count as null', async () => {
		const document = await open(withObjects(objects));
		document.remove(62);
		expect(await live(document)).toEqual([60, 61]);
	});

	test('after the objects were walked once', async () => {
		const document = await open(withObjects(objects));
		expect(await live(document, { detail: true })).toEqual([60, 61, 62, 63]);
		document.patch(60, { A: new Ref(65) });
		document.put(62, null);
		expect(await live(document, { detail: true })).toEqual([60, 65]);
		const copy = document.fork();
		copy.put(60, latin('x'));
		expect([await live(copy, { detail: true }), await live(document, { detail: true })]).toEqual([[60], [60, 65]]);
	});
});

describe('watched objects', () => {
	test('are told with the objects that refer to them, alive or not themselves', async () => {
		const document = await open(
			withObjects({ 60: '[61 0 R 64 0 R]', 61: '<</A 64 0 R/B 99 0 R>>', 62: '[64 0 R]', 64: '(x)', 65: '[66 0 R]', 66: '(x)' }),
		);
		document.remove(64);
		const { live, via, referrers } = await mark(document, { watched: new Set([64, 66]) });
		expect([...referrers].sort()).toEqual([60, 61]);
		expect([live[61], live[64], live[66]]).toEqual([1, 0, 0]);
		expect([via[60], via[61], via[1]]).toEqual([1, 60, 0]);
	});
});

describe('what cannot be copied', () => {
	const repaired = async (objects: Objects, change?: (document: PdfDocument) => void) => {
		const document = await open(withObjects(objects));
		change?.(document);
		const marked = await markAll([document]);
		return { document, marked, numbers: marked.repairs.map(({ number }) => number) };
	};

	test.each<[string, Objects, number[]]>([
		['an object that is a reference', { 60: '[61 0 R]', 61: '62 0 R', 62: '(x)' }, [61]],
		[
			'a chain of references, of which only the first stays alive',
			{ 60: '[61 0 R]', 61: '62 0 R', 62: '63 0 R', 63: '[64 0 R]', 64: '(x)' },
			[61],
		],
		['an object that is never closed', { 60: '[61 0 R', 61: '(x)' }, [60]],
		['a stream with a wrong length', { 60: '<</A 61 0 R/Length 2>>\nstream\ndata\nendstream', 61: '(x)' }, [60]],
		['words after the value', { 60: '[61 0 R] more', 61: '(x)' }, [60]],
	])('is %s', async (_, objects, expected) => {
		const { document, marked, numbers } = await repaired(objects);
		expect(numbers).toEqual(expected);
		expect(document.hasChanges).toBe(false);
		repair([document], marked);
		expect(document.isEdited(expected[0]!)).toBe(true);
		expect((await markAll([document])).repairs).toEqual([]);
	});

	test('is an edited value that is a reference', async () => {
		const { numbers } = await repaired({ 60: '[61 0 R]', 61: '(x)', 62: '[63 0 R]', 63: '(x)' }, (document) =>
			document.put(61, new Ref(62)),
		);
		expect(numbers).toEqual([61]);
	});

	test('is a signature, if strings are to be encrypted', async () => {
		const signature = { 60: '<</Type/Sig/ByteRange[0 1 2 3]/Contents<00>>>' };
		const document = await open(withObjects(signature));
		const [plain, sealed] = [await markAll([document]), await markAll([document], { strings: true })];
		expect([plain.repairs.length, sealed.repairs.map(({ number }) => number)]).toEqual([0, [60]]);
		expect([plain, sealed].map(({ markings }) => [...markings[0]!.signed])).toEqual([[60], [60]]);
	});
});

describe('in an assembly', () => {
	test('references lead from one document to another, and the trailer of the first counts', async () => {
		const [first, second] = [
			await open(withObjects({ 60: '(x)', 61: '(x)' }, '')),
			await open(withObjects({ 60: '[61 0 R]', 61: '(x)', 62: '(x)' }, '/X 62 0 R')),
		];
		first.editCatalog().set('Other', new PartRef(1, 60));
		const { markings } = await markAll([first, second]);
		const alive = markings.map((one) => [...one.live.entries()].filter(([, isLive]) => isLive).map(([number]) => number));
		expect(alive).toEqual([
			[1, 2, 3, 11, 41],
			[60, 61],
		]);
		expect(markings.map(({ count }) => count)).toEqual([5, 2]);
	});

	test('an alias takes the place of another object', async () => {
		const document = await open(withObjects({ 60: '[61 0 R 62 0 R]', 61: '[63 0 R]', 62: '[64 0 R]', 63: '(x)', 64: '(x)' }));
		const alias = (_: number, number: number) => (number === 62 ? { part: 0, number: 61 } : undefined);
		expect(await live(document, { alias })).toEqual([60, 61, 63]);
	});
});

test('estimates the size of the result from the bytes of objects that are alive', async () => {
	const size = async (objects: Objects) => (await markAll([await open(withObjects(objects))])).markings[0]!.bytes;
	const small = await size({ 60: '(x)' });
	expect((await size({ 60: `(${'x'.repeat(5000)})` })) - small).toBe(4999);
	expect((await size({ 60: '(x)', 61: `(${'x'.repeat(5000)})` })) - small).toBe(0);
	const document = await open(withObjects({ 60: '(x)' }));
	document.put(60, new Stream(new Dict([['Type', name('X')]]), new Uint8Array(5000)));
	expect((await markAll([document])).markings[0]!.bytes - small).toBeGreaterThan(4900);
});

withTools('qpdf', 'poppler')('the written objects', () => {
	const rewritten = async (bytes: Uint8Array) => {
		const result = await save(await open(bytes));
		expect(qpdfCheck(result)).toMatchObject({ clean: true });
		return result;
	};

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

	test('references to objects that are missing, free or numbered out of range', async () => {
		const file = new RawFile().objects(pageObjects(1, { catalog: '/X[98 0 R 0 0 R 99999999999 0 R 4294967356 0 R 97 65535 R]' }));
		file.object(60, '(not referred to)').free(98);
		const result = await rewritten(file.table(ROOT).bytes);
		expect(pageTexts(result)).toEqual(['Page 1']);
		expect(Buffer.from(result).includes('not referred')).toBe(false);
	});
});
