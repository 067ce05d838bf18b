/** Tesseract, as WebAssembly that has no file and no network: data of languages and images are given to it as bytes. */
import type { Core, Engine } from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import { inflateSync } from 'node:zlib';
import type { ImageOfText, WordOfImage } from '../../shared/contract/lent';
import { readLanguage } from './language-data';
import { findSkew } from './skew';
import { readWords, turnBack } from './words';

const INPUT = '/input';
/** The engine with neural networks, the only one of this build. */
const NETWORKS = 1;
/** As the image is. */
const UPRIGHT = 1;
/** In radians: lines that are less crooked are recognized as well without turning. */
const LEVEL = 0.003;

export class Tesseract {
	private constructor(
		private readonly core: Core,
		private readonly engine: Engine,
	) {}

	/** @throws Error if the data of a language cannot be read */
	static async open(folder: string, languages: readonly string[]): Promise<Tesseract> {
		const { pieces } = await import('tesseract.js-core/tesseract-core-simd-lstm.wasm');
		// Emscripten looks for the folder of its file, also if it is given the WebAssembly. ES modules have no such variable.
		const place = globalThis as { __dirname?: string };
		place.__dirname ??= '';
		const { default: start } = await import('tesseract.js-core/tesseract-core-simd-lstm.js');
		const wasmBinary = inflateSync(Buffer.from(pieces.join(''), 'base64'));
		const core = await start({ wasmBinary, print: say, printErr: say });
		for (const language of languages) core.FS.writeFile(`/${language}.traineddata`, readLanguage(folder, language));
		const engine = new core.TessBaseAPI();
		if (engine.Init('/', languages.join('+'), NETWORKS) !== 0) throw new Error('The data of a language are damaged');
		for (const language of languages) core.FS.unlink(`/${language}.traineddata`);
		return new Tesseract(core, engine);
	}

	/** Takes seconds, without a pause. */
	recognize({ width, height, samples, resolution, deskew }: ImageOfText): WordOfImage[] {
		const { core, engine } = this;
		core.FS.writeFile(INPUT, Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), samples]));
		this.set('user_defined_dpi', String(resolution));
		// The page as a whole: columns, lines and words are found.
		this.set('tessedit_pageseg_mode', '3');
		const skew = deskew ? findSkew({ width, height, samples }) : 0;
		const angle = Math.abs(skew) < LEVEL ? 0 : skew;
		this.load(angle);
		if (engine.Recognize(null) !== 0) throw new Error('An image was not recognized');
		const words = readWords(engine.GetTSVText(0));
		engine.Clear();
		return angle === 0 ? words : words.map((word) => turnBack(word, { width, height, angle }));
	}

	private load(angle: number): void {
		if (this.engine.SetImageFile(UPRIGHT, angle) !== 0) throw new Error('An image was not read');
	}

	private set(name: string, value: string): void {
		if (!this.engine.SetVariable(name, value)) throw new Error(`Tesseract does not know ${name}`);
	}
}

/** The output of Tesseract may quote documents. */
const say = (): void => undefined;
