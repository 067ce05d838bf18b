/** The recognizer that hosts on Node lend: Tesseract in separate threads, with data from a folder. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWorker } from '../../scripts/build-worker';
import { languageData } from '../../scripts/recognition/language-data.mjs';
import { decode } from '../../shared/contract/values/decode';
import { threadPorts } from '../../workers/lend';
import { localHere } from '../../workers/local-here';
import { pause } from '../../workers/pause';
import { workerPool } from '../../workers/pool';
import { listLanguages } from '../../workers/recognition/language-data';
import { recognizerOf, type RecognizerOptions } from '../../workers/recognition/recognizer';
import { scanOf } from '../support/scans-of-text';
import { withFetched } from '../support/fetched';
import { local } from '../support/hosts/local';
import { pageTexts, qpdfCheck, withTools } from '../support/judges/tools';

const root = path.join(__dirname, '..', '..');
const WORDS = 'The quick brown fox jumps over the lazy dog while seven wizards watch from a distant hill';
const A4 = { width: 595.276, height: 841.89 };
const CURE = 'Give a folder';

let folder: string;
beforeAll(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'octavo-languages-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A thread that runs this code for each image. */
const threadOf = (code: string): (() => Promise<URL>) => {
	const source = `import { parentPort } from 'node:worker_threads'; let count = 0; parentPort.on('message', (image) => { count += 1; ${code} });`;
	return () => Promise.resolve(new URL(`data:text/javascript,${encodeURIComponent(source)}`));
};
const image = () => ({ width: 1, height: 1, samples: new Uint8Array(1), resolution: 300, deskew: false });
const open = (code: string, more: Partial<RecognizerOptions> = {}) =>
	recognizerOf({ entry: threadOf(code), folder, cure: CURE, ...more }).open(['eng']);
const COUNTING =
	'parentPort.postMessage({ words: [{ text: String(count), x: 0, y: 0, width: 1, height: 1, confidence: 90, beginsLine: true }] });';

describe('a folder with data of languages', () => {
	it('gives the languages of its files, sorted, and nothing else', () => {
		const some = path.join(folder, 'some');
		mkdirSync(some);
		for (const name of ['eng.traineddata.gz', 'chi_sim.traineddata', 'eng.traineddata', 'osd.traineddata', 'notes.txt'])
			writeFileSync(path.join(some, name), '');
		expect(listLanguages(some)).toEqual(['chi_sim', 'eng']);
	});

	it('may be missing: then there are no languages', () => {
		expect(recognizerOf({ entry: '', folder: undefined, cure: CURE }).languages).toEqual([]);
	});
});

describe('a thread that recognizes', () => {
	it('is replaced after some pages', async () => {
		const recognizing = open(COUNTING, { pages: 2 });
		const counts = [];
		for (let page = 0; page < 5; page++) counts.push((await recognizing.recognize(image()))[0]!.text);
		await recognizing.close();
		expect(counts).toEqual(['1', '2', '1', '2', '1']);
	});

	it('is ended where the work is cancelled', async () => {
		const recognizing = open('for (;;);');
		const controller = new AbortController();
		const work = recognizing.recognize(image(), controller.signal);
		setImmediate(() => controller.abort());
		await expect(work).rejects.toMatchObject({ code: 'cancelled' });
		await expect(recognizing.recognize(image(), controller.signal)).rejects.toMatchObject({ code: 'cancelled' });
		await recognizing.close();
	});

	it('is ended where a page takes too long', async () => {
		const recognizing = open('for (;;);', { pageTimeout: 1 });
		await expect(recognizing.recognize(image())).rejects.toMatchObject({ code: 'time_limit' });
		await recognizing.close();
	});

	it('may fail or crash, which is an error, and the next page has another thread', async () => {
		for (const code of [
			"parentPort.postMessage({ failed: 'Error' });",
			"throw new Error('text of the page');",
			'process.exit(1);',
		]) {
			const recognizing = open(`if (image.width === 1) { ${code} } else ${COUNTING}`);
			await expect(recognizing.recognize(image())).rejects.toMatchObject({
				code: 'internal',
				message: 'The recognizer ended before its work was done',
			});
			expect((await recognizing.recognize({ ...image(), width: 2 }))[0]!.text).toBe('1');
			await recognizing.close();
		}
	});
});

