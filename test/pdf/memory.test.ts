import { deflateSync } from 'node:zlib';
import { decode } from '../../shared/contract/values/decode';
import { localBackend } from '../../shared/local';
import { defaultLimits } from '../../shared/pdf/limits';
import { Memory } from '../../shared/pdf/memory';
import { openDocument } from '../../shared/pdf/open-document';
import { Pace } from '../../shared/pace/pace';
import { pageObjects, RawFile } from '../support/documents/raw';
import { asDocument, pause } from '../support/hosts/local';
import { pageTexts, qpdfCheck, withTools } from '../support/judges/tools';
import { amount, testInTurn } from '../support/sample';

const PAGES = 10;
/** As much as an object stream has. */
const MUCH = amount(1024 ** 2, 1024 ** 2 / 8);

/** Pages each of which is in an object stream that expands to much. */
function largePages(): Uint8Array {
	const objects = pageObjects(PAGES);
	const file = new RawFile();
	for (const [number, object] of Object.entries(objects)) {
		if (typeof object !== 'string') file.stream(Number(number), ...object);
		else if (Number(number) <= 10) file.object(Number(number), object);
		else {
			const data = deflateSync(Buffer.from(`${number} 0 ${object}`.padEnd(MUCH), 'latin1')).toString('latin1');
			file.stream(100 + Number(number), `/Type/ObjStm/N 1/First ${number.length + 3}/Filter/FlateDecode`, data);
			file.packed(Number(number), 100 + Number(number), 0);
		}
	}
	return file.crossReferenceStream(200, '/Root 1 0 R').bytes;
}

/** Enough for decoding all of them some ten times, and for holding two of them. */
const limits = { ...defaultLimits, allowance: 2 * MUCH, expansion: 20_000 };

describe('decoded object streams', () => {
	test('are released, the oldest first, beyond what may be held', () => {
		const memory = new Memory({ ...limits, allowance: 100 });
		const all = new Map<number, string>();
		const holder = new WeakRef(all);
		const hold = (key: number, bytes: number, where = memory) => {
			all.set(key, 'decoded');
			where.hold(bytes, holder, key);
			return [...all.keys()];
		};
		expect([hold(1, 50), hold(2, 50), hold(3, 50)]).toEqual([[1], [1, 2], [2, 3]]);
		expect(hold(4, 90)).toEqual([4]);
		// One that is too large alone is held, because it is in use.
		expect(hold(5, 200)).toEqual([5]);
		memory.admit(100);
		expect(hold(6, 1000, memory.fork())).toEqual([5, 6]);
	});

	test('are decoded again if they are needed again', async () => {
		const memory = new Memory(limits);
		const document = await openDocument(largePages(), { limits, memory, pace: new Pace(pause) });
		const before = memory.remaining;
		expect(document.objectStream(111)?.data.length).toBe(MUCH);
		expect(memory.remaining).toBe(before - MUCH);
		expect(document.objectStream(111)?.data.length).toBe(MUCH);
		expect(memory.remaining).toBe(before - MUCH);
	});

	withTools('qpdf', 'poppler')('that were released', () => {
		testInTurn('lose no page', async () => {
			const backend = localBackend({ pause, limits });
			const [one, two] = [asDocument(largePages(), '1.pdf'), asDocument(largePages(), '2.pdf')];
			const merged = (await backend.run('merge_documents', [one, two], decode('merge_documents', {}))).documents[0]!.bytes;
			const texts = Array.from({ length: PAGES }, (_, index) => `Page ${index + 1}`);
			expect(pageTexts(merged)).toEqual([...texts, ...texts]);
			expect(qpdfCheck(merged)).toMatchObject({ clean: true });
			const { documents } = await backend.run('split_by_page_count', [one], { pages_per_part: 4 });
			expect(documents.flatMap(({ bytes }) => pageTexts(bytes))).toEqual(texts);
		});
	});
});

test('all documents of a job share what they may expand to', async () => {
	const tight = { ...defaultLimits, allowance: 12 * MUCH, expansion: 1 };
	const backend = localBackend({ pause, limits: tight });
	const documents = ['1.pdf', '2.pdf', '3.pdf'].map((name) => asDocument(largePages(), name));
	await expect(backend.run('merge_documents', documents.slice(0, 1), decode('merge_documents', {}))).resolves.toBeDefined();
	await expect(backend.run('merge_documents', documents, decode('merge_documents', {}))).rejects.toMatchObject({
		code: 'limit_exceeded',
		position: 2,
		message: expect.stringMatching(
			/^Document 2 \(2\.pdf\): The streams of this document and of those before it expand to more than/,
		),
	});
});

testInTurn('all documents of a job share the numbers of objects that their sizes do not justify', async () => {
	const sparse = new RawFile().objects(pageObjects(1)).object(900_000, '(x)').table('/Root 1 0 R').bytes;
	const backend = localBackend({ pause });
	const some = Array.from({ length: 12 }, (_, index) => asDocument(sparse, `${index + 1}.pdf`));
	await expect(backend.run('merge_documents', some.slice(0, 4), decode('merge_documents', {}))).resolves.toBeDefined();
	await expect(backend.run('merge_documents', some, decode('merge_documents', {}))).rejects.toMatchObject({
		code: 'limit_exceeded',
		message: expect.stringContaining('objects with very high numbers'),
	});
});
