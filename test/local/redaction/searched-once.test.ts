/** Redaction does not search data again that it has searched, byte for byte: in the proof, and in copies of streams. */
import zlib from 'node:zlib';
import { redactSearchOf, type RedactSearch } from '../../../shared/local/redaction/redact-search';
import { Elsewhere } from '../../../shared/model/redaction/elsewhere';
import { packStream } from '../../../shared/model/cleaning/hidden-content';
import { PdfDocument } from '../../../shared/pdf/document';
import { openDocument } from '../../../shared/pdf/open-document';
import { Dict, Name, Stream } from '../../../shared/pdf/syntax/values';
import { rawPages } from '../../support/documents/raw';
import { job } from '../../support/hosts/local';

const PRIVATE = 'private words of a program';

const document = (...data: readonly string[]): Uint8Array =>
	rawPages(1, {
		pages: { 1: `/PieceInfo<</X<</Private[${data.map((_, at) => `${60 + at} 0 R`).join(' ')}]>>>>` },
		objects: Object.fromEntries(data.map((one, at) => [60 + at, ['', one] as const])),
	});

/** The texts that are searched as data while everything besides pages is looked at. */
async function textsSearched(bytes: Uint8Array, search: RedactSearch): Promise<string[]> {
	const texts: string[] = [];
	const searching = {
		clean: search.clean,
		inText: (text: string) => {
			texts.push(text);
			return search.inText(text);
		},
		inNames: search.inNames,
		ofAreas: search.ofAreas,
		inCodes: (text: string) => {
			texts.push(text);
			return search.inCodes(text);
		},
	};
	const opened = await openDocument(bytes, job());
	const choose = () => Promise.resolve({ glyphs: new Set<number>(), boxes: [], unseen: [], count: 0 });
	await new Elsewhere(opened, searching, choose, new Uint8Array(opened.size)).run(new Set());
	// Matches, and texts that were found before, are searched one after the other.
	return [...new Set(texts.filter((text) => text.includes(PRIVATE)))];
}

test('searches the same data once, and data that differs in a byte again', async () => {
	const search = await redactSearchOf({ search: 'Zorkmid', search_mode: 'text' }, job());
	expect(await textsSearched(document(PRIVATE, PRIVATE), search)).toHaveLength(1);
	expect(await textsSearched(document(PRIVATE, PRIVATE), search)).toHaveLength(0);
	expect(await textsSearched(document(`${PRIVATE}.`), search)).toHaveLength(1);
});

test('does not decode data again that was searched, and decodes it if its filter is another', async () => {
	const packed = zlib.deflateSync(PRIVATE).toString('latin1');
	const bytes = (filter: string) =>
		rawPages(1, { pages: { 1: '/PieceInfo<</X<</Private 60 0 R>>>>' }, objects: { 60: [filter, packed] } });
	const search = await redactSearchOf({ search: 'Zorkmid', search_mode: 'text' }, job());
	const decoded = jest.spyOn(PdfDocument.prototype, 'decodedPart');
	const timesDecoded = async (filter: string): Promise<number> => {
		decoded.mockClear();
		await textsSearched(bytes(filter), search);
		return decoded.mock.calls.filter(([{ data }]) => Buffer.from(data).toString('latin1') === packed).length;
	};
	expect(await timesDecoded('/Filter/FlateDecode')).toBe(1);
	expect(await timesDecoded('/Filter/FlateDecode')).toBe(0);
	expect(await timesDecoded('/Filter[/FlateDecode]/DecodeParms[<</Predictor 2>>]')).toBe(1);
	decoded.mockRestore();
});

test('searches data again in which something was found', async () => {
	const search = await redactSearchOf({ search: 'Zorkmid', search_mode: 'text' }, job());
	const bytes = document(`${PRIVATE} Zorkmid`);
	expect(await textsSearched(bytes, search)).toHaveLength(1);
	expect(await textsSearched(bytes, search)).toHaveLength(1);
});

test('searches data again if more is looked for than before', async () => {
	const search = await redactSearchOf({ search: 'Z[a-z]{3,}', search_mode: 'regex' }, job());
	search.note('Zorkmid');
	expect(await textsSearched(document(PRIVATE), search)).toHaveLength(1);
	search.note('Zlatko');
	expect(await textsSearched(document(PRIVATE), search)).toHaveLength(1);
	expect(await textsSearched(document(PRIVATE), search)).toHaveLength(0);
});

describe('a document that keeps decoded data', () => {
	const packed = (text: string): string => zlib.deflateSync(text).toString('latin1');
	const open = async (entries: string) =>
		openDocument(rawPages(1, { objects: { 60: [`/Filter/FlateDecode${entries}`, packed(PRIVATE)] } }), job());

	test('decodes a stream once, and not at all before it is asked to keep it', async () => {
		const opened = await open('');
		const stream = opened.get(60) as Stream;
		expect(opened.decodedPart(stream)!.data).not.toBe(opened.decodedPart(stream)!.data);
		opened.keepDecoded();
		const { data } = opened.decodedPart(stream)!;
		expect(Buffer.from(data).toString('latin1')).toBe(PRIVATE);
		expect(opened.decodedPart(stream)!.data).toBe(data);
	});

	test('decodes it again if it is to be verified, and was not', async () => {
		const opened = await open('');
		opened.keepDecoded();
		const stream = opened.get(60) as Stream;
		const { data } = opened.decodedPart(stream)!;
		expect(opened.decodedPart(stream, true)!.data).not.toBe(data);
	});

	test('does not decode data that was encoded here, however many streams', async () => {
		const opened = await open('');
		opened.keepDecoded();
		for (const text of ['one', 'other']) {
			const content = Buffer.from(text);
			const stream = await packStream(opened, new Stream(new Dict(), content), content);
			expect(opened.decodedPart(stream, true)!.data).toBe(content);
		}
	});

	test('decodes it again after its filter changed', async () => {
		const opened = await open('');
		opened.keepDecoded();
		const stream = opened.get(60) as Stream;
		opened.decodedPart(stream);
		stream.dict.set('Filter', new Name('ASCIIHexDecode'));
		expect(Buffer.from(opened.decodedPart(stream)!.data).toString('latin1')).not.toBe(PRIVATE);
	});

	test('does not keep samples of images, which are changed in place', async () => {
		const opened = await open('/Subtype/Image');
		opened.keepDecoded();
		const stream = opened.get(60) as Stream;
		expect(opened.decodedPart(stream)!.data).not.toBe(opened.decodedPart(stream)!.data);
	});
});
