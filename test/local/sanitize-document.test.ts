import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { decode } from '../../shared/decode';
import { PLANTED, planted, talkativeJpeg, type PlantedFlag } from '../support/documents/planted';
import { encryptedByQpdf } from '../support/documents/protection';
import { packable, pageObjects, rawPages, RawFile } from '../support/documents/raw';
import { asDocument, local } from '../support/hosts/local';
import { onFile, pageTexts, qpdfCheck, run, uncompressed, withTools } from '../support/judges/tools';
import { drawing, Readers } from '../support/readers';
import { difference, type Picture } from '../support/readers/pictures';

const flags = Object.keys(PLANTED) as PlantedFlag[];

/** Runs with these flags only. */
async function sanitized(bytes: Uint8Array, on: readonly PlantedFlag[], open_password?: string) {
	const parameters = Object.fromEntries(flags.map((flag) => [flag, on.includes(flag)]));
	const raw = open_password === undefined ? parameters : { ...parameters, open_password };
	const { documents, notes, facts } = await local.run('sanitize_document', [asDocument(bytes)], decode('sanitize_document', raw));
	return { bytes: documents[0]!.bytes, notes: notes.map(({ code }) => code), facts };
}

/** Actions that lead out of the document, and more than that. */
const LEADING_OUT = ['LAUNCH', 'GOTOR', 'GOTOE', 'URI', 'STRAY'].map((place) => `SCRIPTS-${place}`);

const found = (bytes: Uint8Array, password?: string): string[] => {
	const text = uncompressed(bytes, password);
	return Object.values(PLANTED)
		.flat()
		.filter((word) => text.includes(word));
};

withTools('qpdf', 'poppler')('sanitize_document', () => {
	test.each(flags)('%s removes what it names, and nothing else', async (flag) => {
		const { bytes, facts } = await sanitized(planted(), [flag]);
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		const isBoth = (word: string) => flag === 'remove_external_links' && LEADING_OUT.includes(word);
		const left = Object.entries(PLANTED).flatMap(([other, words]) =>
			other === flag ? [] : words.filter((word) => !isBoth(word)),
		);
		expect(found(bytes)).toEqual(left);
		expect(Object.keys(facts)).toHaveLength(2);
		expect(Math.min(...Object.values(facts).map(Number))).toBeGreaterThan(0);
	});

	test('counts what it removed, of each kind', async () => {
		const { bytes, facts, notes } = await sanitized(planted(), flags);
		expect(found(bytes)).toEqual([]);
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(facts).toEqual({
			pageCount: 2,
			removedScripts: 23,
			removedPrivateData: 9,
			removedMetadata: 2,
			removedHiddenLayers: 2,
			removedHiddenText: 3,
			removedAttachments: 7,
			removedComments: 5,
			removedExternalLinks: 3,
			removedImageMetadata: 1,
		});
		expect(notes).toEqual([]);
		expect((await sanitized(bytes, flags)).notes).toEqual(['nothing_to_remove']);
	});

	test('finds the same in an encrypted document', async () => {
		const { bytes } = await sanitized(encryptedByQpdf(planted(), 'AESV3 R6', 'user', 'owner'), flags, 'user');
		expect(found(bytes, 'user')).toEqual([]);
		expect(pageTexts(bytes, 'user')[1]).toContain('Page 2');
	});

	test('looks as before to every reader, apart from comments and files', async () => {
		const readers = new Readers();
		const folder = mkdtempSync(path.join(tmpdir(), 'octavo-'));
		const draw = async (bytes: Uint8Array, reader: (typeof drawing)[number]): Promise<readonly Picture[]> => {
			const file = path.join(folder, 'document.pdf');
			writeFileSync(file, bytes);
			return (await readers.look(reader, file, { size: { dpi: 72 } })).pictures;
		};
		try {
			const others = flags.filter((flag) => flag !== 'remove_comments' && flag !== 'remove_attachments');
			const withLayers = (await sanitized(planted(), others)).bytes;
			const withoutLayers = (
				await sanitized(
					planted(),
					others.filter((flag) => flag !== 'remove_hidden_layers'),
				)
			).bytes;
			for (const reader of drawing) {
				const before = await draw(planted(), reader);
				// Not all readers know visibility expressions and usages: most show something of the hidden layers.
				const results = reader === 'pdf.js' ? [withoutLayers, withLayers] : [withoutLayers];
				for (const result of results) {
					const shares = (await draw(result, reader)).map((picture, page) => difference(before[page]!, picture));
					expect([reader, shares]).toEqual([reader, [0, 0]]);
				}
			}
		} finally {
			readers.stop();
			rmSync(folder, { recursive: true, force: true });
		}
	}, 60_000);

	test('looks into object streams, and at names that are written with #xx', async () => {
		const [packed, streams] = packable({
			...pageObjects(1, { catalog: '/OpenAc#74ion 60 0 R/#41A<</WC 61 0 R>>', pages: { 1: '/Piece#49nfo<</A(PRIVATE-PAGE)>>' } }),
			60: '<</#53 62 0 R/J#53(SCRIPTS-OPENACTION)>>',
			61: '<</S/J#61va#53cript/JS(SCRIPTS-CATALOG-AA)/Next 61 0 R>>',
			62: '/Java#53cript',
		});
		const file = new RawFile().objects(streams).objectStream(70, packed);
		const { bytes, facts } = await sanitized(file.crossReferenceStream(71, '/Root 1 0 R').bytes, flags);
		expect(found(bytes)).toEqual([]);
		expect(facts).toMatchObject({ removedScripts: 2, removedPrivateData: 1 });
	});

	test('finds the metadata of images behind further filters', async () => {
		const packed = deflateSync(Buffer.from(talkativeJpeg(), 'latin1')).toString('latin1');
		const entries = '/Type/XObject/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace/DeviceRGB';
		const input = rawPages(1, {
			pages: { 1: '/Resources<</XObject<</Im 60 0 R>>/Font<</F 3 0 R>>>>' },
			objects: {
				41: ['', 'q 9 0 0 9 0 0 cm /Im Do Q'],
				60: [`${entries}/Filter[/FlateDecode/DCTDecode]/DecodeParms[null null]`, packed],
			},
		});
		const { bytes, facts } = await sanitized(input, ['remove_image_metadata']);
		expect(facts).toMatchObject({ removedImageMetadata: 1 });
		const image = onFile(bytes, (file) => run('pdfimages', ['-list', file])).stdout.toString();
		expect(image).toMatch(/jpeg/);
		expect(uncompressed(bytes)).toContain('/Filter /DCTDecode');
	});
});
