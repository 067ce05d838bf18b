import { createHash, randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { numbered, rich } from '../support/documents/drawn';
import { examples, inputsOf } from '../support/examples';
import { looks, Objects } from '../support/judges/facts';
import { asDocument, local, localWithNativeCodec } from '../support/hosts/local';
import { encryptedByQpdf, permissionsByQpdf } from '../support/documents/protection';
import { rawPages, rawPdf } from '../support/documents/raw';
import { onFile, pageTexts, qpdfCheck, run, showEncryption, uncompressed, withTools } from '../support/judges/tools';
import { testInTurn } from '../support/sample';

const optimize = async (bytes: Uint8Array, parameters: { open_password?: string } = {}, backend = local) => {
	const { documents, notes, facts } = await backend.run('optimize_document', [asDocument(bytes)], parameters);
	return { bytes: documents[0]!.bytes, notes: notes.map(({ code }) => code), facts };
};

const text = (repeat: number): string => 'The quick brown fox jumps over the lazy dog. '.repeat(repeat);
const weakly = (data: string): string => deflateSync(Buffer.from(data, 'latin1'), { level: 0 }).toString('latin1');

/** The decoded data of each stream, as qpdf sees it, as a sorted list of fingerprints. */
function decodedStreams(bytes: Uint8Array): string[] {
	const args = ['--json=2', '--json-stream-data=inline', '--decode-level=specialized'];
	const { stdout } = onFile(bytes, (file) => run('qpdf', [...args, file]));
	const objects = JSON.parse(stdout.toString('utf8')).qpdf[1] as Record<string, { stream?: { data: string; dict: object } }>;
	return Object.values(objects)
		.filter(({ stream }) => stream && !/\/(ObjStm|XRef)"/.test(JSON.stringify(stream.dict)))
		.map(({ stream }) => createHash('sha1').update(stream!.data).digest('hex'))
		.sort();
}

testInTurn('the example of npm start gets smaller without native compression, as it says', async () => {
	const [example] = await inputsOf(examples.optimize_document);
	const { facts, notes } = await optimize(example!.bytes);
	expect(notes).toEqual([]);
	expect(Number(facts.bytesAfter)).toBeLessThan(0.55 * Number(facts.bytesBefore));
});

const lines = (count: number): string => Array.from({ length: count }, (_, line) => `${line * line} line ${line}\n`).join('');

testInTurn.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
	['short streams', () => numbered(12)],
	['everything that documents have', rich],
	// More than is deflated at once, and than a stream is judged by.
	['a long stream', () => rawPages(1, { catalog: '/Extra 60 0 R', objects: { 60: ['', lines(40_000)] } })],
])('gives the same bytes with native compression and without: %s', async (_, make) => {
	const source = await make();
	const [here, there] = [await optimize(source), await optimize(source, {}, localWithNativeCodec)];
	expect(here.notes).not.toContain('not_smaller');
	expect(Buffer.compare(here.bytes, there.bytes)).toBe(0);
});

