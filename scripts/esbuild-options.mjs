// esbuild's options that several bundles share.
import { leanFontkit } from './lean/fontkit.mjs';
import { leanPdfLib } from './lean/pdf-lib.mjs';
import { wasmModules } from './wasm/wasm-modules.mjs';

const common = {
	bundle: true,
	// Named constants become their numbers, which V8 does not do for variables of a module.
	minifySyntax: true,
	charset: 'utf8',
	legalComments: 'none',
	logLevel: 'warning',
};

/** The options for files that n8n loads: `browser` omits the branches of libraries that need Node's own modules. */
export const forN8n = {
	...common,
	target: 'es2022',
	platform: 'browser',
	format: 'esm',
	external: ['n8n-workflow', 'node:crypto'],
	alias: {
		// Its entry for browsers is the platform's forms, which hold what they send in memory.
		'formdata-node': './node_modules/formdata-node/lib/form-data.js',
		// Its entry for browsers asks the page for the meaning of a character reference.
		'decode-named-character-reference': './node_modules/decode-named-character-reference/index.js',
	},
	plugins: [leanFontkit, leanPdfLib, wasmModules()],
};

/** ES modules for the oldest Node that the tests run on. */
export const forNode = { ...common, target: 'node20', platform: 'node', format: 'esm' };

/** The same from a checkout: only our own files are compiled, and packages stay where they are. */
export const fromCheckout = { ...forNode, packages: 'external', sourcemap: true, plugins: [wasmModules({ beside: true })] };

/** For bundles with CommonJS files, which need Node's own `require`. */
export const withRequire = {
	banner: { js: "import { createRequire as octavoRequire } from 'node:module'; const require = octavoRequire(import.meta.url);" },
};
