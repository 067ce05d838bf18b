/** Removes unused parts of fontkit from the bundles. fontkit is one file, so a bundler cannot do that by itself. */
import { readFileSync } from 'node:fs';

const CHANGES = [
	{
		// A substitute for `Function.prototype.bind` that compiles text, and that is unused where the function exists. A closure does the same.
		from: /bound = Function\('binder', .*\)\(binder\);/,
		to: 'bound = function () { return binder.apply(this, arguments); };',
	},
	// The words that Brotli refers to: only fonts in the form WOFF2 need them, and they take as long to unpack as half of the rest to load.
	{ from: /var dictionary_bin = "[^"\n]*";/, to: 'var dictionary_bin = "";' },
	{ from: /^dictionary\.init\(BrotliDecompressBuffer\);$/m, to: '' },
];

export const leanFontkit = {
	name: 'lean fontkit',
	setup({ onLoad }) {
		onLoad({ filter: /@pdf-lib[\\/]fontkit[\\/]dist[\\/]fontkit\.es\.js$/ }, ({ path: file }) => {
			let contents = readFileSync(file, 'utf8');
			for (const { from, to } of CHANGES) {
				if (!from.test(contents)) throw new Error(`${file} has changed: look for what ${from} found`);
				contents = contents.replace(from, to);
			}
			return { contents, loader: 'js' };
		});
	},
};
