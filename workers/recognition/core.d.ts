/** Tesseract as WebAssembly, as far as it is used: Emscripten's module around the class TessBaseAPI. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
	export interface Engine {
		/** Returns 0 if all data could be read. `languages` are joined by `+`; 1 is the engine with neural networks. */
		Init(folder: string, languages: string, engine: number): number;
		SetVariable(name: string, value: string): boolean;
		/** Reads the image `/input`, turned by an angle in radians, clockwise. Returns 0 if it could be read. */
		SetImageFile(orientation: number, angle: number): number;
		Recognize(monitor: null): number;
		GetTSVText(page: number): string;
		Clear(): void;
	}
	export interface Core {
		readonly FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
		readonly TessBaseAPI: new () => Engine;
	}
	const open: (options: { wasmBinary: Uint8Array; print: () => void; printErr: () => void }) => Promise<Core>;
	export default open;
}
