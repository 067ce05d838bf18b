/** A thread that recognizes text: it opens Tesseract once, and gives the words of each image. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ImageOfText } from '../../shared/contract/lent';
import type { FromRecognizer, OfRecognizer } from './messages';
import { Tesseract } from './tesseract';

const { languageData, languages } = workerData as OfRecognizer;
const opened = Tesseract.open(languageData, languages);
// A failure is the answer to the first image.
opened.catch(() => undefined);

parentPort?.on('message', (image: ImageOfText) => void answer(image));

async function answer(image: ImageOfText): Promise<void> {
	let found: FromRecognizer;
	try {
		found = { words: (await opened).recognize(image) };
	} catch (thrown) {
		found = { failed: thrown instanceof Error ? thrown.name : 'Error' };
	}
	parentPort?.postMessage(found);
}
