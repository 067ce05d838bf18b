import type { Plugin } from 'esbuild';

export interface WasmFile {
	/** In node_modules. */
	readonly file: string;
	/** Where its hash is, without ending. */
	readonly vendor: string;
	/** The file of the package that loads it. */
	readonly beside?: string;
}
export declare const WASM: Readonly<Record<string, WasmFile>>;
export declare function wasmModule(file: string): string;
export declare function wasmModules(options?: { readonly without?: boolean; readonly beside?: boolean }): Plugin;
