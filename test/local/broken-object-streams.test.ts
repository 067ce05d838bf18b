/** Object streams whose data is damaged: what can be read is kept, and the note about the repair says how much is lost. */
import zlib from 'node:zlib';
import { decode } from '../../shared/contract/values/decode';
import { packable, pageObjects, RawFile } from '../support/documents/raw';
import { asDocument, local, localWithNativeCodec } from '../support/hosts/local';
import { pageTexts, qpdfCheck, uncompressed, withTools } from '../support/judges/tools';

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const COUNT = 300;

const note = (index: number) =>
	`<</Type/Annot/Subtype/Text/Rect[${index} 0 ${(index * 7919) % 997} 9]/Contents(Note ${(index * 104729) % 9973})>>`;
const NOTES = Object.fromEntries(Array.from({ length: COUNT }, (_, index) => [200 + index, note(index)]));
const ANNOTATIONS = `/Annots[${Object.keys(NOTES)
	.map((number) => `${number} 0 R`)
	.join(' ')}]`;

type Cut = (data: Buffer) => Uint8Array;

/** Page 1 has 300 annotations, which alone are in an object stream that is damaged. */
function made(cut: Cut): Uint8Array {
	const [packed, streams] = packable(pageObjects(2, { pages: { 1: ANNOTATIONS } }));
	return new RawFile()
		.objects(streams)
		.objectStream(100, packed)
		.objectStream(101, NOTES, '/Filter/FlateDecode', (data) => latin(cut(zlib.deflateSync(Buffer.from(data, 'latin1')))))
		.crossReferenceStream(102, '/Root 1 0 R').bytes;
}

const CUTS: [string, Cut][] = [
	['no second half', (data) => data.subarray(0, data.length / 2)],
	['nothing that can be read', (data) => data.fill(0xaa)],
];

const lostIn = (message: string): number =>
	Number(/: 1 object stream is damaged, and (\d+) objects of it are lost\. /.exec(message)?.[1]);

withTools('qpdf', 'poppler')('an object stream with', () => {
	test.each(CUTS)('%s is kept as far as it goes, and the rest is said', async (_, cut) => {
		const bytes = made(cut);
		expect(qpdfCheck(bytes)).toMatchObject({ clean: false });
		for (const host of [local, localWithNativeCodec]) {
			const { documents, notes } = await host.run('rotate_pages', [asDocument(bytes)], decode('rotate_pages', { angle: 90 }));
			const result = documents[0]!.bytes;
			expect(qpdfCheck(result)).toMatchObject({ clean: true });
			expect(pageTexts(result)).toEqual(['Page 1', 'Page 2']);
			const kept = uncompressed(result).split('/Subtype /Text').length - 1;
			expect(notes).toMatchObject([{ code: 'document_repaired' }]);
			expect(lostIn(notes[0]!.message)).toBe(COUNT - kept);
		}
	});

	test.each<[string, Cut]>([
		['a wrong checksum', (data) => data.fill(0x11, data.length - 4)],
		['other bytes that inflate to something', (data) => data.fill(0xff, data.length / 2, data.length / 2 + 100)],
	])('%s is said, and written as it should be', async (_, cut) => {
		for (const host of [local, localWithNativeCodec]) {
			const bytes = made(cut);
			const { documents, notes } = await host.run('rotate_pages', [asDocument(bytes)], decode('rotate_pages', { angle: 90 }));
			expect(qpdfCheck(documents[0]!.bytes)).toMatchObject({ clean: true });
			expect(pageTexts(documents[0]!.bytes)).toEqual(['Page 1', 'Page 2']);
			const message = 'The document was damaged and had to be repaired: 1 object stream is damaged. Check the result.';
			expect(notes).toEqual([{ code: 'document_repaired', message }]);
		}
	});

	test.each<[string, Cut]>([
		['whole data', (data) => data],
		['data without a checksum', (data) => data.subarray(0, -4)],
	])('nothing is said of %s', async (_, cut) => {
		const { notes } = await local.run('rotate_pages', [asDocument(made(cut))], decode('rotate_pages', { angle: 90 }));
		expect(notes).toEqual([]);
	});
});

test('a document that passes through is called damaged', async () => {
	const { data } = await local.run(
		'get_document_info',
		[asDocument(made(CUTS[0]![1]))],
		decode('get_document_info', { per_page: true }),
	);
	expect(data).toMatchObject({ repaired: true });
});

test('in a merge, the document is named', async () => {
	const documents = [
		asDocument(
			made((data) => data),
			'whole.pdf',
		),
		asDocument(made(CUTS[1]![1]), 'broken.pdf'),
	];
	const { notes } = await local.run('merge_documents', documents, decode('merge_documents', {}));
	expect(notes).toMatchObject([
		{
			message: `broken.pdf was damaged and had to be repaired: 1 object stream is damaged, and ${COUNT} objects of it are lost. Check the result.`,
		},
	]);
});
