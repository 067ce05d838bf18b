/** WebAssembly files of packages, as bundlers carry them (scripts/wasm/wasm-modules.mjs): zlib data in base64, in pieces that decode one by one. */
// eslint-disable-next-line no-restricted-syntax -- there is no other way to declare the type of such files
declare module '*.wasm' {
	export const pieces: readonly string[];
}
