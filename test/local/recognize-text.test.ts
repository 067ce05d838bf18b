/** recognize_text: what its layer is to other operations, and how it ends early. */
import { decode } from '../../shared/contract/values/decode';
import { allPorts } from '../../shared/contract/ports';
import { localBackend } from '../../shared/local';
import type { ImageOfText, Lent } from '../../shared/contract/lent';
import { tesseractName } from '../../shared/local/recognition/languages';
import { scanOf } from '../support/scans-of-text';
import { rawPages } from '../support/documents/raw';
import { textPage } from '../support/documents/stamps';
import { lent, local, pause } from '../support/hosts/local';
import { STAND_IN_WORD, standInRecognizer } from '../support/hosts/stand-in-recognizer';
import { everyObject, pageTexts, picturesByMupdf, qpdfCheck, withTools } from '../support/judges/tools';
import { testInTurn } from '../support/sample';

const LETTER = { width: 612, height: 792 };

const scan = (): Promise<Uint8Array> => scanOf(textPage('Ledger', 0), [LETTER], { resolution: 150 });

async function run(name: 'recognize_text' | 'redact_text' | 'extract_text', bytes: Uint8Array, raw: object, backend = local) {
	return await backend.run(name, [{ name: 'scan.pdf', bytes }], decode(name, raw as never));
}

const recognized = async (): Promise<Uint8Array> =>
	(await run('recognize_text', await scan(), { languages: 'en' })).documents[0]!.bytes;

withTools(
	'qpdf',
	'poppler',
	'mutool',
)('a recognized scan', () => {
	testInTurn('looks as before, and has the text where its pixels are', async () => {
		const [before, after] = [await scan(), await recognized()];
		expect(picturesByMupdf(after)).toEqual(picturesByMupdf(before));
		expect(pageTexts(after)).toEqual([STAND_IN_WORD]);
		expect(qpdfCheck(after).clean).toBe(true);
		expect((await run('extract_text', after, {})).data).toMatchObject({ text: `${STAND_IN_WORD}\n` });
	});

	testInTurn('loses a redacted word and the pixels above it', async () => {
		const { documents, facts } = await run('redact_text', await recognized(), {
			search: STAND_IN_WORD,
			redact_mark: 'none',
		});
		const after = documents[0]!.bytes;
		expect(facts).toMatchObject({ redactedMatches: 1, redactedImages: 1 });
		expect(pageTexts(after)).toEqual(['']);
		const dark = (bytes: Uint8Array) => picturesByMupdf(bytes)[0]!.rgb.filter((sample) => sample < 128).length;
		expect(dark(await recognized())).toBeGreaterThan(0);
		expect(dark(after)).toBe(0);
		expect(everyObject(after)).not.toContain(STAND_IN_WORD);
	});

	testInTurn('is not recognized again', async () => {
		const bytes = await recognized();
		const again = await run('recognize_text', bytes, { languages: 'en' });
		expect(again.notes.map(({ code }) => code)).toEqual(['no_pages_to_recognize']);
		expect(Buffer.compare(again.documents[0]!.bytes, bytes)).toBe(0);
	});
});

describe('the recognition of a document', () => {
	const lending = (recognizer: Lent['recognizer']) =>
		localBackend({ pause, ports: allPorts, lent: { ...lent, ...(recognizer && { recognizer }) } });

	testInTurn('is closed when it fails, and tells its progress', async () => {
		let closed = 0;
		const failing = {
			...standInRecognizer,
			open: () => ({
				recognize: () => Promise.reject(new Error('text of the page')),
				close: () => {
					closed += 1;
					return Promise.resolve();
				},
			}),
		};
		await expect(run('recognize_text', await scan(), { languages: 'en' }, lending(failing))).rejects.toMatchObject({
			code: 'internal',
		});
		expect(closed).toBe(1);
		const told: number[] = [];
		await local.run(
			'recognize_text',
			[{ name: 'scan.pdf', bytes: await scan() }],
			decode('recognize_text', { languages: 'en' }),
			{
				onProgress: (fraction) => told.push(fraction),
			},
		);
		expect(told.length).toBeGreaterThan(1);
		expect(told).toEqual([...told].sort((one, other) => one - other));
		expect(told.at(-1)).toBeGreaterThanOrEqual(0.98);
	});

	/** Notes what it is given. */
	const watching = (note: (image: ImageOfText, languages: readonly string[], signal?: AbortSignal) => void) => ({
		...standInRecognizer,
		open: (languages: readonly string[]) => ({
			recognize: (image: ImageOfText, signal?: AbortSignal) => {
				note(image, languages, signal);
				return Promise.resolve([]);
			},
			close: () => Promise.resolve(),
		}),
	});

	testInTurn('gives the recognizer the signal, and images of the page at 300 dpi', async () => {
		const { signal } = new AbortController();
		const seen: unknown[] = [];
		const recognizer = watching(({ width, height, resolution, deskew }, languages, given) =>
			seen.push({ languages, width, height, resolution, deskew, isSame: given === signal }),
		);
		const parameters = decode('recognize_text', { languages: 'en, de', deskew: 'true' });
		const { facts } = await lending(recognizer).run('recognize_text', [{ name: 'scan.pdf', bytes: await scan() }], parameters, {
			signal,
		});
		expect(seen).toEqual([{ languages: ['eng', 'deu'], width: 2550, height: 3300, resolution: 300, deskew: true, isSame: true }]);
		expect(facts).toEqual({ pageCount: 1, recognizedPages: 1, recognizedWords: 0 });
	});

	test.each([
		['227 9000', { width: 807, height: 32_000, resolution: 256 }],
		['1000000 1', { width: 27_778, height: 1, resolution: 2 }],
		['9007199254740992 595', { width: 32_000, height: 1 }],
	])('gives it at most 32,000 pixels a side: %s', async (size, expected) => {
		const seen: unknown[] = [];
		const recognizer = watching(({ width, height, resolution }) => seen.push({ width, height, resolution }));
		const pages = { 1: `/MediaBox[0 0 ${size}]/Resources<</XObject<</I 61 0 R>>>>/Contents 60 0 R` };
		const image = ['/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray', 'a'] as const;
		const bytes = rawPages(1, { pages, objects: { 60: ['', 'q 200 0 0 1 0 0 cm /I Do Q'], 61: image } });
		await run('recognize_text', bytes, { languages: 'en' }, lending(recognizer));
		expect(seen).toEqual([expect.objectContaining(expected)]);
	});
});

it.each([
	['en', 'eng'],
	['de-AT', 'deu'],
	['zh-Hant-HK', 'chi_tra'],
	['zh-CN', 'chi_sim'],
	['sr-Latn', 'srp_latn'],
	['frk', 'frk'],
	['script/Latin', 'script/Latin'],
])('takes the language %s as %s', (given, name) => {
	expect(tesseractName(given)).toBe(name);
});