withFetched('Tesseract', () => {
	let entry: string;
	let data: string;
	let scan: Uint8Array;
	let crooked: Uint8Array;
	beforeAll(async () => {
		entry = await buildWorker(root, `recognizer-${process.pid}`);
		data = languageData();
		const text = Array.from({ length: 12 }, () => WORDS).join('\n\n');
		const source = { name: 'text.md', bytes: Buffer.from(text) };
		const made = await local.run('markdown_to_pdf', [source], decode('markdown_to_pdf', {}));
		scan = await scanOf(made.documents[0]!.bytes, [A4], { resolution: 200 });
		crooked = await scanOf(made.documents[0]!.bytes, [A4], { resolution: 200, turned: 3, noise: 40 });
	});
	afterAll(() => rmSync(entry));

	const recognize = async (bytes: Uint8Array, raw: object = {}) =>
		await localHere({}, threadPorts, pause, { recognition: { entry, folder: data, cure: CURE } }).run(
			'recognize_text',
			[{ name: 'scan.pdf', bytes }],
			decode('recognize_text', { languages: 'en', ...raw }),
		);
	const wordsOf = (bytes: Uint8Array) => pageTexts(bytes)[0]!.split(/\s+/);

	withTools('qpdf', 'poppler')('in separate threads', () => {
		it('finds the words of a scan, the same each time', async () => {
			const { documents, facts } = await recognize(scan);
			const expected = Array.from({ length: 12 }, () => WORDS.split(' ')).flat();
			// Lines that are much alike look like columns to readers.
			expect(wordsOf(documents[0]!.bytes).sort()).toEqual(expected.sort());
			expect(facts).toMatchObject({ recognizedPages: 1, recognizedWords: 12 * WORDS.split(' ').length });
			expect(facts.confidence).toBeGreaterThan(90);
			expect(qpdfCheck(documents[0]!.bytes).clean).toBe(true);
			expect(Buffer.compare(documents[0]!.bytes, (await recognize(scan)).documents[0]!.bytes)).toBe(0);
		});

		it('turns crooked pages for itself', async () => {
			const { documents } = await recognize(crooked, { deskew: true });
			const found = wordsOf(documents[0]!.bytes);
			for (const word of WORDS.split(' ')) expect(found.filter((one) => one === word).length).toBeGreaterThanOrEqual(11);
		});

		it('asks no network for anything', async () => {
			const withoutNetwork = (then: string) => () => {
				const source = `import net from 'node:net'; import dns from 'node:dns';
					const end = () => process.exit(7);
					net.Socket.prototype.connect = end; dns.lookup = end; globalThis.fetch = end; globalThis.XMLHttpRequest = end; ${then}`;
				return Promise.resolve(new URL(`data:text/javascript,${encodeURIComponent(source)}`));
			};
			const open = (then: string) => recognizerOf({ entry: withoutNetwork(then), folder: data, cure: CURE }).open(['eng', 'deu']);
			const white = { ...image(), width: 400, height: 400, samples: new Uint8Array(160_000).fill(255) };
			const recognizing = open(`await import(${JSON.stringify(pathToFileURL(entry).href)});`);
			expect(await recognizing.recognize({ ...white })).toEqual([]);
			await recognizing.close();
			const asking = open("net.connect(1, '127.0.0.1');");
			await expect(asking.recognize(image())).rejects.toMatchObject({ code: 'internal' });
			await asking.close();
		});

		it('works in the threads of a pool', async () => {
			const pool = workerPool({ entry, size: 1, ports: threadPorts, recognition: { folder: data, cure: CURE } });
			const { facts } = await pool.run(
				'recognize_text',
				[{ name: 'scan.pdf', bytes: Uint8Array.from(scan) }],
				decode('recognize_text', { languages: 'de, en' }),
			);
			expect(facts).toMatchObject({ recognizedPages: 1 });
			await pool.close();
		});
	});
});
