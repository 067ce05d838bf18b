/**
 * The recognizer that hosts on Node lend: Tesseract in a separate thread, which is ended when the document is done, when the work is
 * cancelled, and after some pages, because its memory grows.
 */
import { Worker } from 'node:worker_threads';
import { cancellation, OctavoError } from '../../shared/contract/errors';
import type { ImageOfText, Recognizer, Recognizing, WordOfImage } from '../../shared/contract/lent';
import { listLanguages } from './language-data';
import type { FromRecognizer, OfRecognizer } from './messages';

export interface RecognizerOptions {
	/** The file that threads run, which is that of the pool: its path, or its address. */
	readonly entry: string | (() => Promise<string | URL>);
	/** The folder with the data of languages; undefined without any. */
	readonly folder: string | undefined;
	/** How a user gets more of them. */
	readonly cure: string;
	/** Pages after which a thread is replaced. */
	readonly pages?: number;
	/** Milliseconds after which a page fails. */
	readonly pageTimeout?: number;
}

const PAGES = 25;
/** Sixty times as long as a page of text takes. */
const PAGE_TIMEOUT = 300_000;

/** @throws Error of the file system if the folder cannot be read */
export function recognizerOf(options: RecognizerOptions): Recognizer {
	const { folder, cure } = options;
	return {
		languages: folder === undefined ? [] : listLanguages(folder),
		cure,
		open: (languages) => new Recognition(languages, options),
	};
}

class Recognition implements Recognizing {
	private worker: Worker | undefined;
	private done = 0;

	constructor(
		private readonly languages: readonly string[],
		private readonly options: RecognizerOptions,
	) {}

	readonly recognize = async (image: ImageOfText, signal?: AbortSignal): Promise<readonly WordOfImage[]> => {
		const { pages = PAGES, pageTimeout = PAGE_TIMEOUT } = this.options;
		if (signal?.aborted) throw cancellation();
		if (this.done >= pages) await this.close();
		this.done += 1;
		this.worker ??= await this.start();
		try {
			return await answerOf(this.worker, image, { signal, timeout: pageTimeout });
		} catch (thrown) {
			// Its answer would come too late.
			await this.close();
			throw thrown;
		}
	};

	readonly close = async (): Promise<void> => {
		const { worker } = this;
		this.worker = undefined;
		this.done = 0;
		await worker?.terminate();
	};

	private async start(): Promise<Worker> {
		const { languages, options } = this;
		const entry = typeof options.entry === 'string' ? options.entry : await options.entry();
		const workerData: OfRecognizer = { languageData: options.folder!, languages };
		return new Worker(/^(?:file|data):/.test(String(entry)) ? new URL(entry) : entry, {
			workerData,
			stdout: false,
			stderr: false,
		});
	}
}

interface Bounds {
	readonly signal: AbortSignal | undefined;
	readonly timeout: number;
}

/** Sends the image, and waits for the answer, the end of the thread, the signal, or the time limit. */
function answerOf(worker: Worker, image: ImageOfText, { signal, timeout }: Bounds): Promise<readonly WordOfImage[]> {
	return new Promise((resolve, reject) => {
		const settle = (outcome: readonly WordOfImage[] | OctavoError): void => {
			clearTimeout(timer);
			signal?.removeEventListener('abort', stop);
			worker.off('message', take).off('error', fail).off('exit', fail);
			if (outcome instanceof OctavoError) reject(outcome);
			else resolve(outcome);
		};
		const stop = (): void => settle(cancellation());
		const take = (answer: FromRecognizer): void => settle('words' in answer ? answer.words : notRecognized(answer.failed));
		const fail = (cause: unknown): void => settle(notRecognized(cause instanceof Error ? cause.name : 'exit'));
		const timer = setTimeout(() => settle(tooSlow()), timeout);
		signal?.addEventListener('abort', stop, { once: true });
		worker.on('message', take).on('error', fail).on('exit', fail);
		worker.postMessage(image, [image.samples.buffer as ArrayBuffer]);
	});
}

const tooSlow = (): OctavoError =>
	new OctavoError('time_limit', 'A page took longer to recognize than is allowed', {
		advice: 'Leave the page out with pages, or scan it with fewer pixels',
	});

function notRecognized(name: string): OctavoError {
	const cause = new Error('in the recognizer');
	cause.name = name;
	return new OctavoError('internal', 'The recognizer ended before its work was done', {
		advice: 'Check the data of the languages: they must be those of Tesseract 4 or later',
		cause,
	});
}