withTools('qpdf', 'poppler')('optimize_document', () => {
	const streams = (objects: Readonly<Record<number, string | readonly [string, string]>>, pages = '') =>
		rawPages(1, {
			pages: {
				1: `/Own[${Object.keys(objects)
					.map((number) => `${number} 0 R`)
					.join(' ')}]${pages}`,
			},
			objects,
		});

	test.each([
		['without a filter', '', text(100)],
		['with weak Flate', '/Filter/FlateDecode', weakly(text(100))],
		['with weak Flate whose checksum is wrong', '/Filter/FlateDecode', `${weakly(text(100)).slice(0, -4)}\0\0\0\0`],
		['with weak Flate without its checksum', '/Filter/FlateDecode', weakly(text(100)).slice(0, -4)],
		['with weak Flate and something after it', '/Filter/FlateDecode', `${weakly(text(100))}\r\nbehind it`],
		['with ASCIIHex', '/Filter/ASCIIHexDecode', `${Buffer.from(text(100)).toString('hex')}>`],
		['with RunLength', '/Filter/RunLengthDecode', `\x7f${text(100).slice(0, 128)}\x80`],
		[
			'with ASCIIHex over weak Flate',
			'/Filter[/ASCIIHexDecode/FlateDecode]',
			`${Buffer.from(weakly(text(100)), 'latin1').toString('hex')}>`,
		],
	])('deflates a stream %s, which decodes to the same', async (_, filter, data) => {
		const input = streams({ 60: [filter, data] });
		const { bytes, notes } = await optimize(input);
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(decodedStreams(bytes)).toEqual(decodedStreams(input));
		expect(notes).toEqual([]);
		expect(uncompressed(bytes)).not.toMatch(/RunLength|ASCIIHex/);
		expect(bytes.length).toBeLessThan(input.length - data.length / 2);
	});

	test('writes LZW as Flate and keeps its predictor', async () => {
		// 80 0B 60 50 22 0C 0C 85 01 is the example of ISO 32000-2, 7.4.4.2: 45 45 45 45 45 65 45 45 45 66.
		const lzw = Buffer.from('800b6050220c0c8501', 'hex').toString('latin1');
		const input = streams({ 60: ['/Filter/LZWDecode', lzw], 61: ['', text(50)] });
		const { bytes } = await optimize(input);
		expect(decodedStreams(bytes)).toEqual(decodedStreams(input));
	});

	test('keeps predictors and their parameters', async () => {
		const rows = Buffer.concat(
			Array.from({ length: 64 }, (_, y) => Buffer.from([2, ...Array.from({ length: 64 }, (_, x) => (x * y) & 255)])),
		);
		const data = deflateSync(rows, { level: 1 }).toString('latin1');
		const input = streams({ 60: ['/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 64>>', data] });
		const { bytes } = await optimize(input);
		expect(decodedStreams(bytes)).toEqual(decodedStreams(input));
		expect(bytes.length).toBeLessThan(input.length);
	});

	test('leaves images of other filters, metadata, and data that does not inflate cleanly', async () => {
		const broken = weakly('Lorem ipsum dolor sit amet. '.repeat(60)).slice(0, -30);
		const input = streams({
			60: ['/Filter/DCTDecode', text(10)],
			61: ['/Type/Metadata/Subtype/XML', text(10)],
			62: ['/Filter/FlateDecode', broken],
		});
		const { bytes } = await optimize(input);
		const whole = Buffer.from(bytes).toString('latin1');
		expect(whole).toContain(`/Filter/DCTDecode/Length ${text(10).length}>>`);
		expect(whole.split(text(10))).toHaveLength(3);
		expect(whole).toContain(broken);
	});

	test('drops thumbnails and private data of programs, and what only they refer to', async () => {
		const input = streams({ 60: ['/Private 1', text(100)], 61: ['/Thumbnail 1', text(90)] }).slice();
		const page = Buffer.from(input)
			.toString('latin1')
			.replace(/\/Own\[60 0 R 61 0 R\]/, '/PieceInfo<</X 60 0 R>>/Thumb 61 0 R');
		const { bytes } = await optimize(Buffer.from(page, 'latin1'));
		expect(uncompressed(bytes)).not.toMatch(/Private|Thumb|PieceInfo/);
		expect(pageTexts(bytes)).toEqual(['Page 1']);
	});

	test('writes identical resources once, but never annotations', async () => {
		const image = [
			'/Type/XObject/Subtype/Image/Width 10/Height 10/BitsPerComponent 8/ColorSpace/DeviceRGB',
			randomBytes(300).toString('latin1'),
		] as const;
		const link = '<</Type/Annot/Subtype/Link/Rect[1 2 3 4]/A<</S/URI/URI(https://example.com)>>>>';
		const input = rawPages(3, {
			pages: Object.fromEntries(
				[1, 2, 3].map((page) => [
					page,
					`/Annots[${69 + page} 0 R]/Resources<</XObject<</I ${59 + page} 0 R>>/ExtGState<</G ${79 + page} 0 R>>/Font<</F 3 0 R>>>>`,
				]),
			),
			objects: {
				...Object.fromEntries([60, 61, 62].map((number) => [number, image])),
				...Object.fromEntries([70, 71, 72].map((number) => [number, link])),
				...Object.fromEntries([80, 81, 82].map((number) => [number, '<</Type/ExtGState/ca .5>>'])),
			},
		});
		const { bytes } = await optimize(input);
		const facts = new Objects(bytes);
		expect(facts.find({ '/Subtype': '/Image' })).toHaveLength(1);
		expect(facts.find({ '/Type': '/ExtGState' })).toHaveLength(1);
		expect(new Set(facts.pages().map((page) => facts.get(facts.get(page)['/Annots'])[0])).size).toBe(3);
		expect(looks(bytes)).toEqual(looks(input));
	});

	test('100 invoices with one font take less than the font and what differs', async () => {
		const font = randomBytes(50_000).toString('latin1');
		const invoices = await Promise.all(
			Array.from({ length: 100 }, async (_, index) =>
				asDocument(rawPages(1, { pages: { 1: `/Own ${index}/Fonts 60 0 R` }, objects: { 60: ['', font] } })),
			),
		);
		// Joined by a program that does not look for identical objects.
		const all = rawPdf({
			1: '<</Type/Catalog/Pages 2 0 R>>',
			2: `<</Type/Pages/Count 100/Kids[${invoices.map((_, i) => `${3 + 3 * i} 0 R`).join(' ')}]>>`,
			...Object.fromEntries(
				invoices.flatMap((_, i) => [
					[3 + 3 * i, `<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Own ${i}/F ${4 + 3 * i} 0 R>>`],
					[4 + 3 * i, `<</Type/FontDescriptor/FontName/A/Flags 4/FontFile2 ${5 + 3 * i} 0 R>>`],
					[5 + 3 * i, ['', font] as const],
				]),
			),
		});
		const { bytes, facts } = await optimize(all);
		expect(bytes.length).toBeLessThan(60_000);
		expect(facts).toMatchObject({ pageCount: 100, bytesBefore: all.length, bytesAfter: bytes.length });
	});

	test('returns a document that cannot be made smaller as it was, with a note', async () => {
		const { bytes: once } = await optimize(await numbered(40));
		const { bytes, notes, facts } = await optimize(once);
		expect(bytes).toBe(once);
		expect(notes).toEqual(['not_smaller']);
		expect(facts).toEqual({ pageCount: 40, bytesBefore: once.length, bytesAfter: once.length, savedPercent: 0 });
	});

	test('returns a damaged document repaired, even if it cannot be made smaller', async () => {
		const { bytes: once } = await optimize(await numbered(40));
		const damaged = Buffer.from(
			Buffer.from(once)
				.toString('latin1')
				.replace(/startxref\n\d+/, 'startxref\n7'),
			'latin1',
		);
		expect(qpdfCheck(damaged)).toMatchObject({ clean: false });
		const { bytes, notes, facts } = await optimize(damaged);
		expect(notes).toEqual(['document_repaired', 'repair_enlarged']);
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(facts).toMatchObject({ pageCount: 40, bytesBefore: damaged.length, bytesAfter: bytes.length });
	});

	test('says if a document that was repaired is larger', async () => {
		const damaged = Buffer.from('%PDF-1.4\n1 0 obj<</Pages 2 0 R>>\n2 0 obj<</Kids[3 0 R]>>\n3 0 obj<</MediaBox[0 0 9 9]>>');
		const { documents, notes } = await local.run('optimize_document', [asDocument(damaged)], {});
		const { length } = documents[0]!.bytes;
		expect(notes.map(({ code }) => code)).toEqual(['document_repaired', 'repair_enlarged']);
		const message = `The document has ${length} bytes now, ${length - damaged.length} more than before, because it was repaired.`;
		expect(notes[1]!.message).toBe(message);
	});

	testInTurn.each(['AESV2', 'AESV3 R6', 'RC4-128'] as const)('keeps the encryption %s', async (variant) => {
		const input = encryptedByQpdf(await rich(4), variant, 'user', 'owner');
		const { bytes } = await optimize(input, { open_password: 'user' });
		expect(qpdfCheck(bytes, 'user')).toMatchObject({ clean: true });
		expect(showEncryption(bytes, 'user')).toBe(showEncryption(input, 'user'));
		expect(permissionsByQpdf(bytes, 'user')).toBe(permissionsByQpdf(input, 'user'));
		expect(looks(bytes, { password: 'user' })).toEqual(looks(input, { password: 'user' }));
		expect(bytes.length).toBeLessThan(input.length);
	});

	test('tells that a document is no longer linearized', async () => {
		const { bytes, notes } = await optimize(onFile(await rich(6), (file) => run('qpdf', ['--linearize', file, '-']).stdout));
		expect(notes).toEqual(['linearization_removed']);
		expect(Buffer.from(bytes).toString('latin1')).not.toContain('/Linearized');
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
	});

	test('says nothing of linearization that an update ended before', async () => {
		const linear = onFile(await rich(6), (file) => run('qpdf', ['--linearize', file, '-']).stdout);
		const { bytes, notes } = await optimize(Buffer.concat([linear, Buffer.from('% more\n')]));
		expect(notes).toEqual([]);
		expect(Buffer.from(bytes).toString('latin1')).not.toContain('/Linearized');
	});

	test('reports signatures that no longer hold, and removes usage rights', async () => {
		const signature = '<</Type/Sig/Filter/A/ByteRange[0 1 2 3]/Contents<00>>>';
		const input = rawPages(1, {
			catalog: '/AcroForm<</Fields[60 0 R]>>/Perms<</UR3 62 0 R>>',
			pages: { 1: '/Annots[60 0 R]' },
			objects: {
				60: '<</Type/Annot/Subtype/Widget/FT/Sig/T(s)/Rect[0 0 0 0]/V 61 0 R>>',
				61: signature,
				62: signature,
				63: ['', text(20)],
			},
		});
		const { bytes, notes } = await optimize(input);
		expect(notes).toEqual(['signatures_invalidated', 'usage_rights_removed']);
		expect(uncompressed(bytes)).not.toContain('/UR3');
		expect(new Objects(bytes).find({ '/Type': '/Sig' })).toHaveLength(1);
	});

	test.each([
		['PDF/A-1', '<pdfaid:part>1</pdfaid:part>', ''],
		['PDF/X-1a', '', '(PDF/X-1a:2001)'],
		['PDF/X-3', '', '(PDF/X-3:2002)'],
	])('writes no object streams into a document that claims %s', async (_, xmp, version) => {
		const file = Buffer.from(
			rawPages(9, {
				catalog: '/Metadata 60 0 R',
				objects: {
					60: ['/Type/Metadata/Subtype/XML', `<rdf:Description>${xmp}</rdf:Description>`],
					61: `<</GTS_PDFXVersion ${version}>>`,
					62: ['', text(50)],
				},
				pages: { 1: '/Own 62 0 R' },
			}),
		).toString('latin1');
		const input = Buffer.from(version ? file.replace('/Root 1 0 R', '/Root 1 0 R/Info 61 0 R') : file, 'latin1');
		const { bytes } = await optimize(input);
		expect(bytes.length).toBeLessThan(input.length);
		expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/\/ObjStm|\/XRef/);
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
	});

	testInTurn('keeps everything that documents have, with either codec', async () => {
		const input = await rich(8);
		for (const backend of [local, localWithNativeCodec]) {
			const { bytes } = await optimize(input, {}, backend);
			expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
			expect(looks(bytes)).toEqual(looks(input));
			// Identical ones are there once.
			expect(new Set(decodedStreams(bytes))).toEqual(new Set(decodedStreams(input)));
			expect(new Objects(bytes).dangling()).toEqual(new Objects(input).dangling());
		}
	});

	test('gives the same bytes for the same input', async () => {
		const input = await rich(8);
		expect(Buffer.compare((await optimize(input)).bytes, (await optimize(input)).bytes)).toBe(0);
	});
});
